"""What things are worth to the greedy bot, by its taste."""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia.bots.reading import Reading
from euphoria.games.dystopia.bots.taste import Taste
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

LAST_WORKER: Final = 20.0
"""The second worker, for whoever has only one."""
KNOWLEDGE: Final = [0.0, 0.3, 0.5, 0.9, 1.3]
"""A point of knowledge less, for a player with so many workers."""


def worker_worth(r: Reading, owned: int) -> float:
    """One more worker for a player who has so many."""
    if owned <= 1:
        return LAST_WORKER
    return r.taste.third_worker if owned == 2 else r.taste.fourth_worker


def price(r: Reading, thing: int) -> float:
    """What the player gives up with one good (0 to 6) or one card (7 to 12) of those they have."""
    if not r.prices:
        r.prices = [_good_kept(r, good) for good in range(GOODS_COUNT)]
        r.prices += [_card_kept(r, kind) for kind in range(CARD_KINDS)]
        r.prices.append(-change_of_knowledge(r, 1))
    return r.prices[thing]


def gain_of(r: Reading, good: int, count: int) -> float:
    """What so many more of a good are worth."""
    worth = 0.0
    for k in range(count):
        worth += _next_one(r, good, r.goods[good] + k)
    return worth


def _good_kept(r: Reading, good: int) -> float:
    return _next_one(r, good, max(0, r.goods[good] - 1))


def _next_one(r: Reading, good: int, held: int) -> float:
    """What one more is worth to somebody who holds so many."""
    if good >= GOLD:
        total = sum(r.goods[GOLD:])
        taste = r.taste
        return taste.resource if held == 0 else taste.resource_more if total < 4 else taste.resource_plenty
    if held < 3 and good == _saved_for_worker(r):
        return r.taste.save_for_worker
    wanted = _wanted(r, good)
    if held < 1:
        return r.taste.commodity + (0.15 if good in (FOOD, BLISS) else -0.15)
    if held < wanted:
        return r.taste.commodity_wanted
    return r.taste.commodity_more if held < 3 else r.taste.commodity_plenty


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
    worth = r.taste.card if r.cards <= 4 else 0.7 * r.taste.card
    if r.hand[kind] >= 2:
        worth += r.taste.card_pair
    if kind == r.dilemma:
        worth += r.taste.card_dilemma
    return worth


def draw_of(r: Reading, count: int) -> float:
    """What drawing so many cards is worth: beyond the hand limit they can only replace others."""
    room = r.morale - r.cards
    taste = r.taste
    worth = 0.0
    for k in range(count):
        worth += taste.card if k < room else taste.card_beyond
    return worth


# ------------------------------------------------------------------ tracks


def change_of_morale(r: Reading, by: int) -> float:
    new = min(TRACK_END, max(1, r.morale + by))
    worth = 0.0
    for step in range(min(r.morale, new), max(r.morale, new)):
        worth += _morale_step(r.taste, step)
    if new < r.morale:
        lost = max(0, r.cards - new)
        return -worth - 0.8 * r.taste.card * lost
    return worth


def _morale_step(taste: Taste, step: int) -> float:
    """From this step to the next: a hand of three or four cards is what one needs."""
    return taste.morale_first if step < 3 else taste.morale_third if step < 4 else taste.morale_later


def change_of_knowledge(r: Reading, by: int) -> float:
    new = min(TRACK_END, max(1, r.knowledge + by))
    taste = r.taste
    each = taste.knowledge * KNOWLEDGE[r.owned] + (taste.knowledge_high if r.knowledge >= 5 else 0.0)
    return (r.knowledge - new) * each


def loss_of_worker(r: Reading) -> float:
    return worker_worth(r, r.owned - 1)


# ------------------------------------------------------------------ factions


def allegiance_step(r: Reading, faction: int) -> float:
    """A step for everybody with recruits of the faction; the last one gives stars."""
    step = r.allegiance[faction] + 1
    mine = r.unstarred(faction)
    asleep = r.asleep(faction)
    if step > LEVEL_4:
        return 0.0
    others = r.others[faction]
    taste = r.taste
    if step == LEVEL_4:
        return taste.star * mine - taste.others_last * others
    worth = taste.step * mine + taste.asleep * asleep - taste.others_step * others
    if mine and step in (LEVEL_1, LEVEL_2):
        worth += taste.level
    if asleep and step == LEVEL_3:
        worth += taste.asleep_wakes
    return worth


def miner_step(r: Reading, faction: int) -> float:
    step = r.miner[faction] + 1
    if step > MINER_END:
        return 0.0
    worth = r.taste.miner * r.asleep(faction) if step <= MINER_ACTIVATES else 0.0
    return worth + (0.5 * r.taste.miner if r.has_faction(faction) else 0.0)


# ------------------------------------------------------------------ costs


def cheapest(r: Reading, units: list[int]) -> float:
    """About what a cost takes away: every unit is paid with the cheapest thing that can pay for it."""
    total = 0.0
    for unit in units:
        held = [price(r, thing) for thing in range(13) if (unit >> thing) & 1 and _holds(r, thing)]
        lacking = r.taste.resource if unit & RESOURCES else 1.0 if unit & COMMODITIES else r.taste.card
        total += min(held, default=lacking)
    return total


def _holds(r: Reading, thing: int) -> bool:
    return r.goods[thing] > 0 if thing < GOODS_COUNT else r.hand[thing - GOODS_COUNT] > 0


def bundle_price(r: Reading, bundle: int) -> float:
    """What the player gives up with a bundle of goods, cards and knowledge."""
    return sum(((bundle >> (4 * thing)) & 15) * price(r, thing) for thing in range(14))
