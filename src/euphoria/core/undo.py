"""What can be taken back: nothing that somebody learnt by, and nothing before luck or another's choice."""

from __future__ import annotations

from typing import Any

from euphoria.core.game import Game
from euphoria.core.state import State


def passing(log: list[dict[str, Any]]) -> list[bool]:
    """Which entries of a log are never taken back, neither later in the log nor after its end.

    Only a seat's own choices in a row, without luck between them, can be. So a stretch of them passes for
    good unless something of it was taken back, or it is the last.
    """
    stretches: list[int] = []
    kept: set[int] = set()
    current, seat = 0, -1
    for entry in log:
        if "luck" in entry or ("do" in entry and entry["seat"] != seat):
            current += 1
            seat = entry.get("seat", -1)
        if "undo" in entry:
            kept.add(current)
        stretches.append(current)
    kept.add(current)
    return [stretch not in kept for stretch in stretches]


def learnt(game: Game, before: State, after: State) -> bool:
    """Did anybody learn anything?"""
    old, new = game.knowledge(before), game.knowledge(after)
    return old != new and any(now & ~then for then, now in zip(old, new, strict=True))


def opened(before: State, after: State, seat: int) -> bool:
    """Did this seat's answer open the sealed answers of others? Taking it back, it would know theirs."""
    if not before.sealed or not any(answer >= 0 for answer in before.sealed):
        return False
    return not after.sealed or after.sealed[seat] < 0
