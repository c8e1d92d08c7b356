"""Which bots there are for which title."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Final

from euphoria.bots.base import Bot
from euphoria.bots.halving import Budget
from euphoria.bots.searching import SearchingBot
from euphoria.bots.uniform import UniformBot
from euphoria.core.errors import BadSetup
from euphoria.registry import Title
from euphoria.registry import title as title_of

Maker = Callable[[int], Bot]

ANY_TITLE: dict[str, Maker] = {"random": UniformBot}

NEEDS: Final = {"learned": "numpy"}
"""Kinds that need something the library itself does without. They are not listed where it is missing."""


def _makers(title: str | Title) -> dict[str, Maker]:
    joined = title_of(title) if isinstance(title, str) else title
    return {**ANY_TITLE, **joined.bots}


def kinds(title: str) -> list[str]:
    """The kinds of bots that play this title here, from weak to strong."""
    return [kind for kind in _makers(title) if kind not in NEEDS or _is_there(NEEDS[kind])]


def everywhere(title: str) -> list[str]:
    """Those of them that need nothing more: what a house offers to people."""
    return [kind for kind in kinds(title) if kind not in NEEDS]


@cache
def _is_there(module: str) -> bool:
    return find_spec(module) is not None


@cache
def searches(kind: str, title: str) -> bool:
    """Does this kind imagine positions, so that it takes its time?"""
    return make(kind, title, 0).searches


@cache
def listens(kind: str, title: str) -> bool:
    """Does this kind want to be told what has happened?"""
    return make(kind, title, 0).listens


def usual(title: str) -> str:
    """The strongest kind that answers at once, and everywhere: it plays where nobody says otherwise."""
    return [kind for kind in everywhere(title) if not searches(kind, title)][-1]


def make(kind: str, title: str | Title, seed: int) -> Bot:
    """A bot for one seat of one game; with the same seed it makes the same choices.

    A title that no house offers is handed in itself.

    How much a bot that searches imagines for one choice can be said behind its kind: `veteran:50`.
    """
    name, colon, simulations = kind.partition(":")
    makers = _makers(title)
    id = title if isinstance(title, str) else title.game.id
    if name not in makers:
        raise BadSetup(f"{id} has no bot '{name}': {', '.join(makers)}.")
    if name in NEEDS and not _is_there(NEEDS[name]):
        raise BadSetup(
            f"'{name}' needs {NEEDS[name]}, which is not here: it comes with the extra 'research'."
        )
    bot = makers[name](seed)
    if colon:
        if not isinstance(bot, SearchingBot):
            raise BadSetup(f"'{name}' does not search in {id}, so '{kind}' says nothing.")
        if not simulations.isdecimal() or int(simulations) < 1:
            raise BadSetup(f"'{kind}' does not say how many games are imagined: write {name}:50.")
        bot.budget = Budget(int(simulations))
    return bot


def adviser(title: str) -> Bot | None:
    """The strongest bot that can say why; None if there is none. Advice needs no luck."""
    made = [make(kind, title, seed=0) for kind in reversed(kinds(title))]
    return next((bot for bot in made if bot.advises), None)
