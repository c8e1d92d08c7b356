"""Positions that show a ruling about sight: the tests judge them and docs/rules/pictures draws them."""

from collections.abc import Callable
from typing import Any

from euphoria.games.show.rules.box.cards import BENKEI, CHASTAS
from euphoria.games.show.rules.geometry.lines import Look
from euphoria.games.show.rules.sight.sight import look
from euphoria.games.show.rules.sight.templates import flame_outline, under_blast, under_flame
from euphoria.games.show.rules.state import DEAD, DOWN, Arena
from kit.show_place import arena, put, put_target

Outline = list[tuple[int, int]]

CIRCLE: Outline = [
    (50, 0), (48, 13), (43, 25), (35, 35), (25, 43), (13, 48),
    (0, 50), (-13, 48), (-25, 43), (-35, 35), (-43, 25), (-48, 13),
    (-50, 0), (-48, -13), (-43, -25), (-35, -35), (-25, -43), (-13, -48),
    (0, -50), (13, -48), (25, -43), (35, -35), (43, -25), (48, -13),
]  # fmt: skip
"""A circle of 2.5 inches for a picture, in twentieths of an inch."""


def box(x0: float, y0: float, x1: float, y1: float) -> list[float]:
    """From one corner to the other, as a map writes it."""
    return [x0, y0, round(x1 - x0, 3), round(y1 - y0, 3)]


def barricade(x0: float, y0: float, x1: float, y1: float, height: float = 1) -> dict[str, Any]:
    return {"kind": "barricade", "box": box(x0, y0, x1, y1), "height": height}


def solid(x0: float, y0: float, x1: float, y1: float, height: float) -> dict[str, Any]:
    return {"kind": "solid", "box": box(x0, y0, x1, y1), "height": height}


def ruin(x0: float, y0: float, x1: float, y1: float) -> dict[str, Any]:
    return {"kind": "ruin", "box": box(x0, y0, x1, y1)}


def crater(x0: float, y0: float, x1: float, y1: float) -> dict[str, Any]:
    return {"kind": "crater", "box": box(x0, y0, x1, y1)}


def house(
    x0: float, y0: float, x1: float, y1: float, *openings: dict[str, Any], **more: Any
) -> dict[str, Any]:
    """An open building with a roof at 3 inches."""
    return {
        "kind": "building", "box": box(x0, y0, x1, y1), "roof": 3, "openings": list(openings), **more
    }  # fmt: skip


def door(side: str, start: float, end: float) -> dict[str, Any]:
    return {"side": side, "kind": "door", "from": start, "to": end}


def window(side: str, start: float, end: float) -> dict[str, Any]:
    return {"side": side, "kind": "window", "from": start, "to": end}


class Scene:
    """Figure 0 looks at figure 1, or lays a template. `rule` and `caption` stand under the picture."""

    def __init__(self, rule: str, caption: str, s: Arena, template: Outline | None = None) -> None:
        self.rule = rule
        self.caption = caption
        self.s = s
        self.template = template
        """The outline of a template; the figures under it are `hit`."""
        self.hit: list[int] = []

    def look(self) -> Look:
        return look(self.s, 0, 1)


def facing(*elements: dict[str, Any], target_x: int = 17000) -> Arena:
    """Two rivals in the row y = 10, the viewer at x = 5."""
    s = arena(*elements, size=(24, 24))
    put(s, 5000, 10000)
    put(s, target_x, 10000, team=1)
    return s


def seen(report: Look) -> str:
    """The nine lines as the viewer sees their ends, from the top left: `o` free, `x` blocked."""
    rows = [
        "".join("o" if report.free >> (3 * level + side) & 1 else "x" for side in (2, 1, 0))
        for level in (2, 1, 0)
    ]
    return "/".join(rows)


# ------------------------------------------------------------------ the positions


def open_ground() -> Scene:
    return Scene("S-14.3", "Nine lines, from the eye to three heights and three places across", facing())


def behind_a_barricade() -> Scene:
    s = facing(barricade(15.9, 8, 16.4, 12))
    return Scene("S-14.20", "The target touches the barricade that hides its legs: cover -2", s)


def far_behind_a_barricade() -> Scene:
    s = facing(barricade(13, 8, 13.5, 12))
    return Scene("S-14.22", "It stands an inch or more behind the barricade: cover -1", s)


def at_a_corner() -> Scene:
    s = facing(solid(9, 10.2, 12, 13, 4))
    return Scene("S-14.19", "Only the left of the target is hidden by the block: cover -1", s)


def behind_a_block() -> Scene:
    return Scene("S-1.7", "A solid block hides everything behind it", facing(solid(9, 8, 12, 12, 4)))


def in_ruins() -> Scene:
    s = facing(ruin(14, 8, 20, 12))
    return Scene("S-1.8", "The ruin hides the target up to 0.6 inches, and the target is in it: cover -2", s)


def looking_out_of_ruins() -> Scene:
    return Scene("S-1.8", "The ruin that holds the viewer hides nothing from it", facing(ruin(4, 8, 14, 12)))


def crater_between() -> Scene:
    return Scene("S-1.9", "A crater hides nothing", facing(crater(8, 8, 14, 12)))


def through_a_house() -> Scene:
    s = facing(house(8, 7.5, 13, 12.5, door("west", 1.8, 3.2), window("east", 1.8, 3.2)))
    return Scene("S-14.21", "In at the door and out at the window: through a building, cover -2", s)


def behind_a_figure() -> Scene:
    s = facing()
    put(s, 11000, 10700, team=1)
    return Scene("S-14.5", "Another figure hides a part of the target without touching it: cover -1", s)


def behind_a_body() -> Scene:
    s = facing()
    put(s, 11000, 10000, team=1, status=DEAD)
    return Scene("S-14.5", "A body hides nothing", s)


def behind_a_marker() -> Scene:
    s = facing()
    put_target(s, 15920, 10000)
    return Scene("S-1.13", "An objective marker hides the target, which touches it: cover -2", s)


def on_the_deck() -> Scene:
    s = facing(barricade(15.5, 8, 16, 12, 0.7))
    s.status[1] = DOWN
    return Scene("S-2.3", "On the deck a figure is half an inch high: 0.7 inches hide it", s)


def small_robot() -> Scene:
    s = facing(barricade(15.5, 8, 16, 12, 0.7))
    s.who[1] = BENKEI
    return Scene("S-2.3", "Benkei is 0.8 inches high and shows its head", s)


def under_a_grenade() -> Scene:
    """A circle around (11, 10): two bases overlap it, one lies 0.001 outside, one too high."""
    s = arena(solid(11.5, 10.5, 13.5, 12.5, 2.6), size=(24, 24))
    put(s, 4000, 10000)
    put(s, 11000, 10000, team=1)
    put(s, 11000, 6911, team=1)
    put(s, 11000, 13090, team=1)
    put(s, 12500, 11500, "1.top", team=1)
    ring = [(11000 + 50 * c, 10000 + 50 * d) for c, d in CIRCLE]
    scene = Scene(
        "S-15.13", "Who overlaps the circle is hit; not who touches its rim or stands too high", s, ring
    )
    scene.hit = under_blast(s, 11000, 10000, 0)
    return scene


def under_a_flame() -> Scene:
    """Straight east from (4, 10): the disc at the far end has its centre at x = 9.59."""
    s = arena(solid(7, 8.6, 7.5, 9.9, 3), size=(24, 24))
    put(s, 4000, 10000, who=CHASTAS)
    put(s, 6500, 10900)
    put(s, 6000, 8200, team=1)
    put(s, 11100, 10300, team=1)
    put(s, 9200, 9000, team=1)
    caption = "The flame burns whom it overlaps, friend or foe, but nobody the user cannot see"
    scene = Scene("S-14.34", caption, s, flame_outline(4000, 10000, 1, 0))
    scene.hit = under_flame(s, 0, 1, 0)
    return scene


SCENES: dict[str, Callable[[], Scene]] = {
    "open-ground": open_ground,
    "behind-a-barricade": behind_a_barricade,
    "far-behind-a-barricade": far_behind_a_barricade,
    "at-a-corner": at_a_corner,
    "behind-a-block": behind_a_block,
    "in-ruins": in_ruins,
    "looking-out-of-ruins": looking_out_of_ruins,
    "crater-between": crater_between,
    "through-a-house": through_a_house,
    "behind-a-figure": behind_a_figure,
    "behind-a-body": behind_a_body,
    "behind-a-marker": behind_a_marker,
    "on-the-deck": on_the_deck,
    "small-robot": small_robot,
    "under-a-grenade": under_a_grenade,
    "under-a-flame": under_a_flame,
}
