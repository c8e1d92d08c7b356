"""How many turns a player still is from the last star.

A position is described as one player sees it: what is owned, what of each way to a star is still lacking, and
what stands ready to be used. A small net makes turns of it; it was learnt from games of players who go by it
(`python bench/race.py`). Only numbers, so that it compiles with the engines.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from euphoria.games.dystopia.bots.reading import failing
from euphoria.games.dystopia.bots.recruiting import likes
from euphoria.games.dystopia.rules.cards import COURTHOUSE, OF_FACTION
from euphoria.games.dystopia.rules.data import (
    BLISS,
    CARD_KINDS,
    CONSTRUCTION,
    FACTIONS,
    GOLD,
    GOODS_COUNT,
    ICARITE,
    LEVEL_1,
    LEVEL_2,
    LEVEL_4,
    MINER_ACTIVATES,
    MINER_END,
    SITE_SPACES,
    SITES,
    STARS,
    TUNNEL,
    WORKERS,
    printed_resource,
    workers_needed,
)
from euphoria.games.dystopia.rules.markets import TILE_COSTS
from euphoria.games.dystopia.rules.state import HOME, SUPPLY, City, bits

FAR: Final = 80.0
"""So many turns fewer are worth a win."""
_FACTIONS: Final = len(FACTIONS)
_ODD: Final = [printed_resource(CONSTRUCTION + SITE_SPACES * site) for site in range(SITES)]
_USUAL: Final = [printed_resource(CONSTRUCTION + SITE_SPACES * site + 1) for site in range(SITES)]
"""The resource of the first space of each site, and of the others."""


def situation(s: City, seat: int) -> list[float]:
    """What a seat has and lacks."""
    found: list[float] = []
    _workers(s, seat, found)
    _things(s, seat, found)
    _factions(s, seat, found)
    _sites(s, seat, found)
    _visits(s, seat, found)
    _areas(s, seat, found)
    _table(s, seat, found)
    return found


def _yes(found: list[float], *answers: bool) -> None:
    for answer in answers:
        found.append(1.0 if answer else 0.0)


def _steps(found: list[float], count: int, most: int) -> None:
    """One number for each of the first so many of a thing."""
    for k in range(most):
        found.append(1.0 if count > k else 0.0)


def _workers(s: City, seat: int, found: list[float]) -> None:
    owned = home = total = areas = bumped = building = 0
    faces = [0] * 7
    for die in range(WORKERS * seat, WORKERS * seat + WORKERS):
        where = s.where[die]
        if where == SUPPLY:
            continue
        owned += 1
        if where == HOME:
            home += 1
            faces[s.value[die]] += 1
            total += s.value[die]
        elif where < TUNNEL:
            areas += 1
        elif where < CONSTRUCTION:
            bumped += 1
        else:
            building += 1
    _steps(found, owned - 1, 3)
    _steps(found, home, 4)
    _steps(found, areas, 3)
    _steps(found, bumped, 3)
    _steps(found, building, 2)
    twins = max(faces)
    _yes(found, twins >= 2, twins >= 3)
    found.append(total / 12.0)
    knowledge = s.knowledge[seat]
    found.append(knowledge / 6.0)
    found.append(failing(areas + bumped, total + knowledge))
    found.append(failing(owned - building, knowledge))
    _steps(found, s.morale[seat] - 1, 5)


def _things(s: City, seat: int, found: list[float]) -> None:
    at = GOODS_COUNT * seat
    resources = 0
    for good in range(GOODS_COUNT):
        held = s.goods[at + good]
        _steps(found, held, 4 if good < GOLD else 3)
        if good >= GOLD:
            resources += held
    other = s.goods[at] + s.goods[at + 1] + s.goods[at + 2]
    _yes(found, s.goods[at + BLISS] > 0 and other > 0, s.goods[at + BLISS] > 1 and other > 1)
    open_loft = s.free_stars(ICARITE) > 0
    _yes(found, open_loft and resources >= 3, open_loft and resources == 2, resources >= 5)
    cards = pairs = 0
    for kind in range(CARD_KINDS):
        held = s.hand[CARD_KINDS * seat + kind]
        cards += held
        if held >= 2:
            pairs += 1
    _steps(found, cards, 5)
    paired = pairs > 0 and not s.penalised(seat, COURTHOUSE)
    _yes(found, paired, pairs > 1, paired or cards >= 3)
    asked = not (s.resolved >> seat) & 1 and s.dilemma[seat] >= 0
    named = asked and s.hand[CARD_KINDS * seat + s.dilemma[seat]] > 0
    _yes(found, asked, asked and (named or cards >= 2), named, named and cards >= 3)


def _factions(s: City, seat: int, found: list[float]) -> None:
    near = nearer = asleep = wakes = 0.0
    others = 0.0
    players: int = s.players
    for faction in range(_FACTIONS):
        step = s.allegiance[faction]
        active = (s.up[seat] & OF_FACTION[faction]).bit_count()
        mine = (s.up[seat] & ~s.starred & OF_FACTION[faction]).bit_count()
        hidden = (s.down[seat] & OF_FACTION[faction]).bit_count()
        share = step / LEVEL_4
        if step < LEVEL_4:
            near += mine * share
            nearer += mine * share * share * share
            asleep += hidden * share * share
            for other in range(s.players):
                if other != seat and s.up[other] & OF_FACTION[faction]:
                    others += mine / players
        if faction < 3 and hidden:
            wakes += min(1.0, s.miner[faction] / MINER_ACTIVATES)
        _yes(found, active > 0 and step >= LEVEL_1, active > 0 and step >= LEVEL_2)
        found.append(min(step, LEVEL_2) / LEVEL_2 if active else 0.0)
        if faction < 3:
            digs = active > 0 and step >= LEVEL_2 and s.goods[GOODS_COUNT * seat + faction] > 0
            _yes(found, digs, active > 0 and s.miner[faction] >= MINER_END)
    found.append(near)
    found.append(nearer)
    found.append(asleep)
    found.append(wakes)
    found.append(others)
    found.append(float((s.up[seat] & ~s.starred).bit_count()))
    found.append(float(s.down[seat].bit_count()))
    found.append(sum([likes(recruit) for recruit in bits(s.up[seat])]))
    found.append(sum([likes(recruit) for recruit in bits(s.down[seat])]))


def _sites(s: City, seat: int, found: list[float]) -> None:
    """Constructions: how many workers they lack, whether I am there or have what they ask, who else has."""
    kinds = [0.0] * 14
    demand = [0.0] * 3
    building = [0] * SITES
    builders = [0] * SITES
    first = [False] * SITES
    for die in range(len(s.where)):
        space = s.where[die]
        if space >= CONSTRUCTION:
            site = (space - CONSTRUCTION) // SITE_SPACES
            building[site] += 1
            builders[site] |= 1 << (die // WORKERS)
            if (space - CONSTRUCTION) % SITE_SPACES == 0:
                first[site] = True
    needed = workers_needed(s.players)
    for site in range(SITES):
        if s.tile[site] >= 0:
            continue
        missing = max(1, needed - building[site])
        able = 0
        for other in range(s.players):
            if not (builders[site] >> other) & 1 and _could_build(s, other, site, first[site]):
                able |= 1 << other
        kinds[13] += 1.0
        if (builders[site] >> seat) & 1:
            kinds[min(missing, 3) - 1] += 1.0
            if able.bit_count() >= missing:
                kinds[3] += 1.0
            continue
        could = (able >> seat) & 1 == 1
        kinds[(4 if could else 7) + min(missing, 3) - 1] += 1.0
        helpers = (able & ~(1 << seat)).bit_count()
        if helpers >= missing - 1:
            kinds[10 if could else 11] += 1.0
        elif missing < needed:
            kinds[12] += 1.0
        weight = 1.0 / missing
        if not first[site]:
            demand[_ODD[site] - GOLD] = max(demand[_ODD[site] - GOLD], weight)
        demand[_USUAL[site] - GOLD] = max(demand[_USUAL[site] - GOLD], weight)
    found.extend(kinds)
    for k in range(3):
        found.append(demand[k] if s.goods[GOODS_COUNT * seat + GOLD + k] == 0 else 0.0)
        found.append(demand[k])


def _could_build(s: City, seat: int, site: int, first_taken: bool) -> bool:
    at = GOODS_COUNT * seat
    return s.goods[at + _USUAL[site]] > 0 or (not first_taken and s.goods[at + _ODD[site]] > 0)


def _visits(s: City, seat: int, found: list[float]) -> None:
    """Built markets by how many things are lacking for a visit that brings a star."""
    lacking = [0.0] * 5
    open_tiles = 0
    for site in range(SITES):
        tile = s.tile[site]
        if tile < 0:
            continue
        if not (s.tile_stars[site] >> seat) & 1:
            open_tiles += 1
        if s.free_stars(site // 2) > 0:
            lacking[min(4, _lack(s, seat, TILE_COSTS[tile]))] += 1.0
    found.extend(lacking)
    _steps(found, open_tiles, 3)


def _lack(s: City, seat: int, cost: list[int]) -> int:
    """How many things of a price the player does not have."""
    left = s.goods[GOODS_COUNT * seat : GOODS_COUNT * seat + GOODS_COUNT]
    left += s.hand[CARD_KINDS * seat : CARD_KINDS * seat + CARD_KINDS]
    lack = 0
    for unit in cost:
        paid = False
        for thing in range(len(left)):
            if (unit >> thing) & 1 and left[thing] > 0:
                left[thing] -= 1
                paid = True
                break
        if not paid:
            lack += 1
    return lack


def _areas(s: City, seat: int, found: list[float]) -> None:
    """The sums of the areas, and what my dice at home would make of them."""
    sums = [0] * TUNNEL
    low, high = 7, 0
    for die in range(len(s.where)):
        where = s.where[die]
        if 0 <= where < TUNNEL:
            sums[where] += s.value[die]
        elif where == HOME and die // WORKERS == seat:
            low = min(low, s.value[die])
            high = max(high, s.value[die])
    steps = more = 0
    mine = (s.up[seat] & ~s.starred) | s.down[seat]
    for area in range(TUNNEL):
        found.append(min(sums[area], 3) / 3.0)
        found.append(min(sums[area], 9) / 9.0)
        if sums[area] + low <= 4 and mine & OF_FACTION[area] and s.allegiance[area] < LEVEL_4:
            steps += 1
        if sums[area] + high >= 9:
            more += 1
    _steps(found, steps, 2)
    _steps(found, more, 2)


def _table(s: City, seat: int, found: list[float]) -> None:
    """Stars, territories, and how far the others are."""
    players: int = s.players
    active: int = s.active
    _steps(found, s.stars[seat], STARS)
    closest = STARS
    total = 0
    for other in range(s.players):
        if other != seat:
            closest = min(closest, s.stars[other])
            total += s.stars[other]
    found.append(closest / STARS)
    found.append(total / (STARS * (players - 1)))
    for faction in range(_FACTIONS):
        free = s.free_stars(faction)
        _yes(found, free > 0)
        found.append(free / players)
    found.append(float(s.suffers[seat].bit_count()))
    found.append(((seat - active) % players) / players)
    _steps(found, players - 2, 4)


# ------------------------------------------------------------------ turns


class Net:
    """One layer of units that are silent below zero, beside a plain weighted sum."""

    __slots__ = ("base", "direct", "offsets", "shares", "units")

    def __init__(self, text: str) -> None:
        """A line for each unit: its share in the sum, its offset, its weights. The first line is the plain
        sum, with the number that everything is added to in place of the offset."""
        rows = [[float(word) for word in line.split()] for line in text.splitlines()]
        self.base = rows[0][1]
        self.direct = rows[0][2:]
        self.shares = [row[0] for row in rows[1:]]
        self.offsets = [row[1] for row in rows[1:]]
        self.units = [row[2:] for row in rows[1:]]

    def of(self, given: list[float]) -> float:
        ones = [k for k in range(len(given)) if given[k] == 1.0]
        parts = [k for k in range(len(given)) if given[k] != 0.0 and given[k] != 1.0]
        total = self.base + _weighed(self.direct, given, ones, parts)
        for number in range(len(self.units)):
            height = self.offsets[number] + _weighed(self.units[number], given, ones, parts)
            if height > 0.0:
                total += self.shares[number] * height
        return total


def _weighed(weights: list[float], given: list[float], ones: list[int], parts: list[int]) -> float:
    """The sum of what is given, weighed. Most of it is 0 or 1."""
    total = 0.0
    for k in ones:
        total += weights[k]
    for k in parts:
        total += weights[k] * given[k]
    return total


LEARNT: Final = Net(files("euphoria.games.dystopia.bots").joinpath("race.txt").read_text("ascii"))


def turns_left(s: City, seat: int) -> float:
    """How many more turns the seat needs for its last star, if everybody plays for their own."""
    return LEARNT.of(situation(s, seat))


def outlook(s: City, seat: int) -> float:
    """What a position is worth to a seat: to win is 1, to have lost 0, in between fewer turns are better."""
    if s.winner >= 0:
        return 1.0 if s.winner == seat else 0.0
    return 0.5 - turns_left(s, seat) / FAR
