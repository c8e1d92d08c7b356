"""What a seat may know as bytes, for learners: the knowledge of its view (view.py) without the words.

The encoding of this title names the fields and tells what they mean; it puts the numbers of a view together
by the same functions. All pieces lie ready: learners ask for millions of observations.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from mypy_extensions import i64

from euphoria.core.bits import size
from euphoria.core.state import OPEN_EYES
from euphoria.games.leaders.rules.action_artifacts import ACTIONS
from euphoria.games.leaders.rules.cards import ARTIFACTS, FIRST_REACTION, KINDS, LEAST, MOST, ROW, TEAMS
from euphoria.games.leaders.rules.state import NOBODY, NOTHING, UNAIMED, Table
from euphoria.games.leaders.rules.teams import is_wastelander, team
from euphoria.games.leaders.rules.view import (
    before_play,
    hand_known,
    is_dropping,
    knows_team,
    knows_use,
    question_known,
    recruits_known,
)

QUESTIONS: Final = [
    "arrange", "artifact", "action", "target", "react", "name", "aim", "new-victim", "expose-one", "return",
    "further", "neighbour", "look-back", "hand-over", "give-back",
]  # fmt: skip
SEAT_SIZE: Final = 55
"""How many bytes tell of a seat."""
LARGEST: Final = 255
UNKNOWN: Final = -1
"""A Recruit or a team that the viewer does not know."""


def _one_of(count: int) -> list[bytes]:
    """A single 1 for each of so many things, and at the end, so that -1 finds them, noughts for none."""
    return [*[bytes(number) + b"\1" + bytes(count - number - 1) for number in range(count)], bytes(count)]


_BYTE: Final = [bytes([number]) for number in range(LARGEST + 1)]
_EIGHT: Final = [bytes([(mask >> bit) & 1 for bit in range(8)]) for mask in range(256)]
"""The members of a set of eight."""
_PLAYERS: Final = _one_of(MOST - LEAST + 1)
_QUESTION: Final = dict(zip(QUESTIONS, _one_of(len(QUESTIONS)), strict=False))
_NO_QUESTION: Final = bytes(len(QUESTIONS))
_CARD: Final = _one_of(len(ARTIFACTS))
_SEAT: Final = _one_of(MOST)
_SIDE: Final = [
    bytes([1, wastelander]) + found
    for wastelander in (0, 1)
    for found in (bytes(3), *_one_of(len(TEAMS))[:3])
]
"""Somebody sits here, is a Wastelander or not, is of a team nobody knows or of this one."""
_AIM: Final = [*[b"\1" + found for found in _SEAT], bytes(1 + MOST)]
"""A Ray Gun aimed at each of the seats, at nobody yet (-2), and none (-1)."""
_ROW: Final = [
    b"".join(recruits)
    for recruits in product(
        [bytes([exposed]) + found for exposed in (0, 1) for found in (bytes(4), *_one_of(len(KINDS))[:4])],
        repeat=ROW,
    )
]
_NOBODY_HERE: Final = [bytes(SEAT_SIZE * count) for count in range(MOST - LEAST + 1)]


def observed(t: Table, viewer: int) -> bytearray:
    """The table as a seat may know it; a spectator and open eyes look from seat 0."""
    players: i64 = t.players
    you: i64 = max(viewer, 0)
    recruits = recruits_known(t, viewer)
    using: i64 = NOTHING
    named: list[int] = []
    if knows_use(t, viewer):
        using = t.using
        named = t.named
    pieces = of_table(
        players,
        you,
        t.turn,
        "" if t.over else question_known(t, viewer),
        is_dropping(t),
        NOBODY if before_play(t) else t.active,
        t.asked,
        t.centre,
        t.deck_size(),
        using,
        t.aside,
        t.victim,
        named,
        t.drawn if t.active == you and viewer in (you, OPEN_EYES) else 0,
    )
    for number in range(players):
        seat: i64 = you + number
        if seat >= players:
            seat -= players
        add_seat(
            pieces,
            players,
            you,
            team(t, seat) if knows_team(t, viewer, seat, recruits) else UNKNOWN,
            is_wastelander(t, seat),
            t.gun[seat],
            (t.skips >> seat) & 1 == 1,
            size(t.hand[seat]),
            hand_known(t, viewer, seat),
            _row_of(t, seat, recruits),
        )
    return joined(pieces, players)


def _row_of(t: Table, seat: i64, recruits: int) -> i64:
    row: i64 = 0
    for place in range(ROW * seat, ROW * seat + ROW):
        card: i64 = t.row[place] if (recruits >> place) & 1 else UNKNOWN
        row = with_recruit(row, card, (t.up >> place) & 1 == 1)
    return row


# ------------------------------------------------------------------ putting together


def of_table(
    players: i64,
    you: i64,
    turn: i64,
    question: str,
    dropping: bool,
    active: i64,
    waiting: i64,
    centre: i64,
    deck: i64,
    using: i64,
    aside: i64,
    victim: i64,
    named: list[int],
    drawn: i64,
) -> list[bytes]:
    """The pieces that tell of the table. Seats are absolute, NOBODY for none; cards NOTHING for none."""
    pieces = [
        _PLAYERS[players - LEAST],
        _BYTE[min(turn, LARGEST)],
        _QUESTION.get(question, _NO_QUESTION),  # luck and the end ask nobody
        _BYTE[1 if dropping else 0],
        _SEAT[_from(active, you, players)],
        _EIGHT[_turned(waiting, you, players)],
        _BYTE[centre],
        _BYTE[deck],
        _CARD[using],
        _CARD[aside],
        _SEAT[_from(victim, you, players)],
    ]
    # An interrogation names a Recruit without any Artifact.
    targets: i64 = 0
    for target in named:
        targets |= 1 << target
    if using == NOTHING or (using < FIRST_REACTION and ACTIONS[using].names_recruits):
        _add_set(pieces, _turned(targets, ROW * you, ROW * players))
        pieces.append(_EIGHT[0])
    else:
        _add_set(pieces, 0)
        pieces.append(_EIGHT[_turned(targets, you, players)])
    _add_set(pieces, drawn)
    return pieces


def add_seat(
    pieces: list[bytes],
    players: i64,
    you: i64,
    side: i64,
    wastelander: bool,
    target: i64,
    skips: bool,
    artifacts: i64,
    hand: i64,
    row: i64,
) -> None:
    """The pieces that tell of a seat; `target` is NOBODY without a Ray Gun, `row` made by `with_recruit`."""
    pieces.append(_SIDE[side + 1 + (4 if wastelander else 0)])
    pieces.append(_AIM[target if target == UNAIMED else _from(target, you, players)])
    pieces.append(_BYTE[1 if skips else 0])
    pieces.append(_BYTE[artifacts])
    _add_set(pieces, hand)
    pieces.append(_ROW[row])


def with_recruit(row: i64, card: i64, exposed: bool) -> i64:
    """A row, told by a number, with one more Recruit at its right; UNKNOWN for one that nobody may know."""
    return 10 * row + card + 1 + (5 if exposed else 0)


def joined(pieces: list[bytes], players: i64) -> bytearray:
    """The whole observation; the caller may write into it."""
    pieces.append(_NOBODY_HERE[MOST - players])
    return bytearray(b"".join(pieces))


def _from(seat: i64, you: i64, players: i64) -> i64:
    """A seat counted from the viewer; NOBODY stays nobody."""
    if seat < 0:
        return NOBODY
    return seat - you if seat >= you else seat - you + players


def _turned(members: i64, by: i64, around: i64) -> i64:
    """A set of seats or places counted from the viewer."""
    return ((members >> by) | (members << (around - by))) & ((1 << around) - 1)


def _add_set(pieces: list[bytes], members: i64) -> None:
    """A set of 24: all Artifacts, or three places for each seat."""
    pieces.append(_EIGHT[members & 255])
    pieces.append(_EIGHT[(members >> 8) & 255])
    pieces.append(_EIGHT[members >> 16])
