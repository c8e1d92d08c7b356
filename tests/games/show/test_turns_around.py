"""What is left out in a hurry when ways turn around figures is nothing that a way could turn at."""

from random import Random

import pytest

from euphoria.games.show.rules.geometry.inflating import rounded
from euphoria.games.show.rules.movement.bystanders import (
    ALL_CORNERS,
    CORNERS,
    NEAR_ENEMY,
    NEAR_FRIEND,
    Base,
    Other,
    Turn,
    ahead_of,
)
from euphoria.games.show.rules.movement.edges import Bend

POINTS = 2000


def touches(turn: Turn, x: int, y: int) -> bool:
    """Does a line from the point leave the base on one side there?"""
    dx, dy = x - turn.x, y - turn.y
    one = dx * turn.by - dy * turn.bx
    two = dx * turn.ay - dy * turn.ax
    return not ((one > 0 and two < 0) or (one < 0 and two > 0))


@pytest.mark.parametrize("r", [NEAR_FRIEND, NEAR_ENEMY])
def test_no_corner_is_missed(r: int) -> None:
    luck = Random(r)
    tried = 0
    for _ in range(POINTS):
        other = Other(luck.randrange(48_000), luck.randrange(36_000), r)
        shape = rounded(other.x, other.y, r)
        base = Base(other, shape)
        far = luck.choice([r + 20, 2 * r, 10 * r, 40 * r])
        x, y = other.x + luck.randint(-far, far), other.y + luck.randint(-far, far)
        found = base.touched_from(x, y)
        assert found == sorted(found)
        tried += len(found)
        for corner in range(CORNERS):
            assert corner in found or not touches(Turn(0, shape, corner), x, y), (x - other.x, y - other.y)
    assert tried < POINTS * CORNERS / 2
    assert base.touched_from(other.x, other.y) == ALL_CORNERS


def test_corners_see_those_of_their_own_base_and_of_others_in_line() -> None:
    """Points on the lines of sides: both corners of the side are touched."""
    other = Other(20_000, 20_000, NEAR_ENEMY)
    shape = rounded(other.x, other.y, other.r)
    base = Base(other, shape)
    for k in range(CORNERS):
        after = (k + 1) % CORNERS
        for times in (1, 3, 10, 60):
            x = shape.xs[k] + times * (shape.xs[k] - shape.xs[after])
            y = shape.ys[k] + times * (shape.ys[k] - shape.ys[after])
            assert {k, after} <= set(base.touched_from(x, y))


def test_what_a_bend_allows_is_not_ruled_out() -> None:
    luck = Random(5)
    allowed = refused = 0
    for _ in range(POINTS):
        bend = Bend(20_000, 20_000)
        sides = [20_000 + luck.randint(-300, 300) for _ in range(4)]
        bend.turn(luck.randint(-5000, 5000), luck.randint(-5000, 5000), sides)
        other = Other(luck.randrange(48_000), luck.randrange(36_000), NEAR_ENEMY)
        shape = rounded(other.x, other.y, other.r)
        base = Base(other, shape)
        if not ahead_of(bend, [base]):
            refused += 1
            assert not any(bend.allows(shape.xs[k], shape.ys[k]) for k in range(CORNERS))
        elif bend.allows(other.x, other.y):
            allowed += 1
    assert allowed > 50 and refused > 50
