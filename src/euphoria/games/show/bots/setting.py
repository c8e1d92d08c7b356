"""The veteran before the first turn: a platform near what is to be brought home, runners next to it."""

from __future__ import annotations

from math import hypot
from typing import Final

from euphoria.games.show.bots.routes import Spot, inner
from euphoria.games.show.bots.ways import FAR, Ways
from euphoria.games.show.rules.box.cards import BENKEI, CENTINEL
from euphoria.games.show.rules.box.data import (
    DEPLOYMENT,
    INCH,
    MARKER_RADIUS,
    NORTH,
    OBJECTIVES,
    PLATFORM,
    PLATFORM_FROM_EDGE,
    RADIUS,
    RESCUE,
    SOUTH,
    TARGETS_TO_WIN,
)
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.geometry.scenery import GROUND
from euphoria.games.show.rules.movement.placing import deploy_refusal, platform_refusal, stand_refusal
from euphoria.games.show.rules.phases.setup import waiting
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.words import CHOOSE_SIDE, DEPLOY, SET_PLATFORM, place, point

STEP: Final = INCH // 2
"""How fine places for a platform and for runners are looked for."""
RUNNERS: Final = {RESCUE: 1, OBJECTIVES: 3}
"""So many stand nearest to what is to be fetched."""
FAST: Final = 12
CLOSEST: Final = 12
"""So many places are checked for a runner."""


def prizes(s: Arena) -> list[Spot]:
    """Where lies what is to be brought home."""
    if s.mission == RESCUE:
        return [(s.field.width // 2, s.field.depth // 2)]
    return list(zip(s.target_x, s.target_y, strict=True)) if s.mission == OBJECTIVES else []


def _way_home(s: Arena, ways: Ways, seat: int) -> float:
    """Inches to carry until the mission is won, from where all lies now to the platform that is set."""
    radius = RADIUS if s.mission == RESCUE else MARKER_RADIUS
    lengths: list[float] = []
    for x, y in prizes(s):
        home = inner(s, seat, radius, x, y)
        lengths.append(ways.inches(*home, x, y))
    lengths.sort()
    return sum(lengths[: 1 if s.mission == RESCUE else TARGETS_TO_WIN])


def platform_action(s: Arena, ways: Ways, seat: int) -> int | None:
    """The platform with the shortest way home; None where there is nothing to bring."""
    best = _best_platform(s, ways, seat) if prizes(s) else None
    return None if best is None else SET_PLATFORM | point(*best[1:]) << 8


def side_action(s: Arena, ways: Ways, seat: int) -> int | None:
    """The edge with the shorter way home; None where there is nothing to bring or both are alike."""
    if not prizes(s):
        return None
    kept = s.side[seat]
    found: list[float] = []
    for side in (SOUTH, NORTH):
        s.side[seat] = side
        best = _best_platform(s, ways, seat)
        found.append(FAR if best is None else best[0])
    s.side[seat] = kept
    if abs(found[0] - found[1]) < 1.0:
        return None
    return CHOOSE_SIDE | (SOUTH if found[0] < found[1] else NORTH) << 8


def _best_platform(s: Arena, ways: Ways, seat: int) -> tuple[float, int, int] | None:
    """The way home from the best place for a platform, and its corner; those in the middle come first."""
    best: tuple[float, int, int] | None = None
    kept = s.platform_x[seat], s.platform_y[seat]
    middle = s.field.width // 2 - PLATFORM // 2
    for back in range(PLATFORM_FROM_EDGE, -1, -STEP):
        y = back if s.side[seat] == SOUTH else s.field.depth - PLATFORM - back
        for k in range(s.field.width // STEP):
            x = middle + (k + 1) // 2 * STEP * (1 if k % 2 else -1)
            if x < 0 or platform_refusal(s, seat, x, y) != FINE:
                continue
            s.platform_x[seat], s.platform_y[seat] = x, y
            far = _way_home(s, ways, seat)
            if best is None or far < best[0] - 0.01:
                best = far, x, y
    s.platform_x[seat], s.platform_y[seat] = kept
    return best


# ------------------------------------------------------------------ who stands where


def runner_first(s: Arena, i: int) -> tuple[int, int, int]:
    """Who fetches: in a rescue the first to act of those with the most AP, otherwise who carries easily."""
    easily = s.mission == OBJECTIVES and s.who[i] == CENTINEL
    return -int(easily), -min(FAST, s.limit(i)), -s.euphoria[i]


def deployment(s: Arena, ways: Ways, seat: int) -> int | None:
    """Where the next runner stands; None if all runners stand already, or there is nothing to fetch."""
    goals = prizes(s)
    left = waiting(s, seat)
    if not goals or not left or any(s.who[i] == BENKEI for i in left):
        return None
    standing = [i for i in range(s.count()) if s.team[i] == seat and s.alive(i) and s.who[i] != BENKEI]
    if len(standing) >= RUNNERS[s.mission]:
        return None
    i = min(left, key=lambda j: runner_first(s, j))
    goals.sort(
        key=lambda goal: hypot(goal[0] - s.platform_x[seat] - 2000, goal[1] - s.platform_y[seat] - 2000)
    )
    goal = goals[min(len(standing), len(goals) - 1)]
    rated = sorted((ways.inches(x, y, *goal), x, y) for x, y in _places(s, seat, i))
    for _, x, y in rated[:CLOSEST]:
        if deploy_refusal(s, i, x, y, GROUND) == FINE:
            return DEPLOY | s.badge[i] << 8 | place(x, y, GROUND) << 16
    return None


def _places(s: Arena, seat: int, i: int) -> list[Spot]:
    """A grid on the ground around the platform; its rim counts, too."""
    reach = DEPLOYMENT + RADIUS - 5
    left, low = s.platform_x[seat], s.platform_y[seat]
    found: list[Spot] = []
    for y in _line(low - reach, low + PLATFORM + reach):
        for x in _line(left - reach, left + PLATFORM + reach):
            if x >= 0 and y >= 0 and stand_refusal(s, i, x, y, GROUND) == FINE:
                found.append((x, y))
    return found


def _line(first: int, last: int) -> list[int]:
    return [*range(first, last, STEP), last]
