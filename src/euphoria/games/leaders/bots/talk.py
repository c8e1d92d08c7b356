"""What bots say aloud. A veteran claims something now and then: true where that helps, false where a lie may
save it. Whoever likes to lie says once in a game that it is on the other side.

Claims are words (L-5.1): nobody checks them during play, and after the end all are judged for all to see.
"""

from __future__ import annotations

from typing import Any, Final

from euphoria.core.actions import first, pack, second, third, verb_of
from euphoria.games.leaders.bots.reading import Reading, row_of
from euphoria.games.leaders.rules.cards import EL, ROW, WASTELANDER
from euphoria.games.leaders.rules.claims import UNKNOWN
from euphoria.games.leaders.rules.state import Table
from euphoria.games.leaders.rules.teams import team
from euphoria.games.leaders.rules.words import CLAIM_HAND, CLAIM_ROW, CLAIM_SAW, CLAIM_TEAM, CLAIMS

FRIEND: Final = 0.6
"""From here on somebody is held for a friend; from its opposite down for a foe."""
CLAIMED: Final = "core-claimed"


def speaks(view: dict[str, Any], kind: str) -> bool:
    """Is this a moment to say something? At the beginning of an own action."""
    return kind == "action" and bool(view["active"] == view["you"])


def lie(r: Reading, told: list[dict[str, Any]]) -> str:
    """The wrong team, for all to hear, as `Match.say` takes it; nothing if one has said something of the own
    team before, or if nobody would believe it."""
    spoken = any(
        said["event"] == CLAIMED and said["seat"] == r.me and verb_of(said["claim"]) == CLAIM_TEAM
        for said in told
    )
    if spoken or r.team == WASTELANDER or not _can_lie(r):
        return ""
    return f"claim {CLAIMS.action(pack(CLAIM_TEAM, 1 - r.team)).text}"


def aloud(r: Reading, told: list[dict[str, Any]]) -> str:
    """What is worth saying at the beginning of an action, as `Match.say` takes it; mostly nothing."""
    made = {said["claim"] for said in told if said["event"] == CLAIMED and said["seat"] == r.me}
    for code in (_to_whom_aims(r), _prey_seen(r)):
        if code is not None and code not in made:
            # One claim about the own team is enough: who says both is believed in neither.
            if verb_of(code) == CLAIM_TEAM and any(verb_of(old) == CLAIM_TEAM for old in made):
                continue
            return f"claim {CLAIMS.action(code).text}"
    return ""


def _to_whom_aims(r: Reading) -> int | None:
    """Whoever aims at this seat shall take it for a friend, whether it is one or not."""
    if r.team == WASTELANDER:
        return None
    for seat in r.holders:
        if r.gun[seat] == r.me and not r.is_wastelander(seat):
            if r.friend[seat] >= FRIEND:
                return pack(CLAIM_TEAM, r.team)
            if r.friend[seat] <= 1 - FRIEND and _can_lie(r):
                return pack(CLAIM_TEAM, 1 - r.team)
    return None


def _can_lie(r: Reading) -> bool:
    """Two exposed Recruits of one side, or a Leader, tell everybody the team (L-3.3)."""
    shown = [r.card[place] for place in row_of(r.me) if not r.is_hidden(place)]
    return shown.count(r.team) < 2 and not any(kind >= EL for kind in shown)


def _prey_seen(r: Reading) -> int | None:
    """The hidden Leader this seat hunts and has seen, told if a friend is armed and it is not."""
    if r.armed or r.team == WASTELANDER or not any(r.friend[seat] >= FRIEND for seat in r.holders):
        return None
    for seat in r.others:
        for place in r.hidden(seat):
            if r.card[place] in r.hunted:
                return pack(CLAIM_SAW, place, r.card[place])
    return None


def holds(claim: int, speaker: int, t: Table) -> bool | None:
    """Would this claim be true in the imagined deal? None: it says nothing about the Recruits."""
    verb = verb_of(claim)
    if verb == CLAIM_HAND:
        return None
    if verb == CLAIM_SAW:
        place = first(claim)
        return place < len(t.row) and t.row[place] == second(claim)
    if verb == CLAIM_ROW:
        row = t.row[ROW * speaker : ROW * speaker + ROW]
        said = (first(claim), second(claim), third(claim))
        return all(kind in (UNKNOWN, card) for kind, card in zip(said, row, strict=True))
    return team(t, speaker) == first(claim)
