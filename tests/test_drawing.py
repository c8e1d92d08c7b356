"""Pictures of the show: well-formed, complete, with every height written on it, and without any language."""

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator

import pytest

import euphoria
from euphoria.games.show.drawing import (
    Piece,
    Region,
    Route,
    Scene,
    Sight,
    Template,
    draw_arena,
    draw_field,
    scene_of,
    scene_seen,
)
from euphoria.games.show.drawing.style import BLOCKED, FREE, TEAMS, grey, ink_on
from euphoria.games.show.rules.box.cards import BENKEI, NIKOLAI, SUSAN
from euphoria.games.show.rules.geometry.scenery import MASS
from euphoria.games.show.rules.maps.library import FIELDS, field_named
from euphoria.games.show.rules.maps.reader import read_field
from euphoria.games.show.rules.state import DEAD, DOWN, NEUTRAL, ON_TABLE, UP, Arena
from kit.play import audience, walk

SVG = "{http://www.w3.org/2000/svg}"


def tags(picture: str, name: str) -> Iterator[ElementTree.Element]:
    return ElementTree.fromstring(picture).iter(SVG + name)


def texts(picture: str) -> list[str]:
    return [tag.text or "" for tag in tags(picture, "text")]


@pytest.mark.parametrize("name", FIELDS)
def test_a_map_shows_every_number_and_height(name: str) -> None:
    field = field_named(name)
    shown = texts(draw_field(field))
    numbers = [str(number + 1) for number in range(len(field.elements))]
    assert all(number in shown for number in numbers)
    for surface in field.surfaces[1:]:
        if any(block.role == MASS and block.shape is surface.shape for block in field.blocks):
            assert f"{surface.z / 1000:g}″" in shown
    for element in field.elements:
        if element.open:
            assert any(re.search(rf"(^|·){element.roof / 1000:g}″$", text) for text in shown)


@pytest.mark.parametrize("name", FIELDS)
def test_nothing_is_drawn_off_the_sheet_or_in_words(name: str) -> None:
    picture = draw_field(field_named(name))
    for polygon in tags(picture, "polygon"):
        for pair in polygon.attrib["points"].split():
            x, y = map(float, pair.split(","))
            assert -20 <= x <= 48 * 24 + 20 and -20 <= y <= 36 * 24 + 20
    title = name.replace("-", " ").upper()
    words = {text for text in texts(picture) if re.search(r"[a-zA-Z]{2}", text)}
    assert words == {title}
    assert not re.search(r"\b-?(nan|inf)\b", picture, re.IGNORECASE)


def test_removed_elements_are_left_out() -> None:
    field = field_named("backlot")
    shown = texts(draw_field(field, gone=1 << 4 | 1 << 9))
    assert "5" not in shown and "10" not in shown and "9" in shown
    # A gangway goes with either of the roofs it joins.
    roofs = field_named("rooftops")
    assert len(texts(draw_field(roofs, gone=1 << 2))) < len(texts(draw_field(roofs))) - 2
    nothing = draw_field(field, gone=(1 << len(field.elements)) - 1)
    assert len(list(tags(nothing, "polygon"))) == 0


def test_names_from_outside_cannot_break_the_picture() -> None:
    field = read_field({"name": "<script>&\"'", "element": []})
    assert "<SCRIPT>&\"'" in texts(draw_field(field))


def test_lightness_grows_with_height_and_numbers_stay_readable() -> None:
    def light(colour: str) -> int:
        found = re.search(r"(\d+)%\)$", colour)
        assert found is not None
        return int(found[1])

    shades = [light(grey(height)) for height in range(0, 9000, 500)]
    assert shades == sorted(shades) and shades[0] < 30 and shades[-1] > 70
    assert light(grey(2000)) - light(grey(1000)) >= 6
    assert ink_on(500) != ink_on(5000)


def arena() -> Arena:
    state = Arena(field_named("market"))
    for who, team, x, status in (
        (NIKOLAI, 0, 10000, UP),
        (BENKEI, 1, 11180, DOWN),
        (SUSAN, NEUTRAL, 24000, UP),
        (NIKOLAI, 1, 30000, DEAD),
    ):
        state.who.append(who)
        state.team.append(team)
        state.x.append(x)
        state.y.append(18000)
        state.surface.append(0)
        state.status.append(status)
        state.lp.append(75)
        state.ap.append(9)
        state.fight.append(0 if x < 20000 else -1)
    state.platform_x[0], state.platform_y[0] = 2000, 1000
    state.target_x += [14000, 34000]
    state.target_y += [18000, 18000]
    state.target_surface += [0, 0]
    state.target_state += [ON_TABLE, ON_TABLE + 1]
    state.cat_on, state.cat_x, state.cat_y = 1, 5000, 5000
    return state


def test_the_scene_of_a_state_is_what_stands_on_its_table() -> None:
    scene = scene_of(arena())
    assert [(piece.label, piece.team, piece.lying, piece.dead) for piece in scene.pieces] == [
        ("ni", 0, False, False),
        ("b", 1, True, False),
        ("su", 2, False, False),
        ("ni", 1, False, True),
    ]
    assert [piece.life for piece in scene.pieces] == [0.5, 1.0, 0.75, 0.5]
    assert scene.platforms == [(0, 2000, 1000)]
    assert scene.targets == [(14000, 18000)] and scene.cats == [(5000, 5000)]
    assert scene.ties == [((10000, 18000), (11180, 18000))]


def test_a_scene_is_drawn_on_top_of_its_map() -> None:
    state = arena()
    scene = scene_of(state)
    bare = draw_field(state.field)
    scene.regions.append(Region([[(1000, 1000), (5000, 1000), (3000, 4000)]]))
    scene.routes.append(Route([(10000, 18000), (12000, 20000), (15000, 20000)], [3, 4]))
    scene.sights.append(Sight((10000, 18000), (24000, 18000), free=True))
    scene.sights.append(Sight((10000, 18000), (30000, 18000), free=False, blocker=2))
    scene.templates.append(Template((20000, 10000), 2500))
    scene.templates.append(Template((0, 0), outline=[(1000, 1000), (2000, 1000), (2000, 3000)]))
    picture = draw_arena(scene)
    assert {"ni", "su", "3", "4"} <= set(texts(picture))
    for colour in (*TEAMS, FREE, BLOCKED):
        assert picture.count(colour) > bare.count(colour)
    # A free line is whole and a blocked one broken: colour never stands alone.
    lines = {tag.attrib["stroke"]: "stroke-dasharray" in tag.attrib for tag in tags(picture, "line")}
    assert lines[FREE] is False and lines[BLOCKED] is True
    # The element in the way has a bright rim.
    rims = [
        tag
        for tag in tags(picture, "polygon")
        if tag.attrib.get("stroke") == BLOCKED and tag.attrib["fill"] == "none"
    ]
    assert len(rims) == len(state.field.elements[2].footprint)


@pytest.mark.parametrize("life", [0.0, 0.3, 0.5, 0.7, 1.0])
def test_the_ring_of_life_is_a_part_of_a_circle(life: float) -> None:
    field = read_field({})
    picture = draw_arena(Scene(field, pieces=[Piece(5000, 5000, 0, "ka", life)]))
    rings = [tag.attrib["d"] for tag in tags(picture, "path") if tag.attrib.get("stroke") == TEAMS[0]]
    assert len(rings) == (1 if life else 0)
    if 0 < life < 1:
        large = re.search(r"A[\d.]+ [\d.]+ 0 (\d) 1", rings[0])
        assert large is not None and large[1] == ("1" if life > 0.5 else "0")


@pytest.mark.parametrize("seed", [1, 2])
def test_a_view_shows_what_the_state_shows(seed: int) -> None:
    """In a game at random: whoever looks on, the picture is the same, and it can be drawn at every moment."""
    match = euphoria.new("show", players=2, key=bytes([seed]) * 32)
    pictures: set[str] = set()
    for number, _ in enumerate(walk(match, seed, 150)):
        assert isinstance(match.state, Arena)
        expected = scene_of(match.state)
        for seat in audience(match):
            seen = scene_seen(match.view(seat))
            assert (seen.field.name, seen.gone, seen.pieces) == (
                expected.field.name,
                expected.gone,
                expected.pieces,
            )
            assert (seen.platforms, seen.targets) == (expected.platforms, expected.targets)
            assert (seen.cats, len(seen.ties)) == (expected.cats, len(expected.ties))
        if number % 30 == 0:
            pictures.add(draw_arena(expected))
    assert len(pictures) >= 3
    assert expected.pieces and len(expected.platforms) == 2
