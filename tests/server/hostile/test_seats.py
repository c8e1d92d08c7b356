"""Tokens, keys and names of tables used where they do not belong: refused, and nothing happens."""

import http.client
import json
import secrets
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from euphoria.server.http.routes import ENDPOINTS
from euphoria.server.serve.app import HANDLERS
from kit.server import Player, Running, Socket, full_table, running, wait_until

assert HANDLERS, "the endpoints are known once their modules are imported"


def key() -> str:
    return secrets.token_hex(8)


def first_answer(person: Player, table: str) -> str:
    return str(person.position(table)["decision"]["options"][0]["text"])


def look(people: list[Player], table: str) -> list[Any]:
    """Everything that anybody at a table can know."""
    seen = [person.position(table) for person in people]
    return [*seen, people[0].get(f"/api/tables/{table}"), people[0].get(f"/api/tables/{table}/chat")]


def two_tables(server: Running) -> tuple[str, str, list[Player]]:
    """The same people at two tables, in the same seats."""
    here, people = full_table(server, "leaders", 4)
    there = people[0].table("leaders", 4)
    for person in people[1:]:
        person.join(there)
    people[0].start(there)
    return here, there, people


# ------------------------------------------------------------------ tokens of seats


def test_the_token_of_a_seat_opens_no_other_table(server: Running) -> None:
    here, there, people = two_tables(server)
    token = people[1].post(f"/api/tables/{here}/token")["token"]
    program = server.anyone(token)
    action = first_answer(people[1], there)
    before = look(people, there)
    for path, body in (
        ("act", {"key": key(), "ply": 0, "action": action}),
        ("undo", {"key": key(), "ply": 0}),
        ("standing", {"kind": "react", "on": True}),
        ("proposals", {"kind": "abandon"}),
        ("proposals/answer", {"agree": True}),
        ("chat", {"key": key(), "text": "hello"}),
        ("check", {"action": action}),
        ("return", {}),
    ):
        problem = program.refused("POST", f"/api/tables/{there}/{path}", **body)
        assert problem["code"] in ("not-allowed", "not-found"), path
    for path in ("position", "events", "chat", "notes", "words", "region"):
        code = program.refused("GET", f"/api/tables/{there}/{path}")["code"]
        assert code in ("not-allowed", "not-found"), path
    with program.sit(there) as socket:
        assert socket.next()["code"] == "not-found"
        assert is_cut(socket)
    assert look(people, there) == before
    # At its own table it plays its own seat, and speaks for no other.
    assert program.act(here, first_answer(people[1], here), 0) == 1
    assert people[0].position(here)["ply"] == 1


def test_the_token_of_a_seat_does_not_move_to_another_seat(server: Running) -> None:
    """It is for one seat: a person who moves on before the start leaves it behind."""
    ana, *others = (server.person() for _ in range(4))
    table = ana.table("leaders", 4)
    others[0].join(table, seat=2)
    program = server.anyone(others[0].post(f"/api/tables/{table}/token")["token"])
    assert program.get(f"/api/tables/{table}")["table"]["id"] == table
    others[0].post(f"/api/tables/{table}/swap", seat=2, other=1)
    for person in others[1:]:
        person.join(table)
    ana.start(table)
    action = first_answer(others[0], table)
    body: dict[str, Any] = {"key": key(), "ply": 0, "action": action}
    assert program.refused("POST", f"/api/tables/{table}/act", **body)["code"] in ("not-allowed", "not-found")
    assert program.refused("GET", f"/api/tables/{table}/position")["code"] in ("not-allowed", "not-found")
    assert others[0].act(table, action, 0) == 1


def test_the_token_of_a_seat_does_nothing_for_the_person(server: Running) -> None:
    """Whatever endpoint is for people is shut for it, without a look at what is asked."""
    table, people = full_table(server, "leaders", 4)
    program = server.anyone(people[0].post(f"/api/tables/{table}/token")["token"])
    before = look(people, table)
    tried = 0
    for one in ENDPOINTS:
        if one.who != "person":
            continue
        path = one.path.replace("{id}", table).replace("{seat:number}", "1").replace("{number:number}", "0")
        problem = program.refused(one.method, path)
        assert (problem["code"], path) == ("not-allowed", path)
        tried += 1
    assert tried > 20
    assert look(people, table) == before


# ------------------------------------------------------------------ keys


def test_one_key_at_two_tables_and_of_two_people_is_not_the_same(server: Running) -> None:
    here, there, people = two_tables(server)
    once = key()
    for table in (here, there):
        for ply, person in enumerate(people[:2]):
            assert person.act(table, first_answer(person, table), ply, once) == ply + 1
    assert [people[0].position(table)["ply"] for table in (here, there)] == [2, 2]
    # What is refused is not taken for done because somebody else, or oneself elsewhere, used the key.
    nonsense = {"key": once, "ply": 0, "action": "nonsense"}
    assert people[2].refused("POST", f"/api/tables/{here}/act", **nonsense)["code"] == "bad-action"
    assert people[2].act(here, first_answer(people[2], here), 2, once) == 3
    assert people[2].refused("POST", f"/api/tables/{there}/act", **nonsense)["code"] == "bad-action"


def test_a_key_that_was_used_does_nothing_new(server: Running) -> None:
    """Sent again with another action, as another request, by socket, or after the game went on."""
    once = key()
    options: list[dict[str, Any]] = []
    while len(options) < 2:  # three Recruits of one kind leave no choice
        table, people = full_table(server, "leaders", 4)
        options = people[0].position(table)["decision"]["options"]
    assert people[0].act(table, options[0]["text"], 0, once) == 1
    before = look(people, table)
    for body in ({"action": options[1]["text"], "ply": 0}, {"action": options[1]["text"], "ply": 1}):
        assert people[0].post(f"/api/tables/{table}/act", key=once, **body) == {"ply": 1}
    assert people[0].post(f"/api/tables/{table}/undo", key=once, ply=0) == {"ply": 1}
    people[0].post(f"/api/tables/{table}/chat", key=once, text="hello")
    with people[0].sit(table) as socket:
        assert socket.act(options[1]["text"], 0, once)["ply"] == 1
    assert look(people, table) == before


# ------------------------------------------------------------------ tokens that have ended


def is_cut(socket: Socket) -> bool:
    try:
        while True:
            socket.next()
    except ConnectionClosed:
        return True


def opens_nothing(server: Running, token: str, table: str) -> bool:
    """Neither by header nor by cookie nor by socket."""
    dead = server.anyone(token)
    answers = [
        dead.request("GET", "/api/me"),
        dead.request("POST", f"/api/tables/{table}/act", json={"key": key(), "ply": 0, "action": "x"}),
        server.http.get("/api/me", headers={"cookie": f"euphoria={token}"}),
    ]
    with dead.sit(table) as socket:
        code = socket.next()["code"]
        return [one.status_code for one in answers] == [401] * 3 and code == "not-known" and is_cut(socket)


def test_a_token_that_has_ended_opens_nothing(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    ana, bo, cy, di = people
    before = ana.position(table)
    with ana.sit(table) as one, bo.sit(table) as two, cy.sit(table) as three:
        for socket in (one, two, three):
            socket.until("position")
        ended = [ana.token, bo.token]
        ana.token = ana.post("/api/me/rotate")["token"]
        bo.post("/api/logout")
        seat = cy.post(f"/api/tables/{table}/token")["token"]
        cy.post(f"/api/tables/{table}/token")
        ended += [seat, di.token]
        assert di.request("DELETE", "/api/me").status_code == 204
        # What they had open ends, too; the owner's pages come back by themselves.
        assert all(is_cut(socket) for socket in (one, two, three))
    for token in ended:
        assert opens_nothing(server, token, table)
    assert ana.get("/api/me")["name"] == ana.name
    assert cy.get("/api/me")["name"] == cy.name
    after = ana.position(table)
    # A bot has Di's seat and may have answered; nobody sees more of that than who is still waited for.
    assert after["view"].pop("waiting")[:3] == before["view"].pop("waiting")[:3] == [0, 1, 2]
    assert (after["view"], after["ply"] <= 1) == (before["view"], True)


def test_a_link_for_another_device_works_once(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    link = people[0].post("/api/me/links")["token"]
    assert opens_nothing(server, link, table)
    answers: list[int] = []

    def redeem() -> None:
        answers.append(server.anyone().request("POST", "/api/links", json={"token": link}).status_code)

    at_once(redeem, 6)
    assert sorted(answers) == [200] + [401] * 5


def test_a_token_is_rotated_once(server: Running) -> None:
    """Whoever copied it cannot get a token of their own beside the owner's."""
    ana = server.person("Ana")
    answers: list[int] = []
    at_once(lambda: answers.append(ana.request("POST", "/api/me/rotate").status_code), 6)
    assert sorted(answers) == [200] + [401] * 5


def at_once(do: Any, times: int) -> None:
    threads = [threading.Thread(target=do) for _ in range(times)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


# ------------------------------------------------------------------ names of tables


def raw(server: Running, method: str, path: str, token: str, body: Any = None, **headers: str) -> int:
    """A request whose path is sent as it is written here, letter by letter."""
    line = http.client.HTTPConnection("127.0.0.1", server.settings.port, timeout=20)
    line.putrequest(method, path, skip_accept_encoding=True)
    data = json.dumps(body).encode() if body is not None else b""
    usual = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    for name, value in {**usual, **headers, "content-length": str(len(data))}.items():
        line.putheader(name, value)
    line.endheaders(data)
    status = line.getresponse().status
    line.close()
    return status


def test_no_path_leads_from_one_table_to_another(server: Running) -> None:
    """Somebody who sits at one table tries to reach another by names that might be read in two ways."""
    theirs, victims = full_table(server, "leaders", 4, spectators=False)
    mine, attackers = full_table(server, "leaders", 4)
    attacker = attackers[0]
    action = first_answer(attacker, mine)
    before = look(victims, theirs), look(attackers, mine)
    names = [
        theirs,
        theirs.upper() if theirs.upper() != theirs else theirs + "A",
        f"{theirs}%20",
        f"%20{theirs}",
        f"{theirs}%00",
        f"{theirs};{mine}",
        f"{mine}/../{theirs}",
        f"{mine}%2f..%2f{theirs}",
        f"{mine}%252f..%252f{theirs}",
        f".//{theirs}",
        f"{theirs}.json",
        f"{mine},{theirs}",
        f"{mine}%0d%0a{theirs}",
        f"{theirs}%ff",
        "%2e%2e",
        "%F0%9D%9F%98" + theirs[1:],
        "x" * 3000,
    ]
    for name in names:
        body = {"key": key(), "ply": 0, "action": action}
        status = raw(server, "POST", f"/api/tables/{name}/act", attacker.token, body)
        assert 400 <= status < 500, name
        status = raw(server, "GET", f"/api/tables/{name}/position", attacker.token)
        assert 400 <= status < 500, name
        status = raw(server, "DELETE", f"/api/tables/{name}", attacker.token)
        assert 400 <= status < 500, name
    # A table named beside the path counts for nothing.
    body = {"key": key(), "ply": 0, "action": action}
    for field in ("table", "id", "table_id", "seat", "person", "owner"):
        wrong = {**body, field: theirs}
        assert raw(server, "POST", f"/api/tables/{mine}/act", attacker.token, wrong) == 400
    assert raw(server, "GET", f"/api/tables/{theirs}/position?id={mine}", attacker.token) == 403
    for header in ("x-original-url", "x-rewrite-url", "x-http-method-override"):
        path = f"/api/tables/{theirs}/act"
        status = raw(server, "GET", "/api/me", attacker.token, **{header: path})
        assert status == 200
    assert (look(victims, theirs), look(attackers, mine)) == before


def test_rights_at_one_table_are_none_at_another(server: Running) -> None:
    """The host of one table, and the invitation to it, at another."""
    theirs, victims = full_table(server, "leaders", 4)
    victims[1].post(f"/api/tables/{theirs}/chat", key=key(), text="hello")
    host = server.person("Host")
    made = host.post("/api/tables", title="leaders", players=4, public=False)
    hidden = victims[0].post("/api/tables", title="leaders", players=4, public=False)
    invitation = made["path"].partition("#")[2]
    assert invitation and invitation != hidden["path"].partition("#")[2]
    before = look(victims, theirs)
    for method, path, body in (
        ("DELETE", "chat/0", {}),
        ("DELETE", "seats/1", {}),
        ("PUT", "seats/1", {"kind": "bot", "bot": "random"}),
        ("POST", "seats/1/mute", {"on": True}),
        ("POST", "pause", {"on": True}),
        ("POST", "invitation", {}),
        ("POST", "start", {}),
        ("POST", "thaw", {}),
        ("PUT", "options", {"options": {}}),
        ("PUT", "notes", {"text": "mine"}),
    ):
        problem = host.refused(method, f"/api/tables/{theirs}/{path}", **body)
        assert problem["code"] in ("not-allowed", "conflict"), path
    secret = hidden["table"]["id"]
    headers = {"x-euphoria-invitation": invitation}
    assert host.request("GET", f"/api/tables/{secret}", headers=headers).status_code == 404
    wanted = {"invitation": invitation}
    assert host.request("POST", f"/api/tables/{secret}/join", json=wanted).status_code == 404
    with host.sit(secret, invitation=invitation) as socket:
        assert socket.next()["code"] == "not-found"
    assert look(victims, theirs) == before


def test_a_refused_answer_leaves_the_seat_to_its_stand_in(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    people[3].post(f"/api/tables/{table}/leave")
    wait_until(lambda: people[0].position(table)["ply"] == 1)
    assert people[3].refused("POST", f"/api/tables/{table}/act", key=key(), ply=1, action="nonsense")
    assert people[0].get(f"/api/tables/{table}")["table"]["seats"][3]["standin"]


# ------------------------------------------------------------------ what no database holds


@pytest.fixture
def anywhere(database: str) -> Iterator[Running]:
    with running(database) as one:
        yield one


def test_letters_and_numbers_that_no_database_holds_are_refused(anywhere: Running) -> None:
    table, people = full_table(anywhere, "leaders", 4)
    ana, nul = people[0], "a\x00b"
    action = first_answer(ana, table)
    open_table = ana.table("leaders", 4)
    before = look(people, table)
    for method, path, body in (
        ("GET", "/api/tables/%00", None),
        ("GET", f"/api/tables/{table}%00/position", None),
        ("GET", "/api/tables?title=a%00", None),
        ("GET", "/plain/t/%00", None),
        ("GET", f"/api/tables/{table}/chat?after=2147483648", None),
        ("POST", f"/api/tables/{table}/chat", {"key": key(), "text": nul}),
        ("POST", f"/api/tables/{table}/chat", {"key": nul * 4, "text": "hello"}),
        ("POST", f"/api/tables/{table}/act", {"key": nul * 4, "ply": 0, "action": action}),
        ("POST", f"/api/tables/{table}/standing", {"kind": nul, "on": True}),
        ("PUT", f"/api/tables/{table}/notes", {"text": nul}),
        ("PATCH", "/api/me", {"name": nul}),
        ("POST", "/api/login", {"login": nul, "password": "long enough"}),
        ("POST", "/api/tables", {"title": nul, "players": 4}),
        ("POST", "/api/tables", {"title": "leaders", "players": 4, "options": {"turn_limit": 2**63}}),
        ("POST", "/api/tables", {"title": "leaders", "players": 4, "options": {nul: 1}}),
        ("DELETE", f"/api/tables/{table}/chat/{10**30}", None),
        ("DELETE", f"/api/tables/{table}/seats/{10**30}", None),
    ):
        more: dict[str, Any] = {} if body is None else {"json": body}
        response = ana.request(method, path, **more)
        assert 400 <= response.status_code < 500, (method, path, body, response.text)
    bo = anywhere.person("Bo")
    assert bo.request("POST", f"/api/tables/{open_table}/join", json={"salt": nul}).status_code == 400
    with ana.sit(table) as socket:
        socket.until("position")
        for message in ({"text": nul, "key": key()}, {"text": "hello", "key": nul * 4}):
            socket.send("say", **message)
            assert socket.until("error")["code"] == "bad-request"
    for number in (2**31, 2**63, 10**30):
        with ana.sit(table, chat=number) as socket:
            assert socket.next()["code"] == "bad-request"
    assert look(people, table) == before
    # A backslash that stands for itself is no NUL.
    ana.post(f"/api/tables/{table}/chat", key=key(), text="\\u0000 and \\\\u0000")
    assert ana.get(f"/api/tables/{table}/chat")["messages"][-1]["text"] == "\\u0000 and \\\\u0000"
