"""The city as plain data.

Seats are 0 to n-1 clockwise. Lists with a row for each seat are flat: `goods[7 * seat + kind]`,
`hand[6 * seat + kind]`, `value[4 * seat + die]`. Sets are bit masks. The artifact deck is a bag of counts,
the market tiles and the recruits are sets: nobody may know an order, so there is none, and a draw is luck.

What every turn asks for is kept beside these fields (`Derived`): where workers are and what is open, which
kinds of things players hold. Whoever changes `goods`, `hand`, `where`, `tile` or `miner` keeps it right, by
the methods here or, where speed does not matter, by `derive`.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from euphoria.core.state import Derived, DerivedList, Owned, Shared
from euphoria.games.dystopia.rules.cards import RECRUITS_COUNT, TILES_COUNT
from euphoria.games.dystopia.rules.data import (
    CARD_KINDS,
    COMMODITY_AREAS,
    CONSTRUCTION,
    COPIES,
    GOODS_COUNT,
    MINER_END,
    MOST,
    SITE_SPACES,
    SITES,
    SPACES_COUNT,
    STARS,
    START_KNOWLEDGE,
    START_MORALE,
    STARTING_WORKERS,
    TUNNEL,
    WORKERS,
    vacant_places,
)
from euphoria.games.dystopia.rules.fields import CityFields
from euphoria.games.dystopia.rules.markets import CARD
from euphoria.games.dystopia.rules.talents import talents_of

NOBODY: Final = -1
NOTHING: Final = -1
SUPPLY: Final = -2
"""Where a die is that its player does not own (yet, or any more)."""
HOME: Final = -1
"""Where an available worker is."""

HELD_KINDS: Final = CARD + CARD_KINDS
"""The bits of `held` that are kinds of things."""
ONE_CARD: Final = 1 << HELD_KINDS
"""What a card more adds to `held`, its kind apart."""


class City(CityFields):
    """Everything on and around the board."""

    __slots__ = ()

    def declare(self, players: i64) -> None:
        """Every field, and its first value."""
        # --- what players have
        self.goods: list[int] = [0] * (GOODS_COUNT * players)
        """How much of each good each player has."""
        self.hand: list[int] = [0] * (CARD_KINDS * players)
        """How many cards of each kind each player holds."""
        self.held: DerivedList = [0] * players
        """The kinds of things each player has, a set: goods, then cards; above it the number of cards."""
        self.morale: list[int] = [START_MORALE] * players
        """The step of each player on the morale track."""
        self.knowledge: list[int] = [START_KNOWLEDGE] * players
        """The step of each player on the knowledge track."""
        self.value: list[int] = [0] * (WORKERS * players)
        """The knowledge of each die."""
        self.where: list[int] = ([HOME] * STARTING_WORKERS + [SUPPLY] * 2) * players
        """HOME, SUPPLY, or the space each die stands on."""
        self.workers: DerivedList = [(1 << STARTING_WORKERS) - 1] * players
        """Which dice each player owns, HOME or on the board."""
        self.aboard: DerivedList = [0] * players
        """Which of them are on the board."""
        self.visited: Derived = 0
        """The spaces that can be bumped and where somebody stands."""
        self.taken: Derived = 0
        """The construction spaces that are closed to all, counted from the first: occupied or built over."""
        self.vacant: Derived = vacant_places(0)
        """Of the others those that are listed, as places of the sites (openings.py)."""
        self.gathered: DerivedList = [0] * COMMODITY_AREAS
        """The knowledge of all workers on each commodity area (D-12.2)."""
        self.stars: list[int] = [STARS] * players
        """Stars each player has still to place."""
        self.starless: Derived = 0
        """The seats that have placed all their stars."""
        self.up: list[int] = [0] * players
        """Active recruits."""
        self.talents: DerivedList = [0] * players
        """What each player's active recruits have a say in, their factions first (talents.py)."""
        self.in_play: Derived = 0
        """The talents of all players."""
        self.down: list[int] = [0] * players
        """Hidden recruits."""
        self.dealt: list[int] = [0] * players
        """Recruits a player is choosing from."""
        self.seen: list[int] = [0] * players
        """Recruits a player has discarded face down."""
        self.passed: Owned = [0] * players
        """Recruits a player has looked at in a draft and passed on (D-24.1)."""
        self.dilemma: list[int] = [NOTHING] * players
        """The ethical dilemma of each player; NOTHING before it is dealt."""
        self.tiles_dealt: Owned = [0] * players
        """Tiles a player chooses from, then the chosen one (variant D-24.3)."""
        self.tiles_out: Owned = [0] * players
        """Tiles a player has seen and removed from the game."""

        # --- the board
        self.deck: list[int] = [COPIES] * CARD_KINDS
        """How many cards of each kind are in the artifact deck."""
        self.pile: list[int] = [0] * CARD_KINDS
        """The artifact discard pile, open to all."""
        self.supply: i64 = (1 << RECRUITS_COUNT) - 1
        """Recruits that were never dealt."""
        self.seen_out: i64 = 0
        """Recruits discarded face down."""
        self.territory: list[int] = [0] * (4 * players)
        """Stars of each seat on each faction's territory."""
        self.tile: Shared = [NOTHING] * SITES
        """The tile of each site, once built."""
        self.built: Derived = 0
        """The sites with a tile."""
        self.tile_bag: i64 = (1 << TILES_COUNT) - 1
        """Market tiles that nobody has turned up."""
        self.tile_stars: Shared = [0] * SITES
        """The seats with a star on each site's tile."""
        self.suffers: Shared = [0] * players
        """The built tiles without a star of each seat, whose penalty it suffers (D-16.11)."""
        self.starred: int = 0
        """Recruits that carry a star."""
        self.resolved: i64 = 0
        """Seats whose dilemma is resolved."""
        self.served: i64 = 0
        """Seats with a star on their dilemma."""
        self.allegiance: Shared = [0] * 4
        """The step of each faction on the allegiance track."""
        self.miner: list[int] = [0] * 3
        """The step of each miner in its tunnel."""
        self.ends: Derived = 0
        """The tunnels whose end is open."""

        # --- the turn
        self.active: i64 = 0
        """The seat whose turn it is."""
        self.start: i64 = NOBODY
        """The seat that begins; NOBODY until the starting roll has said so."""
        self.turn: i64 = 0
        """How many turns have begun."""
        self.turn_limit: i64 = 0
        """After this many turns a game nobody won is stopped; 0: never."""
        self.ready: i64 = 0
        """The active player's dice that could be placed when the turn began (D-6.2)."""
        self.twin: i64 = 0
        """The value that may still be placed in this doubles turn; 0: none yet."""
        self.placed: i64 = 0
        """Placements made in this turn."""
        self.lost: i64 = 0
        """Seats that lost a worker to a knowledge check in this turn (D-10.5)."""
        self.fresh: i64 = 0
        """Recruits turned up in this turn: they work from the next turn on (D-14.10)."""
        self.stays: i64 = 0
        """1 if the player wants to trade before the turn ends (D-13.1c)."""
        self.once: i64 = 0
        """Recruits whose once-per-turn ability was used in this turn."""

        # --- the placement
        self.die: i64 = NOTHING
        """The die of the active player that is being placed."""
        self.space: i64 = NOTHING
        """The space it is placed on."""
        self.bumped: i64 = NOTHING
        """The die that was bumped, as `4 * owner + die`."""
        self.bumped_value: i64 = 0
        """The knowledge that the bumped die had."""
        self.paid: i64 = 0
        """How the cost was paid (see payment.py)."""
        self.star_placed: i64 = 0
        """1 if this placement put a star somewhere."""
        self.took_resource: i64 = 0
        """1 if the tunnel's resource was taken."""
        self.empty_hand: i64 = 0
        """1 if the player had no cards before the benefit."""
        self.before: Shared = [0] * 4
        """The allegiance track as it was before this placement (D-14.6)."""
        self.new_die: i64 = NOTHING
        """The worker that this placement has brought."""
        self.extra_dice: i64 = 0
        """New workers that Chase may place in this turn."""
        self.awake: i64 = 0
        """Factions whose hidden recruits turn up when the placement is over (D-14.10)."""
        self.due: i64 = 0
        """1 from putting a worker down until its space is paid for."""
        self.drawn: list[int] = [0] * CARD_KINDS
        """The cards of the draw under way, by kind."""

        # --- rolling, retrieving, building
        self.roller: i64 = NOBODY
        """The seat that is rolling."""
        self.rolled: i64 = 0
        """Which dice of the roller were just rolled."""
        self.retrieved: i64 = 0
        """Which dice of the active player were just retrieved and are not rolled yet."""
        self.fixed: i64 = 0
        """Returning dice whose value was set instead of rolled."""
        self.from_subterra: i64 = 0
        """1 if all dice just retrieved stood in Subterra."""
        self.way: i64 = 0
        """How the retrieval was paid."""
        self.builders: i64 = 0
        """Seats whose workers built the market under construction."""

        self.revealed: i64 = 0
        """Counts what was shown to somebody who did not know it: luck and undo read it."""
        self.winner: i64 = NOBODY
        """The seat that has won; NOBODY before that."""

        # --- options
        self.classic: i64 = 0
        """1 if recruits work as first printed."""
        self.house_doubles: i64 = 0
        """1 if doubles follow the house rule."""
        self.trading: i64 = 1
        """1 if players may trade (D-13)."""
        self.variants: i64 = 0
        """The variants of setup.py that are played, a set."""

    def copy(self) -> City:
        return City(self.players, self)

    # ------------------------------------------------------------------ changes that are kept track of

    # Compiled, `items[at] += 1` goes by way of Python: what happens all the time takes the number out first.

    def add_good(self, seat: i64, good: i64, count: i64) -> None:
        at = GOODS_COUNT * seat + good
        self.goods[at] = self.goods[at] + count
        held: i64 = self.held[seat]
        self.held[seat] = held | 1 << good

    def spend_good(self, seat: i64, good: i64, count: i64) -> None:
        at = GOODS_COUNT * seat + good
        left: i64 = self.goods[at] - count
        self.goods[at] = left
        if left == 0:
            held: i64 = self.held[seat]
            self.held[seat] = held & ~(1 << good)

    def add_card(self, seat: i64, kind: i64) -> None:
        at = CARD_KINDS * seat + kind
        self.hand[at] = self.hand[at] + 1
        held: i64 = self.held[seat]
        self.held[seat] = (held | 1 << (CARD + kind)) + ONE_CARD

    def take_card(self, seat: i64, kind: i64) -> None:
        at = CARD_KINDS * seat + kind
        left: i64 = self.hand[at] - 1
        self.hand[at] = left
        held: i64 = self.held[seat] - ONE_CARD
        if left == 0:
            held &= ~(1 << (CARD + kind))
        self.held[seat] = held

    def close_spaces(self, taken: i64) -> None:
        """These construction spaces are closed from now on."""
        self.taken = taken
        self.vacant = vacant_places(taken)

    def derive(self) -> None:
        """Work out what follows from other fields."""
        self.derive_board()
        self.derive_recruits()
        self.starless = 0
        for seat, stars in enumerate(self.stars):
            self.derive_held(seat)
            if stars == 0:
                self.starless |= 1 << seat

    def derive_held(self, seat: i64) -> None:
        goods = self.goods[GOODS_COUNT * seat : GOODS_COUNT * seat + GOODS_COUNT]
        hand = self.hand[CARD_KINDS * seat : CARD_KINDS * seat + CARD_KINDS]
        held = sum(hand) * ONE_CARD
        for thing, count in enumerate(goods + hand):
            if count:
                held |= 1 << thing
        self.held[seat] = held

    def derive_recruits(self) -> None:
        self.in_play = 0
        for seat, recruits in enumerate(self.up):
            talents = talents_of(recruits)
            self.talents[seat] = talents
            self.in_play |= talents

    def derive_board(self) -> None:
        self.visited = self.taken = self.built = self.ends = 0
        self.workers = [0] * self.players
        self.aboard = [0] * self.players
        self.gathered = [0] * COMMODITY_AREAS
        for die, space in enumerate(self.where):
            if space != SUPPLY:
                self.workers[seat_of(die)] |= 1 << (die % WORKERS)
            if space >= 0:
                self.aboard[seat_of(die)] |= 1 << (die % WORKERS)
                if space >= CONSTRUCTION:
                    self.taken |= 1 << (space - CONSTRUCTION)
                elif space >= TUNNEL:
                    self.visited |= 1 << space
                else:
                    self.gathered[space] += self.value[die]
        for site, tile in enumerate(self.tile):
            if tile >= 0:
                self.built |= 1 << site
                self.taken |= ((1 << SITE_SPACES) - 1) << (SITE_SPACES * site)
        for faction, step in enumerate(self.miner):
            if step == MINER_END:
                self.ends |= 1 << faction
        self.vacant = vacant_places(self.taken)

    # ------------------------------------------------------------------ small questions

    def has(self, seat: i64, good: i64) -> int:
        return self.goods[GOODS_COUNT * seat + good]

    def resources(self, seat: i64) -> i64:
        at = GOODS_COUNT * seat
        return self.goods[at + 4] + self.goods[at + 5] + self.goods[at + 6]

    def hand_size(self, seat: i64) -> i64:
        held: i64 = self.held[seat]
        return held >> HELD_KINDS

    def owned(self, seat: i64) -> i64:
        """How many workers a player has, on the board or not."""
        return len(DICE[self.workers[seat]])

    def occupant(self, space: i64) -> int:
        """The die on a space that can be bumped, or -1."""
        if not (self.visited >> space) & 1:
            return NOTHING
        return self.where.index(space)

    def free_stars(self, faction: int) -> int:
        """Free spaces of a territory: as many as there are players, less the stars on it (D-3.11)."""
        taken = 0
        for seat in range(self.players):
            taken += self.territory[4 * seat + faction]
        return self.players - taken

    def working(self, seat: i64) -> i64:
        """The active recruits that count: not those turned up in this turn (D-14.10)."""
        here: i64 = self.up[seat]
        return here & ~self.fresh

    def penalised(self, seat: i64, tile: i64) -> bool:
        """Is this tile built, and the player without a star on it (D-16.11)?"""
        suffers: i64 = self.suffers[seat]
        return (suffers >> tile) & 1 == 1

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
    s.from_json(data)
    s.derive()
    return s


def seat_of(die: i64) -> i64:
    return die // WORKERS


_CLOCKWISE: Final = [
    [[(seat + k) % players for k in range(players)] for seat in range(players)] for players in range(MOST + 1)
]


def clockwise(s: City, seat: i64) -> list[int]:
    """All seats in turn order, beginning with this one."""
    return _CLOCKWISE[s.players][seat][:]


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    return SMALL[mask][:] if mask < len(SMALL) else _bits_of(mask)


def _bits_of(mask: int) -> list[int]:
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


SMALL: Final = [_bits_of(mask) for mask in range(64)]
"""Sets of dice, seats and cards are asked for most often: lists to be read, not to be changed."""

DICE: Final = SMALL[: 1 << WORKERS]
"""The dice of a mask, for the inner loop."""

DICE_OF: Final = [[[WORKERS * seat + die for die in dice] for dice in DICE] for seat in range(MOST)]
"""The same for each seat, as places in lists of all dice."""


def nth_bit(mask: int, n: int) -> int:
    """The number of the n-th bit that is set, counted from 0."""
    return bits(mask)[n]
