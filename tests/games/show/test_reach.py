"""Where a figure can go and for how much: ways and regions against the exact functions."""

from math import cos, sin
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euphoria.games.show.rules.box.cards import CENTINEL, MADELEINE
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.maps.library import FIELDS, field_named
from euphoria.games.show.rules.movement.edges import CLIMB, JUMP, LET_DOWN, LINK, WALK
from euphoria.games.show.rules.movement.reach import TOLERANCE, Region, Route, cheapest, region
from euphoria.games.show.rules.movement.walking import price, walk
from euphoria.games.show.rules.state import TARGET_LOAD, Arena
from euphoria.games.show.rules.table.standing import place_refusal
from kit.show_place import arena, named, put, put_target

CONTAINER = {"name": "container", "kind": "solid", "box": [20, 16, 6, 3], "height": 2.5}
WALL = {"name": "wall", "kind": "solid", "box": [20, 10, 1, 10], "height": 3, "walkable": False}
SANDBAGS = {"name": "sandbags", "kind": "barricade", "box": [20, 4, 0.6, 30]}
RUBBLE = {"name": "rubble", "kind": "ruin", "box": [20, 10, 6, 10]}
SHED = {
    "name": "shed",
    "kind": "building",
    "box": [20, 14, 6, 6],
    "floors": [],
    "roof": 4,
    "openings": [
        {"side": "west", "kind": "door", "from": 2, "to": 3.25},
        {"side": "east", "kind": "window", "from": 2, "to": 4},
    ],
    "links": [{"kind": "ladder", "foot": [23, 13.5], "head": [23, 15, 4]}],
}


def found(s: Arena, i: int, x: int, y: int, surface: int | str = 0) -> Route:
    number = named(s, surface) if isinstance(surface, str) else surface
    route = cheapest(s, i, x, y, number)
    assert route is not None
    return route


def kinds(route: Route) -> list[int]:
    return [leg.kind for leg in route.legs]


def within(ring: list[int], x: int, y: int) -> bool:
    """Is the point inside the ring, counted by crossings of a ray to the east?"""
    inside = False
    points = list(zip(ring[::2], ring[1::2], strict=True))
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        east = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if (ay > y) != (by > y) and (east > 0) == (by > ay):
            inside = not inside
    return inside


def holds(found: Region, price: int, x: int, y: int, surface: int = 0) -> bool:
    """Is the point drawn as reached for this price?"""
    for hole in found.holes:
        if hole.surface == surface and any(within(ring, x, y) for ring in hole.rings):
            return False
    return any(
        within(ring, x, y)
        for area in found.areas
        if area.surface == surface and area.price <= price
        for ring in area.rings
    )


# ------------------------------------------------------------------ ways


def test_open_ground_is_walked_straight() -> None:
    s = arena()
    i = put(s, 10_000, 10_000)
    route = found(s, i, 13_000, 14_000)
    assert (route.price, route.legs[0].xs, route.legs[0].ys) == (5, [13_000], [14_000])
    assert found(s, i, 13_001, 14_000).price == 6


def test_running_totals_count() -> None:
    s = arena()
    i = put(s, 10_000, 10_000)
    s.run_plain = 400
    assert found(s, i, 10_600, 10_000).price == 0
    assert found(s, i, 10_601, 10_000).price == 1


@pytest.mark.parametrize(("who", "rate"), [(MADELEINE, 2), (CENTINEL, 1)])
def test_carrying_doubles_the_price_but_for_the_robot(who: int, rate: int) -> None:
    s = arena()
    i = put(s, 10_000, 10_000, who=who)
    s.load[i] = TARGET_LOAD
    assert found(s, i, 13_000, 14_000).price == 5 * rate
    assert max(area.price for area in region(s, i, 8).areas) == 8
    assert holds(region(s, i, 8), 8, 13_200, 10_200)
    assert holds(region(s, i, 8), 8, 15_000, 10_200) == (rate == 1)


def test_a_wall_is_walked_around() -> None:
    s = arena(WALL)
    i = put(s, 18_000, 18_000)
    route = found(s, i, 23_000, 18_000)
    # North of the wall: twice 2.65 inches to the tangents, twice an arc of 0.46 and 1 between: 7.7.
    assert route.price == 8
    assert kinds(route) == [WALK]
    assert max(route.legs[0].ys) > 20_590


def test_who_touches_a_wall_can_go_along_it() -> None:
    s = arena(WALL)
    i = put(s, 19_410, 12_000)
    assert found(s, i, 19_410, 18_000).price == 6
    assert found(s, i, 21_590, 12_000).price == 7  # 2, 0.93, 1, 0.93 and 2 inches


def test_low_things_are_crossed_when_that_is_cheaper() -> None:
    s = arena(SANDBAGS)
    i = put(s, 18_000, 18_000)
    route = found(s, i, 23_000, 18_000)
    assert route.price == 5 + 2
    assert cheapest(s, i, 20_300, 18_000, 0) is None  # nobody stops on sandbags


def test_the_price_of_rubble_is_weighed_against_the_way_around() -> None:
    s = arena(RUBBLE)
    i = put(s, 18_500, 18_500)
    # Straight through 6 inches of rubble it is 12 and 3; around its corner less than 13.
    assert found(s, i, 27_500, 18_500).price <= 12


def test_doors_windows_and_ladders_lead_on() -> None:
    s = arena(SHED)
    i = put(s, 18_000, 16_625)
    inside = found(s, i, 23_000, 17_000)
    assert (kinds(inside), inside.price) == ([WALK], 6)
    through = found(s, i, 28_000, 17_000)
    assert through.price == 10 + 2
    s.x[i], s.y[i] = 22_500, 12_500
    up = found(s, i, 23_000, 16_000, "1.top")
    assert kinds(up) == [WALK, LINK, WALK]
    assert up.price == sum(leg.price for leg in up.legs)


def test_containers_are_climbed_and_jumped_from() -> None:
    s = arena(CONTAINER)
    i = put(s, 18_000, 17_500)
    up = found(s, i, 21_000, 17_500, "1.top")
    assert kinds(up) == [WALK, CLIMB, WALK]
    assert up.price == 8  # 2 inches and 6 AP for 2.5 inches of height
    s.x[i], s.surface[i] = 21_000, named(s, "1.top")
    down = found(s, i, 18_000, 17_500)
    assert kinds(down) == [WALK, JUMP, WALK]
    assert down.price == 4


def test_nobody_jumps_where_it_hurts() -> None:
    s = arena({**CONTAINER, "height": 4})
    i = put(s, 21_000, 17_500, "1.top")
    assert LET_DOWN in kinds(found(s, i, 18_000, 17_500))


def test_figures_are_walked_around() -> None:
    s = arena()
    i = put(s, 10_000, 10_000)
    put(s, 13_000, 10_000)
    friend = found(s, i, 16_000, 10_000)
    assert friend.price == 7
    s.team[1] = 1
    enemy = found(s, i, 16_000, 10_000)
    assert enemy.price == 7
    contact = found(s, i, 11_815, 10_000)
    assert contact.price == 2


def test_a_place_that_is_not_legal_has_no_way() -> None:
    s = arena(WALL)
    i = put(s, 18_000, 18_000)
    assert cheapest(s, i, 20_500, 15_000, 0) is None
    assert cheapest(s, i, 100, 15_000, 0) is None
    assert cheapest(s, i, 10_000, 15_000, 7) is None
    assert cheapest(s, i, 40_000, 18_000, 0, 12) is None


# ------------------------------------------------------------------ regions


def test_on_an_empty_table_a_region_is_a_disc() -> None:
    s = arena()
    i = put(s, 24_000, 18_000)
    found = region(s, i, 12)
    assert [area.price for area in found.areas] == list(range(1, 13))
    for ap in range(1, 13):
        for k in range(40):
            angle = 0.1 + k * 0.157
            x, y = round(24_000 + 1000 * ap * cos(angle)), round(18_000 + 1000 * ap * sin(angle))
            dx, dy = round(10 * cos(angle)), round(10 * sin(angle))
            assert holds(found, ap, x - dx, y - dy)
            assert not holds(found, ap, x + dx, y + dy)


def test_regions_leave_out_walls_figures_and_markers() -> None:
    s = arena(WALL)
    i = put(s, 18_000, 15_000)
    put(s, 15_000, 15_000)
    put_target(s, 16_000, 18_000)
    found = region(s, i, 8)
    assert not holds(found, 8, 20_500, 15_000)
    assert not holds(found, 8, 15_500, 15_000)
    assert not holds(found, 8, 16_500, 18_000)
    assert holds(found, 8, 18_200, 17_100)


def test_regions_go_as_near_as_bases_do() -> None:
    s = arena(WALL)
    i = put(s, 18_000, 15_000)
    put(s, 15_000, 15_000)
    put_target(s, 18_000, 18_000)
    found = region(s, i, 8)
    for x, y, dx, dy in ((19_410, 14_000, 1, 0), (16_180, 15_000, -1, 0), (18_000, 16_910, 0, 1)):
        assert holds(found, 8, x - 15 * dx, y - 15 * dy)
        assert not holds(found, 8, x + 15 * dx, y + 15 * dy)


def test_a_region_goes_on_upstairs_and_into_rubble() -> None:
    s = arena(SHED, RUBBLE | {"box": [10, 14, 4, 4]})
    i = put(s, 18_000, 16_625)
    found = region(s, i, 12)
    assert named(s, "1.top") in {area.surface for area in found.areas}
    assert holds(found, 12, 12_750, 16_600)
    assert not holds(found, 5, 12_750, 16_600)


def test_one_stops_on_a_low_top_and_clear_of_it() -> None:
    s = arena({"name": "crate", "kind": "solid", "box": [20, 16, 4, 4], "height": 1})
    i = put(s, 18_000, 18_000)
    found = region(s, i, 12)
    top = named(s, "1.top")
    assert holds(found, 12, 22_000, 18_000, top)
    assert not holds(found, 12, 20_500, 18_000, top)
    assert not holds(found, 12, 22_000, 18_000)
    assert not holds(found, 12, 19_600, 18_000)
    assert holds(found, 12, 19_380, 18_000)


# ------------------------------------------------------------------ properties


def scattered(seed: int) -> tuple[Arena, Random]:
    """Figures strewn over one of the packaged maps."""
    luck = Random(seed)
    s = Arena(field_named(FIELDS[seed % len(FIELDS)]))
    for k in range(7):
        scatter(s, luck, put(s, 0, 0, team=k % 2, who=MADELEINE))
    return s, luck


def scatter(s: Arena, luck: Random, i: int) -> None:
    """Put a figure anywhere on the ground."""
    while place_refusal(s, i, s.x[i], s.y[i], 0) != FINE:
        s.x[i] = luck.randrange(600, int(s.field.width) - 600)
        s.y[i] = luck.randrange(600, int(s.field.depth) - 600)


def near(luck: Random, s: Arena, reach: int) -> tuple[int, int]:
    return s.x[0] + luck.randint(-reach, reach), s.y[0] + luck.randint(-reach, reach)


@given(st.integers(0, 10_000))
def test_no_random_way_beats_the_cheapest_by_more_than_the_tolerance(seed: int) -> None:
    s, luck = scattered(seed)
    for _ in range(12):
        points = [near(luck, s, 6000) for _ in range(luck.randint(1, 2))]
        walked = walk(s, 0, [x for x, _ in points], [y for _, y in points])
        if walked.refusal == FINE:
            route = cheapest(s, 0, walked.x, walked.y, walked.surface)
            assert route is not None
            assert route.price <= price(s, 0, walked) + TOLERANCE


def strewn(luck: Random) -> list[dict[str, Any]]:
    """Any scenery on a small table, also overlapping."""
    made: list[dict[str, Any]] = []
    for k in range(luck.randint(3, 8)):
        kind = luck.choice(["solid", "barricade", "ruin", "crater"])
        box = [luck.randint(1, 14), luck.randint(1, 14), luck.randint(1, 5), luck.randint(1, 5)]
        one: dict[str, Any] = {"name": f"e{k}", "kind": kind, "box": box}
        if kind == "solid":
            one["height"] = luck.choice([1, 1.5, 2.5, 4])
        made.append(one)
    return made


@given(st.integers(0, 10_000))
def test_both_hold_on_strewn_tables(seed: int) -> None:
    luck = Random(seed)
    s = arena(*strewn(luck), size=(24, 24))
    scatter(s, luck, put(s, 0, 0, who=MADELEINE))

    for _ in range(10):
        x, y = near(luck, s, 7000)
        walked = walk(s, 0, [x], [y])
        if walked.refusal == FINE:
            route = cheapest(s, 0, x, y, walked.surface)
            assert route is not None
            assert route.price <= price(s, 0, walked)
