"""What things are worth to the greedy bot, by its taste."""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia.bots.reading import Reading
from euphoria.games.dystopia.bots.taste import Taste
from euphoria.games.dystopia.rules.cards import OF_FACTION
from euphoria.games.dystopia.rules.data import (
    BLISS,
    CARD_KINDS,
    COMMODITIES,
    CONSTRUCTION,
    ENERGY,
    FOOD,
    GOLD,
    GOODS_COUNT,
    ICARITE,
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    LEVEL_4,
    MINER_ACTIVATES,
    MINER_END,
    RESOURCES,
    SITE_SPACES,
    SITES,
    TRACK_END,
    WATER,
    printed_resource,
)
from euphoria.games.dystopia.rules.markets import TILE_COSTS

LAST_STAR: Final = 5.0
"""How many times as much as another one the last star is worth."""
LAST_WORKER: Final = 20.0
"""The second worker, for whoever has only one."""
SITE_STARTS: Final = [CONSTRUCTION + SITE_SPACES * site for site in range(SITES)]
"""The first space of each construction site, whose price differs."""
SITE_PRICES: Final = [(printed_resource(at) - GOLD, printed_resource(at + 1) - GOLD) for at in SITE_STARTS]
"""What the first and what the other spaces of a site cost: 0 gold, 1 stone, 2 clay."""
KNOWLEDGE: Final = [0.0, 0.3, 0.5, 0.9, 1.3]
"""A point of knowledge less, for a player with so many workers."""


def worker_worth(r: Reading, owned: int) -> float:
    """One more worker for a player who has so many."""
    if owned <= 1:
        return LAST_WORKER
    return r.future * (r.taste.third_worker if owned == 2 else r.taste.fourth_worker)


def star_worth(r: Reading) -> float:
    """A star; the last one wins."""
    return r.taste.star * (LAST_STAR if r.stars_left == 1 else 1.0)


def remaining(r: Reading) -> float:
    """What is left of the worth of things that have still to be used."""
    return 1.0 - r.taste.fade * (1.0 - r.future)


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
    """What is given up with one: what a resource is wanted for, it is wanted for in order to be spent."""
    held = max(0, r.goods[good] - 1)
    return remaining(r) * (_stock(r, held) if good >= GOLD else _commodity(r, good, held))


def _next_one(r: Reading, good: int, held: int) -> float:
    """What one more is worth to somebody who holds so many."""
    return remaining(r) * (_resource(r, good, held) if good >= GOLD else _commodity(r, good, held))


def _resource(r: Reading, good: int, held: int) -> float:
    """The first of a kind buys a share in a market, and three of any kinds the star of the Nimbus Loft."""
    worth = _stock(r, held)
    if held == 0:
        worth += r.taste.resource_wanted * demand(r, good)
    if _resources(r) == 2 and held == r.goods[good] and r.free[ICARITE]:
        worth += r.taste.resource_third
    return worth


def _stock(r: Reading, held: int) -> float:
    """A resource, whatever it is good for."""
    taste = r.taste
    if held == 0:
        return taste.resource
    return taste.resource_more if _resources(r) < 4 else taste.resource_plenty


def _resources(r: Reading) -> int:
    return r.goods[GOLD] + r.goods[GOLD + 1] + r.goods[GOLD + 2]


def demand(r: Reading, resource: int) -> float:
    """The greatest share in a star that I can get by bringing this resource to a construction."""
    if not r.demand:
        r.demand = [0.0, 0.0, 0.0]
        for site in range(SITES):
            if r.tiles[site] < 0:
                missing = r.needed - r.building[site]
                sure = completes(r, site, missing - 1)
                if (r.builders[site] >> r.me) & 1:
                    sure -= completes(r, site, missing)
                odd, usual = SITE_PRICES[site]
                if r.occupants[SITE_STARTS[site]] < 0:
                    r.demand[odd] = max(r.demand[odd], sure)
                r.demand[usual] = max(r.demand[usual], sure)
    return r.demand[resource - GOLD]


def completes(r: Reading, site: int, missing: int) -> float:
    """How likely a construction is finished soon that lacks so many workers."""
    if missing <= 0:
        return 1.0
    chance = _usually(r.taste, missing)
    odd, usual = SITE_PRICES[site]
    able = r.rich[usual]
    if r.occupants[SITE_STARTS[site]] < 0:
        able |= r.rich[odd]
    # With all territories full everybody comes to build in the end.
    if (able & ~r.builders[site]).bit_count() >= missing or not any(r.free):
        chance += r.taste.helper * (1.0 - chance)
    return chance


def _usually(taste: Taste, missing: int) -> float:
    """The same, whoever has what it takes."""
    if missing == 1:
        return taste.completes_1
    if missing == 2:
        return taste.completes_2
    return taste.completes_3 if missing == 3 else 0.7 * taste.completes_3


def _commodity(r: Reading, good: int, held: int) -> float:
    """The first few of a kind, those a market asks for, and those that make a third worker."""
    if held < 3 and good == _saved_for_worker(r):
        return r.taste.save_for_worker
    wanted = _wanted(r, good)
    digs = r.taste.commodity_digs if good < BLISS and held < 2 and r.digs_both(good) else 0.0
    if held < 1:
        more = r.taste.first_food if good == FOOD else r.taste.first_bliss if good == BLISS else 0.0
        return digs + r.taste.commodity + more
    if held < wanted:
        return digs + r.taste.commodity_wanted
    return digs + r.taste.commodity_more if held < 3 else r.taste.commodity_plenty


def _saved_for_worker(r: Reading) -> int:
    """Energy or water, whichever there is more of, buys a third worker while that pays; -1: neither."""
    if r.owned > 2 or not r.may_gain_worker() or r.closest <= 3:
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
    return remaining(r) * worth


def draw_of(r: Reading, count: int) -> float:
    """What drawing so many cards is worth: beyond the hand limit they can only replace others."""
    room = r.morale - r.cards
    taste = r.taste
    worth = 0.0
    for k in range(count):
        worth += _nth_card(taste, r.cards + k + 1) if k < room else taste.card_beyond
    return remaining(r) * worth


def _nth_card(taste: Taste, count: int) -> float:
    """What the card is worth that makes it so many."""
    if count == 2:
        return taste.card + taste.card_second
    if count == 3:
        return taste.card + taste.card_third
    return taste.card if count <= 4 else 0.7 * taste.card


# ------------------------------------------------------------------ tracks


def change_of_morale(r: Reading, by: int) -> float:
    new = min(TRACK_END, max(1, r.morale + by))
    worth = 0.0
    for step in range(min(r.morale, new), max(r.morale, new)):
        worth += _morale_step(r.taste, step)
    # Without a hand there are no stars for cards, as long as the game lasts.
    worth *= 0.5 + 0.5 * r.future
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
    return r.future * (r.knowledge - new) * each


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
        if mine and mine >= r.stars_left:
            return LAST_STAR * taste.star
        if (r.ending >> faction) & 1:
            return -LAST_STAR * taste.star
        return taste.star * mine - taste.others_last * others
    near = taste.step_near * step / LEVEL_4
    worth = (taste.step + near) * mine + (taste.asleep + near) * asleep - taste.others_step * others
    if r.active & OF_FACTION[faction]:
        if step == LEVEL_1:
            worth += taste.level_1 * r.future
        elif step == LEVEL_2:
            worth += taste.level_2 * r.future
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
