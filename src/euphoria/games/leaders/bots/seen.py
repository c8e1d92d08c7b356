"""The view of a seat, read."""

from __future__ import annotations

from typing import Any

from euphoria.games.leaders.bots.reading import UNKNOWN, Reading
from euphoria.games.leaders.rules.cards import ARTIFACTS, KINDS, TEAMS
from euphoria.games.leaders.rules.deduction import Beliefs
from euphoria.games.leaders.rules.state import NOBODY, NOTHING, UNAIMED
from euphoria.games.leaders.rules.view_types import Gun, Seat


def read_view(view: dict[str, Any], beliefs: Beliefs) -> Reading:
    """What the seat of this view makes of it."""
    me: int = view["you"]
    seats: list[Seat] = view["seats"]
    own = seats[me]
    assert own["team"] is not None, "a bot reads the view of its own seat"
    r = Reading(me, view["players"])
    r.active = me if view["active"] is None else view["active"]
    r.victim = NOBODY if view["victim"] is None else view["victim"]
    r.using = NOTHING if view["using"] is None else ARTIFACTS.index(view["using"])
    r.named = view["named"]
    r.centre = view["centre"]
    r.hand = sum(1 << ARTIFACTS.index(name) for name in own["hand"])
    r.team = TEAMS.index(own["team"])
    r.wasteland = _mask([seat["wastelander"] for seat in seats])
    r.skips = _mask([seat["skips"] for seat in seats])
    r.artifacts = [seat["artifacts"] for seat in seats]
    r.gun = [_aimed_at(seat["gun"]) for seat in seats]
    row = [recruit for seat in seats for recruit in seat["row"]]
    r.up = _mask([recruit["exposed"] for recruit in row])
    r.card = [UNKNOWN if recruit["card"] is None else KINDS.index(recruit["card"]) for recruit in row]
    r.conclude(beliefs)
    return r


def _mask(flags: list[bool]) -> int:
    return sum(1 << number for number, flag in enumerate(flags) if flag)


def _aimed_at(gun: Gun | None) -> int:
    if gun is None:
        return NOBODY
    return UNAIMED if gun["target"] is None else gun["target"]
