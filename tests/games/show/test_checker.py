"""The checker finds each fault of a table, names its rule, and finds none where there is none."""

from typing import Any

import pytest

from euphoria.games.show.rules.box.data import NORTH, SOUTH
from euphoria.games.show.rules.geometry.scenery import Field
from euphoria.games.show.rules.maps.checker import (
    errors,
    faults,
    mission_places,
    platform_places,
    reachable,
    standing_near,
)
from euphoria.games.show.rules.maps.reader import read_field
from support import rule


def crate(x: float, y: float, width: float = 2, depth: float = 2, **more: Any) -> dict[str, Any]:
    return {"kind": "solid", "box": [x, y, width, depth], "height": 1, **more}


def field(*elements: dict[str, Any], **more: Any) -> Field:
    return read_field({"element": list(elements), **more})


def found(field: Field, name: str) -> list[tuple[str, bool]]:
    return [(fault.rule, fault.is_error) for fault in faults(field) if fault.name == name]


NET = [crate(x, y) for x in (5, 15, 29, 41) for y in (7, 14, 22, 27)]
"""Crates over the whole table, no fault anywhere."""


def test_an_ordinary_table_has_no_fault() -> None:
    assert faults(field(*NET)) == []


# ------------------------------------------------------------------ enough scenery


@rule("S-1.4", "S-1.4a", "S-1.5")
def test_a_piece_needs_another_piece_or_a_border_within_10_inches() -> None:
    # From the borders it is 10.001 inches away, and nothing else is on the table.
    lonely = field(crate(10.001, 12), size=[48, 36])
    assert found(lonely, "lonely") == [("S-1.4", True)]
    assert found(field(crate(10, 12)), "lonely") == []


@rule("S-1.4", "S-1.4a")
def test_the_gap_between_pieces_is_measured_between_nearest_points() -> None:
    middle = crate(25, 20)
    # Corner to corner: 6 and 8 inches apart, 10 in all; a thousandth more is too much.
    assert found(field(middle, crate(33, 30), size=[60, 60]), "lonely") == []
    apart = field(middle, crate(33.001, 30), size=[60, 60])
    assert found(apart, "lonely") == [("S-1.4", True)] * 2
    assert [fault.facts["element"] for fault in faults(apart) if fault.name == "lonely"] == [1, 2]


@rule("S-1.4", "S-1.4a")
def test_wide_open_ground_is_a_warning_only() -> None:
    sparse = field(crate(5, 7), crate(41, 27))
    assert found(sparse, "open") == [("S-1.4", False)]
    assert found(field(*NET), "open") == []


@rule("S-1.3", "S-1.3a")
def test_halves_with_very_different_cover_are_a_warning() -> None:
    south = [element for element in NET if element["box"][1] < 18]
    uneven = field(*south, crate(5, 27), crate(41, 27))
    assert found(uneven, "uneven") == [("S-1.3", False)]
    assert [fault.facts for fault in faults(uneven) if fault.name == "uneven"] == [{"side": "north"}]
    assert found(field(), "bare") == [("S-1.3", False)]


@rule("S-1.6", "S-1.6a")
def test_two_elements_in_one_place_are_a_warning() -> None:
    assert found(field(*NET, crate(6, 8)), "overlap") == [("S-1.6", False)]
    # One on top of the other is no fault, and neither is a wall that touches another.
    assert found(field(*NET, crate(5, 7, bottom=1)), "overlap") == []
    assert found(field(*NET, crate(7, 7)), "overlap") == []


# ------------------------------------------------------------------ platforms


@rule("S-8.3", "S-8.3a", "S-8.4", "S-8.4a")
def test_each_side_needs_a_place_for_its_platform() -> None:
    hedge = {"kind": "ruin", "box": [0, 4, 48, 7]}
    walled = field(*NET, hedge)
    assert found(walled, "platform") == [("S-8.4", True)]
    assert [fault.facts["side"] for fault in faults(walled) if fault.name == "platform"] == ["south"]
    # Five inches between the edge and the hedge are enough: 4 for the platform and 1 to spare.
    assert found(field(*NET, {**hedge, "box": [0, 5, 48, 6]}), "platform") == []
    assert found(field(*NET, {**hedge, "box": [0, 4.999, 48, 6]}), "platform") == [("S-8.4", True)]


@rule("S-8.4", "S-8.4a")
def test_rough_ground_keeps_platforms_away_as_well() -> None:
    mud = {"kind": "crater", "box": [0, 0, 48, 11]}
    assert found(field(*NET, mud), "platform") == [("S-8.4", True)]


@rule("S-8.3", "S-8.3a", "S-8.4", "S-8.4a")
def test_platform_places_lie_in_the_strip_of_their_side() -> None:
    table = field(*NET)
    for side in (SOUTH, NORTH):
        places = platform_places(table, side)
        assert places
        for x, y in places:
            away = y if side == SOUTH else table.depth - 4000 - y
            assert 0 <= away <= 6000 and 0 <= x <= table.width - 4000
            for element in NET:
                left, low, width, depth = (round(1000 * value) for value in element["box"])
                dx = max(left - (x + 4000), x - (left + width), 0)
                dy = max(low - (y + 4000), y - (low + depth), 0)
                assert dx * dx + dy * dy >= 1000 * 1000


# ------------------------------------------------------------------ missions


@rule("S-17.1", "S-17.1a", "S-17.9", "S-17.9a")
def test_the_places_of_the_missions() -> None:
    assert mission_places(field()) == [(24000, 18000), (14000, 18000), (34000, 18000)]
    assert mission_places(field(size=[60, 40])) == [(30000, 20000), (20000, 20000), (40000, 20000)]


@rule("S-17.1", "S-17.1a", "S-17.9", "S-17.9a")
@pytest.mark.parametrize(("x", "id"), [(24, "S-17.1"), (14, "S-17.9"), (34, "S-17.9")])
def test_nothing_stands_on_the_place_of_a_mission(x: int, id: str) -> None:
    assert found(field(*NET, crate(x + 0.5, 17)), "taken") == [(id, True)]
    assert found(field(*NET, crate(x + 0.589, 17)), "taken") == [(id, True)]
    assert found(field(*NET, crate(x + 0.59, 17)), "taken") == []
    assert found(field(*NET, {"kind": "crater", "box": [x, 17, 3, 3]}), "taken") == [(id, True)]
    # High above it something may hang, and a building may stand around it.
    assert found(field(*NET, crate(x - 1, 17, bottom=2)), "taken") == []
    hall: dict[str, Any] = {"kind": "building", "box": [x - 3, 15, 6, 6], "roof": 3}
    hall["openings"] = [{"side": "south", "kind": "door", "from": 2, "to": 4}]
    assert found(field(*NET, hall), "taken") == []


@rule("S-17.1", "S-17.1a")
def test_a_place_without_a_way_is_a_warning() -> None:
    hall: dict[str, Any] = {"kind": "building", "box": [21, 15, 6, 6], "roof": 3}
    assert found(field(*NET, hall), "walled") == [("S-17.1", False)]
    for opening in (
        {"side": "south", "kind": "door", "from": 1.1, "to": 2.35},
        {"side": "west", "kind": "window", "from": 2, "to": 3.25},
    ):
        assert found(field(*NET, {**hall, "openings": [opening]}), "walled") == []
    assert found(field(*NET, {**hall, "open_sides": ["north"]}), "walled") == []
    high = {"side": "south", "kind": "window", "from": 2, "to": 4, "bottom": 2, "top": 2.8}
    assert found(field(*NET, {**hall, "openings": [high]}), "walled") == [("S-17.1", False)]


def test_low_walls_can_be_crossed_and_high_ones_cannot() -> None:
    def across(height: float) -> bool:
        wall = {"kind": "solid", "box": [0, 17, 48, 0.4], "height": height}
        return (48, 20) in reachable(field(wall))

    assert across(1.9) and not across(2)


@rule("S-1.11", "S-1.11a")
def test_a_door_with_something_in_front_of_it_is_a_warning() -> None:
    hall: dict[str, Any] = {"kind": "building", "box": [21, 15, 6, 6], "roof": 3}
    hall["openings"] = [{"side": "south", "kind": "door", "from": 2, "to": 4}]
    assert found(field(*NET, hall), "door") == []
    # A wall that leaves no room for a base outside; one inside; one that leaves half of the doorway free.
    assert found(field(*NET, hall, crate(21, 13, 6, 1, height=3)), "door") == [("S-1.11", False)]
    assert found(field(*NET, {**hall, "parts": [{"box": [22, 15.3, 4, 0.5], "height": 2}]}), "door") == [
        ("S-1.11", False)
    ]
    aside = {**hall, "openings": [{**hall["openings"][0], "to": 5.5}]}
    assert found(field(*NET, aside, crate(21, 14, 3, 1, height=3)), "door") == []
    # At the border of the table nobody can go out.
    edge = {**hall, "box": [21, 0.5, 6, 6]}
    assert found(field(*NET, edge), "door") == [("S-1.11", False)]


# ------------------------------------------------------------------ ladders


@rule("S-11.6", "S-11.6a", "S-1.12", "S-1.12a")
def test_a_base_must_be_able_to_cover_both_ends_of_a_link() -> None:
    tower: dict[str, Any] = {"kind": "solid", "box": [40, 7, 3, 3], "height": 3}
    tower["links"] = [{"kind": "ladder", "foot": [41, 6.6], "head": [41, 7.5]}]
    rest = [element for element in NET if element["box"][:2] != [41, 7]]
    assert found(field(*rest, tower), "link") == []
    # Beside the ladder's foot stands a wall: no base fits between the two.
    wall = {"kind": "solid", "box": [39, 5.5, 5, 0.4], "height": 3}
    assert found(field(*rest, tower, wall), "link") == [("S-11.6", True)]


def test_standing_near_looks_for_a_place_that_covers_the_point() -> None:
    table = field({"kind": "solid", "box": [10, 10, 4, 4], "height": 3})
    assert standing_near(table, 0, 9900, 12000)
    assert standing_near(table, 1, 10100, 12000)
    # Deep below the mass no base can stand near enough.
    assert not standing_near(table, 0, 12000, 12000)


def test_errors_are_the_faults_that_count_and_come_first() -> None:
    table = field(crate(10.001, 12), crate(23, 17))
    every = faults(table)
    assert {fault.is_error for fault in every} == {True, False}
    flags = [fault.is_error for fault in every]
    assert flags == sorted(flags, reverse=True)
    count = sum(flags)
    assert [(fault.name, fault.facts) for fault in errors(table)] == [
        (fault.name, fault.facts) for fault in every[:count]
    ]
