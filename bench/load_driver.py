"""Plays many tables at once over sockets and times every move, whoever serves them.

A move is timed from the moment it is due to the moment the last player of the table has the new position. In
an open loop moves are due at times that were fixed beforehand, so that a slow answer delays nobody's clock;
in a closed loop the next move is due when the last one has arrived everywhere.
"""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable

from load_line import Line, connect

PATIENCE = 60.0


class Seat(ABC):
    """One program at a table: how it talks to its server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.line: Line | None = None
        self.ply = -1
        """The number of moves in the last position that arrived."""
        self.over = False
        self.errors = 0

    @abstractmethod
    def hello(self) -> list[bytes]:
        """What is sent first."""

    @abstractmethod
    def heard(self, data: bytes) -> bool:
        """Read a message; was it a position?"""

    @property
    @abstractmethod
    def asked(self) -> bool:
        """Is it this seat's turn?"""

    @abstractmethod
    def options(self) -> list[str]:
        """What it can be told to do then."""

    @abstractmethod
    def move(self, choice: str) -> bytes:
        """The message that does it."""

    def say(self, data: bytes) -> None:
        assert self.line is not None
        self.line.send(data)


class Table:
    """The seats of one table and the move that is under way."""

    def __init__(self, seats: list[Seat], luck: random.Random, plan: list[str] | None) -> None:
        self.seats = seats
        self.luck = luck
        self.plan = plan
        """The moves to make; None: any."""
        self.made = 0
        self.due = 0.0
        self.mover: Seat | None = None
        self.known: list[int] = []
        """What every seat knew before the move that is under way."""
        self.stuck = False
        """Is a move due while nobody has heard yet that they are asked?"""
        self.done: Callable[[Table], None] = lambda _table: None

    @property
    def over(self) -> bool:
        return self.seats[0].over or (self.plan is not None and self.made >= len(self.plan))

    async def sit_down(self) -> None:
        for seat in self.seats:
            seat.line = await connect(seat.address, lambda data, seat=seat: self.heard(seat, data))
            for message in seat.hello():
                seat.say(message)
        until = time.monotonic() + PATIENCE
        while any(seat.ply < 0 for seat in self.seats):
            if time.monotonic() > until:
                raise TimeoutError("A table did not tell its position.")
            await asyncio.sleep(0.01)

    def get_up(self) -> None:
        for seat in self.seats:
            if seat.line is not None:
                seat.line.close()

    def heard(self, seat: Seat, data: bytes) -> None:
        errors = seat.errors
        if seat.heard(data):
            if self.stuck:
                self._try()
            elif self.mover is not None and self._is_told(self.mover):
                self.mover = None
                self.done(self)
        elif seat.errors > errors and seat is self.mover:
            self._try()  # it had not heard yet that others were faster

    def _is_told(self, mover: Seat) -> bool:
        """Whoever is to hear of the move has: everybody, or its own seat alone, which is asked again then
        (an Artifact that is begun in private)."""
        fresh = [seat.ply > ply for seat, ply in zip(self.seats, self.known, strict=True)]
        if not fresh[self.seats.index(mover)]:
            return False
        return mover.asked or (all(fresh) and (self.over or any(seat.asked for seat in self.seats)))

    def move(self, due: float) -> None:
        """Make a move that was due then."""
        self.due = due
        self.made += 1
        self._try()

    def _try(self) -> None:
        able = [seat for seat in self.seats if seat.asked]
        self.stuck = not able
        if not able:
            if self.over:  # others have ended it
                self.stuck, self.mover = False, None
                self.done(self)
            return
        self.mover = able[0] if len(able) == 1 else self.luck.choice(able)
        options = self.mover.options() if self.plan is None else [self.plan[self.made - 1]]
        self.known = [seat.ply for seat in self.seats]
        self.mover.say(self.mover.move(self.luck.choice(options)))


class Load:
    """All tables of a run, and how long each move took, in seconds."""

    def __init__(self, tables: list[Table]) -> None:
        self.tables = tables
        self.taken: list[float] = []
        self.lasted = 0.0

    @property
    def errors(self) -> int:
        return sum(seat.errors for table in self.tables for seat in table.seats)

    async def closed(self, seconds: float) -> None:
        """As fast as it goes, until the time or every game is over."""
        clock = time.perf_counter
        started = clock()
        until, finished = started + seconds, asyncio.Event()
        busy = [len(self.tables)]

        def done(table: Table) -> None:
            now = clock()
            self.taken.append(now - table.due)
            self.lasted = now - started
            if now < until and not table.over:
                table.move(now)
                return
            busy[0] -= 1
            if not busy[0]:
                finished.set()

        for table in self.tables:
            table.done = done
            table.move(clock())
        await asyncio.wait_for(finished.wait(), seconds + PATIENCE)

    async def open(self, seconds: float, pause: float) -> None:
        """Each table one move per `pause` seconds on average (half to one and a half of it)."""
        clock = time.perf_counter
        started = clock()
        await asyncio.gather(*(self._paced(table, started + seconds, pause) for table in self.tables))
        self.lasted = clock() - started

    async def _paced(self, table: Table, until: float, pause: float) -> None:
        clock = time.perf_counter
        arrived = asyncio.Event()

        def done(table: Table) -> None:
            self.taken.append(clock() - table.due)
            arrived.set()

        table.done = done
        due = clock() + pause * table.luck.random()
        while due < until and not table.over:
            await asyncio.sleep(due - clock())
            arrived.clear()
            table.move(due)
            await asyncio.wait_for(arrived.wait(), PATIENCE)
            due += pause * (0.5 + table.luck.random())


def marks(taken: list[float]) -> dict[str, float]:
    """p50, p95 and p99 in milliseconds."""
    ordered = sorted(taken)
    return {f"p{mark}": 1000 * ordered[int(len(ordered) * mark / 100)] for mark in (50, 95, 99)}
