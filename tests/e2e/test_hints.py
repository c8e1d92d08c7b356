"""Hints as people meet them: by button and key, in the list and on the board, at three tables."""

import re

import pytest
from playwright.sync_api import Page, expect

from kit.browser import DOORSTEP, Visitors, axe, sticks_out
from kit.hand_table import HOW, Device
from kit.table import Sitter

LIT = {
    "leaders": ".council [data-advised]",
    "dystopia": "[data-testid=city] [data-advised]",
    "show": "[data-testid=show] [data-advised]",
}
"""What is marked on each board."""


def seated(visit: Visitors, title: str, device: Device, lang: str) -> Sitter:
    """Somebody whose turn it is, past what is only preparation."""
    ana = Sitter(visit(DOORSTEP, lang=lang, **HOW[device]))
    if title == "show":
        ana.begin(title, 2, options={"teams": ["nikolai*:grenade", "blanca*"], "turns": 1})
    else:
        ana.begin(title, 4 if title == "leaders" else 2)
    ana.asked()
    ana.play(most=1)
    ana.asked()
    return ana


@pytest.mark.parametrize(
    ("title", "device", "lang"),
    [
        ("leaders", "laptop", "en"),
        ("dystopia", "phone", "es"),
        ("show", "laptop", "ru"),
        ("show", "phone", "en"),
    ],
)
def test_a_hint_is_told_marked_on_the_board_and_taken(
    visit: Visitors, title: str, device: Device, lang: str
) -> None:
    ana = seated(visit, title, device, lang)
    page = ana.page
    hints = page.get_by_test_id("hints")
    asked = ana.bar.get_attribute("data-question") or ""
    assert asked
    if device == "laptop":
        page.keyboard.press("h")
    else:
        page.get_by_test_id("hint").tap()
    expect(hints).to_be_visible(timeout=20_000)
    choices = hints.locator("[data-hint]")
    assert 1 <= choices.count() <= 3
    for at in range(choices.count()):
        assert re.search(r"\w{3,}.*\.", hints.locator("li p").nth(at).inner_text())
    # The best one is under the fingers, and the board shows what it is about.
    expect(choices.first).to_be_focused()
    expect(page.locator(LIT[title]).first).to_be_attached()
    assert axe(page) == [] and sticks_out(page) == []
    best = choices.first.get_attribute("data-hint") or ""
    assert ana.bar.locator(".advised").count() > 0 or best not in offered(page)
    if device == "laptop":
        page.keyboard.press("Escape")
        expect(hints).to_be_hidden()
        expect(page.locator(LIT[title])).to_have_count(0)
        page.keyboard.press("h")
        expect(choices.first).to_be_focused()
        page.keyboard.press("Enter")
    else:
        choices.first.tap()
    sure = page.get_by_test_id("sure")
    expect(hints).to_be_hidden()
    if sure.is_visible():
        sure.click()
    expect(ana.bar).not_to_have_attribute("data-question", asked, timeout=20_000)


def offered(page: Page) -> list[str]:
    """The options that the bar itself shows."""
    found: list[str] = page.locator("[data-testid=bar] .chip").evaluate_all(
        "all => all.map((one) => one.dataset.option)"
    )
    return found


def test_a_table_without_hints_says_so_and_everybody_reads_what_was_agreed(visit: Visitors) -> None:
    ana = Sitter(visit(DOORSTEP))
    page = ana.page
    page.goto(ana.make("leaders", 4, hints=False))
    expect(page.locator("dt", has_text="Hints").locator("xpath=following-sibling::dd[1]")).to_have_text("off")
    page.get_by_test_id("start").click()
    ana.asked()
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_text("This table plays without hints.")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("ask what a bot would do")
