"""People: guests, accounts, devices, and being forgotten."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from argon2 import Type
from argon2.exceptions import VerifyMismatchError
from websockets.exceptions import ConnectionClosed

from euphoria.server.common.errors import Problem
from euphoria.server.people import identity as people
from euphoria.server.people.identity import clean_name
from euphoria.server.webhooks import check_url, is_public
from kit.server import Running, full_table, play_on, wait_until

IN_EARNEST = (people._hasher, people._nobody)
"""What is used where nothing is tested; the tests themselves hash at less cost (conftest.py)."""


def test_a_guest_becomes_an_account_and_comes_back(server: Running) -> None:
    ana = server.person("Ana")
    assert ana.post("/api/me/account", login="Ana", password="correct horse")["login"] == "ana"
    assert (
        ana.refused("POST", "/api/me/account", login="ana2", password="correct horse")["code"] == "conflict"
    )
    bo = server.person("Bo")
    assert bo.refused("POST", "/api/me/account", login="ANA", password="correct horse")["code"] == "conflict"
    again = server.anyone().post("/api/login", login="aNa", password="correct horse")
    assert again["person"]["id"] == ana.id
    assert again["token"] != ana.token
    for login, password in (("ana", "wrong password"), ("nobody", "correct horse")):
        problem = server.anyone().refused("POST", "/api/login", login=login, password=password)
        assert (problem["code"], problem["message"]) == ("not-known", "Login or password is wrong.")


def test_another_password_signs_other_devices_out(server: Running) -> None:
    ana = server.person("Ana")
    ana.post("/api/me/account", login="ana", password="correct horse")
    other = server.anyone(server.anyone().post("/api/login", login="ana", password="correct horse")["token"])
    wrong = {"old": "something else", "new": "battery staple"}
    assert ana.refused("POST", "/api/me/password", **wrong)["code"] == "not-known"
    ana.post("/api/me/password", old="correct horse", new="battery staple")
    assert other.refused("GET", "/api/me")["code"] == "not-known"
    assert ana.get("/api/me")["name"] == "Ana"


def test_a_link_makes_another_device_the_same_person_once(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    link = people[2].post("/api/me/links")
    assert server.anyone(link["token"]).refused("GET", "/api/me")["code"] == "not-known"
    phone = server.anyone(server.anyone().post("/api/links", token=link["token"])["token"])
    assert phone.position(table)["view"]["you"] == 2
    assert server.anyone().refused("POST", "/api/links", token=link["token"])["code"] == "not-known"


def test_a_token_that_was_rotated_or_ended_opens_nothing(server: Running) -> None:
    ana = server.person("Ana")
    fresh = server.anyone(ana.post("/api/me/rotate")["token"])
    assert ana.refused("GET", "/api/me")["code"] == "not-known"
    fresh.post("/api/logout")
    assert fresh.refused("GET", "/api/me")["code"] == "not-known"


def test_the_sockets_of_somebody_who_signs_out_end(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    with people[1].sit(table) as socket:
        socket.until("position")
        people[1].post("/api/logout")
        with pytest.raises(ConnectionClosed, match="signed-out"):
            socket.until("never")


def test_a_socket_ends_with_the_token_that_opened_it(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    with people[1].sit(table) as socket:
        socket.until("position")
        people[1].post("/api/me/rotate")
        with pytest.raises(ConnectionClosed, match="signed-out"):
            socket.until("never")
    program = server.anyone(people[2].post(f"/api/tables/{table}/token")["token"])
    with program.sit(table) as socket:
        socket.until("position")
        people[2].post(f"/api/tables/{table}/token")
        with pytest.raises(ConnectionClosed, match="signed-out"):
            socket.until("never")


def test_the_database_holds_no_token_and_no_password(server: Running) -> None:
    ana = server.person("Ana")
    ana.post("/api/me/account", login="ana", password="correct horse")
    table, people = full_table(server, "leaders", 4)
    seat = people[0].post(f"/api/tables/{table}/token")["token"]
    path = server.settings.database.removeprefix("sqlite:///")
    data = b"".join(Path(path + end).read_bytes() for end in ("", "-wal"))
    for secret in (ana.token, people[0].token, seat, "correct horse"):
        assert secret.encode() not in data
    assert b"argon2id" in data


def test_everything_about_oneself_can_be_had_and_erased(server: Running) -> None:
    table, people = full_table(server, "leaders", 4, options={"turn_limit": 3})
    bo = people[1]
    bo.post("/api/me/account", login="bobo", password="correct horse")
    bo.post(f"/api/tables/{table}/chat", key="k" * 8, text="remember me")
    bo.request("PUT", f"/api/tables/{table}/notes", json={"text": "C lies"})
    play_on(people, table)
    data = bo.get("/api/me/export")
    assert data["person"]["login"] == "bobo"
    assert [game["table"] for game in data["games"]] == [table]
    assert data["said"][0]["text"] == "remember me"
    assert data["notes"][0]["notes"] == "C lies"
    bo.request("DELETE", "/api/me")
    assert bo.refused("GET", "/api/me")["code"] == "not-known"
    info = people[0].get(f"/api/tables/{table}")["table"]
    assert bo.name not in str(info)
    assert people[0].get(f"/api/tables/{table}/chat")["messages"][0]["text"] == ""
    assert server.anyone().refused("POST", "/api/login", login="bobo", password="correct horse")["code"] == (
        "not-known"
    )
    assert bo.name not in people[0].request("GET", f"/api/tables/{table}/record").text


def test_who_is_erased_from_a_running_game_is_played_on_by_a_bot(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    people[3].request("DELETE", "/api/me")
    info = people[0].get(f"/api/tables/{table}")["table"]
    assert info["seats"][3]["kind"] == "bot"
    wait_until(lambda: 3 not in [one["seat"] for one in people[0].position(table)["waiting"]])


@pytest.mark.parametrize("name", ["", "   ", "a\u202eb", "a\x00b", "\u200b", "x\ud800"])
def test_a_name_must_be_seen(name: str) -> None:
    with pytest.raises(Problem):
        clean_name(name)


def test_names_are_put_in_order() -> None:
    assert clean_name("  Ana \n Maria ") == "Ana Maria"
    assert clean_name("Ñandú") == clean_name("N\u0303andu\u0301")


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.215.14", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("2002:7f00:1::", False),
        ("64:ff9b::7f00:1", False),
        ("::7f00:1", False),
        ("fec0::1", False),
        ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", True),
    ],
)
def test_which_addresses_webhooks_may_call(address: str, public: bool) -> None:
    assert is_public(address) is public


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/x",
        "http://user:pw@127.0.0.1/",
        "http://127.0.0.1/",
        "http://[::1]:99999/",
        "nonsense",
        "http://localhost/",
    ],
)
def test_webhooks_into_private_networks_are_refused(url: str) -> None:
    with pytest.raises(Problem):
        asyncio.run(check_url(url, private=False))


def test_my_games_are_found_by_title_opponent_and_day(server: Running) -> None:
    ana, boris, chen = (server.person(name) for name in ("Ana", "Борис", "Chen"))
    made: dict[str, str] = {}
    for title, players, other in (("leaders", 4, boris), ("dystopia", 2, chen)):
        made[title] = ana.table(title, players, bots=players - 2)
        other.join(made[title])

    def found(**sought: Any) -> list[str]:
        return [game["table"] for game in ana.get("/api/me/games", **sought)["games"]]

    latest, first = made["dystopia"], made["leaders"]
    assert found() == [latest, first]
    assert found(title="leaders") == [first]
    assert found(opponent="борис") == found(opponent="ОРИ") == [first]
    assert found(opponent="ana") == [], "one is not one's own opponent"
    assert found(opponent="борис", title="dystopia") == []
    when = {game["table"]: game["changed"] for game in ana.get("/api/me/games")["games"]}
    assert found(since=when[latest]) == [latest]
    assert found(until=when[latest]) == [first]
    assert found(since=when[latest] + 1) == []
    assert chen.get("/api/me/games")["games"][0]["names"] == ["Ana"]
    assert ana.refused("GET", "/api/me/games?since=-1")["code"] == "bad-request"


def test_my_games_say_where_it_is_my_turn(server: Running) -> None:
    table, people = full_table(server, "dystopia", 2)
    play_on(people, table, most=12)
    awaited = {one["seat"] for one in people[0].position(table)["waiting"]}
    turns = [person.get("/api/me/games")["games"][0]["your_turn"] for person in people]
    assert turns == [seat in awaited for seat in range(2)]
    assert sorted(turns) == [False, True]


def test_a_login_that_is_not_known_is_checked_as_long_as_one_that_is() -> None:
    """Against a hash of the same cost that is sound and fits no password: the time taken tells nothing."""
    for hasher, nobody in (IN_EARNEST, (people._hasher, people._nobody)):
        with pytest.raises(VerifyMismatchError):
            hasher.verify(nobody, "a password")
        assert not hasher.check_needs_rehash(nobody)


def test_a_password_costs_a_thief_as_much_as_rfc_9106_recommends() -> None:
    hasher, _ = IN_EARNEST
    assert (hasher.type, hasher.memory_cost, hasher.time_cost) == (Type.ID, 1 << 16, 3)
    assert (hasher.salt_len, hasher.hash_len) == (16, 32)
