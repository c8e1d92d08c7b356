"""At the prompt: the table in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euphoria.languages import FALLBACK, Language

if TYPE_CHECKING:
    from euphoria.core.match import Eyes, Match


def show(match: Match, eyes: Eyes = None, *, language: Language = FALLBACK) -> None:
    """Print the table in words, as a seat sees it (None: a spectator; "open": whoever may see everything).

    >>> import euphoria
    >>> match = euphoria.new("leaders", players=4, key=bytes(32), names=["Ana", "Ben", "Cleo", "Dan"])
    >>> show(match, 0)
    Everybody is laying down their Recruits.
    ...
    """
    from euphoria.speech import Speech

    reader = eyes if isinstance(eyes, int) else None
    print(Speech(language, match.names, reader).table(match.view(eyes)))
