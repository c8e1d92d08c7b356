"""A game in one minute, in five minutes, and its signs: short texts for people who have never played it.

They are Markdown files in `docs/rules/guides`, one for each title and language, with the same parts in all:

>>> [block.kind for block in guide("leaders", "en").minute][:2]
['text', 'text']
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from euphoria import ledger
from euphoria.languages import FALLBACK

PARTS = ("minute", "five", "signs")


class Block(NamedTuple):
    """A paragraph, a heading, or a line of a list."""

    kind: str
    """`text`, `head` or `item`"""
    text: str


class Guide(NamedTuple):
    minute: list[Block]
    five: list[Block]
    signs: list[Block]
    """Each a sign as it is called, a colon, and what it means."""


def titles() -> list[str]:
    """The titles that have a guide."""
    return sorted({path.name.partition(".")[0] for path in (ledger.folder() / "guides").glob("*.md")})


@cache
def guide(title: str, language: str) -> Guide:
    """The guide of a title; in English where the language has none."""
    folder = ledger.folder() / "guides"
    path = folder / f"{title}.{language}.md"
    if not path.exists():
        path = folder / f"{title}.{FALLBACK}.md"
    return parse(path.read_text(encoding="utf-8"))


def parse(text: str) -> Guide:
    parts: dict[str, list[Block]] = {part: [] for part in PARTS}
    part = ""
    for line in text.splitlines():
        if line.startswith("# "):
            part = line[2:].strip()
        elif part in parts and line.strip():
            parts[part].append(_block(line))
    return Guide(*(parts[part] for part in PARTS))


def _block(line: str) -> Block:
    if line.startswith("## "):
        return Block("head", line[3:].strip())
    return Block("item", line[2:].strip()) if line.startswith("- ") else Block("text", line.strip())
