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
