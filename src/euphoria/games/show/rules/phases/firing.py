"""The firing phase (S-14, S-15): attack objects in a first pass, weapons in a second."""

from __future__ import annotations

from math import isqrt
from typing import Final

from euphoria.core.flow import again, ask, call, chance, do, leave, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.show.rules.box.cards import ATTACK_OBJECTS, CHARGES, OBJECTS_COUNT, PROFILES, THROWN
from euphoria.games.show.rules.box.data import AP_ATTACK_OBJECT, BLAST, FIRING, RADIUS
from euphoria.games.show.rules.box.reasons import AP, FINE, reason
from euphoria.games.show.rules.geometry.plane import shape_to_point
from euphoria.games.show.rules.movement.candidate_places import throws
from euphoria.games.show.rules.movement.placing import throw_refusal
from euphoria.games.show.rules.phases.aid import use_up
from euphoria.games.show.rules.phases.blasts import blast
from euphoria.games.show.rules.phases.ending import check_end
from euphoria.games.show.rules.phases.shooting import (
    LINE,
    PAID,
    REPEATED,
    VOLLEY,
    begin_shooting,
    is_berserk,
    is_bought_off,
)
from euphoria.games.show.rules.sight.aim import modifiers, total
from euphoria.games.show.rules.sight.sight import sees
from euphoria.games.show.rules.state import (
    FASCINATED,
    GIFTED,
    NEUTRAL,
    NOBODY,
    THREW,
    Arena,
    distance_squared_parts,
)
from euphoria.games.show.rules.table.cat import is_teased
from euphoria.games.show.rules.table.order import ORDER, always, begin_phase, open_to_all, pay, take_next
from euphoria.games.show.rules.table.secrecy import hidden_worth
from euphoria.games.show.rules.table.settling import holds_target, occupants
from euphoria.games.show.rules.words import (
    CAT_TEASES,
    DECLARED,
    DETONATE,
    DETONATED,
    PASS,
    REPEAT_SHOOTING,
    THREW_OBJECT,
    THROW,
    argument,
    place,
    point,
    surface_of,
    x_of,
    y_of,
)

NO_OBJECT: Final = reason("object", "S-15.2")
NO_SITE: Final = reason("site", "S-15.18")
OCCUPIED: Final = reason("occupied", "S-15.18")
OBJECTIVE_THERE: Final = reason("objective-there", "S-15.18")
TEMPLATE_AWAY: Final = reason("template-away", "S-15.20")


def begin_firing(s: Arena, _f: Frame) -> None:
    begin_phase(s, FIRING)


def from_the_top(s: Arena, _f: Frame) -> None:
    """The second pass follows the same order (S-14.7)."""
    s.at = 0


def next_figure(s: Arena, f: Frame) -> None:
    f.a = take_next(s)


def pass_over(_s: Arena, f: Frame) -> bool:
    return f.a == NOBODY


# ------------------------------------------------- attack objects


def may_use_objects(s: Arena, i: int) -> bool:
    """Is this figure to be asked for an attack object? The same answer whatever it secretly holds."""
    if s.fight[i] >= 0 or s.flags[i] & FASCINATED or s.ap[i] < AP_ATTACK_OBJECT or is_teased(s, i):
        return False
    if s.objects[i] & s.shown[i] & ATTACK_OBJECTS or s.marks[i] & GIFTED:
        return True
    return hidden_worth(s, s.team[i]) > 0


def who_throws(s: Arena, f: Frame) -> int:
    return 1 << s.team[f.a] if may_use_objects(s, f.a) else 0


def object_options(s: Arena, f: Frame, _seat: int) -> list[int]:
    i = f.a
    options = [PASS]
    if s.objects[i] & THROWN:
        spots = throws(s, i)
        for thrown in range(OBJECTS_COUNT):
            if (s.objects[i] & THROWN) >> thrown & 1:
                options += [THROW | thrown << 8 | place(x, y, surface) << 16 for x, y, surface in spots]
    if (s.objects[i] >> CHARGES) & 1 and site_check(s, i) == FINE:
        options += [DETONATE | point(x, y) << 8 for x, y in detonations(s, s.site[i])]
    return options


def site_check(s: Arena, i: int) -> int:
    """Nobody alive in or on the element, no mission objective, and it still stands (S-15.18)."""
    element = s.site[i]
    if element < 0 or (s.gone >> element) & 1:
        return NO_SITE
    if occupants(s, element):
        return OCCUPIED
    return OBJECTIVE_THERE if holds_target(s, element) else FINE


def object_check(s: Arena, f: Frame, _seat: int, code: int) -> int:
    i = f.a
    verb = code & 255
    rest = argument(code)
    if verb == PASS:
        return FINE
    if verb == THROW:
        thrown = rest & 255
        if not (s.objects[i] & THROWN) >> thrown & 1:
            return NO_OBJECT
        spot = rest >> 8
        return throw_refusal(s, i, x_of(spot), y_of(spot), surface_of(spot))
    if verb == DETONATE:
        if not (s.objects[i] >> CHARGES) & 1:
            return NO_OBJECT
        if s.ap[i] < AP_ATTACK_OBJECT:
            return AP
        refused = site_check(s, i)
        return refused if refused != FINE else detonation_check(s, s.site[i], x_of(rest), y_of(rest))
    return NO_OBJECT


def detonation_check(s: Arena, element: int, x: int, y: int) -> int:
    """The template's centre lies on the table, 0 to 2.5 inches from the footprint (S-15.20)."""
    if x > s.field.width or y > s.field.depth:
        return TEMPLATE_AWAY
    near = any(shape_to_point(shape, x, y, BLAST) <= 0 for shape in s.field.elements[element].footprint)
    return FINE if near else TEMPLATE_AWAY


def detonations(s: Arena, element: int) -> list[tuple[int, int]]:
    """Centres worth offering: the middle of each part of the element, and its corners."""
    found: list[tuple[int, int]] = []
    for shape in s.field.elements[element].footprint:
        found.append((shape.cx, shape.cy))
        found += list(zip(shape.xs, shape.ys, strict=True))
    # Parts of an element share corners.
    return [(x, y) for x, y in dict.fromkeys(found) if detonation_check(s, element, x, y) == FINE]


def also_throw(s: Arena, f: Frame, seat: int, code: int) -> bool:
    return code & 255 in (THROW, DETONATE) and object_check(s, f, seat, code) == FINE


def use_nothing(_s: Arena, _f: Frame, _seat: int) -> list[int]:
    return [PASS]


def use_object(s: Arena, f: Frame, _seat: int, code: int) -> None:
    i = f.a
    rest = argument(code)
    if code & 255 == PASS:
        return
    thrown = rest & 255 if code & 255 == THROW else CHARGES
    use_up(s, i, thrown)
    s.flags[i] |= THREW
    pay(s, i, AP_ATTACK_OBJECT)
    if thrown == CHARGES:
        tell(s, DETONATED, EVERYBODY, s.badge[i], s.site[i])
        blast(s, thrown, i, x_of(rest), y_of(rest), 0, s.site[i])
    else:
        spot = rest >> 8
        x, y = x_of(spot), y_of(spot)
        tell(s, THREW_OBJECT, EVERYBODY, s.badge[i], thrown, x, y)
        blast(s, thrown, i, x, y, s.field.surfaces[surface_of(spot)].z)


OBJECT_PASS: Final = procedure(
    "object pass",
    "S-14.7",
    do(next_figure),
    leave(pass_over),
    ask("object", "S-15.2", who_throws, object_options, use_object, idle=use_nothing, also=also_throw),
    again(always),
)


# ------------------------------------------------- weapons


def holds_fire(s: Arena, i: int) -> bool:
    """Who fights or is fascinated does not shoot at all (S-12.29, S-16.6)."""
    return s.fight[i] >= 0 or s.flags[i] & FASCINATED != 0


def open_fire(s: Arena, f: Frame) -> None:
    """A figure's turn to shoot, unless something forbids or compels it."""
    i = f.a
    armed = s.shots[i] > 0 or PROFILES[s.who[i]].flame
    if not armed or holds_fire(s, i):
        return
    if is_teased(s, i):
        # S-16.39: it wastes all AP left on the cat.
        s.spent[i] += s.ap[i]
        s.ap[i] = 0
        tell(s, CAT_TEASES, EVERYBODY, s.badge[i])
    elif is_berserk(s, i):
        s.push(BERSERK_FIRE.index, i)
    else:
        begin_shooting(s, i, PAID, 0, i)


WEAPON_PASS: Final = procedure(
    "weapon pass", "S-14.7", do(next_figure), leave(pass_over), do(open_fire), again(always)
)


# ------------------------------------------------- the berserk robot (S-16.21)


def nearest_targets(s: Arena, i: int) -> list[int]:
    """The nearest figures, friend or foe, that it sees and can hit."""
    best = -1
    found: list[int] = []
    for j in range(s.count()):
        if j == i or not s.alive(j) or s.team[j] == NEUTRAL or is_bought_off(s, i, j):
            continue
        if not sees(s, i, j):
            continue
        if total(s, i, modifiers(s, i, j, False, False)) < 1:
            continue
        away = fine_distance(s, i, j)
        if best < 0 or away < best:
            best = away
            found = []
        if away == best:
            found.append(j)
    return found


def fine_distance(s: Arena, i: int, j: int) -> int:
    """The distance of S-4.6, squared, in 2**-20 thousandths: fine enough that only real ties are equal."""
    square, h = distance_squared_parts(s, i, j)
    gap = max(0, isqrt(square << 40) - (2 * RADIUS << 20))
    return gap * gap + (h << 20) ** 2


def berserk_bounds(s: Arena, f: Frame) -> list[int]:
    """Ties by die."""
    return [len(nearest_targets(s, f.a))] if rage_shots(s, f) > 0 else []


def rage_shots(s: Arena, f: Frame) -> int:
    """All it can pay for; in a repeat as many as before, free (S-16.10)."""
    return s.fired[f.a] if f.b == REPEATED else min(s.shots[f.a], s.ap[f.a])


def fire_at_nearest(s: Arena, f: Frame, drawn: list[int]) -> None:
    i = f.a
    targets = nearest_targets(s, i)
    if not drawn or not targets:
        s.frames.pop()
        return
    j = targets[drawn[0]]
    aim = total(s, i, modifiers(s, i, j, False, False))
    shots = rage_shots(s, f)
    if f.b != REPEATED:
        pay(s, i, shots)
        s.fired[i] = shots
    s.shooter = i
    s.blast_of = i
    s.declared = [0, j, shots, aim]
    assert len(s.declared) == LINE
    tell(s, DECLARED, EVERYBODY, s.badge[i], s.badge[j], shots, aim)


def after_rage(s: Arena, f: Frame) -> None:
    """A favoured robot fires again, at whatever is nearest then."""
    check_end(s)
    i = f.a
    if not s.over and s.gift[i] == REPEAT_SHOOTING and s.fired[i] > 0 and not holds_fire(s, i):
        s.gift[i] = NOBODY
        s.push(BERSERK_FIRE.index, i, REPEATED)


BERSERK_FIRE: Final = procedure(
    "berserk fire",
    "S-16.21",
    chance("nearest", "S-16.21", berserk_bounds, fire_at_nearest, open_to_all),
    call(VOLLEY),
    do(after_rage),
)

FIRING_PHASE: Final = procedure(
    "firing phase",
    "S-9.2",
    do(begin_firing),
    call(ORDER),
    call(OBJECT_PASS),
    do(from_the_top),
    call(WEAPON_PASS),
)

FIRING_PROCEDURES: Final = [FIRING_PHASE, OBJECT_PASS, WEAPON_PASS, BERSERK_FIRE]
