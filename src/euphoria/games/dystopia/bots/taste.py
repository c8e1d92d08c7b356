"""What a player finds things worth. One commodity is about 1, a turn about 2, a star about 14."""

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
        "card",
        "card_beyond",
        "card_dilemma",
        "card_pair",
        "commodity",
        "commodity_more",
        "commodity_plenty",
        "commodity_wanted",
        "completes_1",
        "completes_2",
        "completes_3",
        "construction_late",
        "die_high",
        "die_twin",
        "fight",
        "fourth_worker",
        "home",
        "home_first",
        "knowledge",
        "knowledge_high",
        "level",
        "miner",
        "morale_first",
        "morale_later",
        "morale_third",
        "others_last",
        "others_star",
        "others_step",
        "resource",
        "resource_more",
        "resource_plenty",
        "save_for_worker",
        "standing",
        "star",
        "step",
        "third_worker",
    )

    def __init__(self) -> None:
        self.star: float = 14.0
        self.third_worker: float = 14.0
        self.fourth_worker: float = 3.0
        # --- things
        self.card: float = 3.0
        self.card_beyond: float = 0.7
        """A card that only replaces another in a full hand."""
        self.card_pair: float = 0.6
        self.card_dilemma: float = 1.2
        self.resource: float = 3.0
        self.resource_more: float = 2.6
        self.resource_plenty: float = 1.2
        self.commodity: float = 1.35
        """The first of a kind."""
        self.commodity_wanted: float = 1.2
        """Up to what an open market asks for."""
        self.commodity_more: float = 0.8
        self.commodity_plenty: float = 0.4
        self.save_for_worker: float = 2.2
        # --- tracks
        self.morale_first: float = 1.2
        self.morale_third: float = 0.7
        self.morale_later: float = 0.25
        self.knowledge: float = 1.0
        """How much a point of knowledge hurts, against what it hurts a player with so many workers."""
        self.knowledge_high: float = 0.5
        # --- factions
        self.step: float = 0.9
        self.asleep: float = 0.9
        self.others_step: float = 0.3
        self.others_last: float = 6.0
        self.level: float = 1.0
        self.asleep_wakes: float = 2.0
        self.miner: float = 0.8
        # --- building
        self.completes_1: float = 0.7
        self.completes_2: float = 0.45
        self.completes_3: float = 0.3
        """How likely a construction is finished soon that lacks so many workers."""
        self.others_star: float = 0.1
        self.construction_late: float = 1.6
        self.standing: float = 0.4
        """The share of a star that a worker on an unfinished construction stands for."""
        # --- workers
        self.home: float = 1.7
        """A worker that comes home."""
        self.home_first: float = 1.0
        """What is taken off for the turn that retrieving takes."""
        self.bump_own: float = 0.8
        self.bump_other: float = 0.5
        self.die_high: float = 0.05
        self.die_twin: float = 1.0
        # --- the rest
        self.ability: float = 1.0
        """What the ability of one more recruit is worth."""
        self.fight: float = 1.0


USUAL: Final = Taste()
