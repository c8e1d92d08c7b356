"""The arena in a browser: whole shows on the board, by mouse, by finger and by keys."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kit.browser import LANGUAGES, ROOT, Visitors, axe, sticks_out
from kit.table import Sitter, sitter

DEPTH = 36
ON_SCREEN = """([x, y]) => {
    const plan = document.querySelector("[data-testid=arena] [data-plan]").getScreenCTM();
    const point = new DOMPoint(20 * x, 20 * y).matrixTransform(plan);
    return [point.x, point.y];
}"""
FRAMES = """() => {
    const gaps = [];
    let last = 0;
    const step = (now) => {
        if (last) gaps.push(now - last);
        last = now;
        window.frames_on = requestAnimationFrame(step);
    };
    window.frame_gaps = gaps;
    requestAnimationFrame(step);
}"""
PLACE = re.compile(r"(-?[\d.]+),(-?[\d.]+)(?:@(\d+))?$")


def begin(visit: Visitors, options: dict[str, Any] | None = None, **how: Any) -> Sitter:
    """A show of one figure against another, unless the options want more."""
    ana = sitter(visit, **how)
    small = {"teams": ["nikolai*:grenade", "blanca*"], "turns": 1}
    ana.begin("show", 2, options={**small, **(options or {})})
    expect(ana.page.get_by_test_id("show")).to_be_visible()
    return ana


def screen(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where a point of the table, in inches, is on the page."""
    found = page.evaluate(ON_SCREEN, [x, DEPTH - y])
    return found[0], found[1]


def figure(page: Page, name: str) -> Locator:
    return page.locator(f"[data-figure='{name}']")


def options(ana: Sitter) -> list[str]:
    shown = ana.bar.locator("[data-option]")
    return [str(one.get_attribute("data-option")) for one in shown.all()]


def verb(page: Page) -> str:
    return page.get_by_test_id("arena").get_attribute("data-verb") or ""


def centre(spot: Locator) -> tuple[float, float]:
    box = spot.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def ends(option: str) -> tuple[float, float, int] | None:
    found = PLACE.search(option)
    return (float(found[1]), float(found[2]), int(found[3] or 0)) if found else None


def answered(ana: Sitter, before: str) -> None:
    """Wait until the question is another one."""
    expect(ana.bar).not_to_have_attribute("data-question", before)


def put(ana: Sitter, option: str) -> None:
    """Name the place of an option by a click on the table, and do it."""
    found = ends(option)
    assert found
    x, y, _ = found
    middle = 2 if option.startswith("platform") else 0
    ana.page.mouse.click(*screen(ana.page, x + middle, y + middle))
    ana.page.get_by_test_id("go").click()


def drag(page: Page, name: str, x: float, y: float) -> None:
    page.mouse.move(*centre(figure(page, name)))
    page.mouse.down()
    page.mouse.move(*screen(page, x, y), steps=8)
    page.mouse.up()


def near(ana: Sitter, name: str) -> tuple[float, float]:
    """The nearest place to go to that can be hit: on the screen, beside the tools, off every figure."""
    box = ana.page.get_by_test_id("arena").bounding_box()
    assert box
    others = [centre(one) for one in ana.page.locator("[data-figure]").all()]
    at = centre(figure(ana.page, name))
    found: list[tuple[float, float, float]] = []
    for option in options(ana):
        end = ends(option) if re.fullmatch(r"move [\d.]+,[\d.]+", option) else None
        if end is None:
            continue
        x, y = screen(ana.page, end[0], end[1])
        across = box["x"] + 8 < x < box["x"] + box["width"] - 64
        down = box["y"] + 8 < y < box["y"] + box["height"] - 8
        if across and down and all(abs(x - ox) + abs(y - oy) > 36 for ox, oy in others):
            found.append((abs(x - at[0]) + abs(y - at[1]), x, y))
    assert found, f"no place of {name} is in view"
    return min(found)[1:]


def to_positioning(ana: Sitter) -> str:
    """Answer until the first figure of ours is to be moved; which one that is."""
    for _ in range(20):
        ana.asked()
        if verb(ana.page) == "go":
            return ana.page.get_by_test_id("arena").get_attribute("data-mover") or ""
        before = ana.bar.get_attribute("data-question") or ""
        first = options(ana)[0]
        if first.startswith(("platform", "deploy")):
            put(ana, first)
        else:
            ana.bar.locator("[data-option]").first.click()
        answered(ana, before)
    raise AssertionError("nobody was to be moved")


# ------------------------------------------------------------------ whole shows


@pytest.mark.parametrize("mission", ["rescue", "objectives", "massacre"])
def test_a_whole_show(visit: Visitors, mission: str) -> None:
    """Platform, deployment and moves on the table, the rest by its list, up to the last word."""
    ana = begin(visit, {"mission": mission})
    page = ana.page
    moved = 0
    for _ in range(60):
        over = page.get_by_test_id("after")
        expect(over.or_(ana.bar.locator("[data-option]").first).first).to_be_visible()
        if over.is_visible():
            break
        before = ana.bar.get_attribute("data-question") or ""
        offered = options(ana)
        walk = next((one for one in offered if re.fullmatch(r"move [\d.,]+", one)), None)
        if offered[0].startswith(("platform", "deploy")):
            put(ana, offered[0])
        elif walk and not moved and ">" not in walk:
            found = ends(walk)
            assert found
            drag(page, page.get_by_test_id("arena").get_attribute("data-mover") or "", found[0], found[1])
            moved += 1
        else:
            last = next((one for one in ("done", "pass", "wait") if one in offered), offered[-1])
            ana.bar.locator(f"[data-option='{last}']").first.click()
        answered(ana, before)
    expect(page.get_by_test_id("after")).to_be_visible()
    assert moved == 1
    assert axe(page) == []


# ------------------------------------------------------------------ previews


def test_the_way_costs_what_it_was_said_to_cost(visit: Visitors) -> None:
    ana = begin(visit, {"turns": 2})
    page = ana.page
    name = to_positioning(ana)
    ap = int(figure(page, name).get_attribute("data-ap") or 0)
    page.mouse.click(*near(ana, name))
    price = page.locator("[data-price]")
    left = page.locator("[data-left]")
    expect(price).to_be_visible()
    said = int(price.get_attribute("data-price") or 0), int(left.get_attribute("data-left") or 0)
    assert said[0] + said[1] == ap
    before = ana.bar.get_attribute("data-question") or ""
    page.get_by_test_id("go").click()
    answered(ana, before)
    expect(figure(page, name)).to_have_attribute("data-ap", str(said[1]))


def test_a_drag_to_an_illegal_place_says_why(visit: Visitors) -> None:
    ana = begin(visit, {"turns": 2})
    page = ana.page
    name = to_positioning(ana)
    before = ana.bar.get_attribute("data-question")
    there = centre(figure(page, name))
    far = 3 if there[1] > screen(page, 0, 18)[1] else 33
    drag(page, name, 24, DEPTH - far)
    why = page.get_by_test_id("why-not")
    expect(why).to_contain_text(re.compile("S-|no way|not enough", re.IGNORECASE))
    assert ana.bar.get_attribute("data-question") == before
    page.keyboard.press("Escape")


def test_aim_and_odds_are_shown_before_a_shot(visit: Visitors) -> None:
    """The aim of the list is the aim of the lower third, and the dice that fall can be looked at again."""
    ana = begin(visit, {"turns": 2, "teams": ["odonell*", "centinel*"]})
    page = ana.page
    rival = figure(page, "B.centinel")
    to_positioning(ana)
    rival.click()
    aim = page.get_by_test_id("aim")
    expect(aim).to_be_visible()
    numbers = [int(one.replace("−", "-")) for one in aim.locator("b").all_inner_texts()]
    assert sum(numbers[:-1]) == numbers[-1]
    dice = page.get_by_test_id("dice")
    expect(dice).to_be_visible()
    assert dice.locator("li").count() > 0


def test_dragging_keeps_the_frame_rate(visit: Visitors) -> None:
    """Sixty frames a second over a full table; machines that share their processor get half of it."""
    ana = begin(visit, {"turns": 2, "teams": ["nikolai*/blanca/scauter", "arendal*/sooyoung/centinel"]})
    page = ana.page
    name = to_positioning(ana)
    x, y = centre(figure(page, name))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y + 10, steps=3)
    page.evaluate(FRAMES)
    for step in range(40):
        page.mouse.move(x + 2 * step, y + (40 if step % 2 else 30))
    gaps = sorted(
        page.evaluate("() => { cancelAnimationFrame(window.frames_on); return window.frame_gaps; }")
    )
    page.keyboard.press("Escape")
    page.mouse.up()
    median = gaps[len(gaps) // 2]
    record = ROOT / "build" / "e2e" / "show-drag.json"
    record.parent.mkdir(parents=True, exist_ok=True)
    record.write_text(json.dumps({"frames": len(gaps), "median_ms": round(median, 2)}))
    assert median < 34


# ------------------------------------------------------------------ other hands


def test_by_finger_on_a_phone(visit: Visitors) -> None:
    ana = begin(visit, {"turns": 2}, size="phone", lang="ru")
    page = ana.page
    name = to_positioning(ana)
    page.touchscreen.tap(*near(ana, name))
    left = page.locator("[data-left]")
    expect(left).to_be_visible()
    said = left.get_attribute("data-left")
    before = ana.bar.get_attribute("data-question") or ""
    page.get_by_test_id("go").tap()
    answered(ana, before)
    expect(figure(page, name)).to_have_attribute("data-ap", str(said))
    assert sticks_out(page) == []
    assert axe(page) == []


def test_by_keys(visit: Visitors) -> None:
    """Arrows place the figure, Enter sends it there; plus and 0 look closer and at everything."""
    ana = begin(visit, {"turns": 2})
    page, keys = ana.page, ana.page.keyboard
    name = to_positioning(ana)
    page.get_by_test_id("arena").focus()
    size = figure(page, name).bounding_box()
    keys.press("+")
    grown = figure(page, name).bounding_box()
    assert size
    assert grown
    assert grown["width"] > size["width"]
    keys.press("0")
    up = centre(figure(page, name))[1] > screen(page, 0, 18)[1]
    for _ in range(2):
        keys.press("ArrowUp" if up else "ArrowDown")
    left = page.locator("[data-left]")
    expect(left).to_be_visible()
    expect(page.get_by_test_id("go")).to_be_enabled()
    before = ana.bar.get_attribute("data-question") or ""
    keys.press("Enter")
    answered(ana, before)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_team_is_built_and_brought(visit: Visitors, lang: str) -> None:
    """The house prices it at every step; what may not play cannot be brought."""
    ana = sitter(visit, lang=lang)
    ana.begin("show", 2, options={"turns": 1})
    page = ana.page
    page.get_by_test_id("teams").locator("button.primary").click()
    builder = page.get_by_test_id("builder")
    bring = page.get_by_test_id("bring")
    builder.locator("[data-character=nikolai]").click()
    expect(bring).to_be_enabled()
    builder.locator("[data-character=susan]").click()
    expect(builder.get_by_role("status")).to_contain_text("S-16.42")
    expect(bring).to_be_disabled()
    builder.locator("[data-member=nikolai] input[type=radio]").nth(1).check()
    expect(bring).to_be_enabled()
    assert axe(page) == []
    bring.click()
    page.get_by_test_id("sure").click()
    expect(page.get_by_test_id("arena")).to_be_visible()


def test_maps_are_chosen_by_their_pictures(visit: Visitors) -> None:
    page = visit("/new/show")
    maps = page.get_by_test_id("maps")
    expect(maps.locator("label svg")).to_have_count(7)
    maps.get_by_role("radio").nth(2).check()
    assert axe(page) == []
    assert sticks_out(page) == []
