"""The table of Leaders of Euphoria as plain data.

Seats are 0 to n-1 clockwise. A place is `3 * seat + slot`, and a set of places, seats or Artifacts is a bit
mask. A hand is such a set: its cards lie in catalogue order, which is also the order in which they go under
the deck (L-7.2a). The Artifact deck is a bag (cards whose order nobody may know) on top of a queue (cards
that went under it, in order); so the state never holds a secret order, and a draw from the bag is luck.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from euphoria.core.actions import Codes
from euphoria.core.bits import size
from euphoria.core.state import Derived, Owned, Packed, Shared, packed
from euphoria.games.leaders.rules.cards import ALL_ARTIFACTS, FIRST_LEADER, MOST, ROW, ray_guns
from euphoria.games.leaders.rules.fields import TableFields

NOBODY: Final = -1
NOTHING: Final = -1
UNAIMED: Final = -2
"""The target of a Ray Gun that has just been received and not been aimed yet (L-18.3)."""

# The ways a game ends (L-21.1, L-21.8a).
RUNNING: Final = 0
LEADER_SHOT: Final = 1
WASTELANDER_GIVEN_LEADER: Final = 2
BOTH_LEADERS: Final = 3
STOPPED: Final = 4


ALONE: Final = [[number] for number in range(ROW * MOST)]
"""A single place or seat as a list that is not changed."""


class Table(TableFields):
    """Everything that lies on and around the table."""

    __slots__ = ()

    def declare(self, players: i64) -> None:
        """Every field, and its first value."""
        self.row: Shared = [0] * (ROW * players)
        """The kind of Recruit in each place; changed by `lay` only."""
        self.leaders: Derived = 0
        """The places of the two Leaders."""
        self.up: i64 = 0
        """The places whose Recruit is exposed (L-4.5)."""
        self.removed: i64 = NOTHING
        """The Recruit that left the game unseen (L-2.8)."""
        self.hand: list[int] = [0] * players
        """The Artifacts each seat holds, a set."""
        self.bag: i64 = ALL_ARTIFACTS
        """Artifacts of the deck whose order nobody may know, a set; they lie on top of the queue."""
        self.queue: Shared = []
        """Artifacts that went under the deck, in order."""
        self.gun: Owned = [NOBODY] * players
        """Whom each seat's Ray Gun targets; NOBODY without a Ray Gun, UNAIMED for a moment (L-18.3)."""
        self.centre: i64 = ray_guns(players)
        """How many Ray Guns lie in the centre of the table."""
        self.wasteland: i64 = 0
        """Seats that have become Wastelanders (L-19.7)."""
        self.skips: i64 = 0
        """Seats that skip the Action phase of their next turn (Mechanical Rooster)."""
        self.known: Owned = [0] * players
        """For each seat the places whose Recruit it knows."""
        self.artifacts_known: Owned = [0] * players
        """For each seat the Artifacts of which it knows where they are."""
        self.ledger: Packed = packed()
        """What was seen, exchanged and shuffled, in order (knowledge.py)."""
        self.lain: Derived = 0
        """The places whose Recruit has lain open, here or on its way here: what spectators know, too."""

        self.active: i64 = 0
        """The seat whose turn it is."""
        self.start: i64 = NOBODY
        """The seat that begins, if it is not drawn at random (L-23)."""
        self.turn: i64 = 0
        """The number of the turn, from 1; 0 before the first."""
        self.turn_limit: i64 = 0
        """After this many turns a game nobody won is stopped (L-21.8a); 0: never."""
        self.last_shot: i64 = NOBODY
        """The seat that was shot last: it begins the next game (L-23.1)."""

        # The Artifact in use and its cost and targets (L-10.3a).
        self.using: i64 = NOTHING
        """The Artifact."""
        self.pay: i64 = NOTHING
        """The place of the Recruit that is exposed for it."""
        self.named: Shared = []
        """The targets named so far: places or seats."""
        self.drawn: i64 = 0
        """Artifacts of which one must go back (Winter Box)."""
        self.extra: i64 = 0
        """Verbs already used up by Wake Powder, as a bit mask."""

        # The event that may be reacted to (L-17.3): off once it is cancelled or has been taken over.
        self.off: bool = False
        """The event will not take place any more."""
        self.reactions: Shared = []
        """Opened answers still to be carried out, each `code << 3 | seat`, clockwise from the actor."""
        self.reacting: i64 = NOTHING
        """The Reaction that is being carried out."""
        self.aside: i64 = NOTHING
        """A Reaction that was used and whose effect is still to come (L-16.7b)."""
        self.victim: i64 = NOBODY
        """The seat that is shot at."""
        self.heir: i64 = 0
        """Seats that used Ancient Currency on this shot."""
        self.fresh: i64 = 0
        """Artifacts drawn by being shot in this Shoot action (L-16.6a)."""

        self.way: i64 = RUNNING
        """How the game ended; RUNNING before it has."""
        self.winners: i64 = 0
        """The seats that have won."""

    def copy(self) -> Table:
        return Table(self.players, self)

    def lay(self, row: Shared) -> None:
        """Put these Recruits into their places."""
        self.row = row
        leaders: i64 = 0
        for place in range(len(row)):
            if row[place] >= FIRST_LEADER:
                leaders |= 1 << place
        self.leaders = leaders

    # ------------------------------------------------------------------ small questions

    def holds_gun(self, seat: i64) -> bool:
        return self.gun[seat] != NOBODY

    def hidden_of(self, seat: i64) -> i64:
        """The places of this seat whose Recruit is hidden, as a mask."""
        return (7 << (ROW * seat)) & ~self.up

    def deck_size(self) -> i64:
        return size(self.bag) + len(self.queue)


def read_table(data: dict[str, Any]) -> Table:
    """The table that `Table.to_json` wrote."""
    t = Table(data["players"])
    t.from_json(data)
    t.lay(t.row)
    return t


def seat_of(place: i64) -> i64:
    return place // ROW


def slot_of(place: i64) -> i64:
    return place % ROW


def others(seat: i64, players: i64) -> i64:
    """Everybody but this seat, as a mask."""
    return ((1 << players) - 1) & ~(1 << seat)


_NUMBERS: Final = Codes(0, step=1)
_LOW: Final = [_NUMBERS.of(mask) for mask in range(256)]
_MIDDLE: Final = [_NUMBERS.of(mask << 8) for mask in range(256)]
_HIGH: Final = [_NUMBERS.of(mask << 16) for mask in range(256)]


def bits(mask: i64) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    return _NUMBERS.of(mask)


def each(mask: i64) -> list[int]:
    """The same, only to be looked at: of a set within one byte everybody is given one and the same list."""
    if mask < 1 << 8:
        return _LOW[mask]
    if mask & 0xFF == 0:
        if mask < 1 << 16:
            return _MIDDLE[mask >> 8]
        if mask & 0xFFFF == 0 and mask < 1 << 24:
            return _HIGH[mask >> 16]
    return _NUMBERS.of(mask)
