"""A show that two bots played, watched again in space: one picture of each kind of thing that happens."""

import base64
import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from kit.browser import DOORSTEP, Visitors, settle
from kit.house import House
from kit.server import wait_until
from kit.space import space

KINDS = {
    "took": ("[data-acts~=ring]", 450),
    "missed": (".plate.miss", 350),
    "hit": (".plate.hit", 400),
    "dice-rolled": (".plate.dice", 700),
    "threw": ("[data-acts~=blast]", 1_250),
    "burnt": ("[data-acts~=flame]", 900),
    "killed-by": ("[data-acts~=skull]", 1_100),
    "completed": ("[data-acts~=cheer]", 1_100),
}
"""What is pictured: so many milliseconds of the film after this is to be seen of it."""
SIZE = {"width": 980, "height": 560}
WIDE, HIGH, COLUMNS = 360, 232, 4
STEP = 50
"""Milliseconds of the film between two of its pictures."""
FLIGHT = 2_000
"""Milliseconds after which the camera has come to rest."""
LONGEST = 400
"""Pictures after which what was to be seen should have been."""
PATIENCE = 300_000
"""Milliseconds for a page that a busy machine draws: nothing of what is pictured depends on them."""
ADVANCE = """(by) => {
    for (const one of document.getAnimations()) {
        one.pause();
        one.currentTime = Number(one.currentTime ?? 0) + by;
    }
}"""
"""Motion that the page leaves to the browser runs by another clock than its script: it is taken along."""
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
    teams = ["chastas*/kabuki:grenade", "blanca*:grenade/mycky"]
    options = {"turns": 8, "mission": "objectives", "teams": teams, "map": "backlot"}
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
        """The step after this moment, so many milliseconds of the film after a sign of it. The clock of the
        page is ours: however long a picture takes to draw, the next one is that of the next moment."""
        page.goto(f"/r/{self.table}?at={before}&eyes=spectator")
        settle(page)
        expect(space(page)).to_have_attribute("data-matrix", re.compile(r"\d"), timeout=PATIENCE)
        page.clock.pause_at(page.evaluate("Date.now() / 1000") + 60)  # ahead of whatever passes meanwhile
        for _ in range(FLIGHT // 250):
            self._step(page, 250)
        page.keyboard.press("ArrowRight")
        self._until(page, sign)
        for _ in range(wait // STEP):
            self._step(page)
        picture = space(page).screenshot(animations="allow")
        page.clock.resume()
        return base64.b64encode(picture).decode()

    def _step(self, page: Page, by: int = STEP) -> None:
        """The next picture of the film: whatever lies between is not drawn."""
        page.clock.fast_forward(by)
        page.evaluate(ADVANCE, by)

    def _until(self, page: Page, sign: str) -> None:
        """Let the film run until this is to be seen. What comes over the line takes its own time."""
        for _ in range(LONGEST):
            if page.locator(sign).count():
                return
            self._step(page)
            page.wait_for_timeout(STEP)
        raise AssertionError(f"{sign} was never to be seen")

    def made(self) -> bytes:
        page = self.people(DOORSTEP, viewport=SIZE, speed="calm", reduced_motion="no-preference")
        page.set_default_timeout(PATIENCE)
        page.set_default_navigation_timeout(PATIENCE)
        page.context.add_init_script("""localStorage.setItem("euphoria.show.space", "1")""")
        found = self.moments(page)
        page.clock.install()
        pictures = [self.taken(page, found[kind], *how) for kind, how in KINDS.items() if kind in found]
        made: str = page.evaluate(JOIN, [pictures, WIDE, HIGH, COLUMNS])
        return base64.b64decode(made)
