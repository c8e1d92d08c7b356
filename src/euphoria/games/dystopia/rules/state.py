"""The city as plain data.

Seats are 0 to n-1 clockwise. Lists with a row for each seat are flat: `goods[7 * seat + kind]`,
`hand[6 * seat + kind]`, `value[4 * seat + die]`. Sets are bit masks. The artifact deck is a bag of counts,
the market tiles and the recruits are sets: nobody may know an order, so there is none, and a draw is luck.
"""

from __future__ import annotations

from typing import Any, Final

from euphoria.core.state import State
from euphoria.games.dystopia.rules.data import (
    CARD_KINDS,
    COPIES,
    GOODS_COUNT,
    MOST,
    RECRUITS_COUNT,
    SITES,
    SPACES_COUNT,
    STARS,
    START_KNOWLEDGE,
    START_MORALE,
    STARTING_WORKERS,
    TILES_COUNT,
    WORKERS,
)

NOBODY: Final = -1
NOTHING: Final = -1
SUPPLY: Final = -2
"""Where a die is that its player does not own (yet, or any more)."""
HOME: Final = -1
"""Where an available worker is."""

SCALARS: Final[list[str]] = [
    "supply",
    "seen_out",
    "tile_bag",
    "starred",
    "resolved",
    "served",
    "active",
    "start",
    "turn",
    "turn_limit",
    "ready",
    "twin",
    "placed",
    "lost",
    "once",
    "die",
    "space",
    "bumped",
    "bumped_value",
    "paid",
    "star_placed",
    "took_resource",
    "empty_hand",
    "extra_dice",
    "new_die",
    "awake",
    "due",
    "roller",
    "rolled",
    "retrieved",
    "fixed",
    "from_subterra",
    "builders",
    "way",
    "revealed",
    "winner",
    "classic",
    "house_doubles",
    "trading",
    "variants",
]
LISTS: Final[list[str]] = [
    "goods",
    "hand",
    "deck",
    "pile",
    "morale",
    "knowledge",
    "value",
    "where",
    "stars",
    "territory",
    "tile",
    "tile_stars",
    "suffers",
    "up",
    "down",
    "dealt",
    "seen",
    "passed",
    "dilemma",
    "allegiance",
    "miner",
    "before",
    "tiles_dealt",
    "tiles_out",
    "drawn",
]


class City(State):
    """Everything on and around the board."""

    __slots__ = (
        "active",
        "allegiance",
        "awake",
        "before",
        "builders",
        "bumped",
        "bumped_value",
        "classic",
        "dealt",
        "deck",
        "die",
        "dilemma",
        "down",
        "drawn",
        "due",
        "empty_hand",
        "extra_dice",
        "fixed",
        "from_subterra",
        "goods",
        "hand",
        "house_doubles",
        "knowledge",
        "lost",
        "miner",
        "morale",
        "new_die",
        "once",
        "paid",
        "passed",
        "pile",
        "placed",
        "ready",
        "resolved",
        "retrieved",
        "revealed",
        "rolled",
        "roller",
        "seen",
        "seen_out",
        "served",
        "space",
        "star_placed",
        "starred",
        "stars",
        "start",
        "suffers",
        "supply",
        "territory",
        "tile",
        "tile_bag",
        "tile_stars",
        "tiles_dealt",
        "tiles_out",
        "took_resource",
        "trading",
        "turn",
        "turn_limit",
        "twin",
        "up",
        "value",
        "variants",
        "way",
        "where",
        "winner",
    )

    def __init__(self, players: int, of: City | None = None) -> None:
        super().__init__(players, of)
        if of is None:
            # --- what players have
            self.goods: list[int] = [0] * (GOODS_COUNT * players)
            self.hand: list[int] = [0] * (CARD_KINDS * players)
            self.morale: list[int] = [START_MORALE] * players
            self.knowledge: list[int] = [START_KNOWLEDGE] * players
            self.value: list[int] = [0] * (WORKERS * players)
            """The knowledge of each die."""
            self.where: list[int] = ([HOME] * STARTING_WORKERS + [SUPPLY] * 2) * players
            """HOME, SUPPLY, or the space each die stands on."""
            self.stars: list[int] = [STARS] * players
            """Stars each player has still to place."""
            self.up: list[int] = [0] * players
            """Active recruits."""
            self.down: list[int] = [0] * players
            """Hidden recruits."""
            self.dealt: list[int] = [0] * players
            """Recruits a player is choosing from."""
            self.seen: list[int] = [0] * players
            """Recruits a player has discarded face down."""
            self.passed: list[int] = [0] * players
            """Recruits a player has looked at in a draft and passed on (D-24.1)."""
            self.dilemma: list[int] = [NOTHING] * players
            self.tiles_dealt: list[int] = [0] * players
            """Tiles a player chooses from, then the chosen one (variant D-24.3)."""
            self.tiles_out: list[int] = [0] * players
            """Tiles a player has seen and removed from the game."""

            # --- the board
            self.deck: list[int] = [COPIES] * CARD_KINDS
            self.pile: list[int] = [0] * CARD_KINDS
            """The artifact discard pile, open to all."""
            self.supply = (1 << RECRUITS_COUNT) - 1
            """Recruits that were never dealt."""
            self.seen_out = 0
            """Recruits discarded face down."""
            self.territory: list[int] = [0] * (4 * players)
            """Stars of each seat on each faction's territory."""
            self.tile: list[int] = [NOTHING] * SITES
            """The tile of each site, once built."""
            self.tile_bag = (1 << TILES_COUNT) - 1
            self.tile_stars: list[int] = [0] * SITES
            """The seats with a star on each site's tile."""
            self.suffers: list[int] = [0] * players
            """The built tiles without a star of each seat, whose penalty it suffers (D-16.11)."""
            self.starred = 0
            """Recruits that carry a star."""
            self.resolved = 0
            """Seats whose dilemma is resolved."""
            self.served = 0
            """Seats with a star on their dilemma."""
            self.allegiance: list[int] = [0] * 4
            self.miner: list[int] = [0] * 3

            # --- the turn
            self.active = 0
            self.start = NOBODY
            self.turn = 0
            self.turn_limit = 0
            self.ready = 0
            """The active player's dice that could be placed when the turn began (D-6.2)."""
            self.twin = 0
            """The value that may still be placed in this doubles turn; 0: none yet."""
            self.placed = 0
            """Placements made in this turn."""
            self.lost = 0
            """Seats that lost a worker to a knowledge check in this turn (D-10.5)."""
            self.once = 0
            """Recruits whose once-per-turn ability was used in this turn."""

            # --- the placement
            self.die = NOTHING
            self.space = NOTHING
            self.bumped = NOTHING
            """The die that was bumped, as `4 * owner + die`."""
            self.bumped_value = 0
            self.paid = 0
            """How the cost was paid (see payment.py)."""
            self.star_placed = 0
            self.took_resource = 0
            """1 if the tunnel's resource was taken."""
            self.empty_hand = 0
            """1 if the player had no cards before the benefit."""
            self.before: list[int] = [0] * 4
            """The allegiance track as it was before this placement (D-14.6)."""
            self.new_die = NOTHING
            self.extra_dice = 0
            """New workers that Chase may place in this turn."""
            self.awake = 0
            """Factions whose hidden recruits turn up when the placement is over (D-14.10)."""
            self.due = 0
            """1 from putting a worker down until its space is paid for."""
            self.drawn: list[int] = [0] * CARD_KINDS
            """The cards of the draw under way, by kind."""

            # --- rolling, retrieving, building
            self.roller = NOBODY
            self.rolled = 0
            """Which dice of the roller were just rolled."""
            self.retrieved = 0
            """Which dice of the active player were just retrieved and are not rolled yet."""
            self.fixed = 0
            """Returning dice whose value was set instead of rolled."""
            self.from_subterra = 0
            self.way = 0
            """How the retrieval was paid."""
            self.builders = 0

            self.revealed = 0
            """Counts what was shown to somebody who did not know it: luck and undo read it."""
            self.winner = NOBODY

            # --- options
            self.classic = 0
            self.house_doubles = 0
            self.trading = 1
            self.variants = 0
        else:
            self.goods = of.goods[:]
            self.hand = of.hand[:]
            self.morale = of.morale[:]
            self.knowledge = of.knowledge[:]
            self.value = of.value[:]
            self.where = of.where[:]
            self.stars = of.stars[:]
            self.up = of.up[:]
            self.down = of.down[:]
            self.dealt = of.dealt[:]
            self.seen = of.seen[:]
            self.passed = of.passed[:]
            self.dilemma = of.dilemma[:]
            self.tiles_dealt = of.tiles_dealt[:]
            self.tiles_out = of.tiles_out[:]
            self.deck = of.deck[:]
            self.pile = of.pile[:]
            self.supply = of.supply
            self.seen_out = of.seen_out
            self.territory = of.territory[:]
            self.tile = of.tile[:]
            self.tile_bag = of.tile_bag
            self.tile_stars = of.tile_stars[:]
            self.suffers = of.suffers[:]
            self.starred = of.starred
            self.resolved = of.resolved
            self.served = of.served
            self.allegiance = of.allegiance[:]
            self.miner = of.miner[:]
            self.active = of.active
            self.start = of.start
            self.turn = of.turn
            self.turn_limit = of.turn_limit
            self.ready = of.ready
            self.twin = of.twin
            self.placed = of.placed
            self.lost = of.lost
            self.once = of.once
            self.die = of.die
            self.space = of.space
            self.bumped = of.bumped
            self.bumped_value = of.bumped_value
            self.paid = of.paid
            self.star_placed = of.star_placed
            self.took_resource = of.took_resource
            self.empty_hand = of.empty_hand
            self.before = of.before[:]
            self.new_die = of.new_die
            self.extra_dice = of.extra_dice
            self.awake = of.awake
            self.due = of.due
            self.drawn = of.drawn[:]
            self.roller = of.roller
            self.rolled = of.rolled
            self.retrieved = of.retrieved
            self.fixed = of.fixed
            self.from_subterra = of.from_subterra
            self.way = of.way
            self.builders = of.builders
            self.revealed = of.revealed
            self.winner = of.winner
            self.classic = of.classic
            self.house_doubles = of.house_doubles
            self.trading = of.trading
            self.variants = of.variants

    def copy(self) -> City:
        return City(self.players, self)

    def to_json(self) -> dict[str, Any]:
        data = self.flow_to_json()
        for name in SCALARS:
            data[name] = getattr(self, name)
        for name in LISTS:
            data[name] = list(getattr(self, name))
        return data

    # ------------------------------------------------------------------ small questions

    def has(self, seat: int, good: int) -> int:
        return self.goods[GOODS_COUNT * seat + good]

    def resources(self, seat: int) -> int:
        at = GOODS_COUNT * seat
        return self.goods[at + 4] + self.goods[at + 5] + self.goods[at + 6]

    def hand_size(self, seat: int) -> int:
        at = CARD_KINDS * seat
        hand = self.hand
        return hand[at] + hand[at + 1] + hand[at + 2] + hand[at + 3] + hand[at + 4] + hand[at + 5]

    def owned(self, seat: int) -> int:
        """How many workers a player has, on the board or not."""
        count = 0
        for die in range(WORKERS * seat, WORKERS * seat + WORKERS):
            if self.where[die] != SUPPLY:
                count += 1
        return count

    def occupant(self, space: int) -> int:
        """The die on a space, or -1 (multi-use spaces: the first)."""
        for die in range(len(self.where)):
            if self.where[die] == space:
                return die
        return NOTHING

    def free_stars(self, faction: int) -> int:
        """Free spaces of a territory: as many as there are players, less the stars on it (D-3.11)."""
        taken = 0
        for seat in range(self.players):
            taken += self.territory[4 * seat + faction]
        return self.players - taken

    def penalised(self, seat: int, tile: int) -> bool:
        """Is this tile built, and the player without a star on it (D-16.11)?"""
        return (self.suffers[seat] >> tile) & 1 == 1

    def occupants(self) -> list[int]:
        """For each space the die on it, or -1 (multi-use spaces: the last)."""
        found = [NOTHING] * SPACES_COUNT
        for die in range(len(self.where)):
            if self.where[die] >= 0:
                found[self.where[die]] = die
        return found


def read_city(data: dict[str, Any]) -> City:
    """The city that `City.to_json` wrote."""
    s = City(data["players"])
    s.flow_from_json(data)
    for name in SCALARS:
        setattr(s, name, data[name])
    for name in LISTS:
        setattr(s, name, list(data[name]))
    return s


def seat_of(die: int) -> int:
    return die // WORKERS


_CLOCKWISE: Final = [
    [[(seat + k) % players for k in range(players)] for seat in range(players)] for players in range(MOST + 1)
]


def clockwise(s: City, seat: int) -> list[int]:
    """All seats in turn order, beginning with this one."""
    return _CLOCKWISE[s.players][seat][:]


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    return _SMALL[mask][:] if mask < len(_SMALL) else _bits_of(mask)


def _bits_of(mask: int) -> list[int]:
    found: list[int] = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


_SMALL: Final = [_bits_of(mask) for mask in range(64)]
"""Sets of dice, seats and cards are asked for most often."""

DICE: Final = _SMALL[: 1 << WORKERS]
"""The dice of a mask, for the inner loop: lists to be read, not to be changed."""


def nth_bit(mask: int, n: int) -> int:
    """The number of the n-th bit that is set, counted from 0."""
    return bits(mask)[n]
