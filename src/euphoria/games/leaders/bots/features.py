"""What the learned player looks at: an option and the table around it, as a few numbers.

Everything comes from the seat's own reading of its view. A change here makes older weights worthless: raise
VERSION, and learn anew (examples/train.py).
"""

from __future__ import annotations

from math import copysign, log1p
from typing import Final

from euphoria.core.actions import Action
from euphoria.core.bits import size
from euphoria.games.leaders.bots import values
from euphoria.games.leaders.bots.reading import UNKNOWN, Reading, row_of
from euphoria.games.leaders.rules.cards import ARTIFACTS, EL, ROW, WASTELANDER, faction

VERSION: Final = 1

ANSWERS: Final = [
    "artifact skip", "artifact draw", "artifact give",
    "action skip", "action interrogate", "action use", "action arm", "action shoot", "action hide",
    "further skip", "further interrogate", "further arm", "further hide",
    "target target", "aim target", "react pass", "react react",
    "new-victim player", "neighbour player", "hand-over player",
    "look-back recruit", "give-back recruit", "return return", "expose-one expose",
]  # fmt: skip
"""The questions this player has learnt to answer, with the verbs of the answers."""
KINDS: Final = {answer.partition(" ")[0] for answer in ANSWERS}

TABLE: Final = 17
"""Numbers about the table, the same for all options."""
SEAT: Final = 14
"""Numbers about the player an option is aimed at."""
RECRUIT: Final = 6
"""Numbers about the Recruit it is aimed at, or is paid with."""
SIZE: Final = 1 + TABLE + len(ANSWERS) + len(ARTIFACTS) + SEAT + RECRUIT

FIRST_ANSWER: Final = 1 + TABLE
"""Where the numbers that tell the kind of answer begin."""

_ANSWER: Final = {answer: number for number, answer in enumerate(ANSWERS)}
_WORTH: Final = 0
_TABLE: Final = 1
_ANSWERS: Final = FIRST_ANSWER
_CARDS: Final = _ANSWERS + len(ANSWERS)
_SEAT: Final = _CARDS + len(ARTIFACTS)
_RECRUIT: Final = _SEAT + SEAT


def short(points: float) -> float:
    """Points of the greedy player, the large ones brought near."""
    return copysign(log1p(min(abs(points), 200.0)), points)


def table_of(r: Reading, view_turn: int) -> list[float]:
    """What the table is like for this seat."""
    leader = r.leader
    return [
        float(r.team == WASTELANDER),
        float(leader >= 0),
        float(leader >= 0 and not r.is_hidden(leader)),
        float(r.armed),
        float(r.armed and r.gun[r.me] >= 0 and r.bare[r.gun[r.me]] != UNKNOWN),
        r.spare / 3,
        len(r.hidden(r.me)) / 3,
        min(r.centre, 2) / 2,
        short(values.threat(r)) / 4,
        short(max(0.0, values.best_shot(r))) / 4,
        max(r.prey[seat] for seat in r.others),
        max(r.ward),
        sum(r.friend[seat] for seat in r.others) / 4,
        len(r.holders) / 4,
        size(r.hand) / 3,
        min(view_turn, 60) / 60,
        r.players / 8,
    ]


def of_option(r: Reading, table: list[float], kind: str, option: Action, worth: float) -> list[float]:
    """An option, with what the greedy player thinks it is worth."""
    found = [0.0] * SIZE
    found[_WORTH] = short(worth)
    found[_TABLE:_ANSWERS] = table
    answer = _ANSWER.get(f"{kind} {option.verb}")
    if answer is not None:
        found[_ANSWERS + answer] = 1.0
    said = option.arguments
    if "artifact" in said:
        found[_CARDS + said["artifact"]] = 1.0
    place = said.get("recruit", -1)
    if "paying" in said or "slot" in said:
        place = ROW * r.me + said.get("paying", said.get("slot", 0))
    if place >= 0:
        found[_RECRUIT : _RECRUIT + RECRUIT] = _recruit(r, place)
    seat = _aimed_at(r, option, place)
    if seat >= 0:
        found[_SEAT : _SEAT + SEAT] = _seat(r, seat)
    return found


def _aimed_at(r: Reading, option: Action, place: int) -> int:
    """The player an option is about, or -1."""
    for name in ("target", "player", "receiver"):
        if name in option.arguments:
            return option.arguments[name]
    if option.verb == "shoot":
        return r.gun[r.me]
    return place // ROW if "recruit" in option.arguments else -1


def _seat(r: Reading, seat: int) -> list[float]:
    bare = r.bare[seat]
    return [
        r.prey[seat],
        r.ward[seat],
        r.friend[seat],
        float(r.is_wastelander(seat)),
        float(bare in r.hunted),
        float(bare in r.guarded),
        float(r.gun[seat] != -1),
        float(r.gun[seat] == r.me),
        short(values.harm(r, seat)) / 4 if seat != r.me else 0.0,
        min(r.artifacts[seat], 3) / 3,
        len(r.hidden(seat)) / 3,
        float(r.is_skipping(seat)),
        float(seat == r.me),
        int((seat - r.me) % r.players) / r.players,
    ]


def _recruit(r: Reading, place: int) -> list[float]:
    card = r.card[place]
    return [
        float(not r.is_hidden(place)),
        float(card != UNKNOWN),
        r.prey_at(place),
        r.ward_at(place),
        float(place in row_of(r.me) and card >= EL),
        float(card != UNKNOWN and card < EL and faction(card) == r.team),
    ]
