"""Requests about oneself."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.responses import Response

from euphoria.languages import FALLBACK, LANGUAGES
from euphoria.server import webhooks as hooks
from euphoria.server.common.errors import Problem
from euphoria.server.http.routes import Call, endpoint
from euphoria.server.people import devices as known_devices
from euphoria.server.people import identity as people
from euphoria.server.store import credentials, devices
from euphoria.server.store import people as store
from euphoria.server.store.rows import DeviceRow, PersonRow
from euphoria.server.tables.session import TableSession
from euphoria.server.wire.tables import (
    Appearance,
    Credentials,
    Device,
    History,
    Hook,
    HookSecret,
    Link,
    NewAccount,
    NewPassword,
    NewPerson,
    PastGame,
    Person,
    PushKey,
    Redeem,
    Tally,
    Undevice,
    Welcomed,
    Wire,
)

MOST_AWAITED = 20
"""In so many of the latest games it is looked whether somebody is awaited; each may have to be read first."""


def shown(person: PersonRow) -> Person:
    return Person(id=person.id, name=person.name, login=person.login, hook=person.hook, face=person.face)


def welcome(call: Call, person: PersonRow, token: str) -> Welcomed:
    call.cookie = token
    return Welcomed(person=shown(person), token=token)


@endpoint("POST", "/api/me", who="anyone", body=NewPerson, result=Welcomed, status=201)
async def come_in(call: Call) -> Welcomed:
    """Come in as a guest. Keep the token, or let the browser keep the cookie."""
    call.limit("entrance", call.address)
    return welcome(call, *await call.people.guest(call.body(NewPerson).name))


@endpoint("GET", "/api/me", who="visitor", result=Person)
async def who_am_i(call: Call) -> Person:
    """Who you are."""
    return shown(call.person)


@endpoint("PATCH", "/api/me", body=Appearance, result=Person)
async def appear(call: Call) -> Person:
    """Take another name or another face. Tables where you sit keep what you had."""
    wanted = call.body(Appearance)
    return shown(await call.people.appear(call.visitor, wanted.name, wanted.face))


@endpoint("PUT", "/api/me/hook", body=Hook, result=HookSecret)
async def set_hook(call: Call) -> HookSecret:
    """Have an address called when it is your turn in a slow game. The calls are signed with the secret."""
    url = call.body(Hook).url
    if url:
        call.limit("hook", call.address)
        call.limit("hook", call.person.id)
        await hooks.check_url(url, call.app.settings.private_webhooks)
    await call.people.set_hook(call.visitor, url)
    secret = hooks.secret(call.app.secret, call.person.id, url) if url else ""
    return HookSecret(url=url, secret=secret)


@endpoint("GET", "/api/push", who="anyone", result=PushKey)
async def push_key(call: Call) -> PushKey:
    """What a browser must know to be told by this house."""
    return PushKey(key=call.app.hooks.sender.public)


@endpoint("PUT", "/api/me/device", body=Device)
async def be_told(call: Call) -> None:
    """Be told on this browser when it is your turn in a slow game, by web push, also while it is closed."""
    device = call.body(Device)
    call.limit("hook", call.address)
    call.limit("hook", call.person.id)
    if not hooks.is_browser(device.p256dh, device.auth):
        raise Problem("bad-request", "problems-push-keys")
    private = call.app.settings.private_webhooks
    if not device.endpoint.startswith("https://") and not private:
        raise Problem("bad-request", "problems-push-scheme")
    await hooks.check_url(device.endpoint, private)
    row = DeviceRow(
        id=devices.id_of(device.endpoint),
        person=call.person.id,
        endpoint=device.endpoint,
        p256dh=device.p256dh,
        auth=device.auth,
        lang=device.lang if device.lang in LANGUAGES else FALLBACK,
        created=call.app.clock.now(),
    )
    await call.app.door.write(partial(devices.keep, device=row))


@endpoint("DELETE", "/api/me/device", body=Undevice)
async def be_left_alone(call: Call) -> None:
    """Be told no more on this browser."""
    id = devices.id_of(call.body(Undevice).endpoint)
    await call.app.door.write(partial(devices.drop, id=id, person=call.person.id))


@endpoint("POST", "/api/me/account", body=NewAccount, result=Person)
async def register(call: Call) -> Person:
    """Make yourself an account: the same person, with a login and a password."""
    call.limit("password", call.address)
    wanted = call.body(NewAccount)
    person = await call.people.register(call.visitor, wanted.login, wanted.password)
    call.new_device = known_devices.with_mark(call.app.secret, call.device, wanted.login)
    return shown(person)


@endpoint("POST", "/api/login", who="anyone", body=Credentials, result=Welcomed)
async def login(call: Call) -> Welcomed:
    """Come in by login and password."""
    wanted = call.body(Credentials)
    if counted := known_devices.known(call.app.secret, call.device, wanted.login):
        call.limit("password", "device " + counted)
    else:
        call.limit("password", call.address)
        call.limit("password", "login " + wanted.login.casefold())
    person, token = await call.people.login(wanted.login, wanted.password)
    call.new_device = known_devices.with_mark(call.app.secret, call.device, wanted.login)
    return welcome(call, person, token)


@endpoint("POST", "/api/me/password", body=NewPassword)
async def change_password(call: Call) -> None:
    """Choose another password. All other devices are signed out.

    The old one may be left out by whoever came in within the last minutes, by a recovery code, say.
    """
    call.limit("password", call.address)
    wanted = call.body(NewPassword)
    await call.people.change_password(call.visitor, wanted.old, wanted.new)


@endpoint("POST", "/api/logout")
async def logout(call: Call) -> None:
    """End the token of this device."""
    await call.people.logout(call.visitor)
    call.cookie = ""


@endpoint("POST", "/api/me/rotate", result=Welcomed)
async def rotate(call: Call) -> Welcomed:
    """Get a new token for this device; the old one ends."""
    return welcome(call, call.person, await call.people.rotate(call.visitor))


@endpoint("POST", "/api/me/links", result=Link, status=201)
async def make_link(call: Call) -> Link:
    """A link by which another device becomes you, once."""
    token = await call.people.link(call.visitor)
    return Link(token=token, path=f"/me#{token}", seconds=people.LINK_SECONDS)


@endpoint("POST", "/api/links", who="anyone", body=Redeem, result=Welcomed)
async def redeem(call: Call) -> Welcomed:
    """Use such a link."""
    call.limit("password", call.address)
    return welcome(call, *await call.people.redeem(call.body(Redeem).token))


class Sought(Wire):
    """Which of your games; nothing: all. Times are milliseconds since 1970."""

    title: Annotated[str, Meta(max_length=32)] = ""
    opponent: Annotated[str, Meta(max_length=24)] = ""
    since: Annotated[int, Meta(ge=0, le=2**53)] = 0
    until: Annotated[int, Meta(ge=0, le=2**53)] = 0


@endpoint("GET", "/api/me/games", query=Sought, result=History)
async def my_games(call: Call) -> History:
    """Your games and how they went: all of them, or those of a title, with somebody, of some days."""
    person = call.person.id
    sought = msgspec.structs.asdict(call.query(Sought))
    found = await call.app.door.read(partial(store.games, person=person, **sought))
    games = [PastGame(**game) for game in found]
    sums = await call.app.door.read(partial(store.statistics, person=person))
    for game in [one for one in games if one.phase == "playing"][:MOST_AWAITED]:
        game.your_turn = await call.app.tables.look(game.table, partial(_is_asked, seat=game.seat))
    return History(games=games, statistics=[Tally(**one) for one in sums])


def _is_asked(table: TableSession, seat: int) -> bool:
    return table.match is not None and table.match.decision(seat) is not None


@endpoint("GET", "/api/me/export", status=200)
async def export(call: Call) -> Response:
    """Everything that is kept about you."""
    person = call.person
    known = msgspec.to_builtins(shown(person))
    data: dict[str, Any] = {
        "person": {**known, "created": person.created},
        "games": await call.app.door.read(partial(store.games, person=person.id, most=100_000)),
        "said": await call.app.door.read(partial(store.said_by, person=person.id)),
        "devices": await call.app.door.read(partial(devices.of, person=person.id)),
        "passkeys": [
            {"name": one.name, "created": one.created, "used": one.used}
            for one in await call.app.door.read(partial(credentials.passkeys, person=person.id))
        ],
        "codes": await call.app.door.read(partial(credentials.codes_left, person=person.id)),
        "notes": await call.app.door.read(partial(store.notes_of, person=person.id)),
    }
    headers = {"content-disposition": 'attachment; filename="euphoria-me.json"'}
    return Response(msgspec.json.format(msgspec.json.encode(data)), 200, headers, "application/json")


@endpoint("DELETE", "/api/me")
async def erase(call: Call) -> None:
    """Be forgotten: name, words, notes, account. Games you played stay, without your name."""
    await call.people.erase(call.visitor)
    call.cookie = ""
