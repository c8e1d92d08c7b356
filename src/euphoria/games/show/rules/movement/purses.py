"""How far straight ways from a node lead for a price (S-11.5): every class of inches is rounded by itself."""

from __future__ import annotations

from math import sqrt

from mypy_extensions import i64

from euphoria.games.show.rules.box.data import INCH, inches_up
from euphoria.games.show.rules.movement.fans import CLOSE, DEEPEST, NARROW, Fan, Part, Sample
from euphoria.games.show.rules.movement.shortest_paths import Label, Search
from euphoria.games.show.rules.movement.walking import CROSSING_RATE


class Stretch:
    """The part of a way that is in something to be crossed."""

    __slots__ = ("end", "key", "start")

    def __init__(self, start: float, end: float, key: i64) -> None:
        self.start = start
        self.end = end
        self.key = key


class Purse:
    """What the way to a node has cost, and what each price leaves."""

    __slots__ = ("base", "budget", "crossed", "least", "paid", "plain", "rate")

    def __init__(self, search: Search, label: Label) -> None:
        self.least: i64 = max(search.price_of(label), 0)
        self.budget: i64 = search.budget
        self.paid: i64 = label.paid
        self.plain: float = float(label.plain)
        self.rate: i64 = search.rate
        self.base: i64 = inches_up(search.base)
        self.crossed: list[int] = label.crossed

    def radius(self, ap: i64) -> float:
        """How much open ground this price leaves."""
        return self.open_ground(ap - self.paid) - self.plain

    def open_ground(self, ap: i64) -> float:
        """The inches of open ground, in thousandths, that so many AP pay for in this activation."""
        return float((ap // self.rate + self.base) * INCH)

    def crossing(self, ap: i64, key: i64) -> float:
        """How many thousandths of one thing this price lets one cross."""
        left: i64 = ap - self.paid - self.rate * (up(self.plain) - self.base)
        return crossed_for(left, self.already(key)) if left >= 0 else 0.0

    def already(self, key: i64) -> float:
        for k in range(0, len(self.crossed), 2):
            if self.crossed[k] == key:
                return float(self.crossed[k + 1])
        return 0.0

    def measure(self, fan: Fan, part: Part) -> None:
        """Take samples of a part behind veils, the closer the more the rim bends."""
        first = self.sample(fan, part, part.low + 1e-7)
        last = self.sample(fan, part, part.high - 1e-7)
        part.samples.append(first)
        self.between(fan, part, first, last, 0)
        part.samples.append(last)

    def between(self, fan: Fan, part: Part, low: Sample, high: Sample, depth: i64) -> None:
        """Samples between two others, until every rim is straight enough between them."""
        if depth >= DEEPEST:
            return
        mid = self.sample(fan, part, 0.5 * (low.u + high.u))
        if not bent(low, mid, high):
            return
        self.between(fan, part, low, mid, depth + 1)
        part.samples.append(mid)
        self.between(fan, part, mid, high, depth + 1)

    def sample(self, fan: Fan, part: Part, u: float) -> Sample:
        longer: float = sqrt(1.0 + u * u)
        end: float = min(part.at(u), 2.0 * fan.reach) * longer
        cuts: list[Stretch] = []
        for veil in part.veils:
            start, stop = veil.span(u)
            if start < stop:
                add_stretch(cuts, start * longer, stop * longer, veil.key)
        if len(cuts) == 1:
            return Sample(u, self.behind_one(cuts[0], end, longer))
        far: list[float] = []
        for ap in range(self.least, self.budget + 1):
            far.append(self.depth(ap, cuts, end) / longer)
        return Sample(u, far)

    def behind_one(self, cut: Stretch, end: float, longer: float) -> list[float]:
        """The same as `depth` for all prices at once, where there is one thing to cross, as most often."""
        plain: float = self.plain + cut.start
        entered: i64 = self.paid + self.rate * (up(plain) - self.base)
        before: float = self.already(cut.key)
        long: float = cut.end - cut.start
        spent: i64 = self.paid + CROSSING_RATE * (up(before + long) - up(before))
        far: list[float] = []
        for ap in range(self.least, self.budget + 1):
            at: float = self.open_ground(ap - self.paid) - self.plain
            if at >= cut.start:
                at = cut.start
                if ap >= entered:
                    most: float = crossed_for(ap - entered, before)
                    if long > most:
                        at += most
                    else:
                        at = cut.end + max(0.0, self.open_ground(ap - spent) - plain)
            far.append((min(end, at)) / longer)
        return far

    def depth(self, ap: i64, cuts: list[Stretch], end: float) -> float:
        """How far a way leads for a price."""
        spent: i64 = self.paid
        plain: float = self.plain
        at: float = 0.0
        known: dict[int, float] = {}
        for cut in cuts:
            room: float = self.open_ground(ap - spent) - plain
            if cut.start - at > room or cut.start >= end:
                return min(end, at + max(room, 0.0))
            plain += cut.start - at
            at = cut.start
            left: i64 = ap - spent - self.rate * (up(plain) - self.base)
            if left < 0:
                return at
            before: float = known.get(cut.key, -1.0)
            if before < 0.0:
                before = self.already(cut.key)
            most: float = crossed_for(left, before)
            long: float = cut.end - cut.start
            if long > most or cut.end >= end:
                return min(end, at + min(most, long))
            spent += CROSSING_RATE * (up(before + long) - up(before))
            known[cut.key] = before + long
            at = cut.end
        return min(end, at + max(self.open_ground(ap - spent) - plain, 0.0))


def crossed_for(ap: i64, before: float) -> float:
    """How much further one crosses for so many AP what one has crossed so far already."""
    return float((ap // CROSSING_RATE + up(before)) * INCH) - before


def up(length: float) -> i64:
    """Whole inches, rounded up; what is a hair above is a rounding."""
    return int((length + 999.99) / 1000.0)


def add_stretch(cuts: list[Stretch], start: float, end: float, key: i64) -> None:
    """Keep the stretches apart and in order; where two overlap, it is the earlier one's (S-11.5)."""
    for k in range(len(cuts)):
        one = cuts[k]
        if end <= one.start:
            cuts.insert(k, Stretch(start, end, key))
            return
        if start < one.end:
            if start < one.start:
                cuts.insert(k, Stretch(start, one.start, key))
                if end > one.end:
                    add_stretch(cuts, one.end, end, key)
                return
            if end <= one.end:
                return
            start = one.end
    cuts.append(Stretch(start, end, key))


def bent(low: Sample, mid: Sample, high: Sample) -> bool:
    """Does a rim leave the straight line from the one to the other in the middle?"""
    for k in range(len(mid.far)):
        a: float = low.far[k]
        b: float = high.far[k]
        m: float = mid.far[k]
        width: float = (high.u - low.u) * m
        if width <= NARROW:
            continue
        # The chord meets the middle direction at the harmonic mean of its ends, for slopes.
        chord: float = 2.0 * a * b / (a + b) if a + b > 0.0 else 0.0
        off: float = m - chord
        if off > CLOSE or off < -CLOSE:
            return True
    return False
