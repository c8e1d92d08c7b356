"""Tables that are wanted together are read together, and what is wrong with one concerns nobody else."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from euphoria.server.store import tables
from euphoria.server.store.engine import Door, open_door
from euphoria.server.store.migrate import migrate
from euphoria.server.store.rows import SeatRow, TableRow
from euphoria.server.tables.reading import MOST, Reading


class Counting:
    """A database that counts how often it is asked, and can be away."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.asked: list[int] = []
        self.away = False

    async def read(self, work: Any) -> Any:
        self.asked.append(len(work.keywords["ids"]))
        if self.away:
            raise OSError("away")
        return await self.door.read(work)


def reading(database: str, test: Callable[[Reading, Counting], Awaitable[None]]) -> None:
    """Run a test on a database with forty tables."""

    async def run() -> None:
        door = open_door(database)
        try:
            await migrate(door)
            for number in range(40):
                row = TableRow(
                    id=f"t{number}", title="leaders", revision=1, players=4, options={}, host="h", key="",
                    commitment="c", created=1, changed=1,
                )  # fmt: skip
                seats = [SeatRow(table_id=row.id, seat=0)]
                await door.write(partial(tables.create, row=row, seats=seats))
            counting: Any = Counting(door)
            await test(Reading(counting), counting)
        finally:
            await door.close()

    asyncio.run(run())


def test_what_is_wanted_together_is_read_together(database: str) -> None:
    async def test(reads: Reading, door: Counting) -> None:
        ids = [f"t{number}" for number in range(40)]
        found = await asyncio.gather(*map(reads.table, ids))
        assert [one.row.id for one in found if one is not None] == ids
        assert door.asked == [MOST, MOST, 40 - 2 * MOST]
        assert await reads.table("nobody's") is None
        one = await reads.table("t7")
        assert one is not None and one.row.id == "t7"

    reading(database, test)


def test_who_goes_away_is_not_waited_for(database: str) -> None:
    async def test(reads: Reading, _door: Counting) -> None:
        gone, stays = (asyncio.create_task(reads.table(id)) for id in ("t1", "t2"))
        await asyncio.sleep(0)
        gone.cancel()
        found = await stays
        assert found is not None and found.row.id == "t2"
        assert gone.cancelled()

    reading(database, test)


def test_a_database_that_was_away_is_asked_again(database: str) -> None:
    async def test(reads: Reading, door: Counting) -> None:
        door.away = True
        found = await asyncio.gather(reads.table("t1"), reads.table("t2"), return_exceptions=True)
        assert [type(one) for one in found] == [OSError, OSError]
        door.away = False
        assert await reads.table("t1") is not None

    reading(database, test)


def test_a_table_that_the_database_cannot_give_takes_no_other_along(tmp_path: Any) -> None:
    """SQLite keeps any bytes, and reading them fails."""

    async def test(reads: Reading, door: Counting) -> None:
        damage = text("UPDATE seats SET name = CAST(x'ff' AS TEXT) WHERE table_id = 't1'")
        await door.door.write(lambda connection: connection.execute(damage).close())
        wanted = [asyncio.create_task(reads.table(id)) for id in ("t0", "t1", "t2")]
        await asyncio.wait(wanted)
        assert isinstance(wanted[1].exception(), OperationalError)
        for one in (wanted[0], wanted[2]):
            assert one.result() is not None

    reading(f"sqlite:///{tmp_path}/house.sqlite", test)
