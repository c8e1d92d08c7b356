"""Who a player of dystopia can be: how much more, or less, some of the weights of the judgement count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from euphoria.games.dystopia.bots.taste import Taste

Personality = Mapping[str, float]
"""Factors of a taste, by the names of its weights."""

PERSONALITIES: Final[dict[str, Personality]] = {
    "cautious": {
        "knowledge": 1.5,
        "knowledge_high": 1.8,
        "morale_first": 1.5,
        "morale_third": 1.5,
        "home": 1.15,
    },
    "builder": {
        "completes_1": 1.15,
        "completes_2": 1.3,
        "completes_3": 1.4,
        "construction_late": 1.4,
        "others_star": 0.0,
    },
    "collector": {"card": 1.3, "card_pair": 2.0, "card_dilemma": 2.0, "card_beyond": 1.5},
    "loyal": {"step": 1.7, "asleep": 1.5, "level_1": 1.8, "level_2": 1.8, "asleep_wakes": 1.5, "miner": 1.5},
}


WEIGHTS: Final = tuple(name for name in dir(Taste()) if not name.startswith("_"))


def tasted(taste: Taste, personality: Personality) -> Taste:
    """The same taste with these weights changed."""
    made = Taste()
    for name in WEIGHTS:
        setattr(made, name, getattr(taste, name) * personality.get(name, 1.0))
    return made
