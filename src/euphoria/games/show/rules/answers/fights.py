"""A fight before its dice are bought: what each number of dice does, exactly.

A fight that is not there yet can be asked about too: the charge is made on a copy, by the function that makes
real ones.
"""

from __future__ import annotations

from typing import Any, Final

from euphoria.core.errors import BadQuestion
from euphoria.games.show.rules.answers.asked import Asked
from euphoria.games.show.rules.answers.moves import MOST_AP
from euphoria.games.show.rules.answers.sight import Supposed
from euphoria.games.show.rules.answers.told import chance, losses, name, refusal, spread
from euphoria.games.show.rules.box.data import RADIUS
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.geometry.scenery import root
from euphoria.games.show.rules.odds.chances import wounds_on
from euphoria.games.show.rules.odds.fights import Fight, mixed_fight
from euphoria.games.show.rules.odds.losses import FACES, Spread, repeated
from euphoria.games.show.rules.phases.attack import hits_friends
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.table.fights import dice_to_buy, engage, foes, free_dice, friends, members

FIGHT_FIELDS: Final = ["figure", "target", "at", "ap", "own", "rival"]
MOST_DICE: Final = 40


class Pool:
    """The dice of one side: plain ones, and Mycky's while he hits friends (S-16.35)."""

    __slots__ = ("plain", "wild")

    def __init__(self) -> None:
        self.plain = 0
        self.wild = 0

    def add(self, s: Arena, i: int, dice: int) -> None:
        if hits_friends(s, i):
            self.wild += dice
        else:
            self.plain += dice

    def count(self) -> int:
        return self.plain + self.wild


def fight(asked: Asked) -> dict[str, Any]:
    """The fight a figure is in, or the one it would begin by charging at a target."""
    i = asked.figure("figure")
    made = charged(asked, i) if asked.has("target") else Supposed(asked.s)
    s = made.s
    if s.fight[i] < 0:
        raise BadQuestion(f"{name(s, i)} is in no fight; name a 'target' to suppose one.")
    if asked.has("ap"):
        s = s.copy()
        s.ap[i] = asked.whole("ap", 0, MOST_AP, 0)
    own = side_pool(s, i, friends(s, i), own_dice(asked, "own"))
    rival = side_pool(s, i, foes(s, i), own_dice(asked, "rival"))
    least, most = (0, dice_to_buy(s, i)) if buys(s, i) else (s.dice[i], s.dice[i])
    return {
        "figure": name(s, i),
        "refusal": refusal(made.refused),
        "members": [told_member(s, i, k) for k in members(s, s.fight[i])],
        "own": own.count(),
        "rival": rival.count(),
        "choices": [choice(s, i, bought, own, rival) for bought in range(least, most + 1)],
    }


def own_dice(asked: Asked, key: str) -> int:
    """How many dice a side is supposed to buy; -1: as many as it can."""
    return asked.whole(key, 0, MOST_DICE, -1)


def charged(asked: Asked, i: int) -> Supposed:
    """The table after a charge at the target: straight to its side, or to the place that is named."""
    j = asked.other("target", i)
    s = asked.s
    if not s.enemies(i, j):
        raise BadQuestion(f"{name(s, j)} is no enemy of {name(s, i)}.")
    made = Supposed(s)
    if s.fight[i] >= 0 and s.fight[i] == s.fight[j]:
        return made
    if asked.has("at"):
        made.put(i, asked.place("at"), True)
    else:
        made.put(i, beside(s, i, j), True)
        # Straight on there may be no room; that is a matter of where, not of the odds.
        made.refused = FINE
    if not made.s.touching(i, j):
        raise BadQuestion(f"{name(s, i)} would not touch {name(s, j)} there.")
    engage(made.s, i, True, False)
    return made


def beside(s: Arena, i: int, j: int) -> tuple[int, int, int]:
    """At the side of j, on the line from i."""
    dx = s.x[i] - s.x[j]
    dy = s.y[i] - s.y[j]
    away = max(1, root(dx * dx + dy * dy))
    reach = 2 * RADIUS
    return s.x[j] + dx * reach // away, s.y[j] + dy * reach // away, s.surface[j]


# ------------------------------------------------------------------ dice


def buys(s: Arena, i: int) -> bool:
    """Has it still to buy its dice for the fight it is in?"""
    return s.fight_now != s.fight[i] or i in s.tied


def side_pool(s: Arena, i: int, side: list[int], supposed: int) -> Pool:
    """The dice of a side without those that i may buy itself; of who has still to buy, all it can."""
    pool = Pool()
    to_come = supposed
    for k in side:
        pool.add(s, k, free_dice(s, k))
        if not buys(s, k):
            pool.add(s, k, s.dice[k])
        elif supposed < 0:
            pool.add(s, k, dice_to_buy(s, k))
        else:
            bought = min(to_come, dice_to_buy(s, k))
            pool.add(s, k, bought)
            to_come -= bought
    if to_come > 0:
        raise BadQuestion(f"The side of {name(s, side[0]) if side else name(s, i)} cannot buy so many dice.")
    return pool


def told_member(s: Arena, i: int, k: int) -> dict[str, Any]:
    done = not buys(s, k)
    return {
        "figure": name(s, k),
        "foe": s.enemies(i, k),
        "lp": s.lp[k],
        "free": free_dice(s, k),
        "bought": s.dice[k] if done else None,
        "most": s.dice[k] if done else dice_to_buy(s, k),
    }


def choice(s: Arena, i: int, bought: int, own: Pool, rival: Pool) -> dict[str, Any]:
    """What comes of buying so many dice."""
    mine = Pool()
    mine.plain = own.plain
    mine.wild = own.wild
    mine.add(s, i, bought + free_dice(s, i))
    found = mixed_fight(mine.plain, mine.wild, rival.plain, rival.wild)
    dealt = found.rival()
    taken = found.own()
    return {
        "dice": bought,
        "own": mine.count(),
        "rival": rival.count(),
        "dealt": spread(dealt),
        "taken": spread(taken),
        "mishaps": spread(mishaps(mine)),
        "rival_mishaps": spread(mishaps(rival)),
        "hurts": chance(dealt.at_least(1)),
        "better": chance(found.better()),
        "worse": chance(turned(found).better()),
        # If all wounds of a side are given to one figure.
        "all_on": [
            {"figure": name(s, k), **losses(wounds_on(s, k, dealt if s.enemies(i, k) else taken))}
            for k in members(s, s.fight[i])
        ],
    }


def mishaps(pool: Pool) -> Spread:
    """The wounds that Mycky's tens give to his friends (S-16.35)."""
    return repeated(pool.wild, 1, FACES)


def turned(found: Fight) -> Fight:
    """The same fight as the other side sees it."""
    return Fight([[*column] for column in zip(*found.ways, strict=True)], found.total)
