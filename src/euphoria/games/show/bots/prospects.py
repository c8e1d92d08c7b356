"""What the fights and shots to come in a turn bring, by exact odds, and how far figures are from any.

Dice would drown what a place is worth: instead of rolling them, what they bring on average is counted.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from euphoria.games.show.bots.mission import ADVANCE
from euphoria.games.show.bots.reading import Imagined
from euphoria.games.show.bots.worth import (
    BY_HAND,
    UNSEEN,
    aim_at,
    dice_of,
    fight_loss,
    loss_to,
    shots_of,
    value_of,
)
from euphoria.games.show.rules.box.cards import PROFILES
from euphoria.games.show.rules.box.data import FLAME_LENGTH, INCH
from euphoria.games.show.rules.odds import chances as odds
from euphoria.games.show.rules.state import CHARGED, FASCINATED, Arena

BURNT: Final = 0.55
GUNSHOT: Final = 8.0
"""Inches from which it makes no difference to a shooter how near the next rival is."""


def expected(s: Arena, seat: int) -> float:
    """What the fights and shots to come in this turn bring a side, in points."""
    r = Imagined(s, seat)
    alive = [1.0] * s.count()
    total = 0.0
    for number in sorted({s.fight[i] for i in range(s.count()) if s.fight[i] >= 0 and s.alive(i)}):
        total += _fought(r, number, alive)
    for i in sorted((i for i in range(s.count()) if _may_fire(s, i)), key=lambda i: (-s.euphoria[i], i)):
        total += _fired(r, i, alive)
    return total


def _may_fire(s: Arena, i: int) -> bool:
    return s.alive(i) and s.team[i] < 2 and s.fight[i] < 0 and not s.flags[i] & FASCINATED


def _fought(r: Imagined, number: int, alive: list[float]) -> float:
    """One round of a fight: all dice of each side against those of the other, wounds where they hurt most."""
    s = r.s
    total = 0.0
    members = [i for i in range(s.count()) if s.fight[i] == number and s.alive(i)]
    dice = [0, 0]
    for i in members:
        dice[s.team[i]] += dice_of(s, i, s.ap[i]) + (1 if s.flags[i] & CHARGED else 0)
    for side in range(2):
        victims = [i for i in members if s.team[i] == side]
        if not victims:
            return 0.0
        best, victim, dies = -1.0, victims[0], 0.0
        for i in victims:
            profile = PROFILES[s.who[i]].lp
            part, kill = fight_loss(
                s.lp[i], profile, odds.luck_of(s, i), min(10, dice[side]), min(10, dice[1 - side])
            )
            worth = part * value_of(r, i) + kill * BY_HAND
            if worth > best:
                best, victim, dies = worth, i, kill
        alive[victim] *= 1.0 - dies
        total += -best if side == r.me else best
    return total


def _fired(r: Imagined, i: int, alive: list[float]) -> float:
    """The best volley of a figure, less likely the likelier it is dead by then, and for what is left."""
    s = r.s
    foes = [j for j in range(s.count()) if s.alive(j) and s.team[j] == 1 - s.team[i]]
    if PROFILES[s.who[i]].flame:
        near = [j for j in foes if hypot(s.x[j] - s.x[i], s.y[j] - s.y[i]) < FLAME_LENGTH and s.ap[i] > 0]
        best, victim, part = max(
            ((BURNT * value_of(r, j) * alive[j], j, BURNT) for j in near), default=(0.0, -1, 0.0)
        )
    else:
        best, victim, part = 0.0, -1, 0.0
        shots = shots_of(s, i, s.ap[i])
        if shots:
            for j in foes:
                if s.fight[j] >= 0:
                    continue
                aim = aim_at(s, i, j)
                if aim == UNSEEN or aim < 1:
                    continue
                lost = loss_to(s, j, shots, aim)
                worth = lost * value_of(r, j) * alive[j]
                if worth > best:
                    best, victim, part = worth, j, lost
    if victim < 0:
        return 0.0
    best *= alive[i]
    alive[victim] *= 1.0 - 0.7 * part * alive[i]
    return best if s.team[i] == r.me else -best


def closing(s: Arena, seat: int) -> float:
    """What figures of a side miss who are out of reach of all rivals: by the inch, as in mission.py."""
    rivals = [j for j in range(s.count()) if s.alive(j) and s.team[j] == 1 - seat]
    total = 0.0
    for i in range(s.count()):
        if s.team[i] != seat or not s.alive(i) or s.fight[i] >= 0 or not rivals:
            continue
        away = min(hypot(s.x[j] - s.x[i], s.y[j] - s.y[i]) for j in rivals) / INCH
        total -= ADVANCE * max(0.0, away - GUNSHOT) if s.shots[i] else 2 * ADVANCE * away
    return total
