"""Files that people write for the show, in TOML, read with care: nothing here trusts its input."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from euphoria.games.show.speech.map_texts import BadText, data_of


class BadFile(Exception):
    """What is wrong with a file: the last part of a message's id, and its facts.

    The fact `who` is the id of a character: whoever tells it puts the name in.
    """

    def __init__(self, id: str, **facts: int | str) -> None:
        super().__init__(id)
        self.id = id
        self.facts = facts


def read_toml(path: Path, longest: int) -> dict[str, Any]:
    """The data of a file of so many bytes at most; raises `BadFile`, or `OSError` if there is none."""
    with path.open("rb") as file:
        content = file.read(longest + 1)
    if len(content) > longest:
        raise BadFile("long", most=longest // 1024)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadFile("text") from None
    try:
        return data_of(text)
    except BadText as bad:
        raise BadFile("toml", line=bad.line) from None
