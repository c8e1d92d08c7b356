"""The view of a city as numbers for learners (docs/research.md lists them field by field)."""

from __future__ import annotations

from typing import Any, Final

from euphoria.encoding import MOST as LARGEST
from euphoria.encoding import ActionNumbers, Encoding, Field, numbered, size_of, starts
from euphoria.games.dystopia.rules.cards import RECRUITS, TILES
from euphoria.games.dystopia.rules.data import (
    BLISS,
    CARD_KINDS,
    CARDS,
    COMMODITIES,
    DILEMMAS,
    ENERGY,
    FACTIONS,
    FOOD,
    GOODS,
    LEAST,
    MOST,
    NOT_BLISS,
    RESOURCES,
    SITE_NAMES,
    SPACES,
    WATER,
    WORKERS,
)
from euphoria.games.dystopia.rules.markets import ANY_CARD, CARD, KNOWLEDGE, TILE_COSTS
from euphoria.games.dystopia.rules.payment import THINGS, ways_to_pay
from euphoria.games.dystopia.rules.words import GRAMMAR

VERSION: Final = 1
"""Raised when a number changes its place or its meaning; weights of learners are bound to it."""

QUESTIONS: Final = [
    "keep", "pick", "draft", "mark", "turn", "more", "end", "pay", "set-value", "may-take", "tunnel", "star",
    "dilemma-pay", "retain", "trade", "counter", "gain", "draw", "throw", "discard", "lose", "ability",
    "choose", "keep-one", "burn",
]  # fmt: skip
MINERS: Final = ["euphorian", "subterran", "wastelander"]
MAY_TAKE: Final = ["card", "bliss"]
PLACES: Final = ["supply", "home", *SPACES]
UNNUMBERED: Final = ("offer", "counter")
"""Trades are endless: whoever wants to offer one says it in words."""

WORKER_FIELDS: Final = [
    Field("value", 1, "the knowledge it shows; 0: not rolled or not in play"),
    Field("place", len(PLACES), "the supply, home, or one of the spaces in the order of the board"),
]
SEAT_FIELDS: Final = [
    Field("there", 1, "1 if somebody sits here"),
    Field("goods", len(GOODS), "how many of each good"),
    Field("cards", 1, "how many artifact cards"),
    Field("morale", 1, "the step of morale"),
    Field("knowledge", 1, "the step of knowledge"),
    Field("stars left", 1, "stars not placed yet"),
    Field("territories", len(FACTIONS), "stars in each territory"),
    Field("recruits", len(RECRUITS), "active recruits"),
    Field("starred", len(RECRUITS), "those of them that bear a star"),
    Field("hidden", 1, "how many hidden recruits"),
    Field("dilemma", len(DILEMMAS), "the dilemma, if it is known"),
    Field("resolved", 1, "1 if the dilemma is resolved"),
    Field("served", 1, "1 if it was resolved by serving"),
    Field("penalties", len(TILES), "markets whose penalty this player suffers"),
    *[
        Field(f"worker {number + 1} {field.name}", field.size, field.about)
        for number in range(WORKERS)
        for field in WORKER_FIELDS
    ],
]
FIELDS: Final = [
    Field("players", MOST - LEAST + 1, "one of two to six"),
    Field("turn", 1, "the number of the turn, 255 at most"),
    Field("question", len(QUESTIONS), "what is being asked: " + ", ".join(QUESTIONS)),
    Field("active", MOST, "whose turn it is"),
    Field("waiting", MOST, "1 for each seat that is asked"),
    Field("stays", 1, "1 if the player at turn wants to trade before the turn ends"),
    Field("placing", len(SPACES), "the space that is being taken"),
    Field("may take", len(MAY_TAKE), "what is there to be taken: a card, bliss"),
    Field("partner", MOST, "who a trade is offered to"),
    Field("give", len(GOODS) + len(CARDS), "what the player at turn gives, if the viewer is one of the two"),
    Field("get", len(GOODS) + len(CARDS), "what the player at turn gets, likewise"),
    Field("allegiance", len(FACTIONS), "the allegiance track of each faction"),
    Field("miners", len(MINERS), "the miner track of each tunnel"),
    Field("free territory", len(FACTIONS), "places for stars left in each territory"),
    Field("deck", 1, "artifact cards in the deck"),
    Field("discards", len(CARDS), "discarded cards of each kind"),
    Field("hand", len(CARDS), "the viewer's own cards of each kind"),
    Field("hidden", len(RECRUITS), "the viewer's own hidden recruits"),
    Field("dealt", len(RECRUITS), "recruits the viewer chooses from"),
    Field("tiles", len(TILES), "market tiles the viewer chooses from"),
    *[
        part
        for site in SITE_NAMES
        for part in (
            Field(f"{site} tile", len(TILES), "the market that was built here"),
            Field(f"{site} stars", MOST, "1 for each seat with a star here"),
        )
    ],
    *[
        Field(f"seat +{seat}: {field.name}", field.size, field.about)
        for seat in range(MOST)
        for field in SEAT_FIELDS
    ],
]

_QUESTION_NUMBER: Final = numbered(QUESTIONS)
_RECRUIT_NUMBER: Final = numbered(RECRUITS)
_TILE_NUMBER: Final = numbered(TILES)
_SPACE_NUMBER: Final = numbered(SPACES)
_PLACE_NUMBER: Final = numbered(PLACES)
_DILEMMA_NUMBER: Final = numbered(DILEMMAS)
_MAY_TAKE_NUMBER: Final = numbered(MAY_TAKE)

_AT: Final = starts(FIELDS)
_IN_SEAT: Final = starts(SEAT_FIELDS)
_SEATS: Final = _AT["seat +0: there"]
_SEAT: Final = size_of(SEAT_FIELDS)
_SITES: Final = _AT[f"{SITE_NAMES[0]} tile"]
_SITE: Final = len(TILES) + MOST
_WORKER: Final = size_of(WORKER_FIELDS)


class DystopiaEncoding(Encoding):
    """Numbers for the view of a seat; a spectator's is seen from seat 0."""

    def __init__(self) -> None:
        numbers = ActionNumbers(GRAMMAR, bundles={"payment": payments()}, unnumbered=UNNUMBERED)
        super().__init__("dystopia", VERSION, FIELDS, numbers)

    def encode(self, view: dict[str, Any]) -> bytearray:
        out = bytearray(self.size)
        players: int = view["players"]
        you: int = view["you"] or 0
        out[players - LEAST] = 1
        out[_AT["turn"]] = min(view["turn"], LARGEST)
        if view["question"] in _QUESTION_NUMBER:  # else nobody is asked: luck falls, or the game is over
            out[_AT["question"] + _QUESTION_NUMBER[view["question"]]] = 1
        if view["active"] is not None:
            out[_AT["active"] + (view["active"] - you) % players] = 1
        for seat in view["waiting"]:
            out[_AT["waiting"] + (seat - you) % players] = 1
        out[_AT["stays"]] = view["stays"]
        if view["placing"] is not None:
            out[_AT["placing"] + _SPACE_NUMBER[view["placing"]]] = 1
        if view["may_take"] is not None:
            out[_AT["may take"] + _MAY_TAKE_NUMBER[view["may_take"]]] = 1
        _counts(out, _AT["allegiance"], view["allegiance"].values())
        _counts(out, _AT["miners"], [view["miners"][faction] for faction in MINERS])
        _counts(out, _AT["free territory"], view["free_territory"].values())
        out[_AT["deck"]] = view["deck"]
        _counts(out, _AT["discards"], view["discards"].values())
        _encode_offer(out, view["offer"], you, players)
        _encode_own(out, view["seats"][you])
        for number, site in enumerate(view["sites"]):
            _encode_site(out, _SITES + number * _SITE, site, you, players)
        for number in range(players):
            _encode_seat(out, _SEATS + number * _SEAT, view["seats"][(you + number) % players])
        return out


def payments() -> list[int]:
    """Every way in which anything can be paid, with whatever recruits, in the order of the packed bundles."""
    josh = [
        [unit | 1 << BLISS if unit & RESOURCES and not unit & COMMODITIES else unit for unit in cost]
        for cost in TILE_COSTS
    ]
    brian = [[unit | 1 << FOOD if (unit >> BLISS) & 1 else unit for unit in cost] for cost in josh]
    plenty = [9] * THINGS
    return ways_to_pay(
        plenty,
        [
            [],
            *[[1 << good] for good in range(len(GOODS))],  # tunnels, construction, a good to spend
            [1 << KNOWLEDGE],
            [1 << KNOWLEDGE] * 2,
            [1 << ENERGY] * 3,
            [1 << WATER] * 3,
            [RESOURCES] * 3,
            [1 << BLISS | 1 << FOOD, NOT_BLISS],
            [ANY_CARD],
            *[[1 << CARD + kind] * 2 for kind in range(CARD_KINDS)],
            [ANY_CARD] * 2,
            [ANY_CARD] * 3,
            *brian,
        ],
    )


def _counts(out: bytearray, at: int, counts: Any) -> None:
    for number, count in enumerate(counts):
        out[at + number] = count


def _marks(out: bytearray, at: int, numbers: dict[str, int], names: list[str] | None) -> None:
    """1 for each of the names; None: it is not known."""
    for name in names or []:
        out[at + numbers[name]] = 1


def _encode_offer(out: bytearray, offer: dict[str, int] | None, you: int, players: int) -> None:
    if offer is None:
        return
    out[_AT["partner"] + (offer["partner"] - you) % players] = 1
    for name in ("give", "get"):
        bundle = offer.get(name, 0)
        for thing in range(len(GOODS) + len(CARDS)):
            out[_AT[name] + thing] = (bundle >> 4 * thing) & 15


def _encode_own(out: bytearray, seat: dict[str, Any]) -> None:
    """What only the viewer knows; a spectator knows none of it."""
    if seat["hand"] is not None:
        _counts(out, _AT["hand"], seat["hand"].values())
    _marks(out, _AT["hidden"], _RECRUIT_NUMBER, seat["hidden"])
    _marks(out, _AT["dealt"], _RECRUIT_NUMBER, seat["dealt"])
    _marks(out, _AT["tiles"], _TILE_NUMBER, seat["tiles"])


def _encode_site(out: bytearray, at: int, site: dict[str, Any], you: int, players: int) -> None:
    if site["tile"] is not None:
        out[at + _TILE_NUMBER[site["tile"]]] = 1
    for seat in site["stars"]:
        out[at + len(TILES) + (seat - you) % players] = 1


def _encode_seat(out: bytearray, at: int, seat: dict[str, Any]) -> None:
    out[at] = 1
    _counts(out, at + _IN_SEAT["goods"], [min(count, LARGEST) for count in seat["goods"].values()])
    out[at + _IN_SEAT["cards"]] = seat["cards"]
    out[at + _IN_SEAT["morale"]] = seat["morale"]
    out[at + _IN_SEAT["knowledge"]] = seat["knowledge"]
    out[at + _IN_SEAT["stars left"]] = seat["stars_left"]
    _counts(out, at + _IN_SEAT["territories"], seat["territories"].values())
    _marks(out, at + _IN_SEAT["recruits"], _RECRUIT_NUMBER, seat["recruits"])
    _marks(out, at + _IN_SEAT["starred"], _RECRUIT_NUMBER, seat["starred"])
    out[at + _IN_SEAT["hidden"]] = seat["hidden_count"]
    if seat["dilemma"] is not None:
        out[at + _IN_SEAT["dilemma"] + _DILEMMA_NUMBER[seat["dilemma"]]] = 1
    out[at + _IN_SEAT["resolved"]] = seat["resolved"]
    out[at + _IN_SEAT["served"]] = seat["served"]
    _marks(out, at + _IN_SEAT["penalties"], _TILE_NUMBER, seat["penalties"])
    worker_at = at + _IN_SEAT["worker 1 value"]
    for worker in seat["workers"]:
        out[worker_at] = worker["value"] or 0
        out[worker_at + 1 + _PLACE_NUMBER[worker["where"]]] = 1
        worker_at += _WORKER
