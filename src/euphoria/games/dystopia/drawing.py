"""A picture of the race as SVG text: everybody's stars, workers and what they know, as a view shows them."""

from __future__ import annotations

from html import escape
from typing import Any, Final

WIDTH: Final = 1120
HEIGHT: Final = 400
COLOURS: Final = ("#b3202c", "#f4f1e8", "#2b2f38", "#2f7d4f", "#d99a1c", "#6a4fa3")
STAR: Final = "M0-13L4-4 13-4 6 2 9 12 0 6-9 12-6 2-13-4-4-4z"
STARS: Final = 10


def draw(view: dict[str, Any], names: list[str]) -> str:
    """One line for every player, in the colours of the poster."""
    step = HEIGHT // max(3, view["players"])
    seats: list[dict[str, Any]] = view["seats"]
    lines = [_line(seat, names[int(seat["seat"])], step * at + step // 2) for at, seat in enumerate(seats)]
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="14" fill="#f4ead2"/>'
    return "".join(
        [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">', ground, *lines, "</svg>"]
    )


def _line(seat: dict[str, Any], name: str, y: int) -> str:
    colour = COLOURS[int(seat["seat"])]
    stars = "".join(_star(490 + 34 * at, y, at < seat["stars_placed"]) for at in range(STARS))
    workers = [one["value"] for one in seat["workers"] if one["value"] is not None]
    dice = "".join(_die(870 + 54 * at, y, value, colour) for at, value in enumerate(workers))
    shown = f'<text x="92" y="{y + 11}" font-size="32" fill="#3a2506">{escape(name[:20])}</text>'
    return f"{_square(30, y, colour)}{shown}{stars}{dice}"


def _star(x: int, y: int, placed: bool) -> str:
    fill = "#b3202c" if placed else "none"
    return (
        f'<path transform="translate({x} {y})" d="{STAR}" fill="{fill}" stroke="#8f5a0c" stroke-width="2"/>'
    )


def _die(x: int, y: int, value: int, colour: str) -> str:
    ink = "#1b1405" if colour == "#f4f1e8" else "#ffffff"
    return (
        f"{_square(x, y, colour)}"
        f'<text x="{x + 22}" y="{y + 10}" font-size="28" fill="{ink}" text-anchor="middle">{value}</text>'
    )


def _square(x: int, y: int, colour: str) -> str:
    rim = 'stroke="#3a2506" stroke-width="2"'
    return f'<rect x="{x}" y="{y - 22}" width="44" height="44" rx="8" fill="{colour}" {rim}/>'
