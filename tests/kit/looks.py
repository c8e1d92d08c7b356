"""How the main screens look, in three sizes: photographed, and compared with the pictures in tests/looks.

Pictures are kept at half size. Two are compared a little blurred, and by how many of their pixels differ:
letters that sit a hair apart are no difference, a hand that is gone or another colour of the table is.
`make looks` renews them. The games they show were played once (games.json there): bots that have learnt
something change no picture.
"""

import base64
import contextlib
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

from playwright.sync_api import Browser, Page, ViewportSize

from euphoria.server.desk import desk
from euphoria.server.http.routes import COOKIE
from euphoria.server.tables import lobby
from kit.browser import ROOT, Guard, Visitors, settle
from kit.server import Running, SetClock, running
from kit.space import enter_space

sys.path.append(str(ROOT / "tools"))  # also where this module is only read for its examples

from shots import KNOWN, TO_THE_END, Choice, Company, keys

FOLDER = ROOT / "tests" / "looks"
FAILED = ROOT / "build" / "e2e"
SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "laptop": {"width": 1366, "height": 768},
    "screen": {"width": 1920, "height": 1080},
}
PLAYED = FOLDER / "games.json"
GAMES: dict[str, tuple[str, int, int]] = {
    "leaders": ("leaders", 6, 8),
    "dystopia": ("dystopia", 4, 12),
    "show": ("show", 2, 30),
    "leaders-end": ("leaders", 4, TO_THE_END),
    "dystopia-end": ("dystopia", 2, TO_THE_END),
    "show-end": ("show", 2, TO_THE_END),
}
"""The title, how many play, and how often I have chosen."""
SHARE = 0.003
"""Of the pixels may differ."""
SPACE = "show-space"
IN_SPACE = ("phone", "laptop")
"""Sizes in which the table of the show is looked at in space as well: every pixel of it is painted by the
processor."""
SHARE_IN_SPACE = 0.01
"""Where a machine is slow the picture is coarser, and so are the edges in it."""
FAR = 26
"""Of 255: a colour that is further away is another one."""
PATIENCE = 5.0
"""Seconds for what comes late."""


@dataclass
class Place:
    """A house in which something has been played, and what is to be seen there."""

    address: str
    company: Company
    paths: dict[str, str]


@contextlib.contextmanager
def house() -> Iterator[Running]:
    """The dice are drawn once and for all, and no time goes by. What is lit is lit on a busy machine, too."""
    drawn = keys()
    fixed = SimpleNamespace(token_bytes=lambda _length: next(drawn))
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch.object(lobby, "secrets", fixed),
        mock.patch.object(desk, "BUDGET", 60.0),
        running(f"sqlite:///{folder}/house.sqlite", clock=SetClock()) as one,
    ):
        yield one


@contextlib.contextmanager
def place() -> Iterator[Place]:
    """Always the same games."""
    kept: dict[str, list[Choice]] = json.loads(PLAYED.read_text(encoding="utf-8"))
    with house() as one:
        company = Company(one)
        paths = {
            "home": "/",
            "lobby": f"/t/{company.me.table('leaders', 5, bots=0)}",
            "rules": "/learn/leaders/rules?q=L-9.1",
        }
        for name, (title, players, _) in GAMES.items():
            paths[name] = f"/t/{company.game_again(title, players, kept[name])}"
        paths["replay"] = paths["leaders-end"].replace("/t/", "/r/") + "?at=60&eyes=open"
        yield Place(one.address, company, paths)
        company.leave()


def play() -> None:
    """Play the games anew, by the bots of today: after a change of the rules."""
    with house() as one:
        company = Company(one)
        company.me.table("leaders", 5, bots=0)  # takes a key, as in place()
        played = {name: company.chosen[company.game(*game)] for name, game in GAMES.items()}
        company.leave()
    lines = [f"{json.dumps(name)}: {json.dumps(choices)}" for name, choices in played.items()]
    PLAYED.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def photographs(browser: Browser, there: Place, guard: Guard) -> Iterator[tuple[str, Page]]:
    """Each screen in each size, and its name. Not all of it may have come yet."""
    people = Visitors(browser, there.address, guard)
    for size, viewport in SIZES.items():
        touch: dict[str, Any] = {"is_mobile": True, "has_touch": True} if size == "phone" else {}
        page = people(None, viewport=viewport, color_scheme="dark", **touch)
        page.clock.set_fixed_time(SetClock().time / 1000 + 60)  # "two minutes ago" stays so
        page.context.add_cookies([{"name": COOKIE, "value": there.company.me.token, "url": there.address}])
        page.context.add_init_script(KNOWN)
        for name, path in there.paths.items():
            there.company.listen()
            page.goto(path)
            settle(page)
            yield f"{name}-{size}", page
            if name == "show" and size in IN_SPACE:
                enter_space(page)
                yield f"{SPACE}-{size}", page
                page.get_by_test_id("space-on").click()  # the device remembers
        page.close()
    people.leave()


def most(name: str) -> float:
    """So much of this screen may differ."""
    return SHARE_IN_SPACE if name.startswith(SPACE) else SHARE


def taken(page: Page) -> str:
    """What the page shows now."""
    picture = page.screenshot(animations="disabled", caret="hide", type="jpeg", quality=95)
    return base64.b64encode(picture).decode()


def rested(page: Page) -> str:
    """What it shows once all has come, and nothing changes for a while."""
    page.wait_for_load_state("networkidle")
    before = ""
    while (now := taken(page)) != before:
        before = now
        page.wait_for_timeout(700)
    return now


def renewed(desk: Page, picture: str) -> bytes:
    """A picture as it is kept. `desk` is an empty page: browsers know how to read and write pictures."""
    made: str = desk.evaluate(HALVE, picture)
    return base64.b64decode(made)


def compared(desk: Page, kept: Path, page: Page, allowed: float) -> tuple[float, dict[str, bytes]]:
    """How much of it looks different, and pictures of both and of where they differ. Some of a page comes
    late, so it is looked at until it is right: what is wrong stays wrong."""
    before = base64.b64encode(kept.read_bytes()).decode()
    until = float("inf")
    while True:
        now = taken(page)
        share: float = desk.evaluate(COMPARE, [before, now])
        if share <= allowed:
            return share, {}
        if time.monotonic() > until:
            break
        page.wait_for_load_state("networkidle")  # a zone to be lit may take long to work out
        until = min(until, time.monotonic() + PATIENCE)
        page.wait_for_timeout(100)
    pictures: dict[str, str] = desk.evaluate(DIFFER, [before, now])
    return share, {name: base64.b64decode(data) for name, data in pictures.items()}


DRAW = """
const sheet = (width, height) => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    return canvas.getContext("2d", { willReadFrequently: true });
};
const draw = async (type, data, like) => {
    const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type }));
    const half = { width: Math.round(image.width / 2), height: Math.round(image.height / 2) };
    const { width, height } = like ?? half;
    const context = sheet(width, height);
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, width, height);
    return context.canvas;
};
const plain = (canvas, type) => canvas.toDataURL(type, 0.8).split(",")[1];
"""
HALVE = f"""async (picture) => {{
    {DRAW}
    return plain(await draw("image/jpeg", picture), "image/webp");
}}"""
BOTH = f"""
    {DRAW}
    const now = await draw("image/jpeg", picture);
    const old = await draw("image/webp", before, now);
    const blurred = (canvas) => {{
        const context = sheet(canvas.width, canvas.height);
        context.filter = "blur(1.2px)";
        context.drawImage(canvas, 0, 0);
        return context.getImageData(0, 0, canvas.width, canvas.height).data;
    }};
    const [one, two] = [blurred(old), blurred(now)];
    const far = (at) => Math.max(
        Math.abs(one[at] - two[at]), Math.abs(one[at + 1] - two[at + 1]), Math.abs(one[at + 2] - two[at + 2])
    ) > {FAR};
"""
COMPARE = f"""async ([before, picture]) => {{
    {BOTH}
    let different = 0;
    for (let at = 0; at < one.length; at += 4) different += far(at);
    return different * 4 / one.length;
}}"""
DIFFER = f"""async ([before, picture]) => {{
    {BOTH}
    const marked = sheet(now.width, now.height);
    const shown = marked.createImageData(now.width, now.height);
    for (let at = 0; at < one.length; at += 4) {{
        const faint = [two[at] / 3, two[at + 1] / 3, two[at + 2] / 3, 255];
        shown.data.set(far(at) ? [255, 0, 90, 255] : faint, at);
    }}
    marked.putImageData(shown, 0, 0);
    return {{
        expected: plain(old, "image/png"),
        actual: plain(now, "image/png"),
        diff: plain(marked.canvas, "image/png"),
    }};
}}"""
