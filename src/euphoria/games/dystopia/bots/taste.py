"""What a player finds things worth. One commodity is about 2, a turn about 4, a star about 14."""

from __future__ import annotations

from typing import Final


class Taste:
    """The weights of the greedy judgement. Other numbers make another player of the same code."""

    __slots__ = (
        "ability",
        "asleep",
        "asleep_wakes",
        "bump_other",
        "bump_own",
        "bumped",
        "card",
        "card_beyond",
        "card_dilemma",
        "card_pair",
        "card_second",
        "card_third",
        "commodity",
        "commodity_digs",
        "commodity_more",
        "commodity_plenty",
        "commodity_wanted",
        "completes_1",
        "completes_2",
        "completes_3",
        "construction_late",
        "die_high",
        "die_twin",
        "fade",
        "fight",
        "first_bliss",
        "first_food",
        "fourth_worker",
        "helper",
        "home",
        "home_first",
        "knowledge",
        "knowledge_high",
        "level_1",
        "level_2",
        "miner",
        "morale_first",
        "morale_later",
        "morale_third",
        "others_last",
        "others_star",
        "others_step",
        "pair",
        "resource",
        "resource_more",
        "resource_plenty",
        "resource_third",
        "resource_wanted",
        "save_for_worker",
        "standing",
        "star",
        "step",
        "step_near",
        "third_worker",
    )

    def __init__(self) -> None:
        self.star: float = 14.0
        self.third_worker: float = 24.0
        self.fourth_worker: float = 8.0
        # --- things
        self.card: float = 3.0
        self.card_beyond: float = 0.7
        """A card that only replaces another in a full hand."""
        self.card_second: float = 0.5
        self.card_third: float = 2.0
        """More for the card that makes it two, or three."""
        self.card_pair: float = 0.6
        self.card_dilemma: float = 1.2
        self.resource: float = 3.0
        self.resource_more: float = 2.6
        self.resource_plenty: float = 1.2
        self.resource_third: float = 0.5
        """More for the one that makes it three, as long as they buy a star."""
        self.resource_wanted: float = 5.0
        """More if a construction asks for it, by how surely that will be finished."""
        self.commodity: float = 2.0
        """The first of a kind."""
        self.first_food: float = 0.5
        self.first_bliss: float = 0.5
        """More for the first of these, which pay for retrieving, and bliss for what Icarus gives."""
        self.commodity_wanted: float = 1.2
        """Up to what an open market asks for."""
        self.commodity_more: float = 0.8
        self.commodity_plenty: float = 0.4
        self.commodity_digs: float = 0.5
        """More where it buys a resource and a card at once."""
        self.save_for_worker: float = 3.5
        self.fade: float = 0.3
        """The share of their worth that things lose until the end."""
        # --- tracks
        self.morale_first: float = 2.5
        self.morale_third: float = 1.8
        self.morale_later: float = 0.25
        self.knowledge: float = 0.6
        """How much a point of knowledge hurts, against what it hurts a player with so many workers."""
        self.knowledge_high: float = 0.2
        # --- factions
        self.step: float = 1.5
        self.asleep: float = 0.9
        self.others_step: float = 0.3
        self.others_last: float = 6.0
        self.step_near: float = 1.0
        """More for a step near the end of the row."""
        self.level_1: float = 3.0
        self.level_2: float = 6.0
        self.asleep_wakes: float = 2.0
        self.miner: float = 0.8
        # --- building
        self.completes_1: float = 0.35
        self.completes_2: float = 0.15
        self.completes_3: float = 0.08
        """How likely a construction is finished soon that lacks so many workers."""
        self.helper: float = 0.65
        """How much of the doubt goes if enough others hold what the construction asks for."""
        self.others_star: float = 0.1
        self.construction_late: float = 1.6
        self.standing: float = 0.8
        """The share of a star that a worker on an unfinished construction stands for."""
        # --- workers
        self.home: float = 2.8
        """A worker that comes home."""
        self.home_first: float = 1.0
        """What is taken off for the turn that retrieving takes."""
        self.bumped: float = 0.5
        """A worker on a space from which others send it home."""
        self.bump_own: float = 0.8
        self.bump_other: float = 0.5
        self.die_high: float = 0.05
        self.die_twin: float = 2.0
        # --- the rest
        self.pair: float = 1.0
        """Two recruits of one faction."""
        self.ability: float = 1.0
        """What the ability of one more recruit is worth."""
        self.fight: float = 1.0


USUAL: Final = Taste()
