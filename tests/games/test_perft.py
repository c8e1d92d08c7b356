"""The number of ways to play on from fixed positions, as stored in tests/perft."""

from typing import Any

import pytest

from euphoria.core import native
from euphoria.core.game import Game
from euphoria.core.playout import next_seat
from euphoria.core.state import State
from kit.perft import FOLDER, count, load, state_of
from kit.titles import CONNECT_FOUR, TITLES, find

STORED = [(path.stem, entry) for path in sorted(FOLDER.glob("*.json")) for entry in load(path.stem)]
MOST = 3_000_000 if native() else 130_000
"""On the pure engines only as deep as it goes quickly."""


@pytest.mark.parametrize(
    ("title", "entry"), STORED, ids=[f"{title}: {entry['name']}" for title, entry in STORED]
)
def test_there_are_as_many_ways_to_play_on_as_there_were(title: str, entry: dict[str, Any]) -> None:
    s = state_of(title, entry)
    before = s.digest()
    deep = [number for number in entry["counts"] if number <= MOST]
    assert len(deep) >= 3
    assert [count(find(title), s, depth) for depth in range(1, len(deep) + 1)] == deep
    assert s.digest() == before


def test_every_title_has_counts() -> None:
    assert {title for title, _ in STORED} == {title.id for title in TITLES}


def test_the_published_counts_of_connect_four() -> None:
    """All sequences of up to seven moves, but for the seven that drop a seventh stone into one column."""
    (empty,) = [entry for title, entry in STORED if entry["name"] == "the empty board"]
    assert empty["counts"][:7] == [7, 49, 343, 2401, 16807, 117649, 7**7 - 7]


def test_the_published_numbers_of_positions_of_connect_four() -> None:
    """Distinct positions after n moves, as counted by John Tromp and others (OEIS A212693)."""
    game = CONNECT_FOUR.game
    level = [game.begin(2, {})]
    sizes = [1]
    for _ in range(6):
        level = successors(game, level)
        sizes.append(len(level))
    assert sizes == [1, 7, 49, 238, 1120, 4263, 16422]


def successors(game: Game, level: list[State]) -> list[State]:
    """The different positions one move later."""
    found: dict[bytes, State] = {}
    for s in level:
        seat = next_seat(s)
        for code in [] if s.over else game.options(s, seat):
            after = s.copy()
            game.act(after, seat, code)
            found.setdefault(after.to_bytes(), after)
    return list(found.values())
