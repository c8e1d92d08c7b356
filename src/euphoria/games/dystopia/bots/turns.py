"""What each thing one can do in a turn is worth: placements, retrievals, the dilemma."""

from __future__ import annotations

from euphoria.core.actions import first, second, verb_of
from euphoria.games.dystopia.bots.reading import Reading
from euphoria.games.dystopia.bots.worth import (
    LAST_STAR,
    allegiance_step,
    change_of_knowledge,
    change_of_morale,
    cheapest,
    completes,
    draw_of,
    gain_of,
    loss_of_worker,
    miner_step,
    price,
    star_worth,
    worker_worth,
)
from euphoria.games.dystopia.rules.cards import BRIAN, CAFETERIA, COURTHOUSE, FOUNTAIN, JACKO
from euphoria.games.dystopia.rules.data import (
    AREA,
    ARK,
    BAR,
    BLISS,
    BREEZE_BAR,
    BUILDABLE,
    CARD_KINDS,
    CARD_MARKET,
    CONSTRUCTION,
    END,
    ENERGY,
    FOOD,
    GOLD,
    GOODS_COUNT,
    ICARITE,
    KIND,
    LEVEL_4,
    LOFT,
    NOT_BLISS,
    RESOURCES,
    SPACES_COUNT,
    TANK,
    TANK_ENERGY,
    TUNNEL,
    TUNNEL_START,
    WATER,
    WORKERS,
    is_icarus,
    is_temporary,
    printed_resource,
    region,
    site_of,
)
from euphoria.games.dystopia.rules.dilemma import SERVE
from euphoria.games.dystopia.rules.markets import ANY_CARD, TILE_COSTS
from euphoria.games.dystopia.rules.retrieving import CALMLY, FREE, WITH_ENERGY, WITH_FOOD
from euphoria.games.dystopia.rules.words import PLACE, RESOLVE, RETRIEVE


def judge_turn(r: Reading, codes: list[int]) -> list[float]:
    """The worth of each option of a turn. What a space gives is judged once, apart from the die."""
    worth: list[float] = []
    judged = [False] * SPACES_COUNT
    spaces = [0.0] * SPACES_COUNT
    for code in codes:
        verb = verb_of(code)
        if verb == PLACE:
            space = second(code)
            if not judged[space]:
                judged[space] = True
                spaces[space] = _space(r, space) + _bump(r, space)
            worth.append(spaces[space] + _die(r, first(code), space))
        elif verb == RETRIEVE:
            worth.append(_retrieval(r, first(code), second(code)))
        elif verb == RESOLVE:
            worth.append(_dilemma(r, first(code) == SERVE))
        else:
            worth.append(0.5)
    return worth


# ------------------------------------------------------------------ spaces


def _space(r: Reading, space: int) -> float:
    """What the space gives less what it costs; areas are judged with the die."""
    kind = KIND[space]
    if kind == AREA:
        return 0.0
    toll = change_of_morale(r, -1) if is_icarus(space) and r.has_recruit(BRIAN) else 0.0
    if kind == TUNNEL_START:
        return _tunnel(r, space - TUNNEL)
    if kind == END:
        return gain_of(r, (region(space) + 1) % 3, 3)
    if kind == TANK:
        return _tank(r, space)
    if kind == CARD_MARKET:
        return toll + _star(r, region(space), True) - _cards_for_star(r, space)
    if kind == LOFT:
        return toll + _star(r, ICARITE, False) - cheapest(r, [RESOURCES] * 3)
    if kind == BAR:
        gain = draw_of(r, 2) if space == BREEZE_BAR else _best_resource(r) + r.taste.resource_more
        return toll + gain + allegiance_step(r, ICARITE) - cheapest(r, [1 << BLISS, NOT_BLISS])
    if kind == BUILDABLE:
        return _star(r, region(space), False) - cheapest(r, TILE_COSTS[r.tiles[site_of(space)]])
    return _construction(r, space)


def _tunnel(r: Reading, faction: int) -> float:
    """The resource or a card, at level 2 both, and the miner moves on."""
    resource, card = gain_of(r, GOLD + faction, 1), draw_of(r, 1)
    gain = resource + card if r.digs_both(faction) else max(resource, card)
    return gain + miner_step(r, faction) - price(r, faction)


def _tank(r: Reading, space: int) -> float:
    worker = 0.0
    if r.may_gain_worker():
        worker = worker_worth(r, r.owned)
        # The new die joins those at home; the one that is placed has left.
        risk = r.risk(1, sum(r.at_home) - max(r.at_home) + r.knowledge - 1)
        worker -= risk * loss_of_worker(r)
        if r.closest <= 3:
            worker /= 2
    if space == TANK_ENERGY:
        return worker + change_of_knowledge(r, -2) - 3 * price(r, ENERGY)
    return worker + change_of_morale(r, 2) - 3 * price(r, WATER)


def _star(r: Reading, faction: int, tiles_too: bool) -> float:
    """The star of a visit and its step on the allegiance track."""
    step = allegiance_step(r, faction)
    if r.free[faction] > 0:
        return star_worth(r) + step
    if tiles_too and faction != ICARITE and r.has_open_tile(faction):
        return star_worth(r) + step
    return step


def _cards_for_star(r: Reading, space: int) -> float:
    """A pair if there is one, else the three cheapest cards; Jacko pays one at the Ark."""
    prices = sorted(price(r, GOODS_COUNT + kind) for kind in range(CARD_KINDS) for _ in range(r.hand[kind]))
    if space == ARK and r.has_recruit(JACKO):
        return prices[0] + 1.0 if prices else 0.0
    pairs = [2 * price(r, GOODS_COUNT + kind) for kind in range(CARD_KINDS) if r.hand[kind] >= 2]
    if pairs and not r.suffers(COURTHOUSE):
        return min(pairs)
    return sum(prices[:3])


def _best_resource(r: Reading) -> float:
    return max(gain_of(r, GOLD + k, 1) for k in range(3))


def _construction(r: Reading, space: int) -> float:
    """A share in a star: the fewer workers are missing, the surer it is."""
    site = site_of(space)
    builders = r.builders[site]
    others = builders & ~(1 << r.me)
    missing = max(0, r.needed - r.building[site] - 1)
    gain = completes(r, site, missing)
    if (builders >> r.me) & 1:
        gain -= completes(r, site, missing + 1)
    if missing == 0:
        # Everybody there gets a star as well, and all workers come home.
        if others & r.winning and r.stars_left > 1:
            return -LAST_STAR * r.taste.star
        gain = gain - r.taste.others_star * others.bit_count()
    unit = 1 << printed_resource(space)
    if not r.goods[printed_resource(space)]:
        unit = RESOURCES | ANY_CARD
    if not any(r.free):
        # With all territories full, stars are hardly to be had in another way.
        gain *= r.taste.construction_late
    # The last star wins, but only a sure one: a share in one is no better than in any other.
    star = star_worth(r) if missing == 0 else r.taste.star
    home = r.taste.bumped if missing == 0 else 0.0
    return star * gain + home - cheapest(r, [unit])


def _bump(r: Reading, space: int) -> float:
    """An own worker comes home for nothing; an opponent's does, too."""
    if not is_temporary(space):
        return 0.0
    soon = r.taste.bumped if KIND[space] == TUNNEL_START else 0.4 * r.taste.bumped
    occupant = r.occupants[space]
    if occupant < 0:
        return soon
    return soon + (r.taste.bump_own if occupant == r.me else -r.taste.bump_other)


def _die(r: Reading, value: int, space: int) -> float:
    """Which die goes there: equal ones go together, high ones are better not at home."""
    worth = r.taste.die_high * value * (r.owned - 1)
    if r.at_home.count(value) > 1 and not r.suffers(FOUNTAIN):
        worth += r.taste.die_twin
    if KIND[space] == AREA:
        worth += _area(r, space, value)
    return worth


def _area(r: Reading, area: int, value: int) -> float:
    total = r.area_sums[area] + value
    extra = 1 if r.collects_more(area) else 0
    if total <= 4:
        return gain_of(r, area, 1 + extra) + allegiance_step(r, area)
    if total <= 8:
        return gain_of(r, area, 1 + extra) + change_of_knowledge(r, -1)
    return gain_of(r, area, 2 + extra) + change_of_knowledge(r, 1)


# ------------------------------------------------------------------ the rest of a turn


def _retrieval(r: Reading, workers: int, way: int) -> float:
    """Workers to be placed again, less what it costs, what they stood for, and the danger of the roll."""
    count = workers.bit_count()
    worth = r.taste.home * count - r.taste.home_first
    knowledge = r.knowledge
    if way == FREE:
        loss = 2 if r.suffers(CAFETERIA) else 1
        worth += change_of_morale(r, -loss)
    elif way == CALMLY:
        worth += change_of_knowledge(r, -2) - price(r, BLISS)
        knowledge = max(1, knowledge - 2)
    elif way == WITH_ENERGY:
        worth += change_of_knowledge(r, -1) + change_of_morale(r, 1) - price(r, ENERGY)
        knowledge = max(1, knowledge - 1)
    else:
        worth += change_of_morale(r, 2) - price(r, FOOD if way == WITH_FOOD else BLISS)
    for die in range(WORKERS):
        if (workers >> die) & 1 and r.spaces[die] >= CONSTRUCTION:
            worth -= _standing_in_site(r, r.spaces[die])
    return worth - r.risk(count, sum(r.at_home) + knowledge) * loss_of_worker(r)


def _standing_in_site(r: Reading, space: int) -> float:
    """The share in a star that a worker on an unfinished construction stands for."""
    missing = max(0, r.needed - r.building[site_of(space)])
    return r.taste.standing * r.taste.star * completes(r, site_of(space), missing)


def _dilemma(r: Reading, serves: bool) -> float:
    """Either way costs the card shown or any two. Serving is a star, fighting one more recruit."""
    prices = sorted(price(r, GOODS_COUNT + kind) for kind in range(CARD_KINDS) for _ in range(r.hand[kind]))
    cost = price(r, GOODS_COUNT + r.dilemma) if r.dilemma >= 0 and r.hand[r.dilemma] else sum(prices[:2])
    return (star_worth(r) if serves else _new_recruit(r)) - cost


def _new_recruit(r: Reading) -> float:
    """The better of two recruits: a star, at once if its faction is at the end, and an ability."""
    left = 1.0
    soon = 0.0
    for step in r.allegiance:
        if step == LEVEL_4:
            left -= 0.25
        else:
            soon = max(soon, step / LEVEL_4)
    star = 1.0 - left * left
    return r.taste.fight * (r.taste.star * (star + (1.0 - star) * 0.6 * soon) + r.taste.ability)
