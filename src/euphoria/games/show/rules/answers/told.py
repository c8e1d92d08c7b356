"""How answers are told: names, refusals, chances and outlines as JSON-ready data.

Lengths are thousandths of an inch, as in views. Exact counts are texts, because they outgrow the numbers of
many readers of JSON; percents stand beside them for people.
"""

from __future__ import annotations

from typing import Any

from euphoria.games.show.rules.box.reasons import AP, FINE, REASONS
from euphoria.games.show.rules.odds.losses import Spread, kill, percent
from euphoria.games.show.rules.sight.sight import FIGURE_CODE, MARKER_CODE
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.views.blockers import at_place, named
from euphoria.games.show.rules.words import BADGES


def name(s: Arena, i: int) -> str:
    return BADGES[s.badge[i]]


def refusal(number: int, ap: int = 0, by: str = "") -> dict[str, Any] | None:
    """Why something is not possible: the rule, the message id and its facts, or None.

    `ap` is what is left to who lacks AP, `by` who or what is in the way.
    """
    if number == FINE:
        return None
    facts: dict[str, Any] = {"ap": ap} if number == AP else {"blocker": by} if by else {}
    return {"rule": REASONS[number].rule, "reason": REASONS[number].message, "facts": facts}


def no_room(
    s: Arena, i: int, x: int, y: int, surface: int, number: int, ap: int = 0
) -> dict[str, Any] | None:
    """Why a figure cannot rest at a place, and because of whom or what."""
    return refusal(number, ap, named(s, at_place(s, i, x, y, surface, number)))


def blocker(s: Arena, code: int) -> dict[str, Any] | None:
    """What blocks a line: a piece of scenery, a figure or a marker; None for a free one."""
    if code < 0:
        return None
    if code < FIGURE_CODE:
        return {"element": code + 1, "name": s.field.elements[code].name}
    if code < MARKER_CODE:
        return {"figure": name(s, code - FIGURE_CODE)}
    return {"target": code - MARKER_CODE + 1}


def chance(fraction: tuple[int, int]) -> dict[str, Any]:
    return {"exact": f"{fraction[0]}/{fraction[1]}", "percent": percent(fraction)}


def spread(found: Spread) -> dict[str, Any]:
    """The chances of the numbers 0, 1, 2 ...: ways of a total, and what comes on average in thousandths."""
    mean = found.mean()
    return {
        "ways": [str(ways) for ways in found.ways],
        "total": str(found.total),
        "mean": 1000 * mean[0] // mean[1] / 1000,
    }


def losses(found: Spread) -> dict[str, Any]:
    """What a figure may lose in LP; the last number of the spread is its death."""
    return {"hurt": chance(found.at_least(1)), "kill": chance(kill(found)), "loss": spread(found)}


def outline(ring: list[int]) -> list[list[int]]:
    """x, y, x, y ... as points."""
    return [[ring[k], ring[k + 1]] for k in range(0, len(ring), 2)]
