"""The things of the show by name: figures, scenery, places, lengths and bearings."""

from __future__ import annotations

import re
from math import atan2, degrees, isqrt
from typing import TYPE_CHECKING, Any

from euphoria.games.show.rules.box.cards import OBJECTS, PROFILES
from euphoria.games.show.rules.box.data import RADIUS
from euphoria.games.show.rules.geometry.scenery import BUILDING, GROUND, LINKS, Field
from euphoria.games.show.rules.words import (
    BADGES,
    FIRST_TARGET,
    PET_BADGE,
    SUSAN_BADGE,
    TEAM_BADGES,
    beside_limits,
    inches,
    points_of,
    surface_of,
    x_of,
    y_of,
)
from euphoria.languages import decimal
from euphoria.speech.messages import Fact

if TYPE_CHECKING:
    from euphoria.speech import Speech

BEARINGS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
TWIN = " II"
"""How the second of two like elements is called; its number tells it apart as well."""


# ------------------------------------------------------------------ forms and lists


def message(family: str, id: str) -> str:
    return f"show-{family}-{id}"


def word(speech: Speech, family: str, id: str) -> str:
    return speech.say(message(family, id))


def forms(speech: Speech, field: str, id: str, **facts: Fact) -> dict[str, Fact]:
    """A message and, in languages with cases, its form as a direct object."""
    text = speech.say(id, **facts)
    whom = speech.say(f"{id}.whom", **facts) if speech.has(f"{id}.whom") else text
    return {field: text, f"{field}-whom": whom}


def listed(speech: Speech, things: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`, or `nothing`."""
    if not things:
        return speech.say("show-nothing")
    if len(things) == 1:
        return things[0]
    return speech.say("show-and", most=", ".join(things[:-1]), last=things[-1])


def objects(speech: Speech, mask: int) -> str:
    return listed(speech, [word(speech, "object", id) for k, id in enumerate(OBJECTS) if (mask >> k) & 1])


# ------------------------------------------------------------------ numbers


def number(speech: Speech, value: int) -> str:
    """Thousandths as inches with the decimal sign of the language: 12500 is 12.5 or 12,5."""
    return decimal(inches(value), speech.language)


def length(speech: Speech, value: int) -> str:
    """The same with its unit, to a hundredth, never on a wrong side of a limit: `4.2 inches`, `1 inch`."""
    shown = beside_limits(value)
    count: Fact = "other" if shown % 1000 else shown // 1000
    return speech.say("show-inches", length=number(speech, shown), count=count)


def coordinate(speech: Speech, value: int) -> str:
    """To a hundredth: more says nothing to people, and who types a place may be exact."""
    return number(speech, (value + 5) // 10 * 10)


def point(speech: Speech, x: int, y: int) -> str:
    """Where decimals have a comma, something else must part the two numbers."""
    across, up = coordinate(speech, x), coordinate(speech, y)
    separator = "; " if decimal(".", speech.language) == "," else ", "
    return f"({across}{separator}{up})"


def dice(speech: Speech, packed: int) -> str:
    """A pool of dice, four bits each: the highest first."""
    faces: list[str] = []
    while packed:
        faces.append(str(packed & 15))
        packed >>= 4
    return ", ".join(faces) if faces else speech.say("show-dice-none")


# ------------------------------------------------------------------ figures


def figure(speech: Speech, field: str, badge: int) -> dict[str, Fact]:
    """Name and team, such as `Nikolai (A)`; the Susan to be rescued has no letter."""
    if badge == SUSAN_BADGE:
        return forms(speech, field, "show-character-susan")
    letter = "AB"[badge // TEAM_BADGES]
    who = badge % TEAM_BADGES
    if who >= PET_BADGE:
        owner = speech.say(f"{message('character', PROFILES[who - PET_BADGE].id)}.of")
        named = forms(speech, field, "show-pet", owner=owner)
    else:
        # The badge behind the characters is that of the Benkei which Richelle calls.
        id = PROFILES[who].id if who < len(PROFILES) - 1 else "benkei"
        named = forms(speech, field, message("character", id))
    return {form: f"{text} ({letter})" for form, text in named.items()}


def name(speech: Speech, badge: str) -> str:
    """The same for a badge as views write it."""
    return str(figure(speech, "figure", BADGES.index(badge))["figure"])


def thing(speech: Speech, value: int) -> str:
    """Something heavy: a body, or a target."""
    if value >= FIRST_TARGET:
        return speech.say("show-target", number=value - FIRST_TARGET + 1)
    return speech.say("show-body", **figure(speech, "figure", value))


# ------------------------------------------------------------------ scenery


def element(speech: Speech, field: Field | None, value: int) -> str:
    """Name and number, such as `shed #2`; elements of the packaged maps have names in every language."""
    if field is None or value >= len(field.elements):
        return f"#{value + 1}"
    plain = field.elements[value].name.removesuffix(TWIN)
    id = message("element", re.sub("[^a-z0-9]+", "-", plain.lower()).strip("-"))
    return f"{speech.say(id) if speech.has(id) else plain} #{value + 1}"


def blocker(speech: Speech, field: Field | None, told: dict[str, Any]) -> str:
    """What stands in a line of sight, as answers tell it: scenery, a figure or a target."""
    if "element" in told:
        return element(speech, field, told["element"] - 1)
    if "figure" in told:
        return name(speech, told["figure"])
    return speech.say("show-target", number=told["target"])


def in_the_way(speech: Speech, field: Field | None, value: str) -> str:
    """The same as refusals name it: `B.blanca`, `#6`, `target-2`."""
    if value.startswith("#"):
        return element(speech, field, int(value[1:]) - 1)
    if value.startswith("target-"):
        return speech.say("show-target", number=int(value.removeprefix("target-")))
    return name(speech, value)


def surface(speech: Speech, field: Field | None, value: int) -> str:
    """Where one stands: `on the ground`, `on the roof of shed #2`."""
    if value == GROUND:
        return speech.say("show-surface-ground")
    if field is None or value >= len(field.surfaces):
        return speech.say("show-surface-number", number=value)
    found = field.surfaces[value]
    named = element(speech, field, found.element)
    part = found.name.partition(".")[2]
    if part.isdecimal():
        return speech.say("show-surface-floor", floor=int(part), element=named)
    is_roof = field.elements[found.element].kind == BUILDING
    return speech.say("show-surface-roof" if is_roof else "show-surface-top", element=named)


def standing(speech: Speech, field: Field | None, x: int, y: int, on: int, gone: int = 0) -> str:
    """Point and surface; at table height also the open building around it."""
    if on == GROUND and field is not None:
        for k, found in enumerate(field.elements):
            if found.open and not (gone >> k) & 1 and any(shape.holds(x, y) for shape in found.footprint):
                inside = speech.say("show-surface-inside", element=element(speech, field, k))
                return f"{point(speech, x, y)} {inside}"
    return f"{point(speech, x, y)} {surface(speech, field, on)}"


def link(speech: Speech, field: Field | None, value: int) -> str:
    if field is None or value >= len(field.links):
        return speech.say("show-link", number=value + 1)
    found = field.links[value]
    named = element(speech, field, found.element)
    return speech.say(message("link", LINKS[found.kind]), number=value + 1, element=named)


# ------------------------------------------------------------------ distances and bearings


def bearing(speech: Speech, dx: int, dy: int) -> str:
    return word(speech, "bearing", BEARINGS[(_clockwise(dx, dy) + 22) // 45 % 8])


def direction(speech: Speech, dx: int, dy: int) -> str:
    """With its degrees, clockwise from north: several directions may have one name."""
    return f"{bearing(speech, dx, dy)} ({_clockwise(dx, dy)}°)"


def _clockwise(dx: int, dy: int) -> int:
    return round(degrees(atan2(dx, dy))) % 360


def away(speech: Speech, dx: int, dy: int, gap: int | None = None) -> str:
    """How far and where to, to a tenth of an inch: `4.2 inches north-east`."""
    far = isqrt(dx * dx + dy * dy) if gap is None else gap
    return speech.say(
        "show-away", length=length(speech, (far + 50) // 100 * 100), bearing=bearing(speech, dx, dy)
    )


def gap(dx: int, dy: int, dz: int) -> int:
    """The distance of two figures from base to base (S-4.6), rounded."""
    plan = max(0, isqrt(dx * dx + dy * dy) - 2 * RADIUS)
    return isqrt(plan * plan + dz * dz)


Start = tuple[int, int] | None
"""From where distances are told; None: they are not."""


def spot(speech: Speech, start: Start, value: int) -> str:
    """A point of an action, and how far it is from who acts."""
    return _from(speech, start, x_of(value), y_of(value), point(speech, x_of(value), y_of(value)))


def place(speech: Speech, field: Field | None, start: Start, value: int) -> str:
    """The same with its surface."""
    x, y = x_of(value), y_of(value)
    return _from(speech, start, x, y, standing(speech, field, x, y, surface_of(value)))


def path(speech: Speech, start: Start, value: int) -> str:
    """Where a path ends, and how many corners it has."""
    xs, ys = points_of(value)
    text = point(speech, xs[-1], ys[-1])
    if len(xs) > 1:
        text = speech.say("show-path-via", point=text, count=len(xs) - 1)
    return _from(speech, start, xs[-1], ys[-1], text)


def _from(speech: Speech, start: Start, x: int, y: int, text: str) -> str:
    if start is None or start == (x, y):
        return text
    return f"{text}, {away(speech, x - start[0], y - start[1])}"
