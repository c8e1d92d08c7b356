"""How likely each seat is to win from here: where imagined games break off.

A weighted sum of what a player has, put in relation to the sums of the others. The weights were learnt from
games of greedy players (`python bench/leaf.py`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from euphoria.games.dystopia.rules.cards import OF_FACTION
from euphoria.games.dystopia.rules.data import (
    CARD_KINDS,
    CONSTRUCTION,
    FACTIONS,
    GOODS_COUNT,
    LEVEL_4,
    STARS,
    WORKERS,
)
from euphoria.games.dystopia.rules.state import HOME, SUPPLY, City

_FACTIONS: Final = len(FACTIONS)


def features(s: City, seat: int) -> list[float]:
    """What a player has, in numbers of about the size of stars."""
    workers = home = building = 0
    for die in range(WORKERS * seat, WORKERS * seat + WORKERS):
        where = s.where[die]
        if where != SUPPLY:
            workers += 1
            if where == HOME:
                home += 1
            elif where >= CONSTRUCTION:
                building += 1
    placed = STARS - s.stars[seat]
    goods = s.goods[GOODS_COUNT * seat : GOODS_COUNT * seat + GOODS_COUNT]
    commodities = resources = 0
    for good in range(GOODS_COUNT):
        if good < 4:
            commodities += min(4, goods[good])
        else:
            resources += min(3, goods[good])
    cards = most = 0
    for kind in range(CARD_KINDS * seat, CARD_KINDS * seat + CARD_KINDS):
        cards += s.hand[kind]
        most = max(most, s.hand[kind])
    near = 0.0
    for faction in range(_FACTIONS):
        mine = (s.up[seat] & ~s.starred & OF_FACTION[faction]).bit_count()
        hidden = (s.down[seat] & OF_FACTION[faction]).bit_count()
        # Close to the end of the track a star is as good as won.
        share = s.allegiance[faction] / LEVEL_4
        if share < 1.0:
            near += share * share * (mine + 0.7 * hidden)
    return [
        float(placed),
        placed * placed / 10.0,
        float(workers),
        float(home),
        float(building),
        commodities / 4.0,
        float(min(resources, 6)),
        float(min(cards, 4)),
        1.0 if most >= 2 or cards >= 3 else 0.0,
        float(s.morale[seat]),
        float(s.knowledge[seat]),
        0.0 if (s.resolved >> seat) & 1 else 1.0,
        near,
        float(s.suffers[seat].bit_count()),
    ]


WEIGHTS: Final[list[float]] = [
    0.386,
    0.781,
    0.6,
    0.152,
    0.643,
    0.414,
    0.29,
    0.281,
    0.451,
    0.147,
    -0.15,
    0.047,
    1.439,
    -0.333,
]


def strength(s: City, seat: int) -> float:
    total = 0.0
    found = features(s, seat)
    for k in range(len(found)):
        total += WEIGHTS[k] * found[k]
    return total


def chance_of(s: City, seat: int) -> float:
    """How likely the seat wins, from 0 to 1."""
    if s.winner >= 0:
        return 1.0 if s.winner == seat else 0.0
    mine = strength(s, seat)
    total = 0.0
    for other in range(s.players):
        total += exp(min(30.0, strength(s, other) - mine))
    return 1.0 / total
