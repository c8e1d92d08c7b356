"""Players that choose from a view.

>>> import euphoria
>>> from euphoria import bots
>>> bots.kinds("leaders")
['random', 'novice', 'greedy', 'learned', 'veteran']
>>> match = euphoria.new("leaders", players=4, key=bytes(32))
>>> bot = bots.make("greedy", "leaders", seed=1)
>>> decision = match.decisions[0]
>>> match.act(decision.seat, bot.choose(match.view(decision.seat), decision.kind, decision.options))
"""

from __future__ import annotations

from euphoria.bots.advice import Hint, Reason
from euphoria.bots.asking import answer, ask, pick, step
from euphoria.bots.base import Bot
from euphoria.bots.catalogue import adviser, everywhere, kinds, listens, make, personalities, searches, usual
from euphoria.bots.halving import Budget
from euphoria.bots.searching import SearchingBot
from euphoria.bots.worlds import Weighed, World, Worlds

__all__ = [
    "Bot",
    "Budget",
    "Hint",
    "Reason",
    "SearchingBot",
    "Weighed",
    "World",
    "Worlds",
    "adviser",
    "answer",
    "ask",
    "everywhere",
    "kinds",
    "listens",
    "make",
    "personalities",
    "pick",
    "searches",
    "step",
    "usual",
]
