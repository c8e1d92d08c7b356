"""Which bots there are for which title."""

from __future__ import annotations

from collections.abc import Callable

from euphoria.bots.base import Bot
from euphoria.bots.dystopia.greedy import GreedyBot as GreedyCitizen
from euphoria.bots.leaders.greedy import GreedyBot
from euphoria.bots.show.greedy import GreedyBot as GreedyCoach
from euphoria.bots.uniform import UniformBot
from euphoria.core.errors import BadSetup
from euphoria.games import GAMES

Maker = Callable[[int], Bot]

ANY_TITLE: dict[str, Maker] = {"random": UniformBot}
BY_TITLE: dict[str, dict[str, Maker]] = {
    "leaders": {"greedy": GreedyBot},
    "dystopia": {"greedy": GreedyCitizen},
    "show": {"greedy": GreedyCoach},
}


def _makers(title: str) -> dict[str, Maker]:
    if title not in GAMES:
        raise BadSetup(f"There is no game '{title}': {', '.join(GAMES)}.")
    return {**ANY_TITLE, **BY_TITLE.get(title, {})}


def kinds(title: str) -> list[str]:
    """The kinds of bots that play this title, from weak to strong."""
    return list(_makers(title))


def make(kind: str, title: str, seed: int) -> Bot:
    """A bot for one seat of one game; with the same seed it makes the same choices."""
    makers = _makers(title)
    if kind not in makers:
        raise BadSetup(f"{title} has no bot '{kind}': {', '.join(makers)}.")
    return makers[kind](seed)
