"""The vocabulary: verbs people and bots type, and the kinds of events they are told.

A figure is called by its badge: `A.nikolai`, `A.nikolai.benkei` for the Benkei he bought, `B.benkei` for the
one Richelle called, `susan` for the one to be rescued. A point is `12.5,3.25` in inches, a place adds the
surface (`12.5,3.25@4`, nothing for the ground), a path is points joined by `>`, a direction is `3,-4`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import Grammar, Verb, Words
from euphoria.core.events import EventTable
from euphoria.games.show.rules.box.cards import (
    ABILITY_ACTIONS,
    AID_ACTIONS,
    CHARACTERS_COUNT,
    OBJECTS,
    OBJECTS_COUNT,
    PROFILES,
)
from euphoria.games.show.rules.box.data import SIDES
from euphoria.games.show.rules.box.rosters import RosterWords
from euphoria.games.show.rules.state import Arena

# ------------------------------------------------- badges

TEAM_BADGES: Final = 32
"""Badges of a team: its characters, then the called Benkei, in the second half bought ones by their owner."""
CALLED_BADGE: Final = 15
PET_BADGE: Final = 16
SUSAN_BADGE: Final = 64
"""The Susan of the Rescue mission."""


assert CHARACTERS_COUNT < PET_BADGE, "one more character needs wider badges"


def _badges() -> list[str]:
    names: list[str] = []
    spare = PET_BADGE - 1 - CHARACTERS_COUNT
    for seat in "AB":
        characters = [f"{seat}.{PROFILES[who].id}" for who in range(CHARACTERS_COUNT)]
        names += [*characters, *[f"{seat}.-"] * spare, f"{seat}.benkei"]
        names += [
            *[f"{character}.benkei" for character in characters],
            *[f"{seat}.--" + "-" * k for k in range(spare + 1)],
        ]
    return [*names, "susan"]


BADGES: Final[list[str]] = _badges()


def badge_of(team: int, who: int) -> int:
    return TEAM_BADGES * team + who


# ------------------------------------------------- numbers in words

COORDINATE: Final = 17
"""Bits of a coordinate: no table is longer than 96 inches."""
MASK: Final = (1 << COORDINATE) - 1
POINT_BITS: Final = 2 * COORDINATE
MOST_POINTS: Final = 32
"""A path has at most this many points."""
FAR: Final = 1 << (COORDINATE - 1)
"""What is added to the parts of a direction, which may be negative."""


def inches(value: int) -> str:
    """Thousandths as people write inches: 12500 is 12.5."""
    sign = "-" if value < 0 else ""
    whole, part = divmod(abs(value), 1000)
    return f"{sign}{whole}.{part:03}".rstrip("0").rstrip(".") if part else f"{sign}{whole}"


def beside_limits(value: int) -> int:
    """A length to a hundredth that lies on no limit it is not on: 2.001 becomes 2.01, and 9.999 becomes 9.99.

    Limits of the rules are multiples of a twentieth of an inch (S-4.2b).
    """
    near = (value + 5) // 10 * 10
    if near == value or near % 50:
        return near
    return near + 10 if value > near else near - 10


def thousandths(text: str) -> int | None:
    """The length that a text of inches stands for; None if it is none, or absurd."""
    sign = -1 if text.startswith("-") else 1
    whole, dot, part = text.removeprefix("-").partition(".")
    if not whole.isdecimal() or len(whole) > 3 or not whole.isascii():
        return None
    if dot and not (part.isdecimal() and part.isascii() and len(part) <= 3):
        return None
    return sign * (int(whole) * 1000 + int(part.ljust(3, "0") if part else "0"))


class Point(Words):
    """A point of the plan: x in the low bits, then y."""

    def __init__(self, name: str = "point") -> None:
        super().__init__(name, [], POINT_BITS)

    def word(self, value: int) -> str:
        return f"{inches(value & MASK)},{inches((value >> COORDINATE) & MASK)}"

    def number(self, word: str) -> int:
        parts = word.split(",")
        if len(parts) != 2:
            return -1
        x = thousandths(parts[0])
        y = thousandths(parts[1])
        if x is None or y is None or not 0 <= x <= MASK or not 0 <= y <= MASK:
            return -1
        return x | y << COORDINATE


class Direction(Words):
    """A direction in plan, of any length."""

    def __init__(self) -> None:
        super().__init__("direction", [], POINT_BITS)

    def word(self, value: int) -> str:
        return f"{inches((value & MASK) - FAR)},{inches(((value >> COORDINATE) & MASK) - FAR)}"

    def number(self, word: str) -> int:
        parts = word.split(",")
        if len(parts) != 2:
            return -1
        dx = thousandths(parts[0])
        dy = thousandths(parts[1])
        if dx is None or dy is None or abs(dx) >= FAR or abs(dy) >= FAR or dx == dy == 0:
            return -1
        return direction(dx, dy)


class Place(Words):
    """A point and the number of the surface it is on."""

    def __init__(self) -> None:
        super().__init__("place", [], POINT_BITS + 8)

    def word(self, value: int) -> str:
        surface = value >> POINT_BITS
        return POINT.word(value) + (f"@{surface}" if surface else "")

    def number(self, word: str) -> int:
        plan, at, surface = word.partition("@")
        value = POINT.number(plan)
        if value < 0 or (at and not (surface.isdecimal() and surface.isascii() and len(surface) <= 3)):
            return -1
        level = int(surface) if at else 0
        return value | level << POINT_BITS if level < 256 else -1


class Path(Words):
    """Points joined by `>`: their number in the low bits, then the points."""

    def __init__(self) -> None:
        super().__init__("path", [], 6 + MOST_POINTS * POINT_BITS)

    def word(self, value: int) -> str:
        points = value >> 6
        return ">".join(POINT.word(points >> (POINT_BITS * k)) for k in range(value & 63))

    def number(self, word: str) -> int:
        if len(word) > MOST_POINTS * 16:
            return -1
        value = 0
        parts = word.split(">")
        if len(parts) > MOST_POINTS:
            return -1
        for k, part in enumerate(parts):
            point = POINT.number(part)
            if point < 0:
                return -1
            value |= point << (POINT_BITS * k)
        return value << 6 | len(parts)


def _object_sets() -> list[str]:
    return [
        "+".join(name for k, name in enumerate(OBJECTS) if (mask >> k) & 1) or "none"
        for mask in range(1 << OBJECTS_COUNT)
    ]


POINT: Final = Point()
DIRECTION: Final = Direction()
PLACE: Final = Place()
PATH: Final = Path()
TEAM: Final = RosterWords()
FIGURE: Final = Words("figure", BADGES)
THING: Final = Words("thing", [*BADGES, "target-1", "target-2", "target-3"])
FIRST_TARGET: Final = len(BADGES)
ELEMENT: Final = Words("element", [str(k + 1) for k in range(64)])
LINK: Final = Words("link", [str(k + 1) for k in range(64)])
SIDE: Final = Words("side", [*SIDES, "rival"])
RIVAL: Final = 2
OBJECT: Final = Words("object", OBJECTS)
OBJECT_SET: Final = Words("objects", _object_sets())
WEAPON: Final = Words("weapon", ["first", "second"])
REPEAT: Final = Words("action", ["movement", "attack", "shooting"])
NUMBER: Final = Words("number", [str(k) for k in range(64)])

REPEAT_MOVEMENT: Final = 0
REPEAT_ATTACK: Final = 1
REPEAT_SHOOTING: Final = 2

# ------------------------------------------------- packed actions


def point(x: int, y: int) -> int:
    return x | y << COORDINATE


def place(x: int, y: int, surface: int) -> int:
    return x | y << COORDINATE | surface << POINT_BITS


def direction(dx: int, dy: int) -> int:
    return (dx + FAR) | (dy + FAR) << COORDINATE


def path(xs: list[int], ys: list[int]) -> int:
    value = 0
    for k in range(len(xs)):
        value |= (xs[k] | ys[k] << COORDINATE) << (POINT_BITS * k)
    return value << 6 | len(xs)


def step_path(x: i64, y: i64) -> i64:
    """A path of a single point."""
    return (x | y << COORDINATE) << 6 | 1


def x_of(value: int) -> int:
    return value & MASK


def y_of(value: int) -> int:
    return (value >> COORDINATE) & MASK


def surface_of(value: int) -> int:
    return (value >> POINT_BITS) & 255


def dx_of(value: int) -> int:
    return (value & MASK) - FAR


def dy_of(value: int) -> int:
    return ((value >> COORDINATE) & MASK) - FAR


def points_of(value: int) -> tuple[list[int], list[int]]:
    """The x and the y of each point of a path."""
    points = value >> 6
    count = value & 63
    return (
        [(points >> (POINT_BITS * k)) & MASK for k in range(count)],
        [(points >> (POINT_BITS * k + COORDINATE)) & MASK for k in range(count)],
    )


def between(xs: list[int], ys: list[int]) -> list[int]:
    """The corners of a way without its end, as events tell them: x, y, x, y and so on."""
    corners: list[int] = []
    for k in range(len(xs) - 1):
        corners += [xs[k], ys[k]]
    return corners


# ------------------------------------------------- actions

_VERBS: Final[list[Verb]] = []


def _verb(name: str, arguments: str = "", kinds: list[Words] | None = None) -> int:
    _VERBS.append(Verb(name, arguments, kinds))
    return len(_VERBS) - 1


_TARGETS: Final[dict[str, Words]] = {
    "action": REPEAT,
    "body": FIGURE,
    "element": ELEMENT,
    "figure": FIGURE,
    "object": OBJECT,
    "place": PLACE,
    "point": POINT,
    "second": PLACE,
    "third": PLACE,
}
"""What the targets of abilities and aid objects are called in the card table."""


def _declare(action: str) -> None:
    """A verb as the card table tells it, with its targets."""
    verb, _, targets = action.partition(" ")
    _verb(verb, targets, [_TARGETS[target] for target in targets.split()] or None)


# setup
BUILD: Final = _verb("team", "team", [TEAM])
CHOOSE_SIDE: Final = _verb("side", "side", [SIDE])
SET_SITE: Final = _verb("site", "figure element", [FIGURE, ELEMENT])
SET_PLATFORM: Final = _verb("platform", "corner", [Point("corner")])
DEPLOY: Final = _verb("deploy", "figure place", [FIGURE, PLACE])
NEXT: Final = _verb("next", "figure", [FIGURE])
NAME_LEADER: Final = _verb("leader", "figure", [FIGURE])
# special abilities
WAIT: Final = _verb("wait")
for _action in ABILITY_ACTIONS:
    _declare(_action)
# positioning
MOVE: Final = _verb("move", "path", [PATH])
CLIMB: Final = _verb("climb", "place", [PLACE])
LET_DOWN: Final = _verb("let-down", "place", [PLACE])
JUMP: Final = _verb("jump", "place", [PLACE])
USE_LINK: Final = _verb("link", "link point", [LINK, POINT])
HIT_DECK: Final = _verb("deck")
RISE: Final = _verb("rise")
TAKE: Final = _verb("take", "thing", [THING])
LEAVE: Final = _verb("leave", "point", [POINT])
for _action in AID_ACTIONS.values():
    _declare(_action)
RANSACK: Final = _verb("ransack", "body objects", [FIGURE, OBJECT_SET])
FREE: Final = _verb("free")
LEAD: Final = _verb("lead", "path", [PATH])
DONE: Final = _verb("done")
# attack
ROLL: Final = _verb("roll", "dice", [NUMBER])
WOUND: Final = _verb("wound", "figure", [FIGURE])
CREDIT: Final = _verb("credit", "figure", [FIGURE])
PUSH: Final = _verb("push", "direction", [DIRECTION])
STAND: Final = _verb("stand")
STRIKE: Final = _verb("strike", "figure", [FIGURE])
FOLLOW: Final = _verb("follow")
# firing
THROW: Final = _verb("throw", "object place", [OBJECT, PLACE])
DETONATE: Final = _verb("detonate", "point", [POINT])
FLEE: Final = _verb("flee", "point", [POINT])
STAY: Final = _verb("stay")
AIM: Final = _verb("aim", "weapon figure shots", [WEAPON, FIGURE, NUMBER])
FIRE: Final = _verb("fire")
BURN: Final = _verb("burn", "direction", [DIRECTION])
PASS: Final = _verb("pass")

GRAMMAR: Final = Grammar(_VERBS)


def verb_called(name: str) -> int:
    """The number of a verb."""
    return [verb.name for verb in _VERBS].index(name)


def argument(code: int) -> int:
    """Everything behind the verb."""
    return code >> 8


# ------------------------------------------------- events

EVENTS: Final = EventTable("show")

TEAM_SHOWN: Final = EVENTS.kind("team-shown", "S-6.12", "seat total")
ROLLED_OFF: Final = EVENTS.kind("rolled-off", "S-8.1", "seat value")
PICKED_SIDE: Final = EVENTS.kind("picked-side", "S-8.1", "seat side")
LET_RIVAL_PICK: Final = EVENTS.kind("let-rival-pick", "S-8.1", "seat")
SITE_SET: Final = EVENTS.kind("site-set", "S-8.7", "figure element")
PLATFORM_SET: Final = EVENTS.kind("platform-set", "S-8.3", "seat x y")
DEPLOYED: Final = EVENTS.kind("deployed", "S-8.5", "figure x y surface")
TURN: Final = EVENTS.kind("turn", "S-9.1", "turn")
PHASE: Final = EVENTS.kind("phase", "S-9.2", "phase")
TIE_ROLL: Final = EVENTS.kind("tie-roll", "S-9.4", "figure value")
WAITS: Final = EVENTS.kind("waits", "S-10.1", "figure")
ABILITY: Final = EVENTS.kind("ability", "S-10.1", "figure ability")
REMOVED: Final = EVENTS.kind("removed", "S-16.1", "element")
DROPPED_DOWN: Final = EVENTS.kind("dropped-down", "S-16.3", "figure")
MOVED_TO: Final = EVENTS.kind("moved", "S-11.2", "figure x y surface ap")
CLIMBED: Final = EVENTS.kind("climbed", "S-11.13", "figure x y surface ap")
CAME_DOWN: Final = EVENTS.kind("came-down", "S-11.16", "figure x y surface ap")
JUMPED: Final = EVENTS.kind("jumped", "S-11.24", "figure x y surface height")
USED_LINK: Final = EVENTS.kind("used-link", "S-11.6", "figure x y surface ap")
HIT_THE_DECK: Final = EVENTS.kind("hit-the-deck", "S-11.17", "figure")
GOT_UP: Final = EVENTS.kind("got-up", "S-11.18", "figure")
TOOK: Final = EVENTS.kind("took", "S-11.21", "figure thing")
LEFT: Final = EVENTS.kind("left", "S-11.21", "figure thing")
DROPPED: Final = EVENTS.kind("dropped", "S-11.10", "figure thing")
HEALED: Final = EVENTS.kind("healed", "S-15.3", "figure mate lp")
ADRENALINE_TAKEN: Final = EVENTS.kind("adrenaline", "S-15.8", "figure ap")
ROSE_AGAIN: Final = EVENTS.kind("revived", "S-15.5", "figure body")
RANSACKED: Final = EVENTS.kind("ransacked", "S-11.23", "figure body objects")
FREED: Final = EVENTS.kind("freed", "S-17.2", "figure")
ALONE_AGAIN: Final = EVENTS.kind("alone-again", "S-17.7", "figure")
CONTACT: Final = EVENTS.kind("contact", "S-12.1", "figure foe")
DICE_BOUGHT: Final = EVENTS.kind("dice-bought", "S-12.4", "figure count")
DICE_ROLLED: Final = EVENTS.kind("dice-rolled", "S-12.9", "seat dice")
WOUNDS: Final = EVENTS.kind("wounds", "S-12.11", "seat count")
WOUNDED: Final = EVENTS.kind("wounded", "S-12.16", "figure")
LUCKY: Final = EVENTS.kind("lucky", "S-13.4", "figure value")
UNLUCKY: Final = EVENTS.kind("unlucky", "S-13.2", "figure value")
HURT: Final = EVENTS.kind("hurt", "S-13.5", "figure damage lp")
DIED: Final = EVENTS.kind("died", "S-13.12", "figure")
KILLED_BY: Final = EVENTS.kind("killed-by", "S-5.7", "figure foe")
EUPHORIA: Final = EVENTS.kind("euphoria", "S-5.6", "figure value")
NEW_LEADER: Final = EVENTS.kind("new-leader", "S-7.3", "seat figure")
PUSH_ROLLED: Final = EVENTS.kind("push-rolled", "S-12.23", "seat value")
PUSHED: Final = EVENTS.kind("pushed", "S-12.24", "seat length")
NOT_PUSHED: Final = EVENTS.kind("not-pushed", "S-12.23", "seat")
STAYED_ABOVE: Final = EVENTS.kind("stayed-above", "S-12.27", "figure x y surface")
FELL: Final = EVENTS.kind("fell", "S-12.26", "figure height")
DECLARED: Final = EVENTS.kind("declared", "S-14.10", "figure foe shots aim")
SHOT: Final = EVENTS.kind("shot", "S-5.2", "figure foe value")
HIT: Final = EVENTS.kind("hit", "S-5.2", "figure foe")
MISSED: Final = EVENTS.kind("missed", "S-5.2", "figure foe")
SHARE: Final = EVENTS.kind("share", "S-14.30", "figure low high")
STRAY: Final = EVENTS.kind("stray", "S-14.29", "figure value")
BURNT: Final = EVENTS.kind("burnt", "S-14.32", "figure foe")
THREW_OBJECT: Final = EVENTS.kind("threw", "S-15.11", "figure object x y")
DETONATED: Final = EVENTS.kind("detonated", "S-15.18", "figure element")
CAUGHT: Final = EVENTS.kind("caught", "S-15.13", "figure")
FLED: Final = EVENTS.kind("fled", "S-15.14", "figure x y")
STAYED: Final = EVENTS.kind("stayed", "S-15.15", "figure")
STUNNED: Final = EVENTS.kind("stunned", "S-15.17", "figure ap")
BERSERK_ROLL: Final = EVENTS.kind("berserk-roll", "S-16.20", "figure value")
WENT_BERSERK: Final = EVENTS.kind("went-berserk", "S-16.20", "figure")
RAGE_ROLL: Final = EVENTS.kind("rage-roll", "S-16.38", "figure value")
RAGES: Final = EVENTS.kind("rages", "S-16.38", "figure")
LAST_ROLL: Final = EVENTS.kind("last-roll", "S-16.33", "figure value")
CALLED_IN: Final = EVENTS.kind("called-in", "S-16.12", "figure x y")
SENT_OFF: Final = EVENTS.kind("sent-off", "S-16.13", "figure")
MOTIVATED: Final = EVENTS.kind("motivated", "S-16.8", "figure mate action")
BARGAINED: Final = EVENTS.kind("bargained", "S-16.37", "figure foe")
GIVEN: Final = EVENTS.kind("given", "S-16.26", "figure mate")
GIVEN_EXACTLY: Final = EVENTS.kind("given-exactly", "S-16.27", "figure mate object")
CAT_RUNS: Final = EVENTS.kind("cat-runs", "S-16.39", "figure x y")
CAT_TEASES: Final = EVENTS.kind("cat-teases", "S-16.39", "figure")
CAT_GONE: Final = EVENTS.kind("cat-gone", "S-16.40")
SHOWS_OBJECT: Final = EVENTS.kind("shows-object", "S-6.12", "figure object")
DELIVERED: Final = EVENTS.kind("delivered", "S-17.10", "figure thing")
COMPLETED: Final = EVENTS.kind("completed", "S-18.1", "seat way")
TIME_UP: Final = EVENTS.kind("time-up", "S-18.1")
POINTS: Final = EVENTS.kind("points", "S-18.2", "seat points")
WINS: Final = EVENTS.kind("wins", "S-18.2", "seat")
DRAWN: Final = EVENTS.kind("drawn", "S-18.2")


def figure_of(s: Arena, badge: int) -> int:
    """The figure that wears this badge, or -1."""
    for i in range(len(s.badge)):
        if s.badge[i] == badge:
            return i
    return -1
