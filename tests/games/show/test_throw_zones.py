"""Where a grenade may be thrown is drawn true to a twentieth of an inch: judged by the check on all maps."""

from random import Random

import pytest
from shapely.geometry import Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from euphoria.games.show.rules.box.data import RADIUS, THROW_RANGE
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.geometry.scenery import GROUND
from euphoria.games.show.rules.maps.library import FIELDS
from euphoria.games.show.rules.movement.placing import grenade_refusal
from euphoria.games.show.rules.movement.throw_zones import throw_zone
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.table.standing import place_refusal
from kit.show_place import put_target
from kit.show_reach_oracle import FORGIVEN, piece, strewn_figures
from support import rule

REACH = THROW_RANGE + RADIUS
ON_THE_GROUND = 150
ON_A_FLOOR = 12


def climb(s: Arena, luck: Random) -> None:
    """Put the thrower on some raised surface."""
    for _ in range(400):
        surface = luck.randrange(1, len(s.field.surfaces))
        x, y = somewhere_on(s, surface, luck)
        if place_refusal(s, 0, x, y, surface) == FINE:
            s.x[0], s.y[0], s.surface[0] = x, y, surface
            return
    pytest.fail("no room above the ground")


def somewhere_on(s: Arena, surface: int, luck: Random) -> tuple[int, int]:
    shape = s.field.surfaces[surface].shape
    return luck.randint(min(shape.xs), max(shape.xs)), luck.randint(min(shape.ys), max(shape.ys))


def near(s: Arena, luck: Random) -> tuple[int, int]:
    x = s.x[0] + luck.randint(-REACH - 100, REACH + 100)
    y = s.y[0] + luck.randint(-REACH - 100, REACH + 100)
    return min(max(x, 0), int(s.field.width)), min(max(y, 0), int(s.field.depth))


def zone_of(s: Arena, surface: int) -> BaseGeometry:
    zone = throw_zone(s, 0, surface)
    if zone is None:
        return piece([0, 0, 0, 0, 0, 0])
    return piece(zone.ring).difference(unary_union([piece(hole) for hole in zone.holes]))


def may_throw(s: Arena, x: int, y: int, surface: int) -> bool:
    return grenade_refusal(s, 0, x, y, surface) == FINE


def near_the_rim(s: Arena, x: int, y: int, surface: int) -> bool:
    """Is it otherwise right beside? A hair inside of a wall a template may lie (S-14.5)."""
    around = [(x + FORGIVEN * dx, y + FORGIVEN * dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    return len({may_throw(s, px, py, surface) for px, py in around}) > 1


@rule("S-15.11", "S-15.12")
@pytest.mark.parametrize("seed", range(3 * len(FIELDS)))
def test_what_is_drawn_for_a_throw_is_what_is_allowed(seed: int) -> None:
    s, luck = strewn_figures(seed)
    put_target(s, *near(s, luck))
    if seed >= 2 * len(FIELDS):
        climb(s, luck)
    found = {True: 0, False: 0}
    for surface in range(len(s.field.surfaces)):
        drawn = zone_of(s, surface)
        for _ in range(ON_THE_GROUND if surface == GROUND else ON_A_FLOOR):
            x, y = near(s, luck) if surface == GROUND else somewhere_on(s, surface, luck)
            allowed = may_throw(s, x, y, surface)
            at = Point(x, y)
            if drawn.contains(at) != allowed and drawn.boundary.distance(at) > FORGIVEN:
                assert near_the_rim(s, x, y, surface), (x, y, surface, allowed)
            found[allowed] += 1
    assert found[True] and found[False]
