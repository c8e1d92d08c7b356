"""The scenery from above: the lighter the higher, heights in inches, hatches for what one walks through."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, sin

from euphoria.games.show.drawing.canvas import SCALE, Canvas, inches, plain
from euphoria.games.show.drawing.style import BLOCKED, DOOR, LINK, WINDOW, grey, ink_on
from euphoria.games.show.rules.box.data import CLIMB_FROM, INCH
from euphoria.games.show.rules.geometry.scenery import (
    BARRICADE,
    CRATER,
    MASS,
    ROUGH,
    RUIN,
    STAIRS,
    WALL,
    Block,
    Element,
    Field,
    Link,
    Opening,
    Shape,
)
from euphoria.games.show.rules.geometry.scenery import DOOR as DOOR_KIND
from euphoria.games.show.rules.maps.shades import Place, axis, corners, shadow

STOREY_STEP = 150
"""Openings of upper storeys are drawn outside the wall, a step further for each storey."""
OUTSIDE = 110
FLAT = 0.5
"""Labels are about twice as wide as high: so much less counts a distance along x."""


def paint_terrain(canvas: Canvas, field: Field, gone: int, lit: set[int]) -> None:
    """Everything that is still there; `lit` elements (in the way of a look) get a bright rim."""
    there = [block for block in field.blocks if not gone >> block.element & 1]
    for block in there:
        if block.role == ROUGH:
            paint_area(canvas, field.elements[block.element], block.shape)
    paint_shadows(canvas, field, there)
    for number, element in enumerate(field.elements):
        if element.open and not gone >> number & 1:
            paint_inside(canvas, element)
    for block in sorted(there, key=lambda block: block.z1):
        if block.role == MASS:
            paint_mass(canvas, field, block)
    paint_walls(canvas, field, there)
    for opening in field.openings:
        if not gone >> opening.element & 1:
            paint_opening(canvas, field, opening)
    for link in field.links:
        if link_is_there(field, link, gone):
            paint_link(canvas, field, link)
    for number in lit:
        for shape in field.elements[number].footprint if number < len(field.elements) else []:
            canvas.polygon(corners(shape), fill="none", stroke=BLOCKED, stroke_width=3)
    for number, element in enumerate(field.elements):
        if not gone >> number & 1:
            label_element(canvas, field, number, element)


def link_is_there(field: Field, link: Link, gone: int) -> bool:
    """A link goes with its own element and with those that its ends stand on."""
    ends = (int(field.surfaces[end].element) for end in (link.foot, link.head))
    return not any(gone >> element & 1 for element in (int(link.element), *ends) if element >= 0)


def paint_area(canvas: Canvas, element: Element, shape: Shape) -> None:
    """Ruins are hatched, craters dotted with a rim of earth."""
    if element.kind == CRATER:
        canvas.polygon(
            corners(shape),
            fill="url(#crater)",
            stroke="#6d7587",
            stroke_width=2.2,
            stroke_dasharray="1 4.2",
            stroke_linecap="round",
        )
    else:
        canvas.polygon(
            corners(shape), fill="url(#ruin)", stroke="#8b94a6", stroke_width=1.4, stroke_dasharray="7 3 2 3"
        )


def paint_shadows(canvas: Canvas, field: Field, blocks: list[Block]) -> None:
    """One soft layer, so that shadows which overlap do not add up. A building throws that of its roof."""
    canvas.open("g", opacity=0.42)
    for block in blocks:
        if thrown := shadow(field, block):
            canvas.polygon(thrown)
    canvas.close("g")


def paint_mass(canvas: Canvas, field: Field, block: Block) -> None:
    element = field.elements[block.element]
    points = corners(block.shape)
    canvas.polygon(points, fill=grey(block.z1), stroke="#eef3fb", stroke_opacity=0.55, stroke_width=1.1)
    if element.kind == BARRICADE:
        canvas.polygon(points, fill="url(#barrier)")
    elif not any(surface.shape is block.shape for surface in field.surfaces):
        canvas.polygon(points, fill="url(#closed)")
    elif block.z1 >= CLIMB_FROM:
        # A line inside the rim says: one can stand up there, and it has to be climbed.
        canvas.polygon(shrunk(points, 200), fill="none", stroke="#0b0d12", stroke_opacity=0.3, stroke_width=1)


def shrunk(points: list[Place], by: float) -> list[Place]:
    """Corners moved towards the middle, for a second rim."""
    cx = sum(x for x, _ in points) / len(points)
    cy = sum(y for _, y in points) / len(points)
    moved: list[Place] = []
    for x, y in points:
        away = hypot(x - cx, y - cy) or 1.0
        part = max(0.0, 1 - 1.41 * by / away)
        moved.append((cx + (x - cx) * part, cy + (y - cy) * part))
    return moved


# ------------------------------------------------------------------ open buildings


def paint_inside(canvas: Canvas, element: Element) -> None:
    """The roof as a veil over the ground floor: one sees in, and how high it is."""
    points = corners(element.footprint[0])
    canvas.polygon(points, fill=grey(int(element.roof)), fill_opacity=0.34)
    canvas.polygon(points, fill="url(#roof)")


def paint_walls(canvas: Canvas, field: Field, blocks: list[Block]) -> None:
    """The panels of the ground floor."""
    for block in blocks:
        if block.role == WALL and block.z0 == 0:
            canvas.polygon(corners(block.shape), fill=grey(int(field.elements[block.element].roof)))
    for block in blocks:
        # Inner walls of upper storeys are seen through the roof as thin outlines.
        if block.role == WALL and block.z0 > 0 and not _on_rim(field, block):
            canvas.polygon(
                corners(block.shape),
                fill="none",
                stroke="#dfe6f1",
                stroke_opacity=0.5,
                stroke_dasharray="3 2",
            )


def _on_rim(field: Field, block: Block) -> bool:
    """Does the panel stand along the outline of its building?"""
    outline = field.elements[block.element].footprint[0]
    xs, ys = block.shape.xs, block.shape.ys
    for k in range(len(outline.nx)):
        on = sum(
            1 for x, y in zip(xs, ys, strict=True) if outline.nx[k] * x + outline.ny[k] * y == outline.c[k]
        )
        if on >= 2:
            return True
    return False


def paint_opening(canvas: Canvas, field: Field, opening: Opening) -> None:
    """Doors are gaps with posts, windows panes; those upstairs are marks outside the wall."""
    colour = DOOR if opening.kind == DOOR_KIND else WINDOW
    start, end, out = middle_line(field.elements[opening.element], opening.shape)
    storeys = [0, *(int(s.z) for s in field.surfaces if s.element == opening.element and s.z <= opening.z0)]
    storey = len(storeys) - 1
    if storey:
        away = OUTSIDE + STOREY_STEP * storey
        start = (start[0] + out[0] * away, start[1] + out[1] * away)
        end = (end[0] + out[0] * away, end[1] + out[1] * away)
        canvas.line(start, end, stroke=colour, stroke_width=2, stroke_opacity=0.85, stroke_dasharray="5 2.5")
        return
    if opening.kind == DOOR_KIND:
        canvas.line(start, end, stroke=colour, stroke_width=2.2, stroke_dasharray="2.5 3")
        for x, y in (start, end):
            canvas.circle(x, y, 115, fill=colour)
    else:
        canvas.line(start, end, stroke="#0e1118", stroke_width=5.4)
        canvas.line(start, end, stroke=colour, stroke_width=2.6)


def middle_line(element: Element, shape: Shape) -> tuple[Place, Place, Place]:
    """The long axis of an opening's stretch of wall, and the direction out of the building."""
    start, end = axis(shape)
    (ax, ay), (bx, by) = start, end
    span = hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / span, (by - ay) / span
    cx, cy = (ax + bx) / 2, (ay + by) / 2
    out = (uy, -ux)
    middle = element.footprint[0]
    if (cx - float(middle.cx)) * out[0] + (cy - float(middle.cy)) * out[1] < 0:
        out = (-out[0], -out[1])
    return start, end, out


def _side(points: list[Place], k: int) -> Place:
    (ax, ay), (bx, by) = points[k - 1], points[k]
    return bx - ax, by - ay


def paint_link(canvas: Canvas, field: Field, link: Link) -> None:
    """Ladders have rails and rungs, stairs widen towards their foot; a dot marks the foot."""
    fx, fy, hx, hy = float(link.foot_x), float(link.foot_y), float(link.head_x), float(link.head_y)
    span = hypot(hx - fx, hy - fy) or 1.0
    ux, uy = (hx - fx) / span, (hy - fy) / span
    wide = (380.0, 300.0) if link.kind == STAIRS else (170.0, 170.0)
    rails = [
        (
            (fx - uy * wide[0] * side, fy + ux * wide[0] * side),
            (hx - uy * wide[1] * side, hy + ux * wide[1] * side),
        )
        for side in (1, -1)
    ]
    canvas.polygon(
        [rails[0][0], rails[0][1], rails[1][1], rails[1][0]], fill="#0c0e14", fill_opacity=0.55, stroke="none"
    )
    width = 1.5 if link.kind == STAIRS else 1.9
    for start, end in rails:
        canvas.line(start, end, stroke=LINK, stroke_width=width)
    steps = max(2, round(span / 240))
    for k in range(steps + 1):
        share = k / steps
        ends = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in rails]
        canvas.line(ends[0], ends[1], stroke=LINK, stroke_width=1.1, stroke_opacity=0.9)
    canvas.circle(fx, fy, 140, fill=LINK, stroke="#0c0e14", stroke_width=1)
    low = field.surfaces[link.foot].z
    if low:
        # Where a link does not begin on the table, its foot says how high that is.
        x, y = canvas.at(fx - ux * 420, fy - uy * 420)
        number(canvas, x, y, inches(low), 7.5, ink_on(int(low)))


# ------------------------------------------------------------------ numbers


def label_element(canvas: Canvas, field: Field, index: int, element: Element) -> None:
    """The number of the element on a plate, and the height of each of its tops that can be seen."""
    words = str(index + 1)
    for shape, heights, on in _tops(field, index, element):
        place = free_place(shape, _covers(field, index, shape, on), _link_points(field, index))
        if place is None:
            continue
        points = corners(shape)
        wide, deep = max(shape.xs) - min(shape.xs), max(shape.ys) - min(shape.ys)
        angle = -90.0 if deep > wide and wide < 1600 else tilt(shape)
        sides = sorted(hypot(*_side(points, k)) for k in range(len(points)))
        long, short = (sides[-1], sides[0]) if angle else (float(wide), float(min(wide, deep)))
        x, y = canvas.at(*place)
        canvas.open("g", transform=f"translate({plain(x)} {plain(y)}) rotate({plain(angle)})")
        label(canvas, words, heights, on, long * SCALE / INCH, short * SCALE / INCH)
        canvas.close("g")
        words = ""


def _covers(field: Field, index: int, shape: Shape, on: int) -> list[Shape]:
    """The parts of an element that lie higher than this one: it cannot be labelled below them."""
    return [
        block.shape
        for block in field.blocks
        if block.element == index and block.role == MASS and block.shape is not shape and block.z1 > on
    ]


def _link_points(field: Field, index: int) -> list[Place]:
    found: list[Place] = []
    for link in field.links:
        if index in (link.element, field.surfaces[link.foot].element, field.surfaces[link.head].element):
            for share in (0.0, 0.5, 1.0):
                x = float(link.foot_x) + float(link.head_x - link.foot_x) * share
                found.append((x, float(link.foot_y) + float(link.head_y - link.foot_y) * share))
    return found


def free_place(shape: Shape, covers: list[Shape], others: list[Place]) -> Place | None:
    """The middle of a part, or the place in it furthest from its rim, from what covers it and from points."""
    points = corners(shape)
    if not covers and not others:
        return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    left, low = min(shape.xs), min(shape.ys)
    best: Place | None = None
    best_room = 0.0
    for i in range(1, 20):
        for j in range(1, 20):
            x = left + (max(shape.xs) - left) * i / 20
            y = low + (max(shape.ys) - low) * j / 20
            rooms = [1.5 * min(_inside(shape, x, y)), *(-min(_inside(cover, x, y)) for cover in covers)]
            rooms += [hypot(FLAT * (x - px), y - py) for px, py in others]
            if min(rooms) > best_room:
                best, best_room = (x, y), min(rooms)
    return best


def _inside(shape: Shape, x: float, y: float) -> list[float]:
    """How far a point lies within each side, across a label's width; negative beyond it."""
    sides = zip(shape.nx, shape.ny, shape.c, strict=True)
    return [(c - nx * x - ny * y) / hypot(nx / FLAT, ny) for nx, ny, c in sides]


def tilt(shape: Shape) -> float:
    """A thin slanting piece has its label along its long side."""
    points = corners(shape)
    lengths = sorted(((hypot(*_side(points, k)), k) for k in range(len(points))), reverse=True)
    dx, dy = _side(points, lengths[0][1])
    if len(points) != 4 or min(abs(dx), abs(dy)) < 300 or lengths[0][0] < 2.2 * lengths[-1][0]:
        return 0.0
    angle = degrees(atan2(-dy, dx))
    return angle - 180 if angle > 90 else angle + 180 if angle < -90 else angle


def label(canvas: Canvas, plate: str, heights: str, on: int, wide: float, deep: float) -> None:
    """Number and height on one line, or below each other where there is room."""
    colours = ink_on(on)
    if not plate:
        number(canvas, 0, 0, heights, 9.5, colours)
        return
    if deep > 34 and wide < 80:
        tag(canvas, 0, -8 if heights else 0, plate)
        if heights:
            number(canvas, 0, 9, heights, 10.5, colours)
        return
    room = 4.2 * len(heights) if heights else 0.0
    tag(canvas, -room - (3 if heights else 0), 0, plate)
    if heights:
        number(canvas, 9 + 2.2 * len(plate) - (0 if room else 9), 0, heights, 10.5, colours)


def _tops(field: Field, index: int, element: Element) -> list[tuple[Shape, str, int]]:
    """The parts of an element that get a label: shape, text, the height the text lies on."""
    found: list[tuple[Shape, str, int]] = []
    if element.kind in (RUIN, CRATER):
        return [(element.footprint[0], "", 0)]
    if element.open:
        outline = element.footprint[0]
        floors = sorted(int(s.z) for s in field.surfaces if s.element == index and s.shape is outline)
        found.append((outline, "·".join(plain(z / INCH) for z in floors) + "″", 0))
    for block in field.blocks:
        if block.element == index and block.role == MASS:
            found.append((block.shape, inches(int(block.z1)), int(block.z1)))
    return found


def tag(canvas: Canvas, x: float, y: float, words: str) -> None:
    """A dark plate with a number, as on a lap board."""
    wide = 8 + 6.6 * len(words)
    canvas.add(
        "rect",
        x=x - wide / 2,
        y=y - 7.5,
        width=wide,
        height=15,
        rx=3,
        fill="#0b0b10",
        fill_opacity=0.82,
        stroke="#ffd34d",
        stroke_opacity=0.75,
        stroke_width=0.8,
    )
    canvas.text(x, y, words, class_="mid", font_size=10, font_weight=700)


def number(canvas: Canvas, x: float, y: float, words: str, size: float, colours: tuple[str, str]) -> None:
    canvas.text(
        x,
        y,
        words,
        class_="mid",
        font_size=size,
        font_weight=600,
        style=f"fill:{colours[0]}",
        stroke=colours[1],
        stroke_width=2.2,
        stroke_opacity=0.75,
        paint_order="stroke",
    )


def ring(cx: float, cy: float, radius: float, share: float) -> str:
    """A part of a circle, clockwise from the top, as a path."""
    if share >= 0.999:
        return f"M{plain(cx)} {plain(cy - radius)}a{radius} {radius} 0 1 1 -.01 0"
    angle = share * 6.283185307
    x, y = cx + radius * sin(angle), cy - radius * cos(angle)
    large = 1 if share > 0.5 else 0
    return f"M{plain(cx)} {plain(cy - radius)}A{radius} {radius} 0 {large} 1 {plain(x)} {plain(y)}"
