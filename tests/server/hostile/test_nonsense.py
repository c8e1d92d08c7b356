"""Hostile input: whatever comes over HTTP or a socket, no 500, no effect, no growth."""

import gc
import json
import secrets
from collections.abc import Callable, Iterator
from functools import cache
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import requests
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from euphoria.server.http.openapi import openapi
from euphoria.server.serve.app import HANDLERS
from kit.server import Running, full_table, running

if TYPE_CHECKING:
    from schemathesis.specs.openapi.schemas import OpenApiSchema

assert HANDLERS, "the endpoints are known once their modules are imported"
OPERATIONS = sorted((method, path) for path, ways in openapi()["paths"].items() for method in ways)


class Target:
    """A server with a running game, and who attacks it."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.table, self.people = full_table(server, "leaders", 4)
        self.attacker = self.people[1]
        # One line for thousands of requests; no cookie of one person may speak for another.
        self.line = requests.Session()
        self.line.cookies.set_policy(DefaultCookiePolicy(allowed_domains=()))


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('hostile')}/s.sqlite") as server:
        target = Target(server)
        with target.line:
            yield target


BY_CHANCE = 3
"""So many cases of each operation, beside those that cover its schema."""
ENDS_A_TOKEN = {("DELETE", "/api/me"), ("POST", "/api/logout"), ("POST", "/api/me/rotate")}


# Schemathesis takes seconds to be imported, and seconds to think of its cases. Both are done when an
# operation is tried, not when tests are collected: every worker collects all of them.
@cache
def schema() -> "OpenApiSchema":
    import schemathesis
    from schemathesis.checks import load_all_checks

    load_all_checks()
    return schemathesis.openapi.from_dict(openapi())


def cases_of(method: str, path: str, check: Callable[..., None]) -> Callable[..., None]:
    """A test of one operation: what covers its schema and a few cases by chance, as the plugin makes them."""
    from schemathesis.generation.feedback import FeedbackSources
    from schemathesis.pytest._test_builder import build_operation_test

    return build_operation_test(
        config=schema().config,
        operation=schema()[path][method],
        test_func=check,
        given_kwargs={},
        feedback=FeedbackSources(),
        explicit_settings=settings(
            max_examples=BY_CHANCE, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )


@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=[f"{m.upper()} {p}" for m, p in OPERATIONS])
def test_the_interface_keeps_its_word(target: Target, method: str, path: str) -> None:
    """Every answer is one that the OpenAPI promises, with a body of the promised shape."""
    tried = 0

    def check(case: Any) -> None:
        nonlocal tried
        tried += 1
        answered_as_promised(case, target)

    cases_of(method, path, check)()
    assert tried > BY_CHANCE, "nothing but cases by chance was tried"


def answered_as_promised(case: Any, target: Target) -> None:
    import schemathesis

    if "id" in case.path_parameters and secrets.randbelow(4):
        case.path_parameters["id"] = target.table
    known = target.server.person() if (case.method, case.path) in ENDS_A_TOKEN else target.people[2]
    token = secrets.choice([known.token, known.token, "nonsense", ""])
    headers = {"authorization": f"Bearer {token}"} if token else {}
    response = case.call(base_url=target.server.address, session=target.line, headers=headers)
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
        assert flood(5) - before < 1_250
