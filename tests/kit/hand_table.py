"""Tables at which a hand plays, on the devices people have."""

from typing import Any, Literal

from playwright.sync_api import Page, expect

from kit.browser import DOORSTEP, Visitors, settle
from kit.hand import Finger, Hand, Mouse
from kit.hand_verbs import Start
from kit.placed_house import PlacedHouse
from kit.table import Sitter

Device = Literal["laptop", "phone"]
DEVICES: tuple[Device, ...] = ("laptop", "phone")
HOW: dict[Device, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
}


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
