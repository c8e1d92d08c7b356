"""Somebody who writes down what the arena says before an answer, and checks that it then happens: on the plan
and in space."""

import json
import re
from collections.abc import Callable
from itertools import takewhile
from typing import Any

from playwright.sync_api import Page, expect

from euphoria.games.show.rules.words import BADGES
from kit.arena import Hand, Mouse, Player, Point, begin, ends, figure, mover, screen
from kit.browser import Visitors, soon
from kit.table import Sitter

US = "A.scauter"
WORDS = (
    """(path) => fetch(`${path}/words?lang=en`, { headers: { "X-Euphoria": "1" } }).then((it) => it.json())"""
)
YARD = {
    "name": "Yard",
    "size": [48, 36],
    "element": [
        {"kind": "barricade", "name": "fence", "box": [20, 18, 6, 0.5]},
        {"kind": "solid", "name": "crate", "box": [30, 15, 2, 2], "height": 1.5},
    ],
}
"""Nearly nothing to hide behind."""
CONTACT = 1.3
"""So near to a figure, in inches, a place means: at its side. Nearer it would mean the figure itself."""
DECIDED = """() => !document.querySelector("[data-testid=go]:disabled")
    || !!document.querySelector("[data-testid=why-not]")"""
"""Has the house said whether one can go there?"""


class Recorder:
    """What came over the line of a page."""

    def __init__(self, visit: Visitors, page: Page) -> None:
        self.page = page
        self.frames = visit.frames[page]

    def all(self, kind: str) -> list[dict[str, Any]]:
        found = [json.loads(text) for text in self.frames.received]
        return [message for message in found if message["type"] == kind]

    def place(self, name: str) -> tuple[float, float]:
        figures = self.all("position")[-1]["view"]["figures"]
        x, y, _ = next(one["place"] for one in figures if one["figure"] == name)
        return x / 1000, y / 1000

    def events(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for message in self.all("events"):
            found[message["first"] :] = message["events"]
        return found

    def spent(self, since: int) -> int:
        """The AP of our movements after so many events, up to the end of the phase."""
        found = takewhile(lambda event: event["event"] != "show-phase", self.events()[since:])
        steps = [event for event in found if "ap" in event and "x" in event]
        return sum(event["ap"] for event in steps if BADGES[event["figure"]] == US)

    def next(self, since: int, kind: str, **facts: int) -> dict[str, Any]:
        """The first event of this kind after so many others."""
        found: list[dict[str, Any]] = []

        def told() -> bool:
            wanted = {"event": kind, **facts}
            found[:] = [event for event in self.events()[since:] if event.items() >= wanted.items()]
            return bool(found)

        self.wait(told)
        return found[0]

    def wait(self, true: Callable[[], bool]) -> None:
        """Frames are heard while the page is asked for something."""
        for _ in range(600):
            if true():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(self.events()[-10:])


def pool(packed: int) -> int:
    """How many dice are packed into a number, four bits each."""
    return len(f"{packed:x}") if packed else 0


class Prophet(Player):
    """Goes for the rival, and writes down what was said before each answer and what came of it."""

    def __init__(self, ana: Sitter, hand: Hand, line: Recorder, foe: str) -> None:
        super().__init__(ana, hand)
        self.foe = foe
        self.line = line
        self.kept: list[str] = []
        self.aims: list[tuple[int, int]] = []
        """Aim and number of the shots that were declared; they are told when they are fired."""

    def position(self, offered: list[str]) -> str:
        name = mover(self.page)
        turn = self.page.get_by_test_id("show").get_attribute("data-turn") or ""
        free = any(one.startswith("move") for one in offered)
        if not free or turn in self.walked or not self.name_a_place(offered):
            self.choose(offered)
            return "list"
        self.walked.add(turn)
        self.walk(name)
        return "go"

    def name_a_place(self, offered: list[str]) -> bool:
        """At the rival's side if we can get there, else as near as a listed place is."""
        (x, y), (fx, fy) = self.line.place(US), self.line.place(self.foe)
        far = ((x - fx) ** 2 + (y - fy) ** 2) ** 0.5
        places = [(fx + (x - fx) * CONTACT / far, fy + (y - fy) * CONTACT / far)]
        steps = [found[:2] for one in offered if one.startswith("move") and (found := ends(one))]
        places += sorted(steps, key=lambda at: (at[0] - fx) ** 2 + (at[1] - fy) ** 2)[:1]
        go = self.page.get_by_test_id("go")
        for at in places:
            self.page.mouse.click(*self.point(*at))
            expect(self.page.get_by_test_id("price")).to_be_visible()
            expect(go.or_(self.page.get_by_test_id("why-not")).first).to_be_visible()
            soon(self.page, lambda: bool(self.page.evaluate(DECIDED)))
            if go.is_enabled():
                return True
            self.page.keyboard.press("Escape")
        return False

    def point(self, x: float, y: float) -> Point:
        """Where a place of the ground is on the page."""
        return screen(self.page, x, y)

    def walk(self, name: str) -> None:
        third = self.page.get_by_test_id("third")
        price = int(third.locator("[data-price]").get_attribute("data-price") or -1)
        left = int(third.locator("[data-left]").get_attribute("data-left") or -1)
        # At once: what a charge would bring takes their place.
        foes = third.locator("[data-foe]")
        told_foes: list[list[str]] = foes.evaluate_all(
            "all => all.map(({ dataset: { foe, sees, seen } }) => [foe, sees, seen])"
        )
        seen = {foe: (sees, back) for foe, sees, back in told_foes}
        before = int(figure(self.page, name).get_attribute("data-ap") or -1)
        assert before - price == left
        told = len(self.line.events())
        self.page.get_by_test_id("go").click()
        self.line.wait(lambda: self.line.spent(told) >= price)
        assert self.line.spent(told) == price
        self.kept.append("way")
        # Who has AP left goes on and can be looked at; otherwise the others have moved already.
        if left:
            expect(figure(self.page, name)).to_have_attribute("data-ap", str(left))
        if left and seen:
            lines = self.page.evaluate(WORDS, f"/api/tables/{self.page.url.rsplit('/', 1)[-1]}")["lines"]
            line = next((lines[at + 1] for at, one in enumerate(lines) if one.startswith("What ")), "")
            assert seen[self.foe] == (str("in sight" in line).lower(), str("; looks back" in line).lower())
            self.kept.append("sight")

    def shoot(self, option: str) -> None:
        _, _, foe, shots = option.split()
        self.hand.pick(foe)
        button = self.page.locator(f"[data-answer='{option}']")
        button.hover()
        aim = self.page.locator("[data-aim]").get_attribute("data-aim")
        button.click()
        self.aims.append((int(aim or 0), int(shots)))

    def dice(self, option: str) -> None:
        button = self.page.locator(f"[data-answer='{option}']")
        expect(button).to_have_attribute("data-own", re.compile(r"\d"))
        own = int(button.get_attribute("data-own") or 0)
        rival = int(button.get_attribute("data-rival") or 0)
        told = len(self.line.events())
        button.click()
        assert self.line.next(told, "show-dice-bought")["count"] == int(option.split()[1])
        ours = self.line.next(told, "show-dice-rolled", seat=0)
        theirs = self.line.next(told, "show-dice-rolled", seat=1)
        assert [pool(ours["dice"]), pool(theirs["dice"])] == [own, rival]
        self.kept.append("dice")


def played(visit: Visitors, options: dict[str, Any]) -> Prophet:
    """A whole show in which the rival is looked for; what was foretold is checked on the way."""
    ana = begin(visit, {"turns": 4, "mission": "massacre", **options}, record=True)
    prophet = Prophet(ana, Mouse(ana), Recorder(visit, ana.page), rival_of(options))
    prophet.play()
    return prophet


def rival_of(options: dict[str, Any]) -> str:
    return f"B.{options['teams'][1].rstrip('*')}"
