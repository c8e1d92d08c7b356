"""Appendix C after every step of games whose choices hypothesis makes (and shrinks, if one fails)."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euphoria.core.luck import Luck
from euphoria.core.state import State, with_item
from euphoria.games.leaders.rules.state import Table
from kit.leaders_invariants import RAY_GUNS, check_position, check_step, members, table_of
from kit.play import play_by, play_to_end, take_step
from kit.titles import LEADERS, new_match
from support import often, rule

GAME = LEADERS.game

choices = st.lists(st.integers(0, 255), min_size=60, max_size=400)
tables = st.integers(4, 8)
seeds = st.integers(0, 2**32 - 1)


def checked_game(s: State, luck: Luck, chosen: list[int]) -> None:
    """Play on by these choices and check every step."""

    def check(before: State, after: State) -> None:
        check_position(after)
        check_step(before, after)

    play_by(chosen, s, lambda s, choice: take_step(GAME, s, luck, choice), check)


@rule("L-1.3", "L-1.4", "L-1.6", "L-1.7", "L-2.2", "L-4.7", "L-18.1", "L-18.5", "L-20.5", "L-22.2")
@given(players=tables, seed=seeds, chosen=choices)
@settings(max_examples=often(60), deadline=None)
def test_the_invariants_hold_from_the_deal_on(players: int, seed: int, chosen: list[int]) -> None:
    checked_game(GAME.begin(players, {}), Luck(seed), chosen)


@st.composite
def late_positions(draw: st.DrawFn) -> State:
    """The middle of a game: Ray Guns in hands, Wastelanders, Recruits exposed, Artifacts under the deck."""
    players = draw(tables)
    seats = "ABCDEFGH"[:players]
    armed = draw(st.sets(st.sampled_from(seats), max_size=RAY_GUNS[players]))
    data: dict[str, Any] = {"players": players, "turn": draw(st.sampled_from(seats)), "phase": "artifact"}
    euphorian, subterran = draw(st.permutations(seats))[:2]
    for seat in seats:
        told: dict[str, Any] = {}
        if seat in armed:
            told["gun"] = draw(st.sampled_from([other for other in seats if other != seat]))
        if seat in (euphorian, subterran):
            leader = "EL" if seat == euphorian else "SL"
            told["row"] = f"{leader}{draw(st.sampled_from(['', '*']))} ? ?"
        else:
            told["row"] = draw(st.sampled_from(["? ? ?", "E* S ?", "S* E* ?", "E* S E*", "E* S* E*"]))
            told["wastelander"] = draw(st.booleans())
        data[seat] = told
    return GAME.position(data)


@rule("L-4.7", "L-18.1", "L-18.5", "L-20.5", "L-22.1", "L-22.2")
@given(position=late_positions(), seed=seeds, chosen=choices)
@settings(max_examples=often(60), deadline=None)
def test_the_invariants_hold_late_in_a_game(position: State, seed: int, chosen: list[int]) -> None:
    GAME.advance(position)
    check_position(position)
    checked_game(position, Luck(seed), chosen)


@rule("L-2.6")
@given(players=tables, seed=seeds)
@settings(max_examples=often(60), deadline=None)
def test_the_two_leaders_start_with_two_different_players(players: int, seed: int) -> None:
    s = GAME.begin(players, {})
    GAME.settle(s, Luck(seed).draw(s.bounds))
    t = table_of(s)
    assert t.row.index(2) // 3 != t.row.index(3) // 3
    assert [len(members(hand)) for hand in t.hand] == [2] * players


@rule("L-4.7", "L-13.2", "L-19.6")
@pytest.mark.parametrize("players", LEADERS.counts)
def test_no_leader_is_ever_turned_face_down(players: int) -> None:
    """Not even for a moment: the events tell every single card that is turned."""
    turned = []
    for number in range(4):
        match = play_to_end(new_match(LEADERS, players, f"turned {number}", turn_limit=0), number)
        turned += [e for e in match.events(None) if e["event"] in ("leaders-hidden", "leaders-hides")]
    assert turned
    assert all(event["kind"] < 2 for event in turned)


# ------------------------------------------------------------------ would the checks notice?


def midgame(players: int = 5) -> Table:
    """A position in which people have acted for a while."""
    s = GAME.begin(players, {})
    luck = Luck(7)
    for _ in range(120):
        take_step(GAME, s, luck, luck.next())
    assert not s.over
    return table_of(s)


def break_row(t: Table) -> None:
    t.row[0] = 1 - t.row[0] if t.row[0] < 2 else 0


def lose_artifact(t: Table) -> None:
    t.bag &= t.bag - 1


def copy_artifact(t: Table) -> None:
    t.queue.append(next(iter(members(t.bag))))


def extra_gun(t: Table) -> None:
    t.centre += 1


def aim_at_oneself(t: Table) -> None:
    t.gun = [seat if target != -1 else target for seat, target in enumerate(t.gun)]
    t.gun[0], t.centre = 0, t.centre - (t.gun[0] == -1)


def forget_own_row(t: Table) -> None:
    t.known = with_item(t.known, 1, t.known[1] & ~(7 << 3))


def forget_own_hand(t: Table) -> None:
    t.hand[2] |= t.bag & -t.bag
    t.bag &= t.bag - 1
    t.artifacts_known = with_item(t.artifacts_known, 2, t.artifacts_known[2] & ~t.hand[2])


def wastelander_with_leader(t: Table) -> None:
    t.wasteland |= 1 << (t.row.index(2) // 3)


def both_leaders(t: Table) -> None:
    own, other = t.row.index(2), t.row.index(3)
    place = next(p for p in range(3 * (own // 3), 3 * (own // 3) + 3) if p != own)
    t.row[place], t.row[other] = t.row[other], t.row[place]


def wait_for_nobody(t: Table) -> None:
    t.asked = 0


@pytest.mark.parametrize(
    "spoil",
    [
        break_row,
        lose_artifact,
        copy_artifact,
        extra_gun,
        aim_at_oneself,
        forget_own_row,
        forget_own_hand,
        wastelander_with_leader,
        both_leaders,
        wait_for_nobody,
    ],
)
def test_a_broken_position_is_noticed(spoil: Callable[[Table], None]) -> None:
    t = midgame()
    check_position(t)
    spoil(t)
    with pytest.raises(AssertionError):
        check_position(t)


def test_a_broken_step_is_noticed() -> None:
    before = midgame()
    before.wasteland = 0b10
    before.up |= 1 << before.row.index(3)
    check_step(before, before.copy())
    after = before.copy()
    after.wasteland = 0
    with pytest.raises(AssertionError):
        check_step(before, after)
    after = before.copy()
    after.up &= ~(1 << before.row.index(3))
    with pytest.raises(AssertionError):
        check_step(before, after)
    after = before.copy()
    after.ledger = after.ledger[1:]
    with pytest.raises(AssertionError):
        check_step(before, after)
