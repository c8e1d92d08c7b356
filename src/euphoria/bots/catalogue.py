"""Which bots there are for which title."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.util import find_spec
from typing import Any, Final

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


@cache
def personalities(title: str, kind: str = "greedy") -> list[str]:
    """Who a bot of this kind can be; none: nobody in particular."""
    return list(_personalities(title)) if make(kind, title, 0).personal else []


def _personalities(title: str | Title) -> Mapping[str, Any]:
    joined = title_of(title) if isinstance(title, str) else title
    return joined.personalities() if joined.personalities else {}


def usual(title: str) -> str:
    """The strongest kind that answers at once, and everywhere: it plays where nobody says otherwise."""
    return [kind for kind in everywhere(title) if not searches(kind, title)][-1]


def make(kind: str, title: str | Title, seed: int) -> Bot:
    """A bot for one seat of one game; with the same seed it makes the same choices.

    A title that no house offers is handed in itself.

    Behind its kind can be said who it is, `greedy+hunter`, and how much a bot that searches imagines for one
    choice, `veteran:50` or `veteran+hunter:50`.
    """
    who, colon, simulations = kind.partition(":")
    name, plus, personality = who.partition("+")
    makers = _makers(title)
    id = title if isinstance(title, str) else title.game.id
    if name not in makers:
        raise BadSetup(f"{id} has no bot '{name}': {', '.join(makers)}.")
    if name in NEEDS and not _is_there(NEEDS[name]):
        raise BadSetup(
            f"'{name}' needs {NEEDS[name]}, which is not here: it comes with the extra 'research'."
        )
    bot = makers[name](seed)
    if plus:
        _become(bot, name, title, personality)
    if colon:
        if not isinstance(bot, SearchingBot):
            raise BadSetup(f"'{name}' does not search in {id}, so '{kind}' says nothing.")
        if not simulations.isdecimal() or int(simulations) < 1:
            raise BadSetup(f"'{kind}' does not say how many games are imagined: write {name}:50.")
        bot.budget = Budget(int(simulations))
    return bot


def _become(bot: Bot, name: str, title: str | Title, personality: str) -> None:
    id = title if isinstance(title, str) else title.game.id
    known = _personalities(title)
    if personality not in known:
        raise BadSetup(f"{id} has no personality '{personality}': {', '.join(known) or 'none at all'}.")
    if not bot.personal:
        raise BadSetup(f"'{name}' is nobody in particular, so it cannot be '{personality}'.")
    bot.become(known[personality])


def adviser(title: str) -> Bot | None:
    """The strongest bot that can say why; None if there is none. Advice needs no luck."""
    made = [make(kind, title, seed=0) for kind in reversed(kinds(title))]
    return next((bot for bot in made if bot.advises), None)
