"""Which bots there are for which title."""

from __future__ import annotations

from collections.abc import Callable

from euphoria.bots.base import Bot
from euphoria.bots.uniform import UniformBot
from euphoria.core.errors import BadSetup
from euphoria.registry import title as title_of

Maker = Callable[[int], Bot]

ANY_TITLE: dict[str, Maker] = {"random": UniformBot}


def _makers(title: str) -> dict[str, Maker]:
    return {**ANY_TITLE, **title_of(title).bots}


def kinds(title: str) -> list[str]:
    """The kinds of bots that play this title, from weak to strong."""
    return list(_makers(title))


def make(kind: str, title: str, seed: int) -> Bot:
    """A bot for one seat of one game; with the same seed it makes the same choices."""
    makers = _makers(title)
    if kind not in makers:
        raise BadSetup(f"{title} has no bot '{kind}': {', '.join(makers)}.")
    return makers[kind](seed)
