"""Token buckets: so much at once, so much per second, and a polite refusal beyond it."""

from __future__ import annotations

import time
from typing import Final

from euphoria.server.common.errors import Problem
from euphoria.server.http.connections import network

RATES: Final[dict[str, tuple[float, float]]] = {
    # name: (tokens per second, most at once)
    "address": (40.0, 200.0),
    "overrun": (2.0, 200.0),  # more requests than that, per address, before it is barred for a while
    "person": (20.0, 80.0),
    "table": (60.0, 240.0),
    "question": (12.0, 120.0),  # what can take long, by its price, per person who sits at the table
    "curious": (2.0, 40.0),  # the same for strangers, per address
    "work": (0.5, 6.0),  # seconds of the processor for such questions, per person
    "curious work": (0.1, 2.0),  # the same for strangers, per address
    "archive": (0.5, 20.0),  # seconds of the processor for games that are over, per person who played
    "curious archive": (0.2, 10.0),  # the same for strangers, per address
    "options": (0.5, 20.0),  # other options for a table, per person
    "entrance": (0.2, 20.0),  # new people, per address
    "password": (0.1, 10.0),  # attempts, per address and per login
    "challenge": (0.2, 20.0),  # challenges for passkeys, per address
    "create": (0.1, 20.0),  # new tables, per person
    "hook": (0.1, 10.0),  # other webhook addresses, per person and per address
    "hint": (0.5, 12.0),  # hints, per person: a bot thinks for each
    "chat": (1.0, 10.0),  # messages, per person
    "socket": (20.0, 60.0),  # messages, pings, pongs and fragments, per socket
    "refused": (1.0, 100.0),  # more of them than that, before it is cut
}
MOST: Final = 50_000
"""Buckets kept; full ones are forgotten first, for they say nothing."""


class Buckets:
    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._left: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, name: str, who: str, cost: float = 1.0) -> None:
        """Spend; `Problem` if there is not enough left."""
        if not self.on:
            return
        rate, most = RATES[name]
        now = time.monotonic()
        who = network(who)
        left, then = self._left.get((name, who), (most, now))
        left = min(most, left + (now - then) * rate)
        if left < cost:
            self._left[name, who] = (left, now)
            raise Problem("too-many", "problems-too-many", seconds=(cost - left) / rate)
        self._left[name, who] = (left - cost, now)
        if len(self._left) > MOST:
            self._forget(now)

    def charge(self, name: str, who: str, cost: float) -> None:
        """Pay afterwards what was not known before. There may be less than nothing left then."""
        if not self.on:
            return
        rate, most = RATES[name]
        now = time.monotonic()
        who = network(who)
        left, then = self._left.get((name, who), (most, now))
        self._left[name, who] = (min(most, left + (now - then) * rate) - cost, now)

    def _forget(self, now: float) -> None:
        for key, (left, then) in list(self._left.items()):
            rate, most = RATES[key[0]]
            if left + (now - then) * rate >= most:
                del self._left[key]
        while len(self._left) > MOST:
            del self._left[next(iter(self._left))]
