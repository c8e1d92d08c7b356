"""Ten thousand random games over all numbers of players: no exception, no dead end, no broken invariant.

On the compiled engines all of them are played, on the pure ones a tenth; `EUPHORIA_FUZZ=50000` sets
another number. A game that fails leaves a record in build/fuzz that `euphoria.load` and
`euphoria replay` open; the error names it.
"""

import os
from pathlib import Path

import pytest

import euphoria
from euphoria.core import native
from euphoria.core.state import State
from kit.fuzz import dump, fuzz, fuzz_game
from kit.leaders_invariants import check_position, check_step, table_of
from kit.titles import LEADERS

GAMES = int(os.environ.get("EUPHORIA_FUZZ", "10000" if native() else "1000"))
CHUNKS = 10
"""For each number of players two chunks, so that several processes share the work."""


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_keep_the_rules(chunk: int) -> None:
    players = 4 + chunk % 5
    size = max(1, GAMES // CHUNKS)
    first = (chunk // 5) * size
    made = fuzz(LEADERS.game, players, range(first, first + size), check_position, check_step)
    assert made > 50 * size


# ------------------------------------------------------------------ the fuzzer itself


def third_wastelander(s: State) -> None:
    """A condition that every longer game breaks sooner or later."""
    assert table_of(s).wasteland.bit_count() < 3, "a third Wastelander"


def no_condition(_before: State, _after: State) -> None:
    pass


def test_a_failing_game_is_dumped_as_a_record_that_loads(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="a third Wastelander") as caught:
        fuzz(LEADERS.game, 6, range(20), third_wastelander, no_condition, tmp_path)
    (path,) = tmp_path.iterdir()
    assert str(path) in str(caught.value)
    match = euphoria.load(path)
    assert not match.over
    assert table_of(match.state).wasteland.bit_count() == 2, "the record ends just before the failure"


def test_a_crash_in_a_game_is_dumped_too(tmp_path: Path) -> None:
    def crash(s: State) -> None:
        if table_of(s).turn >= 5:
            raise ZeroDivisionError("engine on fire")

    with pytest.raises(AssertionError, match="engine on fire"):
        fuzz(LEADERS.game, 4, range(3), crash, no_condition, tmp_path)
    assert [euphoria.load(path).view(None)["turn"] for path in tmp_path.iterdir()] == [4]


def test_the_dump_is_the_game_that_was_fuzzed(tmp_path: Path) -> None:
    """Without a failure the whole game but its last step is written."""

    def nothing(_s: State) -> None:
        pass

    made = fuzz_game(LEADERS.game, 5, 3, nothing, no_condition)
    path, _ = dump(LEADERS.game, 5, 3, nothing, no_condition, tmp_path)
    assert euphoria.load(path).ply == made - 1
