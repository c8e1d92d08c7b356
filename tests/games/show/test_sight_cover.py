"""Cover: what it is worth, and why (S-14.19 to S-14.24)."""

import pytest

from euphoria.games.show.rules.geometry.scenery import BUILDING, Element, Shape, Surface
from euphoria.games.show.rules.sight.sight import (
    COVERS,
    FIGURE_CODE,
    MARKER_CODE,
    NONE,
    PARTLY,
    THROUGH,
    TOUCHING,
    UNSEEN,
    Cover,
    cover,
    cover_at,
    cover_from,
    look,
)
from euphoria.games.show.rules.state import DOWN, Arena
from kit.show_place import put, put_target
from kit.show_scenes import SCENES, barricade, crater, door, facing, house, ruin, seen, solid, window
from support import rule


def facts(found: Cover) -> tuple[int, int, int]:
    return found.value, found.reason, found.blocker


def of(s: Arena) -> tuple[int, int, int]:
    """The cover of figure 1 against figure 0."""
    return facts(cover(s, 0, 1))


def cover_in(name: str) -> tuple[int, int, int]:
    return of(SCENES[name]().s)


@rule("S-14.19", "S-14.19a")
def test_cover_needs_a_blocked_line_and_a_free_one() -> None:
    assert cover_in("open-ground") == (0, NONE, -1)
    assert cover_in("at-a-corner") == (-1, PARTLY, 0)
    assert cover_in("behind-a-block") == (0, UNSEEN, 0)
    assert len(COVERS) == 5


@rule("S-14.19", "S-14.19a")
def test_hidden_feet_are_enough() -> None:
    s = facing(barricade(13, 8, 13.5, 12, 0.6))
    assert seen(look(s, 0, 1)) == "ooo/ooo/xxx"
    assert of(s) == (-1, PARTLY, 0)


@rule("S-14.20", "S-14.20a", "S-2.5", "S-2.5a")
@pytest.mark.parametrize(("east", "worth"), [(16.36, -2), (16.359, -1)])
def test_a_base_touches_what_is_a_twentieth_of_an_inch_away(east: float, worth: int) -> None:
    # The base of the target ends at x = 16.41.
    assert of(facing(barricade(15.5, 8, east, 12)))[0] == worth


@rule("S-14.20", "S-14.20a", "S-2.5", "S-2.5a")
def test_a_base_touches_a_corner_at_the_same_distance() -> None:
    # From the corner (16.616, 10.512) to (17, 10): 0.384 and 0.512 are 0.64, a radius and 0.05.
    for west, worth in ((16.616, -2), (16.615, -1)):
        s = facing(solid(14, 10.512, west, 12, 4))
        assert seen(look(s, 0, 1)) == "xoo/xoo/xoo"
        assert of(s) == (worth, TOUCHING if worth == -2 else PARTLY, 0)


@rule("S-14.20", "S-14.20a", "S-2.5", "S-2.5a")
def test_beside_something_higher_up_nothing_is_touched() -> None:
    # A beam from 1.6 to 2 above the target's head, seen from a tower of 4 inches.
    beam = {"kind": "solid", "parts": [{"box": [16, 8, 0.8, 4], "bottom": 1.6, "top": 2, "walkable": False}]}
    s = facing(solid(2, 8, 6, 12, 4), beam)
    s.surface[0] = 1
    assert look(s, 0, 1).found == [1] and sees_something(s)
    assert of(s) == (-1, PARTLY, 1)


def sees_something(s: Arena) -> bool:
    return 0 < look(s, 0, 1).free < 511


@rule("S-14.20", "S-14.20a")
def test_in_a_ruin_or_on_a_roof_one_touches_it() -> None:
    assert cover_in("in-ruins") == (-2, TOUCHING, 0)
    s = facing(solid(12, 6, 22, 14, 3))
    s.surface[1] = 1
    assert sees_something(s)
    assert of(s) == (-2, TOUCHING, 0)


@rule("S-14.20", "S-14.20a")
def test_any_of_several_blockers_may_be_the_one_that_is_touched() -> None:
    # The far barricade is met first on every blocked line; the near one is touched all the same.
    far, near = barricade(8, 8, 8.5, 12, 1.3), barricade(15.9, 8, 16.4, 12, 1)
    s = facing(far, near)
    assert set(look(s, 0, 1).blockers) == {0, -1}
    assert of(s) == (-2, TOUCHING, 1)


@rule("S-14.20", "S-14.20a", "S-2.5", "S-2.5a")
@pytest.mark.parametrize(("west", "worth"), [(714, -2), (715, -1)])
def test_figures_cover_and_touch_by_base_contact(west: int, worth: int) -> None:
    # 0.714 and 0.952 are a distance of 1.19: two radii and 0.01.
    s = facing()
    put(s, 17000 - west, 10952, team=1)
    assert seen(look(s, 0, 1)) == "xoo/xoo/xoo"
    assert of(s) == (worth, TOUCHING if worth == -2 else PARTLY, FIGURE_CODE + 2)


@rule("S-14.20", "S-14.20a", "S-2.5", "S-2.5a")
def test_a_figure_above_ones_head_is_not_touched() -> None:
    # From a tower: a figure 1.6 inches up hides the head of the target, who is 1.5 inches high.
    s = facing(solid(2, 8, 6, 12, 6))
    s.surface[0] = 1
    s.field.surfaces.append(Surface(-1, s.field.surfaces[0].shape, 1600, "a plank"))
    put(s, 17000 - 1190, 10000, 2, team=1)
    assert seen(look(s, 0, 1)) == "xxx/xxx/ooo"
    assert of(s) == (-1, PARTLY, FIGURE_CODE + 2)
    s.field.surfaces[2].z = 1499
    assert of(s)[0] == -2


@rule("S-14.20", "S-14.20a", "S-1.13", "S-1.13a")
@pytest.mark.parametrize(("gap", "worth"), [(50, -2), (51, -1)])
def test_markers_cover_and_are_touched_like_scenery(gap: int, worth: int) -> None:
    s = facing()
    put_target(s, 17000 - 1090 - gap, 10000)
    assert of(s) == (worth, TOUCHING if worth == -2 else PARTLY, MARKER_CODE)


@rule("S-14.21", "S-14.21a")
def test_a_shot_through_a_building_is_covered_by_it() -> None:
    assert cover_in("through-a-house") == (-2, THROUGH, 0)


@rule("S-14.21", "S-14.21a")
def test_the_shooter_in_that_building_does_not_shoot_through_it() -> None:
    s = SCENES["through-a-house"]().s
    s.x[0] = 8700
    assert seen(look(s, 0, 1)) == "ooo/ooo/xxx"
    assert of(s) == (-1, PARTLY, 0)
    # Its base centre must be inside: in the doorway it is, a step before the door it is not.
    s.x[0] = 8000
    assert of(s) == (-1, PARTLY, 0)
    s.x[0] = 7999
    assert of(s) == (-2, THROUGH, 0)


@rule("S-14.21", "S-14.21a")
def test_a_shot_over_the_roof_or_from_it_goes_through_nothing() -> None:
    # From a tower of 6 inches over the roof of 3 inches, with a wall that hides the target's feet.
    s = facing(house(8, 7.5, 10, 12.5), solid(2, 8, 6, 12, 6), barricade(15, 8, 15.5, 12, 1.9))
    s.surface[0] = [surface.name for surface in s.field.surfaces].index("2.top")
    assert sees_something(s)
    assert of(s) == (-1, PARTLY, 2)


@rule("S-14.21", "S-14.21a")
def test_a_shot_goes_through_no_building_that_was_blown_up() -> None:
    doors = house(8, 7.5, 11, 12.5, door("west", 1.8, 3.2), door("east", 1.8, 3.2))
    s = facing(doors, barricade(13, 8, 13.5, 12))
    assert of(s) == (-2, THROUGH, 0)
    s.gone = 1
    assert of(s) == (-1, PARTLY, 1)


@rule("S-14.21", "S-14.21a")
def test_a_target_that_is_not_under_cover_gains_nothing_from_a_building_in_between() -> None:
    wide = facing(house(8, 5, 13, 15, open_sides=["west", "east"]))
    assert look(wide, 0, 1).through
    assert of(wide) == (0, NONE, -1)


@rule("S-14.21", "S-14.21a")
@pytest.mark.parametrize(("x", "south", "through"), [(11006, 10241, False), (10989, 10240, True)])
def test_through_a_building_is_more_than_a_twentieth_of_an_inch(x: int, south: int, through: bool) -> None:
    # At x = 11 the lines to the target's left are at y = 10.2655. Of a corner of 90 degrees that begins
    # 0.02477 south of them they cut off 0.0499 inches at most, of one 0.02501 south of them 0.0502 at least.
    s = facing(house(9, 10, 13, 14))
    corner = Shape([x, x + 2000, x, x - 2000], [south, south + 2000, south + 4000, south + 2000])
    s.field.elements[0].footprint[0] = corner
    s.field.blocks.clear()
    assert look(s, 0, 1).through == through
    # Below its roof: the lines end at 1.35 and lower, the first building ends lower still.
    s.field.elements[0] = Element("low", BUILDING, [corner], 100, 100, True)
    assert not look(s, 0, 1).through


@rule("S-14.22")
def test_other_cover_is_worth_one() -> None:
    assert cover_in("far-behind-a-barricade") == (-1, PARTLY, 0)
    assert cover_in("behind-a-figure") == (-1, PARTLY, FIGURE_CODE + 2)
    assert cover_in("small-robot") == (-1, PARTLY, 0)


@rule("S-14.23")
def test_cover_is_a_matter_of_each_pair() -> None:
    s = SCENES["behind-a-barricade"]().s
    assert facts(cover(s, 0, 1)) == (-2, TOUCHING, 0)
    # Close behind the barricade one looks over it and sees all of the other.
    assert facts(cover(s, 1, 0)) == (0, NONE, -1)


@rule("S-14.24", "S-14.24a", "S-1.9", "S-1.9a")
def test_a_crater_gives_no_cover_of_its_own_and_takes_none_away() -> None:
    s = facing(crater(15, 8, 19, 12))
    s.status[1] = DOWN
    assert of(s) == (0, NONE, -1)
    s = facing(crater(16.45, 8, 19, 12), barricade(13, 8, 13.5, 12, 0.6))
    s.status[1] = DOWN
    assert of(s) == (-1, PARTLY, 1)


@rule("S-14.23")
def test_cover_can_be_asked_for_other_places() -> None:
    s = SCENES["behind-a-barricade"]().s
    assert facts(cover_from(s, 17000, 20000, 1350, 0, 1)) == (0, NONE, -1)
    assert facts(cover_at(s, 0, 17000, 10000, 0, 1)) == (-2, TOUCHING, 0)
    assert facts(cover_at(s, 0, 18500, 10000, 0, 1)) == (-1, PARTLY, 0)


@rule("S-14.21", "S-14.21a")
def test_who_is_inside_an_open_building_touches_it() -> None:
    s = facing(house(12, 6, 22, 14, window("west", 3.3, 4.7)))
    assert seen(look(s, 0, 1)) == "ooo/ooo/xxx"
    assert of(s) == (-2, TOUCHING, 0)


@rule("S-1.8", "S-1.8a")
def test_ruins_between_cover_feet() -> None:
    assert of(facing(ruin(12, 8, 15, 12))) == (-1, PARTLY, 0)
    doors = house(8, 7.5, 11, 12.5, door("west", 1.8, 3.2), door("east", 1.8, 3.2))
    assert of(facing(ruin(12, 8, 15, 12), doors)) == (-2, THROUGH, 1)
