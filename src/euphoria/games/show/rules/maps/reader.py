"""From map data to a field: plain numbers in inches become scenery, or one sentence says why not.

The format is told in docs/maps.md. Nothing here trusts its input: a map may come from a stranger.
"""

from __future__ import annotations

from typing import Any, Final

from euphoria.games.show.rules.box.data import CLIMB_FROM, DEPTH, INCH, LARGEST, RUIN_HEIGHT, WIDTH
from euphoria.games.show.rules.geometry.scenery import (
    BARRICADE,
    BUILDING,
    CRATER,
    GROUND,
    KINDS,
    LINKS,
    MASS,
    NO_ELEMENT,
    ROUGH,
    RUIN,
    SOLID,
    Block,
    Element,
    Field,
    Link,
    Shape,
    Surface,
    root,
)
from euphoria.games.show.rules.maps.buildings import OPEN_BUILDING_KEYS, add_open_building, is_open
from euphoria.games.show.rules.maps.mistakes import BadMap, Where
from euphoria.games.show.rules.maps.outlines import Point, base_fits, points_of
from euphoria.games.show.rules.maps.plain_values import (
    LOWEST,
    MOST_PARTS,
    TALLEST,
    choice,
    entries,
    flag,
    known_keys,
    length,
    listed,
    outline,
    pair,
    table,
    title,
)
from euphoria.games.show.rules.maps.twins import ALONE, SYMMETRIES, twin_of

MOST_ELEMENTS: Final = 60
"""Removed elements are bits of one number, and codes of blockers have 64 places for elements."""
MOST_OPENINGS: Final = 96
MOST_LINKS: Final = 40
MOST_PRISMS: Final = 360
MOST_CORNERS_IN_ALL: Final = 1600
MOST_SURFACES: Final = 60
"""Of a whole map. Packaged ones have up to 97 prisms, those made by luck up to some 300; what is worked
out on a table (ways, sight, samples of good answers) grows faster than these do."""
SMALLEST_TABLE: Final = 24 * INCH
HEADROOM: Final = 1500
"""What hangs above a surface must leave room for a standing figure."""
BARRICADE_HEIGHT: Final = INCH

MAP: Final = Where()
FIELD_KEYS: Final = ["name", "about", "size", "symmetry", "element"]
OUTLINE_KEYS: Final = ["box", "outline"]
PART_KEYS: Final = [*OUTLINE_KEYS, "bottom", "height", "top", "walkable"]
COMMON_KEYS: Final = ["name", "kind", "links", "twin"]


def read_field(data: Any, source: str = "") -> Field:
    """The field of map data; `source` is what a record keeps of it (empty for a packaged map)."""
    data = table(data, MAP)
    known_keys(data, FIELD_KEYS, MAP)
    name = title(data.get("name", "a table"), MAP, "name")
    title(data.get("about", ""), MAP, "about", 400)
    width, depth = _size(data.get("size"))
    field = Field(name, width, depth, [], [], [], [], [], source)
    field.surfaces.append(Surface(NO_ELEMENT, _rectangle(width, depth), 0, "ground"))
    elements = entries(data.get("element", []), MAP, "element", MOST_ELEMENTS)
    how = choice(data["symmetry"], SYMMETRIES, MAP, "symmetry") if "symmetry" in data else ALONE
    every: list[Any] = []
    for entry in elements:
        add_element(field, len(every), entry)
        every.append(entry)
        if how != ALONE and flag(entry.get("twin", True), MAP, "twin"):
            entry = twin_of(entry, how, width, depth)
            add_element(field, len(every), entry)
            every.append(entry)
        _check_size(field)
    entries(every, MAP, "element", MOST_ELEMENTS)
    for number, entry in enumerate(every):
        add_links(field, number, entry)
    if len(field.openings) > MOST_OPENINGS:
        raise BadMap(MAP, "openings", count=len(field.openings), most=MOST_OPENINGS)
    if len(field.links) > MOST_LINKS:
        raise BadMap(MAP, "links", count=len(field.links), most=MOST_LINKS)
    lay_sheets(field)
    return field


def _check_size(field: Field) -> None:
    """Is it still a table to work with? Asked after every element, so that nobody waits for more."""
    corners = sum(block.shape.corners for block in field.blocks)
    if len(field.blocks) > MOST_PRISMS or corners > MOST_CORNERS_IN_ALL:
        raise BadMap(MAP, "prisms", most=MOST_PRISMS, corners=MOST_CORNERS_IN_ALL)
    if len(field.surfaces) > MOST_SURFACES:
        raise BadMap(MAP, "surfaces", most=MOST_SURFACES)


def _size(value: Any) -> tuple[int, int]:
    if value is None:
        return WIDTH, DEPTH
    width, depth = pair(value, MAP, "size")
    if not (SMALLEST_TABLE <= width <= LARGEST and SMALLEST_TABLE <= depth <= LARGEST):
        raise BadMap(MAP, "size", least=SMALLEST_TABLE // INCH, most=LARGEST // INCH)
    return width, depth


def _rectangle(width: int, depth: int) -> Shape:
    return Shape([0, width, width, 0], [0, 0, depth, depth])


# ------------------------------------------------------------------ elements


def add_element(field: Field, number: int, entry: Any) -> None:
    entry = table(entry, Where(number + 1))
    name = title(entry.get("name", ""), Where(number + 1), "name")
    where = Where(number + 1, name)
    kind = choice(entry.get("kind"), KINDS, where, "kind")
    name = name or f"{KINDS[kind]} {number + 1}"
    if kind in (RUIN, CRATER):
        element = _area(field, number, entry, where, name, kind)
    elif kind == BUILDING and is_open(entry):
        known_keys(entry, [*COMMON_KEYS, *OPEN_BUILDING_KEYS, "parts"], where)
        element = add_open_building(field, number, entry, where, name)
        for part in entries(entry.get("parts", []), where, "parts", MOST_PARTS):
            part_of(field, number, _inside(field, part, element, where), where, SOLID, alone=True)
    else:
        element = _mass(field, number, entry, where, name, kind)
    field.elements.append(element)


def _area(field: Field, number: int, entry: dict[str, Any], where: Where, name: str, kind: int) -> Element:
    """Rough ground: a ruin (S-1.8) or a crater (S-1.9)."""
    known_keys(entry, [*COMMON_KEYS, *OUTLINE_KEYS, "parts"], where)
    top = RUIN_HEIGHT if kind == RUIN else 0
    footprint: list[Shape] = []
    for part in _parts(entry, where):
        known_keys(part, OUTLINE_KEYS, where)
        shape = _shape(field, part, where)
        footprint.append(shape)
        field.blocks.append(Block(number, ROUGH, shape, 0, top))
    return Element(name, kind, footprint, top, -1, False)


def _mass(field: Field, number: int, entry: dict[str, Any], where: Where, name: str, kind: int) -> Element:
    """A solid, a barricade or a closed building: one or more prisms."""
    known_keys(entry, [*COMMON_KEYS, *PART_KEYS, "parts"], where)
    footprint: list[Shape] = []
    top = 0
    first = len(field.blocks)
    parts = _parts(entry, where)
    for part in parts:
        part_of(field, number, part, where, kind, alone=len(parts) == 1)
    for block in field.blocks[first:]:
        footprint.append(block.shape)
        top = max(top, block.z1)
    return Element(name, kind, footprint, top, top if kind == BUILDING else -1, False)


def _parts(entry: dict[str, Any], where: Where) -> list[dict[str, Any]]:
    """What an element is made of: itself, or its parts, which inherit what they do not say."""
    if "parts" not in entry:
        return [{key: entry[key] for key in PART_KEYS if key in entry}]
    for key in OUTLINE_KEYS:
        if key in entry:
            raise BadMap(where, "either", key=key, other="parts")
    parts: list[dict[str, Any]] = []
    shared = {key: entry[key] for key in PART_KEYS if key in entry}
    for part in entries(entry["parts"], where, "parts", MOST_PARTS):
        part = table(part, where.at("part"))
        if "height" in part or "top" in part:
            rest = {key: value for key, value in shared.items() if key not in ("height", "top")}
        else:
            rest = shared
        parts.append({**rest, **part})
    if not parts:
        raise BadMap(where, "empty")
    return parts


def part_of(field: Field, number: int, part: Any, where: Where, kind: int, alone: bool) -> None:
    """One prism of an element, and the surface on its top if one can stand there.

    A narrow part may still carry a base together with its neighbours of the same height.
    """
    part = table(part, where.at("part"))
    known_keys(part, PART_KEYS, where)
    shape = _shape(field, part, where)
    bottom, top = _heights(part, where, kind)
    walkable = flag(part.get("walkable", kind != BARRICADE), where, "walkable")
    if walkable and kind == BARRICADE:
        raise BadMap(where, "barricade")
    fits = base_fits(shape)
    if alone and walkable and "walkable" in part and not fits:
        raise BadMap(where, "no-room")
    field.blocks.append(Block(number, MASS, shape, bottom, top))
    if walkable and (fits or not alone):
        add_surface(field, number, shape, top)


def _shape(field: Field, part: dict[str, Any], where: Where) -> Shape:
    return outline(part, where, field.width, field.depth)


def _heights(part: dict[str, Any], where: Where, kind: int) -> tuple[int, int]:
    """Bottom and top: `height` is counted from the bottom, `top` from the table."""
    bottom = length(part.get("bottom", 0), where, "bottom")
    if "height" in part and "top" in part:
        raise BadMap(where, "either", key="height", other="top")
    if "top" in part:
        top = length(part["top"], where, "top")
    elif "height" in part:
        top = bottom + length(part["height"], where, "height")
    elif kind == BARRICADE:
        top = bottom + BARRICADE_HEIGHT
    else:
        raise BadMap(where, "no-height")
    if bottom < 0:
        raise BadMap(where, "below")
    if top < bottom + LOWEST:
        raise BadMap(where, "low")
    if top > TALLEST:
        raise BadMap(where, "high", most=TALLEST // INCH)
    return bottom, top


def _inside(field: Field, part: Any, element: Element, where: Where) -> dict[str, Any]:
    """A part of an open building stands inside its outline (or on its roof)."""
    found = table(part, where.at("part"))
    for x, y in points_of(_shape(field, found, where)):
        if not element.footprint[0].holds(x, y):
            raise BadMap(where.at("part"), "out")
    return found


def add_surface(field: Field, number: int, shape: Shape, z: int) -> None:
    """The top of a part: `7.top`, the next one of the same element `7.top2`."""
    taken = sum(1 for surface in field.surfaces if surface.element == number and ".top" in surface.name)
    name = f"{number + 1}.top" if taken == 0 else f"{number + 1}.top{taken + 1}"
    field.surfaces.append(Surface(number, shape, z, name))


# ------------------------------------------------------------------ sheets


def lay_sheets(field: Field) -> None:
    """Say of every surface on whose plane one walks there, lowest first."""
    for k in sorted(range(1, len(field.surfaces)), key=lambda k: field.surfaces[k].z):
        surface = field.surfaces[k]
        block = _block_below(field, surface)
        if block is None:
            surface.sheet = k
            continue
        below = _support(field, block)
        sheet = field.surfaces[below].sheet
        clearance = block.z0 - field.surfaces[below].z
        low = surface.z - field.surfaces[sheet].z < CLIMB_FROM
        if clearance > 0 and (clearance < HEADROOM or low):
            name = field.elements[block.element].name
            raise BadMap(Where(block.element + 1, name), "hanging")
        surface.sheet = sheet if low else k


def _block_below(field: Field, surface: Surface) -> Block | None:
    """The prism a surface is the top of; None for floors and roofs."""
    for block in field.blocks:
        if block.role == MASS and block.shape is surface.shape:
            return block
    return None


def _support(field: Field, block: Block) -> int:
    """The highest surface that a prism stands on or hangs over, wholly."""
    best = GROUND
    for k, surface in enumerate(field.surfaces):
        if surface.z <= block.z0 and surface.z > field.surfaces[best].z:
            if all(surface.shape.holds(x, y) for x, y in points_of(block.shape)):
                best = k
    return best


# ------------------------------------------------------------------ ladders and stairs


def add_links(field: Field, number: int, entry: dict[str, Any]) -> None:
    where = Where(number + 1, field.elements[number].name)
    place = where.at("link")
    for link in entries(entry.get("links", []), where, "links", MOST_LINKS):
        link = table(link, place)
        known_keys(link, ["kind", "foot", "head"], place)
        kind = choice(link.get("kind", LINKS[0]), LINKS, place, "kind")
        foot = _end(link, place, "foot", 0)
        head = _end(link, place, "head", field.elements[number].top)
        foot_surface = _surface_at(field, foot[0], foot[1], place, "foot")
        head_surface = _surface_at(field, head[0], head[1], place, "head")
        if foot_surface == head_surface or head[1] < foot[1]:
            raise BadMap(place, "level")
        (fx, fy), (hx, hy) = foot[0], head[0]
        plan = root((hx - fx) ** 2 + (hy - fy) ** 2)
        run = plan + head[1] - foot[1]
        field.links.append(Link(number, kind, foot_surface, fx, fy, head_surface, hx, hy, run))


def _end(link: dict[str, Any], where: Where, key: str, default: int) -> tuple[Point, int]:
    """An end of a link: `[x, y]` or `[x, y, height]`."""
    numbers = listed(link.get(key))
    if numbers is None or len(numbers) not in (2, 3):
        raise BadMap(where, "end", key=key)
    z = length(numbers[2], where, key) if len(numbers) == 3 else default
    return pair(numbers[:2], where, key), z


def _surface_at(field: Field, point: Point, z: int, where: Where, key: str) -> int:
    for k, surface in enumerate(field.surfaces):
        if surface.z == z and surface.shape.holds(point[0], point[1]):
            return k
    raise BadMap(where, "no-surface", key=key)
