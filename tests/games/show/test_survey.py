"""A map that is being built: every mistake at its element, the rest read, and what each side gets."""

import copy
from typing import Any

import pytest

from euphoria.core.errors import BadSetup
from euphoria.games.show.rules.maps.checker import faults
from euphoria.games.show.rules.maps.fairness import NOWHERE, Measure, fairness
from euphoria.games.show.rules.maps.library import FIELDS, field_named, map_named
from euphoria.games.show.rules.maps.reader import read_field
from euphoria.games.show.rules.maps.survey import survey


def crate(x: float, y: float, width: float = 2, depth: float = 2, **more: Any) -> dict[str, Any]:
    return {"kind": "solid", "box": [x, y, width, depth], "height": 1, **more}


NET = [crate(x, y) for x in (5, 15, 29, 41) for y in (7, 14, 22, 27)]
"""Crates over the whole table, no fault anywhere."""


@pytest.mark.parametrize("name", FIELDS)
def test_a_packaged_map_is_read_whole(name: str) -> None:
    data = map_named(name)
    found = survey(copy.deepcopy(data))
    assert found.field is not None
    assert found.is_fit
    assert (found.mistakes, len(found.origins)) == ([], len(found.field.elements))
    assert [fault.name for fault in found.faults] == [fault.name for fault in faults(field_named(name))]
    # Twins stand behind what they mirror, and bear its name.
    for element, origin in zip(found.field.elements, found.origins, strict=True):
        assert element.name.removesuffix(" II") == data["element"][origin]["name"][:37]


def test_all_mistakes_are_found_and_the_rest_is_read() -> None:
    elements = [
        crate(1, 1),
        crate(47, 1),  # off the table
        crate(5, 5),
        {"kind": "moon", "box": [1, 1, 1, 1]},
        {"kind": "crater", "outline": [[9, 9], [12, 9], [10, 10], [9, 12]]},
        7,
    ]
    found = survey({"symmetry": "turned", "element": elements})
    assert [(number, mistake.name) for number, mistake in found.mistakes] == [
        (1, "off-table"), (3, "choice"), (4, "not-convex"), (5, "table"),
    ]  # fmt: skip
    assert found.field is not None
    assert found.origins == [0, 0, 2, 2]
    assert len(found.field.elements) == 4
    # Of half a map the checker would say what is not true.
    assert (found.faults, found.is_fit) == ([], False)


def test_a_mistake_of_a_twin_is_that_of_its_origin() -> None:
    """A ladder may lead to another element; its twin leads to the twin of that."""
    alone = crate(30, 3, twin=False)
    reaching = crate(26, 3, links=[{"foot": [27, 4, 1], "head": [31, 4, 1]}])
    found = survey({"symmetry": "turned", "element": [alone, reaching]})
    assert [(number, mistake.name) for number, mistake in found.mistakes] == [(1, "no-surface")]


def test_whoever_leads_to_what_is_left_out_is_not_blamed() -> None:
    broken = crate(30, 3, height=-1)
    reaching = crate(26, 3, links=[{"foot": [27, 4, 1], "head": [31, 4, 1]}])
    found = survey({"element": [broken, reaching]})
    assert [(number, mistake.name) for number, mistake in found.mistakes] == [(0, "low")]
    assert found.origins == [1]


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (7, "table"),
        ({"element": 7}, "list"),
        ({"element": [crate(1, 1)] * 61}, "most"),
        ({"element": [crate(1, 1)] * 31, "symmetry": "turned"}, "surfaces"),
        ({"size": [10, 10]}, "size"),
        ({"moon": 1}, "key"),
        ({"symmetry": []}, "choice"),
    ],
)
def test_what_is_wrong_with_the_map_as_a_whole_has_no_element(data: Any, name: str) -> None:
    found = survey(data)
    assert [(number, mistake.name) for number, mistake in found.mistakes] == [(-1, name)]
    assert (found.field, found.is_fit) == (None, False)


def test_what_is_longer_than_any_map_is_not_read() -> None:
    with pytest.raises(BadSetup, match="longer than"):
        survey({"name": "x" * 100_001})


# ------------------------------------------------------------------ what each side gets


def measured(*elements: dict[str, Any], **more: Any) -> dict[str, Measure]:
    return {one.name: one for one in fairness(read_field({"element": list(elements), **more}))}


@pytest.mark.parametrize("name", FIELDS)
def test_packaged_maps_are_even(name: str) -> None:
    assert all(measure.is_even for measure in fairness(field_named(name)))


def test_the_lengths_of_ways_are_those_of_the_ground() -> None:
    """From the net's row an inch off the edge it is 17 inches; a wall across the south costs its detour."""
    free = measured(*NET)
    assert (free["middle"].south, free["middle"].north) == (17_000, 17_000)
    wall = {"kind": "solid", "box": [10, 10, 28, 0.5], "height": 3}
    walled = measured(wall)
    assert walled["middle"].north == 17_000
    # To the corner at (9.4, 10): as the crow flies 16.7 inches; from there another 9 to the net's row.
    assert 26_000 < walled["middle"].south < 28_000
    assert not walled["middle"].is_even


def test_there_may_be_no_way_at_all() -> None:
    hedge = {"kind": "solid", "box": [0, 10, 48, 0.5], "height": 3}
    assert (measured(hedge)["middle"].south, measured(hedge)["middle"].north) == (NOWHERE, 17_000)
    assert not measured(hedge)["middle"].is_even


def test_each_side_is_told_of_its_own_half() -> None:
    roofs = [crate(x, 8, 6, 4, height=3) for x in (8, 20, 32)]
    one = measured(*roofs)
    assert (one["heights"].south, one["heights"].north) == (3 * 24, 0)
    assert one["cover"].south > one["cover"].north
    # Roofs before its platform hide the table from the south.
    assert one["sight"].south < one["sight"].north
    hedge = {"kind": "ruin", "box": [0, 4, 48, 7]}
    assert (measured(hedge)["platforms"].south, measured(hedge)["sight"].south) == (0, 0)
    assert measured(hedge)["platforms"].north == 7 * 45
