"""A picture of the council as SVG text: everybody's row as a view shows it, and who aims at whom."""

from __future__ import annotations

from html import escape
from math import cos, pi, sin
from typing import Any, Final

WIDTH: Final = 1120
HEIGHT: Final = 400
CARD: Final = (34, 48)
GROUNDS: Final = {"E": "#f2b03d", "S": "#2fb7b0", "EL": "#f2b03d", "SL": "#2fb7b0"}
HIDDEN: Final = "#27305f"
RUST: Final = "#d1603d"


def draw(view: dict[str, Any], names: list[str]) -> str:
    """The table from above; the first seat is at the bottom."""
    places = [_place(seat, view["players"]) for seat in range(view["players"])]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
        f'<ellipse cx="{WIDTH // 2}" cy="{HEIGHT // 2}" rx="440" ry="128" fill="#191c33" stroke="#c8a45a"',
        ' stroke-width="4"/>',
    ]
    seats: list[dict[str, Any]] = view["seats"]
    for seat in seats:
        if seat["gun"] is not None and seat["gun"]["target"] is not None:
            (x, y), (to_x, to_y) = places[int(seat["seat"])], places[int(seat["gun"]["target"])]
            beam = 'stroke="#7dff6a" stroke-width="4" stroke-dasharray="10 7"'
            parts.append(f'<path d="M{x} {y}L{to_x} {to_y}" {beam}/>')
    parts += [_mat(seat, names[int(seat["seat"])], *places[int(seat["seat"])]) for seat in seats]
    return "".join([*parts, "</svg>"])


def _place(seat: int, players: int) -> tuple[int, int]:
    turn = pi / 2 + 2 * pi * seat / players
    return round(WIDTH / 2 + 460 * cos(turn)), round(HEIGHT / 2 + 138 * sin(turn))


def _mat(seat: dict[str, Any], name: str, x: int, y: int) -> str:
    rim = RUST if seat["wastelander"] else "#c8a45a"
    cards = "".join(_card(card, x - 60 + 43 * at, y - 26) for at, card in enumerate(seat["row"]))
    return (
        f'<rect x="{x - 76}" y="{y - 60}" width="152" height="92" rx="10" fill="#11142b" stroke="{rim}"'
        f' stroke-width="2"/><text x="{x}" y="{y - 36}" font-size="19" fill="#f5ead0" text-anchor="middle">'
        f"{escape(name[:16])}</text>{cards}"
    )


def _card(card: dict[str, Any], x: int, y: int) -> str:
    """A team is told by colour and shape: a disc above, a square below; a Leader has a rim."""
    kind = card["card"]
    width, height = CARD
    ground = (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="4" fill="{GROUNDS.get(kind, HIDDEN)}"'
    )
    middle, line = x + width // 2, y + height // 2
    if kind is None:
        return f'{ground}/><circle cx="{middle}" cy="{line}" r="6" fill="#c8a45a"/>'
    leader = ' stroke="#fff" stroke-width="3"' if kind.endswith("L") else ""
    mark = (
        f'<circle cx="{middle}" cy="{line}" r="10" fill="#1b1405"/>'
        if kind.startswith("E")
        else f'<rect x="{middle - 9}" y="{line - 9}" width="18" height="18" fill="#06302e"/>'
    )
    return f"{ground}{leader}/>{mark}"
