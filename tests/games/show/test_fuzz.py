"""Random shows over all missions, maps, teams and house rules: no dead end, no broken invariant.

The compiled engines play whole ones, the pure ones first turns, as many as there is time for (kit/fuzz.py).
A show that fails leaves a record in build/fuzz; the error names it.
"""

from pathlib import Path

import pytest

import euphoria
from euphoria.core import native
from euphoria.core.state import State
from kit.fuzz import fresh_numbers, fuzz
from kit.show_invariants import check_position, check_step
from kit.show_play import GAME, arena_of, scene_of

CHUNKS = 4
TURNS = 10 if native() else 2
"""Whole shows where they are quick, otherwise their first turns."""


@pytest.mark.fuzz
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_shows_keep_the_rules(chunk: int) -> None:
    for number in fresh_numbers(chunk, CHUNKS):
        assert fuzz(GAME, 2, [number], check_position, check_step, options=scene_of(number, TURNS)) > 10


def test_a_failing_show_is_dumped_as_a_record_that_loads(tmp_path: Path) -> None:
    def nobody_moves(s: State) -> None:
        assert not any(arena_of(s).moved_ap), "somebody moved"

    def no_condition(_before: State, _after: State) -> None:
        pass

    with pytest.raises(AssertionError, match="somebody moved") as caught:
        fuzz(GAME, 2, range(40), nobody_moves, no_condition, tmp_path, options=scene_of(0, 2, 300))
    (path,) = tmp_path.iterdir()
    assert str(path) in str(caught.value)
    match = euphoria.load(path)
    assert not match.over
    assert not any(arena_of(match.state).moved_ap)
