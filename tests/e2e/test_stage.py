"""What happens at a table is seen: in order, one thing at a time, as fast as the reader likes."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kit.browser import Visitors, settle, soon
from kit.cases import SOAK
from kit.hand_verbs import starts
from kit.placed_house import PlacedHouse
from kit.server import Player
from kit.table import Sitter, sitter

MOVES: dict[str, Any] = {"reduced_motion": "no-preference"}


TITLES = ["leaders", "dystopia"]
"""The stage is the same for both: a short run waits for it in one and watches once more in the other."""


@pytest.mark.parametrize("title", TITLES if SOAK else TITLES[:1])
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


@pytest.mark.parametrize("title", TITLES if SOAK else TITLES[1:])
def test_every_line_and_the_last_turn_can_be_seen_once_more(visit: Visitors, title: str) -> None:
    """A line of the log shows its event on the table as it was then; R shows all since one's own choice."""
    ana = sitter(visit, speed="calm", **MOVES)
    page = ana.page
    ana.begin(title, 4)
    stage = page.locator(".on-stage")
    for _ in range(4):
        skip_to_the_question(ana)
        ana.play(most=1)
    skip_to_the_question(ana)
    deed = re.compile(" places? a | arms?[. ]| draws? | takes? | uses? |interrogat")
    ana.log().locator("li button.words", has_text=deed).last.click()
    expect(stage).to_have_attribute("data-busy", "true")
    page.keyboard.press("Escape")
    expect(stage).to_have_attribute("data-busy", "false")
    page.locator("h1").focus()
    page.keyboard.press("r")
    expect(stage).to_have_attribute("data-busy", "true")
    expect(ana.bar.locator("[data-option]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(stage).to_have_attribute("data-busy", "false")
    ana.asked()


def skip_to_the_question(ana: Sitter) -> None:
    """Past all that others do, which takes its time at this speed."""

    def asked() -> bool:
        ana.page.keyboard.press("Escape")
        return ana.bar.locator("[data-option]").count() > 0

    soon(ana.page, asked, seconds=60)


def test_an_interrogated_recruit_turns_over_for_who_looks_and_nobody_else(
    visit: Visitors, placed: PlacedHouse
) -> None:
    start = next(starts("leaders", "interrogate"))
    table, people = placed.placed(start)
    # The first turn is told as the table is laid; the second is seen.
    interrogate(table, people[start.seat])
    looks = people[(start.seat + 1) % start.players]
    looks.act(table, "skip", looks.position(table)["ply"])
    mine, other = [at(visit, placed, table, one.token) for one in (looks, people[start.seat])]
    seat, slot = interrogate(table, looks)
    card = f"[data-seat='{seat}'] [data-slot='{slot}']"
    expect(mine.locator(f"{card}.up")).to_be_visible()
    assert other.locator(f"{card}.up").count() == 0
    expect(mine.locator(f"{card}.up")).to_have_count(0)
    assert other.locator(f"{card}.up").count() == 0


def interrogate(table: str, person: Player) -> tuple[int, str]:
    """Look at a Recruit nobody has seen: the last that is offered; on which seat it lies, and where."""
    position = person.position(table)
    offered = [one["text"] for one in position["decision"]["options"]]
    choice = [text for text in offered if text.startswith("interrogate")][-1]
    person.act(table, choice, position["ply"])
    letter, slot = choice.split(" ")[1].split(".")
    return "ABCDEFGH".index(letter), slot


def at(visit: Visitors, house: PlacedHouse, table: str, token: str) -> Page:
    page = visit(None, fresh=True, speed="calm", **MOVES)
    page.context.add_cookies([{"name": "euphoria", "value": token, "url": house.address}])
    page.context.add_init_script("localStorage.setItem('euphoria.known', '1')")
    page.goto(f"{house.address}/t/{table}")
    settle(page)
    expect(page.get_by_test_id("bar")).to_be_visible()
    return page


def test_the_pace_is_chosen_at_the_table(visit: Visitors) -> None:
    ana = sitter(visit, speed="normal")
    ana.begin("leaders", 4)
    ana.page.get_by_role("button", name="Table and settings").click()
    ana.page.get_by_test_id("speed").select_option("quick")
    kept = ana.page.evaluate("localStorage.getItem('euphoria.settings')")
    assert json.loads(kept)["speed"] == "quick"
