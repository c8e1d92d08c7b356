"""Photograph the main screens of the web client, in three sizes, light and dark.

    python tools/shots.py [WORD ...]      only the screens whose names begin with one of the words

A house is opened whose dice always fall the same, and games are played in it up to moments worth a
picture. The pictures go to build/shots; those the README shows are also written to docs/pictures, so
look at them before you commit. Whatever the browser complains about is told at the end.
"""

import base64
import contextlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

import chromium
from euphoria.server.bots.workers import Thought, think
from euphoria.server.http.routes import COOKIE
from euphoria.server.tables import lobby
from kit.browser import ROOT, SIZES, Guard, Size, Visitors, settle
from kit.server import Player, Running, Socket, running

FOLDER = ROOT / "build" / "shots"
README = ROOT / "docs" / "pictures"
NAMES = ("Mira", "Ana", "Boris", "Chen", "Dalia", "Emil", "Farah", "Gus")
TO_THE_END = 10_000
SCHEMES = ("light", "dark")
KNOWN = 'localStorage.setItem("euphoria.known", "1")'  # as if this browser had come in by itself

Look = Callable[[Page], object]
Choice = tuple[int, int, str]
"""Who chose, after how many actions they know of, and what."""


def as_it_opens(_page: Page) -> None:
    """Nothing more to do."""


def look_at_sheet(page: Page) -> None:
    tab = page.get_by_role("tab", name="Sheet")
    tab.click()
    tab.scroll_into_view_if_needed()


def look_at_rival(page: Page) -> None:
    page.locator("[data-order^='B.']").first.click()
    page.get_by_test_id("third").get_by_role("button").first.wait_for()


def name_a_place(page: Page) -> None:
    page.get_by_test_id("arena").focus()
    page.keyboard.press("PageDown")
    page.locator("[data-testid=go]:enabled").wait_for()


def read_in_words(page: Page) -> None:
    tab = page.get_by_role("tab", name="In words")
    tab.click()
    tab.scroll_into_view_if_needed()
    page.get_by_role("tabpanel").get_by_text("Scenery").wait_for()


def look_ahead(page: Page) -> None:
    """Take a worker and look at what a space would bring it."""
    die = page.locator("[data-die]:not(:disabled)").first
    if die.get_attribute("aria-pressed") != "true":
        die.click()
    page.get_by_test_id("city-map").scroll_into_view_if_needed()
    page.keyboard.press("Shift")  # previews wait for a sign of life
    page.locator(".open[data-space], .open > [data-space]").first.focus()
    page.locator("[data-testid=ahead][data-ready]").wait_for()


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


class Company:
    """The people of the pictures. They choose as bots do, and are there while the pictures are taken."""

    def __init__(self, house: Running) -> None:
        self.people = [house.person(name) for name in NAMES]
        self.sockets: list[Socket] = []
        self.chosen: dict[str, list[Choice]] = {}

    @property
    def me(self) -> Player:
        return self.people[0]

    def game(self, title: str, players: int, choices: int) -> str:
        """A game up to the moment when I have chosen so often and must choose again, or to its end."""
        table = self.sit_down(title, players)
        mine = 0
        while waiting := [one["seat"] for one in self.me.position(table)["waiting"]]:
            seat = max(waiting)  # I, on seat 0, choose last
            mine += seat == 0
            if mine > choices:
                break
            self._choose(title, table, seat)
        self.watch(table, players)
        return table

    def game_again(self, title: str, players: int, chosen: list[Choice]) -> str:
        """A game as it was once played: nobody thinks."""
        table = self.sit_down(title, players)
        for seat, ply, choice in chosen:
            self.people[seat].act(table, choice, ply)
        self.watch(table, players)
        return table

    def sit_down(self, title: str, players: int) -> str:
        table = self.me.table(title, players)
        for person in self.people[1:players]:
            person.join(table)
        self.me.start(table)
        return table

    def watch(self, table: str, players: int) -> None:
        """Those who sit with me are there."""
        self.sockets += [person.sit(table) for person in self.people[1:players]]

    def _choose(self, title: str, table: str, seat: int) -> None:
        position = self.people[seat].position(table)
        asked, ply = position["decision"], position["ply"]
        options = [option["text"] for option in asked["options"]]
        choice = think(Thought(title, "greedy", ply, position["view"], asked["kind"], options)).action
        self.people[seat].act(table, choice, ply)
        self.chosen.setdefault(table, []).append((seat, ply, choice))

    def listen(self) -> None:
        """Take in what was told: the line of somebody who never listens is cut."""
        for socket in self.sockets:
            with contextlib.suppress(TimeoutError):
                while True:
                    socket.next(timeout=0)

    def leave(self) -> None:
        for socket in self.sockets:
            socket.close()


def screens(company: Company) -> list[Screen]:
    """Play what must be played, and name what is to be seen."""
    waiting = company.me.table("leaders", 5, bots=2)
    early = company.game("leaders", 8, 0)
    leaders, ended = company.game("leaders", 6, 8), company.game("leaders", 4, TO_THE_END)
    dystopia, show = company.game("dystopia", 4, 12), company.game("show", 2, 30)
    teams, bench, filmed = (company.game("show", 2, choices) for choices in (0, 3, TO_THE_END))
    late = company.game("dystopia", 6, 30)
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
        Screen("leaders-early", f"/t/{early}"),
        Screen("leaders-sheet", f"/t/{leaders}", then=look_at_sheet),
        Screen("leaders-end", f"/t/{ended}"),
        Screen("dystopia", f"/t/{dystopia}", readme="desktop-light"),
        Screen("dystopia-ahead", f"/t/{dystopia}", then=look_ahead),
        Screen("dystopia-late", f"/t/{late}"),
        Screen("show", f"/t/{show}", readme="desktop-dark"),
        Screen("show-teams", f"/t/{teams}"),
        Screen("show-bench", f"/t/{bench}"),
        Screen("show-way", f"/t/{show}", then=name_a_place),
        Screen("show-aim", f"/t/{show}", then=look_at_rival),
        Screen("show-words", f"/t/{show}", then=read_in_words),
        Screen("show-replay", f"/r/{filmed}?at=60&eyes=open"),
        Screen("replay", f"/r/{ended}?at=60"),
        Screen("replay-open", f"/r/{ended}?at=60&eyes=open"),
        Screen("dice", f"/dice/{ended}"),
        Screen("learn", "/learn"),
        Screen("learn-leaders", "/learn/leaders"),
        Screen("learn-rules", "/learn/leaders/rules?q=L-9.1"),
        Screen("learn-cards", "/learn/leaders/cards"),
        Screen("learn-first", "/learn/leaders/first?step=8", readme="desktop-dark"),
        Screen("learn-dystopia", "/learn/dystopia"),
        Screen("learn-show", "/learn/show"),
    ]


# ------------------------------------------------------------------ pictures


def small_picture(page: Page, file: Path) -> None:
    """WebP is a third of the size of PNG. Playwright cannot write it, the browser can."""
    line = page.context.new_cdp_session(page)
    answer = line.send("Page.captureScreenshot", {"format": "webp", "quality": 85})
    file.write_bytes(base64.b64decode(answer["data"]))


def photograph(people: Visitors, company: Company, wanted: list[Screen], size: Size, scheme: str) -> None:
    page = people(path=None, size=size, color_scheme=scheme)
    page.context.add_cookies([{"name": COOKIE, "value": company.me.token, "url": people.address}])
    page.context.add_init_script(KNOWN)
    for screen in wanted:
        company.listen()
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
    company = Company(house)
    print("Playing …", flush=True)
    wanted = [one for one in screens(company) if not words or one.name.startswith(tuple(words))]
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=chromium.find() or chromium.fetch())
        people = Visitors(browser, house.address, guard)
        for size in SIZES:
            for scheme in SCHEMES:
                print(f"{size}, {scheme} …", flush=True)
                photograph(people, company, wanted, size, scheme)
        people.leave()
        browser.close()
    company.leave()
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
        running(f"sqlite:///{folder}/house.sqlite", web=os.environ.get("EUPHORIA_WEB", "")) as house,
    ):
        complaints = take_all(house, words)
    print(f"{len(list(FOLDER.glob('*.png')))} pictures are in {FOLDER.relative_to(ROOT)}.")
    for complaint in sorted(set(complaints)):
        print(f"The browser complained: {complaint}")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
