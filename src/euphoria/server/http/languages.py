"""Which of our languages a request asks for."""

from __future__ import annotations

from euphoria.languages import FALLBACK, LANGUAGES

LONGEST = 200
"""Of a header we read no more than this."""


def spoken(header: str) -> str:
    """The best of our languages by an Accept-Language header; English if it names none of them."""
    best, found = 0.0, FALLBACK
    for part in header[:LONGEST].split(","):
        name, _, weight = part.partition(";")
        language = name.strip().lower().partition("-")[0]
        worth = _worth(weight)
        if language in LANGUAGES and worth > best:
            best, found = worth, language
    return found


def _worth(weight: str) -> float:
    """Of `q=0.7`; nothing said is 1, nonsense is nothing."""
    text = weight.strip().removeprefix("q=")
    if not text:
        return 1.0
    return float(text) if text.replace(".", "", 1).isdecimal() and text.isascii() else 0.0
