"""What a seat may know (Appendix B), built from nothing."""

from __future__ import annotations

from typing import Final

from euphoria.games.leaders.rules.cards import ARTIFACTS, KINDS, ROW, SLOTS, TEAMS, Kind
from euphoria.games.leaders.rules.knowledge import SEEN, entry, kind_of, mask_of, place_of, tag_of
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
from euphoria.games.leaders.rules.view_types import Buried, Deck, Gun, LeadersView, Recruit, Result, Seat, Way

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
    """The table as a seat (-1: a spectator) may know it."""
    return {
        "title": "leaders",
        "you": None if seat < 0 else seat,
        "players": t.players,
        "turn": t.turn,
        "active": None if _before_play(t) else t.active,
        "seats": [_seat_view(t, seat, other) for other in range(t.players)],
        "centre": t.centre,
        "deck": _deck_view(t, seat),
        "using": ARTIFACTS[t.using] if t.using != NOTHING and _knows_use(t, seat) else None,
        "named": t.named[:] if _knows_use(t, seat) else [],
        "victim": None if t.victim == NOBODY else t.victim,
        "removed": _removed_view(t),
        "history": history_for(t, seat),
        "question": None if t.over else _question(t, seat),
        "waiting": bits(t.asked),
        "result": result_of(t) if t.over else None,
    }


def _knows_use(t: Table, viewer: int) -> bool:
    """An Artifact is public once it is shown, an interrogation at once; before that only to the user."""
    return t.using == NOTHING or is_declared(t) or viewer == t.active


def _before_play(t: Table) -> bool:
    """Until everybody has laid down their row nobody is at turn."""
    return not t.over and t.frames[-1].proc == GAME.index


def _seat_view(t: Table, viewer: int, seat: int) -> Seat:
    mine = viewer == seat
    return {
        "seat": seat,
        "row": [_recruit_view(t, viewer, ROW * seat + slot, slot) for slot in range(ROW)],
        "wastelander": is_wastelander(t, seat),
        "team": TEAMS[team(t, seat)] if mine or t.over or is_wastelander(t, seat) else None,
        "gun": _gun_view(t, seat),
        "skips": (t.skips >> seat) & 1 == 1,
        "artifacts": t.hand[seat].bit_count(),
        "hand": _hand_view(t, viewer, seat),
        "drawn": [ARTIFACTS[a] for a in bits(t.drawn)] if mine and t.active == seat else [],
    }


def _recruit_view(t: Table, viewer: int, place: int, slot: int) -> Recruit:
    up = (t.up >> place) & 1 == 1
    own = viewer >= 0 and place // ROW == viewer
    known = viewer >= 0 and (t.known[viewer] >> place) & 1 == 1
    return {
        "slot": SLOTS[slot],
        "exposed": up,
        "card": KINDS[t.row[place]] if up or own or known else None,
    }


def _gun_view(t: Table, seat: int) -> Gun | None:
    """Holder and target are public (L-18.7); a Ray Gun just received has no target for a moment."""
    if t.gun[seat] == NOBODY:
        return None
    return {"target": None if t.gun[seat] == UNAIMED else t.gun[seat]}


def _hand_view(t: Table, viewer: int, seat: int) -> list[str]:
    """The cards of a hand that the viewer knows: all of their own, and what they gave or saw go there."""
    if t.over or viewer == seat:
        seen = t.hand[seat]
    else:
        seen = 0 if viewer < 0 else t.hand[seat] & t.artifacts_known[viewer]
    return [ARTIFACTS[a] for a in bits(seen)]


def _deck_view(t: Table, viewer: int) -> Deck:
    """The size is public; of the cards put under it everybody remembers what they saw (Appendix B)."""
    known = 0 if viewer < 0 else t.artifacts_known[viewer]
    bag = t.bag.bit_count()
    under: list[Buried] = [
        {"below": bag + i, "artifact": ARTIFACTS[a]} for i, a in enumerate(t.queue) if (known >> a) & 1
    ]
    return {"size": t.deck_size(), "known": under}


def history_for(t: Table, viewer: int) -> list[int]:
    """The ledger as far as the viewer took part in it: deduction needs nothing else (knowledge.py)."""
    everybody = (1 << t.players) - 1
    seen: list[int] = []
    for item in t.ledger:
        if tag_of(item) != SEEN:
            seen.append(item)
        elif mask_of(item) == everybody or (viewer >= 0 and (mask_of(item) >> viewer) & 1):
            seen.append(entry(SEEN, place_of(item), 0, kind_of(item)))
    return seen


def _removed_view(t: Table) -> Kind | None:
    return KINDS[t.removed] if t.over and t.removed != NOTHING else None


def _question(t: Table, viewer: int) -> str:
    """What is being asked, as far as the viewer may know that."""
    f = t.frames[-1]
    proc = BOOK[f.proc]
    if proc.name in _PRIVATE_QUESTIONS and viewer != t.active:
        return _PRIVATE_QUESTIONS[proc.name]
    return proc.steps[f.pc - 1].name


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
