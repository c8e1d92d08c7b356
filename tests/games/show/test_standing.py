"""Where a figure may rest (S-2.4), and what lies below a point."""

import pytest

from euphoria.games.show.rules.box import reasons
from euphoria.games.show.rules.box.cards import BENKEI
from euphoria.games.show.rules.state import CARRIED, DEAD, DOWN, OFF
from euphoria.games.show.rules.table.standing import place_refusal, standing_sheet, supports, surface_below
from kit.show_place import arena, named, put, put_target
from support import rule

CONTAINER = {"kind": "solid", "box": [10, 10, 6, 4], "height": 2.5}
LOW = {"kind": "solid", "box": [20, 10, 4, 4], "height": 1}
WALL = {"kind": "barricade", "box": [30, 10, 4, 0.5], "height": 1}
KERB = {"kind": "solid", "box": [30, 20, 4, 4], "height": 0.25, "walkable": False}
STEP = {"kind": "solid", "box": [36, 20, 4, 4], "height": 0.3, "walkable": False}
RUIN = {"kind": "ruin", "box": [2, 20, 6, 6]}
BRIDGE = {
    "kind": "solid",
    "parts": [
        {"box": [20, 26, 1, 3], "height": 2.5},
        {"box": [20, 26, 8, 3], "bottom": 2, "top": 2.5},
        {"box": [27, 26, 1, 3], "height": 2.5},
    ],
}


# ------------------------------------------------------------------ table and surfaces


@rule("S-2.4", "S-2.4a", "S-2.1", "S-2.1a")
@pytest.mark.parametrize(
    ("x", "y", "answer"),
    [
        (590, 590, reasons.FINE),
        (589, 590, reasons.OFF_TABLE),
        (590, 589, reasons.OFF_TABLE),
        (48000 - 590, 36000 - 590, reasons.FINE),
        (48000 - 589, 18000, reasons.OFF_TABLE),
        (24000, 36000 - 589, reasons.OFF_TABLE),
        (10**40, 18000, reasons.OFF_TABLE),
        (24000, -(10**40), reasons.OFF_TABLE),
    ],
)
def test_the_whole_base_lies_on_the_table(x: int, y: int, answer: int) -> None:
    s = arena()
    assert place_refusal(s, put(s, 5000, 5000), x, y, 0) == answer


@rule("S-2.4", "S-2.4a", "S-1.2")
def test_a_larger_table_has_more_room() -> None:
    s = arena(size=(60, 48))
    assert place_refusal(s, put(s, 5000, 5000), 59410, 47410, 0) == reasons.FINE
    assert place_refusal(s, 0, 59411, 47410, 0) == reasons.OFF_TABLE


@rule("S-2.4", "S-2.4a", "S-1.7", "S-1.7a")
def test_on_a_raised_surface_the_base_lies_wholly_on_it() -> None:
    s = arena(CONTAINER)
    i = put(s, 5000, 5000)
    top = named(s, "1.top")
    assert place_refusal(s, i, 10590, 13410, top) == reasons.FINE
    assert place_refusal(s, i, 10589, 13410, top) == reasons.OFF_SURFACE
    assert place_refusal(s, i, 10590, 13411, top) == reasons.OFF_SURFACE
    assert place_refusal(s, i, 30000, 30000, top) == reasons.OFF_SURFACE


@rule("S-2.4", "S-2.4a", "S-1.6", "S-1.6b", "S-2.4b")
def test_a_top_made_of_several_parts_is_one_surface() -> None:
    s = arena({"kind": "solid", "height": 3, "parts": [{"box": [10, 10, 6, 2]}, {"box": [10, 12, 2, 4]}]})
    i = put(s, 5000, 5000)
    lower, upper = named(s, "1.top"), named(s, "1.top2")
    assert place_refusal(s, i, 11000, 12000, lower) == reasons.FINE  # across the seam, exactly on it
    assert place_refusal(s, i, 11000, 12000, upper) == reasons.FINE
    assert place_refusal(s, i, 11410, 12300, upper) == reasons.FINE
    assert place_refusal(s, i, 11411, 12300, upper) == reasons.OFF_SURFACE
    # The inner corner at (12, 12) is 589.7 or 591.1 from places on the diagonal.
    assert place_refusal(s, i, 12000 - 417, 12000 - 417, lower) == reasons.OFF_SURFACE
    assert place_refusal(s, i, 12000 - 418, 12000 - 418, lower) == reasons.FINE
    # The centre has to be on the very part that is named.
    assert place_refusal(s, i, 11000, 11990, upper) == reasons.OFF_SURFACE


@rule("S-2.4", "S-2.4a", "S-2.4b")
def test_tops_of_two_elements_do_not_carry_one_base() -> None:
    s = arena(CONTAINER, {"kind": "solid", "box": [16, 10, 6, 4], "height": 2.5})
    assert not supports(s.field, named(s, "1.top"), 16000, 12000)
    assert not supports(s.field, named(s, "2.top"), 16000, 12000)


@rule("S-2.4", "S-2.4a")
@pytest.mark.parametrize("surface", [-1, 2, 10**40])
def test_a_surface_that_is_not_there(surface: int) -> None:
    s = arena(CONTAINER)
    assert place_refusal(s, put(s, 5000, 5000), 13000, 12000, surface) == reasons.NO_SURFACE


@rule("S-16.3")
def test_a_removed_element_carries_and_hinders_nobody() -> None:
    s = arena(CONTAINER)
    i = put(s, 5000, 5000)
    assert place_refusal(s, i, 13000, 12000, 1) == reasons.FINE
    assert place_refusal(s, i, 13000, 12000, 0) == reasons.IN_SCENERY
    s.gone = 1
    assert place_refusal(s, i, 13000, 12000, 1) == reasons.NO_SURFACE
    assert place_refusal(s, i, 13000, 12000, 0) == reasons.FINE


# ------------------------------------------------------------------ scenery


@rule("S-1.7", "S-1.7a")
def test_a_base_may_touch_a_solid_but_not_overlap_it() -> None:
    s = arena(WALL)
    i = put(s, 5000, 5000)
    assert place_refusal(s, i, 32000, 10000 - 590, 0) == reasons.FINE
    assert place_refusal(s, i, 32000, 10000 - 589, 0) == reasons.IN_SCENERY


@rule("S-11.14", "S-11.14a", "S-1.7", "S-1.7a")
def test_tops_up_to_a_quarter_inch_are_ignored() -> None:
    s = arena(KERB, STEP)
    i = put(s, 5000, 5000)
    assert place_refusal(s, i, 30000, 22000, 0) == reasons.FINE
    assert place_refusal(s, i, 36000, 22000, 0) == reasons.IN_SCENERY


@rule("S-1.8", "S-1.8a", "S-1.9", "S-1.9a")
def test_one_may_rest_in_ruins_and_craters() -> None:
    s = arena(RUIN, {"kind": "crater", "box": [12, 20, 6, 6]})
    i = put(s, 5000, 5000)
    assert place_refusal(s, i, 5000, 23000, 0) == reasons.FINE
    assert place_refusal(s, i, 12000, 23000, 0) == reasons.FINE


@rule("S-1.7", "S-1.7a", "S-2.3", "S-2.3a")
def test_below_a_bridge_there_is_room_for_a_head() -> None:
    s = arena(BRIDGE)
    i = put(s, 5000, 5000)
    assert place_refusal(s, i, 24000, 27500, 0) == reasons.FINE
    assert place_refusal(s, i, 21300, 27500, 0) == reasons.IN_SCENERY
    assert place_refusal(s, i, 24000, 27500, named(s, "1.top2")) == reasons.FINE


@rule("S-1.10", "S-1.10a", "S-1.11", "S-1.11a")
def test_inside_an_open_building_walls_stop_and_doors_do_not() -> None:
    door = {"kind": "door", "side": "south", "from": 3, "to": 5}
    s = arena({"kind": "building", "box": [10, 10, 8, 8], "roof": 3, "openings": [door]})
    i = put(s, 5000, 5000)
    assert place_refusal(s, i, 14000, 14000, 0) == reasons.FINE
    assert place_refusal(s, i, 10790, 14000, 0) == reasons.FINE
    assert place_refusal(s, i, 10789, 14000, 0) == reasons.IN_SCENERY
    assert place_refusal(s, i, 14000, 10100, 0) == reasons.FINE  # in the doorway
    assert place_refusal(s, i, 13589, 10100, 0) == reasons.IN_SCENERY
    assert place_refusal(s, i, 14000, 10600, named(s, "1.top")) == reasons.FINE


# ------------------------------------------------------------------ others


@rule("S-2.4", "S-2.4a")
def test_bases_overlap_below_the_sum_of_radii_less_two_thousandths() -> None:
    s = arena()
    i = put(s, 5000, 5000)
    put(s, 20000, 20000, team=1)
    assert place_refusal(s, i, 20000 + 1178, 20000, 0) == reasons.FINE
    assert place_refusal(s, i, 20000 + 1177, 20000, 0) == reasons.ON_FIGURE
    assert place_refusal(s, i, 20000 + 833, 20000 + 833, 0) == reasons.FINE  # 1178.04
    assert place_refusal(s, i, 20000 + 833, 20000 + 832, 0) == reasons.ON_FIGURE


@rule("S-2.4", "S-2.4a", "S-2.3", "S-2.3a")
def test_bases_overlap_only_where_heights_do() -> None:
    s = arena({"kind": "solid", "box": [20, 10, 4, 4], "height": 1.5}, LOW | {"box": [30, 10, 4, 4]})
    i = put(s, 5000, 5000, who=BENKEI)
    j = put(s, 20590, 12000, surface="1.top")
    s.field.blocks.clear()  # only the figures matter here: the same plan, one above the other
    assert place_refusal(s, i, 20590, 12000, 0) == reasons.FINE  # 0 to 0.8 below 1.5
    s.who[i] = 0
    assert place_refusal(s, i, 20590, 12000, 0) == reasons.FINE  # 0 to 1.5, the top of one is no part of it
    s.surface[j] = 0
    assert place_refusal(s, i, 20590, 12000, named(s, "1.top")) == reasons.FINE  # the other way round
    s.x[j], s.y[j], s.surface[j] = 30590, 12000, named(s, "2.top")
    assert place_refusal(s, i, 30590, 12000, 0) == reasons.ON_FIGURE  # 0 to 1.5 and 1 to 2.5
    s.who[i] = BENKEI
    assert place_refusal(s, i, 30590, 12000, 0) == reasons.FINE  # 0 to 0.8
    s.surface[j] = 0
    s.status[j] = DOWN
    assert place_refusal(s, i, 30590, 12000, named(s, "2.top")) == reasons.FINE  # 1 above 0.5


@rule("S-2.6", "S-2.6a")
def test_bodies_and_absent_figures_leave_room() -> None:
    s = arena()
    i = put(s, 5000, 5000)
    put(s, 20000, 20000, status=DEAD)
    put(s, 30000, 20000, status=OFF)
    assert place_refusal(s, i, 20000, 20000, 0) == reasons.FINE
    assert place_refusal(s, i, 30000, 20000, 0) == reasons.FINE


@rule("S-2.4", "S-2.4a")
def test_its_own_place_is_no_hindrance() -> None:
    s = arena()
    i = put(s, 5000, 5000)
    assert place_refusal(s, i, 5000, 5100, 0) == reasons.FINE


@rule("S-1.13", "S-1.13a", "S-1.13b")
def test_nobody_rests_on_a_marker() -> None:
    s = arena(CONTAINER)
    i = put(s, 5000, 5000)
    put_target(s, 24000, 18000)
    assert place_refusal(s, i, 24000 + 1088, 18000, 0) == reasons.FINE
    assert place_refusal(s, i, 24000 + 1087, 18000, 0) == reasons.ON_MARKER
    s.target_state[0] = CARRIED
    assert place_refusal(s, i, 24000, 18000, 0) == reasons.FINE
    put_target(s, 13000, 12000)  # below the top of the container, which is higher than the marker
    assert place_refusal(s, i, 13000, 12000, named(s, "1.top")) == reasons.FINE


# ------------------------------------------------------------------ below a point


@rule("S-12.26", "S-12.26a")
def test_the_highest_surface_below_a_point() -> None:
    s = arena({"kind": "building", "box": [10, 10, 8, 8], "floors": [3], "roof": 6}, LOW)
    first, roof, low = named(s, "1.1"), named(s, "1.top"), named(s, "2.top")
    assert surface_below(s, 14000, 14000, 9000) == roof
    assert surface_below(s, 14000, 14000, 6000) == roof
    assert surface_below(s, 14000, 14000, 5999) == first
    assert surface_below(s, 14000, 14000, 2999) == 0
    assert surface_below(s, 22000, 12000, 1000) == low
    assert surface_below(s, 24000, 12000, 1000) == low  # on its rim
    assert surface_below(s, 24001, 12000, 1000) == 0
    s.gone = 0b10
    assert surface_below(s, 22000, 12000, 1000) == 0


@rule("S-11.14", "S-11.14a", "S-11.14b")
def test_low_tops_belong_to_the_plane_they_stand_on() -> None:
    s = arena(LOW, CONTAINER)
    assert standing_sheet(s, put(s, 22000, 12000, surface="1.top")) == 0
    assert standing_sheet(s, put(s, 12000, 12000, surface="2.top")) == named(s, "2.top")
