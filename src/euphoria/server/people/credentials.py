"""How somebody comes in without a password: by a passkey, or by a recovery code when all else is lost."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal

import structlog
from sqlalchemy.exc import IntegrityError

from euphoria.server.common import ids
from euphoria.server.common.errors import Problem, not_found
from euphoria.server.people import passkeys
from euphoria.server.people.identity import People, clean_name
from euphoria.server.people.passkeys import Party
from euphoria.server.store import credentials as store
from euphoria.server.store import people as people_store
from euphoria.server.store.rows import ChallengeRow, PasskeyRow, PersonRow
from euphoria.server.tables.access import Visitor
from euphoria.server.wire.credentials import (
    MadeCredential,
    NewPasskey,
    PasskeyOptions,
    PasskeyQuestion,
    PasskeyShown,
    Proof,
)

if TYPE_CHECKING:
    from euphoria.server.application import Application

log: Any = structlog.get_logger("euphoria.passkeys")

SECONDS: Final = 300
"""For so long a challenge can be answered."""
CODES: Final = 10
CODE_LENGTH: Final = 16
"""Letters of a code, 80 random bits: neither it nor its hash can be guessed, so guesses lock nobody out."""
_MISREAD: Final = str.maketrans({"o": "0", "i": "1", "l": "1", "-": None, " ": None})


class Credentials:
    def __init__(self, app: Application, people: People) -> None:
        self.app = app
        self.door = app.door
        self.people = people

    # ------------------------------------------------------------------ challenges

    async def _pose(self, kind: Literal["make", "enter"], visitor: Visitor | None) -> tuple[str, str]:
        """A challenge for a passkey, and the ticket to hand in with the answer."""
        ticket, now = ids.new_token(), self.app.clock.now()
        row = ChallengeRow(
            hash=ids.hashed(ticket),
            kind=kind,
            session=_session(visitor),
            challenge=secrets.token_urlsafe(32),
            expires=now + SECONDS * 1000,
        )
        await self.door.write(partial(store.pose, challenge=row, now=now))
        return ticket, row.challenge

    async def _posed(self, kind: Literal["make", "enter"], ticket: str, visitor: Visitor | None) -> str:
        """The challenge of this ticket. It is gone then, whatever the answer is worth."""
        found = await self.door.write(partial(store.take, hash=ids.hashed(ticket)))
        if found is None or found.kind != kind or found.expires <= self.app.clock.now():
            raise Problem("not-known", "problems-passkey-late")
        if not ids.same(found.session, _session(visitor)):
            raise Problem("not-known", "problems-passkey-late")
        return found.challenge

    # ------------------------------------------------------------------ making a passkey

    async def want_passkey(self, visitor: Visitor, party: Party, login: str | None) -> PasskeyOptions:
        login = await self._login_for(visitor, login)
        known = await self.door.read(partial(store.passkeys, person=visitor.person.id))
        if len(known) >= store.MOST:
            raise Problem("conflict", "problems-passkeys-many", most=store.MOST)
        ticket, challenge = await self._pose("make", visitor)
        return PasskeyOptions(
            ticket=ticket,
            challenge=challenge,
            house=party.id,
            user=visitor.person.id,
            login=login,
            name=visitor.person.name,
            known=[one.credential for one in known],
            seconds=SECONDS,
        )

    async def _login_for(self, visitor: Visitor, login: str | None) -> str:
        """The login a passkey is for: that of the account, or the one a guest wants."""
        if visitor.person.login is not None:
            self.people.check_proved(visitor)
            return visitor.person.login
        if login is None:
            raise Problem("bad-request", "problems-login-needed")
        login = clean_name(login).casefold()
        if await self.door.read(partial(people_store.by_login, login=login)) is not None:
            raise Problem("conflict", "problems-login-taken")
        return login

    async def add_passkey(self, visitor: Visitor, party: Party, wanted: NewPasskey) -> PersonRow:
        challenge = await self._posed("make", wanted.ticket, visitor)
        login = await self._login_for(visitor, wanted.login)
        row = await self._new_row(visitor, party, challenge, wanted.credential, clean_name(wanted.name))
        if await self.door.read(partial(store.passkey, id=row.id)) is not None:
            raise Problem("conflict", "problems-passkey-there")
        try:
            kept = await self.door.write(partial(store.add_passkey, passkey=row, login=login))
        except IntegrityError:
            raise Problem("conflict", "problems-login-taken") from None
        if not kept:
            raise Problem("conflict", "problems-passkeys-many", most=store.MOST)
        await self.people.note_proof(visitor)
        visitor.person.login = login
        return visitor.person

    async def _new_row(
        self, visitor: Visitor, party: Party, challenge: str, credential: MadeCredential, name: str
    ) -> PasskeyRow:
        kept = await passkeys.made(party, challenge, credential)
        return PasskeyRow(
            id=store.id_of(kept.credential),
            person=visitor.person.id,
            credential=kept.credential,
            key=kept.key,
            count=kept.counter,
            name=name,
            created=self.app.clock.now(),
        )

    async def drop_passkey(self, visitor: Visitor, id: str) -> None:
        self.people.check_proved(visitor)
        done = await self.door.write(partial(store.drop_passkey, person=visitor.person.id, id=id))
        if done == "none":
            raise not_found("passkey")
        if done == "last":
            raise Problem("conflict", "problems-last-way")

    # ------------------------------------------------------------------ coming in with a passkey

    async def ask_passkey(self, visitor: Visitor | None, party: Party) -> PasskeyQuestion:
        ticket, challenge = await self._pose("enter", visitor)
        return PasskeyQuestion(ticket=ticket, challenge=challenge, house=party.id, seconds=SECONDS)

    async def enter(
        self, visitor: Visitor | None, party: Party, shown: PasskeyShown
    ) -> tuple[PersonRow, str]:
        person = await self._owner(visitor, party, shown)
        return person, await self.people.new_session(person.id, proved=True)

    async def _owner(self, visitor: Visitor | None, party: Party, shown: PasskeyShown) -> PersonRow:
        """Whose passkey it is that answers our challenge."""
        challenge = await self._posed("enter", shown.ticket, visitor)
        id = store.id_of(shown.credential.id)
        found = await self.door.read(partial(store.passkey, id=id))
        if found is None:
            raise passkeys.unknown()
        count = await passkeys.counted(party, challenge, shown.credential, found.key, found.person)
        person = await self.door.read(partial(people_store.by_id, id=found.person))
        if person is None or (shown.login is not None and clean_name(shown.login).casefold() != person.login):
            raise passkeys.unknown()
        if not await self.door.write(
            partial(store.use_passkey, id=id, count=count, now=self.app.clock.now())
        ):
            log.warning("passkey-copied", passkey=id, person=found.person)
            raise passkeys.unknown()
        return person

    async def prove(self, visitor: Visitor, party: Party | None, proof: Proof) -> None:
        """Somebody proves on a device that is theirs already that they still use it."""
        if proof.passkey is not None and party is not None:
            owner = await self._owner(visitor, party, proof.passkey)
            if owner.id != visitor.person.id:
                raise passkeys.unknown()
        else:
            await self.people.check_password(visitor, proof.password or "")
        await self.people.note_proof(visitor)

    # ------------------------------------------------------------------ recovery codes

    async def new_codes(self, visitor: Visitor) -> list[str]:
        """Ten codes, told once; those made before open nothing any more."""
        self.people.check_proved(visitor)
        codes = [ids.new_id(CODE_LENGTH) for _ in range(CODES)]
        hashes = [_hashed(visitor.person.id, code) for code in codes]
        await self.door.write(partial(store.replace_codes, person=visitor.person.id, hashes=hashes))
        return ["-".join(code[at : at + 4] for at in range(0, CODE_LENGTH, 4)) for code in codes]

    async def recover(self, login: str, code: str) -> tuple[PersonRow, str, int]:
        """Come in by a code, which is spent then; how many are left."""
        person = await self.door.read(partial(people_store.by_login, login=clean_name(login).casefold()))
        id = "" if person is None else person.id  # a login nobody has takes the same steps
        code = code.strip().lower().translate(_MISREAD)
        left = await self.door.write(partial(store.spend_code, person=id, hash=_hashed(id, code)))
        if person is None or left is None:
            raise Problem("not-known", "problems-code-wrong")
        return person, await self.people.new_session(person.id, proved=True), left


def _session(visitor: Visitor | None) -> str:
    return "" if visitor is None else visitor.token.hash


def _hashed(person: str, code: str) -> str:
    return ids.hashed(f"{person} {code}")
