"""The view of leaders as numbers for learners (docs/research.md lists them field by field)."""

from __future__ import annotations

from typing import Any, Final

from euphoria.encoding import MOST as LARGEST
from euphoria.encoding import ActionNumbers, Encoding, Field, numbered, size_of, starts
from euphoria.games.leaders.rules.action_artifacts import ACTIONS
from euphoria.games.leaders.rules.cards import ARTIFACTS, FIRST_REACTION, KINDS, LEAST, MOST, ROW, TEAMS
from euphoria.games.leaders.rules.words import GRAMMAR

VERSION: Final = 1
"""Raised when a number changes its place or its meaning; weights of learners are bound to it."""

QUESTIONS: Final = [
    "arrange", "artifact", "action", "target", "react", "name", "aim", "new-victim", "expose-one", "return",
    "further", "neighbour", "look-back", "hand-over", "give-back",
]  # fmt: skip
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
_KIND_NUMBER: Final = numbered(KINDS)
_TEAM_NUMBER: Final = numbered(TEAMS)
_QUESTION_NUMBER: Final = numbered(QUESTIONS)
_NAMES_RECRUITS: Final[list[bool]] = [
    number < FIRST_REACTION and ACTIONS[number].names_recruits for number in range(CARDS)
]

_AT: Final = starts(FIELDS)
_TURN: Final = _AT["turn"]
_QUESTION: Final = _AT["question"]
_DROPPING: Final = _AT["dropping"]
_ACTIVE: Final = _AT["active"]
_WAITING: Final = _AT["waiting"]
_CENTRE: Final = _AT["centre"]
_DECK: Final = _AT["deck"]
_USING: Final = _AT["using"]
_ASIDE: Final = _AT["aside"]
_VICTIM: Final = _AT["victim"]
_NAMED_RECRUITS: Final = _AT["named recruits"]
_NAMED_PLAYERS: Final = _AT["named players"]
_DRAWN: Final = _AT["drawn"]
_SEATS: Final = _AT["seat +0: there"]
_IN_SEAT: Final = starts(SEAT_FIELDS)
_TEAM: Final = _IN_SEAT["team"]
_GUN: Final = _IN_SEAT["gun"]
_AIMS: Final = _IN_SEAT["aims at"]
_SKIPS: Final = _IN_SEAT["skips"]
_COUNT: Final = _IN_SEAT["artifacts"]
_HAND: Final = _IN_SEAT["hand"]
_ROW: Final = _IN_SEAT["left exposed"]
_RECRUIT: Final = 1 + len(KINDS)
_SEAT: Final = size_of(SEAT_FIELDS)


class LeadersEncoding(Encoding):
    """Numbers for the view of a seat; a spectator's is seen from seat 0."""

    def __init__(self) -> None:
        numbers = ActionNumbers(GRAMMAR, turning={"seat": 1, "recruit": ROW})
        super().__init__("leaders", VERSION, FIELDS, numbers)

    def encode(self, view: dict[str, Any]) -> bytearray:
        out = bytearray(self.size)
        players: int = view["players"]
        you: int = view["you"] or 0
        out[players - LEAST] = 1
        out[_TURN] = min(view["turn"], LARGEST)
        out[_CENTRE] = view["centre"]
        out[_DECK] = view["deck"]["size"]
        if view["question"] in _QUESTION_NUMBER:  # else nobody is asked: luck falls, or the game is over
            out[_QUESTION + _QUESTION_NUMBER[view["question"]]] = 1
        if view["dropping"]:
            out[_DROPPING] = 1
        if view["active"] is not None:
            active: int = view["active"]
            out[_ACTIVE + (active - you) % players] = 1
        if view["victim"] is not None:
            victim: int = view["victim"]
            out[_VICTIM + (victim - you) % players] = 1
        waiting: list[int] = view["waiting"]
        for seat in waiting:
            out[_WAITING + (seat - you) % players] = 1
        if view["aside"] is not None:
            out[_ASIDE + _CARD_NUMBER[view["aside"]]] = 1
        _encode_use(out, view, you, players)
        seats: list[dict[str, Any]] = view["seats"]
        at = _SEATS
        for number in range(players):
            _encode_seat(out, at, seats[(you + number) % players], you, players)
            at += _SEAT
        drawn: list[str] = seats[you]["drawn"]
        for card in drawn:
            out[_DRAWN + _CARD_NUMBER[card]] = 1
        return out


def _encode_use(out: bytearray, view: dict[str, Any], you: int, players: int) -> None:
    """The Artifact in use and its targets; an interrogation names a Recruit without any."""
    recruits = True
    if view["using"] is not None:
        using: int = _CARD_NUMBER[view["using"]]
        out[_USING + using] = 1
        recruits = _NAMES_RECRUITS[using]
    named: list[int] = view["named"]
    for target in named:
        if recruits:
            out[_NAMED_RECRUITS + (target - ROW * you) % (ROW * players)] = 1
        else:
            out[_NAMED_PLAYERS + (target - you) % players] = 1


def _encode_seat(out: bytearray, at: int, seat: dict[str, Any], you: int, players: int) -> None:
    out[at] = 1
    if seat["wastelander"]:
        out[at + 1] = 1
    if seat["team"] is not None:
        out[at + _TEAM + _TEAM_NUMBER[seat["team"]]] = 1
    if seat["gun"] is not None:
        out[at + _GUN] = 1
        if seat["gun"]["target"] is not None:
            target: int = seat["gun"]["target"]
            out[at + _AIMS + (target - you) % players] = 1
    if seat["skips"]:
        out[at + _SKIPS] = 1
    out[at + _COUNT] = seat["artifacts"]
    hand: list[str] = seat["hand"]
    for card in hand:
        out[at + _HAND + _CARD_NUMBER[card]] = 1
    place = at + _ROW
    row: list[dict[str, Any]] = seat["row"]
    for recruit in row:
        if recruit["exposed"]:
            out[place] = 1
        if recruit["card"] is not None:
            out[place + 1 + _KIND_NUMBER[recruit["card"]]] = 1
        place += _RECRUIT
