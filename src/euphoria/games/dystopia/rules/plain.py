"""The city in plain words, for scenarios: what lies where, what a view shows, how luck falls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from euphoria.core.actions import SEATS, Bundle
from euphoria.core.bits import size
from euphoria.core.errors import BadSetup
from euphoria.core.flow import waiting_step
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
    WORKERS,
)
from euphoria.games.dystopia.rules.position import FIGHT, SERVE, ranks
from euphoria.games.dystopia.rules.state import HOME, NOBODY, NOTHING, SUPPLY, City, bits
from euphoria.games.dystopia.rules.words import PAYMENT, SIDE, STOCK, TRACK

UNKNOWN: Final = "?"
FIELDS: Final[dict[str, Sequence[str]]] = {
    "recruit": RECRUITS,
    "other": RECRUITS,
    "space": SPACES,
    "good": GOODS,
    "card": CARDS,
    "faction": FACTIONS,
    "site": SITE_NAMES,
    "tile": TILES,
    "dilemma": DILEMMAS,
    "side": SIDE.words,
    "track": TRACK.words,
}
"""The words for the numbers of events, by the name of the number."""
BUNDLES: Final[dict[str, Bundle]] = {"payment": PAYMENT, "stock": STOCK, "give": STOCK, "get": STOCK}


def word_of(field: str, value: int) -> str | None:
    """How the number of an event is written, if it is not simply a seat or a number."""
    if field in BUNDLES:
        return BUNDLES[field].word(value)
    return FIELDS[field][value] if field in FIELDS else None


# ------------------------------------------------------------------ everything


def facts_of(s: City) -> dict[str, Any]:
    """Everything, secrets included."""
    facts: dict[str, Any] = {
        "players": s.players,
        "turn": SEATS[s.active],
        "turns": s.turn,
        "first": None if s.start == NOBODY else SEATS[s.start],
        "question": None if s.over else waiting_step(BOOK, s).name,
        "placing": None if s.space == NOTHING else SPACES[s.space],
        "deck": _bundle(s.deck, CARDS),
        "deck.size": sum(s.deck),
        "discards": _bundle(s.pile, CARDS),
        "tiles": {TILES[tile] for tile in bits(s.tile_bag)},
        "recruits.size": size(s.supply),
        "winner": None if s.winner < 0 else SEATS[s.winner],
    }
    for faction, name in enumerate(FACTIONS):
        facts[f"allegiance.{name}"] = s.allegiance[faction]
        facts[f"free.{name}"] = s.free_stars(faction)
    for faction, step in enumerate(s.miner):
        facts[f"miner.{FACTIONS[faction]}"] = step
    for site, market in enumerate(SITE_NAMES):
        facts[market] = None if s.tile[site] == NOTHING else TILES[s.tile[site]]
        facts[f"{market}.stars"] = {SEATS[seat] for seat in bits(s.tile_stars[site])}
    for seat in range(s.players):
        _add_seat(facts, s, seat)
    return facts


def _add_seat(facts: dict[str, Any], s: City, seat: int) -> None:
    who = SEATS[seat]
    goods = s.goods[GOODS_COUNT * seat : GOODS_COUNT * (seat + 1)]
    cards = s.hand[CARD_KINDS * seat : CARD_KINDS * (seat + 1)]
    facts[f"{who}.workers"] = _workers(s, seat)
    facts[f"{who}.goods"] = _bundle(goods, GOODS)
    for good, count in zip(GOODS, goods, strict=True):
        facts[f"{who}.{good}"] = count
    facts[f"{who}.cards"] = _bundle(cards, CARDS)
    facts[f"{who}.cards.size"] = sum(cards)
    facts[f"{who}.morale"] = s.morale[seat]
    facts[f"{who}.knowledge"] = s.knowledge[seat]
    facts[f"{who}.active"] = _recruits(s.up[seat])
    facts[f"{who}.hidden"] = _recruits(s.down[seat])
    facts[f"{who}.hidden.size"] = s.down[seat].bit_count()
    facts[f"{who}.dealt"] = _recruits(s.dealt[seat])
    facts[f"{who}.tiles"] = {TILES[tile] for tile in bits(s.tiles_dealt[seat])}
    facts[f"{who}.dilemma"] = None if s.dilemma[seat] == NOTHING else DILEMMAS[s.dilemma[seat]]
    facts[f"{who}.resolved"] = _resolved((s.resolved >> seat) & 1 == 1, (s.served >> seat) & 1 == 1)
    facts[f"{who}.stars"] = _stars(
        [s.territory[4 * seat + faction] for faction in range(4)],
        [SITE_NAMES[site] for site in range(SITES) if (s.tile_stars[site] >> seat) & 1],
        [RECRUITS[recruit] for recruit in bits(s.up[seat] & s.starred)],
        (s.served >> seat) & 1 == 1,
    )
    facts[f"{who}.stars.left"] = s.stars[seat]
    facts[f"{who}.penalties"] = {TILES[tile] for tile in bits(s.suffers[seat])}


def _workers(s: City, seat: int) -> list[str]:
    """The workers a player owns, in the order of their numbers."""
    found: list[str] = []
    for die in range(WORKERS * seat, WORKERS * seat + WORKERS):
        if s.where[die] != SUPPLY:
            found.append(_worker(s.value[die], "" if s.where[die] == HOME else SPACES[s.where[die]]))
    return found


def _worker(value: int, space: str) -> str:
    return f"{value}@{space}" if space else str(value)


def _bundle(counts: list[int], kinds: Sequence[str]) -> str | None:
    parts = [kind if n == 1 else f"{n}{kind}" for n, kind in zip(counts, kinds, strict=True) if n]
    return "+".join(parts) if parts else None


def _recruits(mask: int) -> set[str]:
    return {RECRUITS[recruit] for recruit in bits(mask)}


def _resolved(resolved: bool, served: bool) -> str | None:
    return (SERVE if served else FIGHT) if resolved else None


def _stars(territories: list[int], sites: list[str], recruits: list[str], served: bool) -> set[str]:
    """Where a player's stars are: `2euphorian`, `euphorian-1`, a recruit, `dilemma`."""
    found = {*sites, *recruits}
    for name, count in zip(FACTIONS, territories, strict=True):
        if count:
            found.add(name if count == 1 else f"{count}{name}")
    if served:
        found.add("dilemma")
    return found


# ------------------------------------------------------------------ what a view shows


def seen_in(view: dict[str, Any]) -> dict[str, Any]:
    """What a view shows, under the same paths; `?` for what it does not show."""
    result = view["result"]
    seen: dict[str, Any] = {
        "players": view["players"],
        "turn": None if view["active"] is None else SEATS[view["active"]],
        "turns": view["turn"],
        "question": view["question"],
        "waiting": {SEATS[seat] for seat in view["waiting"]},
        "stays": view["stays"],
        "placing": view["placing"],
        "deck.size": view["deck"],
        "discards": _bundle(list(view["discards"].values()), CARDS),
        "winner": SEATS[result["winners"][0]] if result is not None and result["winners"] else None,
    }
    for name in FACTIONS:
        seen[f"allegiance.{name}"] = view["allegiance"][name]
        seen[f"free.{name}"] = view["free_territory"][name]
    for name, step in view["miners"].items():
        seen[f"miner.{name}"] = step
    for site in view["sites"]:
        seen[site["site"]] = site["tile"]
        seen[f"{site['site']}.stars"] = {SEATS[seat] for seat in site["stars"]}
    for told in view["seats"]:
        _add_seen(seen, told)
    return seen


def _add_seen(seen: dict[str, Any], told: dict[str, Any]) -> None:
    who = SEATS[told["seat"]]
    seen[f"{who}.workers"] = [
        _worker(worker["value"] or 0, "" if worker["where"] == "home" else worker["where"])
        for worker in told["workers"]
        if worker["where"] != "supply"
    ]
    seen[f"{who}.goods"] = _bundle(list(told["goods"].values()), GOODS)
    for good in GOODS:
        seen[f"{who}.{good}"] = told["goods"][good]
    hand = told["hand"]
    seen[f"{who}.cards"] = UNKNOWN if hand is None else _bundle(list(hand.values()), CARDS)
    seen[f"{who}.cards.size"] = told["cards"]
    seen[f"{who}.morale"] = told["morale"]
    seen[f"{who}.knowledge"] = told["knowledge"]
    seen[f"{who}.active"] = set(told["recruits"])
    for key, path in (("hidden", "hidden"), ("dealt", "dealt"), ("tiles", "tiles")):
        seen[f"{who}.{path}"] = UNKNOWN if told[key] is None else set(told[key])
    seen[f"{who}.hidden.size"] = told["hidden_count"]
    seen[f"{who}.dilemma"] = told["dilemma"] or UNKNOWN
    seen[f"{who}.resolved"] = _resolved(told["resolved"], told["served"])
    territories = [told["territories"][name] for name in FACTIONS]
    sites = told["tile_stars"]
    seen[f"{who}.stars"] = _stars(territories, sites, told["starred"], told["served"])
    seen[f"{who}.stars.left"] = told["stars_left"]
    seen[f"{who}.penalties"] = set(told["penalties"])


# ------------------------------------------------------------------ luck


def luck_numbers(s: City, name: str, words: list[str]) -> list[int]:
    """The numbers with which the luck at hand falls as told (`roll 3 5`, `draw book`, …)."""
    if len(words) != len(s.bounds):
        raise BadSetup(f"The luck '{name}' takes {len(s.bounds)} words here, not {len(words)}.")
    numbers: list[int] = []
    if name in ("roll", "start", "roll-off"):
        numbers = [int(word) - 1 for word in words if word in ("1", "2", "3", "4", "5", "6")]
    elif name == "draw":
        numbers = [sum(s.deck[:kind]) for kind in _numbers(words, CARDS) if s.deck[kind]]
    elif name == "recruits":
        numbers = ranks(s.supply, _numbers(words, RECRUITS))
    elif name == "tiles":
        # Everybody gets one tile, then everybody a second one; told seat by seat.
        tiles = _numbers(words, TILES)
        numbers = ranks(s.tile_bag, tiles[0::2] + tiles[1::2])
    elif name in ("tile", "fill"):
        numbers = ranks(s.tile_bag, _numbers(words, TILES))
    elif name == "deal":
        raise BadSetup("The deal is told in the position, with 'phase: setup'.")
    if len(numbers) != len(words):
        raise BadSetup(f"The luck '{name} {' '.join(words)}' cannot fall so.")
    return numbers


def _numbers(words: list[str], known: Sequence[str]) -> list[int]:
    return [known.index(word) for word in words if word in known]
