"""Who is under a template, what it costs them to stay or to flee, and where they may flee to."""

from __future__ import annotations

from typing import Any, Final

from euphoria.core.errors import BadQuestion
from euphoria.games.show.rules.answers.asked import Asked
from euphoria.games.show.rules.answers.told import losses, name, refusal
from euphoria.games.show.rules.box.cards import PROFILES
from euphoria.games.show.rules.box.data import BLAST
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.geometry.winds import LENGTH, SIXTEEN, halved
from euphoria.games.show.rules.movement.placing import RIM, flee_refusal, grenade_refusal
from euphoria.games.show.rules.odds.chances import blast_on, flame_on
from euphoria.games.show.rules.phases.blasts import may_flee
from euphoria.games.show.rules.sight.templates import flame_outline, under_blast, under_flame
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.table.order import in_order

UNDER_FIELDS: Final = ["at", "by", "towards"]
AGAINST: Final = 4
"""A base is put so much off the rim: within what counts as against it, whatever the rounding."""


def between(winds: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Twice as many directions, in order around the circle."""
    middle = halved(winds)
    return [wind for k in range(len(winds)) for wind in (winds[k], middle[k])]


ROUND: Final[list[tuple[int, int]]] = between(between(between(SIXTEEN)))
"""A hundred and twenty-eight directions, counter-clockwise."""


def under(asked: Asked) -> dict[str, Any]:
    """A circle around a place (`at`), or the flame of a figure (`by`) in a direction (`towards`)."""
    if asked.has("towards"):
        return under_fire(asked)
    return under_circle(asked)


# ------------------------------------------------------------------ the circle


def under_circle(asked: Asked) -> dict[str, Any]:
    """Grenades and charges; `by` asks whether this figure could throw one there."""
    x, y, surface = asked.place("at")
    s = asked.s.copy()
    s.blast_x = x
    s.blast_y = y
    s.blast_z = s.field.surfaces[surface].z
    told: dict[str, Any] = {"at": [x, y, surface], "radius": BLAST}
    if asked.has("by"):
        i = asked.figure("by")
        told["by"] = name(s, i)
        told["refusal"] = refusal(grenade_refusal(s, i, x, y, surface))
    caught = in_order(s, under_blast(s, x, y, s.blast_z))
    told["victims"] = [victim(s, k) for k in caught]
    return told


def victim(s: Arena, i: int) -> dict[str, Any]:
    """What staying and fleeing cost a figure under the template that lies now."""
    ways = flights(s, i)
    return {
        "figure": name(s, i),
        "lp": s.lp[i],
        "stay": losses(blast_on(s, i, False)),
        "flee": losses(blast_on(s, i, True)) if ways else None,
        "flights": ways,
    }


def flights(s: Arena, i: int) -> list[list[list[int]]]:
    """The stretches of the rim where a victim may be put, as lines of base centres (S-15.14)."""
    if not may_flee(s, i):
        return []
    reach = RIM + AGAINST
    spots: list[list[int] | None] = []
    for dx, dy in ROUND:
        x: int = s.blast_x + dx * reach // LENGTH
        y: int = s.blast_y + dy * reach // LENGTH
        fits = x >= 0 and y >= 0 and flee_refusal(s, i, x, y) == FINE
        spots.append([x, y] if fits else None)
    return stretches(spots)


def stretches(spots: list[list[int] | None]) -> list[list[list[int]]]:
    """The runs of places on a ring, without the gaps between them."""
    found: list[list[list[int]]] = []
    if None in spots:
        # Begin behind a gap, so that no run is cut in two.
        start = spots.index(None)
        spots = spots[start:] + spots[:start]
    run: list[list[int]] = []
    for spot in spots:
        if spot is not None:
            run.append(spot)
        elif run:
            found.append(run)
            run = []
    if run:
        found.append(run)
    return found


# ------------------------------------------------------------------ the flame


def under_fire(asked: Asked) -> dict[str, Any]:
    """The teardrop of the flame-thrower (S-14.34)."""
    i = asked.figure("by")
    s = asked.s
    if not PROFILES[s.who[i]].flame:
        raise BadQuestion(f"{name(s, i)} has no flame-thrower.")
    dx, dy = asked.direction("towards")
    burnt = in_order(s, under_flame(s, i, dx, dy))
    return {
        "by": name(s, i),
        "towards": [dx, dy],
        "outline": [[x, y] for x, y in flame_outline(s.x[i], s.y[i], dx, dy)],
        "victims": [{"figure": name(s, k), "lp": s.lp[k], "stay": losses(flame_on(s, k))} for k in burnt],
    }
