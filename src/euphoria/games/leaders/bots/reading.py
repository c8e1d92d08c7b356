"""The table looked at as a player does: what lies open, and who probably is who.

Made from the view of a seat (`seen.py`), or in search from a position that was imagined (`read_table`). Only
numbers, so that it compiles with the engines.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.bits import size
from euphoria.games.leaders.rules.cards import EL, MOST, ROW, SL, WASTELANDER, E
from euphoria.games.leaders.rules.deduction import Chances
from euphoria.games.leaders.rules.state import NOBODY, NOTHING, Table, each
from euphoria.games.leaders.rules.teams import team
from euphoria.games.leaders.rules.view import knows_use, recruits_known

NO_GUN: Final = NOBODY
UNKNOWN: Final = -1
_LEADERS: Final = [EL, SL]
_ONLY_EL: Final = [EL]
_ONLY_SL: Final = [SL]
_OTHERS: Final = [
    [seat for seat in range(players) if seat != me] for players in range(MOST + 1) for me in range(MOST)
]
"""For each number of players and each of them everybody else."""
_HIDDEN: Final = [
    [ROW * seat + slot for slot in range(ROW) if (slots >> slot) & 1]
    for seat in range(MOST)
    for slots in range(8)
]
"""For each seat and each set of its slots the places."""


class Reading:
    """What one seat makes of the table. Sets are masks, as in the state; lists are by seat, or by place
    (`3 * seat + slot`)."""

    __slots__ = (
        "active",
        "armed",
        "artifacts",
        "bare",
        "card",
        "centre",
        "chance",
        "friend",
        "guarded",
        "gun",
        "hand",
        "holders",
        "hunted",
        "leader",
        "me",
        "named",
        "others",
        "players",
        "prey",
        "skips",
        "spare",
        "team",
        "up",
        "using",
        "victim",
        "ward",
        "wasteland",
    )

    def __init__(self, me: i64, players: i64) -> None:
        self.me: i64 = me
        self.players: i64 = players
        self.active: i64 = me
        self.victim: i64 = NOBODY
        self.using: i64 = NOTHING
        self.named: list[int] = []
        self.centre: i64 = 0
        self.hand: i64 = 0
        """This seat's own Artifacts."""
        self.team: i64 = 0
        self.wasteland: i64 = 0
        self.skips: i64 = 0
        self.artifacts: list[int] = []
        """How many each seat holds."""
        self.gun: list[int] = []
        """Whom each Ray Gun targets, as in the state."""
        self.up: i64 = 0
        self.card: list[int] = []
        """The kind of Recruit in each place, or UNKNOWN."""
        self.chance: list[list[float]] = []
        """For each place the probabilities of E, S, EL and SL."""
        self.others: list[int] = _OTHERS[MOST * players + me]
        # What follows from all that (`conclude`).
        self.hunted: list[int] = _LEADERS
        """The kinds of Leader whose being shot by this seat wins."""
        self.guarded: list[int] = []
        """The kind of Leader whose being shot loses; none for a Wastelander."""
        self.prey: list[float] = []
        """For each seat how likely it has a Leader that is hunted."""
        self.ward: list[float] = []
        self.friend: list[float] = []
        self.bare: list[int] = []
        """The exposed Leader of each seat, or UNKNOWN."""
        self.holders: list[int] = []
        """Others who hold a Ray Gun."""
        self.armed: bool = False
        self.leader: i64 = UNKNOWN
        """The place of this seat's own Leader, or UNKNOWN."""
        self.spare: i64 = 0
        """How many of this seat's own Recruits are hidden and no Leader: what it can pay with."""

    def conclude(self, beliefs: Chances) -> None:
        """Sort the others into prey, own Leader, friends and foes, each with a probability."""
        self.chance = beliefs.places
        if self.team != WASTELANDER:
            self.hunted = _ONLY_SL if self.team == E else _ONLY_EL
            self.guarded = _ONLY_EL if self.team == E else _ONLY_SL
        self._look_for_leaders()
        self.friend = [self._is_friend(seat, beliefs) for seat in range(self.players)]
        self.bare = [UNKNOWN] * self.players
        for place in each(self.up):
            if self.card[place] >= EL:
                self.bare[place // ROW] = self.card[place]
        self.holders = [seat for seat in self.others if self.gun[seat] != NO_GUN]
        self.armed = self.gun[self.me] != NO_GUN
        for place in range(ROW * self.me, ROW * self.me + ROW):
            if self.card[place] >= EL:
                self.leader = place
            elif self.is_hidden(place):
                self.spare += 1

    def _look_for_leaders(self) -> None:
        """How likely each seat has the Leaders that are hunted, and the one that is guarded."""
        for at in range(0, ROW * self.players, ROW):
            left = self.chance[at]
            middle = self.chance[at + 1]
            right = self.chance[at + 2]
            if self.team == WASTELANDER:
                self.prey.append(left[EL] + left[SL] + middle[EL] + middle[SL] + right[EL] + right[SL])
                self.ward.append(0.0)
                continue
            el = left[EL] + middle[EL] + right[EL]
            sl = left[SL] + middle[SL] + right[SL]
            self.prey.append(sl if self.team == E else el)
            self.ward.append(el if self.team == E else sl)

    def _is_friend(self, seat: i64, beliefs: Chances) -> float:
        if self.team == WASTELANDER or self.is_wastelander(seat):
            return 1.0 if self.team == WASTELANDER and self.is_wastelander(seat) else 0.0
        return beliefs.team[seat][self.team]

    # ------------------------------------------------------------------ small questions

    def is_wastelander(self, seat: i64) -> bool:
        return (self.wasteland >> seat) & 1 == 1

    def is_skipping(self, seat: i64) -> bool:
        return (self.skips >> seat) & 1 == 1

    def is_hidden(self, place: i64) -> bool:
        return not (self.up >> place) & 1

    def hidden(self, seat: i64) -> list[int]:
        """The places of this seat's hidden Recruits."""
        return _HIDDEN[8 * seat + ((~self.up >> (ROW * seat)) & 7)]

    def hidden_of_others(self) -> list[int]:
        """The places of everybody else's hidden Recruits."""
        mine = 7 << (ROW * self.me)
        return each(((1 << (ROW * self.players)) - 1) & ~self.up & ~mine)

    def prey_at(self, place: i64) -> float:
        """How likely a Leader that is hunted lies there."""
        return self._one_of(self.hunted, place)

    def ward_at(self, place: i64) -> float:
        return self._one_of(self.guarded, place)

    def _one_of(self, kinds: list[int], place: i64) -> float:
        """How likely a Recruit of one of these kinds lies there."""
        chances = self.chance[place]
        chance = 0.0
        for kind in kinds:
            chance += chances[kind]
        return chance

    def is_aimed_at(self) -> bool:
        """Does another player's Ray Gun target this seat?"""
        for holder in self.holders:
            if self.gun[holder] == self.me:
                return True
        return False


def row_of(seat: i64) -> range:
    return range(ROW * seat, ROW * seat + ROW)


def read_table(t: Table, me: i64, beliefs: Chances) -> Reading:
    """An imagined position as one of its players sees it: nothing is read that the view would not show."""
    r = Reading(me, t.players)
    r.active = t.active
    r.victim = t.victim
    if knows_use(t, me):
        r.using = t.using
        r.named = t.named
    r.centre = t.centre
    r.hand = t.hand[me]
    r.team = team(t, me)
    r.wasteland = t.wasteland
    r.skips = t.skips
    r.artifacts = [size(hand) for hand in t.hand]
    r.gun = t.gun
    r.up = t.up
    known = recruits_known(t, me)
    row = t.row
    r.card = [row[place] if (known >> place) & 1 else UNKNOWN for place in range(len(row))]
    r.conclude(beliefs)
    return r


def read_hand(t: Table, me: i64) -> Reading:
    """Nothing but the own hand, for questions that are about nothing else."""
    r = Reading(me, t.players)
    r.hand = t.hand[me]
    return r
