"""The table of the show in space, in the hand: where its points are on the page, and playing there."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from kit.arena import DEPTH, Hand, Point, centre, ends, figure, options, spot

SMALL: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "device_scale_factor": 0.25}
"""Every pixel of the window is painted by the processor here, anew with each picture of the table: large ones
are enough where nobody looks at it."""
WIDTH = 48
CHEST = 0.8
"""Inches above its base a figure is taken at."""
PROJECT = """(box, [x, y, z]) => {
    const m = box.dataset.matrix.split(" ").map(Number);
    const row = (n) => m[n] * x + m[n + 4] * y + m[n + 8] * z + m[n + 12];
    const { left, top, width, height } = box.getBoundingClientRect();
    return [left + ((row(0) / row(3) + 1) / 2) * width, top + ((1 - row(1) / row(3)) / 2) * height];
}"""


def space(page: Page) -> Locator:
    return page.get_by_test_id("space")


def enter_space(page: Page) -> None:
    """Ask for the table in space, and wait until it has been drawn."""
    button = page.get_by_test_id("space-on")
    if button.get_attribute("aria-pressed") != "true":
        button.click()
    expect(space(page)).to_have_attribute("data-matrix", re.compile(r"\d"))
    at_rest(page)


def at_rest(page: Page) -> None:
    """The camera has come to rest: it says where it is after every picture that nothing follows."""
    space(page).evaluate("""(box) => new Promise((done) => {
        let last = "";
        let since = performance.now();
        const step = (now) => {
            if (box.dataset.matrix !== last) [last, since] = [box.dataset.matrix, now];
            if (now - since > 350) return done();
            requestAnimationFrame(step);
        };
        step(performance.now());
    })""")


def on_page(page: Page, x: float, y: float, z: float = 0, picture: str = "space") -> Point:
    """Where a point over the table, in inches, is on the page."""
    found = page.get_by_test_id(picture).evaluate(PROJECT, [x - WIDTH / 2, z, DEPTH / 2 - y])
    return found[0], found[1]


def body(page: Page, name: str) -> Point:
    """Where somebody is to be taken."""
    place = figure(page, name).get_attribute("data-place") or ""
    x, y, z = (int(one) / 1000 for one in place.split())
    return on_page(page, x, y, z + CHEST)


class SpaceMouse(Hand):
    """Carries figures over the ground of space, and takes them by their bodies."""

    def drag(self, start: Point, end: Point) -> None:
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=5)
        self.page.mouse.up()

    def put(self, piece: str, option: str) -> None:
        bench = self.page.locator(f"[data-bench='{piece}']")
        bench.hover()
        at_rest(self.page)
        self.drag(centre(bench), on_page(self.page, *spot(option)))

    def near(self, name: str) -> Point:
        """The nearest place to go to that is in the open, off every figure."""
        box = space(self.page).bounding_box()
        assert box
        at = body(self.page, name)
        others = [centre(one) for one in self.page.locator("[data-figure]").all()]
        found: list[tuple[float, float, float]] = []
        for option in options(self.ana):
            end = ends(option) if re.fullmatch(r"move [\d.]+,[\d.]+", option) else None
            if end is None:
                continue
            x, y = on_page(self.page, end[0], end[1])
            inside = box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]
            if inside and all(abs(x - ox) + abs(y - oy) > 30 for ox, oy in others):
                found.append((abs(x - at[0]) + abs(y - at[1]), x, y))
        assert found, f"no place of {name} is in view"
        return min(found)[1:]

    def go(self, name: str) -> None:
        at_rest(self.page)
        self.drag(body(self.page, name), self.near(name))

    def pick(self, name: str) -> None:
        at_rest(self.page)
        self.page.mouse.click(*body(self.page, name))

    def press(self, button: Locator) -> None:
        button.click()
