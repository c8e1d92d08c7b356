"""One suite for every database: what is committed stays, what is not leaves nothing behind."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, func, select
from sqlalchemy import text as sql
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from euphoria.server.store import chat, lobby, people, schema, tables
from euphoria.server.store.changes import Change, Conflict, commit
from euphoria.server.store.engine import Door, Joint, open_door, sqlite_engine
from euphoria.server.store.migrate import begin_anew, migrate, shapes
from euphoria.server.store.rows import ChatRow, EntryRow, PersonRow, SeatRow, SnapshotRow, TableRow, TokenRow
from euphoria.server.store.whole import Whole, read

T = TypeVar("T")


def on(database: str, test: Callable[[Door], Awaitable[T]]) -> T:
    """Run a test on an open, migrated database."""

    async def run() -> T:
        door = open_door(database)
        try:
            await migrate(door)
            return await test(door)
        finally:
            await door.close()

    return asyncio.run(run())


def table(id: str = "table", **more: Any) -> TableRow:
    usual: dict[str, Any] = {"title": "leaders", "revision": 1, "players": 4, "options": {"first": None}}
    fixed: dict[str, Any] = {"host": "host", "key": "00" * 32, "commitment": "c", "created": 1, "changed": 1}
    return TableRow(id=id, **{**usual, **fixed, **more})


def chairs(id: str = "table") -> list[SeatRow]:
    return [SeatRow(table_id=id, seat=seat) for seat in range(4)]


def sitting(seat: int, person: str, name: str, id: str = "table", **more: Any) -> SeatRow:
    return SeatRow(table_id=id, seat=seat, kind="person", person=person, name=name, **more)


def words(person: str, name: str, text: str) -> ChatRow:
    where: dict[str, Any] = {"table_id": "table", "number": 0, "room": "table", "seat": 0, "to_seat": None}
    return ChatRow(person=person, name=name, text=text, at=1, **where)


def entry(number: int, **body: Any) -> EntryRow:
    return EntryRow(number=number, at=10 + number, body=body or {"seat": 0, "do": "pass"})


def change(row: TableRow, **more: Any) -> Callable[[Connection], None]:
    row.version += 1
    return Joint(Change(row=row, **{"seats": [], **more}), commit)


def count(connection: Connection, of: Any) -> int:
    return int(connection.execute(select(func.count()).select_from(of)).scalar_one())


def test_the_migrations_make_the_tables_the_code_knows(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, schema.metadata))

    async def test(door: Door) -> None:
        await migrate(door)  # a second time finds nothing to do
        assert await door.write(differences) == []

    on(database, test)


def test_logs_and_keys_outlive_the_new_shape_and_lie_in_the_index_of_their_key(database: str) -> None:
    given: dict[str, list[tuple[Any, ...]]] = {
        "entries": [
            (id, number, number, f'{{"seat": {number}}}') for id in ("b", "a") for number in range(3)
        ],
        "keys": [("b", "ana", "k", "2"), ("a", "zoe", "k", "1"), ("a", "ana", "l", "3")],
    }

    def old_rows(connection: Connection) -> None:
        for id in ("a", "b"):
            tables.create(connection, table(id), chairs(id))
        for name, rows in given.items():
            for row in rows:
                values = ", ".join(repr(value) for value in row)
                connection.exec_driver_sql(f"INSERT INTO {name} VALUES ({values})")

    def rows_now(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
        return {
            name: sorted(tuple(row) for row in connection.exec_driver_sql(f"SELECT * FROM {name}"))
            for name in given
        }

    def made_of(connection: Connection) -> list[str]:
        wanted = "SELECT sql FROM sqlite_master WHERE name IN ('entries', 'keys') AND type = 'table'"
        return [str(made) for (made,) in connection.exec_driver_sql(wanted)]

    async def test(door: Door) -> None:
        await door.write(partial(begin_anew, shape="0008"))
        await door.write(old_rows)
        await migrate(door)
        assert await door.read(rows_now) == {name: sorted(rows) for name, rows in given.items()}
        if door.dialect == "sqlite":
            made = await door.read(made_of)
            assert [one.count("WITHOUT ROWID") for one in made] == [1, 1]
        await door.write(lambda connection: connection.exec_driver_sql("DELETE FROM tables WHERE id = 'a'"))
        left = await door.read(rows_now)
        assert {row[0] for rows in left.values() for row in rows} == {"b"}

    on(database, test)


def test_tables_that_are_due_are_found_in_their_index(tmp_path: Path) -> None:
    async def test(door: Door) -> None:
        for number, wake in enumerate((None, 30, 10, 99, None, 20)):
            made = table(f"table{number}", wake=wake)
            await door.write(partial(tables.create, row=made, seats=chairs(made.id)))
        assert await door.read(partial(tables.due, now=40, most=2)) == ["table2", "table5"]
        assert await door.read(partial(tables.due, now=40, most=9)) == ["table2", "table5", "table1"]
        plan = await door.read(lambda connection: connection.exec_driver_sql(asked, (40, 9, 0)).all())
        assert "tables_by_wake" in str(plan)

    asked = f"EXPLAIN QUERY PLAN {tables._DUE.compile(dialect=sqlite.dialect())}"
    on(f"sqlite:///{tmp_path}/due.sqlite", test)


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    """Houses of the tests do not (kit/server.py), but those of people do."""
    engine = sqlite_engine(f"sqlite:///{tmp_path}/s.sqlite")
    with engine.connect() as connection:
        kept = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("synchronous", "journal_mode")
        ]
    engine.dispose()
    assert kept == [2, "wal"], "2: FULL"


def test_a_start_knows_whether_there_is_anything_to_migrate(database: str) -> None:
    async def test(door: Door) -> None:
        assert await door.read(schema.is_newest)
        for old in shapes()[1:]:
            await door.write(partial(begin_anew, shape=old))
            assert not await door.read(schema.is_newest)
        await migrate(door)
        assert await door.read(schema.is_newest)

    on(database, test)


def test_many_nodes_that_start_at_once_migrate_once(database: str) -> None:
    async def test(door: Door) -> None:
        others = [open_door(database) for _ in range(3)]
        await asyncio.gather(*(migrate(other) for other in others))
        secrets = [await other.read(tables.secret) for other in (door, *others)]
        assert len(set(secrets)) == 1
        for other in others:
            await other.close()

    on(database, test)


def test_a_table_comes_back_as_it_was_written(database: str) -> None:
    async def test(door: Door) -> None:
        row, seats = table(options={"first": None, "whispers": True}), chairs()
        row.extra.names = ["Ana", "Бо", "¿Cy?", "🎲"]
        seats[2] = SeatRow(
            table_id="table", seat=2, kind="person", person="p", name="Ñandú", standing=["react"]
        )
        await door.write(partial(tables.create, row=row, seats=seats))
        assert await door.read(partial(tables.load, id="table")) == (row, seats)
        assert await door.read(partial(tables.load, id="nowhere")) is None

    on(database, test)


def test_a_change_is_there_as_a_whole(database: str) -> None:
    async def test(door: Door) -> None:
        row, seats = table(), chairs()
        await door.write(partial(tables.create, row=row, seats=seats))
        seats[1].name = "Bo"
        said = ChatRow(
            table_id="table",
            number=0,
            room="table",
            person="p",
            seat=1,
            to_seat=None,
            name="Bo",
            text="hi",
            at=1,
        )
        entries = [entry(0), entry(1, luck="deal", of=[3], got=[2])]
        await door.write(
            change(row, seats=[seats[1]], entries=entries, keys=[("p", "key", "1")], chat=[said])
        )
        assert await door.read(partial(tables.load, id="table")) == (row, seats)
        assert await door.read(partial(tables.log, id="table")) == entries
        assert await door.read(partial(tables.answered, id="table", owner="p", key="key")) == "1"
        assert await door.read(partial(tables.answered, id="table", owner="q", key="key")) is None
        assert await door.read(partial(chat.after, id="table", number=-1)) == [said]
        assert await door.read(partial(chat.after, id="table", number=0)) == []

    on(database, test)


def test_a_change_built_on_an_old_version_writes_nothing(database: str) -> None:
    async def test(door: Door) -> None:
        row = table()
        await door.write(partial(tables.create, row=row, seats=chairs()))
        late = table()
        await door.write(change(row, entries=[entry(0)]))
        with pytest.raises(Conflict):
            await door.write(change(late, entries=[entry(0, seat=1, do="shoot")], keys=[("p", "k", "1")]))
        assert await door.read(partial(tables.log, id="table")) == [entry(0)]
        assert await door.read(partial(tables.answered, id="table", owner="p", key="k")) is None

    on(database, test)


def test_a_key_that_is_taken_undoes_the_whole_change(database: str) -> None:
    async def test(door: Door) -> None:
        row = table()
        await door.write(partial(tables.create, row=row, seats=chairs()))
        await door.write(change(row, entries=[entry(0)], keys=[("p", "same", "1")]))
        again = change(row, entries=[entry(1)], keys=[("p", "same", "2")])
        with pytest.raises(IntegrityError):
            await door.write(again)
        found = await door.read(partial(tables.load, id="table"))
        assert found is not None
        assert found[0].version == 1
        assert await door.read(partial(tables.log, id="table")) == [entry(0)]

    on(database, test)


def test_of_many_writers_at_once_exactly_one_wins_each_round(database: str) -> None:
    async def test(door: Door) -> None:
        await door.write(partial(tables.create, row=table(), seats=chairs()))
        for round in range(5):
            results = await asyncio.gather(
                *(
                    door.write(change(table(version=round), entries=[entry(round, seat=writer, do="pass")]))
                    for writer in range(8)
                ),
                return_exceptions=True,
            )
            lost = [one for one in results if one is not None]
            assert len(lost) == 7
            assert all(isinstance(one, Conflict) for one in lost)
        assert len(await door.read(partial(tables.log, id="table"))) == 5

    on(database, test)


def test_work_that_fails_takes_nothing_with_it(database: str) -> None:
    """SQLite carries out together what waits; one failure among them must not touch its neighbours."""

    def fails(connection: Connection) -> None:
        tables.create(connection, table("half"), chairs("half"))
        raise KeyError("on purpose")

    async def test(door: Door) -> None:
        ids = [f"t{number}" for number in range(30)]
        works: list[Any] = [door.write(partial(tables.create, row=table(id), seats=chairs(id))) for id in ids]
        works[10:10] = [door.write(fails)]
        results = await asyncio.gather(*works, return_exceptions=True)
        assert [type(one) for one in results if one is not None] == [KeyError]
        assert await door.read(partial(count, of=schema.tables)) == 30
        assert await door.read(partial(count, of=schema.seats)) == 120

    on(database, test)


def test_everything_is_still_there_after_closing(database: str) -> None:
    async def fill(door: Door) -> None:
        row = table()
        await door.write(partial(tables.create, row=row, seats=chairs()))
        await door.write(change(row, entries=[entry(0)]))

    async def look(door: Door) -> list[EntryRow]:
        return await door.read(partial(tables.log, id="table"))

    on(database, fill)
    assert on(database, look) == [entry(0)]


def test_tables_whose_time_has_come_are_found(database: str) -> None:
    async def test(door: Door) -> None:
        for id, wake in (("late", 50), ("soon", 150), ("first", 10), ("never", None)):
            await door.write(partial(tables.create, row=table(id, wake=wake), seats=chairs(id)))
        assert await door.read(partial(tables.due, now=100, most=10)) == ["first", "late"]
        await door.write(partial(tables.postpone, id="first", until=500))
        assert await door.read(partial(tables.due, now=100, most=10)) == ["late"]
        assert await door.read(partial(tables.versions, ids=["late", "gone"])) == {"late": 0}

    on(database, test)


def test_the_lobby_shows_public_tables_that_fit(database: str) -> None:
    async def test(door: Door) -> None:
        rows = [
            table("a", changed=1),
            table("b", changed=2, title="dystopia", pace="live"),
            table("c", changed=3, phase="playing"),
            table("d", changed=4, public=False),
            table("e", changed=5, phase="over"),
        ]
        for row in rows:
            seats = chairs(row.id)
            if row.id == "c":
                seats = [
                    SeatRow(table_id="c", seat=n, kind="person", person=f"p{n}", name=f"n{n}")
                    for n in range(4)
                ]
            await door.write(partial(tables.create, row=row, seats=seats))

        async def ids(**wanted: Any) -> list[str]:
            return [line.id for line in await door.read(partial(lobby.lines, **wanted))]

        assert await ids() == ["c", "b", "a"]
        assert await ids(title="dystopia") == ["b"]
        assert await ids(phase="over") == ["e"]
        assert await ids(pace="live") == ["b"]
        assert await ids(free=True) == ["b", "a"]
        line = (await door.read(lobby.lines))[0]
        assert (line.open, line.names) == (0, ["n0", "n1", "n2", "n3"])

    on(database, test)


def test_old_tables_that_never_began_are_cleared(database: str) -> None:
    async def test(door: Door) -> None:
        for id, phase, changed in (("old", "open", 10), ("new", "open", 100), ("played", "over", 10)):
            row = table(id, phase=phase, changed=changed)
            await door.write(partial(tables.create, row=row, seats=chairs(id)))
        assert await door.write(partial(tables.sweep, before=50)) == 1
        assert await door.read(partial(tables.load, id="old")) is None
        assert await door.read(partial(count, of=schema.seats)) == 8

    on(database, test)


def test_people_and_tokens(database: str) -> None:
    def token(hash: str, **more: Any) -> TokenRow:
        usual: dict[str, Any] = {"person": "ana", "kind": "session", "created": 0, "expires": 100}
        return TokenRow(hash=hash, **{**usual, **more})

    async def test(door: Door) -> None:
        ana = PersonRow(id="ana", name="Ana", created=1)
        await door.write(partial(people.add, person=ana, token=token("h1")))
        assert await door.read(partial(people.by_token, hash="h1", now=50)) == (ana, token("h1"))
        assert await door.read(partial(people.by_token, hash="h1", now=100)) is None
        await door.write(partial(people.change, id="ana", login="ana", password="x"))
        bo = PersonRow(id="bo", name="Bo", created=1, login="ana")
        with pytest.raises(IntegrityError):
            await door.write(partial(people.add, person=bo, token=token("h2", person="bo")))
        assert await door.read(partial(people.by_id, id="bo")) is None
        await door.write(partial(people.add_token, token=token("h3")))
        await door.write(partial(people.drop_tokens, person="ana", keep="h3"))
        assert await door.read(partial(people.by_token, hash="h1", now=50)) is None
        assert await door.write(partial(people.drop_token, hash="h3"))
        assert not await door.write(partial(people.drop_token, hash="h3"))

    on(database, test)


def test_somebody_who_is_erased_leaves_games_without_a_name(database: str) -> None:
    async def test(door: Door) -> None:
        token = TokenRow(hash="h", person="ana", kind="session", created=0, expires=100)
        await door.write(partial(people.add, person=PersonRow(id="ana", name="Ana", created=1), token=token))
        row, seats = table(), chairs()
        seats[0] = sitting(0, "ana", "Ana", notes="secret")
        await door.write(partial(tables.create, row=row, seats=seats))
        said = ChatRow(
            table_id="table",
            number=0,
            room="table",
            person="ana",
            seat=0,
            to_seat=None,
            name="Ana",
            text="x",
            at=1,
        )
        await door.write(change(row, chat=[said], entries=[entry(0)]))
        await door.write(partial(people.erase, person="ana"))
        found = await door.read(partial(tables.load, id="table"))
        assert found is not None
        assert (found[1][0].name, found[1][0].person, found[1][0].notes) == ("", None, "")
        kept = await door.read(partial(chat.after, id="table", number=-1))
        assert [(one.name, one.text) for one in kept] == [("", "")]
        assert await door.read(partial(people.by_token, hash="h", now=1)) is None
        assert await door.read(partial(tables.log, id="table")) == [entry(0)]

    on(database, test)


async def written(door: Door, id: str, entries: int = 2, **more: Any) -> TableRow:
    """A table with entries and a snapshot; its row as it is in the database."""
    row = table(id, **more)
    await door.write(partial(tables.create, row=row, seats=chairs(id)))
    kept = SnapshotRow(table_id=id, length=1, seal="s", body="{}")
    row.length = entries
    await door.write(change(row, entries=[entry(number) for number in range(entries)], snapshots=[kept]))
    return row


def test_tables_are_read_whole_several_at_once(database: str) -> None:
    async def test(door: Door) -> None:
        hard = sitting(1, "ana", "A\"'\\\n\t{}é☃", id="one", standing=["react", 'a"b'], reserve=2**40)
        one = await written(door, "one")
        await door.write(change(one, seats=[hard]))
        two = await written(door, "two", 12, public=False, wake=7)
        found = await door.read(partial(read, ids=["two", "gone", "one"]))
        assert sorted(found) == ["one", "two"]
        first, second = found["one"], found["two"]
        assert isinstance(first, Whole) and isinstance(second, Whole)
        assert (first.row, second.row) == (one, two)
        assert first.row.public is True and second.row.public is False
        seats = chairs("one")
        seats[1] = hard
        assert (first.seats, second.seats) == (seats, chairs("two"))
        assert first.entries == [entry(0), entry(1)]
        assert second.entries == [entry(number) for number in range(12)]
        assert second.kept == SnapshotRow(table_id="two", length=1, seal="s", body="{}")
        assert await door.read(partial(tables.load, id="one")) == first[:2]

    on(database, test)


def test_whoever_has_the_first_entries_reads_the_others(database: str) -> None:
    async def test(door: Door) -> None:
        await written(door, "one")
        found = (await door.read(partial(read, ids=["one"], start=1)))["one"]
        assert isinstance(found, Whole)
        assert (found.entries, found.kept) == ([entry(1)], None)
        await door.write(partial(tables.create, row=table("new"), seats=chairs("new")))
        assert (await door.read(partial(read, ids=["new"])))["new"] == (table("new"), chairs("new"), [], None)

    on(database, test)


@pytest.mark.parametrize("where", ["entries SET body", "seats SET standing", "tables SET extra"])
def test_a_table_that_cannot_be_understood_takes_no_other_along(database: str, where: str) -> None:
    async def test(door: Door) -> None:
        await written(door, "one")
        whole = await written(door, "two")
        key = "id" if where.startswith("tables") else "table_id"
        broken = sql(f"UPDATE {where} = '{{' WHERE {key} = 'one'")
        await door.write(lambda connection: connection.execute(broken).close())
        found = await door.read(partial(read, ids=["one", "two"]))
        assert isinstance(found["one"], msgspec.DecodeError)
        assert isinstance(found["two"], Whole) and found["two"].row == whole

    on(database, test)


def test_the_log_of_a_frozen_table_is_left_alone(database: str) -> None:
    async def test(door: Door) -> None:
        row = await written(door, "one", phase="frozen")
        await door.write(lambda connection: connection.execute(sql("UPDATE entries SET body = '{'")).close())
        assert (await door.read(partial(read, ids=["one"])))["one"] == (row, chairs("one"), [], None)

    on(database, test)


def test_a_table_is_read_as_it_was_at_one_moment(database: str) -> None:
    """By one statement: had another node written between two of them, an entry would be played twice."""

    async def test(door: Door) -> None:
        await written(door, "one")

        def counted(connection: Connection) -> int:
            said: list[str] = []

            def note(_connection: Any, _cursor: Any, statement: str, *_more: Any) -> None:
                said.append(statement)

            event.listen(connection.engine, "before_cursor_execute", note)
            read(connection, ["one", "two"])
            event.remove(connection.engine, "before_cursor_execute", note)
            return len(said)

        assert await door.read(counted) == 1

    on(database, test)
