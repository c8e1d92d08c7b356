"""Presence is true: who is gone is shown as gone, and a lost line is said to be lost, while it matters."""

import json
import socket
import time
from urllib.parse import urlsplit

from playwright.sync_api import Page, WebSocketRoute, expect
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from kit.browser import Visitors
from kit.house import House
from kit.server import Player
from kit.table import sitter

GONE = 10
"""Seconds after which everybody knows that somebody is gone."""
LOST = 5
"""Seconds after which people know that they themselves hear nothing any more."""


class Sleeper:
    """Somebody at a table who falls silent, as a telephone does in a tunnel: the line stands, but nothing
    that comes over it is read, and no ping is answered."""

    def __init__(self, person: Player, table: str) -> None:
        place = urlsplit(person.address)
        self.line = socket.create_connection((place.hostname, place.port))
        self.frames = ClientProtocol(parse_uri(f"ws://{place.netloc}/ws/tables/{table}"))
        self.frames.send_request(self.frames.connect())
        self._flush()
        self.frames.receive_data(self.line.recv(4096))
        self.frames.send_text(json.dumps({"type": "hello", "token": person.token}).encode())
        self._flush()

    def _flush(self) -> None:
        for data in self.frames.data_to_send():
            self.line.sendall(data)

    def leave(self) -> None:
        self.line.close()


class Hole:
    """The line of a page, into which everything falls from a moment on, both ways, without a word."""

    def __init__(self, page: Page) -> None:
        self.open = True
        page.route_web_socket("**/ws/tables/*", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        house = line.connect_to_server()
        line.on_message(lambda data: house.send(data) if self.open else None)
        house.on_message(lambda data: line.send(data) if self.open else None)


def test_who_is_gone_is_seen_within_ten_seconds_and_ones_own_loss_within_five(
    visit: Visitors, house: House
) -> None:
    """Both at once: what takes time here is waiting."""
    ana, carl = sitter(visit, "Ana"), sitter(visit, "Carl")
    hole = Hole(carl.page)
    path = str(ana.post("/api/tables", title="dystopia", players=3)["path"])
    table = path.removeprefix("/t/").split("#")[0]
    bo = house.person("Bo")
    bo.join(table)
    carl.post(f"/api/tables/{table}/join")
    ana.page.goto(path)
    ana.page.get_by_test_id("start").click()
    carl.page.goto(path)
    carl.asked()
    seats = ana.page.get_by_role("list", name="Seats").get_by_role("listitem")
    lost = carl.page.get_by_test_id("notices").get_by_text("The connection is lost")
    expect(seats.filter(has_text="Carl")).to_contain_text("here")
    expect(lost).to_be_hidden()
    sleeper = Sleeper(bo, table)
    expect(seats.filter(has_text="Bo")).to_contain_text("here")
    began = time.monotonic()
    hole.open = False
    expect(lost).to_be_visible(timeout=1000 * LOST)
    left = GONE - (time.monotonic() - began)
    expect(seats.filter(has_text="Bo")).to_contain_text("away", timeout=1000 * left)
    sleeper.leave()
