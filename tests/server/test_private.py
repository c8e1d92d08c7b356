"""What private tables and messages that were taken away tell to whom: nothing to those who may not know."""

import contextlib
import json
import secrets
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from euphoria.server.http.routes import ENDPOINTS
from kit.server import Player, Running, full_table, play_on

KEY = "k" * 12
BODIES: dict[str, dict[str, Any]] = {
    "Act": {"key": KEY, "ply": 0, "action": "skip"},
    "Answer": {"agree": True},
    "Check": {"action": "skip"},
    "HintWanted": {"lang": "en"},
    "Join": {"invitation": "not the one"},
    "Notes": {"text": "mine"},
    "Options": {"options": {}},
    "Propose": {"kind": "abandon"},
    "Question": {"question": {"ask": "deduction"}},
    "Say": {"key": KEY, "text": "hello"},
    "SeatChange": {"kind": "open"},
    "Standing": {"kind": "artifact", "on": True},
    "Swap": {"seat": 0, "other": 1},
    "Switch": {"on": True},
    "Undo": {"key": KEY, "ply": 0},
}
"""Something right to send to each endpoint, so that nothing but the table is in the way."""


def ask_all(player: Player, table: str, **headers: str) -> dict[str, httpx2.Response]:
    """The answers of all endpoints about a table."""
    answers: dict[str, httpx2.Response] = {}
    for one in ENDPOINTS:
        if not one.path.startswith("/api/tables/{id}"):
            continue
        path = one.path.replace("{id}", table).replace("{seat:number}", "1").replace("{number:number}", "0")
        body: dict[str, Any] = {} if one.body is None else {"json": BODIES[one.body.__name__]}
        name = f"{one.method} {one.path}"
        answers[name] = player.request(one.method, path, headers=headers, **body)
    assert len(answers) > 35
    return answers


@pytest.fixture(params=["open", "playing", "over", "frozen"])
def private(request: pytest.FixtureRequest, server: Running) -> tuple[Running, str, str, str]:
    """A private table, its invitation, and in which phase it is."""
    people = [server.person() for _ in range(4)]
    made = people[0].post("/api/tables", title="leaders", players=4, public=False, options={"turn_limit": 2})
    table, invitation = made["table"]["id"], made["path"].partition("#")[2]
    if request.param != "open":
        for person in people[1:]:
            person.join(table, invitation=invitation)
        people[0].start(table)
        people[1].post(f"/api/tables/{table}/chat", key=KEY, text="hello")
    if request.param == "over":
        play_on(people, table)
    if request.param == "frozen":
        freeze(server, table)
    return server, table, invitation, str(request.param)


def freeze(server: Running, table: str) -> None:
    """As if the log could not be played: nobody has looked at the table since."""
    import sqlite3

    with sqlite3.connect(server.settings.database.removeprefix("sqlite:///")) as file:
        body = json.dumps({"seat": 0, "do": "nonsense"})
        file.execute(
            "INSERT INTO entries VALUES (?, (SELECT length FROM tables WHERE id = ?), 1, ?)",
            (table, table, body),
        )
        file.execute("UPDATE tables SET length = length + 1 WHERE id = ?", (table,))
    server.house.tables.drop(table)


def test_a_private_table_is_like_none_to_a_stranger(private: tuple[Running, str, str, str]) -> None:
    server, table, invitation, phase = private
    stranger = server.person("Stranger")
    players = [stranger]
    if phase == "playing":
        players += [server.anyone(), server.anyone(stranger_seat_token(server))]
    for player in players:
        there, nowhere = ask_all(player, table), ask_all(player, "x" * len(table))
        for name, answer in there.items():
            expected = nowhere[name]
            assert answer.status_code in (401, 403, 404), (name, answer.text)
            assert (answer.status_code, answer.text) == (expected.status_code, expected.text), name
        assert player is not stranger or all(answer.status_code == 404 for answer in there.values())
    # With the invitation the same person is answered, so there is something to be found.
    invited = ask_all(stranger, table, **{"x-euphoria-invitation": invitation})
    assert invited["GET /api/tables/{id}"].status_code == 200
    assert len({answer.status_code for answer in invited.values()}) > 2


def heard(server: Running, path: str, *said: dict[str, Any]) -> tuple[list[str], int | None, str]:
    """All that a socket hears which says these things, and how it ends."""
    with connect(server.address.replace("http", "ws") + path) as line:
        frames: list[str] = []
        for one in said:
            line.send(json.dumps(one))
        with contextlib.suppress(ConnectionClosed):
            while True:
                frames.append(str(line.recv(20)))
        return frames, line.close_code, str(line.close_reason)


def test_the_socket_of_a_private_table_is_like_that_of_none(private: tuple[Running, str, str, str]) -> None:
    """Frame by frame, and how it ends: with a name, without, with a wrong invitation, with nonsense."""
    server, table, invitation, _ = private
    token = server.person("Stranger").token
    hello: dict[str, Any] = {"type": "hello", "lang": "en"}
    for said in (
        hello,
        {**hello, "token": token},
        {**hello, "token": token, "invitation": "x" * len(invitation)},
        {**hello, "token": "nobody's"},
        {"type": "ping", "n": 1},
    ):
        there, nowhere = (heard(server, f"/ws/tables/{id}", said) for id in (table, "x" * len(table)))
        assert there == nowhere, said
        assert len(there[0]) == 1 and there[1] in (4400, 4401, 4404)
    found = heard(server, f"/ws/tables/{'x' * len(table)}", hello)
    assert "not-found" in found[0][0], "it is not refused for another reason"


def stranger_seat_token(server: Running) -> str:
    """A token that plays a seat at another table."""
    table, people = full_table(server, "leaders", 4)
    return str(people[0].post(f"/api/tables/{table}/token")["token"])


def say(player: Player, table: str, text: str) -> int:
    return int(player.post(f"/api/tables/{table}/chat", key=secrets.token_hex(8), text=text)["number"])


def test_a_message_that_was_taken_away_reaches_nobody_any_more(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    number = say(people[1], table, "something rude")
    say(people[1], table, "something kind")
    people[0].request("DELETE", f"/api/tables/{table}/chat/{number}").raise_for_status()
    for person in (*people, server.person("Watcher")):
        with person.sit(table, lang="en") as socket:
            said = socket.until("chat")["messages"]
            assert [one["text"] for one in said] == ["something kind"]
            assert "rude" not in "".join(socket.raw)
        assert "rude" not in person.request("GET", f"/api/tables/{table}/chat").text
        assert "rude" not in person.request("GET", "/api/me/export").text
    assert "something kind" in people[1].request("GET", "/api/me/export").text
    assert b"rude" not in server.http.get(f"/plain/t/{table}").content


def test_an_ended_invitation_ends_the_listening_too(server: Running) -> None:
    people = [server.person() for _ in range(4)]
    made = people[0].post("/api/tables", title="leaders", players=4, public=False)
    table, invitation = made["table"]["id"], made["path"].partition("#")[2]
    for person in people[1:]:
        person.join(table, invitation=invitation)
    people[0].start(table)
    guest = server.person("Guest")
    with guest.sit(table, invitation=invitation) as gone, people[2].sit(table) as stays:
        gone.until("position")
        stays.until("position")
        fresh = people[0].post(f"/api/tables/{table}/invitation")["path"].partition("#")[2]
        say(people[1], table, "now we are alone")
        assert [one["text"] for one in stays.until("chat")["messages"]] == ["now we are alone"]
        with pytest.raises(ConnectionClosed):
            gone.until("never")
        assert "alone" not in "".join(gone.raw)
    with guest.sit(table, invitation=fresh) as again:
        assert again.until("chat")["messages"][0]["text"] == "now we are alone"
