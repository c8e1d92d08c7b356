"""Changing height (S-11.6, S-11.13, S-11.16, S-11.24): climbs, let-downs, jumps, ladders and stairs."""

from typing import Any

import pytest

from euphoria.games.show.rules.box import reasons
from euphoria.games.show.rules.box.readings import FLAT_JUMP
from euphoria.games.show.rules.movement.climbing import climb, commit, jump, let_down, use_link
from euphoria.games.show.rules.movement.walking import walk
from euphoria.games.show.rules.state import TARGET_LOAD
from kit.show_place import arena, named, put
from support import rule


def block(height: float, **more: Any) -> dict[str, Any]:
    return {"kind": "solid", "box": [10, 10, 6, 6], "height": height, **more}


# ------------------------------------------------------------------ climbing


@rule("S-11.13", "S-11.13a", "S-4.5", "S-4.5a")
@pytest.mark.parametrize(("height", "ap"), [(2, 4), (2.001, 6), (2.5, 6), (3, 6), (5.2, 12)])
def test_a_climb_costs_twice_the_height_rounded_up(height: float, ap: int) -> None:
    s = arena(block(height))
    i = put(s, 10000 - 590, 13000)
    step = climb(s, i, 10590, 13000, 1)
    assert (step.refusal, step.ap, step.height) == (reasons.FINE, ap, round(height * 1000))
    commit(s, step)
    assert (s.x[i], s.y[i], s.surface[i], s.run_fixed, s.run_up) == (10590, 13000, 1, ap, 1)
    assert (s.run_plain, s.run_carried, s.crossed) == (0, 0, [])


@rule("S-11.13", "S-11.13a", "S-2.5", "S-2.5a")
def test_the_climber_touches_the_side() -> None:
    s = arena(block(3))
    i = put(s, 10000 - 590 - 50, 13000)
    assert climb(s, i, 10590, 13000, 1).refusal == reasons.FINE
    s.x[i] -= 1
    assert climb(s, i, 10590, 13000, 1).refusal == reasons.AWAY_FROM_WALL


@rule("S-11.13", "S-11.13a")
def test_the_climber_is_put_within_an_inch_and_a_quarter() -> None:
    s = arena(block(3))
    i = put(s, 9410, 13000)
    assert climb(s, i, 10660, 13000, 1).refusal == reasons.FINE
    assert climb(s, i, 10661, 13000, 1).refusal == reasons.OUT_OF_PLACEMENT
    assert climb(s, i, 10590, 13412, 1).refusal == reasons.FINE  # 1180 and 412 are 1249.9
    assert climb(s, i, 10590, 13413, 1).refusal == reasons.OUT_OF_PLACEMENT
    assert climb(s, i, 10589, 13000, 1).refusal == reasons.OFF_SURFACE


@rule("S-11.13", "S-11.13a", "S-11.14", "S-11.14a")
def test_what_is_crossed_by_its_width_is_not_climbed() -> None:
    s = arena(block(1.999))
    i = put(s, 9410, 13000)
    assert climb(s, i, 10590, 13000, 1).refusal == reasons.CROSSED_BY_WIDTH


@rule("S-11.14", "S-11.14a", "S-11.13", "S-11.13a", "S-11.14b")
def test_from_a_low_top_anything_higher_is_climbed_from_there() -> None:
    s = arena(block(3), {"kind": "solid", "box": [6, 10, 4, 6], "height": 1.5})
    i = put(s, 9410, 13000, surface="2.top")
    step = climb(s, i, 10590, 13000, named(s, "1.top"))
    assert (step.refusal, step.ap, step.height) == (reasons.FINE, 4, 1500)


@rule("S-11.13", "S-11.13b")
def test_from_roof_to_roof_one_climbs_less_than_two_inches() -> None:
    s = arena(block(3), {"kind": "solid", "box": [6, 10, 4, 6], "height": 2.2})
    i = put(s, 9410, 13000, surface="2.top")
    step = climb(s, i, 10590, 13000, named(s, "1.top"))
    assert (step.refusal, step.ap, step.height) == (reasons.FINE, 2, 800)


@rule("S-11.13", "S-11.13a", "S-1.7", "S-1.7a")
def test_a_top_that_is_not_walkable_cannot_be_climbed() -> None:
    s = arena(block(3, walkable=False))
    i = put(s, 9410, 13000)
    assert len(s.field.surfaces) == 1
    assert climb(s, i, 10590, 13000, 1).refusal == reasons.NO_SURFACE


@rule("S-11.13", "S-11.13a", "S-2.4", "S-2.4a")
def test_the_place_on_the_top_must_be_free() -> None:
    s = arena(block(3))
    i = put(s, 9410, 13000)
    put(s, 11000, 13000, surface=1)
    assert climb(s, i, 10590, 13000, 1).refusal == reasons.ON_FIGURE


@rule("S-11.13", "S-11.13a")
def test_up_is_higher_and_numbers_are_checked_first() -> None:
    s = arena(block(3))
    i = put(s, 9410, 13000)
    assert climb(s, i, 9000, 13000, 0).refusal == reasons.NOT_HIGHER
    assert climb(s, i, 10**30, 13000, 1).refusal == reasons.OFF_TABLE
    assert climb(s, i, 10590, 13000, 2**70).refusal == reasons.NO_SURFACE
    s.gone = 1
    assert climb(s, i, 10590, 13000, 1).refusal == reasons.NO_SURFACE


@rule("S-11.13", "S-11.13a", "S-1.10", "S-1.10a", "S-11.13b")
def test_nobody_climbs_through_a_floor_or_a_wall() -> None:
    s = arena({"kind": "building", "box": [10, 10, 8, 8], "floors": [3], "roof": 6})
    inside = put(s, 10790, 14000)
    assert climb(s, inside, 11500, 14000, named(s, "1.1")).refusal == reasons.NO_WAY_UP
    outside = put(s, 9410, 14000)
    assert climb(s, outside, 10620, 14000, named(s, "1.1")).refusal == reasons.NO_WAY_UP
    assert climb(s, outside, 10620, 14000, named(s, "1.top")).ap == 12


@rule("S-11.13", "S-11.13a", "S-1.10", "S-1.10a", "S-11.13b")
def test_a_floor_without_a_wall_is_climbed_from_something_beside_it() -> None:
    """From the table there is nothing to climb; from 2 inches up the edge of the floor is in reach."""
    house = {"kind": "building", "box": [10, 10, 8, 8], "floors": [3], "roof": 6, "open_sides": ["west"]}
    s = arena(house, {"kind": "solid", "box": [8, 13, 2, 2], "height": 2})
    i = put(s, 9410, 16000)
    assert climb(s, i, 10590, 16000, named(s, "1.1")).refusal == reasons.AWAY_FROM_WALL
    i = put(s, 9410, 14000, surface="2.top")
    step = climb(s, i, 10590, 14000, named(s, "1.1"))
    assert (step.refusal, step.ap, step.height) == (reasons.FINE, 2, 1000)


@rule("S-12.1")
def test_a_climb_may_end_in_contact_with_an_enemy() -> None:
    s = arena(block(3))
    i = put(s, 9410, 13000)
    j = put(s, 11775, 13000, surface=1, team=1)
    assert climb(s, i, 10590, 13000, 1).enemies == [j]
    s.team[j] = 0
    assert climb(s, i, 10590, 13000, 1).enemies == []


# ------------------------------------------------------------------ down again


@rule("S-11.16", "S-11.16a")
@pytest.mark.parametrize(("height", "ap"), [(2, 4), (2.5, 6), (6.5, 14), (1.5, 4)])
def test_letting_oneself_down_costs_twice_the_height(height: float, ap: int) -> None:
    s = arena(block(height))
    i = put(s, 10590, 13000, surface=1)
    s.run_up = 1
    step = let_down(s, i, 9410, 13000, 0)
    assert (step.refusal, step.ap, step.height) == (reasons.FINE, ap, -round(height * 1000))
    commit(s, step)
    assert (s.x[i], s.surface[i], s.run_fixed, s.run_up) == (9410, 0, ap, 0)


@rule("S-11.25", "S-11.25a", "S-11.24", "S-11.24a")
@pytest.mark.parametrize(("height", "ap"), [(0.999, 1), (1, 2), (3, 2), (7, 2)])
def test_a_jump_costs_one_below_an_inch_and_two_otherwise(height: float, ap: int) -> None:
    s = arena(block(height))
    i = put(s, 10590, 13000, surface=1)
    assert (jump(s, i, 9410, 13000, 0).ap, jump(s, i, 9410, 13000, 0).refusal) == (ap, reasons.FINE)
    s.house = FLAT_JUMP
    assert jump(s, i, 9410, 13000, 0).ap == 2


@rule("S-11.26", "S-11.24", "S-11.24a")
def test_a_jump_tells_how_deep_it_is() -> None:
    s = arena(block(6.1), {"kind": "solid", "box": [4, 10, 6, 6], "height": 3})
    i = put(s, 10590, 13000, surface=1)
    assert jump(s, i, 9410, 13000, named(s, "2.top")).height == -3100
    assert jump(s, i, 10590, 11999, 0).refusal == reasons.NO_WAY_DOWN  # into the solid itself
    s.y[i] = 15410
    assert jump(s, i, 10590, 16590, 0).height == -6100


@rule("S-11.24", "S-11.24a", "S-11.16", "S-11.16a")
@pytest.mark.parametrize("way", [let_down, jump])
def test_one_goes_down_from_an_edge_only(way: Any) -> None:
    s = arena(block(3))
    i = put(s, 10640, 13000, surface=1)
    assert way(s, i, 9410, 13000, 0).refusal == reasons.FINE
    s.x[i] = 10641
    assert way(s, i, 9410, 13000, 0).refusal == reasons.AWAY_FROM_EDGE
    s.x[i], s.surface[i] = 9000, 0
    assert way(s, i, 8000, 13000, 0).refusal == reasons.NOT_LOWER


@rule("S-11.24", "S-11.24a", "S-11.16", "S-11.16a")
@pytest.mark.parametrize("way", [let_down, jump])
def test_the_place_below_is_near_legal_and_free(way: Any) -> None:
    s = arena(block(3))
    i = put(s, 10590, 13000, surface=1)
    assert way(s, i, 9340, 13000, 0).refusal == reasons.FINE
    assert way(s, i, 9339, 13000, 0).refusal == reasons.OUT_OF_PLACEMENT
    assert way(s, i, 9411, 13000, 0).refusal == reasons.NO_WAY_DOWN
    assert way(s, i, -(10**30), 13000, 0).refusal == reasons.OFF_TABLE
    put(s, 9000, 13000)
    assert way(s, i, 9410, 13000, 0).refusal == reasons.ON_FIGURE


@rule("S-11.24", "S-11.24a", "S-1.10", "S-1.10a", "S-11.24b")
def test_nobody_goes_down_through_a_roof() -> None:
    """The place below lies inside the open building, whose west side has no wall."""
    s = arena({"kind": "building", "box": [10, 10, 8, 8], "roof": 3, "open_sides": ["west"]})
    i = put(s, 10590, 14000, surface=1)
    assert jump(s, i, 11000, 14000, 0).refusal == reasons.NO_WAY_DOWN
    assert jump(s, i, 9410, 14000, 0).refusal == reasons.FINE


@rule("S-11.24", "S-11.24a", "S-11.24b")
def test_nobody_goes_down_past_the_end_of_a_screen_without_room() -> None:
    """Both places are clear of the screen, whose end reaches in between them."""
    screen = {"kind": "barricade", "box": [16, 11, 0.1, 1.7], "height": 5}
    s = arena(block(3), screen)
    i = put(s, 15410, 13000, surface=1)
    assert jump(s, i, 16640, 13000, 0).refusal == reasons.NO_WAY_DOWN
    s.gone = 0b10
    assert jump(s, i, 16640, 13000, 0).refusal == reasons.FINE


@rule("S-11.24", "S-11.24a", "S-1.6")
def test_the_seam_between_two_parts_of_a_roof_is_no_edge() -> None:
    s = arena({"kind": "solid", "height": 3, "parts": [{"box": [10, 10, 6, 4]}, {"box": [10, 14, 6, 4]}]})
    i = put(s, 13000, 13410, surface="1.top")
    assert jump(s, i, 13000, 12200, 0).refusal == reasons.AWAY_FROM_EDGE
    s.y[i] = 10590
    assert jump(s, i, 13000, 9410, 0).refusal == reasons.FINE


@rule("S-11.5", "S-11.5a")
def test_climbs_are_priced_by_themselves() -> None:
    s = arena(block(2.5))
    i = put(s, 9000, 13000)
    near = walk(s, i, [9410], [13000])
    s.run_plain += near.plain
    s.x[i] = 9410
    up = climb(s, i, 10590, 13000, 1)
    commit(s, up)
    s.x[i] = 15410
    down = jump(s, i, 16590, 13000, 0)
    commit(s, down)
    assert (up.ap, down.ap, s.run_fixed, s.run_plain) == (6, 2, 8, 410)


# ------------------------------------------------------------------ ladders and stairs

TOWER = {
    "kind": "building",
    "box": [10, 10, 8, 8],
    "roof": 5,
    "links": [{"kind": "ladder", "foot": [9.5, 14], "head": [10.5, 14]}],
}


@rule("S-11.6", "S-11.6a", "S-1.12", "S-1.12a")
def test_a_ladder_is_plain_movement_both_ways() -> None:
    s = arena(TOWER)
    i = put(s, 9400, 14000)
    up = use_link(s, i, 0, 10600, 14000)
    assert (up.refusal, up.plain, up.carried, up.ap, up.height) == (reasons.FINE, 6000, 0, 6, 5000)
    commit(s, up)
    assert (s.x[i], s.surface[i], s.run_plain, s.run_fixed, s.run_up) == (10600, 1, 6000, 0, 1)
    down = use_link(s, i, 0, 9400, 14000)
    assert (down.refusal, down.plain, down.ap, down.height) == (reasons.FINE, 6000, 6, -5000)
    commit(s, down)
    assert (s.x[i], s.surface[i], s.run_plain, s.run_up) == (9400, 0, 12000, 0)


@rule("S-11.6", "S-11.6a", "S-11.5", "S-11.5a")
def test_a_ladder_is_rounded_with_the_other_plain_inches() -> None:
    s = arena(TOWER | {"roof": 4.5})
    i = put(s, 9400, 14000)
    s.run_plain = 500
    assert use_link(s, i, 0, 10600, 14000).ap == 5  # 0.5 and 5.5 are 6 inches, of which 1 is paid


@rule("S-11.6", "S-11.6a", "S-11.8")
def test_a_ladder_with_a_load_costs_double() -> None:
    s = arena(TOWER)
    i = put(s, 9400, 14000)
    s.load[i] = TARGET_LOAD
    step = use_link(s, i, 0, 10600, 14000)
    assert (step.plain, step.carried, step.ap) == (0, 6000, 12)


@rule("S-11.6", "S-11.6a")
def test_the_base_covers_both_ends() -> None:
    s = arena(TOWER)
    i = put(s, 9500 - 591, 14000)
    assert use_link(s, i, 0, 10600, 14000).refusal == reasons.OFF_LINK
    s.x[i] = 9500 - 590
    assert use_link(s, i, 0, 10600, 14000).refusal == reasons.FINE
    assert use_link(s, i, 0, 11090, 14000).refusal == reasons.FINE
    assert use_link(s, i, 0, 11091, 14000).refusal == reasons.OFF_FAR_END
    assert use_link(s, i, 0, 10589, 14000).refusal == reasons.OFF_SURFACE
    put(s, 11500, 14000, surface=1)
    assert use_link(s, i, 0, 10600, 14000).refusal == reasons.ON_FIGURE


@rule("S-11.6", "S-11.6a")
def test_a_ladder_that_is_not_there() -> None:
    s = arena(TOWER)
    i = put(s, 9400, 14000)
    assert use_link(s, i, 1, 10600, 14000).refusal == reasons.NO_LINK
    assert use_link(s, i, -1, 10600, 14000).refusal == reasons.NO_LINK
    assert use_link(s, i, 0, 2**80, 14000).refusal == reasons.OFF_TABLE
    s.gone = 1
    assert use_link(s, i, 0, 10600, 14000).refusal == reasons.NO_LINK


@rule("S-11.7", "S-1.12", "S-1.12a")
def test_a_partial_ladder_saves_the_whole_climb() -> None:
    """The ladder ends at the table although it is drawn shorter: 5 inches of wall for 6 plain ones."""
    s = arena(TOWER)
    i = put(s, 9410, 14000)
    assert use_link(s, i, 0, 10600, 14000).ap == 6
    assert climb(s, i, 10600, 14000, 1).ap == 10


@rule("S-11.6", "S-11.6a")
def test_a_link_belongs_to_its_floor() -> None:
    """Somebody on the roof above the head of a lower ladder does not cover it."""
    ladder = {"kind": "ladder", "foot": [14, 14], "head": [14, 14, 3]}
    s = arena({"kind": "building", "box": [10, 10, 8, 8], "floors": [3], "roof": 6, "links": [ladder]})
    i = put(s, 14000, 14000, surface="1.top")
    assert use_link(s, i, 0, 14000, 14000).refusal == reasons.OFF_LINK
    s.surface[i] = named(s, "1.1")
    down = use_link(s, i, 0, 14000, 14000)
    assert (down.refusal, down.surface, down.ap) == (reasons.FINE, 0, 3)
