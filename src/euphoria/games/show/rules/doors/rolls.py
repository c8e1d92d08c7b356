"""The dice people rolled, for the statistics of a finished game."""

from __future__ import annotations

from typing import Any, Final

from euphoria.core.rolls import Roll
from euphoria.games.show.rules.box.cards import BENKEI, PROFILES
from euphoria.games.show.rules.box.data import luck_faces
from euphoria.games.show.rules.words import CALLED_BADGE, SUSAN_BADGE, TEAM_BADGES

HITS: Final = "hits"
SAVES: Final = "saves"


def rolls_told(events: list[dict[str, Any]], alternative: bool) -> list[Roll]:
    """Shots that hit for their aim (S-5.2), and injuries that luck averted (S-13.3)."""
    found: list[Roll] = []
    aim: dict[tuple[int, int], int] = {}
    rolled: tuple[int, int] | None = None
    for event in events:
        id, badge = str(event["event"]), int(event.get("figure", SUSAN_BADGE))
        if badge == SUSAN_BADGE:
            continue
        seat = badge // TEAM_BADGES
        if id == "show-declared":
            aim[badge, int(event["foe"])] = int(event["aim"])
        elif id == "show-shot":
            rolled = (badge, int(event["foe"]))
        elif id in ("show-hit", "show-missed") and rolled is not None:
            found.append(Roll(seat, HITS, int(id == "show-hit"), min(10, max(0, aim[rolled])) / 10))
            rolled = None
        elif id in ("show-lucky", "show-unlucky"):
            faces = luck_faces(_starting_lp(badge), alternative)
            found.append(Roll(seat, SAVES, int(id == "show-lucky"), faces / 10))
    return found


def _starting_lp(badge: int) -> int:
    who = badge % TEAM_BADGES
    return PROFILES[BENKEI if who >= CALLED_BADGE else who].lp
