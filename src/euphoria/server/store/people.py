"""People and the tokens that open doors for them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Integer, case, cast, delete, func, insert, select, update

from euphoria.server.store import credentials, schema
from euphoria.server.store.rows import PersonRow, TokenRow


def add(connection: Connection, person: PersonRow, token: TokenRow) -> None:
    connection.execute(insert(schema.people).values(**msgspec.structs.asdict(person)))
    add_token(connection, token)


def add_token(connection: Connection, token: TokenRow) -> None:
    connection.execute(insert(schema.tokens).values(**msgspec.structs.asdict(token)))


def by_token(connection: Connection, hash: str, now: int) -> tuple[PersonRow, TokenRow] | None:
    """Whose token has this hash, if it is still good."""
    rows = schema.tokens.c
    found = connection.execute(select(schema.tokens).where(rows.hash == hash, rows.expires > now)).first()
    if found is None:
        return None
    token = TokenRow(**dict(found._mapping))
    person = by_id(connection, token.person)
    return None if person is None else (person, token)


def by_id(connection: Connection, id: str) -> PersonRow | None:
    found = connection.execute(select(schema.people).where(schema.people.c.id == id)).first()
    return None if found is None else PersonRow(**dict(found._mapping))


def by_login(connection: Connection, login: str) -> PersonRow | None:
    found = connection.execute(select(schema.people).where(schema.people.c.login == login)).first()
    return None if found is None else PersonRow(**dict(found._mapping))


def change(connection: Connection, id: str, **columns: Any) -> None:
    connection.execute(update(schema.people).where(schema.people.c.id == id).values(**columns))


def drop_token(connection: Connection, hash: str) -> bool:
    """Withdraw a token; False if it was gone already."""
    return connection.execute(delete(schema.tokens).where(schema.tokens.c.hash == hash)).rowcount == 1


def replace_token(connection: Connection, hash: str, token: TokenRow) -> bool:
    """A new token in place of an old one; False, and no new one, if the old one was gone already."""
    if drop_token(connection, hash):
        add_token(connection, token)
    # Work may be carried out twice when a connection breaks: then the new one is there already.
    new = select(schema.tokens.c.hash).where(schema.tokens.c.hash == token.hash)
    return connection.execute(new).first() is not None


def drop_tokens(connection: Connection, person: str, keep: str = "") -> None:
    """Withdraw all tokens of somebody, but for one."""
    rows = schema.tokens.c
    connection.execute(delete(schema.tokens).where(rows.person == person, rows.hash != keep))


def devices_in(connection: Connection, person: str, now: int) -> int:
    """How many devices are signed in as somebody."""
    rows = schema.tokens.c
    mine = (rows.person == person, rows.kind == "session", rows.expires > now)
    return int(connection.execute(select(func.count()).select_from(schema.tokens).where(*mine)).scalar_one())


def prove(connection: Connection, hash: str, now: int) -> None:
    """Somebody has proved on this device who they are."""
    connection.execute(update(schema.tokens).where(schema.tokens.c.hash == hash).values(proved=now))


def drop_seat_tokens(connection: Connection, table: str, seat: int) -> None:
    rows = schema.tokens.c
    connection.execute(delete(schema.tokens).where(rows.table_id == table, rows.seat == seat))


def tables_of(connection: Connection, person: str, most: int = 200) -> list[tuple[str, int]]:
    """The tables where somebody has a seat, the latest first, and which seat."""
    join = schema.seats.join(schema.tables, schema.tables.c.id == schema.seats.c.table_id)
    wanted = (
        select(schema.seats.c.table_id, schema.seats.c.seat)
        .select_from(join)
        .where(schema.seats.c.person == person)
        .order_by(schema.tables.c.changed.desc())
        .limit(most)
    )
    return [(id, seat) for id, seat in connection.execute(wanted)]


def games(
    connection: Connection,
    person: str,
    *,
    title: str = "",
    opponent: str = "",
    since: int = 0,
    until: int = 0,
    most: int = 200,
) -> list[dict[str, Any]]:
    """What the list of somebody's games tells: of a title, with somebody whose name has `opponent` in it,
    last changed from `since` to before `until`."""
    tables, seats, results = schema.tables, schema.seats, schema.results
    joined = seats.join(tables, tables.c.id == seats.c.table_id).outerjoin(
        results, (results.c.table_id == seats.c.table_id) & (results.c.seat == seats.c.seat)
    )
    wanted = (
        select(
            tables.c.id.label("table"),
            tables.c.title,
            tables.c.phase,
            seats.c.seat,
            tables.c.players,
            results.c.won,
            tables.c.changed,
        )
        .select_from(joined)
        .where(seats.c.person == person, tables.c.changed >= since)
        .order_by(tables.c.changed.desc())
    )
    if title:
        wanted = wanted.where(tables.c.title == title)
    if until:
        wanted = wanted.where(tables.c.changed < until)
    if not opponent:
        wanted = wanted.limit(most)
    names = _others(connection, person)
    found = [{**row._mapping, "names": names.get(row.table, [])} for row in connection.execute(wanted)]
    # Not in the database: SQLite tells small letters from capitals outside of English.
    sought = opponent.casefold()
    if sought:
        found = [one for one in found if any(sought in name.casefold() for name in one["names"])]
    return found[:most]


def _others(connection: Connection, person: str) -> dict[str, list[str]]:
    """The names of all others at each table of somebody, seat by seat."""
    own, other = schema.seats.alias(), schema.seats.alias()
    wanted = (
        select(other.c.table_id, other.c.name)
        .select_from(own.join(other, (other.c.table_id == own.c.table_id) & (other.c.seat != own.c.seat)))
        .where(own.c.person == person, other.c.name != "")
        .order_by(other.c.table_id, other.c.seat)
    )
    names: dict[str, list[str]] = {}
    for table, name in connection.execute(wanted):
        names.setdefault(table, []).append(name)
    return names


def statistics(connection: Connection, person: str) -> list[dict[str, Any]]:
    rows = schema.results.c
    won = func.sum(case((rows.won, 1), else_=0))
    wanted = (
        select(
            rows.title,
            rows.players,
            func.count().label("games"),
            cast(won, Integer).label("won"),
            func.sum(rows.payoff).label("points"),
        )
        .where(rows.person == person)
        .group_by(rows.title, rows.players)
        .order_by(rows.title, rows.players)
    )
    return [dict(row._mapping) for row in connection.execute(wanted)]


def said_by(connection: Connection, person: str) -> list[dict[str, Any]]:
    rows = schema.chat.c
    wanted = select(rows.table_id, rows.room, rows.text, rows.at).where(
        rows.person == person, rows.hidden.is_(False)
    )
    return [dict(row._mapping) for row in connection.execute(wanted.order_by(rows.at))]


def erase(connection: Connection, person: str) -> None:
    """Forget somebody: what they said, their name, how they come in. Games stay, without them."""
    connection.execute(
        update(schema.chat).where(schema.chat.c.person == person).values(text="", name="", person="")
    )
    connection.execute(update(schema.results).where(schema.results.c.person == person).values(person=None))
    connection.execute(
        update(schema.seats)
        .where(schema.seats.c.person == person)
        .values(person=None, name="", face="", notes="", kind="bot", bot="random", standin="")
    )
    connection.execute(delete(schema.calls).where(schema.calls.c.person == person))
    connection.execute(delete(schema.devices).where(schema.devices.c.person == person))
    connection.execute(delete(schema.tokens).where(schema.tokens.c.person == person))
    credentials.erase(connection, person)
    connection.execute(delete(schema.people).where(schema.people.c.id == person))


def notes_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    rows = schema.seats.c
    wanted = select(rows.table_id, rows.notes).where(rows.person == person, rows.notes != "")
    return [dict(row._mapping) for row in connection.execute(wanted)]
