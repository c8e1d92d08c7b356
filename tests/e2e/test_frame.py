"""What the frame around every board does: taking back, being sure, answers without a choice, the end."""

import json
import re

from playwright.sync_api import expect

from kit.browser import Visitors, axe, soon
from kit.table import Sitter, sitter


def posed(ana: Sitter) -> str:
    """The question before us: when it was put, and its kind."""
    return (ana.bar.get_attribute("data-question") or "").partition(" ")[2]


def offered(ana: Sitter) -> list[str]:
    return [one.get_attribute("data-option") or "" for one in ana.bar.locator("[data-option]").all()]


def answer_once(ana: Sitter) -> None:
    """Take an option, and wait until something else is asked."""
    before = posed(ana)
    ana.play(most=1)
    soon(ana.page, lambda: posed(ana) not in ("", before))
    ana.asked()


def test_against_bots_a_choice_can_be_taken_back_after_they_have_moved(visit: Visitors) -> None:
    ana = sitter(visit)
    ana.begin("dystopia", 3)
    ana.play(most=8)
    ana.asked()
    turn = ana.page.get_by_test_id("city").get_by_text(re.compile(r"^Turn \d+"))
    mine = turn.inner_text()
    options: list[str] = []
    while turn.inner_text() == mine:
        options = offered(ana)
        answer_once(ana)
    ana.page.get_by_test_id("undo").click()
    expect(turn).to_have_text(mine)
    soon(ana.page, lambda: offered(ana) == options)
    ana.page.get_by_role("button", name="Table and settings").click()
    expect(ana.page.get_by_text("Go back to before")).to_have_count(0)


def test_a_grave_choice_is_asked_about_where_the_hand_is(visit: Visitors) -> None:
    ana = sitter(visit)
    ana.begin_with_a_row_to_order()
    chip = ana.bar.locator("[data-option]").nth(1)
    there = chip.bounding_box()
    chip.click()
    sure = ana.page.get_by_test_id("sure")
    expect(sure).to_be_visible()
    here = sure.bounding_box()
    assert there is not None and here is not None
    assert abs(there["x"] - here["x"]) < 320
    assert 0 < there["y"] - here["y"] < 200
    expect(ana.page.get_by_role("group", name="Are you sure?")).to_contain_text("Lay down")
    assert axe(ana.page) == []
    ana.page.keyboard.press("Escape")
    expect(sure).to_be_hidden()


def test_where_there_is_nothing_to_choose_nobody_has_to_click(visit: Visitors) -> None:
    """Who holds nothing that fits is asked like everybody, and the answer is given at an even pace."""
    ana = sitter(visit, record=True, even=True)
    ana.begin("leaders", 5, options={"first": 1})
    ana.play(most=1)
    options = ana.bar.locator("[data-option]")
    clicked = 0

    def own_turn() -> bool:
        nonlocal clicked
        if posed(ana).endswith(" artifact"):
            return True
        if posed(ana).endswith(" react") and options.count() > 1:
            options.first.click()
            clicked += 1
        return False

    soon(ana.page, own_turn, seconds=90)
    sent = [json.loads(text) for text in visit.frames[ana.page].sent]
    passed = [one for one in sent if one["type"] == "act" and one["action"] == "pass"]
    assert len(passed) > clicked


def test_the_end_is_told_to_everybody(visit: Visitors) -> None:
    ana = sitter(visit, size="phone")
    ana.begin("dystopia", 2, options={"turn_limit": 12})
    ana.play()
    end = ana.page.get_by_test_id("end")
    expect(end.get_by_role("heading", level=2)).to_have_text(re.compile("win"))
    expect(end).to_contain_text("The game was stopped at the limit of turns.")
    expect(end.locator("ol > li")).to_have_count(2)
    cards = end.get_by_test_id("city-end")
    expect(cards).to_contain_text("Stars by where they lie")
    expect(cards.locator("tbody tr")).to_have_count(2)
    expect(cards.get_by_role("listitem").first).to_be_visible()
    expect(end).to_contain_text("Longest thought")
    longest = re.search(r"Longest thought: (\S+) s", end.inner_text())
    # Told in seconds: the whole game takes less than two minutes.
    assert longest and int(re.sub(r"\D", "", longest[1])) < 120
    decisive = ana.bar.get_by_role("link", name="The decisive moment")
    expect(decisive).to_have_attribute("href", re.compile(r"/r/.*\?ply=\d+&watch=1"))
    assert axe(ana.page) == []
    end.get_by_role("button", name="See the table").click()
    expect(end).to_be_hidden()
    # It is shown how it was before, and then what happened.
    decisive.click()
    expect(ana.page).to_have_url(re.compile(r"/r/.*at=\d+"))
    before = ana.page.url
    expect(ana.page).not_to_have_url(before)
