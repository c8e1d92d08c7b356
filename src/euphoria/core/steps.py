"""The procedures and steps of a title's book, each called by its name.

Compiled code that calls a function out of a table goes through Python's protocol and spends some 200
instructions on it; a function that it knows by name costs it no more than a jump. And whoever carries out one
step after the other need not look up for each of them where the table stands. So tools/steps.py makes
subclasses of this from a book (`make steps`), in which every procedure is a method and every step stands with
its name. Pure engines go by these methods, too, but take questions and luck out of the book itself (game.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from euphoria.core import native
from euphoria.core.actions import SEATS
from euphoria.core.luck import Luck
from euphoria.core.state import ENDED_FRAMES, NONE, UNANSWERED, Frame, State

_ALL_UNANSWERED: Final = [[UNANSWERED] * players for players in range(len(SEATS) + 1)]

WIDTH: Final = 5
"""The bits of a step's number that say which step of its procedure it is."""


_INTERPRETED: Final = not native()

ENDED: Final = -1
"""What a procedure says when it is over; else it says at which step it goes on."""

Run = Callable[[Any, Frame, list[Frame]], i64]


def step_number(proc: i64, pc: i64) -> i64:
    return proc << WIDTH | pc


def method_of(procedure: str) -> str:
    """The name of the method that is made of a procedure.

    >>> method_of("fix a player's die (Yordy)")
    'go_fix_a_players_die'
    """
    plain = "".join(sign for sign in procedure.partition("(")[0] if sign.isalnum() or sign == " ")
    return "_".join(["go", *plain.lower().split()])


class UnknownStep(Exception):
    """The book has no such question or luck under this number."""


class Steps:
    """What can be done with a step, by its number. What is made names functions for their numbers.

    >>> step_number(1, 2)  # the third step of the second procedure
    34
    """

    def run(self, s: Any, f: Frame, frames: list[Frame]) -> i64:
        """Go on with the procedure of a frame, until it waits, has pushed another one, or has `ENDED`.

        Meanwhile the frame's counter is not kept: where the procedure goes on is what this gives.
        """
        raise NotImplementedError

    def options(self, s: Any, f: Frame, number: i64, seat: i64) -> list[int]:
        raise NotImplementedError

    def answer(self, s: Any, f: Frame, number: i64, seat: i64, code: int) -> None:
        raise NotImplementedError

    def settle(self, s: Any, f: Frame, number: i64, drawn: list[int]) -> None:
        raise NotImplementedError

    def pick(self, s: Any, f: Frame, number: i64, seat: i64, luck: Luck) -> int:
        """One of the options at random."""
        options = self.options(s, f, number, seat)
        return options[luck.below(len(options))]

    # ------------------------------------------------------------------ what steps of the same kind share

    def enter(self, frames: list[Frame], proc: i64, a: int) -> Frame:
        """The frame of a called procedure, on top of the others; `leave` takes it off again."""
        if ENDED_FRAMES:
            try:
                f = ENDED_FRAMES.pop()
            except IndexError:  # another thread has taken the last one meanwhile
                f = Frame(proc)
            f.proc = proc
            f.pc = 0
            f.a = a
            f.b = f.c = f.d = -1
        else:
            f = Frame(proc, 0, a)
        frames.append(f)
        return f

    def leave(self, frames: list[Frame]) -> None:
        if _INTERPRETED:
            ENDED_FRAMES.append(frames.pop())
        else:
            frames.pop()

    def ask_sealed(self, s: State, asked: i64) -> None:
        s.sealed = _ALL_UNANSWERED[s.players][:]
        s.asked = asked

    def ask_unless_forced(self, s: State, f: Frame, number: i64, asked: i64) -> None:
        """Take a single option without asking."""
        if asked != 0:
            seat = int(asked).bit_length() - 1
            options = self.options(s, f, number, seat)
            if len(options) == 1:
                self.answer(s, f, number, seat, options[0])
                return
        s.asked = asked

    def draw(self, s: State, f: Frame, number: i64, bounds: list[int]) -> None:
        """Draws with a single outcome are no luck."""
        for bound in bounds:
            if bound > 1:
                s.bounds = bounds
                return
        self.settle(s, f, number, [0] * len(bounds) if bounds else NONE)
