"""A hand at the table of the show in space: figures are taken by their bodies, places lie where the camera
sees them. What lies beside the table is the same as on the plan."""

import functools
import itertools
import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from playwright.sync_api import Page, expect

from kit.arena import DEPTH
from kit.browser import ROOT, Visitors, settle
from kit.hand import Complaint, Hand, Mouse, Offer, Point
from kit.hand_games import TRIES
from kit.hand_verbs import Start, starts, verbs_of
from kit.placed_house import PlacedHouse
from kit.server import Player
from kit.space import CHEST, SMALL, WIDTH, on_page, space

PICTURES = ROOT / "build" / "e2e"
EDGE = 6
OFTEN = 6
"""So many places a person tries before they believe that nothing can be done there."""
AROUND = (".", "0", ",", ",", "+")
"""Keys with which one looks from elsewhere."""
WHERE = """(at) => {
    const one = window.hand.seen[at];
    window.hand.aimed = document.querySelector("[data-testid=space]");
    return one?.isConnected ? (one.dataset.place ?? null) : "";
}"""
CARRIED = """() => {
    const held = document.querySelector("[data-testid=space] [data-carry]");
    if (held) return held.dataset.place;
    const bench = [...document.querySelectorAll("[data-bench][data-carry]")];
    const all = bench.filter((one) => one.checkVisibility());
    const one = all.find((piece) => piece.getAttribute("aria-checked") === "true") ?? all[0];
    if (!one) return null;
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
}"""
FREE = """([x, y]) => document.elementFromPoint(x, y)?.localName === "canvas" """


def numbers(text: str) -> tuple[float, float, float]:
    x, y, z = (float(one) / 1000 for one in text.split())
    return x, y, z


class SpaceHand(Hand):
    """Plays in space."""

    def seen_at(self, x: float, y: float, z: float) -> Point | None:
        """Where a point of the table is on the page, if nothing of the page lies over it there."""
        at = on_page(self.page, x, y, z)
        box = space(self.page).bounding_box()
        assert box
        inside = (
            box["x"] + EDGE < at[0] < box["x"] + box["width"] - EDGE
            and box["y"] + EDGE < at[1] < box["y"] + box["height"] - EDGE
        )
        return at if inside and self.page.evaluate(FREE, at) else None

    def look_around(self) -> Iterator[None]:
        """As one looks now, and then from elsewhere."""
        yield
        for key in AROUND:
            before = space(self.page).get_attribute("data-matrix") or ""
            space(self.page).press(key)
            expect(space(self.page)).not_to_have_attribute("data-matrix", before)
            yield

    def aim(self, offer: Offer) -> Point | None:
        place = self.page.evaluate(WHERE, offer.at)
        if place == "":
            return None
        if place is None:
            return super().aim(offer)
        x, y, z = numbers(place)
        for _ in self.look_around():
            if at := self.seen_at(x, y, z + CHEST):
                return at
        self.complain(f"{offer} cannot be brought into view")
        return None

    def go(self, ground: Offer) -> None:
        named = [numbers(one) for one in (ground.ground or "").split(",")]
        # A direction may lead off the table, where nobody can point.
        places = [one for one in named if 0 <= one[0] <= WIDTH and 0 <= one[1] <= DEPTH]
        self.luck.shuffle(places)
        self.done[ground.kind] += 1
        if self.done[ground.kind] > OFTEN:
            self.complain(f"nothing comes of the places of {ground.verbs}")
        for _ in self.look_around():
            end = next((at for one in places if (at := self.seen_at(*one))), None)
            if end:
                break
        else:
            self.complain(f"no place of {ground} can be touched")
            return
        before, acts = self.seen, len(self.sent)
        piece = self.carried()
        self.story.append(f"{'carry' if piece else 'tap'} to {ground.verbs} at {end[0]:.0f},{end[1]:.0f}")
        self.gestures += 1
        if piece:
            self.way.carry(piece, end)
        else:
            self.way.press(end)
        self.check(ground, before, acts)

    def carried(self) -> Point | None:
        """Where that is taken which can be carried; None: nothing can, or it is not in view."""
        found = self.page.evaluate(CARRIED)
        if isinstance(found, str):
            x, y, z = numbers(found)
            return self.seen_at(x, y, z + CHEST)
        return (found[0], found[1]) if found else None

    def begin_anew(self) -> None:
        """Another position lies on the table: what was done before is nothing to it."""
        self.deeds, self.story = [], []
        self.sent.clear()  # in place: the line writes into it
        self.done.clear()
        self.gestures = 0


# ------------------------------------------------------------------ the table of verbs

PIECES = 4
"""So many tests share the verbs."""
Ground = tuple[str, int]
"""A map, and the seat that has to act."""


def ground(start: Start) -> Ground:
    return json.dumps(start.state["field"]), start.seat


@functools.cache
def on_common_ground() -> list[tuple[str, list[Start]]]:
    """Every verb that is carried out at a table that is laid, and the positions to try it at. Those on the
    same ground stand together: to draw a table in space takes longer than to carry a verb out."""
    verbs = [verb for verb in verbs_of("show") if verb != "team"]
    left = {verb: list(itertools.islice(starts("show", verb), TRIES)) for verb in verbs}
    found: list[tuple[str, list[Start]]] = []
    while left:
        votes = Counter(one for tries in left.values() for one in dict.fromkeys(map(ground, tries)))
        common = votes.most_common(1)[0][0]
        for verb, tries in list(left.items()):
            if any(ground(start) == common for start in tries):
                found.append((verb, sorted(tries, key=lambda start: ground(start) != common)))
                del left[verb]
    return found


def carry_out_in_space(visit: Visitors, placed: PlacedHouse, piece: int) -> None:
    """Each verb of this piece of their table by hand in space, where the rules give an example of it."""
    every = on_common_ground()
    length = -(-len(every) // PIECES)
    table = SpaceTable(in_space(visit), placed)
    for verb, tries in every[piece * length : (piece + 1) * length]:
        tried: list[str] = []
        for start in tries:
            hand = table.at(start)
            hand.wish = (verb,)
            try:
                hand.play(most=4, until=(verb,), patience=5)
            except Complaint as complaint:
                visit.photograph(f"space-{verb}", PICTURES)
                raise Complaint(f"{verb} in space ({start.name}): {complaint}") from None
            if verb in hand.verbs:
                break
            tried += [f"{start.name}: {hand.story}"]
        else:
            raise AssertionError(f"no hand carries out {verb} in space: {tried}")


def in_space(visit: Visitors) -> Page:
    """Somebody who likes the table in space. Nobody looks at the picture: it may be coarse."""
    page = visit(None, **{**SMALL, "device_scale_factor": 0.25})
    page.evaluate("""() => {
        localStorage.setItem("euphoria.known", "1");
        localStorage.setItem("euphoria.show.space", "1");
    }""")
    return page


class SpaceTable:
    """A page in front of a table in space. Positions on the same ground are laid on the same table, which is
    drawn once."""

    def __init__(self, page: Page, placed: PlacedHouse) -> None:
        self.page = page
        self.placed = placed
        self.ground: Ground | None = None
        self.table = ""
        self.people: list[Player] = []
        self.hand = SpaceHand(page, Mouse(page))

    def at(self, start: Start) -> SpaceHand:
        """A hand on the seat that has to act at this position; nobody else moves."""
        # Nobody asks about a place while another position is laid: it would be answered for that one.
        self.page.mouse.move(2, 2)
        same = ground(start) == self.ground and self.hand.deeds
        if not (same and self.placed.placed_again(self.table, self.people, start)):
            self.sit_down(start)
        epoch = self.people[start.seat].position(self.table)["epoch"]
        expect(self.page.get_by_test_id("bar")).to_have_attribute("data-question", re.compile(f"^{epoch} "))
        self.hand.begin_anew()
        return self.hand

    def sit_down(self, start: Start) -> None:
        # What is picked by the eye must be the scenery that the rules know of.
        own = replace(start, options={**start.options, "map": start.state["field"]})
        self.table, self.people = self.placed.placed(own)
        self.ground = ground(start)
        self.page.context.clear_cookies()
        token = self.people[start.seat].token
        self.page.context.add_cookies([{"name": "euphoria", "value": token, "url": self.placed.address}])
        self.page.goto(f"/t/{self.table}")
        settle(self.page)
        expect(space(self.page)).to_have_attribute("data-matrix", re.compile(r"\d"))
