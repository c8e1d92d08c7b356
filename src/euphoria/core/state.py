"""What every title's state has in common: the stack of frames and the question at hand.

A state is plain data: ints, small lists of ints, long arrays of them and nothing else, so that it can be
copied, compared, written as JSON and digested at any moment, also in the middle of a nested choice.

`i64` in the engines is an `int` that compiled code keeps in a register, and nothing else; it is used for
numbers and arguments of the inner loop. It must fit into 63 bits, which wide packed actions may not.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from euphoria.core.actions import seat_letters
from euphoria.core.events import Event, EventKind

EVERYBODY: Final = -1
"""The audience of what happens in the open (spectators included)."""

SPECTATOR: Final = -1
"""In the place of a seat: somebody who only looks on and knows what everybody knows."""
OPEN_EYES: Final = -2
"""In the place of a seat: somebody who may see everything. For games that are over, and for tests."""

UNANSWERED: Final = -1
"""The place of a sealed answer that has not been given yet."""


Shared = list[int]
"""The type of a field that is not changed in place once it has been set up: copies of a state share it."""

Owned = list[int]
"""The type of a field that copies of a state share until one of them changes it: by `own_…`, which
tools/fields.py makes, and only so."""

Packed: TypeAlias = "array[int]"
"""The type of a field for many numbers below 2 to the 63rd: eight bytes each, where those of a list take
forty. Copies share it like what is `Owned`."""

Derived = i64
"""The type of a number that follows from other fields and is kept because it is often asked for. Copies have
it, but it is not part of the position: whoever reads one works it out again."""

DerivedList = list[int]
"""The same for a list, one number for each seat for instance."""

NONE: Final[Shared] = []
"""No luck, no sealed answers: one list for all states, for nothing is ever added to it."""


def packed(numbers: Iterable[int] = ()) -> Packed:
    return array("q", numbers)


def with_item(items: Shared, at: i64, value: i64) -> Shared:
    """These items with another one in one place: what copies of a state share is not changed in place."""
    items = items[:]
    items[at] = value
    return items


_canonical: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"))


# Compiled, there is nothing in a frame for the collector of cycles, and a freed one is used again.
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One procedure under way: which one, the next step, and up to four scalar locals."""

    __slots__ = ("a", "b", "c", "d", "pc", "proc")

    def __init__(self, proc: i64, pc: i64 = 0, a: int = -1, b: int = -1, c: int = -1, d: int = -1) -> None:
        self.proc = proc
        self.pc = pc
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def as_list(self) -> list[int]:
        return [self.proc, self.pc, self.a, self.b, self.c, self.d]


ENDED_FRAMES: Final[list[Frame]] = []
"""Frames of procedures that have ended, to be used again: interpreted code takes twice as long to make one.
Compiled code puts none here, it has a place of its own for them."""
ENDED_KEPT: Final = 64
"""Where more lie there, copies were played that had many: they are let go when the next copy is made."""


class State:
    """The part of a state that the core reads. Titles add their own fields in a subclass.

    >>> import euphoria
    >>> state = euphoria.new("leaders", players=4).state
    >>> state
    <Table: 4 players, asks A, B, C, D>
    >>> state.copy().digest() == state.digest()
    True
    """

    __slots__ = ("asked", "bounds", "frames", "out", "over", "owns", "players", "pushed", "sealed")

    def __init__(self, players: i64, of: State | None = None) -> None:
        """A fresh state, or a copy of another one."""
        self.players = players
        # Where events go. Not part of the position: copies start without one, and simulation has none.
        self.out: list[Event] | None = None
        # Which of its `Owned` lists and arrays no copy has, as a bit mask. Not part of the position either.
        self.owns: i64 = 0
        # 1 once a procedure was pushed (or all were ended): the one under way waits. No part of it either.
        self.pushed: i64 = 0
        if of is None:
            self.frames: list[Frame] = []
            # The seats that still owe an answer, as a bit mask; 0 while the engine is running.
            self.asked: i64 = 0
            # Answers given but not yet opened, one place per seat; empty unless several decide at once.
            self.sealed: list[int] = []
            # The sizes of the uniform draws the engine waits for; empty unless luck is at hand.
            self.bounds: Shared = []
            self.over = False
        else:
            self.frames = []
            for f in of.frames:
                self.frames.append(Frame(f.proc, f.pc, f.a, f.b, f.c, f.d))
            if len(ENDED_FRAMES) > ENDED_KEPT:
                ENDED_FRAMES.clear()
            self.asked = of.asked
            # Mostly there are none, and nothing is added to a list without places.
            self.sealed = of.sealed[:] if of.sealed else of.sealed
            self.bounds = of.bounds
            self.over = of.over

    def __repr__(self) -> str:
        now = "under way"
        if self.over:
            now = "over"
        elif self.asked:
            now = f"asks {seat_letters(self.asked)}"
        elif self.bounds:
            now = f"draws below {self.bounds}"
        return f"<{type(self).__name__}: {self.players} players, {now}>"

    def copy(self) -> State:
        """An independent state, equal in everything but the event sink."""
        return State(self.players, self)

    def push(self, proc: i64, a: int = -1, b: int = -1, c: int = -1, d: int = -1) -> None:
        """Begin the procedure with this index before anything else goes on."""
        self.pushed = 1
        if ENDED_FRAMES:
            try:
                f = ENDED_FRAMES.pop()
            except IndexError:  # another thread has taken the last one meanwhile
                f = Frame(proc)
            f.proc = proc
            f.pc = 0
            f.a = a
            f.b = b
            f.c = c
            f.d = d
            self.frames.append(f)
        else:
            self.frames.append(Frame(proc, 0, a, b, c, d))

    def finish(self) -> None:
        """End the game: nothing that was still to come is carried out."""
        self.over = True
        self.pushed = 1
        self.frames.clear()
        self.asked = 0
        self.sealed = []
        self.bounds = []

    def flow_to_json(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "frames": [f.as_list() for f in self.frames],
            "asked": self.asked,
            "sealed": self.sealed[:],
            "bounds": self.bounds[:],
            "over": self.over,
        }

    def flow_from_json(self, data: dict[str, Any]) -> None:
        self.frames = [Frame(*places) for places in data["frames"]]
        self.asked = data["asked"]
        self.sealed = list(data["sealed"])
        self.bounds = list(data["bounds"])
        self.over = data["over"]

    def to_json(self) -> dict[str, Any]:
        """The whole position as JSON-ready data (titles extend this)."""
        return self.flow_to_json()

    def to_bytes(self) -> bytes:
        """The canonical text of the position: equal positions give equal bytes."""
        return _canonical.encode(self.to_json()).encode()

    def digest(self) -> str:
        """A short fingerprint of the position, the same on every machine and build."""
        return sha256(self.to_bytes()).hexdigest()[:16]


def tell(
    s: State,
    kind: EventKind,
    audience: int,
    a: int = -1,
    b: int = -1,
    c: int = -1,
    d: int = -1,
    e: int = -1,
    f: int = -1,
    corners: list[int] | None = None,
) -> None:
    """Tell the audience (a mask of seats, or EVERYBODY) what happened, if anybody listens.

    Steps that nearly every turn takes look at `s.out` themselves: simulation then spares itself the call.
    """
    if s.out is not None:
        s.out.append(Event(kind, audience, [a, b, c, d, e, f][: len(kind.fields)], corners))
