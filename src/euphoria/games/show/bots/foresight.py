"""How a turn goes on, and what comes of it: quick answers of all who have still to move, then exact odds.

Dice would drown what a place is worth: instead of rolling them, what fights and volleys of the turn bring on
average is counted, for both sides.
"""

from __future__ import annotations

from math import exp, hypot
from typing import Final

from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.games.show.bots.leaf import lead_of
from euphoria.games.show.bots.mission import ADVANCE
from euphoria.games.show.bots.moves import PATIENCE
from euphoria.games.show.bots.personalities import FEARLESS, PLAIN
from euphoria.games.show.bots.places import Judge
from euphoria.games.show.bots.reading import Imagined
from euphoria.games.show.bots.routes import BESIDE
from euphoria.games.show.bots.stakes import stakes
from euphoria.games.show.bots.ways import Ways
from euphoria.games.show.bots.worth import (
    BY_HAND,
    RUNNER,
    UNSEEN,
    aim_at,
    dice_of,
    fight_loss,
    loss_to,
    shots_of,
    value_of,
)
from euphoria.games.show.rules.box.cards import PROFILES
from euphoria.games.show.rules.box.data import (
    FLAME_LENGTH,
    INCH,
    OBJECTIVES,
    POSITIONING,
    RESCUE,
    SPECIAL,
    inches_up,
)
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.movement.candidate_moves import Path, Sampler, charge
from euphoria.games.show.rules.movement.escort import led_by
from euphoria.games.show.rules.odds import chances as odds
from euphoria.games.show.rules.phases.positioning import FOLLOWING, position_check
from euphoria.games.show.rules.state import (
    ACTED,
    BERSERK,
    CHARGED,
    DOWN,
    FASCINATED,
    NOBODY,
    ON_TABLE,
    Arena,
)
from euphoria.games.show.rules.words import DONE, FIRST_TARGET, FREE, MOVE, RISE, TAKE, path, points_of

LOGIT: Final = 150.0
"""So many points make a lead of one (leaf.py)."""
CALM: Final = 3.0
"""A lead is counted as so many times smaller: better ways to win shall differ, too."""
BURNT: Final = 0.55
CHARGES: Final = 2
"""So many rivals in reach are thought of as victims of a charge."""
GUNSHOT: Final = 8.0
"""Inches from which it makes no difference to a shooter how near the next rival is."""
MOST: Final = 60
"""More answers of a turn are not imagined."""


# ------------------------------------------------------------------ what a turn brings


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


# ------------------------------------------------------------------ quick answers


class Playout:
    """The rest of a turn in an imagined world, and how likely the seat wins from there."""

    def __init__(self, game: Game, ways: Ways) -> None:
        self._game = game
        self._ways = ways
        self._fearless = NOBODY

    def __call__(self, s: Arena, seat: int, luck: Luck) -> float:
        """What comes of the likely answers, and of fearless ones if those are worse: half of each."""
        seed = luck.next()
        t = s.copy()
        likely = self._ends(s, seat, Luck(seed), NOBODY)
        fearless = self._ends(t, seat, Luck(seed), 1 - seat)
        return (likely + min(likely, fearless)) / 2

    def _ends(self, s: Arena, seat: int, luck: Luck, fearless: int) -> float:
        self._fearless = fearless
        self.play_on(s, luck)
        if s.over:
            return 0.5 if s.winner < 0 else float(s.winner == seat)
        lead = lead_of(s) if seat == 0 else -lead_of(s)
        lead += (expected(s, seat) + closing(s, seat) + stakes(s, self._ways, seat)) / LOGIT
        return 1.0 / (1.0 + exp(-lead / CALM))

    def play_on(self, s: Arena, luck: Luck) -> None:
        """Until all have moved."""
        game = self._game
        turn = s.turn
        for _ in range(MOST):
            if s.over or s.turn != turn or s.phase > POSITIONING:
                return
            seat: int = next_seat(s)
            if seat < 0:
                game.settle(s, luck.draw(s.bounds))
                continue
            game.act(s, seat, self._answer(s, seat, luck))

    def _answer(self, s: Arena, seat: int, luck: Luck) -> int:
        game = self._game
        kind = game.question(s).name
        if kind == "position":
            return self._position(s, seat)
        codes = game.options(s, seat)
        if s.phase == SPECIAL and kind == "ability":
            return next((code for code in codes if game.action(code).verb == "wait"), codes[0])
        return codes[luck.below(len(codes))] if len(codes) > 1 else codes[0]

    def _position(self, s: Arena, seat: int) -> int:
        """The best of a few places, or to stay; what Susan's saviour has to do comes first."""
        i, f = s.active, s.frames[-1]
        if f.b & FOLLOWING:
            return self._game.options(s, seat)[0]
        if s.status[i] == DOWN:
            # Who has just lain down stays there.
            lain = s.flags[i] & ACTED
            return RISE if not lain and position_check(s, f, seat, RISE) == FINE else DONE
        if s.mission == RESCUE and position_check(s, f, seat, FREE) == FINE:
            return FREE
        if s.mission == OBJECTIVES and s.load[i] < 0:
            for t in range(len(s.target_x)):
                if (
                    s.target_state[t] == ON_TABLE
                    and position_check(s, f, seat, TAKE | FIRST_TARGET + t << 8) == FINE
                ):
                    return TAKE | FIRST_TARGET + t << 8
        if s.fight[i] >= 0 or s.moved_ap[i]:
            return DONE
        temper = FEARLESS if seat == self._fearless else PLAIN
        judge = Judge(Imagined(s, seat), self._ways, i, temper)
        left = s.run_budget if s.run_budget >= 0 else s.ap[i]
        best, choice = judge.worth(s.x[i], s.y[i], s.surface[i], left, False, False) + PATIENCE, DONE
        sure = not s.marks[i] & BERSERK and led_by(s, i) == NOBODY
        for xs, ys in _steps(s, judge, left):
            ap = inches_up(int(hypot(xs[-1] - s.x[i], ys[-1] - s.y[i])))
            worth = judge.worth(xs[-1], ys[-1], s.surface[i], max(0, left - ap), True, False)
            code = MOVE | path(xs, ys) << 8
            if worth > best and (sure or position_check(s, f, seat, code) == FINE):
                best, choice = worth, code
        return choice


def _victims(judge: Judge) -> list[int]:
    """The nearest rivals, and whoever of the others is about to win the mission."""
    others = judge.rivals[CHARGES:]
    prey = [j for j in others if value_of(judge.r, j) >= RUNNER]
    return judge.rivals[:CHARGES] + prey[:1]


def _steps(s: Arena, judge: Judge, left: int) -> list[Path]:
    """Into contact, and towards the errand as far as it goes and half as far."""
    sampler = Sampler(s, s.active, left)
    if sampler.reach <= 0:
        return []
    charge(sampler, _victims(judge))
    errand = judge.errand
    away = int(hypot(errand.x - s.x[s.active], errand.y - s.y[s.active]))
    if away > errand.reach + INCH:
        far = min(sampler.reach, away - BESIDE)
        sampler.towards(errand.x, errand.y, far)
        sampler.towards(errand.x, errand.y, far // 2)
    return [points_of(walked) for walked in sampler.found]
