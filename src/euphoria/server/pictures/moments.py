"""A moment of a finished game in a picture and in one sentence, as an onlooker saw it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from euphoria.core import record as records
from euphoria.languages import Language
from euphoria.registry import title as title_of
from euphoria.server.archive.replay import reel
from euphoria.server.pictures import card
from euphoria.speech import Speech

KEPT: Final = 64
"""Pictures kept: a link that is passed around is looked at by many at once."""


@lru_cache(maxsize=KEPT)
def picture(text: str, at: int, language: Language) -> bytes:
    """The moment of this record as PNG."""
    header = records.read(text).header
    id, names = str(header["title"]), list(header["names"])
    draw = title_of(id).picture
    view = reel(text).frame(at, "spectator", "").view
    board = "" if draw is None else draw(view, names)
    return card.png(Speech(language).title(id), sentence(text, at, language), names, board)


def sentence(text: str, at: int, language: Language) -> str:
    """What happened last up to this moment; nothing at the beginning."""
    told = reel(text).frame(at, "spectator", language).words
    return told[-1] if told else ""
