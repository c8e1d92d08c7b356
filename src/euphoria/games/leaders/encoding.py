"""The view of leaders as numbers for learners (docs/research.md lists them field by field)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from euphoria.encoding import MOST as LARGEST
from euphoria.encoding import ActionNumbers, Encoding, Field, numbered, size_of
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

_NAMES_RECRUITS: Final = {
    card: number < FIRST_REACTION and ACTIONS[number].names_recruits for number, card in enumerate(ARTIFACTS)
}


def _one_of(words: Iterable[str]) -> dict[str | None, bytes]:
    """A single 1 for each word, and noughts for none."""
    all_of_them = list(words)
    found: dict[str | None, bytes] = {None: bytes(len(all_of_them))}
    for number, word in enumerate(all_of_them):
        found[word] = bytes(number) + b"\1" + bytes(len(all_of_them) - number - 1)
    return found


# An observation is put together from pieces that lie ready: learners ask for millions.
_BYTE: Final = [bytes([number]) for number in range(LARGEST + 1)]
_PLAYERS: Final = [bytes(n - LEAST) + b"\1" + bytes(MOST - n) for n in range(LEAST, MOST + 1)]
_QUESTION: Final = _one_of(QUESTIONS)
_NO_QUESTION: Final = _QUESTION[None]
_CARD: Final = _one_of(ARTIFACTS)
_NO_CARDS: Final = _CARD[None]
_CARD_NUMBER: Final = numbered(ARTIFACTS)
_AT: Final[list[bytes]] = [bytes(seat) + b"\1" + bytes(MOST - seat - 1) for seat in range(MOST)]
_NOWHERE: Final = bytes(MOST)
_NAMED_NOTHING: Final = bytes(PLACES + MOST)
_EMPTY_SEAT: Final = [bytes(count * size_of(SEAT_FIELDS)) for count in range(MOST + 1)]
_SIDE: Final = {
    (team, wastelander): bytes([1, wastelander]) + found
    for team, found in _one_of(TEAMS).items()
    for wastelander in (False, True)
}
"""Somebody sits here, is a Wastelander, is of this team."""
_RECRUIT: Final = {
    (card, exposed): bytes([exposed]) + found
    for card, found in _one_of(KINDS).items()
    for exposed in (False, True)
}
_NO_GUN: Final = bytes(1 + MOST)
_UNAIMED: Final = b"\1" + _NOWHERE
_AIMED: Final[list[bytes]] = [b"\1" + at for at in _AT]


class LeadersEncoding(Encoding):
    """Numbers for the view of a seat; a spectator's is seen from seat 0."""

    def __init__(self) -> None:
        numbers = ActionNumbers(GRAMMAR, turning={"seat": 1, "recruit": ROW})
        super().__init__("leaders", VERSION, FIELDS, numbers)

    def encode(self, view: dict[str, Any]) -> bytearray:
        players: int = view["players"]
        you: int = view["you"] or 0
        seats: list[dict[str, Any]] = view["seats"]
        active: int | None = view["active"]
        victim: int | None = view["victim"]
        drawn: list[str] = seats[you]["drawn"]
        pieces: list[bytes] = [
            _PLAYERS[players - LEAST],
            _BYTE[min(view["turn"], LARGEST)],
            # Luck and the end ask nobody.
            _QUESTION.get(view["question"], _NO_QUESTION),
            _BYTE[view["dropping"]],
            _NOWHERE if active is None else _AT[(active - you) % players],
            _waiting(view["waiting"], you, players),
            _BYTE[view["centre"]],
            _BYTE[view["deck"]["size"]],
            _CARD[view["using"]],
            _CARD[view["aside"]],
            _NOWHERE if victim is None else _AT[(victim - you) % players],
            _named(view["named"], view["using"], you, players) if view["named"] else _NAMED_NOTHING,
            _cards(drawn) if drawn else _NO_CARDS,
        ]
        for number in range(you, you + players):
            _add_seat(pieces, seats[number % players], you, players)
        pieces.append(_EMPTY_SEAT[MOST - players])
        return bytearray().join(pieces)


def _waiting(seats: list[int], you: int, players: int) -> bytes:
    if len(seats) == 1:
        return _AT[(seats[0] - you) % players]
    found = bytearray(MOST)
    for seat in seats:
        found[(seat - you) % players] = 1
    return bytes(found)


def _cards(cards: list[str]) -> bytes:
    found = bytearray(CARDS)
    for card in cards:
        found[_CARD_NUMBER[card]] = 1
    return bytes(found)


def _named(named: list[int], using: str | None, you: int, players: int) -> bytes:
    """The targets of the Artifact in use; an interrogation names a Recruit without any."""
    found = bytearray(PLACES + MOST)
    recruits = using is None or _NAMES_RECRUITS[using]
    for target in named:
        if recruits:
            found[(target - ROW * you) % (ROW * players)] = 1
        else:
            found[PLACES + (target - you) % players] = 1
    return bytes(found)


def _add_seat(pieces: list[bytes], seat: dict[str, Any], you: int, players: int) -> None:
    gun: dict[str, Any] | None = seat["gun"]
    hand: list[str] = seat["hand"]
    left, middle, right = seat["row"]
    if gun is None:
        aimed = _NO_GUN
    else:
        target: int | None = gun["target"]
        aimed = _UNAIMED if target is None else _AIMED[(target - you) % players]
    pieces += (
        _SIDE[seat["team"], seat["wastelander"]],
        aimed,
        _BYTE[seat["skips"]],
        _BYTE[seat["artifacts"]],
        _cards(hand) if hand else _NO_CARDS,
        _RECRUIT[left["card"], left["exposed"]],
        _RECRUIT[middle["card"], middle["exposed"]],
        _RECRUIT[right["card"], right["exposed"]],
    )
