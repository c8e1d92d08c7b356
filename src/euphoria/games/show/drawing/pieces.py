"""Figures, platforms, targets, and what a player asks to see: regions, paths, sight lines, templates."""

from __future__ import annotations

from euphoria.games.show.drawing.canvas import SCALE, Canvas, Value, joined, plain
from euphoria.games.show.drawing.scene import Piece, Route, Scene, Sight
from euphoria.games.show.drawing.style import BLOCKED, FREE, INK, NEUTRAL, TEAMS
from euphoria.games.show.drawing.terrain import ring
from euphoria.games.show.rules.box.data import MARKER_RADIUS, PLATFORM, RADIUS


def paint_below(canvas: Canvas, scene: Scene) -> None:
    """What lies on the table: platforms and light."""
    for team, x, y in scene.platforms:
        colour = TEAMS[team]
        square = [(x, y), (x + PLATFORM, y), (x + PLATFORM, y + PLATFORM), (x, y + PLATFORM)]
        canvas.polygon(square, fill=f"url(#team{team})", stroke=colour, stroke_width=2.4)
        cx, cy = canvas.at(x + PLATFORM / 2, y + PLATFORM / 2)
        mark(canvas, team, cx, cy, 20, 0.55)
    for region in scene.regions:
        for polygon in region.polygons:
            canvas.polygon(polygon, fill=FREE, fill_opacity=0.13, stroke=FREE, stroke_opacity=0.5)


def paint_above(canvas: Canvas, scene: Scene) -> None:
    """What stands on the table, then the lines drawn over everything."""
    for template in scene.templates:
        style: dict[str, Value] = {
            "fill": BLOCKED,
            "fill_opacity": 0.16,
            "stroke": BLOCKED,
            "stroke_dasharray": "7 4",
        }
        if template.radius:
            canvas.circle(template.centre[0], template.centre[1], template.radius, stroke_width=2, **style)
        if template.outline:
            canvas.polygon(template.outline, stroke_width=2, **style)
    for x, y in scene.targets:
        paint_target(canvas, x, y)
    for start, end in scene.ties:
        canvas.line(start, end, stroke=NEUTRAL, stroke_width=5, stroke_linecap="round", stroke_opacity=0.85)
    for piece in sorted(scene.pieces, key=lambda piece: not piece.dead):
        paint_piece(canvas, piece)
    for x, y in scene.cats:
        paint_cat(canvas, x, y)
    for sight in scene.sights:
        paint_sight(canvas, sight)
    for route in scene.routes:
        paint_route(canvas, route)


def mark(canvas: Canvas, team: int, x: float, y: float, size: float, strength: float = 1.0) -> None:
    """The shape of a team: triangle, disc, or a square for nobody's."""
    colour = TEAMS[team]
    if team == 0:
        d = f"M{plain(x)} {plain(y - size * 0.6)}l{plain(size * 0.58)} {plain(size)}h{plain(-size * 1.16)}Z"
        canvas.add("path", d=d, fill=colour, fill_opacity=strength)
    elif team == 1:
        canvas.add("circle", cx=x, cy=y, r=size * 0.52, fill=colour, fill_opacity=strength)
    else:
        canvas.add(
            "rect",
            x=x - size / 2,
            y=y - size / 2,
            width=size,
            height=size,
            fill=colour,
            fill_opacity=strength,
        )


def paint_piece(canvas: Canvas, piece: Piece) -> None:
    """A base in the colour and shape of its team; ring: life, dots: action points, bar: on the deck."""
    x, y = canvas.at(piece.x, piece.y)
    radius = RADIUS * SCALE / 1000
    colour = TEAMS[piece.team]
    if piece.dead:
        canvas.add(
            "circle",
            cx=x,
            cy=y,
            r=radius,
            fill="none",
            stroke=colour,
            stroke_opacity=0.6,
            stroke_dasharray="3 3",
        )
        d = f"M{plain(x - 6)} {plain(y - 6)}l12 12m0 -12l-12 12"
        canvas.add("path", d=d, stroke=colour, stroke_width=2.5)
        return
    canvas.add("circle", cx=x, cy=y, r=radius, fill="#0d0f16", stroke="#000", stroke_opacity=0.7)
    canvas.add("circle", cx=x, cy=y, r=radius - 2, fill=colour, fill_opacity=0.26)
    canvas.add("circle", cx=x, cy=y, r=radius - 1.6, fill="none", stroke="#3a4150", stroke_width=2.6)
    if piece.life > 0:
        canvas.add(
            "path", d=ring(x, y, radius - 1.6, piece.life), fill="none", stroke=colour, stroke_width=2.6
        )
    if piece.lying:
        canvas.add("rect", x=x - 9, y=y - 2, width=18, height=4, rx=2, fill=INK)
    else:
        canvas.text(x, y - 0.5, piece.label, class_="mid", font_size=9.5, font_weight=800)
    mark(canvas, piece.team, x, y - radius - 3.4, 6)
    for k in range(min(piece.ap, 12)):
        canvas.add("circle", cx=x - 11 + 4.4 * (k % 6), cy=y + radius + 3.4 + 4.4 * (k // 6), r=1.5, fill=INK)


def paint_target(canvas: Canvas, x: int, y: int) -> None:
    """A drum from above."""
    canvas.circle(x, y, MARKER_RADIUS, fill="#6b5410", stroke=NEUTRAL, stroke_width=2.2)
    canvas.circle(x, y, MARKER_RADIUS * 0.55, fill=NEUTRAL, fill_opacity=0.85)
    cx, cy = canvas.at(x, y)
    canvas.add("path", d=f"M{plain(cx - 4)} {plain(cy)}h8m-4 -4v8", stroke="#3a2d05", stroke_width=1.6)


def paint_cat(canvas: Canvas, x: int, y: int) -> None:
    cx, cy = canvas.at(x, y)
    d = f"M{plain(cx - 7)} {plain(cy - 9)}l3 5h8l3 -5v10a7 7 0 0 1 -14 0Z"
    canvas.add("path", d=d, fill=NEUTRAL, stroke="#0b0b10", stroke_width=1)


def paint_sight(canvas: Canvas, sight: Sight) -> None:
    """Free lines are whole, blocked ones broken: colour never stands alone."""
    if sight.free:
        canvas.line(sight.start, sight.end, stroke=FREE, stroke_width=1.4, stroke_opacity=0.9)
    else:
        canvas.line(
            sight.start,
            sight.end,
            stroke=BLOCKED,
            stroke_width=1.2,
            stroke_opacity=0.8,
            stroke_dasharray="5 4",
        )


def paint_route(canvas: Canvas, route: Route) -> None:
    """A bright path with a price bubble on each leg."""
    places = [canvas.at(x, y) for x, y in route.points]
    points = " ".join(joined(place) for place in places)
    for width, colour in ((6, "#0b0b10"), (3, "#ffffff")):
        canvas.add(
            "polyline",
            points=points,
            fill="none",
            stroke=colour,
            stroke_width=width,
            stroke_linejoin="round",
            stroke_linecap="round",
            stroke_dasharray="8 5",
        )
    if places:
        x, y = places[-1]
        canvas.add(
            "circle", cx=x, cy=y, r=RADIUS * SCALE / 1000, fill="none", stroke="#fff", stroke_width=1.6
        )
    for k, price in enumerate(route.prices[: len(places) - 1]):
        x, y = (places[k][0] + places[k + 1][0]) / 2, (places[k][1] + places[k + 1][1]) / 2
        canvas.add("circle", cx=x, cy=y, r=9.5, fill="#fff", stroke="#0b0b10", stroke_width=1.5)
        canvas.text(x, y, str(price), class_="mid", font_size=11, font_weight=800, style="fill:#0b0b10")
