"""Exact odds of shots into a fight (S-14.29 to S-14.31): who of its members loses how many LP.

Each hit goes to any living member alike. Members die on the way: then fewer share the rest, the fight ends
when a side has nobody left, and shots at a dead target are lost. How a member fares depends only on how often
it is hit, so the course of the shots is followed by the numbers of hits alone, with the LP left open until
the end.
"""

from __future__ import annotations

from math import lcm
from typing import Final

from euphoria.games.show.rules.odds.losses import FACES, WHOLE, Spread, hit_faces, loss

DEAD: Final = -1
INJURY: Final = FACES * 100
"""The ways one hit can turn out: a luck roll and a damage roll."""


class Fighter:
    """What has to be known of a member of a fight."""

    __slots__ = ("lp", "luck", "part", "side")

    def __init__(self, lp: int, luck: int, side: int, part: int = WHOLE) -> None:
        self.lp = lp
        self.luck = luck
        self.part = part
        self.side = side


def into_fight(fighters: list[Fighter], target: int, shots: int, aim: int) -> list[Spread]:
    """The LP that each member loses to these shots at one of them; the last number is its death.

    Members that leave a fight because another one died (a called Benkei, a Susan that nobody leads) are not
    followed: they are taken to stay.
    """
    after = [[_losses(fighter, hits) for hits in range(shots + 1)] for fighter in fighters]
    share = lcm(*range(1, len(fighters) + 1))
    courses = {(0,) * len(fighters): 1}
    for _ in range(shots):
        courses = _one_shot(courses, fighters, after, target, hit_faces(aim), share)
    total = (FACES * share * INJURY) ** shots
    return _outcomes(courses, after, total)


def _losses(fighter: Fighter, hits: int) -> list[int]:
    """Ways of each loss after so many hits, of `INJURY` for each; the last is the death."""
    scale: int = fighter.part**hits
    return [scale * ways for ways in loss(fighter.lp, hits, fighter.luck, fighter.part).ways]


def _one_shot(
    courses: dict[tuple[int, ...], int],
    fighters: list[Fighter],
    after: list[list[list[int]]],
    target: int,
    faces: int,
    share: int,
) -> dict[tuple[int, ...], int]:
    """All courses after one more shot: the hits on each member so far, or `DEAD`.

    The ways of a course do not have in them how its living members fared; those of the dead are settled.
    """
    later: dict[tuple[int, ...], int] = {}
    for hits, ways in courses.items():
        reached = _reached(hits, fighters, target)
        missed = FACES - faces if reached else FACES
        if missed:
            later[hits] = later.get(hits, 0) + ways * missed * share * INJURY
        for number in reached if faces else []:
            hit = ways * faces * (share // len(reached))
            count = hits[number]
            # It dies of this very hit, not of one before.
            dies = after[number][count + 1][-1] - INJURY * after[number][count][-1]
            for state, weight in ((count + 1, hit), (DEAD, hit * dies)):
                if weight:
                    now = (*hits[:number], state, *hits[number + 1 :])
                    later[now] = later.get(now, 0) + weight
    return later


def _reached(hits: tuple[int, ...], fighters: list[Fighter], target: int) -> list[int]:
    """Who can be hit: nobody once the target is dead, the target alone once the fight is over."""
    if hits[target] == DEAD:
        return []
    alive = [number for number, count in enumerate(hits) if count != DEAD]
    over = all(fighters[number].side == fighters[target].side for number in alive)
    return [target] if over else alive


def _outcomes(courses: dict[tuple[int, ...], int], after: list[list[list[int]]], total: int) -> list[Spread]:
    """What each member loses over all courses: first how often it is hit, then what that many hits cost."""
    members = range(len(after))
    # All ways in which a member lives after so many hits.
    living = [[sum(losses[:-1]) for losses in row] for row in after]
    deaths = [0] * len(after)
    by_hits = [[0] * len(row) for row in after]
    for hits, ways in courses.items():
        whole = ways
        for number in members:
            if hits[number] != DEAD:
                whole *= living[number][hits[number]]
        if not whole:
            continue
        for number in members:
            if hits[number] == DEAD:
                deaths[number] += whole
            else:
                by_hits[number][hits[number]] += whole
    return [_lost(after[k], living[k], by_hits[k], deaths[k], total) for k in members]


def _lost(after: list[list[int]], living: list[int], by_hits: list[int], deaths: int, total: int) -> Spread:
    """The LP one member loses, from how often it lives with so many hits and how often it dies."""
    ways = [0] * len(after[0])
    for hits, weight in enumerate(by_hits):
        if weight:
            # The weight has all ways to live in it: each loss is its share of them.
            once = weight // living[hits]
            for lost, part in enumerate(after[hits][:-1]):
                ways[lost] += once * part
    ways[-1] += deaths
    return Spread(ways, total)
