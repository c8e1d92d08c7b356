"""Dice that belong to somebody, told after the game: who was lucky, and by how much?"""

from __future__ import annotations

from euphoria.core.actions import SEATS


class Roll:
    """One roll of a kind of dice: what came (1: it succeeded), and what was to be expected.

    >>> Roll(0, "aim", 1, 0.5)
    <Roll: aim of A, 1, expected 0.5>
    """

    __slots__ = ("expected", "got", "kind", "seat")

    def __init__(self, seat: int, kind: str, got: int, expected: float) -> None:
        self.seat = seat
        self.kind = kind
        self.got = got
        self.expected = expected

    def __repr__(self) -> str:
        return f"<Roll: {self.kind} of {SEATS[self.seat]}, {self.got}, expected {self.expected}>"
