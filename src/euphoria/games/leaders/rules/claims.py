"""Claims (L-5.1): words about Recruits and hands, never checked during play, judged after the end."""

from __future__ import annotations

from typing import Final

from euphoria.core.actions import first, second, third, verb_of
from euphoria.games.leaders.rules.cards import ROW
from euphoria.games.leaders.rules.state import Table
from euphoria.games.leaders.rules.teams import team
from euphoria.games.leaders.rules.words import CLAIM_HAND, CLAIM_ROW, CLAIM_SAW

UNKNOWN: Final = 4
"""The `?` of a claim about one's own row: nothing is said of that slot."""


def judge(t: Table, seat: int, claim: int) -> str:
    """`true` or `false` at the moment it is made; `guess` if the player has not seen what they speak of."""
    verb = verb_of(claim)
    if verb == CLAIM_SAW:
        place = first(claim)
        if place >= ROW * t.players:
            return "false"
        if not (t.known[seat] >> place) & 1 and place // ROW != seat:
            return "guess"
        return _verdict(t.row[place] == second(claim))
    if verb == CLAIM_ROW:
        said = [first(claim), second(claim), third(claim)]
        row = t.row[ROW * seat : ROW * seat + ROW]
        return _verdict(all(s in (r, UNKNOWN) for s, r in zip(said, row, strict=True)))
    if verb == CLAIM_HAND:
        return _verdict((t.hand[seat] >> first(claim)) & 1 == 1)
    return _verdict(team(t, seat) == first(claim))


def _verdict(true: bool) -> str:
    return "true" if true else "false"
