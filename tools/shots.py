"""Photograph the main screens of the web client, in three sizes, light and dark.

    python tools/shots.py [WORD ...]      only the screens whose names begin with one of the words

A house is opened whose dice always fall the same, and games are played in it up to moments worth a
picture. The pictures go to build/shots; those the README shows are also written to docs/pictures, so
look at them before you commit. Whatever the browser complains about is told at the end.
"""

import base64
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

import chromium
from euphoria.server import lobby
from euphoria.server.http.routes import COOKIE
from euphoria.server.workers import Thought, think
from kit.browser import ROOT, SIZES, Guard, Size, Visitors, settle
from kit.server import Player, Running, running, wait_until

FOLDER = ROOT / "build" / "shots"
README = ROOT / "docs" / "pictures"
SCHEMES = ("light", "dark")
KNOWN = 'localStorage.setItem("euphoria.known", "1")'  # as if this browser had come in by itself

Look = Callable[[Page], object]


def as_it_opens(_page: Page) -> None:
    """Nothing more to do."""


@dataclass
class Screen:
    """A screen to photograph."""

    name: str
    path: str
    then: Look = as_it_opens
    """What to do on the page before the picture is taken."""
    readme: str = ""
    """`desktop-dark`: this one is also for the README."""


# ------------------------------------------------------------------ games


def keys() -> Iterator[bytes]:
    """The keys of all dice, drawn once and for all."""
    number = 0
    while True:
        number += 1
        yield sha256(f"shots {number}".encode()).digest()


def new_game(me: Player, title: str, players: int, **options: Any) -> str:
    seats = [{"kind": "open"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)]
    body = {"title": title, "players": players, "seats": seats, "options": options}
    table = str(me.post("/api/tables", **body)["table"]["id"])
    me.start(table)
    return table


def my_turn(me: Player, table: str) -> dict[str, Any]:
    """The position when the bots have done their part and it is for us to choose, or the game is over."""
    found: list[dict[str, Any]] = []

    def ready() -> bool:
        position = me.position(table)
        found[:] = [position]
        return position["decision"] is not None or position["view"]["result"] is not None

    wait_until(ready, patience=120)
    return found[0]


def play(me: Player, title: str, table: str, choices: int) -> None:
    """Choose as a bot would so many times; then it is our turn again, if the game is not over."""
    for number in range(choices + 1):
        position = my_turn(me, table)
        decision = position["decision"]
        if decision is None or number == choices:
            return
        options = [option["text"] for option in decision["options"]]
        me.act(table, think(_thought(title, number, position, decision, options)), position["ply"])


def _thought(
    title: str, number: int, position: dict[str, Any], decision: dict[str, Any], options: list[str]
) -> Thought:
    return Thought(title, "greedy", number, position["view"], decision["kind"], options)


def screens(me: Player) -> list[Screen]:
    """Play what must be played, and name what is to be seen."""
    waiting = me.table("leaders", 5, bots=2)
    leaders, ended = new_game(me, "leaders", 6), new_game(me, "leaders", 4)
    dystopia, show = new_game(me, "dystopia", 4), new_game(me, "show", 2)
    play(me, "leaders", leaders, 6)
    play(me, "leaders", ended, 10_000)
    play(me, "dystopia", dystopia, 12)
    play(me, "show", show, 8)
    return [
        Screen("home", "/", readme="desktop-dark"),
        Screen("new", "/new"),
        Screen("new-leaders", "/new/leaders"),
        Screen("new-dystopia", "/new/dystopia"),
        Screen("new-show", "/new/show"),
        Screen("games", "/games"),
        Screen("me", "/me"),
        Screen("lobby", f"/t/{waiting}"),
        Screen("leaders", f"/t/{leaders}", readme="desktop-dark"),
        Screen("leaders-end", f"/t/{ended}"),
        Screen("dystopia", f"/t/{dystopia}", readme="desktop-light"),
        Screen("show", f"/t/{show}", readme="desktop-dark"),
        Screen("replay", f"/r/{ended}"),
        Screen("dice", f"/dice/{ended}"),
        Screen("learn", "/learn"),
        Screen("learn-leaders", "/learn/leaders"),
        Screen("learn-dystopia", "/learn/dystopia"),
        Screen("learn-show", "/learn/show"),
    ]


# ------------------------------------------------------------------ pictures


def small_picture(page: Page, file: Path) -> None:
    """WebP is a third of the size of PNG. Playwright cannot write it, the browser can."""
    line = page.context.new_cdp_session(page)
    answer = line.send("Page.captureScreenshot", {"format": "webp", "quality": 85})
    file.write_bytes(base64.b64decode(answer["data"]))


def photograph(people: Visitors, me: Player, wanted: list[Screen], size: Size, scheme: str) -> None:
    page = people(path=None, size=size, color_scheme=scheme)
    page.context.add_cookies([{"name": COOKIE, "value": me.token, "url": people.address}])
    page.context.add_init_script(KNOWN)
    for screen in wanted:
        page.goto(screen.path)
        page.wait_for_load_state("networkidle")
        settle(page)
        screen.then(page)
        page.screenshot(path=FOLDER / f"{screen.name}-{size}-{scheme}.png")
        if screen.readme == f"{size}-{scheme}":
            small_picture(page, README / f"{screen.name}.webp")


def take_all(house: Running, words: list[str]) -> list[str]:
    """Take the pictures; what the browser complained about."""
    guard = Guard()
    me = house.person("Mira")
    print("Playing …", flush=True)
    wanted = [one for one in screens(me) if not words or one.name.startswith(tuple(words))]
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=chromium.find() or chromium.fetch())
        people = Visitors(browser, house.address, guard)
        for size in SIZES:
            for scheme in SCHEMES:
                print(f"{size}, {scheme} …", flush=True)
                photograph(people, me, wanted, size, scheme)
        people.leave()
        browser.close()
    return guard.complaints


def main(words: list[str]) -> int:
    if not words:
        shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    drawn = keys()
    fixed = SimpleNamespace(token_bytes=lambda _length: next(drawn))
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch.object(lobby, "secrets", fixed),
        running(f"sqlite:///{folder}/house.sqlite", bot_workers=2) as house,
    ):
        complaints = take_all(house, words)
    print(f"{len(list(FOLDER.glob('*.png')))} pictures are in {FOLDER.relative_to(ROOT)}.")
    for complaint in sorted(set(complaints)):
        print(f"The browser complained: {complaint}")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
