"""Teams and winning where counting, or a position that no game reaches, shows more than a scenario can."""

from itertools import product

import pytest

from euphoria.games.leaders.rules.cards import EL, EUPHORIAN, SL, SUBTERRAN, E, S
from euphoria.games.leaders.rules.state import BOTH_LEADERS, RUNNING, WASTELANDER_GIVEN_LEADER, Table
from euphoria.games.leaders.rules.teams import exchange, row_team
from kit.leaders_invariants import table_of
from kit.titles import LEADERS
from support import rule

Row = tuple[int, ...]
LEADER_KINDS = {EL, SL}
RUNNING_ROWS: list[Row] = [
    row for row in product((E, S, EL, SL), repeat=3) if sum(card in LEADER_KINDS for card in row) <= 1
]


@rule("L-3.2", "L-3.3", "L-3.3a")
def test_every_row_of_a_running_game_has_one_team() -> None:
    assert len(RUNNING_ROWS) == 8 + 2 * 3 * 4
    for row in RUNNING_ROWS:
        euphorians, subterrans = row.count(E), row.count(S)
        if LEADER_KINDS & set(row):
            wanted = EUPHORIAN if EL in row else SUBTERRAN
        else:
            assert euphorians != subterrans, "three Followers cannot tie"
            wanted = EUPHORIAN if euphorians > subterrans else SUBTERRAN
        for seat in range(3):
            before = [SL, SL, SL] * seat
            assert row_team([*before, *row, EL, EL, EL], seat) == wanted


@rule("L-21.6", "L-21.7", "L-21.7a", "L-21.7b")
@pytest.mark.parametrize(
    ("wasteland", "wanted"),
    [
        (0b0000, {RUNNING, BOTH_LEADERS}),
        (0b0010, {RUNNING, WASTELANDER_GIVEN_LEADER}),
        (0b0100, {RUNNING, WASTELANDER_GIVEN_LEADER}),
        (0b0110, {RUNNING}),
    ],
)
def test_every_exchange_between_two_rows_ends_as_it_should(wasteland: int, wanted: set[int]) -> None:
    """B and C exchange; A and D hold the Leaders that B and C do not have.

    The second and the third way never meet, and two Wastelanders have no Leader to give each other.
    """
    ways: set[int] = set()
    for one, other in product(RUNNING_ROWS, repeat=2):
        if is_possible(one, other, wasteland):
            for slot, target in product(range(3), repeat=2):
                t = table(one, other, wasteland)
                exchange(t, 3 + slot, 6 + target)
                way, winners = expected(one[slot], other[target], one, other, wasteland)
                assert (t.way, t.winners, t.over) == (way, winners, way != RUNNING)
                ways.add(way)
    assert ways == wanted


def is_possible(one: Row, other: Row, wasteland: int) -> bool:
    """Each Leader is there once, and no Wastelander has one."""
    if (one + other).count(EL) > 1 or (one + other).count(SL) > 1:
        return False
    wastelanders = [row for seat, row in ((1, one), (2, other)) if (wasteland >> seat) & 1]
    return not any(LEADER_KINDS & set(row) for row in wastelanders)


def table(one: Row, other: Row, wasteland: int) -> Table:
    t = Table(4)
    away = [leader for leader in (EL, SL) if leader not in one + other]
    first, last = [[*leader, E, S, S][:3] for leader in (away[:1], away[1:])]
    t.lay([*first, *one, *other, *last])
    t.wasteland = wasteland
    return t


def expected(given: int, got: int, one: Row, other: Row, wasteland: int) -> tuple[int, int]:
    """B gives one card and gets one; who has both Leaders then, or is a Wastelander who was given one?"""
    for seat, card, row, gone in ((1, got, one, given), (2, given, other, got)):
        kept = list(row)
        kept.remove(gone)
        if card in LEADER_KINDS and LEADER_KINDS & set(kept):
            return BOTH_LEADERS, 1 << seat
        if card in LEADER_KINDS and (wasteland >> seat) & 1:
            return WASTELANDER_GIVEN_LEADER, 1 << seat
    return RUNNING, 0


# ------------------------------------------------------------------ L-21.7c, with cards there are not yet


def impossible(user: int, rows: dict[str, str], wasteland: int) -> Table:
    """A table on which only an Artifact that moves several cards at once could leave people."""
    t = table_of(LEADERS.game.position({"players": 5, **{seat: {"row": row} for seat, row in rows.items()}}))
    t.wasteland = wasteland
    t.active = user
    return t


@rule("L-21.7c")
def test_the_third_way_comes_before_the_second() -> None:
    t = impossible(0, {"B": "S EL E", "C": "E SL S"}, wasteland=0b00010)
    exchange(t, 3, 7)
    assert t.over
    assert (t.way, t.winners) == (BOTH_LEADERS, 0b00010)


@rule("L-21.7c")
@pytest.mark.parametrize(("user", "winner"), [(0, 1), (1, 1), (2, 3), (3, 3), (4, 1)])
@pytest.mark.parametrize("places", [(4, 10), (10, 4)])
def test_of_several_wastelanders_the_first_clockwise_wins_alone(
    user: int, winner: int, places: tuple[int, int]
) -> None:
    t = impossible(user, {"B": "S EL E", "D": "E SL S"}, wasteland=0b01010)
    exchange(t, *places)
    assert t.over
    assert (t.way, t.winners) == (WASTELANDER_GIVEN_LEADER, 1 << winner)
