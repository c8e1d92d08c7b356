"""Where stars go (D-22), and what the placing of a star sets off."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.state import EVERYBODY, tell, with_item
from euphoria.games.dystopia.rules.abilities import STAR_PLACED, open_window
from euphoria.games.dystopia.rules.cards import OF_FACTION, REGISTRY, THEATER
from euphoria.games.dystopia.rules.data import ICARITE, LEVEL_2, LEVEL_3, LEVEL_4
from euphoria.games.dystopia.rules.goods import draw
from euphoria.games.dystopia.rules.state import City, bits, clockwise
from euphoria.games.dystopia.rules.tracks import change_knowledge, is_awake
from euphoria.games.dystopia.rules.words import (
    ALLEGIANCE,
    NO_STAR,
    STAR_DILEMMA,
    STAR_RECRUIT,
    STAR_TERRITORY,
    STAR_TILE,
)

WITHOUT_BONUS: Final = 1 << REGISTRY


def _spend_star(s: City, seat: i64) -> bool:
    """Take a star from the player's stock, if one is left."""
    if s.stars[seat] == 0:
        return False
    s.stars[seat] -= 1
    if s.stars[seat] == 0:
        s.starless |= 1 << seat
    open_window(s, STAR_PLACED, seat)
    if s.penalised(seat, THEATER):
        # Also for the star that ends the penalty: it stops after the star is placed (D-18.8).
        change_knowledge(s, seat, 1)
    return True


def has_bonus(s: City, seat: i64, faction: int, level: int) -> bool:
    """Does the player receive a faction's bonus of level 1 or 2? The step before the placement counts."""
    if s.before[faction] < level or not (s.talents[seat] >> faction) & 1 or s.suffers[seat] & WITHOUT_BONUS:
        return False
    return s.fresh == 0 or s.up[seat] & OF_FACTION[faction] & ~s.fresh != 0


def star_on_territory(s: City, seat: i64, faction: int) -> bool:
    if s.free_stars(faction) <= 0 or not _spend_star(s, seat):
        tell(s, NO_STAR, EVERYBODY, seat, faction)
        return False
    s.territory[4 * seat + faction] += 1
    tell(s, STAR_TERRITORY, EVERYBODY, seat, faction)
    if faction == ICARITE and has_bonus(s, seat, ICARITE, LEVEL_2):
        draw(s, seat, 1)
    return True


def star_on_tile(s: City, seat: i64, site: int) -> bool:
    """At most one per player and tile (D-22.1)."""
    if (s.tile_stars[site] >> seat) & 1 or not _spend_star(s, seat):
        return False
    s.tile_stars = with_item(s.tile_stars, site, s.tile_stars[site] | 1 << seat)
    s.suffers = with_item(s.suffers, seat, s.suffers[seat] & ~(1 << s.tile[site]))
    tell(s, STAR_TILE, EVERYBODY, seat, site)
    return True


def star_on_recruit(s: City, seat: i64, recruit: int) -> None:
    """At most one per recruit (D-20.9)."""
    if not (s.starred >> recruit) & 1 and _spend_star(s, seat):
        s.starred |= 1 << recruit
        tell(s, STAR_RECRUIT, EVERYBODY, seat, recruit)


def star_on_dilemma(s: City, seat: i64) -> None:
    if _spend_star(s, seat):
        s.served |= 1 << seat
        tell(s, STAR_DILEMMA, EVERYBODY, seat)


def open_tiles(s: City, seat: i64, faction: int) -> list[int]:
    """Built sites of a faction whose tile lacks this player's star (D-18.6)."""
    return [
        site
        for site in (2 * faction, 2 * faction + 1)
        if s.tile[site] >= 0 and not (s.tile_stars[site] >> seat) & 1
    ]


# ------------------------------------------------- the allegiance track (D-14)


def advance_faction(s: City, faction: int) -> None:
    """The faction's token moves 1 step, never past the end (D-14.2, D-14.13)."""
    if s.allegiance[faction] == LEVEL_4:
        return
    step = s.allegiance[faction] + 1
    if step >= LEVEL_3 and not is_awake(s, faction):  # asked before the token has moved
        s.awake |= 1 << faction
    s.allegiance = with_item(s.allegiance, faction, step)
    if s.out is not None:
        tell(s, ALLEGIANCE, EVERYBODY, faction, step)
    if step == LEVEL_4:
        _star_all_recruits(s, faction)


def _star_all_recruits(s: City, faction: int) -> None:
    """Level 4: every player puts a star on each own active recruit of the faction (D-14.12)."""
    # In reverse, because what a star sets off is carried out last in, first out.
    for seat in reversed(clockwise(s, s.active)):
        for recruit in bits(s.up[seat] & OF_FACTION[faction]):
            star_on_recruit(s, seat, recruit)
