"""Search over worlds: all candidates are tried in the same worlds, and the worse half drops out.

Sequential halving spends a budget of imagined games where the choice is close. Luck is common: in one
world the dice of all candidates come from the same seed, so that candidates are compared and not dice. With
a number of simulations the result is the same on every machine; a limit of time only ends it sooner.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, NamedTuple

from euphoria.bots.worlds import Worlds
from euphoria.core.luck import Luck

Playout = Callable[[Any, int, Luck], float]
"""Plays a position on and says what its outcome is worth to a seat, from 0 to 1."""


CLOSE: Final = 0.03
"""Candidates that are worth so little less than the best are as good, for all that was imagined."""


class Budget(NamedTuple):
    """How much may be imagined for one choice."""

    simulations: int
    seconds: float | None = None


class Thought(NamedTuple):
    """What was found out about one candidate."""

    code: int
    worth: float
    tries: int


def halve(
    worlds: Worlds,
    codes: list[int],
    playout: Playout,
    budget: Budget,
    luck: Luck,
    glance: dict[int, float] | None = None,
) -> list[Thought]:
    """What became of each candidate: those that stayed longest first, and among them the best.

    `codes` are the candidates, the most promising first: between equals that order decides. `glance` is what
    they look worth at first glance, added up over as many games as it is trusted like: few imagined games
    tell less than it does, and many more.
    """
    head_start = dict.fromkeys(codes, 0.0) if glance is None else glance
    ends = None if budget.seconds is None else perf_counter() + budget.seconds
    totals = dict.fromkeys(codes, 0.0)
    tries = dict.fromkeys(codes, 0)
    staying, dropped = list(codes), list[int]()
    rounds = max(1, (len(codes) - 1).bit_length())
    number = 0
    for _ in range(rounds):
        for _ in range(max(1, budget.simulations // (rounds * len(staying)))):
            if ends is not None and number and perf_counter() >= ends:
                break
            _try_all(worlds, staying, playout, luck, totals, tries)
            number += 1
        staying.sort(key=lambda code: -(totals[code] + head_start[code]) / tries[code])
        if len(staying) > 1:
            half = (len(staying) + 1) // 2
            staying, dropped = staying[:half], staying[half:] + dropped
    return [Thought(code, totals[code] / tries[code], tries[code]) for code in staying + dropped]


def liked(thoughts: list[Thought], liking: Callable[[int], float], within: float = CLOSE) -> int:
    """Of the candidates between which the games that were imagined do not decide, the one that is liked most:
    tried as often as the best, and as good but for chance."""
    best = thoughts[0]
    close = [one for one in thoughts if one.tries == best.tries and one.worth >= best.worth - within]
    return max(close, key=lambda one: liking(one.code)).code


def _try_all(
    worlds: Worlds,
    codes: list[int],
    playout: Playout,
    luck: Luck,
    totals: dict[int, float],
    tries: dict[int, int],
) -> None:
    """Every candidate in one more world, with the same dice."""
    world = worlds.one(luck.next())
    seed = luck.next()
    for code in codes:
        s = world.copy()
        worlds.game.act(s, worlds.seat, code)
        totals[code] += playout(s, worlds.seat, Luck(seed))
        tries[code] += 1
