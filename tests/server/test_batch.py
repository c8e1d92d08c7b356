"""Changes that are written together leave what they leave one by one."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from euphoria.server.bus import Note, open_bus
from euphoria.server.store import changes, schema, tables
from euphoria.server.store.changes import Change, commit
from euphoria.server.store.engine import Door, Joint, SqliteDoor, open_door
from euphoria.server.store.migrate import migrate
from euphoria.server.store.rows import EntryRow, ResultRow, SeatRow, SnapshotRow, TableRow
from kit.daemons import Postgres

COUNT = 5


def row(number: int, **more: Any) -> TableRow:
    usual: dict[str, Any] = {"title": "leaders", "revision": 1, "players": 2, "options": {"first": None}}
    fixed: dict[str, Any] = {"host": "host", "key": "00" * 32, "commitment": "c", "created": 1, "changed": 1}
    return TableRow(id=f"table{number}", **{**usual, **fixed, **more})


def chairs(number: int) -> list[SeatRow]:
    return [SeatRow(table_id=f"table{number}", seat=seat, name=f'"\\ü{seat}') for seat in range(2)]


def change(number: int, built_on: int = 0, key: str = 'a "quoted" \\key é 🎲') -> Change:
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
    results = [
        ResultRow(table_id=moved.id, seat=seat, person=None if seat else "p", title="leaders", **won(seat))
        for seat in range(2 if number == 4 else 0)
    ]
    kept = [SnapshotRow(table_id=moved.id, length=2, seal=f"{built_on}", body='{"a": "ж\\n"}')][: number % 2]
    return Change(
        row=moved, seats=seats, entries=entries, keys=[("owner", key, "1")], results=results, snapshots=kept
    )


def won(seat: int) -> dict[str, Any]:
    return {"players": 2, "won": seat == 0, "payoff": 0.5 - seat, "at": 2**41}


def everything(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    wanted = (schema.tables, schema.seats, schema.entries, schema.keys, schema.results, schema.snapshots)
    return {
        one.name: sorted((tuple(found) for found in connection.execute(select(one))), key=repr)
        for one in wanted
    }


async def furnish(door: Door) -> None:
    for number in range(COUNT):
        await door.write(partial(tables.create, row=row(number), seats=chairs(number)))


def on(database: str, test: Callable[[Door], Awaitable[None]]) -> None:
    """Run a test on a database with some tables."""

    async def run() -> None:
        door = open_door(database)
        try:
            await migrate(door)
            await furnish(door)
            await test(door)
        finally:
            await door.close()

    asyncio.run(run())


async def outcomes(door: Door, parts: list[Change]) -> list[str]:
    """What comes of changes that are written at once."""
    works = [Joint(part, commit, part.plain) for part in parts]
    found = await asyncio.gather(*(door.write(work) for work in works), return_exceptions=True)
    return [type(outcome).__name__ for outcome in found]


def versions(found: dict[str, list[tuple[Any, ...]]]) -> list[int]:
    return [one[1] for one in found["tables"]]


async def compare(door: Door, key: str) -> None:
    """One by one, then together in the same house emptied."""
    parts = [change(number, key=key) for number in range(COUNT)]
    for part in parts:
        assert await door.write(partial(commit, changes=[part])) == [None]
    left = await door.read(everything)
    await door.write(lambda connection: connection.execute(delete(schema.tables)))
    await furnish(door)
    assert await outcomes(door, parts) == ["NoneType"] * COUNT
    assert await door.read(everything) == left
    assert (len(left["entries"]), len(left["results"]), len(left["snapshots"])) == (2 * COUNT, 2, COUNT // 2)


@pytest.mark.parametrize("key", ["plain key", 'a "quoted" \\key é 🎲'])
def test_together_and_one_by_one_leave_the_same_rows(database: str, key: str) -> None:
    on(database, partial(compare, key=key))


def test_what_documents_cannot_hold_is_written_all_the_same(tmp_path: Path) -> None:
    on(f"sqlite:///{tmp_path}/nul.sqlite", partial(compare, key="ends\0here"))


def test_one_conflict_among_many_hits_only_its_own(database: str) -> None:
    async def test(door: Door) -> None:
        parts = [change(number, built_on=7 if number == 2 else 0) for number in range(COUNT)]
        landed = [0 if number == 2 else 1 for number in range(COUNT)]
        assert await outcomes(door, parts) == ["NoneType" if one else "Conflict" for one in landed]
        found = await door.read(everything)
        assert versions(found) == landed
        for name in ("entries", "keys"):
            assert {one[0] for one in found[name]} == {f"table{number}" for number in (0, 1, 3, 4)}

    on(database, test)


def test_one_key_that_is_taken_hits_only_its_own(database: str) -> None:
    async def test(door: Door) -> None:
        assert await outcomes(door, [change(1)]) == ["NoneType"]
        again = change(1, built_on=1)
        again.entries = []
        assert await outcomes(door, [change(0), again, change(2)]) == [
            "NoneType",
            "IntegrityError",
            "NoneType",
        ]
        assert versions(await door.read(everything)) == [1, 1, 1, 0, 0]

    on(database, test)


def test_a_snapshot_takes_the_place_of_the_one_before(database: str) -> None:
    async def test(door: Door) -> None:
        for built_on, write in enumerate((alone, alone, with_another)):
            again = change(1, built_on=built_on)
            again.keys = []
            again.entries = again.entries if built_on == 0 else []
            await door.write(partial(write, given=again))
            found = await door.read(everything)
            assert [one[2] for one in found["snapshots"]] == [str(built_on)]

    def alone(connection: Connection, given: Change) -> None:
        assert commit(connection, [given]) == [None]

    def with_another(connection: Connection, given: Change) -> None:
        assert commit(connection, [given, change(0)]) == [None, None]

    on(database, test)


def test_many_are_written_by_statements_for_all_of_them_and_one_alone_row_by_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Either way costs the other twice as much."""
    alone, together = changes._one_in_sqlite, changes._together_in_sqlite
    calls: list[str] = []

    def one(driver: Any, rows: changes.Rows) -> bool:
        calls.append("alone")
        return alone(driver, rows)

    def many(driver: Any, rows: changes.Rows, documents: dict[str, str]) -> set[str]:
        calls.append("together")
        return together(driver, rows, documents)

    monkeypatch.setattr(changes, "_one_in_sqlite", one)
    monkeypatch.setattr(changes, "_together_in_sqlite", many)

    async def test(door: Door) -> None:
        assert await outcomes(door, [change(0)]) == ["NoneType"]
        assert await outcomes(door, [change(1), change(2), change(3)]) == ["NoneType"] * 3
        assert calls == ["alone", "together"]
        assert await outcomes(door, [change(0)]) == ["Conflict"]
        found = await door.read(everything)
        assert versions(found) == [1, 1, 1, 1, 0]
        assert len(found["entries"]) == 8

    on(f"sqlite:///{tmp_path}/few.sqlite", test)


def test_two_changes_of_one_table_are_not_both_written(database: str) -> None:
    async def test(door: Door) -> None:
        bare = change(1)
        bare.entries, bare.keys = [], []
        found = await outcomes(door, [change(0), change(1), bare])
        assert sorted(found) == ["Conflict", "NoneType", "NoneType"]
        assert versions(await door.read(everything)) == [1, 1, 0, 0, 0]

    on(database, test)


def test_a_batch_that_fails_leaves_nothing(database: str) -> None:
    async def test(door: Door) -> None:
        before = await door.read(everything)
        parts = [change(0), change(1)]
        parts[1].keys *= 2
        with pytest.raises(IntegrityError):
            await door.write(lambda connection: commit(connection, parts))
        assert await door.read(everything) == before

    on(database, test)


def test_a_transaction_that_cannot_begin_or_end_is_told_as_the_layers_tell_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asked knows these errors: they mean that the database is away."""

    def orphan(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        driver.execute("PRAGMA defer_foreign_keys=ON")
        driver.execute("INSERT INTO codes (hash, person) VALUES ('x', 'nobody')")

    async def test(door: Door) -> None:
        with pytest.raises(IntegrityError):
            await door.write(orphan)
        with monkeypatch.context() as broken:
            assert isinstance(door, SqliteDoor)
            for line in (door._writing, door._reading):
                broken.setattr(line, "_begin", "BEGIN ANYHOW")
            with pytest.raises(OperationalError):
                await door.write(partial(tables.note_time, now=1))
            with pytest.raises(OperationalError):
                await door.read(tables.last_time)
        await door.write(partial(tables.note_time, now=2))
        assert await door.read(tables.last_time) == 2

    on(f"sqlite:///{tmp_path}/broken.sqlite", test)


def test_a_batch_tells_other_nodes_in_one_note_and_one_that_fails_tells_nothing(pg: Postgres) -> None:
    heard: list[Note] = []

    async def hear(note: Note) -> None:
        heard.append(note)

    async def test(door: Door) -> None:
        bus = open_bus("postgres", database)
        await bus.start(hear, partial(asyncio.sleep, 0))
        parts = [change(number, built_on=7 if number == 1 else 0) for number in range(COUNT)]
        for part in parts:
            part.teller = "node"
        assert await outcomes(door, parts[:3]) == ["NoneType", "Conflict", "NoneType"]
        parts[4].keys *= 2
        with pytest.raises(IntegrityError):
            await door.write(lambda connection: commit(connection, parts[3:]))
        assert await outcomes(door, [parts[1]]) == ["Conflict"]
        assert await outcomes(door, [parts[3]]) == ["NoneType"]
        while len(heard) < 2:
            await asyncio.sleep(0.01)
        await bus.stop()

    database = pg.new_database()
    on(database, test)
    assert [note.node for note in heard] == ["node", "node"]
    assert [[*note.versions] for note in heard] == [["table0", "table1", "table2"], ["table3"]]


def test_a_batch_waits_for_others_and_builds_on_what_they_leave(pg: Postgres) -> None:
    """Of two rows that somebody else is writing to, one is as it was to us, the other has another version."""

    async def test(door: Door) -> None:
        ready, go = asyncio.Event(), asyncio.Event()

        async def other() -> None:
            async with door.engine.begin() as connection:  # type: ignore[attr-defined]
                await connection.execute(text("UPDATE tables SET wake = 5 WHERE id = 'table3'"))
                await connection.execute(text("UPDATE tables SET version = 1 WHERE id = 'table1'"))
                ready.set()
                await go.wait()

        task = asyncio.create_task(other())
        await ready.wait()
        writing = asyncio.create_task(outcomes(door, [change(number) for number in range(COUNT)]))
        await asyncio.sleep(0.2)
        assert not writing.done()
        go.set()
        await task
        assert await writing == ["NoneType", "Conflict", "NoneType", "NoneType", "NoneType"]
        found = await door.read(everything)
        assert versions(found) == [1] * COUNT
        assert {one[0] for one in found["entries"]} == {f"table{number}" for number in (0, 2, 3, 4)}

    on(pg.new_database(), test)
