"""The view of a seat, read."""

from __future__ import annotations

from typing import Any, Final

from euphoria.games.dystopia.bots.reading import Reading
from euphoria.games.dystopia.bots.taste import USUAL, Taste
from euphoria.games.dystopia.rules.cards import RECRUITS, TILES
from euphoria.games.dystopia.rules.data import CARDS, DILEMMAS, FACTIONS, GOODS, SITE_NAMES, SPACES, STARS
from euphoria.games.dystopia.rules.state import HOME, SUPPLY
from euphoria.games.dystopia.rules.view_types import Seat

_WHERE: Final = {"home": HOME, "supply": SUPPLY, **{name: number for number, name in enumerate(SPACES)}}


def read_view(view: dict[str, Any], taste: Taste = USUAL) -> Reading:
    """What the seat of this view sees."""
    me: int = view["you"]
    seats: list[Seat] = view["seats"]
    own = seats[me]
    assert own["hand"] is not None and own["hidden"] is not None, "a bot reads the view of its own seat"
    r = Reading(me, view["players"], taste)
    r.turn = view["turn"]
    r.goods = [own["goods"][name] for name in GOODS]
    r.hand = [own["hand"][name] for name in CARDS]
    r.cards = sum(r.hand)
    r.morale = own["morale"]
    r.knowledge = own["knowledge"]
    r.stars_left = own["stars_left"]
    r.closest = min(seat["stars_left"] for seat in seats)
    r.future = r.closest / STARS
    r.dilemma = -1 if own["resolved"] or own["dilemma"] is None else DILEMMAS.index(own["dilemma"])
    r.penalties = _mask(TILES, own["penalties"])
    r.active = _mask(RECRUITS, own["recruits"])
    r.hidden = _mask(RECRUITS, own["hidden"])
    r.starred = _mask(RECRUITS, own["starred"])
    r.tile_stars = _mask(SITE_NAMES, own["tile_stars"])
    r.allegiance = [view["allegiance"][name] for name in FACTIONS]
    r.miner = [view["miners"][name] for name in FACTIONS[:3]]
    r.free = [view["free_territory"][name] for name in FACTIONS]
    r.tiles = [-1 if site["tile"] is None else TILES.index(site["tile"]) for site in view["sites"]]
    for seat in seats:
        for worker in seat["workers"]:
            r.put(seat["seat"], worker["number"] - 1, worker["value"] or 0, _WHERE[worker["where"]])
        if seat["seat"] != me:
            active, starred = _mask(RECRUITS, seat["recruits"]), _mask(RECRUITS, seat["starred"])
            r.meet(seat["seat"], active, starred, seat["stars_left"])
            for k, name in enumerate(GOODS[4:]):
                if seat["goods"][name]:
                    r.rich[k] |= 1 << seat["seat"]
    r.placing = -1 if view["placing"] is None else _WHERE[view["placing"]]
    offer = view["offer"]
    if offer is not None and "give" in offer:
        # The view tells what the active player gives and gets.
        mine = offer["partner"] != me
        r.give, r.get = (offer["give"], offer["get"]) if mine else (offer["get"], offer["give"])
    return r


def _mask(names: list[str], chosen: list[str]) -> int:
    return sum(1 << names.index(name) for name in chosen)
