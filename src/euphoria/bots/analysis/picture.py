"""The chances of all seats through a game, as a picture."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from euphoria.bots.analysis.data import Analysis

WIDTH: Final = 960
HEIGHT: Final = 420
LEFT: Final = 56
RIGHT: Final = 160
TOP: Final = 24
BOTTOM: Final = 36
COLOURS: Final = ("#c0392b", "#1f6fb2", "#2e8b57", "#b8860b", "#7d3c98", "#008b8b", "#d35400", "#566573")
DASHES: Final = ("", "7 4", "2 4", "12 4 2 4", "5 3 1 3", "14 5", "3 3", "9 2 2 2")
"""Nobody has to tell colours apart: each seat has a stroke of its own, too."""


def draw(analysis: Analysis, names: list[str], heading: str) -> str:
    """SVG, with a line for each seat and a mark at each key moment."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"',
        f' font-family="sans-serif" font-size="13"><title>{escape(heading)}</title>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>',
    ]
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        parts.append(f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="#d9d3c5"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end" fill="#555">{percent} %</text>')
    for swing in analysis.swings:
        x = _x(analysis, swing.at)
        parts.append(f'<path d="M{x} {TOP}V{HEIGHT - BOTTOM}" stroke="#888" stroke-dasharray="1 5"/>')
    for seat in range(analysis.players):
        parts += _line(analysis, seat, names[seat])
    return "\n".join([*parts, "</svg>", ""])


def _line(analysis: Analysis, seat: int, name: str) -> list[str]:
    places = [(_x(analysis, point.at), _y(point.chances[seat])) for point in analysis.curve]
    way = "L".join(f"{x} {y}" for x, y in places)
    colour, dash = COLOURS[seat], DASHES[seat]
    y = TOP + 20 + 24 * seat
    x = WIDTH - RIGHT + 16
    stroke = f'stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}" fill="none"'
    return [
        f'<path d="M{way}" {stroke} stroke-linejoin="round"/>',
        f'<path d="M{x} {y - 4}h26" {stroke}/>',
        f'<text x="{x + 34}" y="{y}" fill="#222">{escape(name)}</text>',
    ]


def _x(analysis: Analysis, at: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * at / max(1, analysis.length), 1)


def _y(chance: float) -> float:
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance), 1)
