"""Recovery codes: one lets somebody in once, when password and passkeys are lost."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from euphoria.server.people.credentials import CODES
from euphoria.server.people.identity import PROOF
from kit.server import Player, Running, SetClock, running

WRONG = "Login or recovery code is wrong, or the code is spent."


@pytest.fixture
def house(database: str, clock: SetClock) -> Iterator[Running]:
    with running(database, clock=clock) as one:
        yield one


def owner(house: Running) -> tuple[Player, list[str]]:
    """Somebody with an account, and their codes."""
    ana = house.person("Ana")
    ana.post("/api/me/account", login="ana", password="correct horse")
    return ana, ana.post("/api/me/codes")["codes"]


def refused(house: Running, code: str, login: str = "ana") -> None:
    problem = house.anyone().refused("POST", "/api/recover", login=login, code=code)
    assert (problem["code"], problem["message"]) == ("not-known", WRONG)


def test_a_code_lets_its_owner_in_once_and_says_how_many_are_left(house: Running) -> None:
    ana, codes = owner(house)
    assert len(set(codes)) == CODES == ana.get("/api/me/ways")["codes"]
    for used, code in enumerate(codes, 1):
        back = house.anyone().post("/api/recover", login="ANA", code=code)
        assert (back["person"]["id"], back["left"]) == (ana.id, CODES - used)
        refused(house, code)
    assert ana.get("/api/me/ways")["codes"] == 0


def test_two_at_once_do_not_use_one_code(house: Running) -> None:
    _, codes = owner(house)

    def try_it(_: int) -> int:
        sent = {"login": "ana", "code": codes[0]}
        return house.anyone().request("POST", "/api/recover", json=sent).status_code

    with ThreadPoolExecutor() as pool:
        assert sorted(pool.map(try_it, range(4))) == [200, 401, 401, 401]


def test_new_codes_end_the_old_ones(house: Running) -> None:
    ana, old = owner(house)
    new = ana.post("/api/me/codes")["codes"]
    assert not set(old) & set(new)
    for code in old:
        refused(house, code)
    assert house.anyone().post("/api/recover", login="ana", code=new[3])["left"] == CODES - 1


def test_a_code_is_its_owners_alone_and_no_login_is_told(house: Running) -> None:
    _, codes = owner(house)
    bo = house.person("Bo")
    bo.post("/api/me/account", login="bo", password="correct horse")
    for login in ("bo", "nobody"):
        refused(house, codes[0], login)
    refused(house, "0000-0000-0000-0000")
    assert bo.refused("POST", "/api/login", login="bo", password=codes[0])["code"] == "not-known"


def test_a_code_is_read_as_people_write_it(house: Running) -> None:
    _, codes = owner(house)
    code = codes[0].upper().replace("-", " ").replace("0", "O").replace("1", "l")
    assert house.anyone().post("/api/recover", login="ana", code=f" {code} ")["left"] == CODES - 1


def test_who_came_by_a_code_chooses_a_new_password_without_the_old(house: Running, clock: SetClock) -> None:
    ana, codes = owner(house)
    back = house.anyone(house.anyone().post("/api/recover", login="ana", code=codes[0])["token"])
    back.post("/api/me/password", new="battery staple")
    assert ana.refused("GET", "/api/me")["code"] == "not-known", "other devices are signed out"
    assert house.anyone().post("/api/login", login="ana", password="battery staple")
    assert house.anyone().refused("POST", "/api/login", login="ana", password="correct horse")
    back = house.anyone(house.anyone().post("/api/recover", login="ana", code=codes[1])["token"])
    clock.time += PROOF
    problem = back.refused("POST", "/api/me/password", new="third password")
    assert problem["facts"]["reason"] == "problems-prove"


def test_all_other_devices_can_be_signed_out(house: Running) -> None:
    ana, codes = owner(house)
    back = house.anyone(house.anyone().post("/api/recover", login="ana", code=codes[0])["token"])
    assert back.get("/api/me/ways")["others"] == 1
    back.request("DELETE", "/api/me/sessions")
    assert ana.refused("GET", "/api/me")["code"] == "not-known"
    assert back.get("/api/me/ways")["others"] == 0


def test_a_guest_has_no_codes(house: Running) -> None:
    assert house.person("Bo").refused("POST", "/api/me/codes")["message"] == "Make yourself an account first."


def test_the_database_holds_no_code(server: Running) -> None:
    ana, codes = owner(server)
    path = server.settings.database.removeprefix("sqlite:///")
    data = b"".join(Path(path + end).read_bytes() for end in ("", "-wal"))
    for code in codes:
        assert code.encode() not in data and code.replace("-", "").encode() not in data
    assert ana.get("/api/me/export")["codes"] == CODES


def test_whoever_is_forgotten_leaves_no_code(house: Running) -> None:
    ana, codes = owner(house)
    ana.request("DELETE", "/api/me")
    refused(house, codes[0])


def test_guesses_of_others_do_not_keep_the_owner_from_a_code(tmp_path: Path) -> None:
    """Somebody elsewhere guesses at the password until that login is closed: a code opens from any device."""
    settings: dict[str, Any] = {"limits": True, "proxies": "127.0.0.1"}
    with running(f"sqlite:///{tmp_path}/s.sqlite", **settings) as server:
        _, codes = owner(server)

        def tried(path: str, address: str, **sent: str) -> int:
            answer = server.http.post(path, json=sent, headers={"x-forwarded-for": address})
            return answer.status_code

        wrong = [tried("/api/login", "192.0.2.1", login="ana", password="wrong guess") for _ in range(14)]
        assert wrong[-1] == 429
        assert tried("/api/login", "198.51.100.7", login="ana", password="correct horse") == 429
        assert tried("/api/recover", "198.51.100.7", login="ana", code=codes[0]) == 200
        # Guesses at codes are bounded, too, for whoever makes them.
        wrong = [tried("/api/recover", "192.0.2.9", login="ana", code="wrong") for _ in range(14)]
        assert (wrong[0], wrong[-1]) == (401, 429)
        assert tried("/api/recover", "198.51.100.7", login="ana", code=codes[1]) == 200
