"""Doors that stay shut: other sites, other names, too much, too often, other people's seats."""

import json
import secrets
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from euphoria.server.websocket.limit import FLOOD
from kit.server import Running, Socket, full_table, plain_client, running


def test_every_answer_carries_the_headers(server: Running) -> None:
    for path in ("/", "/health", "/api/tables", "/nowhere", "/api/me"):
        headers = server.http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert server.http.get("/api/tables").headers["cache-control"] == "no-store"


def test_a_cookie_works_from_our_own_pages_only(server: Running) -> None:
    with plain_client(server.address, cookies=True) as browser:
        made = browser.post("/api/me", json={"name": "Ana"}, headers={"origin": server.address})
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        table = {"title": "leaders", "players": 4}
        for headers, status in (
            ({"origin": server.address}, 201),
            ({"x-euphoria": "1"}, 201),
            ({}, 403),
            ({"origin": "https://evil.example"}, 403),
            ({"origin": "null"}, 403),
            ({"origin": server.address + ".evil.example"}, 403),
        ):
            assert browser.post("/api/tables", json=table, headers=headers).status_code == status, headers
        form = browser.post("/api/tables", data={"title": "leaders"}, headers={"origin": server.address})
        assert form.status_code == 415


def test_cookies_are_for_https_where_the_house_is(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/s.sqlite"
    with running(database, public_url="https://euphoria.example") as server:
        made = server.http.post(
            "/api/me", json={"name": "Ana"}, headers={"origin": "https://euphoria.example"}
        )
        assert made.status_code == 201
        assert "secure" in made.headers["set-cookie"].lower()
        assert "max-age" in made.headers["strict-transport-security"]


def test_the_server_answers_to_its_own_names_only(server: Running) -> None:
    for host, status in (("localhost", 200), ("127.0.0.1:1", 200), ("evil.example", 403), ("", 403)):
        assert server.http.get("/health", headers={"host": host}).status_code == status, host


def test_a_socket_from_another_site_is_not_opened(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    url = server.address.replace("http", "ws") + f"/ws/tables/{table}"
    with pytest.raises(InvalidStatus), connect(url, origin=Origin("https://evil.example")):
        pass
    # A program without an Origin cannot use a cookie that it happens to carry.
    with connect(url, additional_headers={"cookie": f"euphoria={people[0].token}"}) as line:
        line.send(json.dumps({"type": "hello"}))
        assert json.loads(line.recv())["table"]["you"] is None
    origin = {"cookie": f"euphoria={people[0].token}", "origin": server.address}
    with connect(url, additional_headers=origin) as line:
        line.send(json.dumps({"type": "hello"}))
        assert json.loads(line.recv())["table"]["you"] == 0


def test_bodies_that_are_too_large_are_refused_unread(server: Running) -> None:
    ana = server.person("Ana")
    big = b'{"name": "' + b"x" * 100_000 + b'"}'
    for content in (big, iter([big[:50_000], big[50_000:]])):
        answer = server.http.post(
            "/api/me",
            content=content,
            headers={"content-type": "application/json", "authorization": f"Bearer {ana.token}"},
        )
        assert answer.status_code == 413


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b'{"name": 5}',
        b'{"name": "a", "x": 1}',
        b'{"name": null}',
        b'{"name": ""}',
        b'{"name": "' + b"x" * 25 + b'"}',
        b"[" * 5_000,
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
        b'{"name": NaN}',
    ],
)
def test_bodies_that_make_no_sense_are_refused(server: Running, body: bytes) -> None:
    answer = server.http.post("/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-request"


def test_nobody_plays_somebody_elses_seat(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    _, strangers = full_table(server, "leaders", 4)
    move = {"key": secrets.token_hex(8), "ply": 0, "action": "arrange E E E"}
    for thief in (strangers[0], server.person()):
        for path, body in (
            ("act", move),
            ("undo", {"key": secrets.token_hex(8), "ply": 0}),
            ("standing", {"kind": "react", "on": True}),
            ("proposals", {"kind": "abandon"}),
            ("token", {}),
        ):
            assert thief.refused("POST", f"/api/tables/{table}/{path}", **body)["code"] == "not-allowed"
        with thief.sit(table) as socket:
            assert socket.until("table")["table"]["you"] is None
            assert socket.act("skip", 0)["code"] == "not-allowed"
    for token in ("x", "eu_", people[0].token[:-1], people[0].token + "x", people[0].token.upper()):
        answer = server.http.post(
            f"/api/tables/{table}/act", json=move, headers={"authorization": f"Bearer {token}"}
        )
        assert answer.status_code == 401
    assert people[0].position(table)["ply"] == 0


def test_too_much_at_once_is_refused_politely(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/s.sqlite", limits=True) as server:
        codes: list[int] = []
        for _ in range(25):
            codes.append(server.http.post("/api/me", json={"name": "Ana"}).status_code)
        assert codes[:20] == [201] * 20
        assert codes[-1] == 429
        refused = server.http.post("/api/me", json={"name": "Ana"})
        assert int(refused.headers["retry-after"]) >= 1
        assert server.http.get("/health").status_code == 200


def flood(socket: Socket) -> None:
    for number in range(2_000):
        socket.send("ping", n=number)
    socket.until("never")


def test_a_flood_of_messages_ends_the_socket(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/s.sqlite", limits=True) as server:
        ana = server.person("Ana")
        table = ana.table("leaders", 4)
        with ana.sit(table) as socket, pytest.raises(ConnectionClosed):
            flood(socket)
        assert ana.get(f"/api/tables/{table}")["table"]["id"] == table


def test_who_is_refused_too_often_in_a_row_is_cut(server: Running) -> None:
    """Also somebody who reads every answer, and though nothing else is limited here."""
    ana = server.person("Ana")
    table = ana.table("leaders", 4)
    with ana.sit(table) as socket:
        socket.until("table")

        def be_refused(times: int) -> None:
            for number in range(times):
                socket.send("act", key=f"refused {number}", ply=0, action="skip")
                socket.until("error")

        be_refused(FLOOD)
        socket.send("ping", n=1)  # something sensible begins the count anew
        socket.until("pong")
        be_refused(FLOOD)
        with pytest.raises(ConnectionClosed) as closed:
            be_refused(2)
        assert closed.value.rcvd is not None and closed.value.rcvd.reason == "flood"


def test_metrics_are_for_the_operator(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/s.sqlite", metrics_token="sesame") as server:
        assert server.http.get("/metrics").status_code == 404
        assert server.http.get("/metrics?token=wrong").status_code == 404
        assert "euphoria_moves_total" in server.http.get("/metrics?token=sesame").text
    with running(f"sqlite:///{tmp_path}/t.sqlite") as server:
        assert server.http.get("/metrics").status_code == 200
        assert server.http.get("/metrics", headers={"x-forwarded-for": "1.2.3.4"}).status_code == 404
