"""Draw docs/pictures/terminal.svg: a moment of a real game, as the terminal shows it.

    python tools/picture.py

The game is played by the command itself with a fixed seed, and what it prints is set as text. Only the
lines between the marks below are kept; where lines are left out, the picture shows dots.
"""

import os
import re
import subprocess
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from xml.sax.saxutils import escape

from rich.style import Style
from rich.text import Text

ROOT = Path(__file__).resolve().parents[1]
PICTURE = ROOT / "docs" / "pictures" / "terminal.svg"
COMMAND = "euphoria play leaders --seed readme --name Ana"
TYPED = "hint\n\n" * 6 + "why shoot\ndeduce\nhint\n"
"""Six questions are answered as the bot advises; at the seventh the person looks around."""
PARTS = [("Turn 8:", "Your Artifact phase"), ("Your action:", "[Enter")]
"""From the last line that begins like the first mark to the next one that begins like the second."""

COLUMNS = 94
RUN = re.compile(r"\S+(?: \S+)*")
CHARACTER, LINE, MARGIN, BAR = 8.4, 19, 18, 34
PAPER, FRAME, INK, FAINT, NUMBER = "#14181f", "#3d4654", "#d6dce5", "#8792a2", "#6cc6d9"
FONT = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"


def printed() -> list[Text]:
    """What the command prints when this is typed, line by line with its styles."""
    with tempfile.TemporaryDirectory() as folder:
        looks = {"FORCE_COLOR": "1", "COLUMNS": str(COLUMNS), "EUPHORIA_LANG": "en"}
        done = subprocess.run(
            [Path(sys.executable).parent / "euphoria", *COMMAND.split()[1:]],
            input=TYPED,
            env={**os.environ, **looks, "EUPHORIA_DATA": folder},
            capture_output=True,
            text=True,
            check=True,
        )
    return [Text.from_ansi(line) for line in done.stdout.splitlines()]


def chosen(lines: list[Text]) -> list[Text]:
    """The parts that are shown, dots between them."""
    kept = [Text(f"$ {COMMAND}", "dim"), Text("…", "dim")]
    for first, end in PARTS:
        start = max(n for n, line in enumerate(lines) if line.plain.startswith(first))
        stop = next(n for n in range(start, len(lines)) if lines[n].plain.startswith(end))
        kept += [*lines[start:stop], Text("…", "dim")]
    return [line for line, after in pairwise(kept) if line.plain or after.plain != "…"]


def look(style: str | Style) -> str:
    """The style of a terminal as attributes of SVG; the text is complete without it."""
    found = Style.parse(style) if isinstance(style, str) else style
    if found.color is not None:
        return f' fill="{NUMBER}"'
    if found.dim:
        return f' fill="{FAINT}"'
    return ' font-weight="bold" fill="#ffffff"' if found.bold else ""


def words(line: Text, y: int) -> list[str]:
    """The runs of one style in a line, without wide gaps. Each has its width, so columns meet in any font."""
    drawn: list[str] = []
    borders = sorted({0, len(line), *(edge for span in line.spans for edge in (span.start, span.end))})
    for start, end in pairwise(borders):
        style = next((span.style for span in line.spans if span.start <= start < span.end), line.style)
        for run in RUN.finditer(line.plain, start, end):
            x, wide = MARGIN + CHARACTER * run.start(), CHARACTER * len(run[0])
            place = f'x="{x:.1f}" y="{y}" textLength="{wide:.1f}" lengthAdjust="spacingAndGlyphs"'
            drawn.append(f"<text {place}{look(style)}>{escape(run[0])}</text>")
    return drawn


def picture(lines: list[Text]) -> str:
    """A window of its own colours, so that it looks the same on a light and on a dark page."""
    width, height = round(2 * MARGIN + CHARACTER * COLUMNS), BAR + LINE * len(lines) + MARGIN
    box = f'viewBox="0 0 {width} {height}"'
    window = f'fill="{PAPER}" stroke="{FRAME}"'
    lights = [f'<circle cx="{MARGIN + 6 + 20 * n}" cy="17" r="5.5" fill="{FRAME}"/>' for n in range(3)]
    drawn = [text for n, line in enumerate(lines) for text in words(line, BAR + LINE * (n + 1) - 5)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" {box} role="img">',
            "<title>A game of Leaders of Euphoria in the terminal</title>",
            f'<rect x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="9" {window}/>',
            *lights,
            f'<g font-family="{FONT}" font-size="14" fill="{INK}">',
            *drawn,
            "</g>",
            "</svg>",
            "",
        ]
    )


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(picture(chosen(printed())), encoding="utf-8")
    print(f"{PICTURE.relative_to(ROOT)}: {PICTURE.stat().st_size} bytes")
