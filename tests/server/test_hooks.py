"""Webhooks: who is asked in a slow game is called once per question."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from kit.server import full_table, play_on, running, wait_until


class Receiver:
    """Somebody who is called."""

    def __init__(self) -> None:
        self.calls: list[dict[str, Any]] = []
        calls = self.calls

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                calls.append({"path": self.path, **json.loads(body)})
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}/hook?of=ana"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    one = Receiver()
    yield one
    one.server.shutdown()
    one.server.server_close()


def test_who_is_asked_in_a_slow_game_is_called_once_per_question(tmp_path: Path, receiver: Receiver) -> None:
    with running(f"sqlite:///{tmp_path}/s.sqlite", private_webhooks=True) as server:
        ana = server.person("Ana")
        ana.request("PUT", "/api/me/hook", json={"url": receiver.url})
        table = ana.table("leaders", 4, pace="slow")
        people = [ana, *(server.person() for _ in range(3))]
        for person in people[1:]:
            person.join(table)
        ana.start(table)
        wait_until(lambda: len(receiver.calls) == 1)
        first = receiver.calls[0]
        assert (first["path"], first["event"], first["seat"]) == ("/hook?of=ana", "your-turn", 0)
        assert first["url"].endswith(f"/t/{table}")
        # Others answer the same sealed question: for Ana nothing is new.
        for person in people[1:]:
            person.act(table, person.position(table)["decision"]["options"][0]["text"], 0)
        ana.act(table, ana.position(table)["decision"]["options"][0]["text"], 0)
        for _ in range(25):
            position = ana.position(table)
            if position["decision"] is not None and position["decision"]["posed"] > 0:
                break
            play_on(people, table, 1)
        wait_until(lambda: len(receiver.calls) >= 2)
        assert len(receiver.calls) == 2


def test_live_games_call_nobody_and_private_addresses_are_refused(tmp_path: Path, receiver: Receiver) -> None:
    with running(f"sqlite:///{tmp_path}/s.sqlite") as server:
        ana = server.person("Ana")
        problem = ana.refused("PUT", "/api/me/hook", url=receiver.url)
        assert problem["code"] == "not-allowed"
        full_table(server, "leaders", 4)
        assert receiver.calls == []
