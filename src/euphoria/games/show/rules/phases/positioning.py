"""The positioning phase (S-11): one activation per figure, its actions in any order within the AP left."""

from __future__ import annotations

from typing import Final

from euphoria.core.flow import again, ask, call, do, leave, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.show.rules.box.data import BERSERK_RESERVE, POSITIONING
from euphoria.games.show.rules.box.reasons import AP, FINE, reason
from euphoria.games.show.rules.movement import climbing, escort
from euphoria.games.show.rules.movement.candidate_places import moves, ups_and_downs
from euphoria.games.show.rules.movement.climbing import Step
from euphoria.games.show.rules.movement.walking import Walk, price, walk
from euphoria.games.show.rules.movement.walking import commit as commit_walk
from euphoria.games.show.rules.phases.aid import used_first
from euphoria.games.show.rules.phases.damage import NO_KILLER, drop
from euphoria.games.show.rules.phases.deeds import LYING, PRICES, deed_check, deeds, do_deed
from euphoria.games.show.rules.phases.ending import check_end
from euphoria.games.show.rules.state import (
    ACTED,
    BERSERK,
    DOWN,
    FASCINATED,
    MOVED,
    NOBODY,
    REVIVED,
    Arena,
)
from euphoria.games.show.rules.table.fights import close_enough_to_climb, engage, foes, in_contact
from euphoria.games.show.rules.table.order import ORDER, always, begin_phase, pay, take_next
from euphoria.games.show.rules.words import (
    CAME_DOWN,
    CLIMB,
    CLIMBED,
    DONE,
    JUMP,
    JUMPED,
    LEAD,
    LEAVE,
    LET_DOWN,
    MOVE,
    MOVED_TO,
    REPEAT_MOVEMENT,
    USE_LINK,
    USED_LINK,
    argument,
    between,
    path,
    points_of,
    surface_of,
    x_of,
    y_of,
)

# How an activation comes about, in the frame's `b`.
PAID: Final = 0
STEALTHY: Final = 1
"""Kabuki's extra move (S-16.4): free, only movement, does not count as movement."""
REPEATED: Final = 2
"""A gift of O'Donell (S-16.10): free, only movement, up to what the first one cost."""
ENDED: Final = 16
FOLLOWING: Final = 32
"""Susan has still to come to her saviour's side (S-17.5)."""

ENGAGED: Final = reason("engaged", "S-11.27")
ONLY_TO_TOUCH: Final = reason("only-to-touch", "S-12.22")
RESERVE: Final = reason("reserve", "S-16.22")
ONLY_MOVEMENT: Final = reason("only-movement", "S-16.4")
SUSAN_FIRST: Final = reason("susan-first", "S-17.5")
NOT_NOW: Final = reason("not-now", "S-11.1")


def begin_activation(s: Arena, i: int, mode: int, budget: int) -> None:
    """All running totals of S-11.5 begin at nothing."""
    s.active = i
    s.run_plain = 0
    s.run_carried = 0
    s.crossed = []
    s.run_fixed = 0
    s.run_budget = budget
    s.run_x = 0
    s.run_y = 0
    s.run_up = 0
    s.flags[i] &= ~ACTED
    s.push(ACTIVATION.index, i, mode, s.ap[i])


def is_movement(verb: int) -> bool:
    return verb in (MOVE, CLIMB, LET_DOWN, JUMP, USE_LINK)


# ------------------------------------------------- may it be done?


def position_check(s: Arena, f: Frame, _seat: int, code: int) -> int:
    """Why this action is impossible now, or FINE."""
    i = f.a
    verb = code & 255
    if f.b & FOLLOWING:
        return follow_check(s, i, code)
    if verb == DONE:
        return FINE
    if is_movement(verb):
        return movement_check(s, f, code)
    if verb == LEAD:
        if s.fight[i] >= 0:
            return ENGAGED
        return escort.lead_refusal(s, i, *points_of(argument(code))) if f.b == PAID else ONLY_MOVEMENT
    if verb not in PRICES:
        return NOT_NOW
    if f.b != PAID:
        return ONLY_MOVEMENT
    if s.fight[i] >= 0 and verb != LEAVE and not used_first(verb):
        return ENGAGED
    if s.ap[i] < PRICES[verb]:
        return AP
    refused = deed_check(s, i, verb, argument(code))
    return refused if refused != FINE else reserve_check(s, f, PRICES[verb], False)


def movement_check(s: Arena, f: Frame, code: int) -> int:
    i = f.a
    if s.status[i] == DOWN:
        return LYING
    if s.fight[i] >= 0 and in_contact(s, i):
        return ENGAGED
    if code & 255 == MOVE:
        xs, ys = points_of(argument(code))  # with a star, compiled code would call it by way of Python
        return walk_check(s, f, walk(s, i, xs, ys))
    return step_check(s, f, step_of(s, i, code), code & 255)


def walk_check(s: Arena, f: Frame, walked: Walk) -> int:
    i = f.a
    refused = walked.refusal if walked.refusal != FINE else leave_check(s, i, walked.enemies)
    if refused != FINE:
        return refused
    refused = afford_check(s, f, price(s, i, walked), bool(walked.enemies))
    if refused != FINE:
        return refused
    able = escort.can_follow(s, i, walked.x, walked.y, walked.surface, -1)
    return FINE if able else escort.SUSAN_CANNOT_FOLLOW


def leave_check(s: Arena, i: int, touched: list[int]) -> int:
    """A member of a fight without contact may only move to touch an enemy of it (S-12.22)."""
    return FINE if s.fight[i] < 0 or any(j in touched for j in foes(s, i)) else ONLY_TO_TOUCH


def step_of(s: Arena, i: int, code: int) -> Step:
    """The change of height that an action stands for."""
    verb = code & 255
    rest = argument(code)
    if verb == USE_LINK:
        return climbing.use_link(s, i, rest & 255, x_of(rest >> 8), y_of(rest >> 8))
    x, y, surface = x_of(rest), y_of(rest), surface_of(rest)
    if verb == CLIMB:
        return climbing.climb(s, i, x, y, surface)
    if verb == LET_DOWN:
        return climbing.let_down(s, i, x, y, surface)
    return climbing.jump(s, i, x, y, surface)


HOW: Final[dict[int, int]] = {CLIMB: 0, LET_DOWN: 1, JUMP: 2, USE_LINK: -1}


def step_check(s: Arena, f: Frame, step: Step, verb: int) -> int:
    refused = step.refusal if step.refusal != FINE else leave_check(s, f.a, step.enemies)
    if refused != FINE:
        return refused
    refused = afford_check(s, f, step.ap, bool(step.enemies))
    if refused != FINE:
        return refused
    able = escort.can_follow(s, f.a, step.x, step.y, step.surface, HOW[verb])
    return FINE if able else escort.SUSAN_CANNOT_FOLLOW


def afford_check(s: Arena, f: Frame, ap: int, contact: bool) -> int:
    if s.run_budget >= 0:
        return FINE if ap <= s.run_budget else AP
    if ap > s.ap[f.a]:
        return AP
    return reserve_check(s, f, ap, contact)


def reserve_check(s: Arena, f: Frame, ap: int, contact: bool) -> int:
    """The berserk robot keeps 3 AP for its shots unless it gets into combat (S-16.22)."""
    fights = contact or s.fight[f.a] >= 0
    if fights or not s.marks[f.a] & BERSERK or f.b != PAID or ap == 0:
        return FINE
    return FINE if s.ap[f.a] - ap >= min(BERSERK_RESERVE, f.c) else RESERVE


def follow_check(s: Arena, i: int, code: int) -> int:
    if code & 255 != LEAD:
        return SUSAN_FIRST
    return escort.lead_refusal(s, i, *points_of(argument(code)))


# ------------------------------------------------- the question


def who_positions(s: Arena, f: Frame) -> int:
    """Nobody is asked when no AP and no rest of a paid inch is left."""
    i = f.a
    left = s.run_budget if s.run_budget >= 0 else s.ap[i]
    if left == 0 and not f.b & FOLLOWING and not _inch_begun(s):
        f.b |= ENDED
        return 0
    return 1 << s.team[i]


def _inch_begun(s: Arena) -> bool:
    if s.run_plain % 1000 or s.run_carried % 1000:
        return True
    return any(length % 1000 for length in s.crossed[1::2])


def options(s: Arena, f: Frame, _seat: int) -> list[int]:
    """A sample of good actions, each of them allowed, and `done`; while Susan follows, her places."""
    if f.b & FOLLOWING:
        return [LEAD | path([x], [y]) << 8 for x, y in escort.follow_paths(s, f.a)]
    found = _walks(s, f)
    # Sampled walks are legal and within the AP by themselves: only what else forbids moving is looked at.
    if s.fight[f.a] >= 0 or s.marks[f.a] & BERSERK or escort.led_by(s, f.a) != NOBODY:
        found = [code for code in found if position_check(s, f, 0, code) == FINE]
    for code in _worth_offering(s, f):
        if position_check(s, f, 0, code) == FINE:
            found.append(code)
    found.append(DONE)
    return found


def may_move(s: Arena, i: int) -> bool:
    """Is there any movement that would not be refused by `movement_check` for what the figure is doing?"""
    return s.status[i] != DOWN and not (s.fight[i] >= 0 and in_contact(s, i))


def _walks(s: Arena, f: Frame) -> list[int]:
    """A bounded sample of good walks out of endless many."""
    i = f.a
    if not may_move(s, i):
        return []
    return moves(s, i, s.run_budget if s.run_budget >= 0 else s.ap[i])


def _worth_offering(s: Arena, f: Frame) -> list[int]:
    """Everything else that is worth a try, allowed or not."""
    found = ups_and_downs(s, f.a) if may_move(s, f.a) else []
    return found + deeds(s, f.a) if f.b == PAID else found


def do_nothing(s: Arena, f: Frame, seat: int) -> list[int]:
    return options(s, f, seat)[:1] if f.b & FOLLOWING else [DONE]


def also_position(s: Arena, f: Frame, seat: int, code: int) -> bool:
    return position_check(s, f, seat, code) == FINE


# ------------------------------------------------- it is done


def spend(s: Arena, f: Frame, ap: int) -> None:
    """AP for movement: paid, or out of a free budget (S-11.29)."""
    i = f.a
    if s.run_budget >= 0:
        s.run_budget -= ap
    elif ap:
        pay(s, i, ap)
        s.moved_ap[i] += ap
        s.flags[i] |= MOVED


def take_action(s: Arena, f: Frame, _seat: int, code: int) -> None:
    i = f.a
    verb = code & 255
    rest = argument(code)
    if verb == DONE:
        f.b |= ENDED
        return
    if not used_first(verb):
        s.flags[i] |= ACTED
    if verb == MOVE:
        do_walk(s, f, rest)
    elif is_movement(verb):
        do_step(s, f, code)
    elif verb == LEAD:
        escort.lead(s, i, *points_of(rest))
        f.b &= ~FOLLOWING
        check_end(s)
    else:
        pay(s, i, PRICES[verb])
        do_deed(s, i, verb, rest)
        check_end(s)


def do_walk(s: Arena, f: Frame, rest: int) -> None:
    i = f.a
    xs, ys = points_of(rest)
    walked = walk(s, i, xs, ys)
    ap = price(s, i, walked)
    spend(s, f, ap)
    commit_walk(s, walked)
    corners = between(xs, ys)
    tell(s, MOVED_TO, EVERYBODY, s.badge[i], walked.x, walked.y, walked.surface, ap, corners=corners)
    arrive(s, f)


def do_step(s: Arena, f: Frame, code: int) -> None:
    i = f.a
    verb = code & 255
    step = step_of(s, i, code)
    spend(s, f, step.ap)
    climbing.commit(s, step)
    if verb == JUMP:
        tell(s, JUMPED, EVERYBODY, s.badge[i], step.x, step.y, step.surface, -step.height)
        drop(s, i, -step.height, NO_KILLER)
    else:
        kind = CLIMBED if verb == CLIMB else CAME_DOWN if verb == LET_DOWN else USED_LINK
        tell(s, kind, EVERYBODY, s.badge[i], step.x, step.y, step.surface, step.ap)
    if not escort.still_together(s, i) and HOW[verb] >= 0:
        fell = escort.climb_along(s, i, HOW[verb])
        if fell:
            drop(s, escort.led_by(s, i), fell, NO_KILLER)
    arrive(s, f)


def arrive(s: Arena, f: Frame) -> None:
    """At its new place: contact makes a fight, Susan comes along, and the mission may be done."""
    i = f.a
    engage(s, i, s.fight[i] < 0, close_enough_to_climb(s))
    if not escort.still_together(s, i):
        f.b |= FOLLOWING
    check_end(s)


# ------------------------------------------------- the procedures


def look_after(s: Arena, f: Frame) -> None:
    """A jump may have killed the last of a team."""
    if not s.alive(f.a):
        check_end(s)


def activation_over(s: Arena, f: Frame) -> bool:
    if f.b & ENDED or not s.alive(f.a):
        s.run_budget = -1
        return True
    return False


POSITION: Final = ask(
    "position", "S-11.1", who_positions, options, take_action, idle=do_nothing, also=also_position
)
ACTIVATION: Final = procedure(
    "activation", "S-11.1", do(look_after), leave(activation_over), POSITION, again(always)
)
"""Locals: the figure, how the activation comes about, its AP at the start."""


def begin_positioning(s: Arena, _f: Frame) -> None:
    begin_phase(s, POSITIONING)


def next_activation(s: Arena, f: Frame) -> None:
    """The next of the order; a favoured figure moves again straight after its activation (S-16.10)."""
    i = s.active
    if i != NOBODY and s.gift[i] == REPEAT_MOVEMENT and s.moved_ap[i] and s.alive(i) and s.fight[i] < 0:
        s.gift[i] = NOBODY
        begin_activation(s, i, REPEATED, s.moved_ap[i])
        return
    f.a = take_next(s)
    if f.a != NOBODY and not s.flags[f.a] & (FASCINATED | REVIVED):
        begin_activation(s, f.a, PAID, -1)


def phase_over(_s: Arena, f: Frame) -> bool:
    return f.a == NOBODY


ACTIVATIONS: Final = procedure("activations", "S-11.1", do(next_activation), leave(phase_over), again(always))

POSITIONING_PHASE: Final = procedure(
    "positioning phase", "S-9.2", do(begin_positioning), call(ORDER), call(ACTIVATIONS)
)

POSITIONING_PROCEDURES: Final = [POSITIONING_PHASE, ACTIVATIONS, ACTIVATION]
