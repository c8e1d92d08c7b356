"""Why an action is refused: one checker per question, the same that decides what is allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from euphoria.core.errors import Refusal
from euphoria.core.flow import AskStep, waiting_step
from euphoria.core.state import Frame
from euphoria.games.show.rules.box.data import RESCUE
from euphoria.games.show.rules.box.reasons import AP, FINE, REASONS
from euphoria.games.show.rules.phases.abilities import ALL
from euphoria.games.show.rules.phases.blasts import flee_check
from euphoria.games.show.rules.phases.book import BOOK
from euphoria.games.show.rules.phases.firing import object_check
from euphoria.games.show.rules.phases.positioning import position_check
from euphoria.games.show.rules.phases.setup import deploy_check, platform_check, site_check, team_check
from euphoria.games.show.rules.phases.shift import push_check
from euphoria.games.show.rules.phases.shooting import fire_check
from euphoria.games.show.rules.phases.special import ability_check
from euphoria.games.show.rules.state import DEAD, DOWN, ON_TABLE, TARGET_LOAD, Arena
from euphoria.games.show.rules.table.loads import thing_of
from euphoria.games.show.rules.views.blockers import culprit
from euphoria.games.show.rules.words import (
    AIM,
    BUILD,
    BURN,
    DEPLOY,
    DETONATE,
    FIRE,
    FLEE,
    FREE,
    HIT_DECK,
    PASS,
    RISE,
    SET_PLATFORM,
    SET_SITE,
    STAY,
    TAKE,
    THROW,
    WAIT,
)

Check = Callable[[Any, Frame, int, int], int]

CHECKS: Final[dict[str, Check]] = {
    "team": team_check,
    "site": site_check,
    "platform": platform_check,
    "deploy": deploy_check,
    "ability": ability_check,
    "position": position_check,
    "push": push_check,
    "object": object_check,
    "flee": flee_check,
    "fire": fire_check,
}

ANSWERS: Final[dict[str, list[int]]] = {
    "team": [BUILD],
    "site": [SET_SITE, PASS],
    "platform": [SET_PLATFORM],
    "deploy": [DEPLOY],
    "ability": [WAIT, *[one.verb for one in ALL.values()]],
    "object": [THROW, DETONATE, PASS],
    "flee": [FLEE, STAY],
    "fire": [AIM, FIRE, BURN, PASS],
}
"""What a question is answered with, where its checker would read any other action as one of these."""


def explain(s: Arena, seat: int, code: int) -> Refusal:
    """The reason for refusing an action that is not among the seat's options."""
    f = s.frames[-1]
    question = waiting_step(BOOK, s)
    if not isinstance(question, AskStep) or not (s.asked >> seat) & 1:
        return Refusal("S-9.3", "show-no-not-asked")
    check = CHECKS.get(question.name)
    if check is None or code & 255 not in ANSWERS.get(question.name, [code & 255]):
        return Refusal(question.rule, f"show-no-asked-{question.name}")
    number = check(s, f, seat, code)
    if number == FINE:
        return Refusal(question.rule, f"show-no-asked-{question.name}")
    return _refusal(s, f, code, number)


def _refusal(s: Arena, f: Frame, code: int, number: int) -> Refusal:
    """The reason with this number: a lack of AP says how many are left, an obstacle who or what it is."""
    found = REASONS[number]
    if number == AP:
        return Refusal(found.rule, found.message, {"ap": s.ap[f.a]})
    by = culprit(s, f, code, number)
    return Refusal(found.rule, found.message, {"blocker": by}) if by else found


def dimmed(s: Arena, seat: int) -> list[tuple[int, Refusal]]:
    """Actions worth showing although they are refused now: targets out of sight, things out of reach."""
    f = s.frames[-1]
    question = waiting_step(BOOK, s)
    if not isinstance(question, AskStep) or not (s.asked >> seat) & 1:
        return []
    check = CHECKS.get(question.name)
    if check is None:
        return []
    found: list[tuple[int, Refusal]] = []
    for code in _worth_showing(s, f, question.name):
        number = check(s, f, seat, code)
        if number != FINE:
            found.append((code, _refusal(s, f, code, number)))
    return found


def _worth_showing(s: Arena, f: Frame, question: str) -> list[int]:
    everybody = range(s.count())
    if question == "fire":
        return [AIM | s.badge[j] << 16 | 1 << 24 for j in everybody if s.alive(j) and s.enemies(f.a, j)]
    if question == "ability":
        return ALL[s.who[f.a]].sample(s, f.a)
    if question == "position":
        lying = s.status[f.a] == DOWN
        found = [RISE if lying else HIT_DECK]
        found += [TAKE | s.badge[j] << 8 for j in everybody if s.status[j] == DEAD]
        targets = [t for t in range(len(s.target_x)) if s.target_state[t] == ON_TABLE]
        found += [TAKE | thing_of(TARGET_LOAD + t, s) << 8 for t in targets]
        return [*found, FREE] if s.mission == RESCUE else found
    return []
