"""What a seat may know (D-2), built from nothing."""

from __future__ import annotations

from typing import Literal

from euphoria.core.flow import waiting_step
from euphoria.core.state import OPEN_EYES
from euphoria.games.dystopia.rules.book import BOOK
from euphoria.games.dystopia.rules.cards import RECRUITS, TILES
from euphoria.games.dystopia.rules.data import (
    CARD_KINDS,
    CARDS,
    DILEMMAS,
    FACTIONS,
    GOODS,
    GOODS_COUNT,
    SITE_NAMES,
    SITES,
    SPACES,
    STARS,
    WORKERS,
)
from euphoria.games.dystopia.rules.ending import UNFINISHED, decided_by, first_in_tie_break
from euphoria.games.dystopia.rules.paying import MAY_DRAW, OPPONENTS_MAY
from euphoria.games.dystopia.rules.state import HOME, SUPPLY, City, bits
from euphoria.games.dystopia.rules.view_types import CityView, Offer, Result, Seat, Site, Worker


def view_for(s: City, seat: int) -> CityView:
    """The city as a seat, a spectator or open eyes may know it."""
    return {
        "title": "dystopia",
        "you": None if seat < 0 else seat,
        "players": s.players,
        "turn": s.turn,
        "active": s.active if s.turn else None,
        "seats": [_seat_view(s, seat, other) for other in range(s.players)],
        "allegiance": dict(zip(FACTIONS, s.allegiance, strict=True)),
        "miners": {"euphorian": s.miner[0], "subterran": s.miner[1], "wastelander": s.miner[2]},
        "free_territory": {FACTIONS[f]: s.free_stars(f) for f in range(4)},
        "sites": [_site_view(s, site) for site in range(SITES)],
        "deck": sum(s.deck),
        "discards": dict(zip(CARDS, s.pile, strict=True)),
        "placing": None if s.space < 0 else SPACES[s.space],
        "question": None if s.over else _question(s),
        "waiting": bits(s.asked),
        "stays": s.stays == 1,
        "offer": _offer_view(s, seat),
        "may_take": _may_take(s),
        "result": result_of(s) if s.over else None,
    }


def _seat_view(s: City, viewer: int, seat: int) -> Seat:
    own = viewer in (seat, OPEN_EYES)
    mine = own or s.over
    at = GOODS_COUNT * seat
    cards = s.hand[CARD_KINDS * seat : CARD_KINDS * seat + CARD_KINDS]
    return {
        "seat": seat,
        "goods": dict(zip(GOODS, s.goods[at : at + GOODS_COUNT], strict=True)),
        "cards": sum(cards),
        "hand": dict(zip(CARDS, cards, strict=True)) if mine else None,
        "morale": s.morale[seat],
        "knowledge": s.knowledge[seat],
        "workers": [_worker_view(s, seat, die) for die in range(WORKERS)],
        "stars_left": s.stars[seat],
        "stars_placed": STARS - s.stars[seat],
        "territories": {FACTIONS[f]: s.territory[4 * seat + f] for f in range(4)},
        "tile_stars": [SITE_NAMES[site] for site in range(SITES) if (s.tile_stars[site] >> seat) & 1],
        "recruits": [RECRUITS[r] for r in bits(s.up[seat])],
        "starred": [RECRUITS[r] for r in bits(s.up[seat] & s.starred)],
        "hidden_count": s.down[seat].bit_count(),
        "hidden": [RECRUITS[r] for r in bits(s.down[seat])] if mine else None,
        "dealt": [RECRUITS[r] for r in bits(s.dealt[seat])] if own else None,
        "tiles": [TILES[t] for t in bits(s.tiles_dealt[seat])] if own else None,
        "dilemma": _dilemma_view(s, mine, seat),
        "resolved": (s.resolved >> seat) & 1 == 1,
        "served": (s.served >> seat) & 1 == 1,
        "penalties": [TILES[s.tile[site]] for site in range(SITES) if _suffers(s, seat, site)],
    }


def _suffers(s: City, seat: int, site: int) -> bool:
    return s.tile[site] >= 0 and s.penalised(seat, s.tile[site])


def _worker_view(s: City, seat: int, die: int) -> Worker:
    where = s.where[WORKERS * seat + die]
    place = "supply" if where == SUPPLY else "home" if where == HOME else SPACES[where]
    value = s.value[WORKERS * seat + die]
    return {"number": die + 1, "value": None if where == SUPPLY or not value else value, "where": place}


def _dilemma_view(s: City, mine: bool, seat: int) -> str | None:
    if s.dilemma[seat] >= 0 and (mine or (s.resolved >> seat) & 1):
        return DILEMMAS[s.dilemma[seat]]
    return None


def _site_view(s: City, site: int) -> Site:
    built = s.tile[site] >= 0
    return {
        "site": SITE_NAMES[site],
        "tile": TILES[s.tile[site]] if built else None,
        "stars": bits(s.tile_stars[site]),
    }


def _question(s: City) -> str:
    return waiting_step(BOOK, s).name


def _offer_view(s: City, viewer: int) -> Offer | None:
    """The trade under discussion; what the active player gives and gets is for the two and for open eyes."""
    if s.over or _question(s) not in ("trade", "counter"):
        return None
    f = s.frames[-1]
    if viewer not in (f.a, s.active, OPEN_EYES):
        return {"partner": f.a}
    return {"partner": f.a, "give": f.b, "get": f.c}


def _may_take(s: City) -> Literal["card", "bliss"] | None:
    if s.over or s.frames[-1].proc != OPPONENTS_MAY.index:
        return None
    return "card" if s.frames[-1].a == MAY_DRAW else "bliss"


def result_of(s: City) -> Result:
    """How the game ended."""
    stopped = s.winner == UNFINISHED
    return {
        "way": "stopped" if stopped else "ten-stars",
        "rule": "D-23.1",
        "winners": [] if stopped else [s.winner],
        "stars": [STARS - left for left in s.stars],
        "leading": bits(first_in_tie_break(s, _most_stars(s))),
        "decided": decided_by(s),
        "turns": s.turn,
    }


def _most_stars(s: City) -> int:
    fewest = min(s.stars)
    mask = 0
    for seat in range(s.players):
        if s.stars[seat] == fewest:
            mask |= 1 << seat
    return mask
