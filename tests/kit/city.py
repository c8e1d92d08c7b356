"""Somebody at the city in a browser, who thinks as a bot does and answers on the board alone: by mouse, by
finger or by keys."""

import json
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from euphoria import bots
from euphoria.api import game
from kit.browser import Frames, Visitors
from kit.house import House
from kit.server import Player
from kit.table import Sitter, sitter

NAMES = ("Ana", "Boris", "Chen", "Dalia", "Emil", "Farah")
TIMES = 2400
"""So often we look whether something has come."""
Thinker = Callable[[dict[str, Any]], str]


def greedy(position: dict[str, Any], among: list[str] | None = None) -> str:
    """What the house's own bot would answer; the same in every run."""
    asked = position["decision"]
    texts = among or [option["text"] for option in asked["options"]]
    options = [game("dystopia").grammar.parse(text) for text in texts]
    bot = bots.make("greedy", "dystopia", position["ply"])
    return bot.choose(position["view"], asked["kind"], options).text


AREAS = ("cloud-mine", "generator", "aquifer", "farm")


def builder(position: dict[str, Any]) -> str:
    """Somebody who builds whatever can be built, and else gathers what is needed for it."""
    options = [option["text"] for option in position["decision"]["options"]]
    placements = [text for text in options if text.startswith("place ")]
    if sites := [text for text in placements if " site-" in text]:
        return str(sites[0])
    digs = [text for text in placements if "tunnel" in text]
    rest = [text for text in options if text not in placements or text.split(" ")[2] in AREAS]
    return greedy(position, digs or rest or options)


def built_city(house: House, players: int, **options: Any) -> tuple[str, list[Player]]:
    """A table with people on all seats in a game where all six markets stand, at the first one's turn."""
    people = [house.person(name) for name in NAMES[:players]]
    table = people[0].table("dystopia", players, options=options)
    for person in people[1:]:
        person.join(table)
    people[0].start(table)
    while True:
        seat = max(one["seat"] for one in people[0].position(table)["waiting"])
        position = people[seat].position(table)
        mine = seat == 0 and position["decision"]["kind"] == "turn"
        if mine and all(site["tile"] for site in position["view"]["sites"]):
            return table, people
        people[seat].act(table, builder(position), position["ply"])


# ------------------------------------------------------------------ hands


class Hand(ABC):
    """One way to touch pieces of the board."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @abstractmethod
    def press(self, piece: str) -> None:
        """Press a piece beside the city, given by its selector."""

    def space(self, space: str) -> None:
        self.press(f"[data-space='{space}']")

    def place(self, value: str, space: str) -> None:
        self.hold(value)
        self.space(space)

    def hold(self, value: str) -> None:
        """Take a worker, unless we hold one of its value already."""
        if not self.page.locator(f"[data-die='{value}'][aria-pressed=true]").count():
            self.press(f"[data-die='{value}']:not(:disabled)")


class Mouse(Hand):
    """Clicks, and drags every other worker."""

    drags = False

    def press(self, piece: str) -> None:
        self.page.locator(piece).first.click()

    def place(self, value: str, space: str) -> None:
        self.drags = not self.drags
        if not self.drags:
            super().place(value, space)
            return
        mouse = self.page.mouse
        mouse.move(*middle(self.page.locator(f"[data-die='{value}']:not(:disabled)").first))
        mouse.down()
        mouse.move(*middle(self.page.locator(f"[data-space='{space}']")), steps=4)
        mouse.up()


SLIDES = 16
"""Pixels a finger must move to slide the city; one that moves less taps what lies under it."""


class Finger(Hand):
    """Taps, and moves the city under its window until the space is in it."""

    def press(self, piece: str) -> None:
        self.page.locator(piece).first.tap()

    def space(self, space: str) -> None:
        window = self.page.get_by_test_id("city-map")
        window.scroll_into_view_if_needed()
        piece = self.page.locator(f"[data-space='{space}']")
        for _ in range(12):
            x, y = middle(piece)
            box = window.bounding_box()
            assert box
            dx = max(box["x"] + 40 - x, 0) + min(box["x"] + box["width"] - 40 - x, 0)
            dy = max(box["y"] + 40 - y, 0) + min(box["y"] + box["height"] - 40 - y, 0)
            if abs(dx) + abs(dy) < SLIDES:
                break
            self._slide(window, _at_most(dx, 150), _at_most(dy, 120))
        ahead = self.page.get_by_test_id("ahead")
        for _ in range(5):
            self.page.touchscreen.tap(*middle(piece))
            self.page.wait_for_timeout(150)
            # On a busy machine a tap may last so long that the finger only looks: then one sees what comes.
            if not ahead.is_visible():
                break

    def _slide(self, window: Locator, dx: float, dy: float) -> None:
        x, y = middle(window)
        line = self.page.context.new_cdp_session(self.page)
        for step in range(5):
            point = {"x": x + dx * step / 4, "y": y + dy * step / 4}
            kind = "touchMove" if step else "touchStart"
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        line.detach()


class Keys(Hand):
    """Tab and Enter, and nothing else. No pointer is ever there."""

    WAY = """(piece) => {
        // Which key leads there, and how often at most: something may take several stops, or none.
        const now = document.activeElement, wanted = document.querySelector(piece);
        if (now === wanted) return ["", 0];
        if (!now || now === document.body) return ["Tab", 1];
        const after = now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
        const kinds = "a[href], button, input, select, textarea, summary, [tabindex]";
        const all = [...document.querySelectorAll(kinds)]
            .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
        const steps = Math.abs(all.indexOf(wanted) - all.indexOf(now));
        return [after ? "Tab" : "Shift+Tab", Math.max(1, steps)];
    }"""
    POINTERS = """() => {
        window.pointed = 0;
        for (const name of ["pointerdown", "pointermove", "mousemove", "mousedown", "touchstart"])
            addEventListener(name, () => { window.pointed += 1; }, true);
    }"""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        page.evaluate(self.POINTERS)

    @property
    def pointed(self) -> int:
        """How often anything was pointed at."""
        return int(self.page.evaluate("window.pointed"))

    def press(self, piece: str) -> None:
        self.page.locator(piece).first.wait_for()
        for _ in range(40):  # from the bar to the board one comes through the log, a stop for each rule
            way, times = self.page.evaluate(self.WAY, piece)
            if not way:
                self.page.keyboard.press("Enter")
                return
            for _ in range(times):
                self.page.keyboard.press(way)
        raise AssertionError(f"no way by keys to {piece}")


def middle(piece: Locator) -> tuple[float, float]:
    box = piece.bounding_box()
    assert box, f"not on the page: {piece}"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _at_most(value: float, most: float) -> float:
    return max(-most, min(most, value))


# ------------------------------------------------------------------ the player


class Citizen:
    """A person in a city, with bots on all other seats."""

    def __init__(self, visit: Visitors, players: int, options: dict[str, Any], **how: Any) -> None:
        self.sitter: Sitter = sitter(visit, record=True, **how)
        self.page = self.sitter.page
        self.frames: Frames = visit.frames[self.page]
        self._heard: list[dict[str, Any]] = []
        self.sitter.begin("dystopia", players, options=options)
        expect(self.page.get_by_test_id("city-map")).to_be_visible()

    def told(self, kind: str) -> list[dict[str, Any]]:
        """All messages of this kind, as they came over the line; each is read once."""
        self._heard += [json.loads(text) for text in self.frames.received[len(self._heard) :]]
        return [message for message in self._heard if message["type"] == kind]

    @property
    def position(self) -> dict[str, Any]:
        return self.told("position")[-1]

    def sentences(self) -> list[str]:
        """All that was told to this page in words, in order."""
        found: list[str] = []
        for message in self.told("words"):
            found[message["first"] :] = message["events"]
        return found

    def asked(self) -> dict[str, Any] | None:
        """Wait for our next question, which we alone must answer; None: the game is over."""
        for _ in range(TIMES):
            position = self.position
            if position["view"]["result"]:
                return None
            if position["decision"] and len(position["waiting"]) == 1:
                asked = position["decision"]
                question = f"{asked['posed']} {asked['kind']}"
                expect(self.page.get_by_test_id("city")).to_have_attribute("data-question", question)
                return position
            self.page.wait_for_timeout(25)
        raise AssertionError("never asked again")

    def answer(self, hand: Hand, text: str) -> None:
        """Give this answer on the board."""
        before = len(self.frames.sent)
        self._say(hand, *text.split(" "))
        for _ in range(TIMES):
            acts = [json.loads(sent) for sent in self.frames.sent[before:]]
            if said := [act["action"] for act in acts if act["type"] == "act"]:
                assert said == [text], said
                self._hear(max(json.loads(sent).get("ply", 0) for sent in self.frames.sent))
                return
            if self.page.get_by_test_id("sure").is_visible():
                hand.press("[data-testid=sure]")
            self.page.wait_for_timeout(25)
        raise AssertionError(f"could not answer {text}")

    def _hear(self, ply: int) -> None:
        """Wait for what our answer brought, and for its words."""
        for _ in range(TIMES):
            if max(told["ply"] for told in self.told("words")) > ply and self.position["ply"] > ply:
                return
            self.page.wait_for_timeout(25)
        raise AssertionError("nothing came of our answer")

    def _say(self, hand: Hand, verb: str, first: str = "", second: str = "") -> None:
        text = " ".join(part for part in (verb, first, second) if part)
        if verb == "place":
            hand.place(first, second)
        elif verb == "keep":
            hand.press(f"[data-recruit='{first}']")
            hand.press(f"[data-recruit='{second}']")
            hand.press("[data-testid=keep-both]:not(:disabled)")
        elif verb == "retrieve":
            self._retrieve(hand, first.split("+"), text)
        else:
            if verb == "resolve":
                hand.press("[data-testid=dilemma]")
            hand.press(f"[data-choice='{text}']")

    def _retrieve(self, hand: Hand, workers: list[str], text: str) -> None:
        hand.press("[data-testid=retrieve]")
        panel = self.page.get_by_test_id("retrieval")
        expect(panel).to_be_visible()
        for button in panel.locator("[data-worker]").all():
            number = button.get_attribute("data-worker")
            if (number in workers) != (button.get_attribute("aria-pressed") == "true"):
                hand.press(f"[data-worker='{number}']")
        hand.press(f"[data-choice='{text}']")

    def tell(self, text: str, ply: int) -> None:
        """Give this answer beside the page, as from another device; the page has only to follow."""
        table = self.page.url.rsplit("/", 1)[-1].split("#")[0]
        self.sitter.post(f"/api/tables/{table}/act", key=f"beside {ply}", ply=ply, action=text)
        self._hear(ply)

    def play(self, hand: Hand, think: Thinker = greedy, most: int = 1000, often: int = 1000) -> Counter[str]:
        """Answer until the game is over, or so often; how often which question was answered by hand, and how.
        What was done `often` in this way is told beside the page from then on: by hand it takes long."""
        done: Counter[str] = Counter()
        for _ in range(most):
            position = self.asked()
            if position is None:
                break
            text = think(position)
            way = f"{position['decision']['kind']} {text.split(' ')[0]}"
            if done[way] < often:
                self.answer(hand, text)
                done[way] += 1
            else:
                self.tell(text, position["ply"])
        return done
