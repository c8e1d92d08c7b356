"""The city looked at as a player does: what I have, what is where, what is still to be had.

Made from the view of a seat (`seen.py`), or in search from a position that was imagined (`read_city`). Only
numbers, so that it compiles with the engines.
"""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia.bots.taste import USUAL, Taste
from euphoria.games.dystopia.rules.cards import ACADEMY, LABORATORY, OF_FACTION, REGISTRY
from euphoria.games.dystopia.rules.data import (
    CARD_KINDS,
    CONSTRUCTION,
    FACTIONS,
    GOODS_COUNT,
    LEVEL_1,
    LEVEL_2,
    OVERLOAD,
    SITE_SPACES,
    SITES,
    SPACES_COUNT,
    STARS,
    TUNNEL,
    WORKERS,
    workers_needed,
)
from euphoria.games.dystopia.rules.state import HOME, SUPPLY, City
from euphoria.games.dystopia.rules.trade import TRADE

_FACTIONS: Final = len(FACTIONS)


class Reading:
    """What one seat sees, in numbers. Sets are masks, as in the state."""

    __slots__ = (
        "active",
        "allegiance",
        "area_sums",
        "at_home",
        "builders",
        "building",
        "cards",
        "closest",
        "demand",
        "dilemma",
        "ending",
        "free",
        "future",
        "get",
        "give",
        "goods",
        "hand",
        "hidden",
        "knowledge",
        "me",
        "miner",
        "morale",
        "needed",
        "occupants",
        "others",
        "owned",
        "penalties",
        "placing",
        "players",
        "prices",
        "rich",
        "spaces",
        "starred",
        "stars_left",
        "taste",
        "tile_stars",
        "tiles",
        "turn",
        "winning",
    )

    def __init__(self, me: int, players: int, taste: Taste = USUAL) -> None:
        self.me = me
        self.taste = taste
        self.players = players
        self.turn = 0
        self.goods: list[int] = []
        self.hand: list[int] = []
        self.cards = 0
        self.morale = 1
        self.knowledge = 1
        self.stars_left = 0
        self.closest = 0
        """The fewest stars that any player has left."""
        self.future = 1.0
        """How much of the game is left, from 1 to 0."""
        self.winning = 0
        """Opponents who lack one star."""
        self.ending = 0
        """Factions whose last step would let an opponent win."""
        self.dilemma = -1
        """The card that resolves my dilemma, which is also its number; -1 once it is resolved."""
        self.penalties = 0
        """The tiles whose penalties I suffer."""
        self.active = 0
        self.hidden = 0
        self.starred = 0
        """My recruits."""
        self.tile_stars = 0
        """Sites with my star."""
        self.others: list[int] = [0] * _FACTIONS
        """Active recruits of each faction that opponents have."""
        self.allegiance: list[int] = []
        self.miner: list[int] = []
        self.free: list[int] = []
        """Free spaces of each territory."""
        self.tiles: list[int] = []
        self.at_home: list[int] = []
        """The values of my workers at home."""
        self.spaces: list[int] = [HOME] * WORKERS
        """Where each of my workers is."""
        self.owned = 0
        self.rich: list[int] = [0, 0, 0]
        """The opponents who have gold, stone and clay."""
        self.occupants: list[int] = [-1] * SPACES_COUNT
        """The seat of the worker on each space that is not an area."""
        self.area_sums: list[int] = [0] * TUNNEL
        self.builders: list[int] = [0] * SITES
        """The seats whose workers stand on each construction site."""
        self.building: list[int] = [0] * SITES
        """How many workers stand there."""
        self.needed = workers_needed(players)
        self.placing = -1
        """The space of the placement under way."""
        self.give = 0
        self.get = 0
        """What I would give and get by the trade that is offered to me."""
        # What a thing is worth is asked again and again while the options are compared.
        self.prices: list[float] = []
        self.demand: list[float] = []

    def put(self, seat: int, die: int, value: int, where: int) -> None:
        """Take note of a worker."""
        mine = seat == self.me
        if where == SUPPLY:
            if mine:
                self.spaces[die] = SUPPLY
            return
        if mine:
            self.owned += 1
            self.spaces[die] = where
        if where == HOME:
            if mine and value:
                self.at_home.append(value)
        elif where < TUNNEL:
            self.area_sums[where] += value
        else:
            self.occupants[where] = seat
            if where >= CONSTRUCTION:
                site = (where - CONSTRUCTION) // SITE_SPACES
                self.builders[site] |= 1 << seat
                self.building[site] += 1

    def meet(self, seat: int, active: int, starred: int, left: int) -> None:
        """Take note of an opponent: their active recruits, those with a star, the stars they have left."""
        for faction in range(_FACTIONS):
            recruits = active & OF_FACTION[faction]
            if recruits:
                self.others[faction] += recruits.bit_count()
                if (recruits & ~starred).bit_count() >= left:
                    self.ending |= 1 << faction
        if left == 1:
            self.winning |= 1 << seat

    # ------------------------------------------------------------------ small questions

    def suffers(self, tile: int) -> bool:
        return (self.penalties >> tile) & 1 == 1

    def has_recruit(self, recruit: int) -> bool:
        return (self.active >> recruit) & 1 == 1 and not self.suffers(ACADEMY)

    def has_faction(self, faction: int) -> bool:
        return self.active & OF_FACTION[faction] != 0

    def unstarred(self, faction: int) -> int:
        """My active recruits of a faction that may still get a star."""
        return (self.active & ~self.starred & OF_FACTION[faction]).bit_count()

    def asleep(self, faction: int) -> int:
        """My hidden recruits of a faction."""
        return (self.hidden & OF_FACTION[faction]).bit_count()

    def has_bonus(self, faction: int, level: int) -> bool:
        return self.allegiance[faction] >= level and self.has_faction(faction) and not self.suffers(REGISTRY)

    def collects_more(self, area: int) -> bool:
        return self.has_bonus(area, LEVEL_1)

    def digs_both(self, faction: int) -> bool:
        return self.has_bonus(faction, LEVEL_2)

    def has_open_tile(self, faction: int) -> bool:
        """Is there a built site of the faction without my star?"""
        for site in (2 * faction, 2 * faction + 1):
            if self.tiles[site] >= 0 and not (self.tile_stars >> site) & 1:
                return True
        return False

    def may_gain_worker(self) -> bool:
        return self.owned < WORKERS and not self.suffers(LABORATORY)

    def risk(self, dice: int, sure: int) -> float:
        """How likely a check fails if so many dice are rolled and the rest of the sum is known."""
        return failing(dice, sure)


def _chances(dice: int) -> list[float]:
    """For each sum how likely so many dice reach it."""
    ways = [1]
    for _ in range(dice):
        new = [0] * (len(ways) + 6)
        for total in range(len(ways)):
            for face in range(1, 7):
                new[total + face] += ways[total]
        ways = new
    everything: float = 6**dice
    return [sum(ways[least:]) / everything for least in range(6 * dice + 1)]


_AT_LEAST: Final = [_chances(dice) for dice in range(WORKERS + 1)]


def failing(dice: int, sure: int) -> float:
    """How likely a check fails if so many dice are rolled and the rest of the sum is known."""
    least = OVERLOAD - sure
    if least > 6 * dice:
        return 0.0
    return _AT_LEAST[dice][max(0, least)]


def read_city(s: City, me: int, taste: Taste = USUAL) -> Reading:
    """An imagined position as one of its players sees it."""
    r = Reading(me, s.players, taste)
    r.turn = s.turn
    r.goods = s.goods[GOODS_COUNT * me : GOODS_COUNT * me + GOODS_COUNT]
    r.hand = s.hand[CARD_KINDS * me : CARD_KINDS * me + CARD_KINDS]
    r.cards = s.hand_size(me)
    r.morale = s.morale[me]
    r.knowledge = s.knowledge[me]
    r.stars_left = s.stars[me]
    closest = s.stars[0]
    for left in s.stars:
        if left < closest:
            closest = left
    r.closest = closest
    r.future = closest / STARS
    r.dilemma = -1 if (s.resolved >> me) & 1 else s.dilemma[me]
    r.penalties = s.suffers[me]
    r.active = s.up[me]
    r.hidden = s.down[me]
    r.starred = s.up[me] & s.starred
    for seat in range(s.players):
        if seat != me:
            r.meet(seat, s.up[seat], s.up[seat] & s.starred, s.stars[seat])
            at = GOODS_COUNT * seat + 4
            for k in range(3):
                if s.goods[at + k]:
                    r.rich[k] |= 1 << seat
    for site in range(SITES):
        if (s.tile_stars[site] >> me) & 1:
            r.tile_stars |= 1 << site
    r.allegiance = s.allegiance
    r.miner = s.miner
    r.free = [s.free_stars(faction) for faction in range(_FACTIONS)]
    r.tiles = s.tile
    for die in range(len(s.where)):
        r.put(die // WORKERS, die % WORKERS, s.value[die], s.where[die])
    r.placing = s.space
    f = s.frames[-1]
    if f.proc == TRADE.index:
        r.give, r.get = (f.c, f.b) if f.a == me else (f.b, f.c)
    return r
