"""What things are worth to the greedy bot, in audience points: figures, volleys, fights, blasts."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from euphoria.games.show.bots.personalities import PLAIN, Temper
from euphoria.games.show.bots.reading import Reading
from euphoria.games.show.rules.box.cards import ODONELL, PROFILES
from euphoria.games.show.rules.box.data import OBJECTIVES, RESCUE
from euphoria.games.show.rules.geometry.lines import FREE
from euphoria.games.show.rules.odds import chances
from euphoria.games.show.rules.odds import losses as odds
from euphoria.games.show.rules.odds.fights import fight
from euphoria.games.show.rules.odds.losses import Spread
from euphoria.games.show.rules.sight.aim import modifiers_under, total
from euphoria.games.show.rules.sight.sight import NONE, Cover, judge, look, sees
from euphoria.games.show.rules.state import FASCINATED, TARGET_LOAD, Arena
from euphoria.games.show.rules.words import SUSAN_BADGE

HURT: Final = 0.45
"""All LP of a figure together are worth this part of its death: wounds take AP and bring death nearer."""
BY_HAND: Final = 100.0
"""More for a kill hand to hand (S-18.5)."""
RUNNER: Final = 250.0
"""More for who leads Susan or carries a target: its death sets the mission back."""
UNSEEN: Final = -99
NO_COVER: Final = Cover(0, NONE, FREE)
MOST_DICE: Final = 10
"""Fights with more dice on a side are judged as if there were so many."""


def value_of(r: Reading, j: int) -> float:
    """What the death of a figure is worth to its enemies."""
    s = r.s
    worth = float(s.value[j]) + 25.0 * (s.leader[min(s.team[j], 1)] == j)
    if s.mission == OBJECTIVES and s.load[j] >= TARGET_LOAD:
        worth += RUNNER
    if s.mission == RESCUE:
        susan = susan_of(s)
        if susan >= 0 and s.owner[susan] == j:
            worth += RUNNER
        elif j == susan:
            # Nobody can win the mission without her; alive and on my side she is worth more.
            worth = 150.0
    return worth


def susan_of(s: Arena) -> int:
    """The Susan of the mission, or -1."""
    for i in range(s.count() - 1, -1, -1):
        if s.badge[i] == SUSAN_BADGE:
            return i
    return -1


# ------------------------------------------------------------------ losses


@lru_cache(maxsize=20_000)
def volley_loss(lp: int, full: int, shots: int, aim: int, luck: int, part: int) -> float:
    """The part of a figure's worth that these shots take on average."""
    return _part_lost(odds.volley(lp, shots, aim, luck, part), full)


@lru_cache(maxsize=5_000)
def blast_loss(lp: int, full: int, flees: bool, part: int) -> float:
    return _part_lost(odds.blast(lp, flees, part), full)


@lru_cache(maxsize=20_000)
def fight_loss(lp: int, full: int, luck: int, own: int, rival: int) -> tuple[float, float]:
    """For a figure with `own` dice against `rival` ones: the part of its worth it loses, and its death."""
    wounds = fight(own, rival).own()
    lost = odds.loss_of(lp, wounds, luck)
    kill = odds.kill(lost)
    return _part_lost(lost, full), kill[0] / kill[1]


def _part_lost(lost: Spread, full: int) -> float:
    kill = odds.kill(lost)
    mean = lost.mean()
    return min(1.0, kill[0] / kill[1] + HURT * mean[0] / mean[1] / full)


# ------------------------------------------------------------------ shots


def aim_at(s: Arena, i: int, j: int, several: bool = False, divided: bool = False) -> int:
    """The aim of a shot as things stand; UNSEEN where there is none."""
    if not sees(s, i, j):
        return UNSEEN  # most are not seen, and that is found out sooner than what hides them
    report = look(s, i, j)
    hidden_by = judge(s, report, j, s.x[j], s.y[j], s.z(j))
    return total(s, i, modifiers_under(s, i, j, several, divided, hidden_by))


def clear_aim(s: Arena, i: int, j: int) -> int:
    """The same if nothing stood in the way."""
    return total(s, i, modifiers_under(s, i, j, False, False, NO_COVER))


def shots_worth(r: Reading, j: int, shots: int, aim: int) -> float:
    """What shots at a figure bring my side: enemies that are hit count for it, friends against it."""
    if shots <= 0 or aim < 1:
        return 0.0
    s = r.s
    if s.fight[j] < 0:
        return _side(r, j) * value_of(r, j) * loss_to(s, j, shots, aim)
    # In a fight everybody is as likely to be hit (S-14.29): the damage is shared.
    inside = [k for k in range(s.count()) if s.fight[k] == s.fight[j] and s.alive(k)]
    return sum(_side(r, k) * value_of(r, k) * loss_to(s, k, shots, aim) for k in inside) / len(inside)


def shots_hope(r: Reading, j: int, shots: int, aim: int) -> float:
    """What shots bring at most if the aim is this at best: in a fight no friend is hit."""
    if shots <= 0 or aim < 1:
        return 0.0
    s = r.s
    if s.fight[j] < 0:
        return value_of(r, j) * loss_to(s, j, shots, aim)
    inside = [k for k in range(s.count()) if s.fight[k] == s.fight[j] and s.alive(k)]
    hit = sum(value_of(r, k) * loss_to(s, k, shots, aim) for k in inside if s.team[k] != r.me)
    return hit / len(inside)


def loss_to(s: Arena, j: int, shots: int, aim: int) -> float:
    full = PROFILES[s.who[j]].lp
    return volley_loss(s.lp[j], full, shots, min(aim, 10), chances.luck_of(s, j), chances.part_of(s, j))


def _side(r: Reading, j: int) -> float:
    return -1.0 if r.s.team[j] == r.me else 1.0


def shots_of(s: Arena, i: int, ap: int) -> int:
    """How many shots it can pay for; O'Donell needs no AP (S-16.11)."""
    shots = max(s.shots[i], s.second[i])
    return shots if s.who[i] == ODONELL else min(shots, ap)


# ------------------------------------------------------------------ fights and blasts


def dice_of(s: Arena, i: int, ap: int) -> int:
    return 0 if s.flags[i] & FASCINATED else max(0, min(s.attacks[i], ap, MOST_DICE))


def duel_worth(r: Reading, i: int, j: int, own: int, rival: int, temper: Temper = PLAIN) -> float:
    """What one round of `i` against `j` with so many dice brings the side of `i`."""
    s = r.s
    mine, mine_dies = fight_loss(
        s.lp[i], PROFILES[s.who[i]].lp, chances.luck_of(s, i), min(own, MOST_DICE), min(rival, MOST_DICE)
    )
    theirs, they_die = fight_loss(
        s.lp[j], PROFILES[s.who[j]].lp, chances.luck_of(s, j), min(rival, MOST_DICE), min(own, MOST_DICE)
    )
    gain = theirs * value_of(r, j) + they_die * BY_HAND
    return temper.fight * gain - temper.fear * (mine * value_of(r, i) + mine_dies * BY_HAND)


def blast_worth(r: Reading, caught: list[int]) -> float:
    """What a blast on these figures brings; whoever can will flee."""
    s = r.s
    worth = 0.0
    for j in caught:
        flees = s.fight[j] < 0 and not s.flags[j] & FASCINATED
        lost = blast_loss(s.lp[j], PROFILES[s.who[j]].lp, flees, chances.part_of(s, j))
        worth += _side(r, j) * value_of(r, j) * lost
    return worth
