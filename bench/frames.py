"""Frames a second at the table of the show while one looks around, near, in a window of 1920 by 1080.

    PYTHONPATH=tests:tools .venv/bin/python bench/frames.py [selector …]

Software rendering, so compare runs on one machine: with selectors, each of these is left out of the picture
in a run of its own, which tells what costs. The window is moved a little before every frame, as by a hand.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

import chromium
from kit.hand_verbs import starts
from kit.placed_house import PlacedHouse

SECONDS = 3
LOOK_AROUND = """(seconds) => new Promise((done) => {
    const table = document.querySelector("[data-testid=arena]");
    const { left, top, width, height } = table.getBoundingClientRect();
    const wheel = (deltaY) => table.dispatchEvent(new WheelEvent("wheel", {
        deltaY, clientX: left + width / 2, clientY: top + height / 2, cancelable: true,
    }));
    wheel(-700);
    let [frames, began] = [0, 0];
    const step = (now) => {
        began ||= now;
        if (now - began >= seconds * 1000) return done((frames * 1000) / (now - began));
        frames += 1;
        wheel(frames % 2 ? 12 : -12);
        requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
})"""


def measured(page: Page, address: str, hidden: str) -> float:
    page.goto(address)
    page.locator("[data-figure]").first.wait_for()
    if hidden:
        page.add_style_tag(content=f"{hidden} {{ display: none !important; }}")
    page.wait_for_timeout(500)
    return max(float(page.evaluate(LOOK_AROUND, SECONDS)) for _ in range(2))


def main() -> None:
    start = next(starts("show", "aim"))
    with TemporaryDirectory() as folder, PlacedHouse(Path(folder)) as house, sync_playwright() as play:
        table, people = house.placed(start)
        browser = play.chromium.launch(executable_path=chromium.find(), args=["--disable-gpu"])
        context = browser.new_context(viewport={"width": 1920, "height": 1080}, bypass_csp=True)
        context.add_cookies([{"name": "euphoria", "value": people[0].token, "url": house.address}])
        page = context.new_page()
        for hidden in ["", *sys.argv[1:]]:
            rate = measured(page, f"{house.address}/t/{table}", hidden)
            print(f"{rate:5.1f} frames a second{f' without {hidden}' if hidden else ''}")
        browser.close()


if __name__ == "__main__":
    main()
