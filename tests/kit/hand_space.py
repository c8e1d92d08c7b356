"""A hand at the table of the show in space: figures are taken by their bodies, places lie where the camera
sees them. What lies beside the table is the same as on the plan."""

import functools
import json
import re
from collections.abc import Hashable, Iterator
from dataclasses import replace

from playwright.sync_api import Page, expect

from kit.arena import DEPTH
from kit.browser import Visitors
from kit.cases import SOAK
from kit.hand import Hand, Mouse, Offer, Point
from kit.hand_games import carry_out_one
from kit.hand_table import LaidTable
from kit.hand_verbs import Start, on_common_ground, verbs_of
from kit.placed_house import PlacedHouse
from kit.space import CHEST, SMALL, WIDTH, on_page, space

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


# ------------------------------------------------------------------ the table of verbs

PIECES = 2
"""So many tests share the verbs."""
BESIDE = {
    *("side", "free", "roll", "wait", "stealth", "stand", "stay", "hide", "shield", "pass"),
    *("last", "deck", "rise", "take", "leave", "adrenaline", "jump", "let-down", "link", "follow"),
}
"""Verbs that are a button beside the table, in space as on the plan: a short run has them there. (Here it has
`done`, `fire` and `climb`, so that the buttons are there to be pressed.)"""


class SpaceTable(LaidTable):
    """In space the ground is drawn once, and what a show is about does not change it."""

    @staticmethod
    def ground_of(start: Start) -> Hashable:
        return json.dumps(start.state["field"]), start.seat

    def sit_down(self, start: Start) -> None:
        # What is picked by the eye must be the scenery that the rules know of.
        super().sit_down(replace(start, options={**start.options, "map": start.state["field"]}))
        expect(space(self.page)).to_have_attribute("data-matrix", re.compile(r"\d"))


@functools.cache
def verbs_in_space() -> list[tuple[str, list[Start]]]:
    """Every verb that is carried out at a table that is laid."""
    left = {"team"} if SOAK else {"team", *BESIDE}
    verbs = [verb for verb in verbs_of("show") if verb not in left]
    return list(on_common_ground("show", verbs, SpaceTable.ground_of))


def carry_out_in_space(visit: Visitors, placed: PlacedHouse, piece: int) -> None:
    """Each verb of this piece of their table by hand in space, where the rules give an example of it."""
    every = verbs_in_space()
    length = -(-len(every) // PIECES)
    page = in_space(visit)
    table = SpaceTable(SpaceHand(page, Mouse(page)), placed)
    for verb, tries in every[piece * length : (piece + 1) * length]:
        carry_out_one(visit, table, verb, tries, "in space")


def in_space(visit: Visitors) -> Page:
    """Somebody who likes the table in space. Nobody looks at the picture: it may be as coarse as it can."""
    page = visit(None, **{**SMALL, "device_scale_factor": 0.125})
    page.evaluate("localStorage.setItem('euphoria.show.space', '1')")
    return page
