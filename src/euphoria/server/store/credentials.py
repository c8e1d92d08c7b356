"""How people come in beside passwords: passkeys, recovery codes, and the challenges passkeys answer."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from euphoria.server.store import schema
from euphoria.server.store.rows import ChallengeRow, PasskeyRow

MOST: Final = 10
"""Passkeys of one person."""
_passkeys: Final = schema.passkeys.c
_codes: Final = schema.codes.c
_challenges: Final = schema.challenges.c


# ------------------------------------------------------------------ challenges


def pose(connection: Connection, challenge: ChallengeRow, now: int) -> None:
    """Keep a challenge until it is answered; those that nobody answered in time go."""
    connection.execute(delete(schema.challenges).where(_challenges.expires <= now))
    connection.execute(insert(schema.challenges).values(**msgspec.structs.asdict(challenge)))


def take(connection: Connection, hash: str) -> ChallengeRow | None:
    """Take a challenge away, so that it is answered once."""
    found = connection.execute(select(schema.challenges).where(_challenges.hash == hash)).first()
    gone = connection.execute(delete(schema.challenges).where(_challenges.hash == hash))
    return ChallengeRow(**dict(found._mapping)) if found is not None and gone.rowcount == 1 else None


# ------------------------------------------------------------------ passkeys


def id_of(credential: str) -> str:
    """A short name of what the authenticator calls its passkey: that may have a thousand bytes."""
    return sha256(credential.encode()).hexdigest()[:32]


def passkeys(connection: Connection, person: str) -> list[PasskeyRow]:
    wanted = select(schema.passkeys).where(_passkeys.person == person)
    rows = connection.execute(wanted.order_by(_passkeys.created, _passkeys.id))
    return [PasskeyRow(**dict(row._mapping)) for row in rows]


def passkey(connection: Connection, id: str) -> PasskeyRow | None:
    found = connection.execute(select(schema.passkeys).where(_passkeys.id == id)).first()
    return None if found is None else PasskeyRow(**dict(found._mapping))


def add_passkey(connection: Connection, passkey: PasskeyRow, login: str | None) -> bool:
    """Keep a passkey, and give its owner a login if there was none; False if there are too many."""
    _lock(connection, passkey.person)
    if len(passkeys(connection, passkey.person)) >= MOST:
        return False
    if login is not None:
        rows = schema.people.c
        unnamed = update(schema.people).where(rows.id == passkey.person, rows.login.is_(None))
        connection.execute(unnamed.values(login=login))
    connection.execute(insert(schema.passkeys).values(**msgspec.structs.asdict(passkey)))
    return True


def use_passkey(connection: Connection, id: str, count: int, now: int) -> bool:
    """Note a use. False if the counter of the authenticator has not grown: there are two of them then.

    Authenticators that count nothing say 0 each time.
    """
    grown = (_passkeys.count < count) | ((_passkeys.count == 0) & (count == 0))
    used = update(schema.passkeys).where(_passkeys.id == id, grown).values(count=count, used=now)
    return connection.execute(used).rowcount == 1


def drop_passkey(connection: Connection, person: str, id: str) -> Literal["done", "none", "last"]:
    """Forget a passkey, unless it is the only way its owner comes in."""
    has_password = _lock(connection, person)
    known = [one.id for one in passkeys(connection, person)]
    if id not in known:
        return "none"
    if not has_password and known == [id]:
        return "last"
    connection.execute(delete(schema.passkeys).where(_passkeys.id == id))
    return "done"


def _lock(connection: Connection, person: str) -> bool:
    """Nobody else changes the ways of this person meanwhile, on no node. Has the person a password?"""
    rows = schema.people.c
    found = connection.execute(select(rows.password).where(rows.id == person).with_for_update()).first()
    return found is not None and found.password is not None


# ------------------------------------------------------------------ recovery codes


def replace_codes(connection: Connection, person: str, hashes: list[str]) -> None:
    """New codes; the old ones open nothing any more."""
    connection.execute(delete(schema.codes).where(_codes.person == person))
    connection.execute(insert(schema.codes), [{"hash": hash, "person": person} for hash in hashes])


def spend_code(connection: Connection, person: str, hash: str) -> int | None:
    """Use a code up; how many are left. None: there is no such code."""
    spent = delete(schema.codes).where(_codes.person == person, _codes.hash == hash)
    if connection.execute(spent).rowcount != 1:
        return None
    return codes_left(connection, person)


def codes_left(connection: Connection, person: str) -> int:
    wanted = select(func.count()).select_from(schema.codes).where(_codes.person == person)
    return int(connection.execute(wanted).scalar_one())


# ------------------------------------------------------------------ forgetting


def erase(connection: Connection, person: str) -> None:
    for table in (schema.passkeys, schema.codes):
        connection.execute(delete(table).where(table.c.person == person))
