"""The languages that people can read this in. Their sentences stand in `locale`."""

from __future__ import annotations

from typing import Final, Literal, get_args

Language = Literal["en", "es", "ru"]
Spoken = Literal["", Language]
"""A language, or nothing where no sentences are wanted."""
LANGUAGES: Final[tuple[str, ...]] = get_args(Language)
NAMES: Final[dict[Language, str]] = {"en": "English", "es": "Español", "ru": "Русский"}
"""Each in its own words."""
FALLBACK: Final = "en"
"""Whose words are taken where others are missing, and if nobody asks for any."""


def decimal(number: str, language: str) -> str:
    """A number with the decimal sign of the language, as in all its sentences.

    >>> decimal("12.5", "en"), decimal("12.5", "ru")
    ('12.5', '12,5')
    """
    return number if language == "en" else number.replace(".", ",")
