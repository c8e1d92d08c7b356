"""Shooting (S-14): a declaration of who is shot at how often, then die by die."""

from __future__ import annotations

from typing import Final

from euphoria.core.flow import again, ask, call, chance, do, leave, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.show.rules.box.cards import MYCKY, ODONELL, PROFILES
from euphoria.games.show.rules.box.reasons import AP, FINE, reason
from euphoria.games.show.rules.movement.candidate_places import flames
from euphoria.games.show.rules.phases.damage import LUCK, injure
from euphoria.games.show.rules.phases.ending import check_end
from euphoria.games.show.rules.sight.aim import divided_for, modifiers_under, total
from euphoria.games.show.rules.sight.sight import Cover, cover, sees
from euphoria.games.show.rules.sight.templates import under_flame
from euphoria.games.show.rules.state import BERSERK, NEUTRAL, NOBODY, Arena
from euphoria.games.show.rules.table.fights import members
from euphoria.games.show.rules.table.order import always, in_order, open_to_all, pay
from euphoria.games.show.rules.words import (
    AIM,
    BURN,
    BURNT,
    DECLARED,
    FIRE,
    HIT,
    MISSED,
    PASS,
    REPEAT_SHOOTING,
    SHARE,
    SHOT,
    STRAY,
    argument,
    direction,
    dx_of,
    dy_of,
    figure_of,
)

# How a shooting comes about, in the frame's `b`.
PAID: Final = 0
REPEATED: Final = 1
"""A gift of O'Donell: free, up to the same number of shots (S-16.10)."""
SEDUCED: Final = 2
"""At a team mate, Sooyoung's player deciding, free (S-16.15)."""
SETTLED: Final = 16
"""Added to it when the declaration is made."""

NO_WEAPON: Final = reason("weapon", "S-5.11")
NOT_A_FOE: Final = reason("not-a-foe", "S-14.1")
UNSEEN: Final = reason("unseen", "S-14.2")
NO_SHOTS: Final = reason("shots", "S-14.8")
HOPELESS: Final = reason("hopeless", "S-5.3")
DECLARED_ALREADY: Final = reason("declared-already", "S-14.10")
NOTHING_DECLARED: Final = reason("nothing-declared", "S-14.10")
BOUGHT_OFF: Final = reason("bought-off", "S-16.37")
NO_FLAME: Final = reason("flame", "S-14.32")
FLAME_MISSES: Final = reason("flame-misses", "S-14.34")
MUST_FIRE: Final = reason("must-fire", "S-16.15")

LINE: Final = 4
"""A declared line: weapon, target, shots, aim (known once the declaration is complete)."""


def begin_shooting(s: Arena, i: int, mode: int, most: int, credit: int) -> None:
    """A figure may shoot: `most` shots where they are not paid, `credit` earns what it kills."""
    s.shooter = i
    s.blast_of = credit
    s.declared = []
    s.push(SHOOTING.index, i, mode, most)


# ------------------------------------------------- what may be declared


def weapon_shots(s: Arena, i: int, weapon: int) -> int:
    return s.shots[i] if weapon == 0 else s.second[i]


def declared_shots(s: Arena, weapon: int = -1) -> int:
    """Shots declared so far, of one weapon or of all."""
    shots = 0
    for k in range(0, len(s.declared), LINE):
        if weapon == -1 or s.declared[k] == weapon:
            shots += s.declared[k + 2]
    return shots


def shots_left(s: Arena, f: Frame, weapon: int) -> int:
    """How many more this weapon may fire (S-14.8); O'Donell needs no AP for it (S-16.11)."""
    left = weapon_shots(s, f.a, weapon) - declared_shots(s, weapon)
    if f.b & 3 == REPEATED:
        return min(left, f.c - declared_shots(s))
    if f.b & 3 == SEDUCED or s.who[f.a] == ODONELL:
        return left
    return min(left, s.ap[f.a] - declared_shots(s))


def is_target(s: Arena, f: Frame, j: int) -> bool:
    """Enemies (S-14.1); for a seduced figure its own team mates (S-16.15)."""
    if j == f.a or not s.alive(j) or s.team[j] == NEUTRAL:
        return False
    return s.enemies(f.a, j) != (f.b & 3 == SEDUCED)


def is_bought_off(s: Arena, i: int, j: int) -> bool:
    return s.who[j] == MYCKY and s.barred[j] == i


def aims(s: Arena, f: Frame, extra: list[int], covers: dict[int, Cover]) -> list[int]:
    """The aim of every declared line and of one more: what is fired together changes all of it."""
    lines = s.declared + extra
    starts = range(0, len(lines), LINE)
    several = len({lines[k] for k in starts}) > 1
    targets = {lines[k + 1] for k in starts}
    found: list[int] = []
    for k in starts:
        j = lines[k + 1]
        if j not in covers:
            covers[j] = cover(s, f.a, j)
        divided = divided_for(s, j == lines[1], len(targets) > 1)
        found.append(total(s, f.a, modifiers_under(s, f.a, j, several, divided, covers[j])))
    return found


def aim_check(s: Arena, f: Frame, weapon: int, j: int, shots: int, covers: dict[int, Cover]) -> int:
    """May this line be added to the declaration?"""
    if j < 0 or not is_target(s, f, j):
        return NOT_A_FOE
    if weapon > 1 or weapon_shots(s, f.a, weapon) == 0:
        return NO_WEAPON
    if is_bought_off(s, f.a, j):
        return BOUGHT_OFF
    for k in range(0, len(s.declared), LINE):
        if s.declared[k] == weapon and s.declared[k + 1] == j:
            return DECLARED_ALREADY
    if not 0 < shots <= weapon_shots(s, f.a, weapon) - declared_shots(s, weapon):
        return NO_SHOTS
    if shots > shots_left(s, f, weapon):
        return AP if f.b & 3 == PAID else NO_SHOTS
    if j not in covers and not sees(s, f.a, j):
        return UNSEEN
    return FINE if min(aims(s, f, [weapon, j, shots, 0], covers)) >= 1 else HOPELESS


def burn_check(s: Arena, f: Frame, dx: int, dy: int) -> int:
    """One burst a turn for 1 AP; it must touch an enemy (S-14.34, S-14.35)."""
    if not PROFILES[s.who[f.a]].flame:
        return NO_FLAME
    if f.b & 3 == PAID and s.ap[f.a] < 1:
        return AP
    touched = under_flame(s, f.a, dx, dy)
    if any(is_bought_off(s, f.a, j) for j in touched):
        return BOUGHT_OFF
    return FINE if any(is_target(s, f, j) for j in touched) else FLAME_MISSES


def fire_check(s: Arena, f: Frame, _seat: int, code: int) -> int:
    verb = code & 255
    rest = argument(code)
    if verb == AIM:
        return aim_check(s, f, rest & 255, figure_of(s, (rest >> 8) & 255), rest >> 16, {})
    if verb == FIRE:
        return FINE if s.declared else NOTHING_DECLARED
    if verb == BURN:
        return burn_check(s, f, dx_of(rest), dy_of(rest))
    if verb == PASS:
        return FINE if f.b & 3 != SEDUCED or s.declared else MUST_FIRE
    return NOTHING_DECLARED


# ------------------------------------------------- the question


def can_shoot(s: Arena, f: Frame) -> bool:
    """Is there anything to declare at all?"""
    return fire_options(s, f, 0)[0] != PASS


def fire_options(s: Arena, f: Frame, _seat: int) -> list[int]:
    """Every line that may be added, then firing, then not firing."""
    options = lines_to_add(s, f, False)
    if s.declared:
        options.append(FIRE)
    if f.b & 3 != SEDUCED or not options:
        options.append(PASS)
    return options


def lines_to_add(s: Arena, f: Frame, one_will_do: bool) -> list[int]:
    """Every line that may be added to the declaration, or those at the first target there is."""
    if PROFILES[s.who[f.a]].flame:
        return [
            BURN | direction(dx, dy) << 8
            for dx, dy in flames(s, f.a, f.b & 3 == SEDUCED)
            if burn_check(s, f, dx, dy) == FINE
        ]
    found: list[int] = []
    covers: dict[int, Cover] = {}
    if shots_left(s, f, 0) > 0 or shots_left(s, f, 1) > 0:
        for j in range(s.count()):
            if one_will_do and found:
                break
            if is_target(s, f, j) and not is_bought_off(s, f.a, j) and sees(s, f.a, j):
                covers[j] = cover(s, f.a, j)
                found += _lines_at(s, f, j, covers)
    return found


def _lines_at(s: Arena, f: Frame, j: int, covers: dict[int, Cover]) -> list[int]:
    found: list[int] = []
    for weapon in range(2):
        most = shots_left(s, f, weapon)
        if most > 0 and aim_check(s, f, weapon, j, 1, covers) == FINE:
            start = AIM | weapon << 8 | s.badge[j] << 16
            found += [start | shots << 24 for shots in range(most, 0, -1)]
    return found


def who_declares(s: Arena, f: Frame) -> int:
    """Nobody is asked where there is one answer only: it is taken."""
    if f.b & 3 == SEDUCED:
        seat = 1 - s.team[f.a]
        options = fire_options(s, f, seat)
        if len(options) > 1:
            return 1 << seat
        declare(s, f, seat, options[0])
        return 0
    # For one's own figure that is not to fire. Whether it can is known sooner than how.
    if s.declared or lines_to_add(s, f, True):
        return 1 << s.team[f.a]
    declare(s, f, s.team[f.a], PASS)
    return 0


def hold_fire(s: Arena, f: Frame, seat: int) -> list[int]:
    """Out of time: fire what is declared, or nothing; Sooyoung's victim fires what is first."""
    options = fire_options(s, f, seat)
    if FIRE in options:
        return [FIRE]
    return [PASS] if PASS in options else options[:1]


def also_aim(s: Arena, f: Frame, seat: int, code: int) -> bool:
    return code & 255 in (AIM, BURN) and fire_check(s, f, seat, code) == FINE


def declare(s: Arena, f: Frame, _seat: int, code: int) -> None:
    verb = code & 255
    rest = argument(code)
    if verb == AIM:
        s.declared += [rest & 255, figure_of(s, (rest >> 8) & 255), rest >> 16, 0]
        return
    if verb == FIRE:
        _complete(s, f)
    elif verb == BURN:
        burn(s, f, dx_of(rest), dy_of(rest))
    else:
        s.declared = []
    f.b |= SETTLED


def _complete(s: Arena, f: Frame) -> None:
    """The declaration stands: it is paid, and the aim of each line is fixed."""
    found = aims(s, f, [], {})
    for number, aim in enumerate(found):
        k = LINE * number
        s.declared[k + 3] = aim
        tell(s, DECLARED, EVERYBODY, s.badge[f.a], s.badge[s.declared[k + 1]], s.declared[k + 2], aim)
    shots = declared_shots(s)
    if f.b & 3 == PAID:
        s.fired[f.a] = shots
        pay(s, f.a, min(shots, s.ap[f.a]))


def burn(s: Arena, f: Frame, dx: int, dy: int) -> None:
    """Everyone touched is hit, without aim and without luck (S-14.32)."""
    if f.b & 3 == PAID:
        s.fired[f.a] = 1
        pay(s, f.a, 1)
    s.victims = in_order(s, under_flame(s, f.a, dx, dy))
    for j in s.victims:
        tell(s, BURNT, EVERYBODY, s.badge[f.a], s.badge[j])
    s.push(BURNING.index, s.blast_of)


def not_settled(_s: Arena, f: Frame) -> bool:
    return not f.b & SETTLED


# ------------------------------------------------- shot by shot


def drop_spent_lines(s: Arena, _f: Frame) -> None:
    """Shots at a target that died are lost (S-14.10)."""
    while s.declared and (s.declared[2] == 0 or not s.alive(s.declared[1])):
        s.declared = s.declared[LINE:]


def no_lines(s: Arena, _f: Frame) -> bool:
    return not s.declared


def shot_bounds(s: Arena, _f: Frame) -> list[int]:
    """An aim of 10 or more always hits (S-5.4)."""
    return [] if s.declared[3] >= 10 else [10]


def shoot(s: Arena, _f: Frame, drawn: list[int]) -> None:
    j = s.declared[1]
    aim = s.declared[3]
    s.declared[2] -= 1
    if drawn:
        tell(s, SHOT, EVERYBODY, s.badge[s.shooter], s.badge[j], drawn[0] + 1)
        if drawn[0] + 1 > aim:
            tell(s, MISSED, EVERYBODY, s.badge[s.shooter], s.badge[j])
            return
    tell(s, HIT, EVERYBODY, s.badge[s.shooter], s.badge[j])
    if s.fight[j] >= 0:
        share_out(s, s.fight[j])
        s.push(STRAY_HIT.index, s.fight[j], s.blast_of)
    else:
        injure(s, j, s.blast_of, LUCK)


VOLLEY: Final = procedure(
    "volley",
    "S-14.8",
    do(drop_spent_lines),
    leave(no_lines),
    chance("shot", "S-5.2", shot_bounds, shoot, open_to_all),
    again(always),
)


def shares(s: Arena, fight: int) -> tuple[list[int], int]:
    """The members of a fight in the order of their numbers, and how many numbers each has (S-14.30)."""
    inside = in_order(s, members(s, fight))
    return inside, max(1, 10 // len(inside))


def share_out(s: Arena, fight: int) -> None:
    """Before the die is rolled everybody hears which of its results hit whom (S-14.29)."""
    inside, faces = shares(s, fight)
    for number, j in enumerate(inside):
        tell(s, SHARE, EVERYBODY, s.badge[j], faces * number + 1, faces * number + faces)


def stray_bounds(s: Arena, f: Frame) -> list[int]:
    """One die for who of the fight is hit (S-14.30); above ten members draw evenly."""
    return [max(10, len(members(s, f.a)))]


def hit_somebody(s: Arena, f: Frame, drawn: list[int]) -> None:
    inside, faces = shares(s, f.a)
    tell(s, STRAY, EVERYBODY, s.badge[s.shooter], drawn[0] + 1)
    if drawn[0] < faces * len(inside):
        f.c = inside[drawn[0] // faces]


def nobody_hit_yet(_s: Arena, f: Frame) -> bool:
    return f.c == NOBODY


def hurt_the_hit(s: Arena, f: Frame) -> None:
    injure(s, f.c, f.b, LUCK)


STRAY_HIT: Final = procedure(
    "stray hit",
    "S-14.29",
    chance("stray", "S-14.30", stray_bounds, hit_somebody, open_to_all),
    again(nobody_hit_yet),
    do(hurt_the_hit),
)
"""Locals: the fight, who is credited, who is hit."""


def nobody_burns(s: Arena, _f: Frame) -> bool:
    return not s.victims


def burn_next(s: Arena, f: Frame) -> None:
    victim = s.victims[0]
    s.victims = s.victims[1:]
    injure(s, victim, f.a, 0)


BURNING: Final = procedure("burning", "S-14.32", leave(nobody_burns), do(burn_next), again(always))


def after_shooting(s: Arena, f: Frame) -> None:
    """A favoured figure fires again, straight after its shots (S-16.10)."""
    check_end(s)
    i = f.a
    if s.over or s.gift[i] != REPEAT_SHOOTING or f.b & 3 != PAID or s.fired[i] == 0:
        return
    s.gift[i] = NOBODY
    if s.alive(i) and s.fight[i] < 0:
        begin_shooting(s, i, REPEATED, s.fired[i], i)


DECLARING: Final = ask("fire", "S-14.10", who_declares, fire_options, declare, idle=hold_fire, also=also_aim)
SHOOTING: Final = procedure(
    "shooting", "S-14.9", DECLARING, again(not_settled), call(VOLLEY), do(after_shooting)
)
"""Locals: who shoots, how it comes about, how many shots where they are not paid."""

SHOOTING_PROCEDURES: Final = [SHOOTING, VOLLEY, STRAY_HIT, BURNING]


def is_berserk(s: Arena, i: int) -> bool:
    return s.marks[i] & BERSERK != 0
