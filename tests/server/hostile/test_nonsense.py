"""Hostile input: whatever comes over HTTP or a socket, no 500, no effect, no growth."""

import gc
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from euphoria.server.http.openapi import openapi
from euphoria.server.serve.app import HANDLERS
from kit.server import Running, full_table, running

assert HANDLERS, "the endpoints are known once their modules are imported"
schema = schemathesis.openapi.from_dict(openapi())


class Target:
    """A server with a running game, and who attacks it."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.table, self.people = full_table(server, "leaders", 4)
        self.attacker = self.people[1]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('hostile')}/s.sqlite") as server:
        yield Target(server)


ENDS_A_TOKEN = {("DELETE", "/api/me"), ("POST", "/api/logout"), ("POST", "/api/me/rotate")}


@schema.parametrize()
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_interface_keeps_its_word(case: Any, target: Target) -> None:
    """Every answer is one that the OpenAPI promises, with a body of the promised shape."""
    if "id" in case.path_parameters and secrets.randbelow(4):
        case.path_parameters["id"] = target.table
    known = target.server.person() if (case.method, case.path) in ENDS_A_TOKEN else target.people[2]
    token = secrets.choice([known.token, known.token, "nonsense", ""])
    headers = {"authorization": f"Bearer {token}"} if token else {}
    response = case.call(base_url=target.server.address, headers=headers)
    assert response.status_code < 500, response.text
    schema_checks = [
        schemathesis.checks.response_schema_conformance,
        schemathesis.checks.status_code_conformance,
        schemathesis.checks.content_type_conformance,
    ]
    case.validate_response(response, checks=schema_checks)


json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
names = st.sampled_from(
    ["type", "key", "ply", "action", "text", "to", "kind", "on", "agree", "n", "token", "x"]
)
types = st.sampled_from(
    ["act", "undo", "say", "standing", "propose", "answer", "ping", "hello", "bye", "position"]
)
messages = st.one_of(
    json_values.map(json.dumps),
    st.builds(
        lambda kind, more: json.dumps({**more, "type": kind}), types, st.dictionaries(names, json_values)
    ),
    st.text(max_size=60),
    st.sampled_from(
        ["[" * 4000, '{"a":' * 2000, '"' + "x" * 15_000 + '"', "\ufffd", "1e999", '{"type":"act"}']
    ),
)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(sent=st.lists(messages, min_size=1, max_size=8))
def test_nonsense_over_a_socket_is_answered_by_errors(target: Target, sent: list[str]) -> None:
    before = target.people[0].position(target.table)
    with target.attacker.sit(target.table) as socket:
        for message in sent:
            socket.line.send(message)
        socket.send("ping", n=77)
        answer = socket.until("pong", lambda pong: pong["n"] == 77)
        assert answer
    after = target.people[0].position(target.table)
    assert {**after, "standing": []} == {**before, "standing": []}


@pytest.mark.parametrize(
    "frame", ["x" * 2_000_000, b"\x00" * 1000, "x" * 20_000], ids=["huge", "bytes", "large"]
)
def test_frames_that_are_no_messages_end_the_socket_and_nothing_else(
    target: Target, frame: str | bytes
) -> None:
    with target.attacker.sit(target.table) as socket:
        socket.until("position")
        with pytest.raises(ConnectionClosed):
            send_and_listen(socket.line, frame)
    assert target.people[0].position(target.table)["ply"] >= 0


def send_and_listen(line: Any, frame: str | bytes) -> None:
    line.send(frame)
    for _ in range(100):
        line.recv(10)


@pytest.mark.parametrize("first", ["", "{}", '{"type":"ping"}', '{"type":"hello","token":"x"}', "[[["])
def test_who_does_not_say_hello_is_shown_nothing(target: Target, first: str) -> None:
    url = target.server.address.replace("http", "ws") + f"/ws/tables/{target.table}"
    with connect(url) as line:
        line.send(first)
        assert json.loads(line.recv(10))["type"] == "error"
        with pytest.raises(ConnectionClosed):
            line.recv(10)


def test_a_flood_does_not_make_the_server_grow(tmp_path: Path) -> None:
    """Requests that are refused leave nothing behind in memory."""
    with running(f"sqlite:///{tmp_path}/s.sqlite") as server:
        table, people = full_table(server, "leaders", 4)

        def flood(rounds: int) -> int:
            for _ in range(rounds):
                with people[0].sit(table) as socket:
                    for number in range(80):  # a few more in a row would end the socket
                        key = f"flood {secrets.token_hex(8)}"
                        socket.send("act", key=key, ply=0, action=f"arrange E S {number}")
                        socket.until("error")
            gc.collect()
            return len(gc.get_objects())

        flood(2)
        before = flood(2)
        assert flood(8) - before < 2_000
