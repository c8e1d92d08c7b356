"""A finished show watched again: at every moment figures, dice, order and lines are those of that moment."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kit.arena import DEPTH
from kit.browser import Visitors, axe, soon, sticks_out
from kit.film import decoded, played, saved
from kit.house import House
from kit.server import wait_until
from kit.space import SMALL, enter_space

STEPS = 10
PLACES = """() => Object.fromEntries([...document.querySelectorAll("[data-figure]")].map((one) => [
    one.dataset.figure,
    [...one.style.transform.matchAll(/-?[\\d.]+/g)].map((it) => Math.round(it[0]))
        .concat(Number(one.dataset.ap)),
]).sort())"""


@pytest.fixture(scope="module")
def show(house: House) -> str:
    host = house.person("Ana")
    options = {"turns": 2, "teams": ["nikolai*/blanca", "arendal*/centinel"]}
    seats = [{"kind": "bot"}] * 2
    table = host.table("show", 2, sit=False, seats=seats, options=options)
    host.start(table)
    wait_until(lambda: host.get(f"/api/tables/{table}")["table"]["phase"] == "over", patience=120)
    return table


@pytest.mark.parametrize("eyes", ["0", "open"])
def test_every_moment_is_shown_as_it_was(visit: Visitors, show: str, eyes: str) -> None:
    page = visit(None, record=True)
    page.goto(f"/r/{show}?at=24&eyes={eyes}")
    expect(page.get_by_role("slider")).to_be_visible()
    moments = [check(visit, page, eyes)]
    for _ in range(STEPS):
        before = page.url
        page.keyboard.press("ArrowRight")
        expect(page).not_to_have_url(before)
        moments.append(check(visit, page, eyes))
    assert len({json.dumps(one) for one in moments}) > STEPS // 2, "nothing has moved"
    page.keyboard.press("End")
    expect(page.get_by_test_id("dice").locator("li").first).to_be_visible()
    assert axe(page) == []
    assert sticks_out(page) == []
    page.keyboard.press("Home")
    expect(page.locator("[data-figure]")).to_have_count(0)
    assert frame_of(visit, page)["ply"] == 0, "nobody has done anything yet"


def check(visit: Visitors, page: Page, eyes: str) -> dict[str, list[int]]:
    """Compare the board with what the house told about this moment; where everybody is."""
    view = frame_of(visit, page)["view"]
    assert view["you"] == (int(eyes) if eyes.isdecimal() else None)
    drawn = {
        one["figure"]: [rounded(one["place"][0]), rounded(DEPTH * 1000 - one["place"][1]), one["ap"]]
        for one in sorted(view["figures"], key=lambda one: str(one["figure"]))
        if one["place"] and one["status"] != "off" and not one["carried"]
    }
    board = page.get_by_test_id("show")
    expect(board).to_have_attribute("data-turn", str(view["turn"]))
    expect(board).to_have_attribute("data-active", view["active"] or "")
    soon(page, lambda: page.evaluate(f"JSON.stringify(({PLACES})())") == compact(drawn))

    def order() -> list[str]:
        shown = page.locator("[data-order]")
        found: list[str] = shown.evaluate_all("all => all.map((one) => one.dataset.order)")
        return found

    # Between two moments nobody may have moved: only the order tells that this one is drawn.
    soon(page, lambda: order()[: len(view["order"])] == view["order"])
    assert sorted(order()) == sorted(one["figure"] for one in view["figures"] if one["status"] != "off")
    return drawn


def rounded(thousandths: int) -> int:
    """A length of the table in units of the drawing, as scripts round it."""
    return (thousandths + 25) // 50


def compact(drawn: dict[str, list[int]]) -> str:
    return json.dumps(drawn, separators=(",", ":"))


def frame_of(visit: Visitors, page: Page) -> dict[str, Any]:
    """What the house told the page about the moment it is at."""
    at = int(re.findall(r"at=(\d+)", page.url)[0])
    for _ in range(600):
        told = [json.loads(body) for url, body in visit.frames[page].bodies if "/replay?" in url]
        found: dict[str, Any] | None = next((frame for frame in reversed(told) if frame["at"] == at), None)
        if found is not None:
            return found
        page.wait_for_timeout(50)
    raise AssertionError(f"nothing was told about moment {at}")


PLACED = """() => Object.fromEntries([...document.querySelectorAll("[data-testid=space] [data-figure]")]
    .map((one) => [one.dataset.figure, one.dataset.place]))"""


def test_a_show_is_a_film_in_space(visit: Visitors, show: str, tmp_path: Path) -> None:
    """At every moment all stand where they stood; it plays by itself, and a turn of it becomes a video."""
    window = {"viewport": {"width": 760, "height": 540}}  # every picture of a film is as large as the board
    page = visit(None, record=True, speed="quick", reduced_motion="no-preference", **{**SMALL, **window})
    page.goto(f"/r/{show}?at=30&eyes=0")
    enter_space(page)

    def as_it_was() -> bool:
        figures = frame_of(visit, page)["view"]["figures"]
        there = {
            one["figure"]: f"{one['place'][0]} {one['place'][1]} {one['z']}"
            for one in figures
            if one["place"] and one["status"] != "off" and not one["carried"]
        }
        return bool(page.evaluate(PLACED) == there)

    for key in ("ArrowRight", "ArrowRight", "PageDown", "ArrowLeft"):
        before = page.url
        page.keyboard.press(key)
        expect(page).not_to_have_url(before)
        soon(page, as_it_was)
    before = page.url
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page).not_to_have_url(before)
    page.get_by_role("button", name="Pause").click()
    # What comes before the first turn is short. It can be called off, too.
    page.goto(f"/r/{show}?at=1&eyes=0")
    enter_space(page)
    page.get_by_role("button", name="Film this turn").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Film this turn").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    film = played(page, saved(page, tmp_path, ".webm"))
    assert film["different"] >= 3 and film["lasts"] > 1
    assert film["width"] >= 300 and film["colours"] > 100
    # A browser that writes no videos makes an animated picture of the same.
    page.goto(f"/r/{show}?at=1&eyes=0")
    enter_space(page)
    page.evaluate("delete window.MediaRecorder")
    page.get_by_role("button", name="Film this turn").click()
    film = decoded(page, saved(page, tmp_path, ".gif"))
    assert film["different"] >= 3 and film["lasts"] > 1_000
    assert film["width"] >= 300 and film["colours"] > 100


def test_a_moment_is_told_in_words(visit: Visitors, show: str) -> None:
    page = visit(None, record=True)
    page.goto(f"/r/{show}?at=30&eyes=1")
    page.get_by_role("button", name="In words").click()
    told = frame_of(visit, page)["lines"]
    mine = next(line for line in told if line.startswith("  Arendal (B): "))
    expect(page.locator(".stage").get_by_text(mine.strip(), exact=True)).to_be_visible()
