"""The facts of the show: measures, prices, missions. Lengths are thousandths of an inch.

Characters and objects are in cards.py.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

# ------------------------------------------------- lengths (S-1, S-2, S-4)

INCH: Final = 1000
WIDTH: Final = 48 * INCH
DEPTH: Final = 36 * INCH
LARGEST: Final = 96 * INCH
"""No side of a table is longer: coordinates stay below 2**17, products of two of them below 2**34."""

RADIUS: Final = 590
"""Every base is a circle of this radius (S-2.1, S-2.2)."""
TOGETHER: Final = 2 * RADIUS - 2
"""Bases whose centres are closer than this overlap (S-2.4)."""
TOUCH: Final = 2 * RADIUS + 10
"""Figures whose centres are no further apart touch (S-2.5)."""
TOUCH_SCENERY: Final = 50
"""A base no further than this from an element or a marker touches it (S-2.5, S-11.21)."""

BODY: Final[list[int]] = [1500, 500, 800, 500]
"""The height of a figure by stature: standing, on the deck, Benkei, cat (S-2.3)."""
EYE: Final[list[int]] = [1350, 400, 700, 400]
STANDING: Final = 0
DECK: Final = 1
SMALL: Final = 2
CAT: Final = 3

IGNORED_STEP: Final = 250
"""A top no higher than this above the surface is no obstacle (S-11.14)."""
CLIMB_FROM: Final = 2000
"""From this height on an obstacle is climbed, below it is crossed by its width (S-11.13, S-11.14)."""
PLACEMENT: Final = 1250
"""How far in plan a climb, a let-down or a jump may put the base centre (S-11.13, S-11.16, S-11.24)."""
EDGE: Final = 50
"""A base no further than this from a raised edge stands at it (S-11.16, S-11.24)."""
PANEL: Final = 200
PLATE: Final = 100
"""Wall panels and floor plates are this thick (S-1.10)."""
RUIN_HEIGHT: Final = 600
NARROWEST_OPENING: Final = 1250

MARKER_RADIUS: Final = 500
MARKER_HEIGHT: Final = 1200
BLAST: Final = 2500
"""The radius of the 5 inch template, and its reach up and down (S-15.12, S-15.13)."""
FLAME_LENGTH: Final = 6000
FLAME_DISC: Final = 1000
FLAME_DISC_AT: Final = 5000
FLAME_REACH: Final = 3000
FLEE_LEAST: Final = 1000

PLATFORM: Final = 4000
PLATFORM_FROM_EDGE: Final = 6000
PLATFORM_CLEAR: Final = 1000
DEPLOYMENT: Final = 6000
SCENERY_GAP: Final = 10000
OPEN_POINT: Final = 7000

# ------------------------------------------------- characters (S-16)

NO_AIM: Final = -1


class Profile:
    """One line of the chart: what a figure has at the start of the show."""

    __slots__ = ("aim", "ap", "attacks", "audience", "euphoria", "flame", "id", "lp", "range", "shots")

    def __init__(
        self,
        id: str,
        ap: int,
        aim: int,
        lp: int,
        euphoria: int,
        shots: list[int],
        effective: int,
        attacks: int,
        audience: int,
        flame: bool,
    ) -> None:
        self.id = id
        self.ap = ap
        self.aim = aim
        self.lp = lp
        self.euphoria = euphoria
        self.shots = shots
        """Shots of each weapon; empty for who has none."""
        self.range = effective * INCH
        """The effective range of all its weapons (S-14.26)."""
        self.attacks = attacks
        self.audience = audience
        self.flame = flame


WEAPONS: Final[list[str]] = ["first", "second", "both"]
"""Blanca's gun is her first weapon and her uzi the second."""

# ------------------------------------------------- objects (S-15)

AP_AID: Final = 1
AP_ATTACK_OBJECT: Final = 2
HEAL: Final = 25
REVIVE: Final = 25
ADRENALINE_AP: Final = 5
THROW_RANGE: Final = 10 * INCH

# ------------------------------------------------- team, turn, missions

BUDGET: Final = 800
UPGRADE_PRICE: Final = 50
UPGRADE_MOST: Final = 2
TURNS: Final = 10

SOUTH: Final = 0
NORTH: Final = 1
Edge = Literal["south", "north"]
SIDES: Final[tuple[Edge, ...]] = get_args(Edge)

RESCUE: Final = 0
OBJECTIVES: Final = 1
MASSACRE: Final = 2
Mission = Literal["rescue", "objectives", "massacre"]
MISSIONS: Final[tuple[Mission, ...]] = get_args(Mission)
TARGETS: Final[list[int]] = [14 * INCH, 24 * INCH, 34 * INCH]
"""Where the three targets stand on the middle line, on the standard table (S-17.9)."""
TARGETS_TO_WIN: Final = 2

SPECIAL: Final = 0
POSITIONING: Final = 1
ATTACK: Final = 2
FIRING: Final = 3
Phase = Literal["special", "positioning", "attack", "firing"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

ABILITY_REACH: Final = 10 * INCH
GIFT_REACH: Final = 6 * INCH
CAT_RUN: Final = 10 * INCH
LARGEST_MISSILE_TARGET: Final = 10 * INCH
BERSERK_RESERVE: Final = 3
RAGE: Final = 2


def jump_price(height: int) -> int:
    """S-11.25: less than 1 inch 1 AP, otherwise 2."""
    return 1 if height < INCH else 2


def luck_faces(starting_lp: int, alternative: bool) -> int:
    """How many faces of the die save (S-13.3): the highest ones."""
    tough = starting_lp > 100
    if alternative:
        return 2 if tough else 3
    return 3 if tough else 4


def ap_limit(full: int, lp: int, least: int = 2) -> int:
    """All AP, half of them rounded up, or 2 (S-13.6 to S-13.8)."""
    if lp >= 50:
        return full
    if lp >= 25:
        return (full + 1) // 2
    return min(full, least)


def inches_up(length: int) -> int:
    """Whole inches, rounded up (S-4.5)."""
    return (length + INCH - 1) // INCH
