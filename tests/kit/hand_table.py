"""Tables at which a hand plays, on the devices people have."""

import json
import re
from collections.abc import Hashable
from typing import Any, Literal

from playwright.sync_api import Page, Request, expect

from kit import hand_sight as sight
from kit.browser import DOORSTEP, Visitors, settle
from kit.hand import Finger, Hand, Mouse
from kit.hand_verbs import Start
from kit.placed_house import PlacedHouse
from kit.server import Player
from kit.table import Sitter

Device = Literal["laptop", "phone"]
DEVICES: tuple[Device, ...] = ("laptop", "phone")
HOW: dict[Device, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
}

RESTLESS = 20
"""So often we wait for half a second that a page comes to rest."""


def hand_of(page: Page, device: Device, seed: int = 1) -> Hand:
    return Hand(page, Finger(page) if device == "phone" else Mouse(page), seed)


def at_table(
    visit: Visitors,
    title: str,
    players: int,
    device: Device,
    seed: int = 1,
    lang: str = "en",
    even: bool = False,
    **more: Any,
) -> Hand:
    """Somebody with a hand at a new table, with bots on all other seats."""
    page = visit(DOORSTEP, lang=lang, even=even, **HOW[device])
    ana = Sitter(page)
    hand = hand_of(page, device, seed)
    ana.begin(title, players, **more)
    expect(page.get_by_test_id("bar")).to_be_visible()
    return hand


def at_position(visit: Visitors, house: PlacedHouse, start: Start, device: Device) -> Hand:
    """Somebody with a hand on the seat that has to act at this position; nobody else moves."""
    table, people = house.placed(start)
    page = visit(None, token=people[start.seat].token, **HOW[device])
    hand = hand_of(page, device)
    page.goto(f"/t/{table}")
    settle(page)
    expect(page.get_by_test_id("bar")).to_be_visible()
    return hand


class LaidTable:
    """A hand at a table on which one position after the other is laid; on the same ground it is the same
    table, and the page stays."""

    def __init__(self, hand: Hand, house: PlacedHouse) -> None:
        self.hand = hand
        self.page = hand.page
        self.house = house
        self.ground: Hashable = None
        self.table = ""
        self.people: list[Player] = []
        self.asking: set[Request] = set()
        self.page.on("request", self._asks)
        self.page.on("requestfinished", self._asked)
        self.page.on("requestfailed", self._asked)
        self.page.evaluate("localStorage.setItem('euphoria.known', '1')")

    @staticmethod
    def ground_of(start: Start) -> Hashable:
        """What must be the same for positions to be laid on the same table, in front of the same person."""
        made = json.dumps([start.options, start.state.get("field")], sort_keys=True)
        return start.title, start.players, start.seat, made

    def at(self, start: Start) -> Hand:
        """The hand on the seat that has to act at this position; nobody else moves."""
        same = self.ground_of(start) == self.ground and self.hand.deeds
        if same:
            self.rest()
        if not (same and self.house.placed_again(self.table, self.people, start)):
            self.sit_down(start)
        laid = self.people[start.seat].position(self.table)
        assert laid["ply"] == 0, "something else lies there"
        question = re.compile(f"^{laid['epoch']} ")
        expect(self.page.get_by_test_id("bar")).to_have_attribute("data-question", question)
        self.hand.begin_anew()
        return self.hand

    def _asks(self, request: Request) -> None:
        self.asking.add(request)

    def _asked(self, request: Request) -> None:
        self.asking.discard(request)

    def rest(self) -> None:
        """Nobody asks about what lies there while something else is laid: it would be answered for that."""
        if not self.hand.way.touch:
            self.page.mouse.move(2, 2)
        for _ in range(RESTLESS):
            if self.page.evaluate(sight.RESTS, 100) and not self.asking:
                break

    def sit_down(self, start: Start) -> None:
        self.ground = self.ground_of(start)
        self.table, self.people = self.house.placed(start)
        # Whoever still sits at the last table would ask about it as nobody.
        self.page.goto(self.house.address + DOORSTEP)
        self.page.context.clear_cookies()
        token = self.people[start.seat].token
        self.page.context.add_cookies([{"name": "euphoria", "value": token, "url": self.house.address}])
        self.asking.clear()
        self.page.goto(f"/t/{self.table}")
        settle(self.page)
