"""Who somebody is: guests with a name, accounts with a password, devices and programs with tokens."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from base64 import b64encode
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from euphoria.server.bus import Note
from euphoria.server.common import ids
from euphoria.server.common.errors import Problem
from euphoria.server.store import people as store
from euphoria.server.store.rows import PersonRow, TokenRow
from euphoria.server.tables import lobby
from euphoria.server.tables.access import Visitor
from euphoria.server.tables.company import FACES

if TYPE_CHECKING:
    from euphoria.server.application import Application

DAY: Final = 86_400_000
SESSION: Final = 180 * DAY
LINK_SECONDS: Final = 900
SEAT: Final = 365 * DAY
PROOF: Final = 15 * 60_000
"""For so long after coming in somebody may change how they come in."""

_hasher: Final = PasswordHasher()


def _unmatched() -> str:
    """What looks like the hash of a password and takes as long to check, and no password has."""
    cost = f"m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}"
    salt, hashed = (
        b64encode(secrets.token_bytes(size)).rstrip(b"=").decode()
        for size in (_hasher.salt_len, _hasher.hash_len)
    )
    return f"$argon2id$v=19${cost}${salt}${hashed}"


_nobody: Final = _unmatched()
"""Checked when a login is not known, so that the time taken does not tell."""
_hashing = asyncio.Semaphore(2)
"""A hash takes a tenth of a second and 64 MB: two at a time, others wait."""


def clean_name(name: str) -> str:
    """A name that can be shown: one line, no control or invisible characters, not only blanks."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not name or any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn") for letter in name):
        raise Problem("bad-request", "problems-name-unseen")
    return name


def _token(person: str, kind: Any, now: int, lifetime: int, **where: Any) -> tuple[str, TokenRow]:
    token = ids.new_token()
    row = TokenRow(
        hash=ids.hashed(token), person=person, kind=kind, created=now, expires=now + lifetime, **where
    )
    return token, row


class People:
    def __init__(self, app: Application) -> None:
        self.app = app
        self.door = app.door

    # ------------------------------------------------------------------ coming in

    async def guest(self, name: str) -> tuple[PersonRow, str]:
        now = self.app.clock.now()
        person = PersonRow(id=ids.new_id(ids.PERSON_LENGTH), name=clean_name(name), created=now)
        token, row = _token(person.id, "session", now, SESSION)
        await self.door.write(partial(store.add, person=person, token=row))
        return person, token

    async def by_token(self, token: str) -> Visitor | None:
        """Who shows this token; None if it opens nothing."""
        wanted = ids.hashed(token)
        found = await self.door.read(partial(store.by_token, hash=wanted, now=self.app.clock.now()))
        if found is None or not ids.same(found[1].hash, wanted) or found[1].kind == "link":
            return None
        return Visitor(*found)

    async def register(self, visitor: Visitor, login: str, password: str) -> PersonRow:
        login = clean_name(login).casefold()
        if visitor.person.login is not None:
            raise Problem("conflict", "problems-account-there")
        hashed = await _hash(password)
        try:
            await self.door.write(partial(store.change, id=visitor.person.id, login=login, password=hashed))
        except IntegrityError:
            raise Problem("conflict", "problems-login-taken") from None
        await self.note_proof(visitor)
        visitor.person.login = login
        return visitor.person

    async def login(self, login: str, password: str) -> tuple[PersonRow, str]:
        person = await self.door.read(partial(store.by_login, login=clean_name(login).casefold()))
        stored = _nobody if person is None or person.password is None else person.password
        if not await _verify(stored, password) or person is None:
            raise Problem("not-known", "problems-login-wrong")
        if _hasher.check_needs_rehash(stored):
            fresh = await _hash(password)
            await self.door.write(partial(store.change, id=person.id, password=fresh))
        return person, await self.new_session(person.id, proved=True)

    async def new_session(self, person: str, proved: bool = False) -> str:
        """A token for another device. `proved`: they came by something that only this person has."""
        now = self.app.clock.now()
        token, row = _token(person, "session", now, SESSION, proved=now if proved else 0)
        await self.door.write(partial(store.add_token, token=row))
        return token

    async def change_password(self, visitor: Visitor, old: str | None, new: str) -> None:
        """All other devices must come in anew. Without the old one, who they are must be proved otherwise."""
        if old is None:
            self.check_proved(visitor)
        else:
            await self.check_password(visitor, old)
        hashed = await _hash(new)
        await self.door.write(partial(store.change, id=visitor.person.id, password=hashed))
        await self.note_proof(visitor)
        await self.end_others(visitor)

    async def end_others(self, visitor: Visitor) -> None:
        """Sign all other devices out, and programs with the token of a seat."""
        await self.door.write(partial(store.drop_tokens, person=visitor.person.id, keep=visitor.token.hash))
        await self._end_sockets(visitor.person.id)

    # ------------------------------------------------------------------ proof

    async def check_password(self, visitor: Visitor, password: str) -> None:
        if visitor.person.password is None or not await _verify(visitor.person.password, password):
            raise Problem("not-known", "problems-password-wrong")

    async def note_proof(self, visitor: Visitor) -> None:
        visitor.token.proved = self.app.clock.now()
        await self.door.write(partial(store.prove, hash=visitor.token.hash, now=visitor.token.proved))

    def is_proved(self, visitor: Visitor) -> bool:
        """Has somebody proved on this device lately who they are? A device left open does not prove it."""
        return self.app.clock.now() - visitor.token.proved < PROOF

    def check_proved(self, visitor: Visitor) -> None:
        """Ways to come in change only for whoever came in by one lately."""
        if visitor.person.login is None:
            raise Problem("conflict", "problems-no-account")
        if not self.is_proved(visitor):
            raise Problem("not-allowed", "problems-prove")

    # ------------------------------------------------------------------ tokens

    async def rotate(self, visitor: Visitor) -> str:
        """A new token for this device; the old one opens nothing any more."""
        proved = visitor.token.proved
        token, row = _token(visitor.person.id, "session", self.app.clock.now(), SESSION, proved=proved)
        if not await self.door.write(partial(store.replace_token, hash=visitor.token.hash, token=row)):
            raise Problem("not-known", "problems-token-old")
        await self._end_sockets(visitor.person.id)
        return token

    async def logout(self, visitor: Visitor) -> None:
        await self.door.write(partial(store.drop_token, hash=visitor.token.hash))
        await self._end_sockets(visitor.person.id)

    async def link(self, visitor: Visitor) -> str:
        """A token that lets another device in, once."""
        lifetime = LINK_SECONDS * 1000
        token, row = _token(visitor.person.id, "link", self.app.clock.now(), lifetime)
        await self.door.write(partial(store.add_token, token=row))
        return token

    async def redeem(self, token: str) -> tuple[PersonRow, str]:
        wanted = ids.hashed(token)
        found = await self.door.read(partial(store.by_token, hash=wanted, now=self.app.clock.now()))
        if found is None or found[1].kind != "link":
            raise Problem("not-known", "problems-link-old")
        if not await self.door.write(partial(store.drop_token, hash=wanted)):
            raise Problem("not-known", "problems-link-old")
        return found[0], await self.new_session(found[0].id)

    async def seat_token(self, visitor: Visitor, table: str, seat: int) -> str:
        """A token for a program that plays this seat; the one before it ends."""
        token, row = _token(visitor.person.id, "seat", self.app.clock.now(), SEAT, table_id=table, seat=seat)
        await self.door.write(partial(store.drop_seat_tokens, table=table, seat=seat))
        await self.door.write(partial(store.add_token, token=row))
        # A socket that the old token opened must not act any more; the owner's pages connect again.
        await self._end_sockets(visitor.person.id)
        return token

    async def _end_sockets(self, person: str) -> None:
        await self.app.hub.close_person(person)
        self.app.bus.publish(Note(node=self.app.node, person=person))

    # ------------------------------------------------------------------ oneself

    async def appear(self, visitor: Visitor, name: str | None, face: str | None) -> PersonRow:
        """Take another name or face, or both; None leaves them."""
        person = visitor.person
        if face and face not in FACES:
            raise Problem("bad-request", "problems-no-face")
        person.name = person.name if name is None else clean_name(name)
        person.face = person.face if face is None else face
        await self.door.write(partial(store.change, id=person.id, name=person.name, face=person.face))
        return person

    async def set_hook(self, visitor: Visitor, url: str) -> PersonRow:
        visitor.person.hook = url
        await self.door.write(partial(store.change, id=visitor.person.id, hook=url))
        return visitor.person

    async def erase(self, visitor: Visitor) -> None:
        """Leave every table, then be forgotten."""
        person = visitor.person.id
        for id, _ in await self.door.read(partial(store.tables_of, person=person, most=10_000)):
            await self.app.tables.change(id, partial(lobby.erase, person=person))
        await self.door.write(partial(store.erase, person=person))
        await self._end_sockets(person)


async def _hash(password: str) -> str:
    async with _hashing:
        return await asyncio.to_thread(_hasher.hash, password)


async def _verify(stored: str, password: str) -> bool:
    async with _hashing:
        try:
            return await asyncio.to_thread(_hasher.verify, stored, password)
        except (VerificationError, InvalidHashError):
            return False
