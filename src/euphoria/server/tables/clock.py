"""Time, and how much of it people have."""

from __future__ import annotations

import time
from collections.abc import Callable
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


JUMP: Final = 3_600_000
"""Milliseconds by which a clock may be put right."""
PAUSE: Final = 3 * 86_400_000
"""Milliseconds for which a server may have been off."""
PROOF: Final = 86_400.0
"""Seconds for which a clock that seemed wrong must go on evenly before it is trusted."""


class Clock:
    """The time of day in milliseconds. Tests put their own in its place."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000


class EvenTime:
    """Does the time of day go on as it should? What is deleted by age is deleted only then.

    A clock that jumps, or that was wrong when the process began, must prove itself first.
    """

    def __init__(self, even: Callable[[], float] = time.monotonic) -> None:
        self._even = even
        self._last: tuple[int, float] | None = None
        self._trusted_from = 0.0

    def is_trusted(self, now: int, last_known: int | None) -> bool:
        """`last_known`: what the time was when a server last wrote it down."""
        even = self._even()
        if self._last is None:
            fits = last_known is not None and -JUMP < now - last_known < PAUSE
            self._trusted_from = even if fits else even + PROOF
        else:
            then, even_then = self._last
            if abs(now - then - (even - even_then) * 1000) > JUMP:
                self._trusted_from = even + PROOF
        self._last = (now, even)
        return even >= self._trusted_from


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
