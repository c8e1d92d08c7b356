"""Web push: the browsers of whoever is asked in a slow game are told, sealed, once, if they want it."""

import asyncio
import hmac
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import Connection, insert, select, text

from euphoria.server.store import calls, devices, schema
from euphoria.server.store.engine import open_door
from euphoria.server.store.migrate import begin_anew, migrate, upgrade
from euphoria.server.store.rows import CallRow
from euphoria.server.webhooks import p256, queue, webpush
from euphoria.server.webhooks.webpush import packed, unpacked
from kit.receiver import CallingHouse, Receiver, alone
from kit.server import Player, SetClock, running, wait_until

# ------------------------------------------------------------------ sealing and signing


def test_the_example_of_the_standard_comes_out_byte_for_byte() -> None:
    """RFC 8291, appendix A."""
    body = webpush.encrypt(
        b"When I grow up, I want to be a watermelon",
        unpacked("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        unpacked("BTBZMqHH6r4Tts7J_aSIgg"),
        p256.key_of(int.from_bytes(unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))),
        unpacked("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert packed(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_signature_is_two_numbers_that_only_the_key_can_make() -> None:
    key, message = p256.new_key(), b"who we are"
    signature = p256.sign(key, message)
    assert len(signature) == 64
    assert is_signed(p256.public(key), message, signature)
    assert not is_signed(p256.public(key), message + b"!", signature)
    assert not is_signed(p256.public(p256.new_key()), message, signature)


def is_signed(public: bytes, message: bytes, signature: bytes) -> bool:
    """As a push service reads it."""
    r, s = int.from_bytes(signature[:32]), int.from_bytes(signature[32:])
    try:
        p256.unpacked(public).verify(encode_dss_signature(r, s), message, ECDSA(SHA256()))
    except InvalidSignature:
        return False
    return True


def test_what_is_no_point_of_the_curve_is_no_key() -> None:
    good = p256.public(p256.new_key())
    off = good[:-1] + bytes([good[-1] ^ 1])
    auth = packed(bytes(16))
    assert webpush.is_browser(packed(good), auth)
    for bad in (off, b"\x02" + good[1:], good[:-1], b"\x04" + bytes(64), b""):
        assert not webpush.is_browser(packed(bad), auth)
    assert not webpush.is_browser(packed(good), packed(bytes(15)))
    assert not webpush.is_browser("é" * 87, auth)


# ------------------------------------------------------------------ browsers


class Browser:
    """A browser with a push service of its own: what a page subscribes to."""

    def __init__(self, receiver: Receiver, name: str = "one") -> None:
        self.key = p256.new_key()
        self.auth = bytes(range(16))
        self.endpoint = f"http://127.0.0.1:{receiver.port}/push/{name}"
        self.receiver = receiver
        self.path = f"/push/{name}"

    def of(self, person: Player, lang: str = "en") -> None:
        keys = {"p256dh": packed(p256.public(self.key)), "auth": packed(self.auth)}
        body = {"endpoint": self.endpoint, "lang": lang, **keys}
        response = person.request("PUT", "/api/me/device", json=body)
        assert response.status_code == 204, response.text

    @property
    def told(self) -> list[dict[str, Any]]:
        return [call for call in self.receiver.calls if call["path"] == self.path]

    def read(self, call: dict[str, Any]) -> dict[str, Any]:
        """What the browser hands to the page's worker."""
        raw: bytes = call["raw"]
        salt, theirs, sealed = raw[:16], raw[21:86], raw[86:]
        secret = hmac.digest(self.auth, p256.shared(self.key, theirs), "sha256")
        info = b"WebPush: info\0" + p256.public(self.key) + theirs
        secret = hmac.digest(salt, webpush._derived(secret, info, 32), "sha256")
        key = webpush._derived(secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = webpush._derived(secret, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02"
        found: dict[str, Any] = json.loads(plain[:-1])
        return found


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    one = Receiver()
    yield one
    one.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[CallingHouse]:
    clock = SetClock()
    with running(f"sqlite:///{tmp_path}/s.sqlite", clock=clock, private_webhooks=True) as server:
        yield CallingHouse(server, clock)


def test_all_browsers_of_whoever_is_asked_are_told_once(house: CallingHouse, receiver: Receiver) -> None:
    ana, bo = house.server.person("Ana"), house.server.person("Bo")
    ana.request("PUT", "/api/me/hook", json={"url": receiver.url})
    laptop, phone, other = (Browser(receiver, name) for name in ("laptop", "phone", "other"))
    laptop.of(ana, "es")
    phone.of(ana, "xx")
    other.of(bo)
    table = alone(ana)
    wait_until(lambda: len(receiver.calls) == 3)
    wait_until(lambda: house.waiting() == [])
    assert other.told == []
    assert laptop.read(laptop.told[0]) == {"event": "your-turn", "table": table, "lang": "es"}
    assert phone.read(phone.told[0])["lang"] == "en"
    headers = laptop.told[0]["headers"]
    assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", table)
    assert "x-euphoria-signature" not in headers
    assert (house.count("heard"), len(receiver.calls)) == (3, 3)


def test_a_message_says_which_house_it_is_from(house: CallingHouse, receiver: Receiver) -> None:
    ana = house.server.person("Ana")
    Browser(receiver).of(ana)
    alone(ana)
    wait_until(lambda: len(receiver.calls) == 1)
    public = ana.get("/api/push")["key"]
    scheme, token, key = receiver.calls[0]["headers"]["authorization"].replace(",", "").split()
    assert (scheme, key) == ("vapid", f"k={public}")
    signed, _, signature = token.removeprefix("t=").rpartition(".")
    assert is_signed(unpacked(public), signed.encode(), unpacked(signature))
    claims = json.loads(unpacked(signed.partition(".")[2]))
    assert claims["aud"] == f"http://127.0.0.1:{receiver.port}"
    assert 0 < claims["exp"] - house.clock.time // 1000 <= 86_400  # no longer, says RFC 8292


def test_the_house_keeps_its_key_and_signs_rarely(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with running(f"sqlite:///{tmp_path}/s.sqlite") as server:
            keys.append(server.person("Ana").get("/api/push")["key"])
    assert keys[0] == keys[1]
    sender = webpush.Sender("secret", "https://house.example")
    first = sender._token("https://push.example/a", 1000)
    assert sender._token("https://push.example/b", 1000 + webpush.TOKEN // 2) == first
    assert sender._token("https://push.example/b", 1001 + webpush.TOKEN // 2) != first
    assert sender._token("https://other.example/b", 1000) != first
    assert json.loads(unpacked(first.split(".")[1]))["sub"] == "https://house.example"


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(house: CallingHouse, receiver: Receiver, status: int) -> None:
    ana = house.server.person("Ana")
    receiver.statuses = [status]
    Browser(receiver).of(ana)
    alone(ana)
    wait_until(lambda: house.count("gone") == 1)
    wait_until(lambda: house.waiting() == [])
    assert ana.get("/api/me/export")["devices"] == []
    alone(ana)
    assert house.waiting() == []


def test_a_push_service_in_trouble_is_asked_again(house: CallingHouse, receiver: Receiver) -> None:
    ana = house.server.person("Ana")
    receiver.statuses = [503]
    browser = Browser(receiver)
    browser.of(ana)
    alone(ana)
    wait_until(lambda: house.tried(1))
    house.later(queue.PAUSES[0])
    wait_until(lambda: house.waiting() == [])
    first, second = browser.told
    assert browser.read(first) == browser.read(second)
    assert first["raw"] != second["raw"]  # no key and no salt is used twice


def test_only_addresses_outside_are_told_and_only_by_https(tmp_path: Path, receiver: Receiver) -> None:
    keys = {"p256dh": packed(p256.public(p256.new_key())), "auth": packed(bytes(16))}
    with running(f"sqlite:///{tmp_path}/s.sqlite") as server:
        ana = server.person("Ana")
        for endpoint, code in (
            ("https://127.0.0.1/x", "not-allowed"),
            ("https://[::1]/x", "not-allowed"),
            ("https://10.1.2.3/x", "not-allowed"),
            (f"http://127.0.0.1:{receiver.port}/x", "bad-request"),
            ("http://93.184.215.14/x", "bad-request"),
            ("gopher://93.184.215.14/x", "bad-request"),
        ):
            assert ana.refused("PUT", "/api/me/device", endpoint=endpoint, **keys)["code"] == code, endpoint
        bad = {**keys, "p256dh": packed(b"\x04" + bytes(64))}
        problem = ana.refused("PUT", "/api/me/device", endpoint="https://93.184.215.14/", **bad)
        assert "keys of a browser" in problem["message"]
        assert ana.get("/api/me/export")["devices"] == []
    assert receiver.calls == []


def test_what_is_kept_is_exported_and_forgotten(house: CallingHouse, receiver: Receiver) -> None:
    ana = house.server.person("Ana")
    receiver.statuses = [500]
    browser = Browser(receiver)
    browser.of(ana, "ru")
    kept = ana.get("/api/me/export")["devices"]
    assert [(one["endpoint"], one["lang"]) for one in kept] == [(browser.endpoint, "ru")]
    alone(ana)
    wait_until(lambda: house.tried(1))
    assert ana.request("DELETE", "/api/me").status_code == 204
    assert house.waiting() == []
    house.later(queue.PAUSES[0])
    bo = house.server.person("Bo")
    browser.of(bo)
    assert len(bo.get("/api/me/export")["devices"]) == 1


def test_a_browser_tells_one_person_and_whoever_leaves_is_left_alone(
    house: CallingHouse, receiver: Receiver
) -> None:
    ana, bo = house.server.person("Ana"), house.server.person("Bo")
    browser = Browser(receiver)
    browser.of(ana)
    browser.of(bo)
    assert ana.get("/api/me/export")["devices"] == []
    # Nobody takes another's browser off the list.
    gone = {"json": {"endpoint": browser.endpoint}}
    assert ana.request("DELETE", "/api/me/device", **gone).status_code == 204
    assert len(bo.get("/api/me/export")["devices"]) == 1
    assert bo.request("DELETE", "/api/me/device", **gone).status_code == 204
    alone(bo)
    assert (house.waiting(), receiver.calls) == ([], [])


def test_the_oldest_of_many_browsers_makes_room(house: CallingHouse, receiver: Receiver) -> None:
    ana = house.server.person("Ana")
    for number in range(devices.MOST + 1):
        Browser(receiver, str(number)).of(ana)
        house.clock.time += 1
    kept = ana.get("/api/me/export")["devices"]
    assert [one["endpoint"].rpartition("/")[2] for one in kept] == [str(n + 1) for n in range(devices.MOST)]


# ------------------------------------------------------------------ the database


def test_calls_that_wait_outlive_the_new_shape(database: str) -> None:
    """A house that had only webhooks loses none of them, on either database."""

    def old_call(connection: Connection) -> None:
        connection.execute(insert(schema.people).values(id="ana", name="Ana", created=0, hook="x", face=""))
        columns = "id, version, length, epoch, title, revision, players, options, phase, public, spectators, "
        columns += "pace, seconds, host, key, commitment, salt, invitation, chats, clock_from, created, "
        columns += "changed, extra"
        values = "'t', 1, 0, 0, 'x', 1, 2, '{}', 'open', true, true, 'slow', 0, 'ana', '', '', '', 0, 0, 0, "
        values += "0, 0, '{}'"
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"))
        old = "table_id, seat, person, epoch, posed, made, due, tries"
        connection.execute(text(f"INSERT INTO calls ({old}) VALUES ('t', 1, 'ana', 0, 3, 5, 7, 2)"))

    async def test() -> None:
        door = open_door(database)
        await migrate(door)
        await door.write(lambda connection: begin_anew(connection, "0003"))
        await door.write(old_call)
        await door.write(upgrade)
        kept = await door.read(lambda connection: calls.due(connection, now=9, most=9))
        assert kept == [CallRow(table_id="t", seat=1, person="ana", epoch=0, posed=3, made=5, due=7, tries=2)]
        assert (await door.read(lambda connection: connection.execute(select(schema.devices)).all())) == []
        await door.close()

    asyncio.run(test())
