"""A hand at a table: it sees what a board offers and does it with a mouse or a finger, and nothing else.

It knows no engine and no list of options, and never touches the bar: it reads what the board marks as
possible (hand_sight.py), goes there, and looks whether something came of it. On its way it complains about
what would annoy a person: a menu that closes by itself, a touch that hits something else, a target too small
for a finger, a control that does nothing, two choices that read alike, a board that jumps.

Which verbs of the title it carried out is read from what the page sent to the house.
"""

import json
import random
import time
from abc import ABC, abstractmethod
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocket

from kit import hand_sight as sight

FINGER = 40
"""So many pixels a finger needs, each way."""
STILL = 8
"""By so many pixels a board may move when something on it is pressed."""
PATIENCE = 10.0
"""Seconds after which a person believes that a control is dead; machines of tests are busy."""
GLIDES = 25
"""So often we look whether what was pushed still glides on."""
AGAIN = 4.0
"""Seconds after which a person presses once more."""
ZONE = 4.0
"""Seconds that somebody waits for the zone of what they want to do."""
READ = 350
"""Milliseconds that a menu must at least stay, so that somebody can read it."""
QUIET = 90
"""Milliseconds after which a page that does not change is believed to rest. Odds may come a moment after what
they belong to, and nobody presses before they have read it."""
GLANCE = 250
"""Milliseconds after which we look once more though nothing seems to have changed."""

Point = tuple[float, float]


@dataclass(frozen=True)
class Offer:
    """Something that can be done now, as it is on the page."""

    at: int
    name: str
    role: str
    verbs: tuple[str, ...]
    sure: bool
    ground: str | None
    pressed: bool
    group: str
    left: float
    top: float
    width: float
    height: float
    cut: bool

    @property
    def kind(self) -> str:
        """Offers of one kind are as good as each other to somebody who is curious."""
        return f"{self.role} {' '.join(self.verbs)} {self.group} {self.ground}"

    def __str__(self) -> str:
        return f"{self.name!r} ({' '.join(self.verbs) or self.role})"


@dataclass
class Seen:
    """A page at one moment."""

    offers: list[Offer]
    menu: str
    over: bool
    question: str
    print: str


class Complaint(AssertionError):
    """What a person would complain about."""


# ------------------------------------------------------------------ ways to touch


class Way(ABC):
    """One way to touch a page."""

    touch = False

    def __init__(self, page: Page) -> None:
        self.page = page

    @abstractmethod
    def press(self, spot: Point) -> None: ...

    @abstractmethod
    def carry(self, start: Point, end: Point) -> None:
        """From here to there without letting go."""

    @abstractmethod
    def scroll(self, at: Point, dx: float, dy: float) -> None:
        """Move what is under this point by so much."""


class Mouse(Way):
    def press(self, spot: Point) -> None:
        self.page.mouse.move(*spot)
        self.page.mouse.down()
        self.page.mouse.up()

    def carry(self, start: Point, end: Point) -> None:
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=6)
        self.page.mouse.up()

    def scroll(self, at: Point, dx: float, dy: float) -> None:
        self.page.mouse.move(*at)
        self.page.mouse.wheel(-dx, -dy)


class Finger(Way):
    touch = True

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.line = page.context.new_cdp_session(page)

    def press(self, spot: Point) -> None:
        self.page.touchscreen.tap(*spot)

    def carry(self, start: Point, end: Point) -> None:
        self.touched("touchStart", start)
        for share in (0.1, 0.3, 0.6, 0.9, 1.0):
            self.touched("touchMove", tuple(a + (b - a) * share for a, b in zip(start, end, strict=True)))
        self.touched("touchEnd")

    def scroll(self, at: Point, dx: float, dy: float) -> None:
        self.carry(at, (at[0] + dx, at[1] + dy))

    def touched(self, kind: str, *points: tuple[float, ...]) -> None:
        spots = [{"x": point[0], "y": point[1]} for point in points]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})


# ------------------------------------------------------------------ the hand


@dataclass
class Deed:
    """One answer, and how many gestures it took."""

    action: str
    gestures: int

    @property
    def verb(self) -> str:
        return self.action.split(" ")[0]


@dataclass
class Hand:
    """Plays on a board. `wish`: verbs it would rather carry out than others."""

    page: Page
    way: Way
    seed: int = 1
    wish: tuple[str, ...] = ()
    deeds: list[Deed] = field(default_factory=list)
    story: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.luck = random.Random(self.seed)
        self.done: Counter[str] = Counter()
        self.gestures = 0
        self.empty = 0
        self.sent: list[str] = []
        self.page.on("websocket", self._listen)
        self.seen = Seen([], "", over=False, question="", print="")

    def _listen(self, socket: WebSocket) -> None:
        def note(data: str | bytes) -> None:
            message: dict[str, Any] = json.loads(data)
            if message.get("type") == "act":
                self.sent.append(message["action"])

        socket.on("framesent", note)

    def begin_anew(self) -> None:
        """Another position lies on the table: what was done before is nothing to it."""
        self.deeds, self.story = [], []
        self.sent.clear()  # in place: the line writes into it
        self.done.clear()
        self.gestures = self.empty = 0
        self.luck = random.Random(self.seed)  # so that no verb depends on which were tried before it

    # -------------------------------------------------------------- looking

    def look(self) -> Seen:
        found: dict[str, Any] = self.page.evaluate(sight.LOOK)
        offers = [Offer(**{**one, "verbs": tuple(one["verbs"])}) for one in found.pop("offers")]
        self.seen = Seen(offers, **found)
        self.note()
        return self.seen

    def wait(self, seconds: float = 60, alone: bool = False) -> Seen:
        """Until something can be done, or the game is over, and the page rests. Alone at the table one may
        never be asked again."""
        began = time.monotonic()
        until, last = began + seconds, ""
        while True:
            rests = self.page.evaluate(sight.RESTS, QUIET)
            seen = self.look()
            # What is chosen already, and nothing else, is no offer: the rest is still to come.
            ready = any(not one.pressed for one in seen.offers)
            # Whoever wants something that is not lit yet waits a moment: a zone has to be worked out.
            if self.wish and not self.deeds and time.monotonic() - began < ZONE:
                ready &= any(set(one.verbs) & set(self.wish) or one.sure for one in seen.offers)
            if seen.over or (ready and (rests or seen.print == last)):
                return seen
            last = seen.print
            if time.monotonic() > until:
                if alone and not seen.question:
                    return seen
                self.complain(f"nothing on the board can be done, asked {seen.question!r}")
            self.page.evaluate(sight.STIRS, GLANCE)

    def complain(self, about: str) -> None:
        tale = "\n  ".join(self.story[-8:])
        raise Complaint(f"{about}\nasked: {self.seen.question!r}; before that:\n  {tale}")

    # -------------------------------------------------------------- deciding

    def choose(self, offers: list[Offer]) -> Offer:
        """What is wished for, else what was done least often; a confirmation is always given."""
        for one in offers:
            if one.sure:
                return one
        fresh = [one for one in offers if not one.pressed] or offers
        wanted = [one for one in fresh if set(one.verbs) & set(self.wish)] or fresh
        exact = min(len(one.verbs) for one in wanted)
        if self.wish:
            wanted = [one for one in wanted if len(one.verbs) == exact] or wanted
        least = min(self.done[one.kind] for one in wanted)
        return self.luck.choice([one for one in wanted if self.done[one.kind] == least])

    def play(self, most: int = 400, until: tuple[str, ...] = (), patience: float = 0) -> list[Deed]:
        """Choose on the board until the game is over, or so often, or until these verbs were carried out.
        With `patience`, being asked nothing for so many seconds is no fault: nobody else moves."""
        while len(self.deeds) < most and not (until and set(until) <= self.verbs):
            seen = self.wait(patience or 60, patience > 0 and len(self.deeds) > 0)
            if seen.over or not seen.offers:
                break
            self.read(seen)
            self.do(self.choose(seen.offers))
        return self.deeds

    def read(self, seen: Seen) -> None:
        """Two choices of a menu must not read alike."""
        texts = Counter((one.group, one.name) for one in seen.offers if seen.menu and one.role == "button")
        for (group, text), times in texts.items():
            if times > 1 and group:
                self.complain(f"{times} choices of {group!r} read {text!r}")
        for one in seen.offers:
            if one.role in ("button", "menuitem", "option", "radio") and not one.name:
                self.complain(f"something to press has no name: {one}")

    # -------------------------------------------------------------- doing

    def do(self, offer: Offer) -> None:
        """Press it, or go to a place of it, and see what comes of it."""
        if offer.ground is not None:
            self.go(offer)
            return
        aim = self.aim(offer)
        if aim is None:
            return
        before, acts = self.seen, len(self.sent)
        self.page.evaluate(sight.FORGET)
        self.story.append(f"press {offer} at {aim[0]:.0f},{aim[1]:.0f}")
        self.gestures += 1
        self.done[offer.kind] += 1
        self.way.press(aim)
        self.struck(offer, before)
        # On a busy machine a tap gets lost now and then; people tap again.
        if self.idle(before, acts, AGAIN):
            self.story.append("  and again")
            self.way.press(aim)
        self.check(offer, before, acts)

    def go(self, ground: Offer) -> None:
        """To a point of lit ground: tap it, or carry there what can be carried."""
        points: list[Point] = self.page.evaluate(sight.GROUND, ground.at)
        self.done[ground.kind] += 1
        if not points:
            self.empty += 1
            found = self.page.evaluate(sight.AIM, ground.at)
            if self.empty > GLIDES or not found:
                self.complain(f"no place of the lit ground {ground} can be touched")
            self.bring(found)
            return
        self.empty = 0
        end = self.luck.choice(points)
        before, acts = self.seen, len(self.sent)
        piece = self.page.evaluate(sight.CARRIED)
        carries = piece is not None and (not self.way.touch or self.done[ground.kind] % 2 == 0)
        self.story.append(f"{'carry' if carries else 'tap'} to {ground} at {end[0]:.0f},{end[1]:.0f}")
        self.gestures += 1
        self.page.evaluate(sight.FORGET)
        if carries:
            self.way.carry(piece, end)
        else:
            self.way.press(end)
        self.check(ground, before, acts)

    def aim(self, offer: Offer) -> Point | None:
        """A point where it can be touched, after bringing it into view; None: it is gone."""
        for _ in range(16):
            found = self.page.evaluate(sight.AIM, offer.at)
            if found is None:
                return None
            if found["spot"] and min(found["wide"], found["high"]) >= FINGER - 2:
                break
            if found["spot"] and abs(found["dx"]) + abs(found["dy"]) < 4:
                break
            if found["cover"] and abs(found["dx"]) + abs(found["dy"]) < 4:
                if twin := self.twin(offer):
                    return self.aim(twin)
                self.complain(f"{offer} is covered by {found['cover']}")
            self.bring(found)
        if not found["spot"]:
            if twin := self.twin(offer):
                return self.aim(twin)
            self.complain(f"{offer} cannot be brought into view: {found}")
        if self.way.touch and min(found["wide"], found["high"]) < FINGER - 2:
            if twin := self.twin(offer):
                return self.aim(twin)
            size = f"{found['wide']:.0f} x {found['high']:.0f}"
            self.complain(f"{offer} has {size} px for a finger")
        x, y = found["spot"]
        return x, y

    def twin(self, offer: Offer) -> Offer | None:
        """The same in another place: figures that stand close together have buttons beside the table."""
        name = offer.name.split(",")[0]
        for one in self.seen.offers:
            if one.at > offer.at and one.name == name and one.verbs == offer.verbs and one.role == "button":
                return one
        return None

    def bring(self, found: dict[str, Any]) -> None:
        """Move a drawing under its window, or the page from its lower end."""
        left, top, right, bottom = found["window"]
        size = self.page.viewport_size
        assert size
        at = ((left + right) / 2, (top + bottom) / 2 if found["pans"] else max(top + 8, bottom - 60))
        room = (size["width"] * 0.4, size["height"] * 0.4)
        # A finger that moves less than a little has tapped.
        dx, dy = (
            by and max(-most, min(most, by + (30 if by > 0 else -30)))
            for by, most in zip((found["dx"], found["dy"]), room, strict=True)
        )
        self.way.scroll(at, dx, dy)
        before = ""
        for _ in range(GLIDES):
            if before == (before := self.page.evaluate(sight.REST)):
                break
            self.page.wait_for_timeout(80)

    def struck(self, offer: Offer, before: Seen) -> None:
        """The finger must have hit what it was aimed at, unless everything changed at that moment."""
        instead = self.page.evaluate(sight.FELL)
        if instead and self.look().question == before.question:
            self.complain(f"the touch on {offer} hit {instead}")

    def idle(self, before: Seen, acts: int, seconds: float) -> bool:
        """Did nothing come of it for so long?"""
        until = time.monotonic() + seconds
        while not self.came(before, acts):
            if time.monotonic() > until:
                return True
            self.page.evaluate(sight.STIRS, GLANCE)
            self.look()
        self.note()
        return False

    def came(self, before: Seen, acts: int) -> bool:
        """Has something come of it, as far as we have looked?"""
        now = self.seen
        if len(self.sent) > acts or now.over or now.question != before.question:
            return True
        return now.print != before.print or now.menu != before.menu

    def check(self, offer: Offer, before: Seen, acts: int) -> None:
        """Something must come of it, and stay."""
        if self.idle(before, acts, PATIENCE):
            if offer.ground is None:
                self.complain(f"nothing came of {offer}")
            return  # refused once more for the same reason
        if len(self.sent) > acts or self.seen.question != before.question or self.seen.over:
            return
        self.page.wait_for_timeout(READ)
        seen = self.look()
        if len(self.sent) > acts or seen.question != before.question or seen.over:
            return
        for name, stayed in self.page.evaluate(sight.MENUS):
            if stayed < READ:
                self.complain(f"the menu {name!r} closed by itself after {stayed:.0f} ms, on {offer}")
        if not seen.offers:
            self.complain(f"{offer} led nowhere: nothing can be done any more")
        self.still(offer)

    def still(self, offer: Offer) -> None:
        """Nothing but what was pressed may have moved."""
        moved = self.page.evaluate(sight.PLACES)
        far = [one for one in moved if max(abs(one[1]), abs(one[2])) > STILL]
        if len(far) > max(2, len(moved) * 0.3):
            self.complain(f"the board jumps on {offer}: {far[:3]}")

    def note(self) -> None:
        """What the page has sent since we looked last is what our gestures brought about."""
        for action in self.sent[len(self.deeds) :]:
            self.deeds.append(Deed(action, self.gestures))
            self.gestures = 0
            self.story.append(f"  -> {action}")

    @property
    def verbs(self) -> set[str]:
        """What was carried out."""
        return {deed.verb for deed in self.deeds}
