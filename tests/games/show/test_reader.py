"""Map data become a field, exactly; whatever is wrong with them is said in one sentence."""

import copy
import json
import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euphoria.core.errors import BadSetup
from euphoria.games.show.rules.geometry.scenery import (
    BARRICADE,
    CRATER,
    DOOR,
    FLOOR,
    FRAME,
    MASS,
    ROUGH,
    RUIN,
    STAIRS,
    WALL,
    WINDOW,
    Field,
    Shape,
)
from euphoria.games.show.rules.maps.library import FIELDS, map_named
from euphoria.games.show.rules.maps.mistakes import SENTENCES, BadMap
from euphoria.games.show.rules.maps.reader import read_field
from support import often, rule

CRATE: dict[str, Any] = {"kind": "solid", "box": [10, 10, 3, 2], "height": 1.5}
HOUSE: dict[str, Any] = {
    "name": "house",
    "kind": "building",
    "box": [10, 10, 8, 6],
    "floors": [3],
    "roof": 6,
    "openings": [
        {"side": "south", "kind": "door", "from": 1, "to": 3},
        {"side": "south", "floor": 1, "kind": "window", "from": 2, "to": 4, "bottom": 0.5, "top": 1.75},
    ],
    "links": [{"kind": "stairs", "foot": [12, 12], "head": [12, 15, 3]}],
}


def field(*elements: dict[str, Any], **more: Any) -> Field:
    return read_field({"element": list(elements), **more})


def points(shape: Shape) -> set[tuple[int, int]]:
    return set(zip(shape.xs, shape.ys, strict=True))


def rectangle(x: int, y: int, width: int, depth: int) -> set[tuple[int, int]]:
    return {(x, y), (x + width, y), (x + width, y + depth), (x, y + depth)}


# ------------------------------------------------------------------ what is read


@rule("S-1.1", "S-1.1a", "S-1.2")
def test_a_table_measures_48_by_36_inches_unless_it_says_otherwise() -> None:
    plain = field()
    assert (plain.width, plain.depth) == (48000, 36000)
    assert [surface.name for surface in plain.surfaces] == ["ground"]
    assert points(plain.surfaces[0].shape) == rectangle(0, 0, 48000, 36000)
    large = field(size=[60, 48.5])
    assert (large.width, large.depth) == (60000, 48500)


@rule("S-1.6", "S-1.6a")
def test_inches_become_thousandths_and_outlines_run_counter_clockwise() -> None:
    clockwise = [[4, 4], [5.1234, 7], [8.25, 4]]
    read = field({"kind": "solid", "outline": clockwise, "height": 0.75})
    (block,) = read.blocks
    assert list(zip(block.shape.xs, block.shape.ys, strict=True)) == [
        (8250, 4000),
        (5123, 7000),
        (4000, 4000),
    ]
    assert (block.role, block.z0, block.z1, block.element) == (MASS, 0, 750, 0)
    assert block.shape.holds(5500, 5000) and not block.shape.holds(4200, 6000)


@rule("S-1.7", "S-1.7a")
def test_a_top_carries_figures_where_a_base_fits_and_the_map_allows_it() -> None:
    names = [surface.name for surface in field(CRATE).surfaces]
    assert names == ["ground", "1.top"]
    assert len(field({**CRATE, "walkable": False}).surfaces) == 1
    assert len(field({**CRATE, "box": [10, 10, 1.179, 5]}).surfaces) == 1
    assert len(field({**CRATE, "box": [10, 10, 1.18, 5]}).surfaces) == 2
    assert len(field({"kind": "barricade", "box": [10, 10, 3, 2]}).surfaces) == 1
    # A triangle is wide enough only where a circle of 1.18 inches fits into it.
    slim = [[0, 0], [2, 0], [1, 2]]
    assert len(field({"kind": "solid", "outline": slim, "height": 1}).surfaces) == 2
    assert len(field({"kind": "solid", "outline": [[0, 0], [1.9, 0], [1, 1.9]], "height": 1}).surfaces) == 1


def test_a_barricade_is_one_inch_high_unless_it_says_otherwise() -> None:
    low, high = field(
        {"kind": "barricade", "box": [1, 1, 4, 1]}, {"kind": "barricade", "box": [1, 5, 4, 1], "height": 1.4}
    ).blocks
    assert (low.z1, high.z1) == (1000, 1400)


@rule("S-1.8", "S-1.8a", "S-1.9", "S-1.9a")
def test_rough_ground_is_an_area_of_fixed_height() -> None:
    read = field({"kind": "ruin", "box": [3, 3, 4, 4]}, {"kind": "crater", "box": [9, 3, 4, 4]})
    assert [(block.role, block.z0, block.z1) for block in read.blocks] == [(ROUGH, 0, 600), (ROUGH, 0, 0)]
    assert [element.kind for element in read.elements] == [RUIN, CRATER]
    assert len(read.surfaces) == 1


@rule("S-1.10", "S-1.10a")
def test_a_closed_building_is_one_mass_with_a_roof() -> None:
    read = field({"kind": "building", "box": [3, 3, 4, 4], "height": 4})
    (element,) = read.elements
    assert (element.roof, element.top, element.open) == (4000, 4000, False)
    assert [(surface.name, surface.z, surface.sheet) for surface in read.surfaces[1:]] == [("1.top", 4000, 1)]


@rule("S-1.10", "S-1.10a", "S-1.10b")
def test_an_open_building_has_floors_panels_and_a_roof() -> None:
    read = field(HOUSE)
    (element,) = read.elements
    assert (element.roof, element.open) == (6000, True)
    assert [(s.name, s.z, s.sheet) for s in read.surfaces[1:]] == [("1.1", 3000, 1), ("1.top", 6000, 2)]
    plates = [(block.z0, block.z1) for block in read.blocks if block.role == FLOOR]
    assert plates == [(2900, 3000), (5900, 6000)]
    walls = [block for block in read.blocks if block.role == WALL]
    ground = [block for block in walls if block.z0 == 0]
    assert {block.z1 for block in ground} == {3000}
    # South: two stretches beside the door, 0.2 inches thick, inside the outline.
    assert rectangle(10000, 10000, 1000, 200) in [points(block.shape) for block in ground]
    assert rectangle(13000, 10000, 5000, 200) in [points(block.shape) for block in ground]
    assert rectangle(10000, 15800, 8000, 200) in [points(block.shape) for block in ground]
    assert rectangle(17800, 10000, 200, 6000) in [points(block.shape) for block in ground]


@rule("S-1.11", "S-1.11a")
def test_openings_are_stretches_of_a_panel_with_frames_below_and_above() -> None:
    read = field(HOUSE)
    door, window = read.openings
    assert (door.kind, points(door.shape), door.z0, door.z1) == (
        DOOR,
        rectangle(11000, 10000, 2000, 200),
        0,
        2000,
    )
    assert (window.kind, points(window.shape)) == (WINDOW, rectangle(12000, 10000, 2000, 200))
    # Heights are counted from the floor the opening is on.
    assert (window.z0, window.z1) == (3500, 4750)
    frames = [(block.opening, block.z0, block.z1) for block in read.blocks if block.role == FRAME]
    assert frames == [(0, 2000, 3000), (1, 3000, 3500), (1, 4750, 6000)]


@rule("S-1.11", "S-1.11a")
def test_the_narrowest_opening_is_one_inch_and_a_quarter() -> None:
    door = {"side": "south", "kind": "door", "from": 1, "to": 2.25}
    assert len(field({**HOUSE, "openings": [door]}).openings) == 1
    with pytest.raises(BadMap, match=r"at least 1\.25 inches wide \(S-1\.11\)"):
        field({**HOUSE, "openings": [{**door, "to": 2.249}]})


def test_sides_of_a_box_are_measured_from_west_and_from_south() -> None:
    expected = {
        "south": rectangle(11000, 10000, 1500, 200),
        "north": rectangle(11000, 15800, 1500, 200),
        "west": rectangle(10000, 11000, 200, 1500),
        "east": rectangle(17800, 11000, 200, 1500),
    }
    for side, place in expected.items():
        opening = {"side": side, "kind": "window", "from": 1, "to": 2.5}
        (found,) = field({**HOUSE, "openings": [opening]}).openings
        assert points(found.shape) == place


def test_sides_of_an_outline_are_measured_from_their_first_corner() -> None:
    corners = [[10, 10], [10, 16], [18, 16], [18, 10]]  # clockwise: west, north, east, south
    shed = {**HOUSE, "outline": corners, "openings": [{"side": 2, "kind": "door", "from": 1, "to": 3}]}
    del shed["box"]
    (door,) = field(shed).openings
    assert points(door.shape) == rectangle(11000, 15800, 2000, 200)


def test_slanting_walls_stay_inside_their_outline() -> None:
    outline = [[10, 10], [18, 12], [16, 18], [9, 15]]
    hall = {"kind": "building", "outline": outline, "roof": 3}
    hall["openings"] = [{"side": 1, "kind": "door", "from": 2, "to": 4}]
    read = field(hall)
    shape = read.elements[0].footprint[0]
    for block in read.blocks:
        for x, y in points(block.shape):
            # A corner of a strip is rounded to the thousandth.
            assert all(
                nx * x + ny * y <= c + length + 1
                for nx, ny, c, length in zip(shape.nx, shape.ny, shape.c, shape.lengths, strict=True)
            )
    (door,) = read.openings
    far = max(math.dist(a, b) for a in points(door.shape) for b in points(door.shape))
    assert 2000 <= far <= 2030


def test_inner_walls_are_centred_on_their_line_and_stand_on_a_floor() -> None:
    inner = {"from": [14, 10.2], "to": [14, 13], "floor": 1, "height": 1}
    read = field({**HOUSE, "walls": [inner]})
    block = next(block for block in read.blocks if block.z1 == 4000)
    assert (block.role, block.z0, points(block.shape)) == (WALL, 3000, rectangle(13900, 10200, 200, 2800))


def test_an_open_side_has_no_wall() -> None:
    read = field({**HOUSE, "open_sides": ["north"]})
    assert not any(block.role == WALL and block.shape.holds(14000, 15900) for block in read.blocks)


@rule("S-1.12", "S-1.12a")
def test_a_link_is_as_long_as_its_height_and_its_plan_together() -> None:
    (link,) = field(HOUSE).links
    assert (link.kind, link.foot, link.head, link.length) == (STAIRS, 0, 1, 6000)
    ladder = {"kind": "ladder", "foot": [13.4, 11], "head": [12.6, 11]}
    (link,) = field({**CRATE, "height": 2.5, "links": [ladder]}).links
    # Without heights a link leads from the table to the top of its element.
    assert (link.foot, link.head, link.length) == (0, 1, 3300)


def test_a_link_may_join_tops_of_one_height() -> None:
    near, far = {**CRATE, "height": 2.5}, {**CRATE, "box": [16, 10, 3, 2], "height": 2.5}
    far["links"] = [{"kind": "stairs", "foot": [12.5, 11, 2.5], "head": [16.5, 11, 2.5]}]
    (link,) = field(near, far).links
    assert (link.foot, link.head, link.length) == (1, 2, 4000)


@rule("S-11.14", "S-11.14a", "S-11.14b")
def test_low_tops_belong_to_the_sheet_they_rise_from() -> None:
    lorry = {
        "kind": "solid",
        "parts": [
            {"box": [1, 1, 9, 9], "height": 1},
            {"box": [2, 2, 2, 2], "bottom": 1, "height": 0.9},
            {"box": [6, 6, 2, 2], "bottom": 1, "height": 1},
        ],
    }
    tower = {
        "kind": "solid",
        "parts": [{"box": [20, 1, 9, 9], "height": 2}, {"box": [22, 2, 2, 2], "bottom": 2, "top": 3.9}],
    }
    read = field(lorry, tower)
    sheets = {surface.name: read.surfaces[surface.sheet].name for surface in read.surfaces}
    assert sheets == {
        "ground": "ground",
        "1.top": "ground",
        "1.top2": "ground",
        "1.top3": "1.top3",  # 2 inches above the ground, from where it is climbed
        "2.top": "2.top",
        "2.top2": "2.top",
    }


def test_parts_inherit_what_they_do_not_say() -> None:
    walls = {
        "kind": "solid",
        "height": 3,
        "walkable": False,
        "parts": [{"box": [1, 1, 4, 0.4]}, {"box": [1, 1.4, 0.4, 3], "height": 2}],
    }
    read = field(walls)
    assert [(block.z0, block.z1) for block in read.blocks] == [(0, 3000), (0, 2000)]
    assert len(read.surfaces) == 1 and len(read.elements[0].footprint) == 2


# ------------------------------------------------------------------ twins


@rule("S-1.3", "S-1.3a")
@pytest.mark.parametrize("how", ["turned", "mirrored"])
def test_twins_stand_where_symmetry_puts_them(how: str) -> None:
    slant = {"kind": "ruin", "outline": [[3, 3], [6, 4], [4, 7]]}
    read = field(HOUSE, slant, symmetry=how)
    assert [element.name for element in read.elements] == ["house", "house II", "ruin 3", "ruin 4"]

    def there(x: int, y: int) -> tuple[int, int]:
        return (48000 - x if how == "turned" else x), 36000 - y

    def moved(shape: Shape) -> set[tuple[int, int]]:
        return {there(x, y) for x, y in points(shape)}

    def of(number: int) -> list[tuple[Any, ...]]:
        return [
            (block.role, block.z0, block.z1, points(block.shape))
            for block in read.blocks
            if block.element == number
        ]

    for number in (0, 2):
        own = [
            (block.role, block.z0, block.z1, moved(block.shape))
            for block in read.blocks
            if block.element == number
        ]
        assert len(own) == len(of(number + 1)) and all(block in of(number + 1) for block in own)
    one, two = ([o for o in read.openings if o.element == number] for number in (0, 1))
    assert [(o.kind, moved(o.shape), o.z0) for o in one] == [(o.kind, points(o.shape), o.z0) for o in two]
    one_link, two_link = read.links
    assert there(one_link.foot_x, one_link.foot_y) == (two_link.foot_x, two_link.foot_y)
    assert there(one_link.head_x, one_link.head_y) == (two_link.head_x, two_link.head_y)


def test_an_element_may_stand_alone() -> None:
    read = field(CRATE, {**CRATE, "box": [22, 17, 4, 2], "twin": False}, symmetry="turned")
    assert len(read.elements) == 3


# ------------------------------------------------------------------ what is refused


def changed(base: dict[str, Any], **values: Any) -> dict[str, Any]:
    return {**copy.deepcopy(base), **values}


def opening(**values: Any) -> dict[str, Any]:
    return changed(HOUSE, openings=[{"side": "south", "kind": "door", "from": 1, "to": 3, **values}])


def link(**values: Any) -> dict[str, Any]:
    return changed(HOUSE, links=[{"kind": "ladder", "foot": [12, 12], "head": [12, 13, 6], **values}])


def inner(**values: Any) -> dict[str, Any]:
    return changed(HOUSE, walls=[{"from": [14, 11], "to": [14, 13], **values}])


def arcade(south: int) -> dict[str, Any]:
    """A long hall of 25 windows."""
    windows = [
        {"side": side, "kind": "window", "from": 1 + 3 * n, "to": 3 + 3 * n}
        for side, count in (("south", 13), ("north", 12))
        for n in range(count)
    ]
    return {"kind": "building", "box": [2, south, 42, 6], "roof": 3, "openings": windows}


def wheels(count: int) -> dict[str, Any]:
    """Many drums with many corners, nothing to stand on."""
    corners = [
        [24 + round(3 * math.cos(k * math.pi / 8), 3), 18 + round(3 * math.sin(k * math.pi / 8), 3)]
        for k in range(16)
    ]
    parts = [{"outline": corners, "walkable": False}] * count
    return {"kind": "solid", "height": 1, "parts": parts}


WINDOWS = [
    {"side": side, "floor": floor, "kind": "window", "from": 1, "to": 3}
    for side in ("south", "north", "west")
    for floor in (0, 1)
]
STAR = [[5, 9], [3, 3], [8, 7], [2, 7], [7, 3]]
FAULTY: list[tuple[str, dict[str, Any]]] = [
    ("table", {"element": [7]}),
    ("table", {"element": [{"kind": "solid", "height": 1, "parts": [3]}]}),
    ("key", {"tabel": 1}),
    ("key", {"element": [{**CRATE, "colour": "red"}]}),
    ("key", {"element": [{"kind": "ruin", "box": [1, 1, 3, 3], "height": 2}]}),
    ("list", {"element": "all"}),
    ("most", {"element": [CRATE] * 61}),
    ("most", {"element": [{"kind": "crater", "box": [10, 10, 3, 2]}] * 31, "symmetry": "turned"}),
    ("text", {"name": 3}),
    ("text", {"name": "x" * 41}),
    ("text", {"element": [{**CRATE, "name": "a\nb"}]}),
    ("choice", {"element": [{**CRATE, "kind": "lake"}]}),
    ("choice", {"element": [{**CRATE, "kind": ["solid"]}]}),
    ("choice", {"symmetry": "odd"}),
    ("choice", {"element": [opening(side="up")]}),
    ("flag", {"element": [{**CRATE, "walkable": "yes"}]}),
    ("whole", {"element": [opening(floor=2)]}),
    ("whole", {"element": [opening(floor=1.0)]}),
    ("number", {"element": [{**CRATE, "height": "high"}]}),
    ("number", {"element": [{**CRATE, "height": True}]}),
    ("number", {"element": [{**CRATE, "box": [1, 2, 3, None]}]}),
    ("huge", {"element": [{**CRATE, "height": math.nan}]}),
    ("huge", {"element": [{**CRATE, "height": math.inf}]}),
    ("huge", {"element": [{**CRATE, "box": [10**400, 2, 3, 4]}]}),
    ("huge", {"element": [{**CRATE, "box": [1e300, 2, 3, 4]}]}),
    ("pair", {"size": [48]}),
    ("pair", {"element": [{"kind": "ruin", "outline": [[1, 2, 3], [4, 5], [6, 6]]}]}),
    ("either", {"element": [{**CRATE, "outline": [[1, 1], [2, 1], [2, 2]]}]}),
    ("either", {"element": [{**CRATE, "top": 2}]}),
    ("either", {"element": [{**CRATE, "parts": []}]}),
    ("size", {"size": [20, 36]}),
    ("box", {"element": [{**CRATE, "box": [1, 2, 3]}]}),
    ("box", {"element": [{**CRATE, "box": "big"}]}),
    ("no-outline", {"element": [{"kind": "solid", "height": 1}]}),
    ("corners", {"element": [{"kind": "ruin", "outline": [[1, 1], [4, 4]]}]}),
    ("short-side", {"element": [{**CRATE, "box": [1, 1, 0.05, 3]}]}),
    ("short-side", {"element": [{"kind": "ruin", "outline": [[1, 1], [4, 1], [4, 1], [4, 4]]}]}),
    ("off-table", {"element": [{**CRATE, "box": [46, 1, 3, 3]}]}),
    ("off-table", {"element": [{**CRATE, "box": [-1, 1, 3, 3]}]}),
    ("no-area", {"element": [{"kind": "ruin", "outline": [[1, 1], [4, 1], [8, 1]]}]}),
    ("not-convex", {"element": [{"kind": "ruin", "outline": [[1, 1], [6, 1], [6, 6], [5, 2]]}]}),
    ("not-convex", {"element": [{"kind": "ruin", "outline": [[1, 1], [4, 1], [6, 1], [6, 6]]}]}),
    ("not-convex", {"element": [{"kind": "ruin", "outline": STAR}]}),
    ("empty", {"element": [{"kind": "solid", "height": 1, "parts": []}]}),
    ("barricade", {"element": [{"kind": "barricade", "box": [1, 1, 4, 4], "walkable": True}]}),
    ("no-room", {"element": [{**CRATE, "box": [1, 1, 1.1, 4], "walkable": True}]}),
    ("no-height", {"element": [{"kind": "solid", "box": [1, 1, 4, 4]}]}),
    ("below", {"element": [{**CRATE, "bottom": -1}]}),
    ("low", {"element": [{**CRATE, "height": 0.05}]}),
    ("low", {"element": [{**CRATE, "height": -3}]}),
    ("high", {"element": [{**CRATE, "height": 25}]}),
    ("high", {"element": [changed(HOUSE, roof=25)]}),
    ("hanging", {"element": [{**CRATE, "bottom": 1}]}),
    ("hanging", {"element": [{**CRATE, "bottom": 1.6, "height": 0.2}]}),
    ("out", {"element": [changed(HOUSE, parts=[{"box": [17, 12, 2, 2], "height": 1}])]}),
    ("out", {"element": [inner(to=[14, 17])]}),
    ("small-building", {"element": [{"kind": "building", "box": [1, 1, 1, 5], "roof": 3}]}),
    ("no-roof", {"element": [{"kind": "building", "box": [1, 1, 5, 5], "floors": [3]}]}),
    ("floors", {"element": [changed(HOUSE, floors=[3, 4.9])]}),
    ("floors", {"element": [changed(HOUSE, roof=4)]}),
    ("wall-height", {"element": [inner(height=3.5)]}),
    ("wall-short", {"element": [inner(to=[14, 11.1])]}),
    ("open-side", {"element": [changed(HOUSE, open_sides=["south"])]}),
    ("wall-end", {"element": [opening(**{"from": 0.1})]}),
    ("wall-end", {"element": [opening(to=7.9)]}),
    ("narrow", {"element": [opening(to=2)]}),
    ("narrow", {"element": [opening(to=-5)]}),
    ("upside-down", {"element": [opening(kind="window", bottom=1, top=1)]}),
    ("door", {"element": [opening(bottom=0.5)]}),
    ("door", {"element": [opening(top=1.4)]}),
    ("overlap", {"element": [changed(HOUSE, openings=[opening()["openings"][0]] * 2)]}),
    ("no-fit", {"element": [opening(top=3.5)]}),
    (
        "no-fit",
        {"element": [inner(height=1.6, openings=[{"kind": "door", "from": 0.2, "to": 1.6, "top": 1.7}])]},
    ),
    ("openings", {"element": [arcade(4), arcade(10), arcade(18), arcade(24)]}),
    (
        "links",
        {"element": [changed(CRATE, height=2.5, links=[{"foot": [11, 9], "head": [11, 11]}] * 21)] * 2},
    ),
    ("prisms", {"element": [changed(HOUSE, links=[], openings=WINDOWS)] * 15}),
    ("prisms", {"element": [wheels(16)] * 7}),
    ("surfaces", {"element": [CRATE] * 60}),
    ("end", {"element": [link(foot=[12])]}),
    ("end", {"element": [link(foot="below")]}),
    ("no-surface", {"element": [link(head=[12, 13, 5])]}),
    ("no-surface", {"element": [link(head=[30, 13, 6])]}),
    ("level", {"element": [link(head=[12, 13, 0])]}),
    ("level", {"element": [link(foot=[12, 12, 6], head=[12, 13, 3])]}),
]


@rule(
    "S-1.6",
    "S-1.6a",
    "S-1.7",
    "S-1.7a",
    "S-1.10",
    "S-1.10a",
    "S-1.11",
    "S-1.11a",
    "S-1.12",
    "S-1.12a",
    "S-1.6b",
)
@pytest.mark.parametrize(("name", "data"), FAULTY, ids=[f"{k}-{name}" for k, (name, _) in enumerate(FAULTY)])
def test_a_broken_map_is_one_sentence(name: str, data: dict[str, Any]) -> None:
    before = copy.deepcopy(data)
    with pytest.raises(BadSetup) as caught:
        read_field(data)
    fault = caught.value
    assert isinstance(fault, BadMap)
    assert fault.name == name
    text = str(fault)
    assert (
        text.startswith(("The map", "Element "))
        and text.endswith(".")
        and "\n" not in text
        and len(text) < 250
    )
    assert repr(data) == repr(before)


def test_every_sentence_about_broken_maps_is_tried() -> None:
    # Where no platform fits one can look and build, but not begin: tests/server/test_lobby.py.
    assert {name for name, _ in FAULTY} | {"platform"} == set(SENTENCES)


def test_the_sentence_names_the_element_and_the_thing() -> None:
    with pytest.raises(BadMap) as caught:
        field(CRATE, opening(to=2))
    assert str(caught.value) == (
        "Element 2 (house), an opening: it must be at least 1.25 inches wide (S-1.11)."
    )
    where = caught.value.where
    assert (where.element, where.name, where.part) == (2, "house", "opening")


@pytest.mark.parametrize("data", [None, [], "map", 7, {1: 2}, {"element": {}}])
def test_what_is_no_map_at_all(data: Any) -> None:
    with pytest.raises(BadMap):
        read_field(data)


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.lists(st.integers(-50, 50), max_size=4),
    st.dictionaries(st.sampled_from(["box", "kind", "from", "x"]), st.integers(0, 9), max_size=2),
)


@settings(max_examples=often(300), deadline=None)
@given(st.data())
def test_a_map_with_anything_broken_in_it_is_read_or_refused(data: st.DataObject) -> None:
    """One value of a good map, wherever it is, becomes something else: never another error than BadMap."""
    good = copy.deepcopy(map_named(data.draw(st.sampled_from(FIELDS))))
    place: Any = good
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        inside = place[key]
        if not isinstance(inside, (dict, list)) or not inside or data.draw(st.integers(0, 3)) == 0:
            break
        place = inside
    place[key] = data.draw(JUNK)
    try:
        read = read_field(good)
    except BadMap:
        return
    assert len(read.elements) <= 60
    for block in read.blocks:
        assert 0 <= block.z0 <= block.z1 <= 24000
        assert min(block.shape.xs) >= 0 and max(block.shape.xs) <= read.width


def test_packaged_maps_survive_json() -> None:
    for name in FIELDS:
        data = map_named(name)
        again = read_field(json.loads(json.dumps(data)))
        assert [points(b.shape) for b in again.blocks] == [points(b.shape) for b in read_field(data).blocks]


def test_kinds_have_their_numbers() -> None:
    read = field({"kind": "barricade", "box": [1, 1, 4, 1]})
    assert read.elements[0].kind == BARRICADE and read.elements[0].roof == -1
