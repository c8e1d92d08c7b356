"""Good places out of endless many: samples for choices on a continuous table, checked, in a fixed order.

Everything here is only offered: any other legal place may be named instead.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.data import (
    BLAST,
    CAT_RUN,
    DEPLOYMENT,
    INCH,
    PLATFORM,
    RADIUS,
    SOUTH,
    THROW_RANGE,
)
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.geometry.scenery import GROUND, root
from euphoria.games.show.rules.geometry.winds import LENGTH, MANY, SIXTEEN
from euphoria.games.show.rules.movement import climbing
from euphoria.games.show.rules.movement.candidate_moves import MOST_MOVES, moves
from euphoria.games.show.rules.movement.placing import (
    RIM,
    beside,
    border_refusal,
    flee_refusal,
    grenade_refusal,
    makes_room,
    platform_refusal,
    stand_refusal,
    waiting_pet,
)
from euphoria.games.show.rules.sight.templates import under_blast, under_flame
from euphoria.games.show.rules.state import NEUTRAL, NOBODY, Arena
from euphoria.games.show.rules.table.cat import cat_refusal
from euphoria.games.show.rules.table.standing import is_surface, removed, supports, surface_below
from euphoria.games.show.rules.words import CLIMB, JUMP, LET_DOWN, USE_LINK, place, point

__all__ = [
    "MOST_MOVES",
    "borders",
    "cat_runs",
    "deployments",
    "flames",
    "flees",
    "moves",
    "platforms",
    "throws",
    "ups_and_downs",
]

Spot = tuple[int, int]
Place = tuple[int, int, int]

MOST_PLATFORMS: Final = 16
MOST_DEPLOYMENTS: Final = 16
MOST_THROWS: Final = 12
MOST_FLIGHTS: Final = 12
MOST_FLAMES: Final = 12
MOST_RUNS: Final = 12
MOST_BORDERS: Final = 16


# ------------------------------------------------------------------ before the show


def platforms(s: Arena, seat: int) -> list[Spot]:
    """Corners for an exit platform, spread over the home edge; a fine search where the table is crowded."""
    found = some_platforms(s, seat, 2 * INCH, MOST_PLATFORMS)
    return found or some_platforms(s, seat, INCH // 4, 1)


def some_platforms(s: Arena, seat: int, step: int, most: int) -> list[Spot]:
    width: int = s.field.width
    depth: int = s.field.depth
    found: list[Spot] = []
    for back in range(0, DEPLOYMENT + 1, step):
        y = back if s.side[seat] == SOUTH else depth - PLATFORM - back
        for x in range(0, width - PLATFORM + 1, step):
            if platform_refusal(s, seat, x, y) == FINE:
                found.append((x, y))
    # Evenly out of all of them.
    if len(found) <= most:
        return found
    return [found[k * len(found) // most] for k in range(most)]


def deployments(s: Arena, seat: int, i: int) -> list[Place]:
    """Places for a figure around its platform, for a Benkei around its owner."""
    if s.owner[i] != NOBODY:
        return beside(s, s.owner[i], i, MOST_DEPLOYMENTS // 2)
    found = around_platform(s, seat, i, 2300, MOST_DEPLOYMENTS)
    return found or around_platform(s, seat, i, 400, 1)


def around_platform(s: Arena, seat: int, i: int, step: int, most: int) -> list[Place]:
    """Places on a grid over the platform and the six inches around it, raised ones first."""
    reach = DEPLOYMENT + RADIUS
    high: list[Place] = []
    low: list[Place] = []
    left: int = s.platform_x[seat] - reach
    under: int = s.platform_y[seat] - reach
    for dy in range(0, PLATFORM + 2 * reach + 1, step):
        for dx in range(0, PLATFORM + 2 * reach + 1, step):
            x = left + dx
            y = under + dy
            if x < 0 or y < 0:
                continue
            surface: int = surface_below(s, x, y, DEPLOYMENT)
            for k in [surface] if surface == GROUND else [surface, GROUND]:
                if stand_refusal(s, i, x, y, k) == FINE:
                    (low if k == GROUND else high).append((x, y, k))
    high = thinned(high, most // 4)
    found = [*high, *thinned(low, most - len(high))]
    pet: int = waiting_pet(s, i)
    if pet == NOBODY:
        return found
    copy = s.copy()
    return [(x, y, k) for x, y, k in found if makes_room(copy, i, pet, x, y, k)]


def thinned(places: list[Place], most: int) -> list[Place]:
    """At most so many, evenly out of all."""
    if len(places) <= most:
        return places
    return [places[k * len(places) // most] for k in range(most)]


# ------------------------------------------------------------------ special abilities


def cat_runs(s: Arena, i: int) -> list[Spot]:
    """Where the cat may run: far in every direction, nearer where something stops it."""
    found: list[Spot] = []
    for reach in (CAT_RUN, CAT_RUN // 2):
        for dx, dy in SIXTEEN:
            x: int = s.x[i] + dx * reach // LENGTH
            y: int = s.y[i] + dy * reach // LENGTH
            if cat_refusal(s, i, x, y) == FINE:
                found.append((x, y))
    if not found:
        found = [(s.x[i], s.y[i])] if cat_refusal(s, i, s.x[i], s.y[i]) == FINE else []
    return found[:: max(1, len(found) // MOST_RUNS)][:MOST_RUNS]


def borders(s: Arena, i: int) -> list[Spot]:
    """Places along the table's borders for a called Benkei."""
    width: int = s.field.width
    depth: int = s.field.depth
    found: list[Spot] = []
    for step in (3 * INCH, INCH // 2):
        for x in range(RADIUS, width - RADIUS + 1, step):
            found += [(x, y) for y in (RADIUS, depth - RADIUS) if border_refusal(s, i, x, y) == FINE]
        for y in range(RADIUS + step, depth - RADIUS, step):
            found += [(x, y) for x in (RADIUS, width - RADIUS) if border_refusal(s, i, x, y) == FINE]
        if found:
            break
    return [found[k * len(found) // MOST_BORDERS] for k in range(min(MOST_BORDERS, len(found)))]


# ------------------------------------------------------------------ firing


def throws(s: Arena, i: int) -> list[Place]:
    """Centres for a grenade that catch an enemy, those with the most enemies and the fewest friends first."""
    rated: list[tuple[int, int, Place]] = []
    tried: set[Place] = set()
    for x, y, surface in throw_candidates(s, i):
        one = (x, y, surface)
        if one in tried:
            continue
        tried.add(one)
        caught = under_blast(s, x, y, s.field.surfaces[surface].z)
        hit = sum(1 for j in caught if s.enemies(i, j))
        worth = 2 * hit - len(caught)
        if hit > 0 and grenade_refusal(s, i, x, y, surface) == FINE:
            rated.append((-worth, len(rated), one))
    rated.sort()
    return [one for _, _, one in rated[:MOST_THROWS]]


def throw_candidates(s: Arena, i: int) -> list[Place]:
    """On each enemy, before and behind it, beside it, and half-way to other enemies near it."""
    found: list[Place] = []
    enemies = [j for j in range(s.count()) if s.alive(j) and s.enemies(i, j)]
    for j in enemies:
        spots: list[Spot] = [(s.x[j], s.y[j])]
        spots += [((s.x[j] + s.x[k]) // 2, (s.y[j] + s.y[k]) // 2) for k in enemies if k > j]
        spots += [(s.x[j] + dx * BLAST // LENGTH, s.y[j] + dy * BLAST // LENGTH) for dx, dy in SIXTEEN[::2]]
        # On the line from the thrower, just clear of it.
        dx: i64 = s.x[j] - s.x[i]
        dy: i64 = s.y[j] - s.y[i]
        length: i64 = root(dx * dx + dy * dy)
        if length == 0:
            length = 1
        clear = RIM + 5
        spots.append((s.x[i] + dx * clear // length, s.y[i] + dy * clear // length))
        for x, y in spots:
            # Most are out of reach, wherever they lie in height.
            if in_throw(s, i, x, y) and 0 <= x <= s.field.width and 0 <= y <= s.field.depth:
                found.append((x, y, surface_below(s, x, y, s.z(j))))
    return found


def in_throw(s: Arena, i: i64, x: i64, y: i64) -> bool:
    """Is a point in plan no further away than a throw leads on the level?"""
    dx: i64 = x - s.x[i]
    dy: i64 = y - s.y[i]
    return dx * dx + dy * dy <= (THROW_RANGE + RADIUS) * (THROW_RANGE + RADIUS)


def flees(s: Arena, i: int) -> list[Spot]:
    """Places against the outside of the template that lies now."""
    found: list[Spot] = []
    reach = RIM + 4
    for dx, dy in MANY:
        x: int = s.blast_x + dx * reach // LENGTH
        y: int = s.blast_y + dy * reach // LENGTH
        if flee_refusal(s, i, x, y) == FINE:
            found.append((x, y))
            if len(found) == MOST_FLIGHTS:
                break
    return found


def flames(s: Arena, i: int, at_mates: bool = False) -> list[Spot]:
    """Directions for a burst that burns an enemy: straight at each, and a little to either side.

    `at_mates`: Sooyoung directs it at a team mate instead (S-16.15).
    """
    found: list[Spot] = []
    wanted = [j for j in range(s.count()) if j != i and s.alive(j) and s.team[j] != NEUTRAL]
    wanted = [j for j in wanted if s.enemies(i, j) != at_mates]
    for j in wanted:
        dx: int = s.x[j] - s.x[i]
        dy: int = s.y[j] - s.y[i]
        if (dx == 0 and dy == 0) or dx * dx + dy * dy > (8 * INCH) * (8 * INCH):
            continue
        for turn in (0, 1, -1):
            way = (dx * 5 - turn * dy, dy * 5 + turn * dx) if turn else (dx, dy)
            if any(k in wanted for k in under_flame(s, i, way[0], way[1])):
                found.append(way)
    return found[:MOST_FLAMES]


# ------------------------------------------------------------------ up and down


def ups_and_downs(s: Arena, i: int) -> list[int]:
    """Climbs, let-downs, jumps and links from where the figure stands, as actions."""
    return [*climbs(s, i), *descents(s, i), *links(s, i)]


REACHES: Final[list[int]] = [1200, 1245]
"""How far away a climber is put: a base and its whole width, with room for what it touches."""


def climbs(s: Arena, i: int) -> list[int]:
    found: list[int] = []
    low = s.z(i)
    for k in s.field.surfaces_near(s.x[i], s.y[i]):
        if s.field.surfaces[k].z <= low or not is_surface(s, k) or not climbing.at_foot(s, i, k):
            continue
        spot = landing(s, i, k)
        if spot is not None:
            found.append(CLIMB | place(spot[0], spot[1], k) << 8)
    return found


def landing(s: Arena, i: int, surface: int) -> Spot | None:
    """The first place on a top that a climb leads to."""
    for reach in REACHES:
        for dx, dy in SIXTEEN:
            x: int = s.x[i] + dx * reach // LENGTH
            y: int = s.y[i] + dy * reach // LENGTH
            if supports(s.field, surface, x, y) and climbing.climb(s, i, x, y, surface).refusal == FINE:
                return x, y
    return None


def descents(s: Arena, i: int) -> list[int]:
    """Down from an edge: one place on each surface below, by hand and by a jump."""
    if s.surface[i] == GROUND or not climbing.at_edge(s.field, s.surface[i], s.x[i], s.y[i]):
        return []
    found: list[int] = []
    seen: list[int] = []
    for reach in REACHES:
        for dx, dy in SIXTEEN:
            x: int = s.x[i] + dx * reach // LENGTH
            y: int = s.y[i] + dy * reach // LENGTH
            if x < 0 or y < 0:
                continue
            surface: int = surface_below(s, x, y, s.z(i) - 1)
            if surface not in seen and climbing.let_down(s, i, x, y, surface).refusal == FINE:
                seen.append(surface)
                found.append(LET_DOWN | place(x, y, surface) << 8)
                found.append(JUMP | place(x, y, surface) << 8)
    return found


def links(s: Arena, i: int) -> list[int]:
    found: list[int] = []
    x: i64 = s.x[i]
    k: i64 = -1
    for link in s.field.links:
        k += 1
        # Most are elsewhere.
        foot: i64 = link.foot_x - x
        head: i64 = link.head_x - x
        if not (-RADIUS <= foot <= RADIUS or -RADIUS <= head <= RADIUS) or removed(s, link.element):
            continue
        if climbing.covers_end(s, i, link.foot, link.foot_x, link.foot_y):
            spot = end_of_link(s, i, k, link.head_x, link.head_y)
        elif climbing.covers_end(s, i, link.head, link.head_x, link.head_y):
            spot = end_of_link(s, i, k, link.foot_x, link.foot_y)
        else:
            continue
        if spot is not None:
            found.append(USE_LINK | k << 8 | point(spot[0], spot[1]) << 16)
    return found


def end_of_link(s: Arena, i: int, k: int, x: int, y: int) -> Spot | None:
    """A place that covers the other end of a link."""
    for reach in (0, 300, RADIUS - 10):
        for dx, dy in SIXTEEN:
            to_x = x + dx * reach // LENGTH
            to_y = y + dy * reach // LENGTH
            if climbing.use_link(s, i, k, to_x, to_y).refusal == FINE:
                return to_x, to_y
            if reach == 0:
                break
    return None
