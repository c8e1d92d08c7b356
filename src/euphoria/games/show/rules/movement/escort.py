"""The Susan of the Rescue mission (S-17.1 to S-17.8): freed, led base to base, neutral again."""

from __future__ import annotations

from typing import Final

from euphoria.core.state import EVERYBODY, tell
from euphoria.games.show.rules.box.cards import BENKEI
from euphoria.games.show.rules.box.data import RADIUS, RESCUE, inches_up
from euphoria.games.show.rules.box.reasons import AP, FINE, reason
from euphoria.games.show.rules.movement.climbing import Step, climb, jump, let_down
from euphoria.games.show.rules.movement.walking import Walk, walk
from euphoria.games.show.rules.state import MOVED, NEUTRAL, NOBODY, Arena
from euphoria.games.show.rules.table.fights import engage, in_contact
from euphoria.games.show.rules.table.order import pay
from euphoria.games.show.rules.table.settling import AROUND
from euphoria.games.show.rules.words import FREED, MOVED_TO, SUSAN_BADGE, between

AP_FREE: Final = 2
BESIDE: Final = 2 * RADIUS + 4
"""Where she stands next to her saviour: well within base contact."""

NOBODY_TO_FREE: Final = reason("nobody-to-free", "S-17.2")
NOT_IN_CONTACT: Final = reason("not-in-contact", "S-17.2")
BENKEI_CANNOT_FREE: Final = reason("benkei-cannot-free", "S-17.2")
NOT_LED: Final = reason("not-led", "S-17.5")
LOSES_CONTACT: Final = reason("loses-contact", "S-17.5")
SUSAN_ENGAGED: Final = reason("engaged", "S-11.27")
SUSAN_CANNOT_FOLLOW: Final = reason("susan-cannot-follow", "S-17.5")


def mission_susan(s: Arena) -> int:
    """The Susan to be rescued, or -1."""
    if s.mission != RESCUE:
        return NOBODY
    for i in range(s.count() - 1, -1, -1):
        if s.badge[i] == SUSAN_BADGE:
            return i
    return NOBODY


def led_by(s: Arena, i: int) -> int:
    """The living Susan this figure leads, or -1."""
    j = mission_susan(s)
    return j if j != NOBODY and s.owner[j] == i and s.alive(j) else NOBODY


def free_refusal(s: Arena, i: int) -> int:
    j = mission_susan(s)
    if j == NOBODY or not s.alive(j) or s.team[j] != NEUTRAL:
        return NOBODY_TO_FREE
    if s.who[i] == BENKEI:
        return BENKEI_CANNOT_FREE
    return FINE if s.touching(i, j) else NOT_IN_CONTACT


def free(s: Arena, i: int) -> None:
    """She joins the team of the one who freed her (S-17.2)."""
    j = mission_susan(s)
    s.owner[j] = i
    s.team[j] = s.team[i]
    tell(s, FREED, EVERYBODY, s.badge[i])
    engage(s, j, False, False)


# ------------------------------------------------- her own steps


def step_price(s: Arena, walked: Walk) -> int:
    """She pays for herself, inches rounded up over the activation (S-17.5): run_x plain, run_y crossed."""
    crossed = sum(walked.crossed[1::2])
    before = inches_up(s.run_x) + 2 * inches_up(s.run_y)
    return inches_up(s.run_x + walked.plain) + 2 * inches_up(s.run_y + crossed) - before


def lead_refusal(s: Arena, i: int, xs: list[int], ys: list[int]) -> int:
    """May the led Susan walk this path and still touch her saviour?"""
    j = led_by(s, i)
    if j == NOBODY:
        return NOT_LED
    if in_contact(s, j):
        return SUSAN_ENGAGED
    walked = walk(s, j, xs, ys)
    if walked.refusal != FINE:
        return walked.refusal
    if not beside(s, i, walked.x, walked.y, walked.surface):
        return LOSES_CONTACT
    return FINE if step_price(s, walked) <= s.ap[j] else AP


def beside(s: Arena, i: int, x: int, y: int, surface: int) -> bool:
    """Would she touch him there?"""
    dx = s.x[i] - x
    dy = s.y[i] - y
    level = s.field.surfaces[surface].z == s.z(i)
    return level and dx * dx + dy * dy <= (2 * RADIUS + 10) ** 2


def _spend(s: Arena, j: int, ap: int) -> None:
    """AP of her own for movement make her a mobile target (S-11.29, S-14.15)."""
    pay(s, j, ap)
    if ap:
        s.flags[j] |= MOVED


def lead(s: Arena, i: int, xs: list[int], ys: list[int]) -> None:
    j = led_by(s, i)
    walked = walk(s, j, xs, ys)
    ap = step_price(s, walked)
    _spend(s, j, ap)
    s.run_x += walked.plain
    s.run_y += sum(walked.crossed[1::2])
    s.x[j] = walked.x
    s.y[j] = walked.y
    s.surface[j] = walked.surface
    tell(s, MOVED_TO, EVERYBODY, s.badge[j], walked.x, walked.y, walked.surface, ap, corners=between(xs, ys))
    engage(s, j, False, False)


def places_beside(s: Arena, i: int) -> list[tuple[int, int]]:
    """Points around a figure where she would touch him."""
    found: list[tuple[int, int]] = []
    for dx, dy in AROUND:
        x = s.x[i] + dx * BESIDE // 1000
        y = s.y[i] + dy * BESIDE // 1000
        if x >= 0 and y >= 0 and beside(s, i, x, y, s.surface[i]):
            found.append((x, y))
    return found


def follow_paths(s: Arena, i: int) -> list[tuple[int, int]]:
    """Where she can walk straight to from her place, cheapest first, so that she touches him again."""
    j = led_by(s, i)
    if in_contact(s, j):
        return []
    found: list[tuple[int, int, int]] = []
    for x, y in places_beside(s, i):
        walked = walk(s, j, [x], [y])
        if walked.refusal == FINE:
            ap = step_price(s, walked)
            if ap <= s.ap[j]:
                found.append((ap, x, y))
    return [(x, y) for _ap, x, y in sorted(found)]


def climb_after(s: Arena, i: int, how: int) -> Step | None:
    """The cheapest way for her to climb (0), let herself down (1) or jump (2) to his side."""
    j = led_by(s, i)
    best: Step | None = None
    if in_contact(s, j):
        return None
    for x, y in places_beside(s, i):
        if how == 0:
            step = climb(s, j, x, y, s.surface[i])
        elif how == 1:
            step = let_down(s, j, x, y, s.surface[i])
        else:
            step = jump(s, j, x, y, s.surface[i])
        if step.refusal == FINE and step.fixed <= s.ap[j] and (best is None or step.fixed < best.fixed):
            best = step
    return best


def still_together(s: Arena, i: int) -> bool:
    j = led_by(s, i)
    return j == NOBODY or beside(s, i, s.x[j], s.y[j], s.surface[j])


def can_follow(s: Arena, i: int, x: int, y: int, surface: int, how: int) -> bool:
    """If he went there (how: -1 walking, otherwise as in `climb_after`), could she touch him again?"""
    j = led_by(s, i)
    if j == NOBODY:
        return True
    old_x, old_y, old_surface = s.x[i], s.y[i], s.surface[i]
    s.x[i], s.y[i], s.surface[i] = x, y, surface
    able = still_together(s, i)
    if not able:
        able = bool(follow_paths(s, i)) if how < 0 else climb_after(s, i, how) is not None
    s.x[i], s.y[i], s.surface[i] = old_x, old_y, old_surface
    return able


def climb_along(s: Arena, i: int, how: int) -> int:
    """She changes height after him; how far she came down if she jumped."""
    step = climb_after(s, i, how)
    if step is None:
        return 0
    j = step.figure
    _spend(s, j, step.fixed)
    s.x[j] = step.x
    s.y[j] = step.y
    s.surface[j] = step.surface
    tell(s, MOVED_TO, EVERYBODY, s.badge[j], step.x, step.y, step.surface, step.fixed)
    engage(s, j, False, False)
    return -step.height if how == 2 else 0
