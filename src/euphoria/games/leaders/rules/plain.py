"""The table in plain words, for scenarios: what lies where, what a view shows, how luck falls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from euphoria.core.actions import SEATS
from euphoria.core.errors import BadSetup
from euphoria.core.flow import waiting_step
from euphoria.games.leaders.rules.cards import ARTIFACTS, KINDS, ROW, SLOTS, TEAMS
from euphoria.games.leaders.rules.state import NOBODY, NOTHING, UNAIMED, Table, bits
from euphoria.games.leaders.rules.teams import team
from euphoria.games.leaders.rules.turn import BOOK
from euphoria.games.leaders.rules.view import WAYS
from euphoria.games.leaders.rules.words import ARTIFACT, RECRUIT

UNKNOWN = "?"
FIELDS: dict[str, Sequence[str]] = {
    "recruit": RECRUIT.words,
    "other": RECRUIT.words,
    "kind": KINDS,
    "left": KINDS,
    "middle": KINDS,
    "right": KINDS,
    "artifact": ARTIFACTS,
    "slot": SLOTS,
    "paying": SLOTS,
    "team": TEAMS,
}
"""The words for the numbers of events, by the name of the number."""


def facts_of(t: Table) -> dict[str, Any]:
    """Everything, secrets included."""
    facts: dict[str, Any] = {
        "players": t.players,
        "turn": SEATS[t.active],
        "turns": t.turn,
        "question": None if t.over else waiting_step(BOOK, t).name,
        "centre": t.centre,
        "deck": _names(t.bag),
        "deck.size": t.deck_size(),
        "under": [ARTIFACTS[a] for a in t.queue],
        "removed": None if t.removed == NOTHING else KINDS[t.removed],
        "using": None if t.using == NOTHING else ARTIFACTS[t.using],
        "aside": None if t.aside == NOTHING else ARTIFACTS[t.aside],
        "victim": _letter(t.victim),
        "last shot": _letter(t.last_shot),
        "way": WAYS.get(t.way),
        "winners": [SEATS[seat] for seat in bits(t.winners)],
    }
    for seat in range(t.players):
        _add_seat(facts, t, seat)
    return facts


def _add_seat(facts: dict[str, Any], t: Table, seat: int) -> None:
    who = SEATS[seat]
    row: list[str] = []
    for place in range(ROW * seat, ROW * seat + ROW):
        row.append(KINDS[t.row[place]] + ("*" if (t.up >> place) & 1 else ""))
    _add_row(facts, who, row)
    secrets = t.known[seat] & ~t.up & ~(7 << (ROW * seat))
    facts[f"{who}.hand"] = _names(t.hand[seat])
    facts[f"{who}.artifacts"] = t.hand[seat].bit_count()
    facts[f"{who}.gun"] = UNKNOWN if t.gun[seat] == UNAIMED else _letter(t.gun[seat])
    facts[f"{who}.team"] = TEAMS[team(t, seat)]
    facts[f"{who}.wastelander"] = (t.wasteland >> seat) & 1 == 1
    facts[f"{who}.marked"] = (t.skips >> seat) & 1 == 1
    facts[f"{who}.knows"] = {RECRUIT.words[place] for place in bits(secrets)}
    facts[f"{who}.tracks"] = _names(t.artifacts_known[seat] & ~t.hand[seat])


def _add_row(facts: dict[str, Any], who: str, row: list[str]) -> None:
    facts[f"{who}.row"] = " ".join(row)
    for slot, card in zip(SLOTS, row, strict=True):
        facts[f"{who}.{slot}"] = card


def _names(artifacts: int) -> set[str]:
    return {ARTIFACTS[artifact] for artifact in bits(artifacts)}


def _letter(seat: int) -> str | None:
    return None if seat == NOBODY else SEATS[seat]


def seen_in(view: dict[str, Any]) -> dict[str, Any]:
    """What a view shows; `?` for a Recruit or a target it does not show."""
    result = view["result"]
    seen: dict[str, Any] = {
        "players": view["players"],
        "turn": _seat_word(view["active"]),
        "turns": view["turn"],
        "question": view["question"],
        "waiting": {SEATS[seat] for seat in view["waiting"]},
        "centre": view["centre"],
        "deck.size": view["deck"]["size"],
        "under": [known["artifact"] for known in view["deck"]["known"]],
        "removed": view["removed"],
        "using": view["using"],
        "aside": view["aside"],
        "victim": _seat_word(view["victim"]),
        "way": None if result is None else result["way"],
        "winners": [] if result is None else [SEATS[seat] for seat in result["winners"]],
    }
    for told in view["seats"]:
        who = SEATS[told["seat"]]
        _add_row(seen, who, [_recruit_word(recruit) for recruit in told["row"]])
        gun = told["gun"]
        seen[f"{who}.hand"] = set(told["hand"])
        seen[f"{who}.artifacts"] = told["artifacts"]
        seen[f"{who}.gun"] = None if gun is None else _seat_word(gun["target"]) or UNKNOWN
        seen[f"{who}.team"] = told["team"]
        seen[f"{who}.wastelander"] = told["wastelander"]
        seen[f"{who}.marked"] = told["skips"]
        seen[f"{who}.drawn"] = set(told["drawn"])
    return seen


def _seat_word(seat: int | None) -> str | None:
    return None if seat is None else SEATS[seat]


def _recruit_word(recruit: dict[str, Any]) -> str:
    return (recruit["card"] or UNKNOWN) + ("*" if recruit["exposed"] else "")


# ------------------------------------------------------------------ luck


def luck_numbers(t: Table, name: str, words: list[str]) -> list[int]:
    """The numbers with which the luck at hand falls as told (`draw tongue-oil`, `starter B`, …)."""
    if len(words) != _words_wanted(t, name):
        raise BadSetup(f"The luck '{name}' takes {_words_wanted(t, name)} words here, not {len(words)}.")
    if name == "starter":
        if words[0] not in list(SEATS[: t.players]):
            raise BadSetup(f"The luck 'starter' takes a seat, not '{words[0]}'.")
        return [SEATS.index(words[0])]
    if name == "shuffle":
        return _shuffle_numbers(t, words)
    pool: int = t.bag if name == "draw" else t.hand[t.frames[-1].b]
    numbers: list[int] = []
    for word in words:
        card = ARTIFACT.numbers.get(word, NOTHING)
        if card == NOTHING or not (pool >> card) & 1:
            raise BadSetup(f"The luck '{name} {word}' cannot fall: the card is not among those drawn from.")
        numbers.append((pool & ((1 << card) - 1)).bit_count())
        pool &= ~(1 << card)
    return numbers


def _words_wanted(t: Table, name: str) -> int:
    return len(t.bounds) + 1 if name == "shuffle" else len(t.bounds)


def _shuffle_numbers(t: Table, words: list[str]) -> list[int]:
    """The hidden Recruits as they lie after the shuffle, from left to right."""
    cards: list[str] = [KINDS[t.row[place]] for place in bits(t.hidden_of(t.frames[-1].a))]
    if sorted(cards) != sorted(words):
        raise BadSetup(f"The luck 'shuffle {' '.join(words)}' cannot fall: hidden are {', '.join(cards)}.")
    numbers: list[int] = []
    for k in range(len(cards) - 1):
        found = cards.index(words[k], k)
        cards[k], cards[found] = cards[found], cards[k]
        numbers.append(found - k)
    return numbers
