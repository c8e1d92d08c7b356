"""The view of leaders as numbers for learners (docs/research.md lists them field by field)."""

from __future__ import annotations

from typing import Any, Final

from euphoria.core.game import Game
from euphoria.encoding import ActionNumbers, Encoding, Field, numbered
from euphoria.games.leaders.rules.cards import ARTIFACTS, KINDS, LEAST, MOST, ROW, TEAMS
from euphoria.games.leaders.rules.observation import (
    QUESTIONS,
    UNKNOWN,
    add_seat,
    joined,
    observed,
    of_table,
    with_recruit,
)
from euphoria.games.leaders.rules.state import NOBODY, NOTHING, UNAIMED
from euphoria.games.leaders.rules.words import GRAMMAR

VERSION: Final = 1
"""Raised when a number changes its place or its meaning; weights of learners are bound to it."""

CARDS: Final = len(ARTIFACTS)
PLACES: Final = MOST * ROW

SEAT_FIELDS: Final = [
    Field("there", 1, "1 if somebody sits here"),
    Field("wastelander", 1, "1 for an open Wastelander"),
    Field("team", len(TEAMS), "one of Euphorian, Subterran, Wastelander, as far as it is known"),
    Field("gun", 1, "1 with a Ray Gun"),
    Field("aims at", MOST, "the seat it is aimed at; nobody in the moment between taking and aiming"),
    Field("skips", 1, "1 if the next action is lost"),
    Field("artifacts", 1, "how many Artifacts"),
    Field("hand", CARDS, "which of them are known, in the order of the catalogue"),
    *[
        part
        for slot in ("left", "middle", "right")
        for part in (
            Field(f"{slot} exposed", 1, "1 if this Recruit lies face up"),
            Field(f"{slot} card", len(KINDS), "one of E, S, EL, SL, as far as it is known"),
        )
    ],
]
FIELDS: Final = [
    Field("players", MOST - LEAST + 1, "one of four to eight"),
    Field("turn", 1, "the number of the turn, 255 at most"),
    Field("question", len(QUESTIONS), "what is being asked: " + ", ".join(QUESTIONS)),
    Field("dropping", 1, "1 while a Ray Gun is about to be dropped"),
    Field("active", MOST, "whose turn it is"),
    Field("waiting", MOST, "1 for each seat that is asked"),
    Field("centre", 1, "Ray Guns in the centre"),
    Field("deck", 1, "Artifacts in the deck"),
    Field("using", CARDS, "the Artifact in use, as far as it is known"),
    Field("aside", CARDS, "the Reaction whose effect is still to come"),
    Field("victim", MOST, "who is being shot"),
    Field("named recruits", PLACES, "Recruits named as targets, three to a seat"),
    Field("named players", MOST, "players named as targets"),
    Field("drawn", CARDS, "Artifacts the viewer has just drawn and chooses from"),
    *[
        Field(f"seat +{seat}: {field.name}", field.size, field.about)
        for seat in range(MOST)
        for field in SEAT_FIELDS
    ],
]

_CARD_NUMBER: Final = numbered(ARTIFACTS)
_TEAM_NUMBER: Final = numbered(TEAMS)
_KIND_NUMBER: Final = numbered(KINDS)


class LeadersEncoding(Encoding):
    """Numbers for the view of a seat; a spectator's is seen from seat 0."""

    def __init__(self) -> None:
        numbers = ActionNumbers(GRAMMAR, turning={"seat": 1, "recruit": ROW})
        super().__init__("leaders", VERSION, FIELDS, numbers)

    def observe(self, game: Game, s: Any, seat: int) -> bytearray:  # noqa: ARG002
        return observed(s, seat)

    def encode(self, view: dict[str, Any]) -> bytearray:
        players: int = view["players"]
        you: int = view["you"] or 0
        seats: list[dict[str, Any]] = view["seats"]
        pieces = of_table(
            players,
            you,
            view["turn"],
            view["question"] or "",
            view["dropping"],
            _or_none(view["active"]),
            sum(1 << seat for seat in view["waiting"]),
            view["centre"],
            view["deck"]["size"],
            NOTHING if view["using"] is None else _CARD_NUMBER[view["using"]],
            NOTHING if view["aside"] is None else _CARD_NUMBER[view["aside"]],
            _or_none(view["victim"]),
            view["named"],
            _cards(seats[you]["drawn"]),
        )
        for number in range(you, you + players):
            _add_seat(pieces, seats[number % players], you, players)
        return joined(pieces, players)


def _or_none(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _cards(cards: list[str]) -> int:
    return sum(1 << _CARD_NUMBER[card] for card in cards)


def _add_seat(pieces: list[bytes], seat: dict[str, Any], you: int, players: int) -> None:
    gun: dict[str, Any] | None = seat["gun"]
    target = NOBODY if gun is None else UNAIMED if gun["target"] is None else gun["target"]
    row = 0
    for recruit in seat["row"]:
        card = UNKNOWN if recruit["card"] is None else _KIND_NUMBER[recruit["card"]]
        row = with_recruit(row, card, recruit["exposed"])
    side = UNKNOWN if seat["team"] is None else _TEAM_NUMBER[seat["team"]]
    skips, hand = seat["skips"], _cards(seat["hand"])
    add_seat(pieces, players, you, side, seat["wastelander"], target, skips, seat["artifacts"], hand, row)
