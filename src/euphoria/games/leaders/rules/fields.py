"""Made by tools/fields.py from state.py (`make fields`). Do not edit."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from euphoria.core.state import Derived, Owned, Packed, Shared, State, packed

FIELDS: Final = (
    "row",
    "leaders",
    "up",
    "removed",
    "hand",
    "bag",
    "queue",
    "gun",
    "centre",
    "wasteland",
    "skips",
    "known",
    "artifacts_known",
    "ledger",
    "lain",
    "active",
    "start",
    "turn",
    "turn_limit",
    "last_shot",
    "using",
    "pay",
    "named",
    "drawn",
    "extra",
    "off",
    "reactions",
    "reacting",
    "aside",
    "victim",
    "heir",
    "fresh",
    "way",
    "winners",
)


class TableFields(State):
    """The fields that are declared in state.py: their places, copies and JSON."""

    __slots__ = FIELDS

    def __init__(self, players: i64, of: TableFields | None = None) -> None:
        """A fresh state, or a copy of another one."""
        super().__init__(players, of)
        if of is None:
            # Every field has a value before anybody can look at it: compiled code counts on that.
            self.row: Shared = []
            self.leaders: Derived = 0
            self.up: i64 = 0
            self.removed: i64 = 0
            self.hand: list[int] = []
            self.bag: i64 = 0
            self.queue: Shared = []
            self.gun: Owned = []
            self.centre: i64 = 0
            self.wasteland: i64 = 0
            self.skips: i64 = 0
            self.known: Owned = []
            self.artifacts_known: Owned = []
            self.ledger: Packed = packed()
            self.lain: Derived = 0
            self.active: i64 = 0
            self.start: i64 = 0
            self.turn: i64 = 0
            self.turn_limit: i64 = 0
            self.last_shot: i64 = 0
            self.using: i64 = 0
            self.pay: i64 = 0
            self.named: Shared = []
            self.drawn: i64 = 0
            self.extra: i64 = 0
            self.off: bool = False
            self.reactions: Shared = []
            self.reacting: i64 = 0
            self.aside: i64 = 0
            self.victim: i64 = 0
            self.heir: i64 = 0
            self.fresh: i64 = 0
            self.way: i64 = 0
            self.winners: i64 = 0
            self.declare(players)
        else:
            self.row = of.row
            self.leaders = of.leaders
            self.up = of.up
            self.removed = of.removed
            self.hand = of.hand[:]
            self.bag = of.bag
            self.queue = of.queue
            self.gun = of.gun
            self.centre = of.centre
            self.wasteland = of.wasteland
            self.skips = of.skips
            self.known = of.known
            self.artifacts_known = of.artifacts_known
            self.ledger = of.ledger
            self.lain = of.lain
            self.active = of.active
            self.start = of.start
            self.turn = of.turn
            self.turn_limit = of.turn_limit
            self.last_shot = of.last_shot
            self.using = of.using
            self.pay = of.pay
            self.named = of.named
            self.drawn = of.drawn
            self.extra = of.extra
            self.off = of.off
            self.reactions = of.reactions
            self.reacting = of.reacting
            self.aside = of.aside
            self.victim = of.victim
            self.heir = of.heir
            self.fresh = of.fresh
            self.way = of.way
            self.winners = of.winners
            of.owns = 0

    def own_gun(self) -> Owned:
        """`gun`, to be changed in place: no copy of this state has the same list any more."""
        if not self.owns & 1:
            self.gun = self.gun[:]
            self.owns |= 1
        return self.gun

    def own_known(self) -> Owned:
        """`known`, to be changed in place: no copy of this state has the same list any more."""
        if not self.owns & 2:
            self.known = self.known[:]
            self.owns |= 2
        return self.known

    def own_artifacts_known(self) -> Owned:
        """`artifacts_known`, to be changed in place: no copy of this state has the same list any more."""
        if not self.owns & 4:
            self.artifacts_known = self.artifacts_known[:]
            self.owns |= 4
        return self.artifacts_known

    def own_ledger(self) -> Packed:
        """`ledger`, to be changed in place: no copy of this state has the same list any more."""
        if not self.owns & 8:
            self.ledger = self.ledger[:]
            self.owns |= 8
        return self.ledger

    def declare(self, players: i64) -> None:
        """Give every field its first value."""
        raise NotImplementedError

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
            "ledger": self.ledger.tolist(),
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
            "aside": self.aside,
            "victim": self.victim,
            "heir": self.heir,
            "fresh": self.fresh,
            "way": self.way,
            "winners": self.winners,
        }

    def from_json(self, data: dict[str, Any]) -> None:
        """Take over what `to_json` wrote."""
        self.flow_from_json(data)
        self.row = list(data["row"])
        self.up = data["up"]
        self.removed = data["removed"]
        self.hand = list(data["hand"])
        self.bag = data["bag"]
        self.queue = list(data["queue"])
        self.gun = list(data["gun"])
        self.centre = data["centre"]
        self.wasteland = data["wasteland"]
        self.skips = data["skips"]
        self.known = list(data["known"])
        self.artifacts_known = list(data["artifacts_known"])
        self.ledger = packed(data["ledger"])
        self.active = data["active"]
        self.start = data["start"]
        self.turn = data["turn"]
        self.turn_limit = data["turn_limit"]
        self.last_shot = data["last_shot"]
        self.using = data["using"]
        self.pay = data["pay"]
        self.named = list(data["named"])
        self.drawn = data["drawn"]
        self.extra = data["extra"]
        self.off = data["off"]
        self.reactions = list(data["reactions"])
        self.reacting = data["reacting"]
        self.aside = data["aside"]
        self.victim = data["victim"]
        self.heir = data["heir"]
        self.fresh = data["fresh"]
        self.way = data["way"]
        self.winners = data["winners"]
