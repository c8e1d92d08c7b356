"""A picture of a moment, as chats and networks show it beside a link: 1200 by 630 pixels, PNG.

The title draws its table as SVG, the house sets its name and the sentence of the moment around it, and resvg
(a wheel of 1.4 MB without dependencies) makes a PNG of that. Letters come from the font beside this file
(Golos Text, OFL, the Latin and Cyrillic parts of the page's own), so that a machine needs none.
"""

from __future__ import annotations

import re
import textwrap
from html import escape
from pathlib import Path
from typing import Final

WIDTH: Final = 1200
HEIGHT: Final = 630
FONT: Final = Path(__file__).with_name("golos-text.ttf")
_BOARD: Final = (40, 96, 1120, 400)
_LETTERS: Final = 62
_LINES: Final = 2


def png(heading: str, sentence: str, names: list[str], board: str) -> bytes:
    """The card. `board` is an SVG document, or nothing: then the names stand there in large letters."""
    import resvg_py  # a house that is asked for no picture need not load it

    drawn = _set_in(board) if board else _names(names)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#0d0f1c"/>'
        f'<rect x="12" y="12" width="{WIDTH - 24}" height="{HEIGHT - 24}" rx="18" fill="none"'
        ' stroke="#c8a45a"/>'
        f'<text x="44" y="68" font-size="38" fill="#f5ead0">{escape(heading)}</text>'
        f'<text x="{WIDTH - 44}" y="66" font-size="26" fill="#c8a45a" text-anchor="end">Euphoria</text>'
        f"{drawn}{_said(sentence)}</svg>"
    )
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=WIDTH,
            height=HEIGHT,
            skip_system_fonts=True,
            font_files=[str(FONT)],
            font_family="Golos Text",
            sans_serif_family="Golos Text",
            monospace_family="Golos Text",
            serif_family="Golos Text",
        )
    )


def _set_in(board: str) -> str:
    """The drawing, as large as its place allows."""
    x, y, width, height = _BOARD
    tag, rest = re.sub(r"^.*?(?=<svg)", "", board, flags=re.DOTALL).split(">", 1)
    tag = re.sub(r'\s(width|height|x|y)="[^"]*"', "", tag)
    return f'{tag} x="{x}" y="{y}" width="{width}" height="{height}">{rest}'


def _names(names: list[str]) -> str:
    shown = "  ·  ".join(names)
    place = f'x="{WIDTH // 2}" y="310" text-anchor="middle"'
    return f'<text {place} font-size="44" fill="#f2b03d">{escape(shown)}</text>'


def _said(sentence: str) -> str:
    lines = textwrap.wrap(sentence, _LETTERS, max_lines=_LINES, placeholder=" …")
    return "".join(
        f'<text x="44" y="{546 + 42 * at}" font-size="32" fill="#f5ead0">{escape(line)}</text>'
        for at, line in enumerate(lines)
    )
