"""The whole picture: the table under floodlights, the scenery, what happens on it, the board below."""

from __future__ import annotations

from euphoria.games.show.drawing.canvas import MARGIN, SCALE, Canvas, plain
from euphoria.games.show.drawing.pieces import paint_above, paint_below
from euphoria.games.show.drawing.scene import Scene
from euphoria.games.show.drawing.style import (
    DOOR,
    FAINT,
    HEAD,
    INK,
    LINE,
    LINK,
    NEUTRAL,
    NIGHT,
    WINDOW,
    grey,
)
from euphoria.games.show.drawing.terrain import paint_terrain
from euphoria.games.show.rules.geometry.scenery import Field

RULER = 6
"""Inches between the numbers along the rim."""
HEIGHTS = (600, 1000, 1500, 2500, 4000, 6000)


def draw_field(field: Field, *, gone: int = 0) -> str:
    """A map from above as SVG; removed elements (bits of `gone`) are left out."""
    return draw_arena(Scene(field, gone))


def draw_arena(scene: Scene) -> str:
    """A moment of a game as SVG: the map and everything the scene holds."""
    field = scene.field
    canvas = Canvas(int(field.width), int(field.depth))
    paint_ground(canvas)
    paint_below(canvas, scene)
    lit = {sight.blocker for sight in scene.sights if sight.blocker >= 0}
    paint_terrain(canvas, field, scene.gone, lit)
    paint_above(canvas, scene)
    canvas.add("rect", width=canvas.wide, height=canvas.high, fill="url(#scan)")
    paint_rim(canvas)
    paint_board(canvas, field)
    return canvas.finished(HEAD)


def paint_ground(canvas: Canvas) -> None:
    """Night around the table, light on it, a line for each inch."""
    canvas.add("rect", x=-MARGIN, y=-MARGIN, width="100%", height="100%", fill=NIGHT)
    canvas.add("rect", width=canvas.wide, height=canvas.high, fill="url(#flood)")
    for x in (0.12, 0.5, 0.88):
        for y in (0.16, 0.84):
            canvas.add(
                "ellipse",
                cx=canvas.wide * x,
                cy=canvas.high * y,
                rx=canvas.wide * 0.34,
                ry=canvas.high * 0.5,
                fill="url(#lamp)",
            )
    canvas.add("rect", width=canvas.wide, height=canvas.high, fill="url(#grid)")
    middle = canvas.high / 2
    canvas.add(
        "line",
        x1=0,
        y1=middle,
        x2=canvas.wide,
        y2=middle,
        stroke=INK,
        stroke_opacity=0.16,
        stroke_dasharray="2 10",
        stroke_width=1.5,
    )
    for x in (-10, 0, 10):
        # The places of the missions (S-17.1, S-17.9): kept free by every map.
        cx = canvas.wide / 2 + x * SCALE
        canvas.add(
            "circle",
            cx=cx,
            cy=middle,
            r=0.59 * SCALE,
            fill="none",
            stroke=NEUTRAL,
            stroke_opacity=0.5,
            stroke_dasharray="3 3",
        )
        canvas.add(
            "path", d=f"M{plain(cx - 4)} {plain(middle)}h8m-4 -4v8", stroke=NEUTRAL, stroke_opacity=0.6
        )


def paint_rim(canvas: Canvas) -> None:
    """The border, a ruler along it, and a letter for each home edge."""
    canvas.add("rect", width=canvas.wide, height=canvas.high, fill="none", stroke="#5a6479", stroke_width=2)
    for inch in range(canvas.width // 1000 + 1):
        long = inch % RULER == 0
        x = inch * SCALE
        canvas.add(
            "path", d=f"M{x} {plain(canvas.high)}v{8 if long else 4}M{x} 0v{-8 if long else -4}", stroke=LINE
        )
        if long:
            canvas.text(x, canvas.high + 17, str(inch), class_="mid", font_size=10, style=f"fill:{FAINT}")
    for inch in range(canvas.depth // 1000 + 1):
        long = inch % RULER == 0
        y = canvas.high - inch * SCALE
        canvas.add(
            "path",
            d=f"M0 {plain(y)}h{-8 if long else -4}M{plain(canvas.wide)} {plain(y)}h{8 if long else 4}",
            stroke=LINE,
        )
        if long:
            canvas.text(-19, y, str(inch), class_="mid", font_size=10, style=f"fill:{FAINT}")
    for letter, y in (("N", -22.0), ("S", canvas.high + 32)):
        canvas.text(canvas.wide / 2, y, letter, class_="title mid", font_size=15, style=f"fill:{INK}")


def paint_board(canvas: Canvas, field: Field) -> None:
    """The lower third: the name, the size, what greys and hatches mean (with the ids of the rules)."""
    top = canvas.high + MARGIN + 8
    canvas.add("rect", x=0, y=top, width=canvas.wide, height=64, rx=10, fill="#14161e", stroke=LINE)
    canvas.add("rect", x=0, y=top, width=8, height=64, rx=4, fill=NEUTRAL)
    size = 24.0 if len(field.name) <= 16 else 24.0 * 16 / len(field.name)
    canvas.text(26, top + 34, field.name.replace("-", " ").upper(), class_="title", font_size=size)
    facts = f"{plain(field.width / 1000)} × {plain(field.depth / 1000)}″   ·   {len(field.elements)}"
    canvas.text(26, top + 53, facts, font_size=11, style=f"fill:{FAINT}")
    x = canvas.wide - 16
    for draw in (_links, _openings, _barricade, _closed, _crater, _ruin):
        x -= 76
        draw(canvas, x, top)
    x -= 34 * len(HEIGHTS) + 24
    for k, height in enumerate(HEIGHTS):
        canvas.add("rect", x=x + 34 * k, y=top + 14, width=34, height=20, fill=grey(height))
        canvas.text(x + 34 * k + 17, top + 48, plain(height / 1000) + "″", class_="mid", font_size=10.5)


def _swatch(canvas: Canvas, x: float, top: float, fill: str, rule: str) -> None:
    canvas.add(
        "rect", x=x, y=top + 14, width=60, height=20, rx=2, fill=fill, stroke="#8b94a6", stroke_opacity=0.6
    )
    canvas.text(x + 30, top + 48, rule, class_="mid", font_size=10.5, style=f"fill:{FAINT}")


def _ruin(canvas: Canvas, x: float, top: float) -> None:
    _swatch(canvas, x, top, "url(#ruin)", "S-1.8")


def _crater(canvas: Canvas, x: float, top: float) -> None:
    _swatch(canvas, x, top, "url(#crater)", "S-1.9")


def _closed(canvas: Canvas, x: float, top: float) -> None:
    _swatch(canvas, x, top, grey(2500), "S-1.7")
    canvas.add("rect", x=x, y=top + 14, width=60, height=20, fill="url(#closed)")


def _barricade(canvas: Canvas, x: float, top: float) -> None:
    _swatch(canvas, x, top, grey(1000), "S-11.15")
    canvas.add("rect", x=x, y=top + 14, width=60, height=20, fill="url(#barrier)")


def _openings(canvas: Canvas, x: float, top: float) -> None:
    _swatch(canvas, x, top, "#14161e", "S-1.11")
    canvas.add(
        "path",
        d=f"M{plain(x + 6)} {plain(top + 24)}h18",
        stroke=DOOR,
        stroke_width=2.2,
        stroke_dasharray="2.5 3",
    )
    for end in (x + 6, x + 24):
        canvas.add("circle", cx=end, cy=top + 24, r=2.8, fill=DOOR)
    canvas.add("path", d=f"M{plain(x + 34)} {plain(top + 24)}h20", stroke=WINDOW, stroke_width=2.6)


def _links(canvas: Canvas, x: float, top: float) -> None:
    _swatch(canvas, x, top, "#14161e", "S-1.12")
    rungs = "".join(f"M{plain(x + 12 + 6 * k)} {plain(top + 20)}v8" for k in range(7))
    canvas.add("path", d=f"M{plain(x + 8)} {plain(top + 20)}h44m0 8h-44{rungs}", stroke=LINK, fill="none")
