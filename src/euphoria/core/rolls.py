"""Dice that belong to somebody, told after the game: who was lucky, and by how much?"""

from __future__ import annotations


class Roll:
    """One roll of a kind of dice: what came (1: it succeeded), and what was to be expected."""

    __slots__ = ("expected", "got", "kind", "seat")

    def __init__(self, seat: int, kind: str, got: int, expected: float) -> None:
        self.seat = seat
        self.kind = kind
        self.got = got
        self.expected = expected
