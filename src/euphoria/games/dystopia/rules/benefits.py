"""What each kind of space gives (D-11, D-12, D-15, D-17, D-18, D-19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import first, pack
from euphoria.core.flow import ask, do, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.dystopia.rules.abilities import (
    AT_PLACE_COMMODITY,
    AT_PLACE_CONSTRUCTION,
    AT_PLACE_TUNNEL,
    PLACE_COMMODITY,
    PLACE_CONSTRUCTION,
    PLACE_TUNNEL,
    VISIT_MARKET,
    WORKER_ADDED,
    offer_window,
    open_window,
)
from euphoria.games.dystopia.rules.cards import CHASE, FOUNTAIN, LABORATORY
from euphoria.games.dystopia.rules.data import (
    AREA,
    BREEZE_BAR,
    END,
    ICARITE,
    KIND,
    LEVEL_1,
    LEVEL_2,
    LEVEL_4,
    NIMBUS_LOFT,
    SITE,
    SKY_LOUNGE,
    TANK,
    TANK_ENERGY,
    TUNNEL,
    TUNNEL_START,
    WIND_SALOON,
    WORKERS,
    is_built_market,
    region,
)
from euphoria.games.dystopia.rules.goods import draw, gain, gain_any_resource
from euphoria.games.dystopia.rules.paying import UNPAID
from euphoria.games.dystopia.rules.powers import has_power
from euphoria.games.dystopia.rules.stars import (
    advance_faction,
    has_bonus,
    open_tiles,
    star_on_territory,
    star_on_tile,
)
from euphoria.games.dystopia.rules.state import HOME, NOTHING, ONE_CARD, SUPPLY, City
from euphoria.games.dystopia.rules.tracks import change_knowledge, change_morale, dig
from euphoria.games.dystopia.rules.words import CHOOSE, CHOOSE_CARD, CHOOSE_SITE, CHOOSE_TERRITORY, NEW_WORKER
from euphoria.games.dystopia.rules.workers import roll_workers


def take_benefit(s: City, _f: Frame) -> None:
    """Receive what the space gives; it must be taken (D-7.4)."""
    if s.paid == UNPAID:
        return
    seat = s.active
    space = s.space
    s.empty_hand = 1 if s.held[seat] < ONE_CARD else 0
    kind = KIND[space]
    if kind == AREA:
        collect_commodity(s, seat, space)
    elif kind == TUNNEL_START:
        s.push(IN_THE_TUNNEL.index)
    elif kind == END:
        gain(s, seat, (region(space) + 1) % 3, 3)
    elif kind == TANK:
        s.push(IN_THE_TANK.index)
    elif kind == SITE:
        if s.talents[seat] & AT_PLACE_CONSTRUCTION:
            offer_window(s, PLACE_CONSTRUCTION, seat)
    elif space in (WIND_SALOON, NIMBUS_LOFT):
        advance_faction(s, ICARITE)
        star_on_territory(s, seat, ICARITE)
    elif space == BREEZE_BAR:
        draw(s, seat, 2)
        advance_faction(s, ICARITE)
    elif space == SKY_LOUNGE:
        gain_any_resource(s, seat, 2)
        advance_faction(s, ICARITE)
    else:
        s.push(VISITING.index)


# ------------------------------------------------- commodity areas (D-12)


def collect_commodity(s: City, seat: i64, area: int) -> None:
    total = s.gathered[area]
    # What the stars of the last step set off is pushed at that step, and comes before the window.
    brings_stars = total <= 4 and s.allegiance[area] == LEVEL_4 - 1
    if brings_stars:
        open_window(s, PLACE_COMMODITY, seat)
    extra = 1 if has_bonus(s, seat, area, LEVEL_1) else 0
    if total <= 4:
        gain(s, seat, area, 1 + extra)
        advance_faction(s, area)
    elif total <= 8:
        gain(s, seat, area, 1 + extra)
        change_knowledge(s, seat, -1)
    else:
        gain(s, seat, area, 2 + extra)
        change_knowledge(s, seat, 1)
    if s.talents[seat] & AT_PLACE_COMMODITY and not brings_stars:
        offer_window(s, PLACE_COMMODITY, seat)


# ------------------------------------------------- tunnels (D-15)


def _who_chooses_in_tunnel(s: City, f: Frame) -> i64:
    """Level 2 gives both, so there is nothing to choose (D-14.7)."""
    if not has_bonus(s, s.active, s.space - TUNNEL, LEVEL_2):
        return 1 << s.active
    resource, card = _IN_TUNNEL[s.space - TUNNEL]
    _take_in_tunnel(s, f, s.active, card)
    _take_in_tunnel(s, f, s.active, resource)
    return 0


_IN_TUNNEL: Final = [[pack(CHOOSE, 4 + tunnel), pack(CHOOSE, CHOOSE_CARD)] for tunnel in range(3)]
"""What a tunnel gives: its resource, or a card."""


def _resource_or_card(s: City, _f: Frame, _seat: i64) -> list[int]:
    return _IN_TUNNEL[s.space - TUNNEL][:]


def _take_in_tunnel(s: City, _f: Frame, seat: i64, code: int) -> None:
    choice = (code >> 8) & 255
    if choice == CHOOSE_CARD:
        draw(s, seat, 1)
    else:
        gain(s, seat, choice, 1)
        s.took_resource = 1


def move_miner(s: City, _f: Frame) -> None:
    dig(s, s.space - TUNNEL, 1)


def abilities_in_tunnel(s: City, _f: Frame) -> None:
    if s.talents[s.active] & AT_PLACE_TUNNEL:
        offer_window(s, PLACE_TUNNEL, s.active)


IN_THE_TUNNEL: Final = procedure(
    "in the tunnel",
    "D-15.3",
    ask("tunnel", "D-15.3", _who_chooses_in_tunnel, _resource_or_card, _take_in_tunnel),
    do(move_miner),
    do(abilities_in_tunnel),
)

# ------------------------------------------------- Worker Activation Tank (D-11)


def change_track_in_tank(s: City, _f: Frame) -> None:
    if s.space == TANK_ENERGY:
        change_knowledge(s, s.active, -2)
    else:
        change_morale(s, s.active, 2)


def may_gain_worker(s: City, seat: i64) -> bool:
    """Up to four workers; the Laboratory stops at two (D-11.1, D-17.11)."""
    owned = s.owned(seat)
    return owned < WORKERS and not (owned >= 2 and s.penalised(seat, LABORATORY))


def gain_worker(s: City, _f: Frame) -> None:
    seat = s.active
    if not may_gain_worker(s, seat):
        return
    die = 0
    while s.where[WORKERS * seat + die] != SUPPLY:
        die += 1
    s.new_die = die
    tell(s, NEW_WORKER, EVERYBODY, seat)
    offer_window(s, WORKER_ADDED, seat)


def roll_new_worker(s: City, _f: Frame) -> None:
    if s.new_die != NOTHING:
        die = WORKERS * s.active + s.new_die
        s.where[die] = HOME
        s.workers[s.active] |= 1 << s.new_die
        roll_workers(s, s.active, 1 << s.new_die)


def let_chase_place_it(s: City, _f: Frame) -> None:
    """Chase the Miner may place a new worker in the same turn, unless the Fountain forbids it."""
    if s.new_die != NOTHING and has_power(s, s.active, CHASE) and not s.penalised(s.active, FOUNTAIN):
        s.extra_dice |= 1 << s.new_die
    s.new_die = NOTHING


IN_THE_TANK: Final = procedure(
    "in the Worker Activation Tank",
    "D-11.4",
    do(change_track_in_tank),
    do(gain_worker),
    do(roll_new_worker),
    do(let_chase_place_it),
)

# ------------------------------------------------- markets outside Icarus (D-17, D-18)


def star_places(s: City, seat: i64) -> list[int]:
    """Where the star of a visit may go: the territory, at an artifact market also a tile (D-18.6)."""
    if s.stars[seat] == 0:
        return []
    faction = region(s.space)
    places: list[int] = []
    if s.free_stars(faction) > 0:
        places.append(CHOOSE_TERRITORY)
    if not is_built_market(s.space):
        places += [CHOOSE_SITE + site for site in open_tiles(s, seat, faction)]
    return places


def place_visit_star(s: City, seat: i64, place: int) -> None:
    if place == CHOOSE_TERRITORY:
        star_on_territory(s, seat, region(s.space))
    else:
        star_on_tile(s, seat, place - CHOOSE_SITE)


def _who_places_star(s: City, _f: Frame) -> i64:
    return 1 << s.active if star_places(s, s.active) else 0


def _star_options(s: City, _f: Frame, seat: i64) -> list[int]:
    return [pack(CHOOSE, place) for place in star_places(s, seat)]


def _choose_star(s: City, _f: Frame, seat: i64, code: int) -> None:
    s.star_placed = 1
    place_visit_star(s, seat, first(code))


def advance_the_region(s: City, _f: Frame) -> None:
    advance_faction(s, region(s.space))


def abilities_after_visit(s: City, _f: Frame) -> None:
    offer_window(s, VISIT_MARKET, s.active)


VISITING: Final = procedure(
    "visit a market",
    "D-17.3",
    ask("star", "D-18.5", _who_places_star, _star_options, _choose_star, forced=True),
    do(advance_the_region),
    do(abilities_after_visit),
)

BENEFIT_PROCEDURES: Final = [IN_THE_TUNNEL, IN_THE_TANK, VISITING]
