"""Changes that SQLite writes together leave what they leave one by one."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from euphoria.server.store import schema, tables
from euphoria.server.store.engine import Door, Joint, open_door
from euphoria.server.store.migrate import migrate
from euphoria.server.store.rows import EntryRow, SeatRow, TableRow

COUNT = 5


def row(number: int, **more: Any) -> TableRow:
    usual: dict[str, Any] = {"title": "leaders", "revision": 1, "players": 2, "options": {"first": None}}
    fixed: dict[str, Any] = {"host": "host", "key": "00" * 32, "commitment": "c", "created": 1, "changed": 1}
    return TableRow(id=f"table{number}", **{**usual, **fixed, **more})


def chairs(number: int) -> list[SeatRow]:
    return [SeatRow(table_id=f"table{number}", seat=seat, name=f'"\\ü{seat}') for seat in range(2)]


def change(number: int, built_on: int = 0, key: str = 'a "quoted" \\key é 🎲') -> tables.Change:
    """A move, with every kind of value a row can hold."""
    moved = row(
        number, version=built_on + 1, length=2, wake=None if number % 2 else 2**41, public=bool(number % 2)
    )
    moved.extra.trouble = 'quote " and \\ and \n and \u0001 and ж'
    bodies: list[dict[str, Any]] = [
        {"seat": 0, "do": 'drop "1"\n'},
        {"luck": "x", "got": [1, 2], "of": [3, 4]},
    ]
    entries = [EntryRow(number=at, at=2**41 + at, body=body) for at, body in enumerate(bodies)]
    seats = chairs(number)[:1] if number == 3 else []
    return tables.Change(row=moved, seats=seats, entries=entries, keys=[("owner", key, "1")])


def everything(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    wanted = (schema.tables, schema.seats, schema.entries, schema.keys)
    return {
        one.name: sorted((tuple(found) for found in connection.execute(select(one))), key=repr)
        for one in wanted
    }


async def filled(path: Path) -> Door:
    door = open_door(f"sqlite:///{path}")
    await migrate(door)
    for number in range(COUNT):
        await door.write(partial(tables.create, row=row(number), seats=chairs(number)))
    return door


@pytest.mark.parametrize("key", ["plain key", 'a "quoted" \\key é 🎲', "ends\0here"])
def test_together_and_one_by_one_leave_the_same_rows(tmp_path: Path, key: str) -> None:
    async def test() -> None:
        one, all = await filled(tmp_path / "one.sqlite"), await filled(tmp_path / "all.sqlite")
        try:
            changes = [change(number, key=key) for number in range(COUNT)]
            for part in changes:
                await one.write(partial(tables._commit_one, change=part))
            await all.write(lambda connection: tables.commit(connection, changes))
            assert await one.read(everything) == await all.read(everything)
        finally:
            await one.close()
            await all.close()

    asyncio.run(test())


def test_one_conflict_among_many_hits_only_its_own(tmp_path: Path) -> None:
    async def test() -> None:
        door = await filled(tmp_path / "conflict.sqlite")
        try:
            parts = [change(number, built_on=7 if number == 2 else 0) for number in range(COUNT)]
            work = [Joint(part, tables.commit) for part in parts]
            outcomes = await asyncio.gather(*(door.write(one) for one in work), return_exceptions=True)
            assert [type(outcome).__name__ for outcome in outcomes] == [
                "Conflict" if number == 2 else "NoneType" for number in range(COUNT)
            ]
            rows = (await door.read(everything))["tables"]
            assert [found[1] for found in rows] == [0 if number == 2 else 1 for number in range(COUNT)]
        finally:
            await door.close()

    asyncio.run(test())


def test_a_batch_with_a_conflict_leaves_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        door = await filled(tmp_path / "batch.sqlite")
        try:
            before = await door.read(everything)
            parts = [change(0), change(1, built_on=3)]
            with pytest.raises(tables.Conflict):
                await door.write(lambda connection: tables.commit(connection, parts))
            assert await door.read(everything) == before
        finally:
            await door.close()

    asyncio.run(test())
