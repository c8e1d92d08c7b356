"""The arena in a browser: looking, carrying and naming places, by mouse, by finger and by keys."""

import json
import math
import re
from collections.abc import Callable
from statistics import median

import pytest
from playwright.sync_api import Locator, Page, expect

from kit.arena import (
    DEPTH,
    Finger,
    Hand,
    Mouse,
    Player,
    answered,
    begin,
    centre,
    figure,
    near,
    options,
    question,
    ruler,
    screen,
    to_positioning,
)
from kit.browser import LANGUAGES, ROOT, Size, Visitors, axe, soon, sticks_out
from kit.table import Sitter, sitter

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
# ------------------------------------------------------------------ previews


def test_a_drag_to_an_illegal_place_says_why_and_the_way_costs_what_it_was_said_to_cost(
    visit: Visitors,
) -> None:
    ana = begin(visit, {"turns": 2})
    name = to_positioning(ana)
    drag_to_an_illegal_place(ana, name)
    page = ana.page
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


def drag_to_an_illegal_place(ana: Sitter, name: str) -> None:
    page = ana.page
    before = ana.bar.get_attribute("data-question")
    there = centre(figure(page, name))
    far = 3 if there[1] > screen(page, 0, 18)[1] else 33
    Mouse(ana).drag(figure(page, name), *screen(page, 24, DEPTH - far))
    why = page.get_by_test_id("why-not")
    expect(why).to_contain_text(re.compile("S-|no way|not enough", re.IGNORECASE))
    assert ana.bar.get_attribute("data-question") == before
    # The figure is where it was; nothing hangs where it may not be.
    expect(page.get_by_test_id("ghost")).to_have_count(0)
    assert centre(figure(page, name)) == there


def test_aim_and_odds_are_shown_before_a_shot(visit: Visitors) -> None:
    """The aim of the list is the aim of the lower third, and the dice that fall can be looked at again."""
    ana = begin(visit, {"turns": 2, "teams": ["odonell*", "centinel*"]})
    page = ana.page
    rival = figure(page, "B.centinel")
    to_positioning(ana)
    expect(rival).to_have_attribute("aria-pressed", "false")
    rival.click()
    expect(rival).to_have_attribute("aria-pressed", "true")
    aim = page.get_by_test_id("aim")
    expect(aim).to_be_visible()
    numbers = [int(one.replace("−", "-")) for one in aim.locator("b").all_inner_texts()]
    assert sum(numbers[:-1]) == numbers[-1]
    dice = page.get_by_test_id("dice")
    expect(dice).to_be_visible()
    assert dice.locator("li").count() > 0


SMOOTH = 34
"""Milliseconds from frame to frame: sixty a second are wanted, half of them where processors are shared."""


def smooth(page: Page, name: str, act: Callable[[], None]) -> None:
    """The frames come as they should while somebody does this. Others who work on this machine may spoil
    an attempt; what is slow by itself is slow every time."""
    medians: list[float] = []
    while len(medians) < 3 and (not medians or medians[-1] >= SMOOTH):
        page.evaluate(FRAMES)
        act()
        gaps = page.evaluate("() => { cancelAnimationFrame(window.frames_on); return window.frame_gaps; }")
        medians.append(median(gaps))
    record = ROOT / "build" / "e2e" / f"show-{name}.json"
    record.parent.mkdir(parents=True, exist_ok=True)
    record.write_text(json.dumps({"median_ms": [round(one, 1) for one in medians]}))
    assert min(medians) < SMOOTH, f"{name}: {medians}"


def test_the_table_is_smooth_on_a_large_screen(visit: Visitors) -> None:
    """With the exact reach lit on a full table: while a figure is carried over it, from afar and from near,
    and while one looks around from near."""
    teams = ["nikolai*/blanca/scauter", "arendal*/sooyoung/centinel"]
    ana = begin(visit, {"turns": 2, "teams": teams}, viewport={"width": 1920, "height": 1080})
    page = ana.page
    name = to_positioning(ana)
    expect(page.locator("path.area")).not_to_have_count(0)

    def wander(x: float, y: float) -> None:
        for step in range(40):
            page.mouse.move(x + 6 * abs(20 - step), y + (40 if step % 2 else 30))

    def carry(how: str) -> None:
        x, y = centre(figure(page, name))
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 10, y + 10, steps=3)
        expect(page.get_by_test_id("ghost")).to_be_visible()
        smooth(page, how, lambda: wander(x, y))
        page.keyboard.press("Escape")
        page.mouse.up()

    carry("drag")
    inch = ruler(page)
    page.mouse.move(*centre(figure(page, name)))
    page.mouse.wheel(0, -500)
    soon(page, lambda: ruler(page) > 1.5 * inch)
    carry("drag-near")
    window = page.get_by_test_id("arena").bounding_box()
    assert window
    corner = window["x"] + 40, window["y"] + 40
    page.mouse.move(*corner)
    middle = screen(page, 24, 18)
    page.mouse.down()
    smooth(page, "pan", lambda: wander(*corner))
    page.mouse.up()
    assert math.dist(middle, screen(page, 24, 18)) > 20, "looking around has moved nothing"


# ------------------------------------------------------------------ from the bench


@pytest.mark.parametrize(("way", "size"), [(Mouse, "desktop"), (Finger, "phone")])
def test_pieces_are_carried_from_the_bench(visit: Visitors, way: type[Mouse | Finger], size: Size) -> None:
    """Where they may not be they say why and are on the bench again; beside the table nothing happens."""
    ana = begin(visit, size=size)
    page, hand = ana.page, way(ana)
    to_bench(ana, hand)
    for kind, rule in (("platform", "S-8.3"), ("deploy", "S-8.5")):
        ana.asked()
        before = question(ana)
        assert before.endswith(kind)
        piece = page.locator("[data-bench]")
        name = piece.get_attribute("data-bench") or ""
        carry(hand, piece, *screen(page, 24, 18))
        why = page.get_by_test_id("why-not")
        expect(why.get_by_role("button", name=rule)).to_be_visible()
        expect(page.get_by_test_id("ghost")).to_have_count(0)
        expect(page.get_by_test_id("hung")).to_have_count(0)
        assert question(ana) == before
        title = page.get_by_test_id("show").bounding_box()
        assert title
        carry(hand, piece, title["x"] + 40, title["y"] + 10)
        expect(why).to_have_count(0)
        assert question(ana) == before
        hand.put(name, options(ana)[0])
        answered(ana, before)
    expect(figure(page, "A.nikolai")).to_be_visible()
    assert sticks_out(page) == []


def to_bench(ana: Sitter, hand: Hand) -> None:
    """Answer what comes before there is anything to put on the table."""
    player = Player(ana, hand)
    for _ in range(5):
        ana.asked()
        before = question(ana)
        if before.endswith("platform"):
            return
        player.answer(before.split()[-1])
        answered(ana, before)
    raise AssertionError("there is no platform to be put down")


def carry(hand: Mouse | Finger, piece: Locator, x: float, y: float) -> None:
    if isinstance(hand, Mouse):
        hand.drag(piece, x, y)
    else:
        hand.drag(centre(piece), (x, y))


# ------------------------------------------------------------------ looking closer


def test_the_table_is_looked_at_by_wheel_and_keys(visit: Visitors) -> None:
    ana = begin(visit)
    page, keys = ana.page, ana.page.keyboard
    ana.asked()
    there = screen(page, 12, 12)
    inch = ruler(page)
    page.mouse.move(*there)
    page.mouse.wheel(0, -500)
    # The wheel looks closer at what is under the mouse: that stays where it is.
    soon(page, lambda: ruler(page) > inch * 1.5)
    assert screen(page, 12, 12) == pytest.approx(there, abs=3)
    closer = ruler(page)
    page.mouse.move(there[0] + 150, there[1] + 60)
    page.mouse.down()
    page.mouse.move(there[0] + 80, there[1] + 90, steps=4)
    page.mouse.up()
    soon(page, lambda: screen(page, 12, 12) == pytest.approx((there[0] - 70, there[1] + 30), abs=3))
    assert ruler(page) == pytest.approx(closer)
    page.get_by_test_id("arena").focus()
    keys.press("0")
    soon(page, lambda: ruler(page) == pytest.approx(inch))
    keys.press("+")
    keys.press("+")
    soon(page, lambda: ruler(page) == pytest.approx(inch * 1.4**2))
    keys.press("-")
    soon(page, lambda: ruler(page) == pytest.approx(inch * 1.4))


def test_the_table_is_pinched_and_pushed_by_fingers(visit: Visitors) -> None:
    ana = begin(visit, size="phone")
    page, hand = ana.page, Finger(ana)
    ana.asked()
    page.get_by_role("button", name="Show the whole table").tap()
    inch = ruler(page)
    x, y = screen(page, 24, 18)
    hand.touch("touchStart", (x - 30, y), (x + 30, y))
    for far in (40, 60, 90):
        hand.touch("touchMove", (x - far, y), (x + far, y))
    hand.touch("touchEnd")
    soon(page, lambda: ruler(page) == pytest.approx(inch * 3, rel=0.05))
    assert screen(page, 24, 18) == pytest.approx((x, y), abs=4)
    hand.drag((x, y), (x - 50, y + 20))
    soon(page, lambda: screen(page, 24, 18) == pytest.approx((x - 50, y + 20), abs=4))
    assert ruler(page) == pytest.approx(inch * 3, rel=0.05)


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


def test_by_keys_and_by_reading(visit: Visitors) -> None:
    ana = begin(visit, {"turns": 2})
    name = to_positioning(ana)
    step_by_keys(ana, name)
    step_by_reading(ana, name)


def step_by_keys(ana: Sitter, name: str) -> None:
    """Arrows and page keys name a place, which is read out; Escape drops it, Enter sends the figure there."""
    page, keys = ana.page, ana.page.keyboard
    ap = int(figure(page, name).get_attribute("data-ap") or 0)
    spoken = page.get_by_test_id("named-place")
    page.get_by_test_id("arena").focus()
    keys.press("PageDown")
    expect(spoken).to_contain_text("AP")
    first = spoken.inner_text()
    keys.press("Escape")
    expect(spoken).to_be_empty()
    up = centre(figure(page, name))[1] > screen(page, 0, 18)[1]
    for _ in range(2):
        keys.press("ArrowUp" if up else "ArrowDown")
    expect(page.get_by_test_id("go")).to_be_enabled()
    expect(spoken).to_have_text(re.compile(rf"^\(\S+; \S+\), 1 AP, {ap - 1} left"))
    assert spoken.inner_text() != first
    before = question(ana)
    keys.press("Enter")
    answered(ana, before)
    expect(figure(page, name)).to_have_attribute("data-ap", str(ap - 1))


def step_by_reading(ana: Sitter, name: str) -> None:
    """The table in words names places with their prices; the list has the same ones to choose."""
    page = ana.page
    page.get_by_role("tab", name="In words").click()
    text = page.get_by_role("tabpanel").locator("p")
    expect(text.get_by_text("Where Nikolai (A) can go, among other places:")).to_be_visible()
    lines = text.all_inner_texts()
    assert "What Nikolai (A) sees:" in lines
    at = lines.index("Where Nikolai (A) can go, among other places:")
    way = re.match(r"(\(\S+, \S+\)) .*: (\d+) AP, (\d+|none) left; ", lines[at + 1])
    assert way
    assert options(ana)[0].startswith("move")
    step = ana.bar.locator("[data-option]").filter(has_text=f"Move to {way[1]}").first
    expect(step).to_contain_text(f"({way[2]} AP)")
    left = "0" if way[3] == "none" else way[3]
    step.press("Enter")
    expect(figure(page, name)).to_have_attribute("data-ap", left)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_team_is_built_and_brought(visit: Visitors, lang: str) -> None:
    """The house prices it at every step; what may not play cannot be brought."""
    ana = sitter(visit, lang=lang)
    ana.begin("show", 2, options={"turns": 1})
    page = ana.page
    teams = page.get_by_test_id("teams")
    choir = {"en": "Steel Choir", "es": "Coro de Acero", "ru": "Стальной хор"}[lang]
    expect(teams.locator("[data-option] strong").first).to_have_text(choir)
    teams.locator("button.primary").click()
    builder = page.get_by_test_id("builder")
    bring = page.get_by_test_id("bring")
    builder.locator("[data-character=nikolai]").click()
    expect(bring).to_be_enabled()
    builder.locator("[data-character=susan]").click()
    expect(builder.get_by_role("status")).to_contain_text("S-16.42")
    expect(bring).to_be_disabled()
    builder.locator("[data-member=nikolai] input[type=radio]").nth(1).check()
    expect(bring).to_be_enabled()
    if lang == "en":
        assert axe(page) == []
    assert sticks_out(page) == []
    bring.click()
    expect(page.get_by_test_id("arena")).to_be_visible()


def test_maps_are_chosen_by_their_pictures(visit: Visitors) -> None:
    page = visit("/new/show")
    maps = page.get_by_test_id("maps")
    expect(maps.locator("label svg")).to_have_count(7)
    maps.get_by_role("radio").nth(2).check()
    assert axe(page) == []
    assert sticks_out(page) == []
