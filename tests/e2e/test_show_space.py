"""The show in space: played there by mouse, light, and gone without a trace when one leaves it."""

import json
import re
from bisect import bisect_right
from collections.abc import Iterator
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from euphoria.games.show.rules.box.data import RADIUS
from kit.arena import (
    DEPTH,
    Finger,
    Player,
    Point,
    answered,
    begin,
    figure,
    mover,
    question,
    to_positioning,
    verb,
)
from kit.browser import Guard, Visitors, soon, with_windows
from kit.cases import SOAK
from kit.duel import act, duel, enter
from kit.hand_space import PIECES, carry_out_in_space
from kit.house import House
from kit.placed_house import PlacedHouse
from kit.prophet import YARD, Prophet, Recorder, rival_of
from kit.space import SMALL, SpaceMouse, at_rest, body, enter_space, on_page, space
from kit.table import Sitter

MOST_CALLS = 150
MOST_TRIANGLES = 80_000
HELD = """() => {
    // What a page has asked the graphics for and not given back.
    const held = (window.held = { buffers: 0, textures: 0, lost: 0 });
    const { prototype } = WebGL2RenderingContext;
    for (const [name, key] of [["Buffer", "buffers"], ["Texture", "textures"]]) {
        const [make, free] = [prototype[`create${name}`], prototype[`delete${name}`]];
        prototype[`create${name}`] = function () { held[key]++; return make.call(this); };
        prototype[`delete${name}`] = function (one) { if (one) held[key]--; return free.call(this, one); };
    }
}"""


@pytest.mark.parametrize("mission", ["rescue", "objectives"] if SOAK else ["objectives"])
def test_a_show_is_played_in_space(visit: Visitors, mission: str) -> None:
    """By mouse in space (the third mission below); what is seen while one carries is what then happens."""
    options = {"teams": ["odonell*", "centinel*"], "turns": 1, "mission": mission}
    ana = begin(visit, options, **SMALL)
    page = ana.page
    enter_space(page)
    hand = SpaceMouse(ana)
    name = to_positioning(ana, hand)
    at_rest(page)
    ap = int(figure(page, name).get_attribute("data-ap") or 0)
    page.mouse.move(*body(page, name))
    page.mouse.down()
    page.mouse.move(*hand.near(name), steps=5)
    price, left = page.locator("[data-price]"), page.locator("[data-left]")
    page.wait_for_timeout(100)  # the last step of a drag may be asked about a moment later
    expect(price).to_be_visible()
    said = int(price.get_attribute("data-price") or 0), int(left.get_attribute("data-left") or 0)
    assert said[0] + said[1] == ap
    before = question(ana)
    page.mouse.up()
    answered(ana, before)
    if said[1]:
        expect(figure(page, name)).to_have_attribute("data-ap", str(said[1]))
    player = Player(ana, hand)
    player.walked.add(f"{name} 1")
    player.play()
    assert page.get_by_test_id("after").is_visible()


class SpaceProphet(Prophet):
    """Names places on the ground of space, with the whole table in view."""

    def point(self, x: float, y: float) -> Point:
        space(self.page).press("0")
        at_rest(self.page)
        return on_page(self.page, x, y)


def test_what_is_said_in_space_happens(visit: Visitors) -> None:
    """Ways, who sees whom, aim and dice, as on the plan."""
    options = {"teams": ["scauter*", "mycky*"], "map": json.dumps(YARD), "turns": 3, "mission": "massacre"}
    ana = begin(visit, options, **SMALL, record=True)
    enter_space(ana.page)
    prophet = SpaceProphet(ana, SpaceMouse(ana), Recorder(visit, ana.page), rival_of(options))
    prophet.play()
    assert "way" in prophet.kept
    assert "dice" in prophet.kept or prophet.aims, prophet.kept


@pytest.fixture
def visit_placed(browser: Browser, placed: PlacedHouse, guard: Guard) -> Iterator[Visitors]:
    people = Visitors(browser, placed.address, guard)
    yield people
    people.leave()


@pytest.mark.parametrize("piece", range(PIECES))
def test_every_verb_in_space(visit_placed: Visitors, placed: PlacedHouse, piece: int) -> None:
    carry_out_in_space(visit_placed, placed, piece)


def test_one_finger_acts_and_two_look(visit: Visitors) -> None:
    ana = begin(visit, {"teams": ["odonell*", "centinel*"]}, size="phone")
    page = ana.page
    positioned(ana)
    enter_space(page)
    finger = Finger(ana)
    name = mover(page)
    asked, seen = question(ana), space(page).get_attribute("data-matrix") or ""
    box = space(page).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    # Two fingers apart, and around each other: nothing is meant by it.
    finger.touch("touchStart", (x - 30, y), (x + 30, y))
    for far in (40, 55, 70):
        finger.touch("touchMove", (x - far, y - far / 3), (x + far, y + far / 3))
    finger.touch("touchEnd")
    at_rest(page)
    expect(space(page)).not_to_have_attribute("data-matrix", seen)
    assert question(ana) == asked
    assert page.get_by_test_id("go").count() == 0
    # One finger takes who acts along, and lets go of it where it is to stand.
    ap = figure(page, name).get_attribute("data-ap") or ""
    at_rest(page)
    finger.drag(body(page, name), SpaceMouse(ana).near(name))
    answered(ana, asked)
    expect(figure(page, name)).not_to_have_attribute("data-ap", ap)


def measured(ana: Sitter) -> None:
    """From point to point by a drag, and from a figure, which is measured from its rim, by two taps."""
    page = ana.page
    asked = question(ana)
    space(page).press("0")
    page.get_by_label("Measure:").click()
    at_rest(page)
    page.mouse.move(*on_page(page, 20, 8))
    page.mouse.down()
    page.mouse.move(*on_page(page, 23, 12), steps=4)
    page.mouse.up()
    soon(page, lambda: abs(tape(page) - 5) < 0.15)
    name = mover(page)
    x, y, _ = (int(one) / 1000 for one in (figure(page, name).get_attribute("data-place") or "").split())
    page.mouse.click(*body(page, name))
    page.mouse.click(*on_page(page, x, y + 6 if y < DEPTH / 2 else y - 6))
    soon(page, lambda: abs(tape(page) - (6 - RADIUS / 1000)) < 0.15)
    assert question(ana) == asked


def tape(page: Page) -> float:
    """What it reads, in inches."""
    told = page.locator(".tag.tape")
    expect(told).to_have_text(re.compile(r"\d″"))
    return float(told.inner_text().replace("″", ""))


WATCH = """const sights = {
    die: "[data-testid=plays] .plate .die",
    skull: "[data-testid=plays] .skull",
    moment: "[data-testid=moment]",
    end: "[data-testid=show-end]",
};
window.seen = [];
new MutationObserver(() => {
    for (const [name, query] of Object.entries(sights))
        if (!window.seen.includes(name) && document.querySelector(query)) window.seen.push(name);
    const moment = document.querySelector(sights.moment);
    if (!moment || window.moment) return;
    window.moment = moment;
    // Whoever has seen enough presses the table, half a second later: with that press it is gone.
    setTimeout(() => {
        const there = moment.isConnected;
        document.querySelector("[data-testid=space] canvas")
            .dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
        setTimeout(() => (window.cut = [there, moment.isConnected]));
    }, 500);
}).observe(document, { subtree: true, childList: true });"""


def test_a_kill_is_watched_in_space_and_can_be_cut_short(visit: Visitors, placed: PlacedHouse) -> None:
    """Dice lie where they are read, then comes the kill; a press is enough of it."""
    table, people = duel(placed)
    page = visit(None, fresh=True, speed="normal", **SMALL, reduced_motion="no-preference")
    page.context.add_init_script("localStorage.setItem('euphoria.show.space', '1');" + WATCH)
    enter(page, placed, table, people[1].token)
    expect(space(page)).to_have_attribute("data-matrix", re.compile(r"\d"))
    act(people[0], table, "aim first B.mycky 5")
    act(people[0], table, "fire")
    expect(page.get_by_test_id("show-end")).to_be_visible(timeout=60_000)
    assert page.evaluate("window.seen")[0] == "die"
    assert {"skull", "moment", "end"} <= set(page.evaluate("window.seen"))
    assert page.evaluate("window.cut") == [True, False], "it was there, and a press did not end it"


TWELVE = [
    "nikolai*/odonell/kabuki/madeleine/sooyoung/scauter",
    "blanca*/centinel/chastas/arendal/mycky/richelle",
]


SCRIPT = {"EventDispatch", "TimerFire", "FunctionCall", "RunMicrotasks"}
USUAL_SCRIPT = 5.0
MOST_SCRIPT = 12.0
"""Milliseconds, in the median and in 95 of 100 frames. A frame has 16; the same page took 2.3 and 5.1 on this
machine, and 3.3 and 9.4 half an hour before, when its processor went at another pace."""
TRIES = 3
"""Also where others are busy: their work makes ours slower, but hardly three times."""


def test_space_is_light_and_leaves_nothing_behind(browser: Browser, house: House, guard: Guard) -> None:
    """Twelve figures on the fullest map: few things to draw, little script a frame while one is carried (what
    paints is no script, though here it is the processor), and all of it is given back. In a browser whose
    scripts become as quick as people's."""
    usual = with_windows(browser)
    people = Visitors(usual, house.address, guard)
    ana = begin(people, {"teams": TWELVE, "turns": 2, "map": "studio", "budget": 5000}, **SMALL)
    page = ana.page
    page.evaluate(f"({HELD})()")
    positioned(ana)
    enter_space(page)
    assert page.locator("[data-figure]").count() == 12
    calls, triangles = map(int, (space(page).get_attribute("data-drawn") or "").split())
    assert calls <= MOST_CALLS
    assert triangles <= MOST_TRIANGLES
    print(f"{calls} things to draw, {triangles} triangles")
    for _ in range(TRIES):
        costs = dragged(usual, page)
        middle, nearly_all = median(costs), sorted(costs)[int(len(costs) * 0.95)]
        print(f"{len(costs)} frames: {middle:.1f} ms of script in the median, {nearly_all:.1f} in 95 of 100")
        if middle <= USUAL_SCRIPT and nearly_all <= MOST_SCRIPT:
            break
    assert middle <= USUAL_SCRIPT
    assert nearly_all <= MOST_SCRIPT
    assert page.evaluate("held.buffers") > 50
    guard.allow("CONTEXT_LOST|[Cc]ontext [Ll]ost")  # given back on purpose
    page.keyboard.press("v")
    expect(page.get_by_test_id("arena")).to_be_visible()
    expect(space(page)).to_have_count(0)
    left = page.evaluate("held")
    assert left["buffers"] <= 0, left
    assert left["textures"] <= 6, left  # the empty ones that every renderer begins with
    people.leave()


def dragged(browser: Browser, page: Page) -> list[float]:
    """Carry who acts over the table; the script of each frame, in milliseconds."""
    space(page).press("0")
    at_rest(page)
    x, y = body(page, mover(page))
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(40):
        if step == 15:  # by then everything has been needed once
            browser.start_tracing(page=page, categories=["devtools.timeline"])
        page.mouse.move(x + 10 + step * 2, y - 10 - step % 20 * 4)
    expect(page.locator("[data-price]")).to_have_count(1)
    costs = frames_of(json.loads(browser.stop_tracing())["traceEvents"])
    page.keyboard.press("Escape")
    page.mouse.up()
    assert len(costs) > 20
    return costs


def frames_of(events: list[dict[str, Any]]) -> list[float]:
    """By frame in which script ran: its milliseconds on the processor, each task once."""
    ran = [one for one in events if one["name"] in SCRIPT and one.get("ph") == "X" and "tdur" in one]
    frames = sorted(one["ts"] for one in events if one["name"] == "AnimationFrame" and one["ph"] == "s")
    costs = [0.0] * (len(frames) + 1)
    end = 0
    for one in sorted(ran, key=lambda one: (one["ts"], -one["dur"])):
        if one["ts"] >= end:
            end = one["ts"] + one["dur"]
            costs[bisect_right(frames, one["ts"])] += one["tdur"] / 1000
    return [cost for cost in costs if cost > 0]


def positioned(ana: Sitter) -> None:
    """Answer by the list until somebody is to be moved."""
    for _ in range(40):
        ana.asked()
        if verb(ana.page) == "go":
            return
        before = question(ana)
        ana.bar.locator("[data-option]").first.click()
        answered(ana, before)
    raise AssertionError("nobody was to be moved")


def test_distances_are_measured_in_space_and_the_plan_takes_over_where_space_cannot_be(
    visit: Visitors, guard: Guard
) -> None:
    """A lost picture comes back by itself; a browser without one says so in a sentence; V goes to and fro."""
    ana = begin(visit, {"map": json.dumps(YARD), "turns": 3}, **SMALL)
    page = ana.page
    positioned(ana)
    enter_space(page)
    measured(ana)
    sentence = page.get_by_test_id("no-space")
    expect(sentence).to_have_count(0)
    guard.allow("CONTEXT_LOST|context lost|Context Lost")
    page.evaluate("""() => {
        const canvas = document.querySelector("[data-testid=space] canvas");
        window.losing = canvas.getContext("webgl2").getExtension("WEBGL_lose_context");
        losing.loseContext();
    }""")
    expect(sentence).to_contain_text("lost")
    expect(page.get_by_test_id("arena")).to_be_visible()
    page.evaluate("losing.restoreContext()")
    expect(sentence).to_have_count(0)
    expect(page.get_by_test_id("arena")).to_have_count(0)
    expect(space(page)).to_be_visible()
    page.keyboard.press("v")
    expect(page.get_by_test_id("arena")).to_be_visible()
    page.evaluate("HTMLCanvasElement.prototype.getContext = () => null")
    page.keyboard.press("v")
    expect(sentence).to_contain_text("cannot draw in space")
    expect(page.get_by_test_id("arena")).to_be_visible()
    # It is remembered that space was asked for.
    page.reload()
    expect(space(page)).to_be_visible()
