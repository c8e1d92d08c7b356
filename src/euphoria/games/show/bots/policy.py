"""Quick answers for the positioning phase of an imagined turn: into contact, towards the errand, or stay.

Only numbers, so that it compiles with the engines. Dice and all other questions are left to luck.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.games.show.bots.personalities import Temper
from euphoria.games.show.bots.places import NEVER, PATIENCE, Judge
from euphoria.games.show.bots.reading import Imagined
from euphoria.games.show.bots.routes import BESIDE
from euphoria.games.show.bots.ways import Ways
from euphoria.games.show.bots.worth import RUNNER, value_of
from euphoria.games.show.rules.box.data import INCH, OBJECTIVES, POSITIONING, RESCUE, SPECIAL, inches_up
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.movement.candidate_moves import Path, Sampler, charge
from euphoria.games.show.rules.movement.escort import led_by
from euphoria.games.show.rules.phases.positioning import FOLLOWING, position_check
from euphoria.games.show.rules.state import ACTED, BERSERK, DOWN, NOBODY, ON_TABLE, Arena
from euphoria.games.show.rules.words import (
    DONE,
    FIRST_TARGET,
    FREE,
    MOVE,
    RISE,
    TAKE,
    WAIT,
    argument,
    path,
    points_of,
)

CHARGES: Final = 2
"""So many rivals in reach are thought of as victims of a charge."""
MOST: Final = 60
"""More answers of a turn are not imagined."""


def play_on(game: Game, s: Arena, luck: Luck, ways: Ways, tempers: list[Temper]) -> None:
    """Until all have moved, each side by its temper."""
    turn = s.turn
    for _ in range(MOST):
        if s.over or s.turn != turn or s.phase > POSITIONING:
            return
        seat: int = next_seat(s)
        if seat < 0:
            game.settle(s, luck.draw(s.bounds))
        else:
            game.act(s, seat, answer(game, s, seat, luck, ways, tempers[seat]))


def answer(game: Game, s: Arena, seat: int, luck: Luck, ways: Ways, temper: Temper) -> int:
    kind = game.question(s).name
    if kind == "position":
        return _position(game, s, seat, ways, temper)
    codes = game.options(s, seat)
    if s.phase == SPECIAL and kind == "ability":
        return WAIT if WAIT in codes else codes[0]
    return codes[luck.below(len(codes))] if len(codes) > 1 else codes[0]


def _position(game: Game, s: Arena, seat: int, ways: Ways, temper: Temper) -> int:
    """The best of a few places, or to stay; what Susan's saviour has to do comes first."""
    i, f = s.active, s.frames[-1]
    if f.b & FOLLOWING:
        return game.options(s, seat)[0]
    if s.status[i] == DOWN:
        # Who has just lain down stays there.
        lain = s.flags[i] & ACTED
        return RISE if not lain and position_check(s, f, seat, RISE) == FINE else DONE
    for deed in _deeds(s, i):
        if position_check(s, f, seat, deed) == FINE:
            return deed
    if s.fight[i] >= 0 or s.moved_ap[i]:
        return DONE
    return _step(s, seat, Judge(Imagined(s, seat), ways, i, temper))


def _deeds(s: Arena, i: int) -> list[int]:
    """What the mission asks for, if it can be done."""
    if s.mission == RESCUE:
        return [FREE]
    if s.mission == OBJECTIVES and s.load[i] < 0:
        lying = [t for t in range(len(s.target_x)) if s.target_state[t] == ON_TABLE]
        return [TAKE | FIRST_TARGET + t << 8 for t in lying]
    return []


def _step(s: Arena, seat: int, judge: Judge) -> int:
    """Where to go, or to stay."""
    i, f = s.active, s.frames[-1]
    left = s.run_budget if s.run_budget >= 0 else s.ap[i]
    sure = not s.marks[i] & BERSERK and led_by(s, i) == NOBODY
    best, choice = NEVER, DONE
    # What leads far comes first: what cannot be better is then not looked into.
    for xs, ys in sorted(_walks(s, judge, left), key=lambda walk: -judge.progress(walk[0][-1], walk[1][-1])):
        ap = inches_up(int(hypot(xs[-1] - s.x[i], ys[-1] - s.y[i])))
        worth = judge.worth(xs[-1], ys[-1], s.surface[i], max(0, left - ap), True, False, best)
        code = MOVE | path(xs, ys) << 8
        if worth > best and (sure or position_check(s, f, seat, code) == FINE):
            best, choice = worth, code
    here = judge.worth(s.x[i], s.y[i], s.surface[i], left, False, False, best - PATIENCE)
    return choice if best > here + PATIENCE else DONE


def _victims(judge: Judge) -> list[int]:
    """The nearest rivals, and whoever of the others is about to win the mission."""
    others = judge.rivals[CHARGES:]
    prey = [j for j in others if value_of(judge.r, j) >= RUNNER]
    return judge.rivals[:CHARGES] + prey[:1]


def _walks(s: Arena, judge: Judge, left: int) -> list[Path]:
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
    return [points_of(argument(walked)) for walked in sampler.found]
