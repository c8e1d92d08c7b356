"""Random games over all numbers of players: no exception, no dead end, no broken invariant.

How many depends on the time there is (kit/fuzz.py). A game that fails leaves a record in build/fuzz that
`euphoria.load` and `euphoria replay` open; the error names it.
"""

from pathlib import Path

import pytest

import euphoria
from euphoria.core.bits import size
from euphoria.core.state import State
from kit.fuzz import FIRST, dump, fresh_numbers, fuzz, fuzz_game
from kit.leaders_invariants import check_position, check_step, table_of
from kit.titles import LEADERS

CHUNKS = 10
"""For each number of players two chunks, so that several processes share the work."""


@pytest.mark.fuzz
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_keep_the_rules(chunk: int) -> None:
    numbers = fresh_numbers(chunk, CHUNKS)
    assert fuzz(LEADERS.game, 4 + chunk % 5, numbers, check_position, check_step) > 5


# ------------------------------------------------------------------ the fuzzer itself


def third_wastelander(s: State) -> None:
    """A condition that every longer game breaks sooner or later."""
    assert size(table_of(s).wasteland) < 3, "a third Wastelander"


def no_condition(_before: State, _after: State) -> None:
    pass


def test_a_chunk_plays_while_it_has_time_and_at_least_one_game() -> None:
    assert list(fresh_numbers(2, 5, seconds=0)) == [FIRST + 2]
    several = [number for number, _ in zip(fresh_numbers(2, 5, seconds=600), range(4), strict=False)]
    assert several == [FIRST + 2, FIRST + 7, FIRST + 12, FIRST + 17]
    assert sum(1 for _ in fresh_numbers(0, 5, seconds=0.05)) > 1


def test_a_failing_game_is_dumped_as_a_record_that_loads(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="a third Wastelander") as caught:
        fuzz(LEADERS.game, 6, range(20), third_wastelander, no_condition, tmp_path)
    (path,) = tmp_path.iterdir()
    assert str(path) in str(caught.value)
    match = euphoria.load(path)
    assert not match.over
    assert size(table_of(match.state).wasteland) == 2, "the record ends just before the failure"


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
