"""Requests about how one comes in: passkeys, recovery codes, other devices."""

from __future__ import annotations

from functools import partial

from euphoria.server.http.me import shown, welcome
from euphoria.server.http.routes import Call, endpoint
from euphoria.server.people import devices as known_devices
from euphoria.server.people import passkeys
from euphoria.server.people.passkeys import Party
from euphoria.server.store import credentials as store
from euphoria.server.store import people as people_store
from euphoria.server.store.rows import PasskeyRow, PersonRow
from euphoria.server.wire.credentials import (
    Codes,
    NewPasskey,
    Passkey,
    PasskeyOptions,
    PasskeyQuestion,
    PasskeyShown,
    Proof,
    Recovered,
    Recovery,
    WantedPasskey,
    Ways,
)
from euphoria.server.wire.tables import Person, Welcomed


def _party(call: Call) -> Party:
    return passkeys.party(call.app.settings.public_url, call.request.headers.get("host", ""))


def _passkey(row: PasskeyRow) -> Passkey:
    return Passkey(id=row.id, name=row.name, created=row.created, used=row.used)


def _know_device(call: Call, person: PersonRow) -> None:
    """Others may guess at the password of whoever came in from here: guesses from here are counted apart."""
    call.new_device = known_devices.with_mark(call.app.secret, call.device, person.login or "")


@endpoint("GET", "/api/me/ways", result=Ways)
async def my_ways(call: Call) -> Ways:
    """How you come in: password, passkeys, recovery codes; and how many other devices are signed in."""
    person, now = call.person.id, call.app.clock.now()
    found = await call.app.door.read(partial(store.passkeys, person=person))
    return Ways(
        password=call.person.password is not None,
        passkeys=[_passkey(row) for row in found],
        codes=await call.app.door.read(partial(store.codes_left, person=person)),
        others=await call.app.door.read(partial(people_store.devices_in, person=person, now=now)) - 1,
        proved=call.people.is_proved(call.visitor),
    )


@endpoint("POST", "/api/me/proof", body=Proof)
async def prove(call: Call) -> None:
    """Prove by your password or a passkey that you are still you, before you change how you come in."""
    call.limit("password", call.address)
    call.limit("password", "person " + call.person.id)
    proof = call.body(Proof)
    await call.credentials.prove(call.visitor, _party(call) if proof.passkey is not None else None, proof)


@endpoint("POST", "/api/me/passkeys/options", body=WantedPasskey, result=PasskeyOptions)
async def want_passkey(call: Call) -> PasskeyOptions:
    """Begin to make a passkey; a guest says which login the account is to have."""
    call.limit("challenge", call.address)
    return await call.credentials.want_passkey(call.visitor, _party(call), call.body(WantedPasskey).login)


@endpoint("POST", "/api/me/passkeys", body=NewPasskey, result=Person, status=201)
async def add_passkey(call: Call) -> Person:
    """Keep the passkey that was made. A guest has an account from now on."""
    call.limit("password", call.address)
    person = await call.credentials.add_passkey(call.visitor, _party(call), call.body(NewPasskey))
    _know_device(call, person)
    return shown(person)


@endpoint("DELETE", "/api/me/passkeys/{id}")
async def drop_passkey(call: Call) -> None:
    """Take a passkey away, unless you could not come in without it."""
    await call.credentials.drop_passkey(call.visitor, call.id)


@endpoint("POST", "/api/passkeys/options", who="anyone", result=PasskeyQuestion)
async def ask_passkey(call: Call) -> PasskeyQuestion:
    """Begin to come in with a passkey, or to prove by one that you are you."""
    call.limit("challenge", call.address)
    return await call.credentials.ask_passkey(call.found, _party(call))


@endpoint("POST", "/api/passkeys", who="anyone", body=PasskeyShown, result=Welcomed)
async def enter_by_passkey(call: Call) -> Welcomed:
    """Come in with a passkey. No login is needed; if you give one, it must be that of the passkey."""
    call.limit("password", call.address)
    person, token = await call.credentials.enter(call.found, _party(call), call.body(PasskeyShown))
    _know_device(call, person)
    return welcome(call, person, token)


@endpoint("POST", "/api/me/codes", result=Codes, status=201)
async def new_codes(call: Call) -> Codes:
    """Ten recovery codes, told once. Those you had before open nothing any more."""
    call.limit("password", call.address)
    return Codes(codes=await call.credentials.new_codes(call.visitor))


@endpoint("POST", "/api/recover", who="anyone", body=Recovery, result=Recovered)
async def recover(call: Call) -> Recovered:
    """Come in by a recovery code. It is spent then; choose a new password or make a passkey next."""
    call.limit("password", call.address)
    wanted = call.body(Recovery)
    person, token, left = await call.credentials.recover(wanted.login, wanted.code)
    _know_device(call, person)
    call.cookie = token
    return Recovered(person=shown(person), token=token, left=left)


@endpoint("DELETE", "/api/me/sessions")
async def end_others(call: Call) -> None:
    """Sign all your other devices out, and programs that play seats of yours."""
    await call.people.end_others(call.visitor)
