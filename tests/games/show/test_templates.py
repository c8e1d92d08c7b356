"""Who is under the 5 inch template and under the flame (S-15.13, S-14.33, S-14.34)."""

from math import cos, hypot, pi, sin
from random import Random

import pytest

from euphoria.games.show.rules.box.data import RADIUS
from euphoria.games.show.rules.sight.sight import sees
from euphoria.games.show.rules.sight.templates import (
    flame_outline,
    is_in_flame,
    sign,
    under_blast,
    under_flame,
)
from euphoria.games.show.rules.state import DEAD, NEUTRAL, OFF, Arena
from kit.show_place import arena, put
from kit.show_scenes import SCENES, solid
from support import rule

# ------------------------------------------------------------------ the circle


@rule("S-15.13", "S-15.13a")
def test_a_base_that_overlaps_the_circle_is_under_it_and_one_that_touches_its_rim_is_not() -> None:
    assert SCENES["under-a-grenade"]().hit == [1, 2]
    s = arena(size=(24, 24))
    # 1.854 and 2.472 are 3.09: the radii of the circle and of a base. One thousandth less overlaps.
    put(s, 10000 + 1854, 10000 + 2472)
    put(s, 10000 - 1853, 10000 - 2472, team=1)
    assert under_blast(s, 10000, 10000, 0) == [1]


@rule("S-15.13", "S-15.13a")
@pytest.mark.parametrize(("height", "hit"), [(2.5, [0]), (2.501, [])])
def test_the_circle_reaches_two_and_a_half_inches_up_and_down(height: float, hit: list[int]) -> None:
    s = arena(solid(8, 8, 12, 12, height), size=(24, 24))
    put(s, 10000, 10000, "1.top")
    assert under_blast(s, 10000, 10000, 0) == hit
    s.surface[0] = 0
    assert under_blast(s, 10000, 10000, s.field.surfaces[1].z) == hit


@rule("S-15.13", "S-15.13a", "S-17.3", "S-17.3a")
def test_walls_give_no_shelter_and_only_the_neutral_susan_is_spared() -> None:
    s = arena(solid(9.5, 5, 10.5, 15, 6), size=(24, 24))
    for team in (0, 1, NEUTRAL):
        put(s, 11500, 9000 + 1000 * team, team=team)
    put(s, 8500, 10000, status=DEAD)
    put(s, 8500, 10000, status=OFF)
    assert under_blast(s, 9000, 10000, 0) == [0, 1]


# ------------------------------------------------------------------ the flame


def burnt(x: int, y: int) -> bool:
    """Is a base at (x, y) in a flame that points east from a base at the origin?"""
    return is_in_flame(x, y, 1, 0)


@rule("S-14.33", "S-14.33a")
def test_the_flame_begins_at_the_rim_and_ends_six_inches_further() -> None:
    # It covers x from 0.59 to 6.59, so that bases overlap it from just over 0 to just under 7.18.
    assert not burnt(0, 0) and burnt(1, 0)
    assert burnt(7179, 0) and not burnt(7180, 0)


@rule("S-14.33", "S-14.33a")
def test_the_flame_is_two_inches_wide_around_the_point_five_inches_from_its_tip() -> None:
    # The disc around (5.59, 0) has the radius 1; 1.59 is 0.954 and 1.272 for a slanting direction.
    assert burnt(5590, 1589) and not burnt(5590, 1590)
    assert burnt(5590 + 954, 1271) and not burnt(5590 + 954, 1272)
    assert burnt(5590, -1589) and not burnt(5590, -1590)


@rule("S-14.33", "S-14.33a")
def test_its_sides_are_straight_from_the_tip() -> None:
    # In x from the tip the side rises as 1 to sqrt(24); a base lies a radius further out.
    for x in (1500, 2500, 4000, 5000):
        edge = ((x - RADIUS) / 5 + RADIUS) * 5 / 24**0.5
        assert burnt(x, int(edge)) and not burnt(x, int(edge) + 1)


@rule("S-14.33", "S-14.33a")
def test_the_flame_points_straight_away_from_the_base_in_any_direction() -> None:
    for dx, dy in ((3, 4), (-4, 3), (-3, -4), (4, -3)):
        # 5 times the unit vector, so that 1436 * 5 is 7.18 inches.
        assert is_in_flame(1435 * dx, 1435 * dy, dx, dy)
        assert not is_in_flame(1436 * dx, 1436 * dy, dx, dy)
        assert not is_in_flame(-200 * dx, -200 * dy, dx, dy)
        # The length of the direction does not matter, however great.
        assert is_in_flame(1435 * dx, 1435 * dy, dx * 10**9, dy * 10**9)


@rule("S-14.33", "S-14.33a")
def test_the_exact_answer_is_the_one_of_a_great_many_discs() -> None:
    """The teardrop is all discs between the tip and the far end; a base is in it if it overlaps one."""
    choice = Random(14)
    answers: list[bool] = []
    for _ in range(3000):
        angle = choice.uniform(0, 2 * pi)
        dx, dy = round(cos(angle) * 9000), round(sin(angle) * 9000)
        x, y = choice.randint(-8000, 8000), choice.randint(-8000, 8000)
        along = (x * dx + y * dy) / hypot(dx, dy) - RADIUS
        across = (x * dy - y * dx) / hypot(dx, dy)
        gap = min(hypot(along - 5 * n, across) - n for n in range(1001)) - RADIUS
        if abs(gap) > 0.1:  # the discs stand 0.005 inches apart
            answers.append(is_in_flame(x, y, dx, dy))
            assert answers[-1] == (gap < 0)
    assert 100 < sum(answers) < len(answers) - 100


def test_signs_of_roots_are_exact() -> None:
    assert sign(0, 0, 2) == 0 and sign(3, -1, 9) == 0 and sign(-3, 1, 9) == 0
    assert sign(7, -5, 2) == -1 and sign(-7, 5, 2) == 1  # 7 < 5 * sqrt(2) = 7.07
    assert sign(99, -70, 2) == 1 and sign(-99, 70, 2) == -1  # 99 > 70 * sqrt(2) = 98.995
    assert sign(1, 2, 3) == 1 and sign(-1, -2, 3) == -1
    great = 10**20
    assert sign(great, -1, great * great - 1) == 1 and sign(great, -1, great * great + 1) == -1


@rule("S-14.34", "S-14.34a")
def test_the_flame_burns_everybody_it_overlaps_whom_the_user_sees() -> None:
    assert SCENES["under-a-flame"]().hit == [1, 3]
    s = SCENES["under-a-flame"]().s
    s.gone = 1
    assert under_flame(s, 0, 1, 0) == [1, 3, 4]


def above(height: float) -> Arena:
    """A user on the table and a rival in reach on a block of this height, which it sees."""
    s = arena(solid(6, 8, 8, 12, height), size=(24, 24))
    put(s, 5000, 10000)
    put(s, 6600, 10000, "1.top", team=1)
    return s


@rule("S-14.34", "S-14.34a")
def test_the_flame_reaches_three_inches_up_or_down() -> None:
    for height, reached in ((3, True), (3.001, False)):
        s = above(height)
        # The rival is near enough to the edge of the block for the two to see each other.
        assert sees(s, 0, 1) and sees(s, 1, 0)
        assert (under_flame(s, 0, 1, 0) == [1]) == reached
        assert (under_flame(s, 1, -1, 0) == [0]) == reached


@rule("S-14.34", "S-14.34a", "S-17.3", "S-17.3a")
def test_the_flame_spares_its_user_bodies_and_the_neutral_susan() -> None:
    s = arena(size=(24, 24))
    put(s, 4000, 10000)
    put(s, 6200, 10800)
    put(s, 8500, 10900, team=1)
    put(s, 6500, 9200, team=NEUTRAL)
    put(s, 7500, 9500, team=1, status=DEAD)
    put(s, 7500, 9500, team=1, status=OFF)
    assert under_flame(s, 0, 1, 0) == [1, 2]
    s.team[3] = 1
    assert under_flame(s, 0, 1, 0) == [1, 2, 3]


@rule("S-14.33", "S-14.33a")
def test_the_drawing_of_the_flame_lies_where_the_flame_is() -> None:
    for dx, dy in ((1, 0), (0, -5), (3, 4), (-700, 11)):
        points = flame_outline(10000, 10000, dx, dy)
        length = hypot(dx, dy)
        assert points[0] == pytest.approx((10000 + 590 * dx / length, 10000 + 590 * dy / length), abs=1.1)
        assert max(hypot(x - 10000, y - 10000) for x, y in points) == pytest.approx(6590, abs=2)
        far = (10000 + 5590 * dx / length, 10000 + 5590 * dy / length)
        assert all(hypot(x - far[0], y - far[1]) == pytest.approx(1000, abs=3) for x, y in points[1:])
