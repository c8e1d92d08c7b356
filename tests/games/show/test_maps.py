"""The packaged maps: fair, full, distinct, and found wherever the program is installed."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest
import shapely

from euphoria.core.errors import BadSetup
from euphoria.games.show.rules.box.data import NORTH, SOUTH
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.geometry.scenery import (
    BARRICADE,
    BUILDING,
    CRATER,
    DOOR,
    KINDS,
    MASS,
    Field,
    Shape,
)
from euphoria.games.show.rules.maps.checker import faults, platform_places
from euphoria.games.show.rules.maps.library import FIELDS, canonical, field_named, field_of, map_named
from euphoria.games.show.rules.maps.mistakes import BadMap
from euphoria.games.show.rules.maps.printed import drawn_field
from euphoria.games.show.rules.maps.shades import LIGHT, axis
from euphoria.games.show.rules.movement.climbing import use_link
from euphoria.games.show.rules.movement.walking import walk
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.table.standing import place_refusal
from kit.show_place import put
from support import rule

Outline = frozenset[tuple[int, int]]


def parts(field: Field) -> list[tuple[int, int, int, int, Outline]]:
    """Every block by kind of element, role, heights and corners."""
    return [
        (
            field.elements[block.element].kind,
            block.role,
            block.z0,
            block.z1,
            frozenset(zip(block.shape.xs, block.shape.ys, strict=True)),
        )
        for block in field.blocks
    ]


def turned(field: Field, points: Outline) -> Outline:
    return frozenset((field.width - x, field.depth - y) for x, y in points)


def mirrored(field: Field, points: Outline) -> Outline:
    return frozenset((x, field.depth - y) for x, y in points)


@rule(
    "S-1.3", "S-1.3a", "S-1.4", "S-1.4a", "S-1.5", "S-8.4", "S-8.4a", "S-17.1", "S-17.1a", "S-17.9", "S-17.9a"
)
@pytest.mark.parametrize("name", FIELDS)
def test_a_packaged_map_has_no_fault_and_no_advice(name: str) -> None:
    assert [(fault.rule, fault.name, fault.facts) for fault in faults(field_named(name))] == []


@rule("S-1.3", "S-1.3a")
@pytest.mark.parametrize("name", FIELDS)
def test_a_packaged_map_gives_both_edges_exactly_the_same(name: str) -> None:
    field = field_named(name)
    flip = turned if map_named(name)["symmetry"] == "turned" else mirrored
    own = Counter(parts(field))
    other = Counter((kind, role, z0, z1, flip(field, shape)) for kind, role, z0, z1, shape in parts(field))
    assert own == other
    openings = [
        (o.kind, o.z0, o.z1, frozenset(zip(o.shape.xs, o.shape.ys, strict=True))) for o in field.openings
    ]
    assert Counter(openings) == Counter((k, z0, z1, flip(field, shape)) for k, z0, z1, shape in openings)
    links = [
        (
            link.kind,
            link.length,
            frozenset({(link.foot_x, link.foot_y)}),
            frozenset({(link.head_x, link.head_y)}),
        )
        for link in field.links
    ]
    assert Counter(links) == Counter((k, n, flip(field, a), flip(field, b)) for k, n, a, b in links)
    count = {side: len(platform_places(field, side)) for side in (SOUTH, NORTH)}
    assert count[SOUTH] == count[NORTH] > 100


@pytest.mark.parametrize("name", FIELDS)
def test_a_packaged_map_is_full_of_choices(name: str) -> None:
    field = field_named(name)
    assert 18 <= len(field.elements) <= 28
    kinds = {element.kind for element in field.elements}
    assert len(kinds) >= 4 and {BARRICADE, CRATER} <= kinds
    assert len(field.surfaces) >= 5


def test_there_are_six_maps_or_more_and_no_two_are_alike() -> None:
    assert len(FIELDS) >= 6
    summaries = {
        tuple(sorted(Counter(KINDS[e.kind] for e in field_named(n).elements).items())) for n in FIELDS
    }
    assert len(summaries) == len(FIELDS)
    assert sum(any(e.open for e in field_named(n).elements) for n in FIELDS) >= 4
    assert sum(any(e.kind == BUILDING for e in field_named(n).elements) for n in FIELDS) >= 6
    assert sum(len(field_named(n).links) >= 6 for n in FIELDS) >= 4


def test_the_list_of_maps_is_what_is_in_the_folder() -> None:
    folder = files("euphoria") / "games" / "show" / "maps"
    expected = {f"{name}.{ending}" for name in FIELDS for ending in ("toml", "chart")}
    assert {file.name for file in folder.iterdir()} == expected
    for name in FIELDS:
        data = tomllib.loads((folder / f"{name}.toml").read_text("utf-8"))
        assert data["name"] and data["about"].endswith(".")


def test_a_packaged_map_is_read_once_and_named_after_its_file() -> None:
    assert field_named("backlot") is field_named("backlot")
    assert (field_named("ruined-quarter").name, field_named("ruined-quarter").source) == (
        "ruined-quarter",
        "",
    )


def test_an_option_is_a_name_or_map_data() -> None:
    assert field_of("studio") is field_named("studio")
    data = {"name": "mine", "element": [{"kind": "ruin", "box": [3, 4, 5, 6]}]}
    field = field_of(data)
    assert field.name == "mine" and field.source == canonical(data)
    again = field_of(field.source)
    assert again.source == field.source and parts(again) == parts(field)


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("atlantis", "There is no map 'atlantis': backlot, "),
        ("../backlot", "There is no map '../backlot': "),
        ("", "There is no map '': "),
        ("{oops", "The map: this is no JSON."),
        ("{" + " " * 100_000 + "}", "The map is longer than 100000 characters."),
        ("[]", "There is no map '[]': "),
    ],
)
def test_an_option_that_names_no_map(value: str, sentence: str) -> None:
    with pytest.raises(BadSetup) as caught:
        field_of(value)
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize("value", [None, 7, ["backlot"], True])
def test_an_option_that_is_no_map_at_all(value: object) -> None:
    with pytest.raises(BadMap, match="The map: it must be a table of named values"):
        field_of(value)


# ------------------------------------------------------------------ maps in play


def standing(field: Field, end: int, x: int, y: int) -> tuple[Arena, int, int]:
    """A state, and a place where a figure may stand on the surface so that its base covers the point."""
    state = Arena(field)
    put(state, x, y)
    for dx in range(-560, 561, 140):
        for dy in range(-560, 561, 140):
            if dx * dx + dy * dy <= 590 * 590 and place_refusal(state, 0, x + dx, y + dy, end) == FINE:
                return state, x + dx, y + dy
    raise AssertionError(f"nobody can stand at {x}, {y}")


@rule("S-1.12", "S-1.12a", "S-11.6", "S-11.6a")
@pytest.mark.parametrize("name", FIELDS)
def test_every_ladder_and_stair_can_be_used_both_ways(name: str) -> None:
    field = field_named(name)
    for number, link in enumerate(field.links):
        foot = (link.foot, *standing(field, link.foot, link.foot_x, link.foot_y)[1:])
        head = (link.head, *standing(field, link.head, link.head_x, link.head_y)[1:])
        for (surface, x, y), (_, to_x, to_y) in ((foot, head), (head, foot)):
            state = Arena(field)
            figure = put(state, x, y, surface)
            step = use_link(state, figure, number, to_x, to_y)
            assert (step.refusal, step.plain) == (FINE, link.length), (name, number)


@rule("S-1.11", "S-1.11a", "S-1.11b")
@pytest.mark.parametrize("name", FIELDS)
def test_every_door_at_table_height_can_be_walked_through(name: str) -> None:
    field = field_named(name)
    for opening in field.openings:
        if opening.kind != DOOR or opening.z0:
            continue
        xs, ys = opening.shape.xs, opening.shape.ys
        x, y = opening.shape.cx, opening.shape.cy
        dx, dy = (0, 900) if max(xs) - min(xs) > max(ys) - min(ys) else (900, 0)
        state = Arena(field)
        figure = put(state, x - dx, y - dy)
        way = walk(state, figure, [x + dx], [y + dy])
        assert (way.refusal, way.plain, way.crossed) == (FINE, 1800, []), (name, x, y)


@pytest.mark.parametrize("name", FIELDS)
def test_shadows_reach_as_far_as_their_height_and_end_at_the_rim(name: str) -> None:
    """Held against shapely: the hull of foot and top moved with the light, cut off by the table."""
    field = field_named(name)
    for block, drawn in zip(field.blocks, drawn_field(field)["blocks"], strict=True):
        thrown = drawn["shadow"]
        if not thrown:
            assert block.role != MASS or field.elements[block.element].open
            continue
        ends = [0.0 if block.role != MASS else float(block.z0), float(block.z1)]
        wide, deep = float(field.width), float(field.depth)
        points = [
            (min(max(x + LIGHT[0] * z, 0.0), wide), min(max(y + LIGHT[1] * z, 0.0), deep))
            for z in ends
            for x, y in zip(block.shape.xs, block.shape.ys, strict=True)
        ]
        # Rounded to thousandths of an inch, corner by corner.
        assert shapely.Polygon(thrown).symmetric_difference(shapely.MultiPoint(points).convex_hull).area < 1e6


def test_the_axis_of_an_opening_is_its_long_side_through_the_middle() -> None:
    door = Shape([0, 3000, 3000, 0], [0, 0, 500, 500])
    assert sorted(axis(door)) == [(0.0, 250.0), (3000.0, 250.0)]
