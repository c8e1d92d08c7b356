"""Requests at the edge: odd addresses, hang-ups, faults of ours, and what is packed on the way out."""

import contextlib
import json
import logging
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
import structlog

from euphoria.server.http import guard
from euphoria.server.http.compression import SMALLEST
from euphoria.server.http.routes import ENDPOINTS
from kit.server import Running, free_port, full_table, play_on, running, wait_until


def raw(server: Running, data: bytes) -> bytes:
    """The answer to these bytes; the connection is closed after it."""
    with socket.create_connection(("127.0.0.1", server.settings.port), 20) as line:
        line.sendall(data)
        got = b""
        with contextlib.suppress(ConnectionError):
            while more := line.recv(65536):
                got += more
    return got


def asked(path: str, host: str = "localhost", *headers: str, method: str = "GET") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close", *headers, "", ""]
    return "\r\n".join(lines).encode()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('doors')}/s.sqlite") as one:
        yield one


# ------------------------------------------------------------------ odd addresses


@pytest.mark.parametrize("host", ["[", "]", "[::1", "[x]", "a]b", "", "@", "\x7f"])
def test_a_host_that_is_none_is_refused(house: Running, host: str) -> None:
    assert 400 <= int(raw(house, asked("/health", host)).split()[1]) < 500


@pytest.mark.parametrize("origin", ["http://[", "http://]", "[", "http://[::1", "null", "http://[x]"])
def test_an_origin_that_is_none_is_refused(house: Running, origin: str) -> None:
    response = house.http.post("/api/me", json={"name": "Ana"}, headers={"origin": origin})
    assert response.status_code == 403
    assert response.json()["code"] == "not-allowed"


@pytest.mark.parametrize(
    ("path", "host", "origin"),
    [
        ("/ws/lobby", "[", ""),
        ("/ws/tables/x", "[", ""),
        ("/ws/tables/x", "localhost", "http://["),
    ],
)
def test_sockets_refuse_them_too(house: Running, path: str, host: str, origin: str) -> None:
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        *([f"Origin: {origin}"] if origin else []),
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
    )
    assert raw(house, ("\r\n".join(lines) + "\r\n\r\n").encode()).split()[1] == b"403"


@pytest.mark.parametrize("digits", [1, 19, 100, 5000])
def test_a_seat_of_many_digits_is_not_found(house: Running, digits: int) -> None:
    ana = house.person("Ana")
    table = ana.table("leaders", 4)
    for method, path in (
        ("PUT", f"/api/tables/{table}/seats/{'9' * digits}"),
        ("DELETE", f"/api/tables/{table}/seats/{'9' * digits}"),
        ("POST", f"/api/tables/{table}/seats/{'9' * digits}/mute"),
        ("DELETE", f"/api/tables/{table}/chat/{'9' * digits}"),
    ):
        response = ana.request(method, path, json={"kind": "open", "on": True})
        assert 400 <= response.status_code < 500, (method, path[:60], response.text)


# ------------------------------------------------------------------ hang-ups and faults


def test_a_hang_up_in_a_body_is_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    begun = asked(
        "/api/me", "localhost", "Content-Type: application/json", "Content-Length: 9", method="POST"
    )
    with structlog.testing.capture_logs() as ours, running(f"sqlite:///{tmp_path}/s.sqlite") as server:
        with socket.create_connection(("127.0.0.1", server.settings.port), 20) as line:
            line.sendall(begun + b"{")
            wait_until(lambda: server.entrance.connections._count["request", "127.0.0.1"] == 1)
        wait_until(lambda: server.entrance.connections._all == 0)
    assert [one for one in ours if one["log_level"] == "error"] == []
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING] == []


def test_a_fault_of_ours_has_the_headers_of_every_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is logged once, with what went wrong, and told to nobody."""
    with structlog.testing.capture_logs() as ours, running(f"sqlite:///{tmp_path}/s.sqlite") as server:

        def fail(*_: object) -> None:
            raise RuntimeError("the secret reason")

        monkeypatch.setattr(guard, "check_host", fail)
        in_endpoint = server.http.get("/health")
        monkeypatch.setattr("euphoria.server.http.client.lost", fail)
        outside = server.http.get("/nowhere")
        monkeypatch.undo()
        assert httpx2.get(f"{server.address}/health", verify=False).status_code == 200
    for response in (in_endpoint, outside):
        assert response.status_code == 500
        assert {name: response.headers.get(name) for name in guard.HEADERS} == guard.HEADERS
        assert "secret" not in response.text
        assert response.json()["code"] == "unavailable"
    assert [one["event"] for one in ours if one["log_level"] == "error"] == ["request-failed"] * 2
    assert len([one for one in caplog.records if one.exc_info]) <= 1  # uvicorn repeats what is outside


def test_libraries_log_in_the_same_style(tmp_path: Path) -> None:
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "euphoria.cli", "serve", "--port", str(port), "--log", "json"],
        env={**os.environ, "EUPHORIA_DATA": str(tmp_path), "EUPHORIA_LANG": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    process.stdout.readline()
    with socket.create_connection(("127.0.0.1", port), 20) as line:
        line.sendall(b"nonsense\r\n\r\n")
        while line.recv(65536):
            pass
    process.terminate()
    _out, err = process.communicate(timeout=30)
    lines = [json.loads(one) for one in err.splitlines()]
    said = [one for one in lines if "Invalid HTTP request" in one["event"]]
    assert [(one["level"], one["logger"]) for one in said] == [("warning", "uvicorn.error")]
    assert {"level", "timestamp", "event"} <= set(said[0])


# ------------------------------------------------------------------ packed


def test_what_everybody_may_read_is_packed(house: Running) -> None:
    for path in (
        "/api/titles",
        "/api/cards/leaders",
        "/api/rules/leaders",
        "/api/openapi.json",
        "/api/lessons/leaders",
    ):
        plain = house.http.get(path, headers={"accept-encoding": "identity"})
        packed = house.http.get(path, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert "accept-encoding" in plain.headers["vary"].lower()
        assert "accept-encoding" in packed.headers["vary"].lower()
        assert packed.content == plain.content
        assert int(packed.headers["content-length"]) < len(plain.content) / 2
        if tag := packed.headers.get("etag"):
            again = house.http.get(path, headers={"accept-encoding": "gzip", "if-none-match": tag})
            assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("wanted", ["gzip;q=0", "br", "identity", ""])
def test_who_does_not_take_it_gets_it_plain(house: Running, wanted: str) -> None:
    answer = house.http.get("/api/titles", headers={"accept-encoding": wanted})
    assert "content-encoding" not in answer.headers


def test_nothing_that_may_hold_a_secret_is_packed(house: Running) -> None:
    """Whatever depends on who asks, and whatever a running game says."""
    table, people = full_table(house, "leaders", 4)
    ana, headers = people[0], {"accept-encoding": "gzip"}
    for one in ENDPOINTS:
        if not one.packed:
            continue
        assert one.who == "anyone" and one.method == "GET", one.path
        if one.path.startswith("/api/tables"):
            assert one.name in ("record", "replay_frame", "timeline", "statistics", "analysed")
    for path in (f"tables/{table}", f"tables/{table}/position", f"tables/{table}/chat", "me"):
        response = ana.request("GET", f"/api/{path}", headers=headers)
        assert response.status_code == 200
        assert "content-encoding" not in response.headers, path
    for name in ("record", "replay", "timeline"):
        assert ana.request("GET", f"/api/tables/{table}/{name}", headers=headers).status_code >= 400


def test_a_game_that_is_over_is_packed(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/s.sqlite") as server:
        table, people = full_table(server, "leaders", 4)
        play_on(people, table)
        for path in ("record", "timeline"):
            answer = people[0].request(
                "GET", f"/api/tables/{table}/{path}", headers={"accept-encoding": "gzip"}
            )
            assert answer.headers["content-encoding"] == "gzip"
            assert len(answer.content) > SMALLEST
