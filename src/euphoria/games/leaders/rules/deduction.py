"""Exact deduction: how likely is what, over all deals that fit what a seat may know.

Everything here reads a view and nothing else, so it can tell a seat no more than the seat could work out.
Before anything is known all deals of L-2.6 to L-2.8 are as likely, the order in which a player lays down a
row tells nothing, and neither does what anybody chooses to do.
"""

from __future__ import annotations

from math import comb
from typing import Any, Final

from mypy_extensions import i64

from euphoria.core.actions import first, second, third, verb_of
from euphoria.core.bits import size
from euphoria.core.errors import EuphoriaError
from euphoria.games.leaders.rules.cards import (
    ARTIFACTS,
    EL,
    EUPHORIAN,
    KINDS,
    MOST,
    ROW,
    SL,
    SUBTERRAN,
    WASTELANDER,
    E,
    S,
)
from euphoria.games.leaders.rules.claims import UNKNOWN
from euphoria.games.leaders.rules.hypotheses import (
    TEAM_BITS,
    Hypotheses,
    Hypothesis,
    hypotheses_of,
    look_around,
    pairs_of,
)
from euphoria.games.leaders.rules.state import bits, each
from euphoria.games.leaders.rules.words import CLAIM_HAND, CLAIM_ROW, CLAIM_SAW

# ------------------------------------------------------------------ beliefs


class Chances:
    """How likely everything is that a viewer cannot see, for whoever needs no more than that."""

    __slots__ = ("places", "team")

    def __init__(self, places: list[list[float]], team: list[list[float]]) -> None:
        self.places = places
        """For each place (3 * seat + slot) the probability of each kind."""
        self.team = team
        """For each seat the probability to be Euphorian and to be Subterran; none for a Wastelander."""


class Beliefs(Chances):
    """What a viewer can work out. Each probability comes from whole numbers: `*_ways` out of `deals`."""

    __slots__ = ("deals", "place_ways", "removed_ways", "team_ways")

    def __init__(
        self, deals: int, place_ways: list[list[int]], team_ways: list[list[int]], removed_ways: list[int]
    ) -> None:
        super().__init__(_shares(place_ways, deals), _shares(team_ways, deals))
        self.deals = deals
        """How many deals fit, each counted once for every way in which the shuffles may have gone."""
        self.place_ways = place_ways
        self.team_ways = team_ways
        self.removed_ways = removed_ways

    @property
    def removed(self) -> list[float]:
        """The probability of each kind for the Recruit that left the game; all 0 if none did (L-2.8)."""
        return [ways / self.deals for ways in self.removed_ways]

    @property
    def euphorian_leader(self) -> list[float]:
        """For each seat the probability to have the Euphorian Leader."""
        return _in_row(self.place_ways, EL, self.deals)

    @property
    def subterran_leader(self) -> list[float]:
        return _in_row(self.place_ways, SL, self.deals)

    @property
    def leader(self) -> list[float]:
        """For each seat the probability to have a Leader; nobody has both in a running game."""
        pairs = zip(self.euphorian_leader, self.subterran_leader, strict=True)
        return [euphorian + subterran for euphorian, subterran in pairs]


def _shares(ways: list[list[int]], deals: int) -> list[list[float]]:
    return [[number / deals for number in numbers] for numbers in ways]


def _in_row(place_ways: list[list[int]], kind: int, deals: int) -> list[float]:
    sums: list[float] = []
    for at in range(0, len(place_ways), ROW):
        sums.append((place_ways[at][kind] + place_ways[at + 1][kind] + place_ways[at + 2][kind]) / deals)
    return sums


def beliefs(view: dict[str, Any]) -> Beliefs:
    """What the viewer can work out from a view."""
    if view["result"] is not None:
        return _all_is_shown(view)
    wasteland = sum([1 << seat["seat"] for seat in view["seats"] if seat["wastelander"]])
    return count(hypotheses_of(view), wasteland)


def count(found: Hypotheses, wasteland: int) -> Beliefs:
    """Over all deals that fit; `wasteland` are the seats of Wastelanders."""
    deals = 0
    place_ways = [[0, 0, 0, 0] for _ in range(found.places)]
    team_ways = [[0, 0] for _ in range(found.players)]
    removed_ways = [0, 0, 0, 0]
    for h in found.alive:
        part = Count(found, h)
        deals += h.weight * int(part.deals)
        _add(place_ways, h.weight, part.of_places(1.0))
        _add(team_ways, h.weight, part.of_teams(wasteland, 1.0))
        if found.leftover:
            removed_ways[E] += h.weight * int(part.pairs * part.with_e)
            removed_ways[S] += h.weight * int(part.pairs * part.with_s)
    if deals == 0:
        raise EuphoriaError("No deal of the Recruits fits this view.")
    return Beliefs(deals, place_ways, team_ways, removed_ways)


def _add(sums: list[list[int]], weight: int, ways: list[list[float]]) -> None:
    for numbers, more in zip(sums, ways, strict=True):
        for k in range(len(numbers)):
            numbers[k] += weight * int(more[k])


def chances(found: Hypotheses, wasteland: int) -> Chances:
    """The probabilities of `count`, to the last bit and quicker where only one hypothesis is left."""
    if len(found.alive) == 1:
        part = Count(found, found.alive[0])
        if part.deals:
            return Chances(part.of_places(part.deals), part.of_teams(wasteland, part.deals))
    return count(found, wasteland)


_COMB: Final = [[float(comb(n, k)) for k in range(ROW * MOST)] for n in range(ROW * MOST)]
"""In how many ways k of n can be chosen: a table is quicker than to count."""
_UNSORTED: Final[list[float]] = []


class Count:
    """The deals that fit one hypothesis, without its weight.

    They are whole numbers below 2**53, for eight players too, so that floats hold them exactly.
    """

    __slots__ = (
        "_each_pair",
        "_found",
        "_h",
        "_left",
        "_left_e",
        "_unfound",
        "_ways",
        "deals",
        "pairs",
        "with_e",
        "with_s",
    )

    def __init__(self, found: Hypotheses, h: Hypothesis) -> None:
        self._found = found
        self._h = h
        self._ways = h.leader_ways()
        self.pairs = float(pairs_of(h, self._ways))
        self._unfound = float((h.kinds[EL] == 0) + (h.kinds[SL] == 0))
        self._left_e = found.followers_left(h, E)
        self._left = self._left_e + found.followers_left(h, S)
        # However the Leaders lie, the Followers left fill what is left in any order ...
        self._each_pair = _COMB[self._left][self._left_e]
        # ... and so many of these orders have a Euphorian, or a Subterran, in a given place.
        self.with_e = self._each_pair * float(self._left_e) / float(self._left) if self._left else 0.0
        self.with_s = self._each_pair - self.with_e
        self.deals = self.pairs * self._each_pair

    def of_places(self, of: float) -> list[list[float]]:
        """For each place in how many ways it holds each kind, as parts of so many. Places that are alike are
        given one list."""
        alike = [_UNSORTED] * len(self._ways)
        rows: list[list[float]] = []
        for ways in self._ways:
            if alike[ways] is _UNSORTED:
                alike[ways] = self._open_place(float(ways), of)
            rows.append(alike[ways])
        for kind in range(len(KINDS)):
            sure = [0.0, 0.0, 0.0, 0.0]
            sure[kind] = self.deals / of
            for place in each(self._h.kinds[kind]):
                rows[place] = sure
        return rows

    def _open_place(self, ways: float, of: float) -> list[float]:
        """A place that nobody has seen, which holds a Leader in so many ways."""
        follower = self.pairs - ways * self._unfound
        leader = ways * self._each_pair / of
        el = 0.0 if self._h.kinds[EL] else leader
        sl = 0.0 if self._h.kinds[SL] else leader
        return [follower * self.with_e / of, follower * self.with_s / of, el, sl]

    def of_teams(self, wasteland: int, of: float) -> list[list[float]]:
        """For each seat in how many ways it is of each team (L-3.2, L-3.3), as parts of so many."""
        return [
            [0.0, 0.0] if (wasteland >> seat) & 1 else self._of_row(seat, 7 << (ROW * seat), of)
            for seat in range(self._found.players)
        ]

    def _of_row(self, seat: int, row: i64, of: float) -> list[float]:
        """A Leader decides, or else the majority."""
        kinds = self._h.kinds
        if kinds[EL] & row:
            return [self.deals / of, 0.0]
        if kinds[SL] & row:
            return [0.0, self.deals / of]
        at = ROW * seat
        ways = float(self._ways[at] + self._ways[at + 1] + self._ways[at + 2])
        euphorian = 0.0 if kinds[EL] else ways * self._each_pair
        subterran = 0.0 if kinds[SL] else ways * self._each_pair
        without_leader = self.pairs - ways * self._unfound
        if without_leader:
            majorities = self._majorities(row)
            euphorian += without_leader * majorities
            subterran += without_leader * (self._each_pair - majorities)
        return [euphorian / of, subterran / of]

    def _majorities(self, row: i64) -> float:
        """In how many ways the Followers may lie with at least two Euphorians in a row without Leader."""
        unknown = size(row & ~self._h.seen)
        known = size(row & self._h.kinds[E])
        elsewhere = _COMB[self._left - unknown]
        left = self._left_e
        ways = 0.0
        for more in range(max(0, 2 - known), min(unknown, left) + 1):
            ways += _COMB[unknown][more] * elsewhere[left - more]
        return ways


def _all_is_shown(view: dict[str, Any]) -> Beliefs:
    """After the end everything is known (L-22.1)."""
    rows = [[KINDS.index(recruit["card"]) for recruit in seat["row"]] for seat in view["seats"]]
    place_ways = [[int(card == kind) for kind in range(len(KINDS))] for row in rows for card in row]
    teams = view["result"]["teams"]
    team_ways = [[int(team == "euphorian"), int(team == "subterran")] for team in teams]
    removed_ways = [int(view["removed"] == kind) for kind in KINDS]
    return Beliefs(1, place_ways, team_ways, removed_ways)


# ------------------------------------------------------------------ claims


class Claim:
    """What a player said (words.CLAIMS), and how long the listener's history was at that moment.

    `row`, `saw` and `team` speak of the Recruits as they lay then and are followed through whatever moved
    them since. Artifacts leave no such trail: `hand` speaks of now.
    """

    __slots__ = ("at", "code", "seat")

    def __init__(self, seat: int, code: int, at: int) -> None:
        self.seat = seat
        self.code = code
        self.at = at


def possible(view: dict[str, Any], claims: list[Claim]) -> bool:
    """Can all these claims be true at once, as far as the viewer can know?"""
    if not _hands_possible(view, claims):
        return False
    found = Hypotheses(view["players"])
    history = view["history"]
    done = 0
    for claim in sorted(claims, key=_moment):
        found.follow(history[done : claim.at])
        done = claim.at
        if verb_of(claim.code) != CLAIM_HAND and not _believe(found, claim):
            return False
    found.follow(history[done:])
    if view["result"] is None:
        look_around(found, view)
    return any(_promises_kept(found, h) for h in found.alive)


def _moment(claim: Claim) -> int:
    return claim.at


def _believe(found: Hypotheses, claim: Claim) -> bool:
    """Take the claim for true; False if it speaks of what cannot be."""
    verb = verb_of(claim.code)
    at = ROW * claim.seat
    if verb == CLAIM_SAW:
        if first(claim.code) >= found.places:
            return False
        found.see(first(claim.code), second(claim.code))
    elif verb == CLAIM_ROW:
        for slot, kind in enumerate([first(claim.code), second(claim.code), third(claim.code)]):
            if kind != UNKNOWN:
                found.see(at + slot, kind)
    else:
        team = first(claim.code)
        if (team == WASTELANDER) != found.is_wasted(claim.seat):
            return False
        if team != WASTELANDER:
            found.promise(claim.seat, team)
    return True


def _promises_kept(found: Hypotheses, h: Hypothesis) -> bool:
    """Is there a deal under this hypothesis in which every row was of the team it was said to be?"""
    e_left = found.followers_left(h, E)
    s_left = found.followers_left(h, S)
    if not h.promises:
        return pairs_of(h, h.leader_ways()) > 0
    for el in _leader_places(h, EL):
        for sl in _leader_places(h, SL):
            if _may_be_leaders(h, el, sl):
                rows = _rows_without_leader(h, 1 << el, 1 << sl)
                if rows is not None and _fits(rows, h.kinds[E], h.kinds[S], e_left, s_left):
                    return True
    return False


def _leader_places(h: Hypothesis, kind: int) -> list[int]:
    return bits(h.kinds[kind] or h.open_places())


def _may_be_leaders(h: Hypothesis, el: int, sl: int) -> bool:
    return el != sl and not (h.apart[el] >> sl) & 1


def _rows_without_leader(h: Hypothesis, el: int, sl: int) -> list[int] | None:
    """The promises about rows without a Leader, or None if one of the others is broken."""
    left: list[int] = []
    for promise in h.promises:
        row = promise >> TEAM_BITS
        leader_team = EUPHORIAN if row & el else SUBTERRAN
        if row & (el | sl) == 0:
            left.append(promise)
        elif leader_team != promise & 3:
            return None
    return left


def _fits(promises: list[int], e: int, s: int, e_left: int, s_left: int) -> bool:
    """Can the Followers left be laid so that every promised row has its majority?

    `e` and `s` are the places that hold Euphorians and Subterrans already.
    """
    if e_left < 0 or s_left < 0:
        return False
    if not promises:
        return True
    row = promises[0] >> TEAM_BITS
    euphorian = promises[0] & 3 == EUPHORIAN
    rest = promises[1:]
    missing = 2 - (row & (e if euphorian else s)).bit_count()
    for chosen in _choices(row & ~e & ~s, missing, rest):
        if euphorian:
            if _fits(rest, e | chosen, s, e_left - missing, s_left):
                return True
        elif _fits(rest, e, s | chosen, e_left, s_left - missing):
            return True
    return False


def _choices(free: int, count: int, rest: list[int]) -> list[int]:
    """The ways to choose this many of the free places; one of them if no other promise is concerned."""
    if count <= 0:
        return [0]
    places = bits(free)
    if len(places) < count:
        return []
    if count == 1:
        chosen = [1 << place for place in places]
    elif len(places) == count:
        chosen = [free]
    else:
        chosen = [free & ~(1 << place) for place in places]
    concerned = any(promise >> TEAM_BITS & free for promise in rest)
    return chosen if concerned else chosen[:1]


def _hands_possible(view: dict[str, Any], claims: list[Claim]) -> bool:
    """Hands are of known size, and no Artifact is in two places."""
    seats = view["seats"]
    told: list[set[str]] = [set(seat["hand"]) for seat in seats]
    elsewhere = {known["artifact"] for known in view["deck"]["known"]}
    if not any(view["using"] in names for names in told):
        # Until it is shown, the Artifact that somebody is about to use is still in their hand.
        elsewhere.add(view["using"])
    for claim in claims:
        if verb_of(claim.code) == CLAIM_HAND:
            told[claim.seat].add(ARTIFACTS[first(claim.code)])
    for seat, names in enumerate(told):
        if len(names) > seats[seat]["artifacts"] or names & elsewhere:
            return False
        elsewhere |= names
    return True
