"""Passkeys: made and shown by an authenticator in software, over the wire, on both databases."""

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from euphoria.server.common.errors import Problem
from euphoria.server.http import rate_limit
from euphoria.server.people import credentials, passkeys
from euphoria.server.people.identity import PROOF
from euphoria.server.store.credentials import MOST
from kit.authenticator import Authenticator, enter, give, key_for, question, want
from kit.daemons import Postgres
from kit.server import Player, Running, SetClock, running

UNKNOWN = "This passkey opens no account here."
LATE = "That took too long. Begin again."


@pytest.fixture
def house(database: str, clock: SetClock) -> Iterator[Running]:
    with running(database, clock=clock) as one:
        key_for(one)
        yield one


@pytest.fixture
def place(tmp_path: Path, clock: SetClock) -> Iterator[Running]:
    """The same on SQLite alone, for what no database decides."""
    with running(f"sqlite:///{tmp_path}/server.sqlite", clock=clock) as one:
        key_for(one)
        yield one


def owner(house: Running, login: str = "ana") -> tuple[Player, Authenticator]:
    """Somebody whose account is a passkey."""
    person, key = house.person(login.title()), key_for(house)
    give(person, key, login=login)
    return person, key


def test_a_guest_becomes_an_account_by_a_passkey_and_comes_back_without_a_name(
    house: Running, clock: SetClock
) -> None:
    ana, key = house.person("Ana"), key_for(house)
    assert give(ana, key, "phone", login="Ana")["login"] == "ana"
    clock.time += 5000
    back = enter(house.anyone(), key)
    assert back["person"]["id"] == ana.id and back["token"] != ana.token
    found = house.anyone(back["token"]).get("/api/me/ways")
    assert (found["password"], found["codes"], found["others"], found["proved"]) == (False, 0, 1, True)
    (shown,) = found["passkeys"]
    assert (shown["name"], shown["used"] - shown["created"]) == ("phone", 5000)
    assert house.anyone().refused("POST", "/api/login", login="ana", password="correct horse")["code"] == (
        "not-known"
    )


def test_with_a_name_only_that_account_is_opened(place: Running) -> None:
    ana, key = owner(place)
    owner(place, "bo")
    assert enter(place.anyone(), key, login="ANA")["person"]["id"] == ana.id
    for name in ("bo", "nobody"):
        asked = question(place.anyone())
        problem = place.anyone().refused(
            "POST", "/api/passkeys", ticket=asked["ticket"], credential=key.show(asked), login=name
        )
        assert problem["message"] == UNKNOWN


def test_an_account_with_a_password_has_both_ways(place: Running) -> None:
    ana, key = place.person("Ana"), key_for(place)
    ana.post("/api/me/account", login="ana", password="correct horse")
    give(ana, key)
    assert enter(place.anyone(), key)["person"]["id"] == ana.id
    again = place.anyone().post("/api/login", login="ana", password="correct horse")
    assert again["person"]["id"] == ana.id
    assert ana.get("/api/me/export")["passkeys"][0]["name"] == "my key"
    ana.request("DELETE", "/api/me")
    asked = question(place.anyone())
    sent = {"ticket": asked["ticket"], "credential": key.show(asked)}
    assert place.anyone().refused("POST", "/api/passkeys", **sent)["message"] == UNKNOWN


def test_what_was_not_signed_for_us_now_opens_nothing(place: Running) -> None:
    _, key = owner(place)
    lies_told: list[dict[str, str]] = [
        {"origin": "https://elsewhere.example"},
        {"challenge": "A" * 43},
        {"house": "elsewhere.example"},
        {"kind": "webauthn.create"},
        {"user": "somebody-else-00"},
    ]
    for lies in lies_told:
        asked = question(place.anyone())
        sent = {"ticket": asked["ticket"], "credential": key.show(asked, **lies)}
        problem = place.anyone().refused("POST", "/api/passkeys", **sent)
        assert (problem["code"], problem["message"]) == ("not-known", UNKNOWN)
        # The challenge is gone with the first answer, also with a wrong one.
        sent["credential"] = key.show(asked)
        assert place.anyone().refused("POST", "/api/passkeys", **sent)["message"] == LATE
        assert enter(place.anyone(), key)


def test_what_was_not_made_for_us_now_is_not_kept(place: Running) -> None:
    lies_told: list[dict[str, str]] = [
        {"origin": "http://127.0.0.1:8421"},
        {"challenge": "A" * 43},
        {"house": "elsewhere.example"},
        {"kind": "webauthn.get"},
    ]
    for lies in lies_told:
        ana, key = place.person("Ana"), key_for(place)
        asked = want(ana, login="ana")
        sent = {"ticket": asked["ticket"], "name": "k", "login": "ana", "credential": key.make(asked, **lies)}
        assert ana.refused("POST", "/api/me/passkeys", **sent)["code"] == "bad-request"
        assert ana.get("/api/me")["login"] is None and ana.get("/api/me/ways")["passkeys"] == []


def test_a_challenge_works_once(house: Running) -> None:
    ana, key = owner(house)
    asked = question(house.anyone())
    sent = {"ticket": asked["ticket"], "credential": key.show(asked)}
    assert house.anyone().post("/api/passkeys", **sent)["person"]["id"] == ana.id
    assert house.anyone().refused("POST", "/api/passkeys", **sent)["message"] == LATE


def test_a_challenge_works_for_minutes_and_for_whoever_asked(house: Running, clock: SetClock) -> None:
    ana, key = owner(house)
    bo = house.person("Bo")
    for asker, answerer in ((ana, bo), (bo, house.anyone()), (house.anyone(), bo)):
        asked = question(asker)
        sent = {"ticket": asked["ticket"], "credential": key.show(asked)}
        assert answerer.refused("POST", "/api/passkeys", **sent)["message"] == LATE
    asked = question(bo)
    clock.time += credentials.SECONDS * 1000
    sent = {"ticket": asked["ticket"], "credential": key.show(asked)}
    assert bo.refused("POST", "/api/passkeys", **sent)["message"] == LATE
    # Nor is a challenge to make one good for coming in.
    asked = want(bo, login="bo")
    sent = {"ticket": asked["ticket"], "credential": key.show(asked)}
    assert bo.refused("POST", "/api/passkeys", **sent)["message"] == LATE


def test_the_key_of_another_opens_nothing(place: Running) -> None:
    _, ana = owner(place)
    _, bo = owner(place, "bo")
    ana.id = bo.id  # it claims to be Bo's and signs with its own key
    asked = question(place.anyone())
    sent = {"ticket": asked["ticket"], "credential": ana.show(asked)}
    assert place.anyone().refused("POST", "/api/passkeys", **sent)["message"] == UNKNOWN
    # And nobody takes a passkey of another over.
    cho = place.person("Cho")
    asked = want(cho, login="cho")
    sent = {"ticket": asked["ticket"], "name": "k", "login": "cho", "credential": ana.make(asked)}
    assert cho.refused("POST", "/api/me/passkeys", **sent)["code"] == "conflict"
    assert enter(place.anyone(), bo)["person"]["login"] == "bo"


def test_a_copy_of_an_authenticator_is_found_out_by_its_counter(house: Running) -> None:
    _, key = owner(house)
    for _ in range(3):
        enter(house.anyone(), key)
    key.count -= 2  # the copy was taken before the last two
    for _ in range(2):
        asked = question(house.anyone())
        sent = {"ticket": asked["ticket"], "credential": key.show(asked)}
        assert house.anyone().refused("POST", "/api/passkeys", **sent)["message"] == UNKNOWN
    assert enter(house.anyone(), key), "the true one has counted further"


def test_an_authenticator_that_counts_nothing_lets_in_again_and_again(house: Running) -> None:
    ana, key = house.person("Ana"), key_for(house, counts=False)
    give(ana, key, login="ana")
    assert [enter(house.anyone(), key)["person"]["id"] for _ in range(3)] == [ana.id] * 3


def test_the_last_way_in_cannot_be_taken_away(house: Running) -> None:
    ana, first = owner(house)
    second = key_for(house)
    give(ana, second, "other")
    one, two = (each["id"] for each in ana.get("/api/me/ways")["passkeys"])
    assert house.person("Bo").refused("DELETE", f"/api/me/passkeys/{one}")["code"] == "conflict"
    assert ana.refused("DELETE", "/api/me/passkeys/nonesuch")["code"] == "not-found"

    def drop(id: str) -> int:
        return house.anyone(ana.token).request("DELETE", f"/api/me/passkeys/{id}").status_code

    with ThreadPoolExecutor() as pool:
        assert sorted(pool.map(drop, (one, two))) == [204, 409]
    (left,) = ana.get("/api/me/ways")["passkeys"]
    problem = ana.refused("DELETE", f"/api/me/passkeys/{left['id']}")
    assert problem["message"].startswith("This is your only way to sign in.")
    ana.post("/api/me/password", new="correct horse")
    assert drop(left["id"]) == 204
    for key in (first, second):
        asked = question(house.anyone())
        sent = {"ticket": asked["ticket"], "credential": key.show(asked)}
        assert house.anyone().refused("POST", "/api/passkeys", **sent)["message"] == UNKNOWN


def test_nobody_takes_anothers_passkey_away(place: Running) -> None:
    ana, _ = owner(place)
    bo, _ = owner(place, "bo")
    (one,) = ana.get("/api/me/ways")["passkeys"]
    assert bo.refused("DELETE", f"/api/me/passkeys/{one['id']}")["code"] == "not-found"
    assert ana.get("/api/me/ways")["passkeys"] == [one]


def test_a_device_left_open_changes_no_way_to_come_in(place: Running, clock: SetClock) -> None:
    """Whoever sits down at it plays, and gets no lasting hold of the account."""
    ana, key = owner(place)
    (one,) = ana.get("/api/me/ways")["passkeys"]
    linked = place.anyone(
        place.anyone().post("/api/links", token=ana.post("/api/me/links")["token"])["token"]
    )
    assert not linked.get("/api/me/ways")["proved"], "a link proves nothing"
    clock.time += PROOF
    for person in (ana, linked):
        for method, path, body in (
            ("POST", "/api/me/passkeys/options", {"login": "ana"}),
            ("DELETE", f"/api/me/passkeys/{one['id']}", {}),
            ("POST", "/api/me/codes", {}),
            ("POST", "/api/me/password", {"new": "battery staple"}),
        ):
            problem = person.refused(method, path, **body)
            assert problem["facts"]["reason"] == "problems-prove", path
    assert ana.refused("POST", "/api/me/proof", password="wrong guess")["code"] == "not-known"
    asked = question(ana)
    passkey: dict[str, Any] = {"ticket": asked["ticket"], "credential": key.show(asked)}
    ana.post("/api/me/proof", passkey=passkey)
    assert len(ana.post("/api/me/codes")["codes"]) == credentials.CODES
    assert not linked.get("/api/me/ways")["proved"], "one device proves nothing for another"
    _, other = owner(place, "bo")
    asked = question(linked)
    passkey = {"ticket": asked["ticket"], "credential": other.show(asked)}
    assert linked.refused("POST", "/api/me/proof", passkey=passkey)["message"] == UNKNOWN


def test_there_is_an_end_to_passkeys(place: Running) -> None:
    ana, _ = owner(place)
    begun = want(ana)
    for _ in range(MOST - 1):
        give(ana, key_for(place))
    assert ana.refused("POST", "/api/me/passkeys/options", login="ana")["code"] == "conflict"
    late = key_for(place).make(begun)
    sent = {"ticket": begun["ticket"], "name": "k", "credential": late}
    assert ana.refused("POST", "/api/me/passkeys", **sent)["code"] == "conflict"
    assert len(ana.get("/api/me/ways")["passkeys"]) == MOST


def test_a_login_is_taken_once(place: Running) -> None:
    owner(place)
    bo, cho = place.person("Bo"), place.person("Cho")
    assert bo.refused("POST", "/api/me/passkeys/options", login="ANA")["code"] == "conflict"
    begun, key = want(bo, login="bo"), key_for(place)
    cho.post("/api/me/account", login="bo", password="correct horse")
    sent = {"ticket": begun["ticket"], "name": "k", "login": "bo", "credential": key.make(begun)}
    assert bo.refused("POST", "/api/me/passkeys", **sent)["message"] == "This login is taken."
    assert bo.get("/api/me/ways")["passkeys"] == []


def test_nonsense_for_a_passkey_is_refused(place: Running) -> None:
    ana, key = owner(place)
    for field in ("client_data", "authenticator_data", "signature"):
        for junk in ("AAAA", "e30", "W10", "_" * 8000, "A"):
            asked = question(place.anyone())
            credential = {**key.show(asked), field: junk}
            sent = {"ticket": asked["ticket"], "credential": credential}
            assert place.anyone().refused("POST", "/api/passkeys", **sent)["code"] == "not-known"
    for junk in ("AAAA", "oA", "n" * 8000, "v_-_"):
        asked = want(ana)
        credential = {**key_for(place).make(asked), "attestation": junk}
        sent = {"ticket": asked["ticket"], "name": "k", "credential": credential}
        assert ana.refused("POST", "/api/me/passkeys", **sent)["code"] == "bad-request"


def test_a_passkey_is_made_at_one_node_and_shown_at_another(pg: Postgres) -> None:
    database = pg.new_database()
    with (
        running(database, public_url="http://localhost:9") as a,
        running(database, public_url="http://localhost:9") as b,
    ):
        for node in (a, b):
            node.http.headers["host"] = "localhost:9"
        ana, key = a.person("Ana"), Authenticator("http://localhost:9")
        asked = want(ana, login="ana")
        sent = {"ticket": asked["ticket"], "name": "k", "login": "ana", "credential": key.make(asked)}
        b.anyone(ana.token).post("/api/me/passkeys", **sent)
        asked = question(b.anyone())
        shown = {"ticket": asked["ticket"], "credential": key.show(asked)}

        def show(node: Running) -> int:
            return node.anyone().request("POST", "/api/passkeys", json=shown).status_code

        with ThreadPoolExecutor() as pool:
            assert sorted(pool.map(show, (a, b))) == [200, 401], "two nodes take one challenge once"


def test_attempts_are_bounded_by_address(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/s.sqlite", limits=True) as server:
        key_for(server)
        most = int(rate_limit.RATES["challenge"][1])
        codes = [server.http.post("/api/passkeys/options").status_code for _ in range(most + 2)]
        assert (codes[0], codes[-1]) == (200, 429)
        sent = {
            "ticket": "x",
            "credential": Authenticator("x").show({"house": "x", "challenge": "x"}, user="x"),
        }
        tries = [server.http.post("/api/passkeys", json=sent).status_code for _ in range(14)]
        assert (tries[0], tries[-1]) == (401, 429)


@pytest.mark.parametrize(
    ("public_url", "host", "origin"),
    [
        ("https://house.example", "house.example", "https://house.example"),
        ("https://House.example:8443/", "house.example:8443", "https://house.example:8443"),
        ("http://localhost:80", "localhost:80", "http://localhost:80"),
        ("", "localhost:8421", "http://localhost:8421"),
    ],
)
def test_where_a_house_can_have_passkeys(public_url: str, host: str, origin: str) -> None:
    found = passkeys.party(public_url, host)
    assert found == (found.id, origin) and found.id == host.partition(":")[0]


@pytest.mark.parametrize(
    ("public_url", "host", "says", "address"),
    [
        ("http://house.example", "house.example", "address", "http://house.example"),
        ("https://192.0.2.7", "192.0.2.7", "address", "https://192.0.2.7"),
        ("", "192.168.1.7:8421", "address", "http://192.168.1.7:8421"),
        ("", "127.0.0.1:8421", "elsewhere", "http://localhost:8421"),
        ("", "[::1]:8421", "elsewhere", "http://localhost:8421"),
        ("", "127.0.0.1:none", "elsewhere", "http://localhost"),
        ("https://house.example", "localhost:8421", "elsewhere", "https://house.example"),
    ],
)
def test_elsewhere_a_sentence_says_what_is_missing(
    public_url: str, host: str, says: str, address: str
) -> None:
    with pytest.raises(Problem) as found:
        passkeys.party(public_url, host)
    assert found.value.says == f"problems-passkeys-{says}"
    assert address in found.value.message


def test_a_house_at_a_plain_address_says_so(server: Running) -> None:
    problem = server.anyone().refused("POST", "/api/passkeys/options")
    assert problem["message"] == (f"Passkeys work at http://localhost:{server.settings.port}: open it there.")


def test_a_house_starts_without_the_library_of_passkeys() -> None:
    """It takes half a second to import: whoever opens a house does not wait for it."""
    code = "import sys, euphoria.server.serve.run; sys.exit('webauthn' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
