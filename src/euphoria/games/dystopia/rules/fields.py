"""Made by tools/fields.py from state.py (`make fields`). Do not edit."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from euphoria.core.state import Derived, DerivedList, Owned, Shared, State

FIELDS: Final = (
    "goods",
    "hand",
    "held",
    "morale",
    "knowledge",
    "value",
    "where",
    "workers",
    "aboard",
    "visited",
    "taken",
    "vacant",
    "gathered",
    "stars",
    "starless",
    "up",
    "talents",
    "in_play",
    "down",
    "dealt",
    "seen",
    "passed",
    "dilemma",
    "tiles_dealt",
    "tiles_out",
    "deck",
    "pile",
    "supply",
    "seen_out",
    "territory",
    "tile",
    "built",
    "tile_bag",
    "tile_stars",
    "suffers",
    "starred",
    "resolved",
    "served",
    "allegiance",
    "miner",
    "ends",
    "active",
    "start",
    "turn",
    "turn_limit",
    "ready",
    "twin",
    "placed",
    "lost",
    "fresh",
    "stays",
    "once",
    "die",
    "space",
    "bumped",
    "bumped_value",
    "paid",
    "star_placed",
    "took_resource",
    "empty_hand",
    "before",
    "new_die",
    "extra_dice",
    "awake",
    "due",
    "drawn",
    "roller",
    "rolled",
    "retrieved",
    "fixed",
    "from_subterra",
    "way",
    "builders",
    "revealed",
    "winner",
    "classic",
    "house_doubles",
    "trading",
    "variants",
)


class CityFields(State):
    """The fields that are declared in state.py: their places, copies and JSON."""

    __slots__ = FIELDS

    def __init__(self, players: i64, of: CityFields | None = None) -> None:
        """A fresh state, or a copy of another one."""
        super().__init__(players, of)
        if of is None:
            # Every field has a value before anybody can look at it: compiled code counts on that.
            self.goods: list[int] = []
            self.hand: list[int] = []
            self.held: DerivedList = []
            self.morale: list[int] = []
            self.knowledge: list[int] = []
            self.value: list[int] = []
            self.where: list[int] = []
            self.workers: DerivedList = []
            self.aboard: DerivedList = []
            self.visited: Derived = 0
            self.taken: Derived = 0
            self.vacant: Derived = 0
            self.gathered: DerivedList = []
            self.stars: list[int] = []
            self.starless: Derived = 0
            self.up: list[int] = []
            self.talents: DerivedList = []
            self.in_play: Derived = 0
            self.down: list[int] = []
            self.dealt: list[int] = []
            self.seen: list[int] = []
            self.passed: Owned = []
            self.dilemma: list[int] = []
            self.tiles_dealt: Owned = []
            self.tiles_out: Owned = []
            self.deck: list[int] = []
            self.pile: list[int] = []
            self.supply: i64 = 0
            self.seen_out: i64 = 0
            self.territory: list[int] = []
            self.tile: Shared = []
            self.built: Derived = 0
            self.tile_bag: i64 = 0
            self.tile_stars: Shared = []
            self.suffers: Shared = []
            self.starred: int = 0
            self.resolved: i64 = 0
            self.served: i64 = 0
            self.allegiance: Shared = []
            self.miner: list[int] = []
            self.ends: Derived = 0
            self.active: i64 = 0
            self.start: i64 = 0
            self.turn: i64 = 0
            self.turn_limit: i64 = 0
            self.ready: i64 = 0
            self.twin: i64 = 0
            self.placed: i64 = 0
            self.lost: i64 = 0
            self.fresh: i64 = 0
            self.stays: i64 = 0
            self.once: i64 = 0
            self.die: i64 = 0
            self.space: i64 = 0
            self.bumped: i64 = 0
            self.bumped_value: i64 = 0
            self.paid: i64 = 0
            self.star_placed: i64 = 0
            self.took_resource: i64 = 0
            self.empty_hand: i64 = 0
            self.before: Shared = []
            self.new_die: i64 = 0
            self.extra_dice: i64 = 0
            self.awake: i64 = 0
            self.due: i64 = 0
            self.drawn: list[int] = []
            self.roller: i64 = 0
            self.rolled: i64 = 0
            self.retrieved: i64 = 0
            self.fixed: i64 = 0
            self.from_subterra: i64 = 0
            self.way: i64 = 0
            self.builders: i64 = 0
            self.revealed: i64 = 0
            self.winner: i64 = 0
            self.classic: i64 = 0
            self.house_doubles: i64 = 0
            self.trading: i64 = 0
            self.variants: i64 = 0
            self.declare(players)
        else:
            self.goods = of.goods[:]
            self.hand = of.hand[:]
            self.held = of.held[:]
            self.morale = of.morale[:]
            self.knowledge = of.knowledge[:]
            self.value = of.value[:]
            self.where = of.where[:]
            self.workers = of.workers[:]
            self.aboard = of.aboard[:]
            self.visited = of.visited
            self.taken = of.taken
            self.vacant = of.vacant
            self.gathered = of.gathered[:]
            self.stars = of.stars[:]
            self.starless = of.starless
            self.up = of.up[:]
            self.talents = of.talents[:]
            self.in_play = of.in_play
            self.down = of.down[:]
            self.dealt = of.dealt[:]
            self.seen = of.seen[:]
            self.passed = of.passed
            self.dilemma = of.dilemma[:]
            self.tiles_dealt = of.tiles_dealt
            self.tiles_out = of.tiles_out
            self.deck = of.deck[:]
            self.pile = of.pile[:]
            self.supply = of.supply
            self.seen_out = of.seen_out
            self.territory = of.territory[:]
            self.tile = of.tile
            self.built = of.built
            self.tile_bag = of.tile_bag
            self.tile_stars = of.tile_stars
            self.suffers = of.suffers
            self.starred = of.starred
            self.resolved = of.resolved
            self.served = of.served
            self.allegiance = of.allegiance
            self.miner = of.miner[:]
            self.ends = of.ends
            self.active = of.active
            self.start = of.start
            self.turn = of.turn
            self.turn_limit = of.turn_limit
            self.ready = of.ready
            self.twin = of.twin
            self.placed = of.placed
            self.lost = of.lost
            self.fresh = of.fresh
            self.stays = of.stays
            self.once = of.once
            self.die = of.die
            self.space = of.space
            self.bumped = of.bumped
            self.bumped_value = of.bumped_value
            self.paid = of.paid
            self.star_placed = of.star_placed
            self.took_resource = of.took_resource
            self.empty_hand = of.empty_hand
            self.before = of.before
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
            of.owns = 0

    def own_passed(self) -> Owned:
        """`passed`, to be changed in place: no copy of this state has the same list any more."""
        if not self.owns & 1:
            self.passed = self.passed[:]
            self.owns |= 1
        return self.passed

    def own_tiles_dealt(self) -> Owned:
        """`tiles_dealt`, to be changed in place: no copy of this state has the same list any more."""
        if not self.owns & 2:
            self.tiles_dealt = self.tiles_dealt[:]
            self.owns |= 2
        return self.tiles_dealt

    def own_tiles_out(self) -> Owned:
        """`tiles_out`, to be changed in place: no copy of this state has the same list any more."""
        if not self.owns & 4:
            self.tiles_out = self.tiles_out[:]
            self.owns |= 4
        return self.tiles_out

    def declare(self, players: i64) -> None:
        """Give every field its first value."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        return {
            **self.flow_to_json(),
            "goods": self.goods[:],
            "hand": self.hand[:],
            "morale": self.morale[:],
            "knowledge": self.knowledge[:],
            "value": self.value[:],
            "where": self.where[:],
            "stars": self.stars[:],
            "up": self.up[:],
            "down": self.down[:],
            "dealt": self.dealt[:],
            "seen": self.seen[:],
            "passed": self.passed[:],
            "dilemma": self.dilemma[:],
            "tiles_dealt": self.tiles_dealt[:],
            "tiles_out": self.tiles_out[:],
            "deck": self.deck[:],
            "pile": self.pile[:],
            "supply": self.supply,
            "seen_out": self.seen_out,
            "territory": self.territory[:],
            "tile": self.tile[:],
            "tile_bag": self.tile_bag,
            "tile_stars": self.tile_stars[:],
            "suffers": self.suffers[:],
            "starred": self.starred,
            "resolved": self.resolved,
            "served": self.served,
            "allegiance": self.allegiance[:],
            "miner": self.miner[:],
            "active": self.active,
            "start": self.start,
            "turn": self.turn,
            "turn_limit": self.turn_limit,
            "ready": self.ready,
            "twin": self.twin,
            "placed": self.placed,
            "lost": self.lost,
            "fresh": self.fresh,
            "stays": self.stays,
            "once": self.once,
            "die": self.die,
            "space": self.space,
            "bumped": self.bumped,
            "bumped_value": self.bumped_value,
            "paid": self.paid,
            "star_placed": self.star_placed,
            "took_resource": self.took_resource,
            "empty_hand": self.empty_hand,
            "before": self.before[:],
            "new_die": self.new_die,
            "extra_dice": self.extra_dice,
            "awake": self.awake,
            "due": self.due,
            "drawn": self.drawn[:],
            "roller": self.roller,
            "rolled": self.rolled,
            "retrieved": self.retrieved,
            "fixed": self.fixed,
            "from_subterra": self.from_subterra,
            "way": self.way,
            "builders": self.builders,
            "revealed": self.revealed,
            "winner": self.winner,
            "classic": self.classic,
            "house_doubles": self.house_doubles,
            "trading": self.trading,
            "variants": self.variants,
        }

    def from_json(self, data: dict[str, Any]) -> None:
        """Take over what `to_json` wrote."""
        self.flow_from_json(data)
        self.goods = list(data["goods"])
        self.hand = list(data["hand"])
        self.morale = list(data["morale"])
        self.knowledge = list(data["knowledge"])
        self.value = list(data["value"])
        self.where = list(data["where"])
        self.stars = list(data["stars"])
        self.up = list(data["up"])
        self.down = list(data["down"])
        self.dealt = list(data["dealt"])
        self.seen = list(data["seen"])
        self.passed = list(data["passed"])
        self.dilemma = list(data["dilemma"])
        self.tiles_dealt = list(data["tiles_dealt"])
        self.tiles_out = list(data["tiles_out"])
        self.deck = list(data["deck"])
        self.pile = list(data["pile"])
        self.supply = data["supply"]
        self.seen_out = data["seen_out"]
        self.territory = list(data["territory"])
        self.tile = list(data["tile"])
        self.tile_bag = data["tile_bag"]
        self.tile_stars = list(data["tile_stars"])
        self.suffers = list(data["suffers"])
        self.starred = data["starred"]
        self.resolved = data["resolved"]
        self.served = data["served"]
        self.allegiance = list(data["allegiance"])
        self.miner = list(data["miner"])
        self.active = data["active"]
        self.start = data["start"]
        self.turn = data["turn"]
        self.turn_limit = data["turn_limit"]
        self.ready = data["ready"]
        self.twin = data["twin"]
        self.placed = data["placed"]
        self.lost = data["lost"]
        self.fresh = data["fresh"]
        self.stays = data["stays"]
        self.once = data["once"]
        self.die = data["die"]
        self.space = data["space"]
        self.bumped = data["bumped"]
        self.bumped_value = data["bumped_value"]
        self.paid = data["paid"]
        self.star_placed = data["star_placed"]
        self.took_resource = data["took_resource"]
        self.empty_hand = data["empty_hand"]
        self.before = list(data["before"])
        self.new_die = data["new_die"]
        self.extra_dice = data["extra_dice"]
        self.awake = data["awake"]
        self.due = data["due"]
        self.drawn = list(data["drawn"])
        self.roller = data["roller"]
        self.rolled = data["rolled"]
        self.retrieved = data["retrieved"]
        self.fixed = data["fixed"]
        self.from_subterra = data["from_subterra"]
        self.way = data["way"]
        self.builders = data["builders"]
        self.revealed = data["revealed"]
        self.winner = data["winner"]
        self.classic = data["classic"]
        self.house_doubles = data["house_doubles"]
        self.trading = data["trading"]
        self.variants = data["variants"]
