"""A sheet of SVG: inches become pixels with north on top, and tags are written with care."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape, quoteattr

SCALE = 24
"""Pixels in an inch."""
MARGIN = 44
BOARD = 92
"""The height of the board below the table."""

Value = str | int | float


class Canvas:
    """Tags in the order in which they are painted."""

    def __init__(self, width: int, depth: int) -> None:
        self.width = width
        self.depth = depth
        self.tags: list[str] = []

    @property
    def wide(self) -> float:
        return self.width * SCALE / 1000

    @property
    def high(self) -> float:
        return self.depth * SCALE / 1000

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A place on the table, in pixels."""
        return x * SCALE / 1000, (self.depth - y) * SCALE / 1000

    def add(self, tag: str, **attributes: Value) -> None:
        """A tag; `_` in the name of an attribute stands for `-`, a last `_` for nothing."""
        self.tags.append(f"<{tag}{self._written(attributes)}/>")

    def _written(self, attributes: dict[str, Value]) -> str:
        return "".join(
            f" {name.rstrip('_').replace('_', '-')}={quoteattr(plain(value))}"
            for name, value in attributes.items()
            if value != ""
        )

    def open(self, tag: str, **attributes: Value) -> None:
        self.tags.append(f"<{tag}{self._written(attributes)}>")

    def close(self, tag: str) -> None:
        self.tags.append(f"</{tag}>")

    def polygon(self, points: Iterable[tuple[float, float]], **attributes: Value) -> None:
        """A closed outline of places on the table."""
        self.add("polygon", points=" ".join(joined(self.at(x, y)) for x, y in points), **attributes)

    def line(self, start: Sequence[float], end: Sequence[float], **attributes: Value) -> None:
        (ax, ay), (bx, by) = self.at(start[0], start[1]), self.at(end[0], end[1])
        self.add("line", x1=ax, y1=ay, x2=bx, y2=by, **attributes)

    def circle(self, x: float, y: float, radius: float, **attributes: Value) -> None:
        cx, cy = self.at(x, y)
        self.add("circle", cx=cx, cy=cy, r=radius * SCALE / 1000, **attributes)

    def text(self, x: float, y: float, words: str, **attributes: Value) -> None:
        """Words at a place given in pixels."""
        written = self._written({"x": x, "y": y, **attributes})
        self.tags.append(f"<text{written}>{escape(words)}</text>")

    def finished(self, head: str) -> str:
        """The whole document."""
        wide = self.wide + 2 * MARGIN
        high = self.high + 2 * MARGIN + BOARD
        box = f"{-MARGIN} {-MARGIN} {plain(wide)} {plain(high)}"
        size = f'width="{plain(wide)}" height="{plain(high)}"'
        opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size}>'
        return "\n".join([opening, head, *self.tags, "</svg>", ""])


def plain(value: Value) -> str:
    """Numbers with at most two digits after the point, and no empty ones."""
    if isinstance(value, str):
        return value
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def joined(place: tuple[float, float]) -> str:
    return f"{plain(place[0])},{plain(place[1])}"


def inches(length: int) -> str:
    """Thousandths of an inch as people write them: 2.5″."""
    return plain(length / 1000) + "″"
