"""What lies around the board can be told apart and reached; that it has the screen: test_letters.py."""

from typing import Any

from playwright.sync_api import expect

from kit.browser import Visitors
from kit.table import sitter

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}

SHOWN = """chip => chip.querySelector(":scope > span").lastChild.data"""
"""What a chip shows, without what is said to those who only listen."""


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
    ana = sitter(visit, **LAPTOP)
    ana.begin("leaders", 4)
    ana.asked()
    page = ana.page
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel", name="Sheet")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tabpanel")).to_be_hidden()
    expect(page.get_by_role("tab", name="Sheet")).to_be_focused()
