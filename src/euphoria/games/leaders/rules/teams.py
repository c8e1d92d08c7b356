"""Teams (L-3), Wastelanders (L-20) and winning (L-21)."""

from __future__ import annotations

from mypy_extensions import i64

from euphoria.core.state import EVERYBODY, tell
from euphoria.games.leaders.rules.cards import EL, EUPHORIAN, ROW, SL, SUBTERRAN, WASTELANDER, is_leader
from euphoria.games.leaders.rules.knowledge import swap_known, swap_places
from euphoria.games.leaders.rules.state import (
    BOTH_LEADERS,
    LEADER_SHOT,
    STOPPED,
    WASTELANDER_GIVEN_LEADER,
    Table,
    seat_of,
)
from euphoria.games.leaders.rules.words import (
    EXCHANGED,
    GIVEN_LEADER,
    HAS_BOTH_LEADERS,
    LEADER_IS_SHOT,
    RECEIVED,
    REVEALED,
    STOPPED_GAME,
    TEAM_IS,
    WINS,
)


def row_team(row: list[int], seat: i64) -> i64:
    """The faction of a row: its Leader's, or else that of the majority (L-3.2, L-3.3)."""
    subterrans = 0
    for place in range(ROW * seat, ROW * seat + ROW):
        card = row[place]
        if is_leader(card):
            return card & 1
        subterrans += card
    return SUBTERRAN if subterrans >= 2 else EUPHORIAN


def team(t: Table, seat: i64) -> i64:
    """The team of a player now, computed from the row at every moment (L-3.3b, L-3.5)."""
    if is_wastelander(t, seat):
        return WASTELANDER
    return row_team(t.row, seat)


def is_wastelander(t: Table, seat: i64) -> bool:
    return (t.wasteland >> seat) & 1 == 1


def members(t: Table, which: i64) -> i64:
    """Everybody on a team, as a mask."""
    mask = 0
    for seat in range(t.players):
        if team(t, seat) == which:
            mask |= 1 << seat
    return mask


def leader_place(t: Table, seat: i64) -> i64:
    """The place of this player's Leader, or -1."""
    for place in range(ROW * seat, ROW * seat + ROW):
        if is_leader(t.row[place]):
            return place
    return -1


def has_exposed_leader(t: Table, seat: i64) -> bool:
    place = leader_place(t, seat)
    return place >= 0 and (t.up >> place) & 1 == 1


def exchange(t: Table, place: i64, other: i64) -> None:
    """Two Recruits of two players trade places (L-16.9), and somebody may win by it (L-21.7a)."""
    owner = seat_of(place)
    partner = seat_of(other)
    before = team(t, owner)
    partner_before = team(t, partner)
    swap_places(t, place, other)
    tell(t, EXCHANGED, EVERYBODY, place, other)
    tell(t, RECEIVED, 1 << owner, owner, place, t.row[place])
    tell(t, RECEIVED, 1 << partner, partner, other, t.row[other])
    if _won_by_exchange(t):
        return
    swap_known(t, place, other)
    _tell_new_team(t, owner, before)
    _tell_new_team(t, partner, partner_before)


def _tell_new_team(t: Table, seat: i64, before: i64) -> None:
    """A change of team is told to its owner alone (L-3.3b)."""
    now = team(t, seat)
    if now != before:
        tell(t, TEAM_IS, 1 << seat, seat, now)


def _won_by_exchange(t: Table) -> bool:
    """The third way to end a game, then the second; of several winners the first clockwise (L-21.7c)."""
    one = seat_of(t.row.index(EL))
    other = seat_of(t.row.index(SL))
    if one == other:
        tell(t, HAS_BOTH_LEADERS, EVERYBODY, one)
        _end(t, BOTH_LEADERS, 1 << one)
        return True
    given = (1 << one | 1 << other) & t.wasteland
    if given == 0:
        return False
    seat = t.active
    while not (given >> seat) & 1:
        seat = (seat + 1) % t.players
    tell(t, GIVEN_LEADER, EVERYBODY, seat)
    _end(t, WASTELANDER_GIVEN_LEADER, 1 << seat)
    return True


def leader_is_shot(t: Table, shooter: i64, victim: i64) -> None:
    """The first way: an exposed Leader is shot (L-21.2 to L-21.5)."""
    tell(t, LEADER_IS_SHOT, EVERYBODY, shooter, victim)
    t.last_shot = victim
    if is_wastelander(t, shooter):
        winners = t.wasteland
    elif t.row[leader_place(t, victim)] == SL:
        winners = members(t, EUPHORIAN)
    else:
        assert t.row[leader_place(t, victim)] == EL
        winners = members(t, SUBTERRAN)
    _end(t, LEADER_SHOT, winners)


def stop(t: Table) -> None:
    """The safety net of automatic play: no winner (L-21.8a)."""
    tell(t, STOPPED_GAME, EVERYBODY)
    _end(t, STOPPED, 0)


def _end(t: Table, way: i64, winners: i64) -> None:
    """The game is over at once; all Recruits are shown (L-22.1)."""
    t.way = way
    t.winners = winners
    for seat in range(t.players):
        first = ROW * seat
        tell(t, REVEALED, EVERYBODY, seat, t.row[first], t.row[first + 1], t.row[first + 2])
    for seat in range(t.players):
        if (winners >> seat) & 1:
            tell(t, WINS, EVERYBODY, seat)
    t.up = (1 << (ROW * t.players)) - 1
    t.finish()
