"""A show that two bots played, watched again in space: one picture of each kind of thing that happens."""

import base64
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from kit.browser import DOORSTEP, Visitors, settle
from kit.house import House
from kit.server import wait_until
from kit.space import at_rest, enter_space, space

BUSY = "[data-busy=true]"
KINDS = {
    "deployed": (BUSY, 200),
    "moved": (BUSY, 400),
    "missed": (".plate.miss", 120),
    "hit": (".plate.hit", 160),
    "contact": (BUSY, 500),
    "dice-rolled": (".plate.dice", 300),
    "threw": (BUSY, 900),
    "died": (".skull", 500),
}
"""What is pictured: so many milliseconds after this is to be seen of it."""
SIZE = {"width": 980, "height": 560}
WIDE, HIGH, COLUMNS = 360, 232, 4
BEGINS = """(sign) => {
    window.begins = new Promise((done) => {
        const until = performance.now() + 20000;
        const step = () => document.querySelector(sign) || performance.now() > until
            ? done() : requestAnimationFrame(step);
        step();
    });
}"""
JOIN = """async ([all, wide, high, columns]) => {
    const canvas = new OffscreenCanvas(wide * columns, high * Math.ceil(all.length / columns));
    const pen = canvas.getContext("2d");
    for (const [at, data] of all.entries()) {
        const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const scale = Math.max(wide / image.width, high / image.height);
        const [w, h] = [wide / scale, high / scale];
        pen.drawImage(image, (image.width - w) / 2, (image.height - h) / 2, w, h,
            (at % columns) * wide + 2, Math.floor(at / columns) * high + 2, wide - 4, high - 4);
    }
    const made = await canvas.convertToBlob({ type: "image/webp", quality: 0.72 });
    const address = await new Promise((done) => {
        const reader = new FileReader();
        reader.onload = () => done(reader.result);
        reader.readAsDataURL(made);
    });
    return address.split(",")[1];
}"""


def show_of_bots(house: House) -> str:
    """A finished show of two bots."""
    host = house.person("Ana")
    options = {"turns": 6, "teams": ["nikolai*:grenade/kabuki", "mycky*/blanca:grenade"], "map": "backlot"}
    table = host.table("show", 2, sit=False, seats=[{"kind": "bot"}] * 2, options=options)
    host.start(table)
    wait_until(lambda: host.get(f"/api/tables/{table}")["table"]["phase"] == "over", patience=240)
    return table


@dataclass
class Strip:
    """Moments of a film."""

    people: Visitors
    table: str

    def moments(self, page: Page) -> dict[str, int]:
        """By kind of event: the stop before that of the first of them."""
        path = f"/api/tables/{self.table}/timeline?eyes=spectator&lang=en"
        timeline: dict[str, Any] = page.evaluate(
            "(path) => fetch(path, { headers: { 'X-Euphoria': '1' } }).then((it) => it.json())", path
        )
        found: dict[str, int] = {}
        before = stop = 0
        for moment in timeline["moments"]:
            if moment["at"] != stop:
                before, stop = stop, moment["at"]
            found.setdefault(moment["event"].removeprefix("show-"), before)
        return found

    def taken(self, page: Page, before: int, sign: str, wait: int) -> str:
        """The step after this moment, so many milliseconds after a sign of it."""
        page.goto(f"/r/{self.table}?at={before}&eyes=spectator")
        settle(page)
        enter_space(page)
        at_rest(page)
        page.evaluate(BEGINS, sign)
        page.keyboard.press("ArrowRight")
        page.evaluate("(wait) => window.begins.then(() => new Promise((on) => setTimeout(on, wait)))", wait)
        return base64.b64encode(space(page).screenshot()).decode()

    def made(self) -> bytes:
        page = self.people(DOORSTEP, viewport=SIZE, speed="calm", reduced_motion="no-preference")
        found = self.moments(page)
        pictures = [self.taken(page, found[kind], *how) for kind, how in KINDS.items() if kind in found]
        made: str = page.evaluate(JOIN, [pictures, WIDE, HIGH, COLUMNS])
        return base64.b64decode(made)
