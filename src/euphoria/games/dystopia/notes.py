"""What is worth noting of a finished game of dystopia: recruits, artifacts, markets, dilemmas, stars."""

from __future__ import annotations

from typing import Any, Final

from euphoria.games.dystopia.rules.cards import FACTION_OF, RECRUITS, TILES
from euphoria.games.dystopia.rules.data import CARDS, DILEMMAS, FACTIONS
from euphoria.games.dystopia.rules.words import (
    BEGINS,
    DREW_CARD,
    KEPT,
    KEPT_HIDDEN,
    RETRIEVES,
    SHOWS_DILEMMA,
    SIDE,
    TRADED,
    USES,
    WORKER_LOST,
)
from euphoria.notes import FIRST, Fact, Finished, Notebook, Notes

_RECRUITS: Final = tuple(RECRUITS)
_TILES: Final = tuple(TILES)

SEATS: Final = (
    Fact("faction", "word", "dystopia-faction-", FACTIONS),
    Fact("kept", "words", "dystopia-recruit-", _RECRUITS, pairs=True),
    Fact("recruits", "words", "dystopia-recruit-", _RECRUITS),
    Fact("used", "words", "dystopia-recruit-", _RECRUITS),
    Fact("artifacts", "words", "dystopia-card-", CARDS),
    Fact("markets", "words", "dystopia-tile-", _TILES),
    Fact("dilemma", "word", "dystopia-dilemma-", tuple(DILEMMAS)),
    Fact("side", "word", "dystopia-side-", tuple(SIDE.words)),
    Fact("territories", "words", "dystopia-region-", FACTIONS),
    Fact("stars", "number"),
    Fact("morale", "number"),
    Fact("knowledge", "number"),
    Fact("workers", "number"),
    Fact("lost", "number"),
    Fact("retrieved", "number"),
    Fact("traded", "number"),
)
GAME: Final = (
    FIRST,
    Fact("built", "words", "dystopia-tile-", _TILES),
    Fact("rounds", "number"),
)


def take(game: Finished) -> Notes:
    """`kept` are the recruits of the setup, `recruits` those that were active at the end."""
    view = game.view
    tiles: dict[str, str] = {site["site"]: site["tile"] for site in view["sites"] if site["tile"]}
    seats = [_seat(seat, tiles) for seat in view["seats"]]
    first: int | None = None
    for event in game.events:
        kind, values = event.kind, event.values
        if kind is BEGINS:
            first = values[0]
        elif kind is KEPT or (kind is KEPT_HIDDEN and first is None):
            # A dilemma brings another one later, in private as well.
            _keep(seats[values[0]], values[1], leads=kind is KEPT)
        elif kind is DREW_CARD:
            _add(seats[values[0]]["artifacts"], CARDS[values[1]])
        elif kind is USES:
            _add(seats[values[0]]["used"], RECRUITS[values[1]])
        elif kind is SHOWS_DILEMMA:
            seats[values[0]]["side"] = SIDE.words[values[2]]
        elif kind is WORKER_LOST:
            seats[values[0]]["lost"] += 1
        elif kind is RETRIEVES:
            seats[values[0]]["retrieved"] += 1
        elif kind is TRADED:
            for seat in values[:2]:
                seats[seat]["traded"] += 1
    rounds = -(-view["turn"] // view["players"])
    return Notes({"first": first, "built": list(tiles.values()), "rounds": rounds}, list(seats))


def _seat(seat: dict[str, Any], tiles: dict[str, str]) -> dict[str, Any]:
    return {
        "faction": None,
        "kept": [],
        "recruits": list(seat["recruits"]),
        "used": [],
        "artifacts": [],
        "markets": [tiles[site] for site in seat["tile_stars"]],
        "dilemma": seat["dilemma"],
        "side": None,
        "territories": [faction for faction, stars in seat["territories"].items() if stars],
        "stars": seat["stars_placed"],
        "morale": seat["morale"],
        "knowledge": seat["knowledge"],
        "workers": sum(worker["where"] != "supply" for worker in seat["workers"]),
        "lost": 0,
        "retrieved": 0,
        "traded": 0,
    }


def _keep(seat: dict[str, Any], recruit: int, leads: bool) -> None:
    """The first recruit lies open and says which faction somebody plays for."""
    seat["kept"].append(RECRUITS[recruit])
    if leads:
        seat["faction"] = FACTIONS[FACTION_OF[recruit]]


def _add(things: list[str], thing: str) -> None:
    if thing not in things:
        things.append(thing)


NOTEBOOK: Final = Notebook(GAME, SEATS, take)
