"""What happens at a table is seen: in order, one thing at a time, as fast as the reader likes."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from kit.browser import Visitors
from kit.table import sitter

MOVES: dict[str, Any] = {"reduced_motion": "no-preference"}


@pytest.mark.parametrize("title", ["leaders", "dystopia"])
def test_nobody_is_asked_before_they_have_seen_what_happened(visit: Visitors, title: str) -> None:
    """The house is far ahead; the page shows it in its own time, and a key ends the waiting."""
    ana = sitter(visit, record=True, speed="calm", **MOVES)
    page = ana.page
    ana.begin(title, 4)
    stage = page.locator(".on-stage")

    def mine() -> bool:
        """Has the house asked this person?"""
        frames = [json.loads(text) for text in visit.frames[page].received]
        positions = [one for one in frames if one["type"] == "position"]
        return bool(positions) and positions[-1]["decision"] is not None

    held = 0
    for _ in range(40):
        ana.asked()
        assert stage.get_attribute("data-busy") == "false"
        ana.bar.locator("[data-option]").first.click()
        sure = page.get_by_test_id("sure")
        for _ in range(20):
            page.wait_for_timeout(50)
            if sure.is_visible():
                sure.click()
            if stage.get_attribute("data-busy") == "true" and mine():
                held += 1
                assert ana.bar.locator("[data-option]").count() == 0
                break
        page.keyboard.press("Escape")
        if held:
            break
    assert held, "the house was never ahead of the page"
    ana.asked()


def test_what_happened_is_shown_once_more(visit: Visitors) -> None:
    """By the button, the key and a line of the log; meanwhile nothing can be chosen, afterwards it can."""
    ana = sitter(visit, **MOVES)
    page = ana.page
    ana.begin("dystopia", 2)
    ana.play(most=12)
    ana.asked()
    page.evaluate("""() => {
        const likes = JSON.parse(localStorage.getItem("euphoria.settings"));
        localStorage.setItem("euphoria.settings", JSON.stringify({ ...likes, speed: "calm" }));
    }""")
    page.reload()
    ana.asked()
    stage = page.locator(".on-stage")
    line = ana.log().locator("li button.words", has_text=" places a ").last
    line.click()
    expect(page.get_by_test_id("plays").locator(".place")).to_be_visible()
    expect(ana.bar.locator("[data-option]")).to_have_count(0)
    page.get_by_test_id("skip").click()
    expect(stage).to_have_attribute("data-busy", "false")
    ana.asked()


def test_the_pace_is_chosen_at_the_table(visit: Visitors) -> None:
    ana = sitter(visit, speed="normal")
    ana.begin("leaders", 4)
    ana.page.get_by_role("button", name="Table and settings").click()
    ana.page.get_by_test_id("speed").select_option("quick")
    kept = ana.page.evaluate("localStorage.getItem('euphoria.settings')")
    assert json.loads(kept)["speed"] == "quick"
