"""A hand that changes its mind: a drag that is called off, or brought back, is no move and costs nothing."""

import pytest
from playwright.sync_api import Browser, Page, expect

from kit.browser import Guard, Visitors
from kit.hand import Finger, Hand, Point
from kit.hand_table import DEVICES, Device, at_position
from kit.hand_verbs import starts
from kit.placed_house import PlacedHouse

# What is carried, where it may be put down, and what is seen while it is carried.
PIECES = {
    "show": ("move", "[data-figure][data-carry]", "[data-testid=ghost]"),
    "dystopia": ("place", "[data-die][data-now]", ".dragged"),
}
WAYS: dict[Device, tuple[str, ...]] = {
    "laptop": ("escape", "other button", "back"),
    "phone": ("back", "finger"),
}


def middle(page: Page, piece: str) -> Point:
    spot = page.locator(piece).first
    expect(spot).to_be_visible()
    box = spot.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take(hand: Hand, start: Point, end: Point) -> None:
    """Take something and carry it there, without letting go."""
    if isinstance(hand.way, Finger):
        hand.way.touched("touchStart", start)
        for share in (0.3, 0.7, 1.0):
            hand.way.touched("touchMove", tuple(a + (b - a) * share for a, b in zip(start, end, strict=True)))
    else:
        hand.page.mouse.move(*start)
        hand.page.mouse.down()
        hand.page.mouse.move(*end, steps=6)


def call_off(hand: Hand, how: str, start: Point, end: Point) -> None:
    page = hand.page
    if how == "escape":
        page.keyboard.press("Escape")
    elif how == "other button":
        page.mouse.down(button="right")
        page.mouse.up(button="right")
    elif how == "finger":
        assert isinstance(hand.way, Finger)
        hand.way.touched("touchStart", end, (end[0] + 30, end[1] + 40))
    elif isinstance(hand.way, Finger):
        hand.way.touched("touchMove", start)
    else:
        page.mouse.move(*start, steps=4)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("title", PIECES)
def test_a_drag_that_is_called_off_is_no_move(
    browser: Browser, placed: PlacedHouse, guard: Guard, title: str, device: Device
) -> None:
    """In every way one after the other: none leaves anything behind that would spoil the next."""
    verb, piece, carried = PIECES[title]
    visit = Visitors(browser, placed.address, guard)
    hand = at_position(visit, placed, next(starts(title, verb)), device)
    hand.wait()
    question = hand.seen.question
    for how in WAYS[device]:
        print(how)
        start = middle(hand.page, piece)
        end = (start[0] + 45, start[1] - 40)
        take(hand, start, end)
        expect(hand.page.locator(carried)).to_be_visible()
        call_off(hand, how, start, end)
        if how != "back":
            expect(hand.page.locator(carried)).to_have_count(0)
        if isinstance(hand.way, Finger):
            hand.way.touched("touchEnd")
        else:
            hand.page.mouse.up()
        expect(hand.page.locator(carried)).to_have_count(0)
        hand.page.wait_for_timeout(600)
        assert hand.look().question == question, how
        assert hand.sent == [], how
    visit.leave()


def test_a_drag_that_is_not_called_off_is_a_move(browser: Browser, placed: PlacedHouse, guard: Guard) -> None:
    """So that the others prove something."""
    visit = Visitors(browser, placed.address, guard)
    hand = at_position(visit, placed, next(starts("show", "move")), DEVICES[0])
    start = middle(hand.page, PIECES["show"][1])
    hand.wait()
    take(hand, start, (start[0] + 45, start[1] - 40))
    hand.page.mouse.up()
    expect(hand.page.get_by_test_id("bar")).not_to_have_attribute("data-question", hand.seen.question)
    hand.look()
    assert hand.verbs == {"move"}
    visit.leave()
