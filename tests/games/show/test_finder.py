"""The index of scenery leaves out nothing that matters."""

from random import Random

import pytest

from euphoria.games.show.rules.box.data import IGNORED_STEP, RADIUS
from euphoria.games.show.rules.geometry.inflating import COARSE_TURN, part_inside, strictly_inside
from euphoria.games.show.rules.geometry.plane import part_within, shape_to_point, shape_to_segment
from euphoria.games.show.rules.geometry.scenery import NEAR, ROUGH
from euphoria.games.show.rules.maps.library import FIELDS, field_named
from euphoria.games.show.rules.movement.climbing import column_free, passage_free
from euphoria.games.show.rules.movement.grounds import Ground
from euphoria.games.show.rules.state import NOTHING, UP, Arena
from euphoria.games.show.rules.table.standing import HEADROOM, in_scenery, in_the_way
from euphoria.games.show.rules.table.terrain import segment_refusal, terrain

TRIES = 400


def arena(name: str) -> Arena:
    """A table with one figure that is put here and there."""
    s = Arena(field_named(name))
    for facts in (s.x, s.y, s.surface, s.who, s.team, s.marks, s.flags):
        facts.append(0)
    s.status.append(UP)
    s.load.append(NOTHING)
    return s


def somewhere(s: Arena, choice: Random) -> tuple[int, int]:
    """A place on the table or a little off it."""
    return choice.randrange(-900, s.field.width + 900), choice.randrange(-900, s.field.depth + 900)


@pytest.mark.parametrize("name", FIELDS)
def test_everything_within_reach_is_found(name: str) -> None:
    s, choice = arena(name), Random(name)
    for _ in range(TRIES):
        (ax, ay), (bx, by) = somewhere(s, choice), somewhere(s, choice)
        near = [s.field.blocks[k] for k in s.field.blocks_near(ax, ay, bx, by)]
        within = [one for one in s.field.blocks if shape_to_segment(one.shape, ax, ay, bx, by, NEAR) <= 0]
        assert [one for one in near if one in within] == within


@pytest.mark.parametrize("name", FIELDS)
def test_the_exact_checks_are_those_over_all_blocks(name: str) -> None:
    s, choice = arena(name), Random(name)
    heights = sorted({surface.z for surface in s.field.surfaces})
    for _ in range(TRIES):
        x, y = somewhere(s, choice)
        z, high = sorted((choice.choice(heights), choice.choice(heights)))
        s.x[0], s.y[0] = x + choice.randrange(-2000, 2000), y + choice.randrange(-2000, 2000)
        solid = [one for one in s.field.blocks if in_the_way(one, z)]
        assert in_scenery(s, x, y, z) == any(shape_to_point(one.shape, x, y, RADIUS) < 0 for one in solid)
        swept = any(shape_to_segment(one.shape, s.x[0], s.y[0], x, y, RADIUS) < 0 for one in solid)
        assert passage_free(s, 0, x, y, z) == (not swept)
        column = [
            one
            for one in s.field.blocks
            if one.role != ROUGH and one.z1 > z + IGNORED_STEP and one.z0 < high + HEADROOM
        ]
        barred = any(shape_to_point(one.shape, x, y, RADIUS) < 0 for one in column)
        assert column_free(s, x, y, z, high) == (not barred)


@pytest.mark.parametrize("name", FIELDS)
def test_ways_see_all_walls_and_all_that_is_crossed(name: str) -> None:
    s, choice = arena(name), Random(name)
    ground, walls = Ground(s, 0, COARSE_TURN), terrain(s, 0)
    for _ in range(TRIES):
        (ax, ay), (bx, by) = somewhere(s, choice), somewhere(s, choice)
        cut = [part_inside(shape, ax, ay, bx, by) for shape in ground.hard]
        assert ground.clear(ax, ay, bx, by) == all(start >= end for start, end in cut)
        crossed = [soft.key for soft in ground.soft if part_within(soft.shape, ax, ay, bx, by) is not None]
        assert ground.crossings(ax, ay, bx, by, 100)[::2] == crossed
        inside = any(strictly_inside(shape, ax, ay) for shape in ground.hard)
        assert ground.free(ax, ay) == (ground.inside(ax, ay) and not inside)
        touched = any(shape_to_segment(wall, ax, ay, bx, by, RADIUS) < 0 for wall in walls.walls)
        assert (segment_refusal(walls, ax, ay, bx, by) != 0) == touched
