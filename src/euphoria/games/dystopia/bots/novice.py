"""The novice: sees a part of the board and misjudges it, as people do in their first games."""

from __future__ import annotations

from typing import Any, Final

from euphoria.bots.base import Bot
from euphoria.bots.doubt import seems_best
from euphoria.core.actions import Action
from euphoria.core.luck import Luck
from euphoria.games.dystopia.bots.personalities import Personality, tasted
from euphoria.games.dystopia.bots.policy import judge
from euphoria.games.dystopia.bots.seen import read_view
from euphoria.games.dystopia.bots.taste import Taste

OVERLOOKS: Final = 40
"""So many of a hundred options of a turn are not seen."""
BLUR: Final = 3.0
"""An option may seem better or worse by so much."""


def _taste() -> Taste:
    """Likes to have things, does not see what the factions bring, and fears no knowledge."""
    taste = Taste()
    taste.commodity = taste.commodity_wanted = taste.commodity_more = 2.4
    taste.commodity_plenty = 1.6
    taste.card_pair = taste.card_dilemma = 0.0
    taste.first_food = taste.first_bliss = taste.card_second = taste.card_third = 0.0
    taste.third_worker = 7.0
    taste.fourth_worker = 3.0
    taste.save_for_worker = 2.2
    taste.morale_first, taste.morale_third = 1.2, 0.7
    taste.knowledge = taste.knowledge_high = 0.0
    taste.step = taste.step_near = taste.asleep = taste.asleep_wakes = taste.miner = 0.0
    taste.level_1 = taste.level_2 = taste.commodity_digs = 0.0
    taste.others_last = taste.others_star = taste.others_step = 0.0
    taste.completes_1, taste.completes_2, taste.completes_3 = 0.7, 0.1, 0.1
    taste.standing = 0.4
    taste.home = 1.7
    taste.helper = taste.resource_wanted = taste.bumped = 0.0
    taste.die_twin = 0.0
    return taste


NOVICE: Final = _taste()


class NoviceBot(Bot):
    """Its mistakes are those of people: it overlooks, misjudges and hoards; it never acts at random."""

    personal = True

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)
        self._taste = NOVICE

    def become(self, personality: Personality) -> None:
        self._taste = tasted(NOVICE, personality)

    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        worth = judge(read_view(view, self._taste), kind, [option.code for option in options])
        overlooks = OVERLOOKS if kind == "turn" else 0
        return options[seems_best(worth, self._luck, BLUR, overlooks)]
