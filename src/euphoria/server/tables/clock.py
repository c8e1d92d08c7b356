"""Time, and how much of it people have."""

from __future__ import annotations

import time
from typing import Final

from euphoria.server.wire.tables import Pace

LAG: Final = 2_000
"""Milliseconds given to every decision for the way there and back."""
SECONDS: Final[dict[Pace, int]] = {"untimed": 0, "live": 60, "slow": 2 * 86400}
"""For one decision, where the table does not say otherwise."""
RESERVE: Final[dict[Pace, int]] = {"untimed": 0, "live": 300, "slow": 86400}
"""For the whole game, used up when a decision takes longer than its own time."""
MISSES: Final = 2
"""After so many missed decisions in a row a bot stands in until the player is back."""


class Clock:
    """The time of day in milliseconds. Tests put their own in its place."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000


def reserve(pace: Pace) -> int:
    return RESERVE[pace] * 1000


def deadline(pace: Pace, seconds: int, asked: int, left: int) -> int | None:
    """Until when somebody who was asked at this time, with so much reserve left, may answer."""
    if pace == "untimed":
        return None
    return asked + seconds * 1000 + left + LAG


def used(seconds: int, asked: int, now: int) -> int:
    """How much of the reserve an answer costs."""
    return max(0, now - asked - seconds * 1000 - LAG)
