"""What things are worth to the greedy bot. One commodity is about 1, a turn about 2, a star about 14."""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia.bots.reading import Reading
from euphoria.games.dystopia.rules.data import (
    BLISS,
    CARD_KINDS,
    COMMODITIES,
    ENERGY,
    FOOD,
    GOLD,
    GOODS_COUNT,
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    LEVEL_4,
    MINER_ACTIVATES,
    MINER_END,
    RESOURCES,
    TRACK_END,
    WATER,
)
from euphoria.games.dystopia.rules.markets import TILE_COSTS

STAR: Final = 14.0
WORKER: Final = [0.0, 20.0, 14.0, 3.0]
"""One more worker for a player who has so many."""
CARD: Final = 3.0
RESOURCE: Final = 3.0
KNOWLEDGE: Final = [0.0, 0.3, 0.5, 0.9, 1.3]
"""A point of knowledge less, for a player with so many workers."""


def price(r: Reading, thing: int) -> float:
    """What the player gives up with one good (0 to 6) or one card (7 to 12) of those they have."""
    if not r.prices:
        r.prices = [_good_kept(r, good) for good in range(GOODS_COUNT)]
        r.prices += [_card_kept(r, kind) for kind in range(CARD_KINDS)]
        r.prices.append(-change_of_knowledge(r, 1))
    return r.prices[thing]


def gain_of(r: Reading, good: int, count: int) -> float:
    """What so many more of a good are worth."""
    return sum(_next_one(r, good, r.goods[good] + k) for k in range(count))


def _good_kept(r: Reading, good: int) -> float:
    return _next_one(r, good, max(0, r.goods[good] - 1))


def _next_one(r: Reading, good: int, held: int) -> float:
    """What one more is worth to somebody who holds so many."""
    if good >= GOLD:
        total = sum(r.goods[GOLD:])
        return RESOURCE if held == 0 else 2.6 if total < 4 else 1.2
    if held < 3 and good == _saved_for_worker(r):
        return 2.2
    wanted = _wanted(r, good)
    if held < 1:
        return 1.5 if good in (FOOD, BLISS) else 1.2
    if held < wanted:
        return 1.2
    return 0.8 if held < 3 else 0.4


def _saved_for_worker(r: Reading) -> int:
    """Energy or water, whichever there is more of, buys a worker while that still pays; -1: neither."""
    if not r.may_gain_worker() or r.closest <= 3:
        return -1
    return WATER if r.goods[WATER] > r.goods[ENERGY] else ENERGY


def _wanted(r: Reading, good: int) -> int:
    """How many are needed for the markets where a star can be had."""
    most = 1
    for site, tile in enumerate(r.tiles):
        if tile >= 0 and r.free[site // 2] > 0:
            most = max(most, TILE_COSTS[tile].count(1 << good))
    return most


# ------------------------------------------------------------------ cards


def _card_kept(r: Reading, kind: int) -> float:
    """Pairs buy stars; the card of the dilemma does, too."""
    worth = CARD if r.cards <= 4 else 2.0
    if r.hand[kind] >= 2:
        worth += 0.6
    if kind == r.dilemma:
        worth += 1.2
    return worth


def draw_of(r: Reading, count: int) -> float:
    """What drawing so many cards is worth: beyond the hand limit they can only replace others."""
    room = r.morale - r.cards
    return sum(CARD if k < room else 0.7 for k in range(count))


# ------------------------------------------------------------------ tracks


def change_of_morale(r: Reading, by: int) -> float:
    new = min(TRACK_END, max(1, r.morale + by))
    worth = sum(_morale_step(step) for step in range(min(r.morale, new), max(r.morale, new)))
    if new < r.morale:
        lost = max(0, r.cards - new)
        return -worth - 2.5 * lost
    return worth


def _morale_step(step: int) -> float:
    """From this step to the next: a hand of three or four cards is what one needs."""
    return 1.2 if step < 3 else 0.7 if step < 4 else 0.25


def change_of_knowledge(r: Reading, by: int) -> float:
    new = min(TRACK_END, max(1, r.knowledge + by))
    return (r.knowledge - new) * (KNOWLEDGE[r.owned] + (0.5 if r.knowledge >= 5 else 0.0))


def loss_of_worker(r: Reading) -> float:
    return WORKER[min(3, max(1, r.owned - 1))]


# ------------------------------------------------------------------ factions


def allegiance_step(r: Reading, faction: int) -> float:
    """A step for everybody with recruits of the faction; the last one gives stars."""
    step = r.allegiance[faction] + 1
    mine = r.unstarred(faction)
    asleep = r.asleep(faction)
    if step > LEVEL_4:
        return 0.0
    others = r.others[faction]
    if step == LEVEL_4:
        return STAR * mine - 6.0 * others
    worth = 0.9 * (mine + asleep) - 0.3 * others
    if mine and step in (LEVEL_1, LEVEL_2):
        worth += 1.0
    if asleep and step == LEVEL_3:
        worth += 2.0
    return worth


def miner_step(r: Reading, faction: int) -> float:
    step = r.miner[faction] + 1
    if step > MINER_END:
        return 0.0
    worth = 0.8 * r.asleep(faction) if step <= MINER_ACTIVATES else 0.0
    return worth + (0.4 if r.has_faction(faction) else 0.0)


# ------------------------------------------------------------------ costs


def cheapest(r: Reading, units: list[int]) -> float:
    """About what a cost takes away: every unit is paid with the cheapest thing that can pay for it."""
    total = 0.0
    for unit in units:
        held = [price(r, thing) for thing in range(13) if (unit >> thing) & 1 and _holds(r, thing)]
        total += min(held, default=RESOURCE if unit & RESOURCES else 1.0 if unit & COMMODITIES else CARD)
    return total


def _holds(r: Reading, thing: int) -> bool:
    return r.goods[thing] > 0 if thing < GOODS_COUNT else r.hand[thing - GOODS_COUNT] > 0


def bundle_price(r: Reading, bundle: int) -> float:
    """What the player gives up with a bundle of goods, cards and knowledge."""
    return sum(((bundle >> (4 * thing)) & 15) * price(r, thing) for thing in range(14))
