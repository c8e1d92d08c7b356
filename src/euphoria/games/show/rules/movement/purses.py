"""How far straight ways from a node lead for a price (S-11.5): every class of inches is rounded by itself."""

from __future__ import annotations

from math import sqrt

from mypy_extensions import i64

from euphoria.games.show.rules.box.data import INCH, inches_up
from euphoria.games.show.rules.movement.fans import CLOSE, NARROW, Fan, Part, Sample, Stretch
from euphoria.games.show.rules.movement.shortest_paths import Label, Search
from euphoria.games.show.rules.movement.walking import CROSSING_RATE


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

    def reach(self) -> float:
        """How far from the node anything may lead, inches of crossings included that are begun and paid."""
        far: float = self.radius(self.budget)
        for k in range(1, len(self.crossed), 2):
            far += float(inches_up(self.crossed[k]) * INCH - self.crossed[k])
        return far

    # ------------------------------------------------------------------ through veils

    def measure(self, fan: Fan, part: Part) -> None:
        """Take samples of a part behind veils, the closer the more the rim bends."""
        first = self.sample(fan, part, part.low + 1e-7)
        last = self.sample(fan, part, part.high - 1e-7)
        part.samples = [first]
        self.between(fan, part, first, last)
        part.samples.append(last)
        for sample in part.samples:
            self.fill(sample)

    def between(self, fan: Fan, part: Part, low: Sample, high: Sample) -> None:
        """Samples between two others: at both sides of every step, and until rims are straight enough."""
        if (high.u - low.u) * fan.reach <= NARROW:
            return
        if low.sign == high.sign:
            mid = self.sample(fan, part, 0.5 * (low.u + high.u))
            if mid.sign != low.sign or self.bent(low, mid, high):
                self.between(fan, part, low, mid)
                part.samples.append(mid)
                self.between(fan, part, mid, high)
            return
        before = low
        behind = high
        while (behind.u - before.u) * fan.reach > NARROW:
            mid = self.sample(fan, part, step_between(before, behind, 0.45 * NARROW / fan.reach))
            if mid.sign == low.sign:
                before = mid
            else:
                behind = mid
        if before is not low:
            self.between(fan, part, low, before)
            part.samples.append(before)
        if behind is not high:
            part.samples.append(behind)
            self.between(fan, part, behind, high)

    def sample(self, fan: Fan, part: Part, u: float) -> Sample:
        """What is met in a direction; how far it leads is left for later."""
        longer: float = sqrt(1.0 + u * u)
        end: float = min(part.at(u), 2.0 * fan.reach)
        cuts: list[Stretch] = []
        for veil in part.veils:
            start = veil.start(u)
            stop = veil.stop(u)
            if start < stop and start < end:
                if cuts:
                    add_stretch(cuts, start * longer, stop * longer, veil.key)
                else:
                    cuts.append(Stretch(start * longer, stop * longer, veil.key))
        sign: i64 = 0
        counts: list[float] = []
        plain: float = self.plain
        at: float = 0.0
        for k in range(len(cuts)):
            cut = cuts[k]
            if self.crossed:
                cut.before = self.already(cut.key)
            for j in range(k):
                if cuts[j].key == cut.key:
                    cut.before += cuts[j].end - cuts[j].start
            plain += cut.start - at
            at = cut.end
            crossed: float = cut.before + cut.end - cut.start
            counts.append(plain)
            counts.append(crossed)
            # As in `up`, written out: hundreds of directions are tried.
            open_up: i64 = int((plain + 999.99) / 1000.0)
            crossed_up: i64 = int((crossed + 999.99) / 1000.0)
            sign = (sign * 8191 + open_up * 128 + crossed_up) % 1_000_000_007
        return Sample(u, end, cuts, counts, sign)

    def fill(self, sample: Sample) -> None:
        """How far a direction leads for each price: the higher, the more things are behind one."""
        if sample.far:
            return
        longer: float = sqrt(1.0 + sample.u * sample.u)
        end: float = sample.end * longer
        rate: i64 = self.rate
        base: i64 = self.base
        spent: i64 = self.paid
        plain: float = self.plain
        behind: float = 0.0
        passed: i64 = 0
        for ap in range(self.least, self.budget + 1):
            while True:
                room: float = float(((ap - spent) // rate + base) * INCH) - plain
                at: float = behind + room if room > 0.0 else behind
                if passed == len(sample.cuts):
                    break
                cut = sample.cuts[passed]
                if at < cut.start or cut.start >= end:
                    break
                at = cut.start
                before: float = plain + at - behind
                left: i64 = ap - spent - rate * (up(before) - base)
                if left < 0:
                    break
                begun: i64 = up(cut.before)
                long: float = cut.end - at
                most: float = float((left // CROSSING_RATE + begun) * INCH) - cut.before
                if long > most:
                    at += most
                    break
                spent += CROSSING_RATE * (up(cut.before + long) - begun)
                plain = before
                behind = cut.end
                passed += 1
            if at >= end:
                # More AP lead no further.
                sample.far.extend([end / longer] * int(self.budget + 1 - ap))
                return
            sample.far.append(at / longer)

    def bent(self, low: Sample, mid: Sample, high: Sample) -> bool:
        """Does a rim leave the straight line from the one to the other in the middle?"""
        self.fill(low)
        self.fill(mid)
        self.fill(high)
        width: float = high.u - low.u
        for k in range(len(mid.far)):
            a: float = low.far[k]
            b: float = high.far[k]
            m: float = mid.far[k]
            if width * m <= NARROW:
                continue
            # The chord meets the middle direction at the harmonic mean of its ends, for slopes.
            off: float = m - 2.0 * a * b / (a + b) if a + b > 0.0 else m
            if off > CLOSE or off < -CLOSE:
                return True
        return False


def step_between(low: Sample, high: Sample, least: float) -> float:
    """Where to look for the first inch that begins between two directions: about where it would if lengths
    grew evenly, but so far from either at least."""
    share: float = 0.5
    if len(low.counts) == len(high.counts):
        share = 1.0
        for k in range(len(low.counts)):
            a: float = low.counts[k]
            b: float = high.counts[k]
            begun: i64 = up(a)
            if begun != up(b):
                begins: float = float((begun if b > a else begun - 1) * INCH)
                share = min(share, (begins - a) / (b - a))
    width: float = high.u - low.u
    return low.u + min(max(share * width, least), width - least)


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
