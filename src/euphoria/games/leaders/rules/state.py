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
from euphoria.core.state import State
from euphoria.games.leaders.rules.cards import ALL_ARTIFACTS, ROW, ray_guns

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


class Table(State):
    """Everything that lies on and around the table."""

    __slots__ = (
        "active",
        "artifacts_known",
        "bag",
        "centre",
        "drawn",
        "extra",
        "fresh",
        "gun",
        "hand",
        "heir",
        "known",
        "last_shot",
        "ledger",
        "named",
        "off",
        "pay",
        "queue",
        "reacting",
        "reactions",
        "removed",
        "row",
        "skips",
        "start",
        "turn",
        "turn_limit",
        "up",
        "using",
        "victim",
        "wasteland",
        "way",
        "winners",
    )

    def __init__(self, players: i64, of: Table | None = None) -> None:
        super().__init__(players, of)
        if of is None:
            self.row: list[int] = [0] * (ROW * players)
            """The kind of Recruit in each place."""
            self.up = 0
            """The places whose Recruit is exposed (L-4.5)."""
            self.removed: i64 = NOTHING
            """The Recruit that left the game unseen (L-2.8)."""
            self.hand: list[int] = [0] * players
            self.bag = ALL_ARTIFACTS
            self.queue: list[int] = []
            self.gun: list[int] = [NOBODY] * players
            """Whom each seat's Ray Gun targets; NOBODY without a Ray Gun, UNAIMED for a moment (L-18.3)."""
            self.centre: i64 = ray_guns(players)
            self.wasteland = 0
            self.skips = 0
            """Seats that skip the Action phase of their next turn (Mechanical Rooster)."""
            self.known: list[int] = [0] * players
            """For each seat the places whose Recruit it knows."""
            self.artifacts_known: list[int] = [0] * players
            """For each seat the Artifacts of which it knows where they are."""
            self.ledger: tuple[int, ...] = ()
            """What was seen, exchanged and shuffled, in order (knowledge.py); never changed in place."""

            self.active: i64 = 0
            self.start: i64 = NOBODY
            """The seat that begins, if it is not drawn at random (L-23)."""
            self.turn: i64 = 0
            self.turn_limit: i64 = 0
            """After this many turns a game nobody won is stopped (L-21.8a); 0: never."""
            self.last_shot: i64 = NOBODY

            # The Artifact in use and its cost and targets (L-10.3a).
            self.using: i64 = NOTHING
            self.pay: i64 = NOTHING
            self.named: list[int] = []
            self.drawn = 0
            """Artifacts of which one must go back (Winter Box)."""
            self.extra = 0
            """Verbs already used up by Wake Powder, as a bit mask."""

            # The event that may be reacted to (L-17.3): off once it is cancelled or has been taken over.
            self.off = False
            self.reactions: list[int] = []
            """Opened answers still to be carried out, each `code << 3 | seat`, clockwise from the actor."""
            self.reacting: i64 = NOTHING
            self.victim: i64 = NOBODY
            self.heir = 0
            """Seats that used Ancient Currency on this shot."""
            self.fresh = 0
            """Artifacts drawn by being shot in this Shoot action (L-16.6a)."""

            self.way: i64 = RUNNING
            self.winners = 0
        else:
            self.row = of.row[:]
            self.up = of.up
            self.removed = of.removed
            self.hand = of.hand[:]
            self.bag = of.bag
            self.queue = of.queue[:]
            self.gun = of.gun[:]
            self.centre = of.centre
            self.wasteland = of.wasteland
            self.skips = of.skips
            self.known = of.known[:]
            self.artifacts_known = of.artifacts_known[:]
            self.ledger = of.ledger
            self.active = of.active
            self.start = of.start
            self.turn = of.turn
            self.turn_limit = of.turn_limit
            self.last_shot = of.last_shot
            self.using = of.using
            self.pay = of.pay
            self.named = of.named[:]
            self.drawn = of.drawn
            self.extra = of.extra
            self.off = of.off
            self.reactions = of.reactions[:]
            self.reacting = of.reacting
            self.victim = of.victim
            self.heir = of.heir
            self.fresh = of.fresh
            self.way = of.way
            self.winners = of.winners

    def copy(self) -> Table:
        return Table(self.players, self)

    def to_json(self) -> dict[str, Any]:
        return {
            **self.flow_to_json(),
            "row": self.row[:],
            "up": self.up,
            "removed": self.removed,
            "hand": self.hand[:],
            "bag": self.bag,
            "queue": self.queue[:],
            "gun": self.gun[:],
            "centre": self.centre,
            "wasteland": self.wasteland,
            "skips": self.skips,
            "known": self.known[:],
            "artifacts_known": self.artifacts_known[:],
            "ledger": list(self.ledger),
            "active": self.active,
            "start": self.start,
            "turn": self.turn,
            "turn_limit": self.turn_limit,
            "last_shot": self.last_shot,
            "using": self.using,
            "pay": self.pay,
            "named": self.named[:],
            "drawn": self.drawn,
            "extra": self.extra,
            "off": self.off,
            "reactions": self.reactions[:],
            "reacting": self.reacting,
            "victim": self.victim,
            "heir": self.heir,
            "fresh": self.fresh,
            "way": self.way,
            "winners": self.winners,
        }

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
    t.flow_from_json(data)
    t.row = list(data["row"])
    t.up = data["up"]
    t.removed = data["removed"]
    t.hand = list(data["hand"])
    t.bag = data["bag"]
    t.queue = list(data["queue"])
    t.gun = list(data["gun"])
    t.centre = data["centre"]
    t.wasteland = data["wasteland"]
    t.skips = data["skips"]
    t.known = list(data["known"])
    t.artifacts_known = list(data["artifacts_known"])
    t.ledger = tuple(data["ledger"])
    t.active = data["active"]
    t.start = data["start"]
    t.turn = data["turn"]
    t.turn_limit = data["turn_limit"]
    t.last_shot = data["last_shot"]
    t.using = data["using"]
    t.pay = data["pay"]
    t.named = list(data["named"])
    t.drawn = data["drawn"]
    t.extra = data["extra"]
    t.off = data["off"]
    t.reactions = list(data["reactions"])
    t.reacting = data["reacting"]
    t.victim = data["victim"]
    t.heir = data["heir"]
    t.fresh = data["fresh"]
    t.way = data["way"]
    t.winners = data["winners"]
    return t


def seat_of(place: i64) -> i64:
    return place // ROW


def slot_of(place: i64) -> i64:
    return place % ROW


def others(seat: i64, players: i64) -> i64:
    """Everybody but this seat, as a mask."""
    return ((1 << players) - 1) & ~(1 << seat)


_NUMBERS: Final = Codes(0, step=1)


def bits(mask: i64) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    return _NUMBERS.of(mask)


def size(mask: int) -> i64:
    """How many members a set has."""
    return mask.bit_count()


def nth_bit(mask: i64, n: i64) -> i64:
    """The number of the n-th bit that is set, counted from 0."""
    number = 0
    while True:
        if (mask >> number) & 1:
            if n == 0:
                return number
            n -= 1
        number += 1
