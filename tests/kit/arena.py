"""Somebody at the table of the show who plays on the board: by mouse, by finger, or by keys alone."""

import re
from abc import ABC, abstractmethod
from collections import Counter
from typing import Any

from playwright.sync_api import Locator, Page, expect

from kit.browser import Visitors
from kit.table import Sitter, sitter

DEPTH = 36
ON_SCREEN = """(plan, [x, y]) => {
    const point = new DOMPoint(20 * x, 20 * y).matrixTransform(plan.getScreenCTM());
    return [point.x, point.y];
}"""
PLACE = re.compile(r"(-?[\d.]+),(-?[\d.]+)(?:@(\d+))?$")
STEPS_TO = """(target) => {
    // How many presses of Tab from here to there, as the page stands now.
    const kinds = "a[href], button, input, select, textarea, summary, [tabindex]";
    const all = [...document.querySelectorAll(kinds)]
        .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
    return all.indexOf(target) - all.indexOf(document.activeElement);
}"""
Point = tuple[float, float]


def begin(visit: Visitors, options: dict[str, Any] | None = None, **how: Any) -> Sitter:
    """A show of one figure against another, unless the options want more."""
    ana = sitter(visit, **how)
    small = {"teams": ["nikolai*:grenade", "blanca*"], "turns": 1}
    ana.begin("show", 2, options={**small, **(options or {})})
    expect(ana.page.get_by_test_id("show")).to_be_visible()
    return ana


# ------------------------------------------------------------------ what is on the page


def screen(page: Page, x: float, y: float) -> Point:
    """Where a point of the table, in inches, is on the page."""
    found = plan(page).evaluate(ON_SCREEN, [x, DEPTH - y])
    return found[0], found[1]


def ruler(page: Page) -> float:
    """How long an inch of the table is on the page."""
    return float(plan(page).evaluate("plan => 20 * plan.getScreenCTM().a"))


def plan(page: Page) -> Locator:
    """The drawing of the table: it comes when its map has been read, so whoever measures it waits for it."""
    return page.locator("[data-testid=arena] [data-plan]")


def figure(page: Page, name: str) -> Locator:
    return page.locator(f"[data-figure='{name}']")


def centre(spot: Locator) -> Point:
    box = spot.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def options(ana: Sitter) -> list[str]:
    shown = ana.bar.locator("[data-option]")
    found: list[str] = shown.evaluate_all("all => all.map((one) => one.dataset.option)")
    return found


def verb(page: Page) -> str:
    return page.locator("[data-verb]").get_attribute("data-verb") or ""


def mover(page: Page) -> str:
    return page.locator("[data-mover]").get_attribute("data-mover") or ""


def question(ana: Sitter) -> str:
    return ana.bar.get_attribute("data-question") or ""


def ends(option: str) -> tuple[float, float, int] | None:
    """The place an option names last."""
    found = PLACE.search(option)
    return (float(found[1]), float(found[2]), int(found[3] or 0)) if found else None


def answered(ana: Sitter, before: str, patience: float | None = None) -> None:
    """Wait until the question is another one."""
    expect(ana.bar).not_to_have_attribute("data-question", before, timeout=patience)


def near(ana: Sitter, name: str) -> Point:
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


# ------------------------------------------------------------------ ways to play


class Hand(ABC):
    """A way to use the board."""

    def __init__(self, ana: Sitter) -> None:
        self.ana = ana
        self.page = ana.page

    @abstractmethod
    def put(self, piece: str, option: str) -> None:
        """Take something from the bench to the place of an option."""

    @abstractmethod
    def go(self, name: str) -> None:
        """Send the figure that is asked about to a place near it."""

    @abstractmethod
    def pick(self, name: str) -> None:
        """Look at a figure, or choose it."""

    @abstractmethod
    def press(self, button: Locator) -> None:
        """Press a button."""


class Mouse(Hand):
    """Drags."""

    def drag(self, piece: Locator, x: float, y: float) -> None:
        """To a point of the page. What is taken must lie still first."""
        piece.hover()
        self.page.mouse.down()
        self.page.mouse.move(x, y, steps=8)
        self.page.mouse.up()

    def put(self, piece: str, option: str) -> None:
        bench = self.page.locator(f"[data-bench='{piece}']")
        bench.hover()
        self.drag(bench, *screen(self.page, *spot(option)))

    def go(self, name: str) -> None:
        self.drag(figure(self.page, name), *near(self.ana, name))

    def pick(self, name: str) -> None:
        self.page.mouse.click(*centre(figure(self.page, name)))

    def press(self, button: Locator) -> None:
        button.click()


class Finger(Hand):
    """Drags from the bench, and taps: on a place and then on the button that does it."""

    def __init__(self, ana: Sitter) -> None:
        super().__init__(ana)
        self.line = ana.page.context.new_cdp_session(ana.page)

    def touch(self, kind: str, *points: Point) -> None:
        spots = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    def drag(self, start: Point, end: Point) -> None:
        self.touch("touchStart", start)
        for step in (0.2, 0.5, 0.8, 1.0):
            self.touch(
                "touchMove", (start[0] + (end[0] - start[0]) * step, start[1] + (end[1] - start[1]) * step)
            )
        self.touch("touchEnd")

    def put(self, piece: str, option: str) -> None:
        bench = self.page.locator(f"[data-bench='{piece}']")
        bench.scroll_into_view_if_needed()
        expect(bench).to_be_in_viewport()
        self.drag(centre(bench), screen(self.page, *spot(option)))

    def go(self, name: str) -> None:
        self.page.touchscreen.tap(*near(self.ana, name))
        self.press(self.page.get_by_test_id("go"))

    def pick(self, name: str) -> None:
        self.press(self.page.locator(f"[data-order='{name}']"))

    def press(self, button: Locator) -> None:
        button.tap()


class Keys(Hand):
    """Tab, Enter, and the keys of the table; nothing else ever touches the page."""

    def focus(self, target: Locator) -> None:
        expect(target).to_be_enabled()
        for _ in range(12):
            steps = int(target.evaluate(STEPS_TO))
            for _ in range(abs(steps)):
                self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
            if steps == 0:
                return
        raise AssertionError("keys do not lead there")

    def named(self) -> None:
        """The first place of the list is named and possible; do it."""
        self.focus(self.page.get_by_test_id("arena"))
        self.page.keyboard.press("PageDown")
        expect(self.page.get_by_test_id("go")).to_be_enabled()
        self.page.keyboard.press("Enter")

    def put(self, piece: str, option: str) -> None:
        del option  # the first one of the list
        self.press(self.page.locator(f"[data-bench='{piece}']"))
        self.named()

    def go(self, name: str) -> None:
        del name
        self.named()

    def pick(self, name: str) -> None:
        self.press(figure(self.page, name))

    def press(self, button: Locator) -> None:
        self.focus(button)
        self.page.keyboard.press("Enter")


def spot(option: str) -> Point:
    """Where a piece must be let go of: a platform is held in its middle."""
    found = ends(option)
    assert found
    middle = 2 if option.startswith("platform") else 0
    return found[0] + middle, found[1] + middle


# ------------------------------------------------------------------ a whole show

PATIENCE = 8_000
"""Milliseconds after which somebody sees that a tap did nothing."""
IDLE = ("done", "pass", "wait")
DEEDS = ("free", "take", "leave", "lead")
"""What missions are about; done whenever it can be done."""


class Player:
    """Plays a show on the board up to its end, and remembers what it used."""

    def __init__(self, ana: Sitter, hand: Hand) -> None:
        self.ana = ana
        self.hand = hand
        self.page = ana.page
        self.used: Counter[str] = Counter()
        self.walked: set[str] = set()

    def play(self, most: int = 120) -> Counter[str]:
        over = self.page.get_by_test_id("after")
        for _ in range(most):
            expect(over.or_(self.ana.bar.locator("[data-option]").first).first).to_be_visible()
            if over.is_visible():
                return self.used
            self.take_turn()
        raise AssertionError(f"no end after {most} answers: {self.used}")

    def take_turn(self) -> None:
        """Answer what is asked. A tap is lost if its button is drawn anew below it: people tap again."""
        before = question(self.ana)
        self.answer(before.split()[-1])
        try:
            answered(self.ana, before, PATIENCE)
        except AssertionError:
            self.answer(before.split()[-1])
            answered(self.ana, before)

    def answer(self, kind: str) -> None:
        offered = options(self.ana)
        verbs = [option.split()[0] for option in offered]
        if kind in ("platform", "deploy"):
            way = kind
            piece = "platform" if kind == "platform" else " ".join(offered[0].split()[:2])
            self.hand.put(piece, offered[0])
        elif kind == "position":
            way = self.position(offered)
        elif kind == "fire" and "aim" in verbs:
            way = "shot"
            self.shoot(offered[verbs.index("aim")])
        elif kind in ("dice", "defend"):
            way = "dice"
            self.dice(offered[verbs.index("roll")])
        elif verbs[0] in ("next", "wound", "credit", "strike"):
            way = "figure"
            self.hand.pick(offered[0].split()[-1])
        else:
            way = "list"
            self.choose(offered)
        self.used[way] += 1
        self.used[f"asked {kind}"] += 1

    def position(self, offered: list[str]) -> str:
        name = mover(self.page)
        deed = next((one for one in offered if one.split()[0] in DEEDS), None)
        turn = f"{name} {self.page.get_by_test_id('show').get_attribute('data-turn')}"
        if deed and deed.split()[0] in ("free", "take"):
            self.hand.press(self.ana.bar.locator(f"[data-option='{deed}']"))
            return "deed"
        if turn not in self.walked and verb(self.page) == "go" and any(is_step(one) for one in offered):
            self.walked.add(turn)
            self.hand.go(name)
            return "go"
        self.choose(offered)
        return "list"

    def shoot(self, option: str) -> None:
        self.hand.pick(option.split()[2])
        self.hand.press(self.page.locator(f"[data-answer='{option}']"))

    def dice(self, option: str) -> None:
        self.hand.press(self.page.locator(f"[data-answer='{option}']"))

    def choose(self, offered: list[str]) -> None:
        """Finish what is begun, or do nothing; where nobody says how, take the first answer."""
        finish = self.page.get_by_test_id("third").locator("[data-option='done']")
        if finish.is_visible():
            return self.hand.press(finish)
        fire = [one for one in ("fire",) if one in offered]
        idle = [one for one in IDLE if one in offered]
        option = [*fire, *idle, offered[0]][0]
        return self.hand.press(self.ana.bar.locator(f"[data-option='{option}']").first)


def is_step(option: str) -> bool:
    return re.fullmatch(r"move [\d.]+,[\d.]+", option) is not None


def to_positioning(ana: Sitter, hand: Hand | None = None) -> str:
    """Answer until the first figure of ours is to be moved; which one that is."""
    player = Player(ana, hand or Mouse(ana))
    for _ in range(20):
        ana.asked()
        if verb(ana.page) == "go":
            return mover(ana.page)
        player.take_turn()
    raise AssertionError("nobody was to be moved")
