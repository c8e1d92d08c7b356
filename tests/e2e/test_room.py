"""The board has the screen: how much of it, and that whatever lies around it can be read and reached."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from euphoria.server.http.routes import COOKIE
from kit.browser import Visitors, axe, settle, sticks_out
from kit.table import Sitter, sitter

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
PLAYERS = {"leaders": 4, "dystopia": 3, "show": 2}

SHOWN = """chip => chip.querySelector(":scope > span").lastChild.data"""
"""What a chip shows, without what is said to those who only listen."""

SMALLEST = """() => {
    // The smallest letters of the frame, and the words they write. The board is the title's own.
    const found = [];
    const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const box = node.parentElement;
        if (!node.data.trim() || box.closest(".on-stage, .unseen") || !box.checkVisibility()) continue;
        found.push([parseFloat(getComputedStyle(box).fontSize), node.data.trim()]);
    }
    return found.sort((one, two) => one[0] - two[0])[0];
}"""


def at_table(visit: Visitors, title: str, how: dict[str, Any]) -> Sitter:
    ana = sitter(visit, **how)
    ana.begin(title, PLAYERS[title])
    ana.play(most=6)
    ana.asked()
    return ana


def share(page: Page) -> float:
    """How much of the window belongs to the board, with the hand that lies on it."""
    window = page.viewport_size
    board = page.get_by_role("region", name="The table", exact=True).bounding_box()
    assert window is not None and board is not None
    return board["width"] * board["height"] / (window["width"] * window["height"])


def smallest(page: Page) -> float:
    size, words = page.evaluate(SMALLEST)
    print(f"the smallest letters of the frame have {size} px: {words}")
    return float(size)


@pytest.mark.parametrize("title", PLAYERS)
def test_the_board_has_most_of_a_laptop_and_nothing_lies_under_the_bar_of_a_telephone(
    visit: Visitors, title: str
) -> None:
    """At the same table: who sits there comes back with a telephone."""
    ana = at_table(visit, title, LAPTOP)
    on_a_laptop(ana.page)
    token = next(one["value"] for one in ana.page.context.cookies() if one["name"] == COOKIE)
    phone = visit(None, token=token, **PHONE)
    phone.goto(ana.page.url)
    settle(phone)
    expect(phone.get_by_test_id("bar").locator("[data-option]").first).to_be_visible()
    on_a_telephone(phone)


def on_a_laptop(page: Page) -> None:
    assert share(page) >= 0.7
    page.keyboard.press("l")
    log = page.get_by_role("tabpanel", name="Log")
    expect(log).to_be_visible()
    assert share(page) >= 0.7, "the log slides over the board and takes nothing from it"
    assert smallest(page) >= 11
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(log).to_be_hidden()
    assert sticks_out(page) == []


def on_a_telephone(page: Page) -> None:
    page.get_by_role("tab", name="Log").tap()
    newest = page.get_by_role("region", name="Log").get_by_role("listitem").last
    expect(newest).to_be_in_viewport(ratio=1)
    page.wait_for_timeout(300)  # until it has risen
    line, bar = newest.bounding_box(), page.get_by_test_id("bar").bounding_box()
    tabs = page.get_by_role("tablist").bounding_box()
    assert line is not None and bar is not None and tabs is not None
    assert line["y"] + line["height"] <= tabs["y"]
    assert tabs["y"] + tabs["height"] <= bar["y"] + 1
    assert smallest(page) >= 12
    page.get_by_role("tab", name="Log").tap()
    expect(newest).to_be_hidden()
    assert sticks_out(page) == []


def test_options_that_begin_alike_show_what_differs(visit: Visitors) -> None:
    """The ways to lay down a row all begin with the same words; nobody has to guess which chip is which."""
    ana = sitter(visit, **LAPTOP)
    ana.begin_with_a_row_to_order()
    chips = ana.bar.locator("[data-option]")
    shown = [str(chip.evaluate(SHOWN)) for chip in chips.all()]
    assert len(shown) > 1
    assert len(set(shown)) == len(shown)
    for chip, words in zip(chips.all(), shown, strict=True):
        assert "Lay down" not in words
        full = chip.get_attribute("title") or ""
        assert full.endswith(words) and full.startswith("Lay down")
        clipped = chip.locator("> span").evaluate("it => it.scrollHeight > it.clientHeight + 1")
        assert not clipped, words


def test_by_keys_one_reaches_the_panels_and_comes_back(visit: Visitors) -> None:
    ana = at_table(visit, "leaders", LAPTOP)
    page = ana.page
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel", name="Sheet")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tabpanel")).to_be_hidden()
    expect(page.get_by_role("tab", name="Sheet")).to_be_focused()
