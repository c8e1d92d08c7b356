"""Exact odds of losing life points: counted outcomes, no floats and no samples.

A `Spread` says of how many equally likely outcomes each number comes true. Damage is a d100, of which a
shield or a flight takes half (rounded up): `part` is 1 for the whole of it, 2 for a half, 4 for a half of a
half. `luck` is the number of faces that save (`data.luck_faces`), 0 where luck does not help.
"""

from __future__ import annotations

from math import gcd
from typing import Final

from euphoria.games.show.rules.phases.damage import HARD, SOFT, fall_class

FACES: Final = 10
WHOLE: Final = 1
HALF: Final = 2
QUARTER: Final = 4


class Spread:
    """The chances of the numbers 0, 1, 2 ...: `ways[n]` of `total` equally likely outcomes give n."""

    __slots__ = ("total", "ways")

    def __init__(self, ways: list[int], total: int) -> None:
        self.ways = ways
        self.total = total

    def chance(self, number: int) -> tuple[int, int]:
        """How likely exactly this number is, as a fraction in lowest terms."""
        return lowest(self.ways[number] if 0 <= number < len(self.ways) else 0, self.total)

    def at_least(self, number: int) -> tuple[int, int]:
        """How likely this number or a greater one is."""
        return lowest(sum(self.ways[max(number, 0) :]), self.total)

    def mean(self) -> tuple[int, int]:
        """What comes on average."""
        return lowest(sum([number * ways for number, ways in enumerate(self.ways)]), self.total)


def lowest(ways: int, total: int) -> tuple[int, int]:
    """A fraction in lowest terms."""
    divisor = gcd(ways, total)
    return ways // divisor, total // divisor


def percent(chance: tuple[int, int]) -> float:
    """A chance for display, to a tenth of a percent. Nothing is decided with it."""
    return round(1000 * chance[0] / chance[1]) / 10


def hit_faces(aim: int) -> int:
    """How many faces of the die hit: none below aim 1 (no shot at all), all from 10 on (S-5.2 to S-5.4)."""
    return max(0, min(aim, FACES))


def halved(part: int) -> int:
    """The part that remains of damage when it is halved once more (S-15.14, S-16.23)."""
    return 2 * part


def damage(part: int = WHOLE) -> Spread:
    """The LP that one injury costs: a d100 or a part of it, rounded up."""
    worst = 100 // part
    return Spread([0] + [1] * worst, worst)


# ------------------------------------------------- numbers of injuries


def repeated(count: int, yes: int, of: int) -> Spread:
    """How many of `count` tries succeed when each has `yes` chances of `of`."""
    ways = [1]
    for _ in range(count):
        longer = [number * (of - yes) for number in ways] + [0]
        for number, old in enumerate(ways):
            longer[number + 1] += old * yes
        ways = longer
    return Spread(ways, of**count)


def hits(shots: int, aim: int) -> Spread:
    """How many of these shots hit (S-5.2 to S-5.4)."""
    return repeated(shots, hit_faces(aim), FACES)


def injuries(shots: int, aim: int, luck: int) -> Spread:
    """How many of these shots hit and are not saved by luck (S-13.1, S-13.2)."""
    return repeated(shots, hit_faces(aim) * (FACES - luck), FACES * FACES)


def unsaved(wounds: Spread, luck: int) -> Spread:
    """How many of the wounds remain after a luck roll for each."""
    most = len(wounds.ways) - 1
    ways = [0] * (most + 1)
    for count, weight in enumerate(wounds.ways):
        kept = repeated(count, FACES - luck, FACES)
        scale = weight * FACES ** (most - count)
        for number, part in enumerate(kept.ways):
            ways[number] += scale * part
    return Spread(ways, wounds.total * FACES**most)


# ------------------------------------------------- life points


def volley(lp: int, shots: int, aim: int, luck: int, part: int = WHOLE) -> Spread:
    """The LP that a figure with `lp` loses to these shots; the last number is its death.

    Shots at a figure that is dead already are lost (S-14.10): nobody loses more than it has.
    """
    hurting = hit_faces(aim) * (FACES - luck)
    return _capped(_losses(shots, hurting, FACES * FACES, 100 // part), lp)


def loss(lp: int, wounds: int, luck: int, part: int = WHOLE) -> Spread:
    """The LP that a figure with `lp` loses to so many wounds, each with its luck roll (S-13.2, S-13.5)."""
    return _capped(_losses(wounds, FACES - luck, FACES, 100 // part), lp)


def loss_of(lp: int, wounds: Spread, luck: int, part: int = WHOLE) -> Spread:
    """The same when the number of wounds is itself a matter of chance."""
    most = len(wounds.ways) - 1
    step = FACES * (100 // part)
    ways = [0] * (lp + 1)
    for count, weight in enumerate(wounds.ways):
        if weight:
            scale = weight * step ** (most - count)
            for number, part_ways in enumerate(loss(lp, count, luck, part).ways):
                ways[number] += scale * part_ways
    return Spread(ways, wounds.total * step**most)


def kill(lost: Spread) -> tuple[int, int]:
    """How likely the figure dies, from the spread of the LP it loses."""
    return lost.chance(len(lost.ways) - 1)


def blast(lp: int, flees: bool, part: int = WHOLE) -> Spread:
    """The LP lost in a blast: a d100 for who stays, half for who flees, never luck (S-15.13 to S-15.15)."""
    return loss(lp, 1, 0, halved(part) if flees else part)


def flame(lp: int, part: int = WHOLE) -> Spread:
    """The LP lost to a burst of the flame-thrower: one injury without luck (S-14.32)."""
    return loss(lp, 1, 0, part)


def fall(lp: int, height: int, part: int = WHOLE, house: int = 0) -> Spread:
    """The LP lost by a jump or a fall of this height in thousandths of an inch, never luck (S-11.26)."""
    kind = fall_class(height, house)
    if kind == SOFT:
        return loss(lp, 0, 0, part)
    return loss(lp, 1, 0, halved(part) if kind == HARD else part)


MOST_KNOWN: Final = 2000
_known: Final[dict[tuple[int, int, int, int], Spread]] = {}
"""Losses worked out before: few kinds of volleys come again and again."""


def _losses(count: int, hurting: int, of: int, worst: int) -> Spread:
    """LP lost, without a limit, to `count` tries: each hurts in `hurting` of `of` cases, for 1 to `worst`."""
    key = (count, hurting, of, worst)
    known = _known.get(key)
    if known is not None:
        return known
    if count == 0:
        made = Spread([1], 1)
    else:
        made = _one_more(_losses(count - 1, hurting, of, worst), hurting, of, worst)
    if len(_known) >= MOST_KNOWN:
        _known.clear()
    _known[key] = made
    return made


def _one_more(before: Spread, hurting: int, of: int, worst: int) -> Spread:
    """The spread after one more try. All damages are equally likely: a window slides over the ways before.

    Ways outgrow a register: nothing here may be an `i64`.
    """
    old = before.ways
    length = len(old)
    unhurt = (of - hurting) * worst
    ways: list[int] = []
    window = 0
    for number in range(length + worst):
        if number > 0 and number <= length:
            window += old[number - 1]
        if number > worst:
            window -= old[number - 1 - worst]
        same = unhurt * old[number] if number < length else 0
        ways.append(same + hurting * window)
    return Spread(ways, before.total * of * worst)


def _capped(spread: Spread, lp: int) -> Spread:
    """Everything beyond the LP of the victim is its death."""
    ways = spread.ways[:lp]
    ways += [0] * (lp - len(ways))
    ways.append(spread.total - sum(ways))
    return Spread(ways, spread.total)
