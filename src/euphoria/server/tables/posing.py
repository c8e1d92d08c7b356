"""When a question is put to which seats, seen from before and after what led to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from euphoria.core.match import Match


class Put(NamedTuple):
    """A question that was put to these seats (a mask) at this time, between two numbers of actions."""

    at: int
    seats: int
    before: int
    ply: int
    same: bool
    """Are the same seats asked as before?"""

    def is_private(self, match: Match) -> bool:
        """Does nobody who looks on know that something has happened?"""
        return self.same and match.seen(None, self.before) == match.seen(None, self.ply)


class Asked:
    """Who is asked what, before something happens."""

    __slots__ = ("answers", "mask", "ply", "sealed")

    def __init__(self, match: Match) -> None:
        self.ply = match.ply
        self.mask = match.state.asked
        # The list itself, to tell whether it is still the same question, and what was in it.
        self.sealed = match.state.sealed
        self.answers = list(match.state.sealed)

    def put(self, match: Match, now: int) -> Put | None:
        """The question that is put after what has happened now; None if it is the same one."""
        same = match.state.asked == self.mask
        if match.ply == self.ply and same:
            return None
        stay = self.mask if self.goes_on(match) else 0
        return Put(now, (1 << match.players) - 1 & ~stay, self.ply, match.ply, same)

    def goes_on(self, match: Match) -> bool:
        """Is the question that several seats answer in secret still the same one?

        An answer is put into the list of the question; the next question has a list of its own. Taking an
        answer back restores an older copy of the list, with one answer less.
        """
        now = match.state.sealed
        if not self.answers or not now:
            return False
        if now is self.sealed:
            return True
        return _one_less(self.answers, now)


def _one_less(before: list[int], after: list[int]) -> bool:
    taken = [old for old, new in zip(before, after, strict=True) if old != new and new < 0]
    kept = [old for old, new in zip(before, after, strict=True) if old == new]
    return len(taken) == 1 and len(kept) == len(before) - 1 and any(answer >= 0 for answer in before)


def seats_in(mask: int) -> Iterator[int]:
    """The seats of a mask, lowest first."""
    return (seat for seat in range(mask.bit_length()) if (mask >> seat) & 1)
