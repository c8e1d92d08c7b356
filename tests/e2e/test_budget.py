"""What it costs to come to a table for the first time: bytes over the line, requests, seconds."""

import gzip
import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import web
from euphoria.api import titles
from kit.browser import Visitors
from kit.house import House
from kit.server import Player

MOST_BYTES = 250_000
"""Packed, as they come over the line: heads, bodies and what the socket brings."""
MOST_REQUESTS = 25
"""The socket is one of them."""
SECONDS = 1.0
"""From the address to the first thing that can be done."""
TRIES = 3
"""Machines of tests are busy: it must be quick once."""

INTERACTIVE = """new MutationObserver(() => {
    if (!window.interactive && document.querySelector("[data-now], [data-option]:not(:disabled)"))
        window.interactive = performance.now();
}).observe(document, { childList: true, subtree: true, attributes: true });"""


class Bill:
    """What the browser fetched for a page, by address."""

    def __init__(self, page: Page) -> None:
        self.bytes: dict[str, int] = {}
        self._names: dict[str, str] = {}
        self.line = page.context.new_cdp_session(page)
        self.line.on("Network.requestWillBeSent", self._asked)
        self.line.on("Network.webSocketCreated", self._asked)
        self.line.on("Network.loadingFinished", self._finished)
        self.line.on("Network.webSocketFrameReceived", self._heard)
        self.line.send("Network.enable")

    def _asked(self, about: dict[str, Any]) -> None:
        url = about["url"] if "url" in about else about["request"]["url"]
        self._names[about["requestId"]] = url
        self.bytes.setdefault(url, 0)

    def _finished(self, about: dict[str, Any]) -> None:
        self.bytes[self._names[about["requestId"]]] += int(about["encodedDataLength"])

    def _heard(self, about: dict[str, Any]) -> None:
        self.bytes[self._names[about["requestId"]]] += len(about["response"]["payloadData"])

    def __str__(self) -> str:
        lines = sorted(((size, url.split("/", 3)[-1]) for url, size in self.bytes.items()), reverse=True)
        total = f"{sum(self.bytes.values())} bytes in {len(self.bytes)} requests"
        return "\n".join([total, *(f"{size:8} {name}" for size, name in lines)])


def cold(visit: Visitors, person: Player, table: str) -> tuple[Bill, float]:
    """Somebody comes to a table in a browser that was never here: the bill, and after how many seconds they
    can act."""
    page = visit(None, token=person.token, fresh=True, viewport={"width": 1366, "height": 768})
    page.context.add_init_script(INTERACTIVE)
    bill = Bill(page)
    page.goto(f"/t/{table}", wait_until="networkidle")
    expect(page.locator("[data-now], [data-option]:not(:disabled)").first).to_be_visible()
    return bill, page.evaluate("interactive") / 1000


@pytest.mark.parametrize("title", titles())
def test_a_cold_table_is_small_and_quick(visit: Visitors, house: House, title: str) -> None:
    person = house.person("Ana")
    players = 2 if title == "show" else 4
    table = person.table(title, players, bots=players - 1)
    person.start(table)
    seconds: list[float] = []
    while len(seconds) < TRIES and not (seconds and min(seconds) <= SECONDS):
        bill, took = cold(visit, person, table)
        seconds.append(took)
    print(f"{title}: {min(seconds):.2f} s, {bill}")
    assert sum(bill.bytes.values()) <= MOST_BYTES, str(bill)
    assert len(bill.bytes) <= MOST_REQUESTS, str(bill)
    assert min(seconds) <= SECONDS, f"{seconds} s until something can be done"


MOST_SPACE = 250_000
"""Bytes of script, gzipped, that the show in space needs beyond its table."""


def test_space_is_fetched_only_by_whoever_asks_for_it() -> None:
    manifest = json.loads((web.OUT / "manifest.json").read_text())

    def needed(entry: str, found: set[str]) -> set[str]:
        if entry not in found:
            found.add(entry)
            for other in manifest[entry].get("imports", []):
                needed(other, found)
        return found

    def drawing(files: set[str]) -> set[str]:
        return {
            one for one in files if b"WEBGL_lose_context" in (web.OUT / manifest[one]["file"]).read_bytes()
        }

    boards = [one for one in manifest if one.endswith("/Board.svelte") or manifest[one].get("isEntry")]
    assert len(boards) >= 4
    for board in boards:
        assert drawing(needed(board, set())) == set(), f"{board} fetches what draws in space"
    spaces = [one for one in manifest if one.endswith("/show/space/Space.svelte")]
    assert len(spaces) == 1
    own = needed(spaces[0], set()) - set().union(*(needed(board, set()) for board in boards))
    assert drawing(own)
    size = sum(len(gzip.compress((web.OUT / manifest[one]["file"]).read_bytes())) for one in own)
    print(f"space: {size} bytes in {len(own)} files")
    assert size <= MOST_SPACE
