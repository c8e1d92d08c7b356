"""Whole games at the table of the web client, by the list and by the keyboard, in every title."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kit.browser import Size, Visitors, axe, sticks_out
from kit.cases import SOAK
from kit.table import Sitter, sitter

SHORT: dict[str, tuple[int, dict[str, Any]]] = {
    "leaders": (4, {"turn_limit": 12}),
    "dystopia": (2, {"turn_limit": 30}),
    "show": (2, {"turns": 1}),
}
"""Games of all titles with all their questions, but not of their whole length."""


def busy(page: Page) -> float:
    """How long the page's main thread has worked so far, in milliseconds."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")
    metrics = line.send("Performance.getMetrics")["metrics"]
    line.detach()
    return 1000.0 * float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


@pytest.mark.parametrize(
    ("title", "size", "lang"),
    [("leaders", "desktop", "en"), ("dystopia", "phone", "ru"), ("show", "desktop", "es")],
)
def test_a_whole_game_against_bots_through_the_list(
    visit: Visitors, title: str, size: Size, lang: str
) -> None:
    players, options = SHORT[title]
    ana = sitter(visit, size=size, lang=lang, record=True)
    ana.begin(title, players, options=options)
    before = busy(ana.page)
    result = ana.play()
    worked = busy(ana.page) - before
    expect(ana.page.get_by_test_id("after").get_by_role("link").first).to_be_visible()
    assert result["answers"] > 5
    assert len(result["rects"]) == 1, "the bar moved"
    positions = sum('"type":"position"' in text for text in visit.frames[ana.page].received)
    assert positions > 20
    assert worked / positions < 50, "an update keeps the page busy for too long"
    assert sticks_out(ana.page) == []
    assert axe(ana.page) == []


# That a table is quick on a device that was never here says test_budget.py of each title.
@pytest.mark.parametrize("title", SHORT if SOAK else ["show"])
def test_a_board_can_be_played_within_a_second(visit: Visitors, title: str) -> None:
    """From the address of a table to its first option; once in five times, because others work here too."""
    players, options = SHORT[title]
    ana = sitter(visit)
    ana.begin(title, players, options=options)
    option = ana.bar.locator("[data-option]").first
    expect(option).to_be_visible(timeout=60_000)
    took: list[float] = []
    while len(took) < 5 and not (took and took[-1] < 1000):
        ana.page.reload(wait_until="commit")
        option.wait_for(state="visible")
        took.append(float(ana.page.evaluate("performance.now()")))
    assert min(took) < 1000, took


def test_a_game_by_keys_alone(visit: Visitors) -> None:
    """Numbers, arrows and Enter, the filter: nobody touches a mouse from the lobby to the rematch."""
    ana = sitter(visit)
    page, keys = ana.page, ana.page.keyboard
    page.goto(ana.make("leaders", 4, options={"turn_limit": 10}))
    expect(page.get_by_test_id("start")).to_be_enabled()
    tab_to(page, "start")
    keys.press("Enter")
    expect(ana.bar).to_be_visible()
    over = page.get_by_test_id("after")
    for turn in range(200):
        expect(ana.bar.locator("[data-option]").first.or_(over)).to_be_visible()
        if over.is_visible():
            break
        answer_by_keys(ana, turn)
    tab_to(page, "rematch")
    keys.press("Enter")
    expect(page.get_by_test_id("start")).to_be_visible()


def answer_by_keys(ana: Sitter, turn: int) -> None:
    page, keys = ana.page, ana.page.keyboard
    question = ana.bar.get_attribute("data-question") or ""
    options = ana.bar.locator("[data-option]")
    way = turn % 3
    if way == 0:
        keys.press(str(min(options.count(), 9)))
    elif way == 1:
        keys.press("ArrowDown")
        keys.press("ArrowDown")
        expect(page.locator("[data-option]:focus")).to_have_count(1)
        keys.press("Enter")
    else:
        words = options.first.get_attribute("title") or ""
        keys.press("/")
        expect(page.get_by_role("searchbox")).to_be_focused()
        keys.insert_text(words)
        keys.press("ArrowDown")
        expect(page.locator("[data-option]:focus")).to_contain_text(words)
        keys.press("Enter")
    if page.get_by_test_id("sure").is_visible():
        expect(page.get_by_test_id("sure")).to_be_focused()
        keys.press("Enter")
    expect(ana.bar).not_to_have_attribute("data-question", question)


def tab_to(page: Page, test_id: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.testid") == test_id:
            return
    raise AssertionError(f"the keyboard does not lead to {test_id}")
