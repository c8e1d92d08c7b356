"""Seeing: the nine lines, what blocks them, and what a line may graze."""

from itertools import product
from typing import Any

import pytest

from euphoria.games.show.rules.box.cards import BENKEI
from euphoria.games.show.rules.geometry.scenery import MASS, Block, Shape
from euphoria.games.show.rules.sight.sight import (
    FIGURE_CODE,
    MARKER_CODE,
    look,
    look_at,
    look_from,
    sees,
    sees_cat,
    sees_element,
    sees_point,
)
from euphoria.games.show.rules.state import CARRIED, DEAD, DOWN, OFF, Arena
from kit.show_pictures import FOLDER, PAGE, drawing, page
from kit.show_place import arena, put, put_target
from kit.show_scenes import SCENES, Scene, barricade, crater, door, facing, house, ruin, seen, solid, window
from support import rule

ALL = "ooo/ooo/ooo"
NO_LINE = "xxx/xxx/xxx"


def scene(name: str) -> Scene:
    return SCENES[name]()


def view(s: Arena) -> str:
    """What figure 0 sees of figure 1; the quick question must agree with the report."""
    report = look(s, 0, 1)
    assert sees(s, 0, 1) == (report.free != 0) == report.seen
    for line in range(9):
        assert (report.blockers[line] < 0) == bool(report.free >> line & 1)
    assert set(report.blockers) - {-1} <= set(report.found)
    return seen(report)


@pytest.mark.parametrize("name", SCENES)
def test_the_pictures_in_the_manual_show_these_positions(name: str) -> None:
    written = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    assert written == drawing(scene(name)), "draw it anew: python tools/show_pictures.py"


def test_the_page_of_pictures_shows_all_of_them() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew: python tools/show_pictures.py"


# ------------------------------------------------------------------ the lines


def ends(s: Arena) -> list[tuple[int, int, int]]:
    """Where the nine lines from figure 0 to figure 1 end."""
    report = look(s, 0, 1)
    return [
        (
            report.x + report.dx + side * report.ox,
            report.y + report.dy + side * report.oy,
            report.eye + report.low + level * report.step,
        )
        for level, side in product(range(3), (-1, 0, 1))
    ]


@rule("S-14.3", "S-14.3a", "S-2.3", "S-2.3a")
def test_the_lines_end_at_three_heights_and_three_places_across() -> None:
    s = scene("open-ground").s
    assert look(s, 0, 1).eye == 1350
    across = [9469, 10000, 10531]
    assert ends(s) == [(17000, y, z) for z in (150, 750, 1350) for y in across]


@rule("S-14.3", "S-14.3a")
def test_across_is_at_right_angles_to_the_line_between_the_axes() -> None:
    s = facing()
    s.x[0], s.y[0], s.x[1], s.y[1] = 4000, 3000, 7000, 7000
    # 3-4-5: 531 * 4/5 = 424.8 and 531 * 3/5 = 318.6, rounded to the nearest thousandth.
    assert ends(s)[:3] == [(7425, 6681, 150), (7000, 7000, 150), (6575, 7319, 150)]


@rule("S-14.3", "S-14.3a")
def test_across_is_the_x_axis_when_one_stands_exactly_above_the_other() -> None:
    s = arena(solid(8, 8, 12, 12, 3), size=(24, 24))
    put(s, 10000, 10000)
    put(s, 10000, 10000, "1.top", team=1)
    assert ends(s)[:3] == [(9469, 10000, 3150), (10000, 10000, 3150), (10531, 10000, 3150)]
    assert view(s) == NO_LINE


@rule("S-2.3", "S-2.3a")
@pytest.mark.parametrize(
    ("who", "status", "eye", "heights"),
    [(0, 1, 1350, [150, 750, 1350]), (0, DOWN, 400, [50, 250, 450]), (BENKEI, 1, 700, [80, 400, 720])],
)
def test_heights_and_eyes_of_figures(who: int, status: int, eye: int, heights: list[int]) -> None:
    s = facing()
    for k in (0, 1):
        s.who[k], s.status[k] = who, status
    assert look(s, 0, 1).eye == eye
    assert [z for _, _, z in ends(s)[::3]] == heights


@rule("S-2.3", "S-2.3a")
def test_a_body_that_lies_down_is_hidden_by_less() -> None:
    assert seen(scene("on-the-deck").look()) == NO_LINE
    assert seen(scene("small-robot").look()) == "ooo/xxx/xxx"
    s = scene("on-the-deck").s
    s.status[1] = 1
    assert view(s) == "ooo/ooo/xxx"


@rule("S-14.2")
def test_one_free_line_is_enough_to_be_seen() -> None:
    s = facing(solid(9, 6, 12, 10.17, 4))
    assert view(s) == "oxx/oxx/oxx"
    s.status[1] = DOWN
    s.field.blocks.append(facing(barricade(15, 8, 16, 12, 0.45)).field.blocks[0])
    assert view(s) == "oxx/xxx/xxx" and sees(s, 0, 1)


@rule("S-14.4")
def test_sight_is_all_round() -> None:
    s = arena(size=(24, 24))
    put(s, 12000, 12000)
    put(s, 0, 0, team=1)
    for dx, dy in product((-8000, 0, 8000), repeat=2):
        if dx or dy:
            s.x[1], s.y[1] = 12000 + dx, 12000 + dy
            assert view(s) == ALL


# ------------------------------------------------------------------ what blocks


@rule("S-1.7", "S-1.7a", "S-14.5", "S-14.5a")
def test_a_solid_blocks_what_runs_through_it() -> None:
    assert seen(scene("behind-a-block").look()) == NO_LINE
    assert seen(scene("at-a-corner").look()) == "xoo/xoo/xoo"
    assert seen(scene("far-behind-a-barricade").look()) == "ooo/xxx/xxx"


def alone(*elements: dict[str, Any]) -> Arena:
    """Only the viewer, at (5, 10): for looking at points."""
    s = facing(*elements)
    s.status[1] = OFF
    return s


def prism(*corners: tuple[int, int], top: int = 3000) -> Arena:
    """Only the viewer and one block, which may be thinner than a map would allow."""
    s = alone(solid(8, 8, 12, 12, 3))
    shape = Shape([x for x, _ in corners], [y for _, y in corners])
    s.field.blocks[0] = Block(0, MASS, shape, 0, top)
    return s


@rule("S-1.7", "S-1.7a", "S-14.5", "S-14.5a")
def test_a_line_may_graze_a_block_for_a_hundredth_of_an_inch_and_no_more() -> None:
    # A level line at y = 10. Of a corner of 90 degrees that reaches d over it, it cuts off 2d.
    for reach, free in ((5, True), (6, False)):
        y = 10000 - reach
        s = prism((10000, y), (12000, y + 2000), (10000, y + 4000), (8000, y + 2000))
        assert sees_point(s, 0, 17000, 10000, 1350) == free
    for wide, free in ((10, True), (11, False)):
        s = prism((10000, 9000), (10000 + wide, 9000), (10000 + wide, 12000), (10000, 12000))
        assert sees_point(s, 0, 17000, 10000, 1350) == free


@rule("S-14.5", "S-14.5b")
def test_the_length_inside_is_measured_in_space() -> None:
    # From (5, 10, 1.35) to (11, 10, 9.35): 6 along, 8 up, 10 long. 0.006 in plan is 0.01 in space.
    for wide, free in ((6, True), (7, False)):
        s = prism((8000, 9000), (8000 + wide, 9000), (8000 + wide, 11000), (8000, 11000), top=9000)
        assert sees_point(s, 0, 11000, 10000, 9350) == free


@rule("S-14.5", "S-14.5a")
def test_a_lid_is_grazed_like_a_wall() -> None:
    # The same line is 0.01 long inside a plate of 0.008.
    for thick, free in ((8, True), (9, False)):
        s = prism((7000, 9000), (10000, 9000), (10000, 11000), (7000, 11000))
        s.field.blocks[0] = Block(0, MASS, s.field.blocks[0].shape, 5000, 5000 + thick)
        assert sees_point(s, 0, 11000, 10000, 9350) == free


@rule("S-14.5", "S-14.5b")
def test_a_line_along_the_top_of_a_wall_is_free_and_one_along_a_seam_is_not() -> None:
    assert view(facing(barricade(9, 8, 12, 12, 1.35))) == "ooo/xxx/xxx"
    assert view(facing(barricade(9, 8, 12, 12, 1.351))) == NO_LINE
    # Two prisms that meet in the plane of the axis, or at the height of the eye, leave no gap.
    side_by_side = {"kind": "solid", "height": 4, "parts": [{"box": [9, 8, 3, 2]}, {"box": [9, 10, 3, 2]}]}
    assert view(facing(side_by_side)) == NO_LINE
    stacked = {
        "kind": "solid",
        "parts": [{"box": [9, 8, 3, 4], "top": 1.35}, {"box": [9, 8, 3, 4], "bottom": 1.35, "top": 4}],
    }
    assert view(facing(stacked)) == NO_LINE


@rule("S-14.5", "S-14.5b")
def test_a_line_in_the_plane_of_a_face_is_inside_the_block_east_or_north_of_it() -> None:
    # The viewer looks east along y = 10, and north along x = 5.
    assert not sees_point(alone(solid(9, 10, 12, 12, 3)), 0, 17000, 10000, 1350)
    assert sees_point(alone(solid(9, 8, 12, 10, 3)), 0, 17000, 10000, 1350)
    assert not sees_point(alone(solid(5, 12, 7, 15, 3)), 0, 5000, 20000, 1350)
    assert sees_point(alone(solid(3, 12, 5, 15, 3)), 0, 5000, 20000, 1350)


@rule("S-1.7", "S-1.7a")
def test_what_was_removed_blocks_nothing() -> None:
    s = scene("behind-a-block").s
    s.gone = 1
    assert view(s) == ALL


@rule("S-1.8", "S-1.8a")
def test_a_ruin_hides_what_is_below_its_height_but_not_from_who_is_in_it() -> None:
    assert seen(scene("in-ruins").look()) == "ooo/ooo/xxx"
    assert seen(scene("looking-out-of-ruins").look()) == ALL
    # Its rim counts as inside; a thousandth further west the viewer is out of it and does not see feet.
    edge = facing(ruin(5, 8, 14, 12))
    assert view(edge) == ALL
    edge.x[0] -= 1
    assert view(edge) == "ooo/ooo/xxx"


@rule("S-1.8", "S-1.8a")
def test_a_second_ruin_still_blocks_who_stands_in_the_first() -> None:
    assert view(facing(ruin(4, 8, 8, 12), ruin(12, 8, 16, 12))) == "ooo/ooo/xxx"


@rule("S-1.9", "S-1.9a")
def test_a_crater_hides_nothing() -> None:
    assert seen(scene("crater-between").look()) == ALL
    s = facing(crater(15, 8, 19, 12))
    s.status[1] = DOWN
    assert view(s) == ALL


@rule("S-1.10", "S-1.10a")
def test_a_closed_building_is_a_solid_and_an_open_one_has_walls_and_plates() -> None:
    assert view(facing({"kind": "building", "box": [8, 8, 5, 4], "height": 3})) == NO_LINE
    inside = facing(house(12, 7, 20, 13))
    assert view(inside) == NO_LINE
    wide = facing(house(12, 7, 20, 13, open_sides=["west"]))
    assert view(wide) == ALL


@rule("S-1.10", "S-1.10a", "S-14.5", "S-14.5a")
def test_floors_and_roofs_block_sight() -> None:
    s = arena(house(4, 4, 20, 20, floors=[2.5], roof=5), size=(24, 24))
    put(s, 10000, 10000)
    put(s, 13000, 10000, "1.1", team=1)
    assert view(s) == NO_LINE
    put(s, 13000, 10000, "1.top", team=1)
    assert not sees(s, 1, 2) and not sees(s, 2, 1) and not sees(s, 0, 2)
    s.surface[0] = s.surface[1]
    assert view(s) == ALL


@rule("S-1.11", "S-1.11a")
def test_sight_passes_through_doors_and_windows() -> None:
    through = scene("through-a-house")
    assert seen(through.look()) == "ooo/ooo/xxx"
    # The window's sill is 0.8 high: level lines pass above it, the one to the feet does not.
    shut = facing(house(8, 7.5, 13, 12.5, door("west", 1.8, 3.2)))
    assert view(shut) == NO_LINE
    # The door ends 2 inches above the floor: from a roof of 4 inches one looks at the lintel.
    s = arena(
        house(8, 7.5, 13, 12.5, door("west", 1.8, 3.2)), solid(3, 8, 6, 12, 4), size=(24, 24)
    )  # fmt: skip
    put(s, 4500, 10000, "2.top")
    put(s, 12000, 10000, team=1)
    assert view(s) == NO_LINE
    s.surface[0] = 0
    s.gone = 2
    assert view(s) == ALL


@rule("S-1.11", "S-1.11a")
def test_a_window_is_as_wide_as_it_is_written() -> None:
    # The wall runs from y = 7.5; the opening from 1.8 to 3.2 along it leaves 9.3 to 10.7 free.
    # A line along the jamb is inside the wall that lies north of it, not inside the one south of it.
    s = alone(house(8, 7.5, 13, 12.5, window("west", 1.8, 3.2), open_sides=["east"]))
    for y, free in ((9299, False), (9300, True), (10699, True), (10700, False)):
        s.y[0] = y
        assert sees_point(s, 0, 10000, y, 1350) == free


@rule("S-1.12", "S-1.12a")
def test_a_ladder_is_as_long_as_its_height_and_its_plan_and_hides_nothing() -> None:
    ladder = {"kind": "ladder", "foot": [13, 9], "head": [10, 9]}
    s = facing({**solid(8, 7, 12, 9.2, 2.5), "links": [ladder]})
    assert s.field.links[0].length == 2500 + 3000
    assert view(s) == ALL


@rule("S-1.13", "S-1.13a", "S-14.5", "S-14.5a")
def test_a_marker_blocks_as_a_cylinder_while_it_is_on_the_table() -> None:
    s = scene("behind-a-marker").s
    assert view(s) == "ooo/xxx/xxx"
    assert look(s, 0, 1).found == [MARKER_CODE]
    s.target_state[0] = CARRIED
    assert view(s) == ALL


@rule("S-1.13", "S-1.13a")
def test_a_marker_has_a_radius_of_half_an_inch() -> None:
    s = alone()
    put_target(s, 11000, 10500)
    assert sees_point(s, 0, 17000, 10000, 150)
    s.target_y[0] = 10499
    assert not sees_point(s, 0, 17000, 10000, 150)
    assert sees_point(s, 0, 17000, 10000, 1350)


@rule("S-14.5", "S-14.5a")
def test_living_figures_block_and_others_do_not() -> None:
    s = scene("behind-a-figure").s
    assert view(s) == "xoo/xoo/xoo"
    assert look(s, 0, 1).found == [FIGURE_CODE + 2]
    s.status[2] = DOWN
    assert view(s) == ALL
    s.x[2] = 15000
    assert view(s) == "ooo/ooo/xoo"
    for status in (DEAD, OFF):
        s.status[2] = status
        assert view(s) == ALL
    assert seen(scene("behind-a-body").look()) == ALL


@rule("S-14.5", "S-14.5a")
def test_a_cylinder_is_grazed_like_a_block() -> None:
    # 0.589 from its axis a line is still inside for 2 * sqrt(0.59**2 - 0.589**2) = 0.069 inches.
    s = alone()
    put(s, 11000, 10589)
    assert not sees_point(s, 0, 17000, 10000, 1350)
    s.y[2] = 10590
    assert sees_point(s, 0, 17000, 10000, 1350)


@rule("S-14.5", "S-14.5a")
def test_a_cylinder_is_entered_at_its_rim() -> None:
    # A line that rises from 0.4 is 0.5 high at x = 6: it grazes a figure on the deck that begins just before.
    for before, free in ((9, True), (11, False)):
        s = alone()
        s.status[0] = DOWN
        put(s, 6000 - before + 590, 10000, status=DOWN)
        assert sees_point(s, 0, 17000, 10000, 1600) == free


@rule("S-14.5", "S-14.5a")
def test_the_viewer_the_target_and_the_cat_block_nothing() -> None:
    s = facing()
    s.cat_on, s.cat_x, s.cat_y = 1, 11000, 10000
    assert view(s) == ALL


@rule("S-14.5", "S-14.5a")
def test_every_line_names_what_it_meets_first_and_every_blocker_is_found() -> None:
    s = facing(barricade(14, 8, 14.5, 12), solid(9, 10.1, 10, 12, 4))
    put(s, 7500, 9500)
    report = look(s, 0, 1)
    assert report.blockers[3:6] == [FIGURE_CODE + 2, FIGURE_CODE + 2, 1]
    assert sorted(report.found) == [0, 1, FIGURE_CODE + 2]


# ------------------------------------------------------------------ other questions


@rule("S-14.3", "S-14.3a")
def test_looking_from_and_at_places_where_nobody_stands_yet() -> None:
    s = scene("behind-a-block").s
    assert seen(look_from(s, 5000, 20000, 1350, 0, 1)) == ALL
    assert seen(look_at(s, 0, 5000, 20000, 0, 1)) == ALL
    assert seen(look_from(s, 5000, 10000, 1350, 0, 1)) == seen(look_at(s, 0, 17000, 10000, 0, 1)) == NO_LINE
    assert (s.x[0], s.y[0], s.x[1], s.y[1]) == (5000, 10000, 17000, 10000)


@rule("S-16.1", "S-16.1a")
def test_an_element_is_seen_at_its_corners_and_edge_middles_and_hides_not_itself() -> None:
    s = facing(solid(14, 9, 16, 11, 2), barricade(10, 4, 10.5, 16, 1.35))
    # Nine tenths of 2 inches are 1.8: over the barricade. At 1.35 or below everything is hidden.
    assert sees_element(s, 0, 0)
    low = facing(solid(14, 9, 16, 11, 1.4), barricade(10, 4, 10.5, 16, 1.4))
    assert not sees_element(low, 0, 0)
    assert sees_element(low, 0, 1)
    low.gone = 2
    assert sees_element(low, 0, 0)
    # Only the middle of its north edge, (15, 11), can be seen past a wall on either side.
    narrow = facing(solid(12, 2, 18, 11, 2), solid(12.1, 11.2, 14.9, 12, 4), solid(15.1, 11.2, 18, 12, 4))
    narrow.x[0], narrow.y[0] = 15000, 16000
    narrow.status[1] = OFF
    assert sees_element(narrow, 0, 0)


@rule("S-16.1", "S-16.1a")
def test_a_single_corner_is_enough_and_from_its_own_roof_an_element_is_seen() -> None:
    # Of the block only the corner (18, 11) is in sight: the rest is behind two walls.
    s = facing(solid(12, 2, 18, 11, 2), solid(12.1, 11.2, 17.8, 12, 4), solid(17.5, 8, 18.5, 9, 4))
    s.x[0], s.y[0] = 18000, 16000
    s.status[1] = OFF
    assert sees_element(s, 0, 0)
    s.field.blocks[1] = facing(solid(12.1, 11.2, 18.2, 12, 4)).field.blocks[0]
    s.field.blocks[1].element = 1
    assert not sees_element(s, 0, 0)
    above = alone(solid(3, 8, 7, 12, 3))
    above.surface[0] = 1
    assert sees_element(above, 0, 0)


@rule("S-16.39")
def test_the_cat_is_looked_at_like_a_figure_of_half_an_inch() -> None:
    s = alone(barricade(15.5, 8, 16, 12, 0.7))
    assert not sees_cat(s, 0)
    s.cat_on, s.cat_x, s.cat_y = 1, 17000, 10000
    assert not sees_cat(s, 0)
    s.gone = 1
    assert sees_cat(s, 0)


@rule("S-15.12", "S-15.12a")
def test_the_centre_of_a_grenade_is_looked_at_a_tenth_of_an_inch_above_its_surface() -> None:
    # At x = 16 the line to 0.1 above the table at x = 17 is 0.204 high; the one to the table itself 0.1125.
    s = alone(barricade(15.5, 8, 16, 12, 0.2))
    assert sees_point(s, 0, 17000, 10000, 100)
    assert not sees_point(s, 0, 17000, 10000, 0)
    s = alone(barricade(15.5, 8, 16, 12, 0.206))
    assert not sees_point(s, 0, 17000, 10000, 100)
