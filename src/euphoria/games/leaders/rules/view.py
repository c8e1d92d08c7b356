"""What a seat may know (Appendix B), built from nothing."""

from __future__ import annotations

from typing import Final

from euphoria.core.bits import size
from euphoria.core.flow import waiting_step
from euphoria.core.state import OPEN_EYES
from euphoria.games.leaders.rules.artifact import GUN_DROPPING, row_mask
from euphoria.games.leaders.rules.cards import ARTIFACTS, KINDS, ROW, TEAMS, Kind
from euphoria.games.leaders.rules.knowledge import MASK, SEEN, TAG
from euphoria.games.leaders.rules.state import (
    BOTH_LEADERS,
    LEADER_SHOT,
    NOBODY,
    NOTHING,
    STOPPED,
    UNAIMED,
    WASTELANDER_GIVEN_LEADER,
    Table,
    bits,
)
from euphoria.games.leaders.rules.teams import is_wastelander, team
from euphoria.games.leaders.rules.turn import BOOK, GAME
from euphoria.games.leaders.rules.use import NAME_TARGETS, is_declared
from euphoria.games.leaders.rules.view_types import Buried, Deck, LeadersView, Result, Seat, Way
from euphoria.games.leaders.rules.window import WINDOW

WAYS: Final[dict[int, Way]] = {
    LEADER_SHOT: "leader-shot",
    WASTELANDER_GIVEN_LEADER: "wastelander-given-leader",
    BOTH_LEADERS: "both-leaders",
    STOPPED: "stopped",
}
WAY_RULES = {
    LEADER_SHOT: "L-21.2",
    WASTELANDER_GIVEN_LEADER: "L-21.6",
    BOTH_LEADERS: "L-21.7",
    STOPPED: "L-21.8",
}

# While targets are being chosen nothing has been shown yet (L-10.3a): for the others it is still the action.
_PRIVATE_QUESTIONS = {NAME_TARGETS.name: "action"}


def view_for(t: Table, seat: int) -> LeadersView:
    """The table as a seat, a spectator or open eyes may know it."""
    recruits = recruits_known(t, seat)
    knows = knows_use(t, seat)
    return {
        "title": "leaders",
        "you": None if seat < 0 else seat,
        "players": t.players,
        "turn": t.turn,
        "active": None if before_play(t) else t.active,
        "seats": [_seat_view(t, seat, other, recruits) for other in range(t.players)],
        "centre": t.centre,
        "deck": _deck_view(t, seat),
        "using": ARTIFACTS[t.using] if t.using != NOTHING and knows else None,
        "named": t.named[:] if knows else [],
        "aside": None if t.aside == NOTHING else ARTIFACTS[t.aside],
        "victim": None if t.victim == NOBODY else t.victim,
        "removed": _removed_view(t, seat),
        "history": history_for(t, seat),
        "question": None if t.over else question_known(t, seat),
        "dropping": is_dropping(t),
        "waiting": bits(t.asked),
        "result": result_of(t) if t.over else None,
    }


def knows_use(t: Table, viewer: int) -> bool:
    """An Artifact is public once it is shown, an interrogation at once; before that only to the user."""
    return t.using == NOTHING or is_declared(t) or viewer in (t.active, OPEN_EYES)


def is_dropping(t: Table) -> bool:
    """Is everybody asked to react to the dropping of a Ray Gun (L-17.3a)?"""
    return not t.over and t.frames[-1].proc == WINDOW.index and t.frames[-1].a == GUN_DROPPING


def before_play(t: Table) -> bool:
    """Until everybody has laid down their row nobody is at turn."""
    return not t.over and t.frames[-1].proc == GAME.index


def _undealt(t: Table) -> bool:
    """Until the first luck has fallen nobody has a row."""
    return before_play(t) and t.frames[-1].pc <= 1


def recruits_known(t: Table, viewer: int) -> int:
    """The places of all Recruits that the viewer knows, as a mask."""
    if _undealt(t):
        return 0
    if viewer == OPEN_EYES:
        return -1
    if viewer < 0:
        return t.up | t.lain
    return t.up | row_mask(viewer) | t.known[viewer]


def _seat_view(t: Table, viewer: int, seat: int, recruits: int) -> Seat:
    """Written out, for every seat is told of every seat after every move."""
    mine = viewer in (seat, OPEN_EYES)
    left = ROW * seat
    row, up, known = t.row, t.up >> left, recruits >> left
    gun = t.gun[seat]
    hand = hand_known(t, viewer, seat)
    return {
        "seat": seat,
        "row": [
            {"slot": "left", "exposed": up & 1 == 1, "card": KINDS[row[left]] if known & 1 else None},
            {"slot": "middle", "exposed": up & 2 == 2, "card": KINDS[row[left + 1]] if known & 2 else None},
            {"slot": "right", "exposed": up & 4 == 4, "card": KINDS[row[left + 2]] if known & 4 else None},
        ],
        "wastelander": is_wastelander(t, seat),
        "team": TEAMS[team(t, seat)] if knows_team(t, viewer, seat, recruits) else None,
        # Holder and target are public (L-18.7); a Ray Gun just received has no target for a moment.
        "gun": None if gun == NOBODY else {"target": None if gun == UNAIMED else gun},
        "skips": (t.skips >> seat) & 1 == 1,
        "artifacts": t.hand[seat].bit_count(),
        "hand": [ARTIFACTS[a] for a in bits(hand)] if hand else [],
        "drawn": [ARTIFACTS[a] for a in bits(t.drawn)] if mine and t.active == seat else [],
    }


def knows_team(t: Table, viewer: int, seat: int, recruits: int) -> bool:
    """One's own team and that of a Wastelander; before the deal nobody knows whose team a row makes."""
    return t.over or is_wastelander(t, seat) or (viewer in (seat, OPEN_EYES) and recruits != 0)


def hand_known(t: Table, viewer: int, seat: int) -> int:
    """The cards of a hand that the viewer knows: all of their own, and what they gave or saw go there."""
    if t.over or viewer in (seat, OPEN_EYES):
        return t.hand[seat]
    return 0 if viewer < 0 else t.hand[seat] & t.artifacts_known[viewer]


def _deck_view(t: Table, viewer: int) -> Deck:
    """The size is public; of the cards put under it everybody remembers what they saw (Appendix B)."""
    known = -1 if viewer == OPEN_EYES else 0 if viewer < 0 else t.artifacts_known[viewer]
    bag = size(t.bag)
    under: list[Buried] = [
        {"below": bag + i, "artifact": ARTIFACTS[a]} for i, a in enumerate(t.queue) if (known >> a) & 1
    ]
    return {"size": t.deck_size(), "known": under}


def history_for(t: Table, viewer: int) -> list[int]:
    """The ledger as far as the viewer took part in it: deduction needs nothing else (knowledge.py)."""
    everybody = (1 << t.players) - 1
    viewers = everybody if viewer == OPEN_EYES else 0 if viewer < 0 else 1 << viewer
    seen: list[int] = []
    for item in t.ledger:
        if item & TAG != SEEN:
            seen.append(item)
        elif item >> MASK == everybody or item >> MASK & viewers:
            seen.append(item & (1 << MASK) - 1)  # without who else saw it
    return seen


def _removed_view(t: Table, viewer: int) -> Kind | None:
    return KINDS[t.removed] if t.removed != NOTHING and (t.over or viewer == OPEN_EYES) else None


def question_known(t: Table, viewer: int) -> str:
    """What is being asked, as far as the viewer may know that."""
    proc = BOOK[t.frames[-1].proc]
    if proc.name in _PRIVATE_QUESTIONS and viewer not in (t.active, OPEN_EYES):
        return _PRIVATE_QUESTIONS[proc.name]
    return waiting_step(BOOK, t).name


def result_of(t: Table) -> Result:
    """How the game ended (L-22.1a)."""
    return {
        "way": WAYS[t.way],
        "rule": WAY_RULES[t.way],
        "winners": bits(t.winners),
        "teams": [TEAMS[team(t, seat)] for seat in range(t.players)],
        "turns": t.turn,
        "shot_last": None if t.last_shot == NOBODY else t.last_shot,
    }
