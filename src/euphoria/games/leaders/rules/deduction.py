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


class Beliefs:
    """What a viewer can work out. Each probability comes from whole numbers: `*_ways` out of `deals`."""

    __slots__ = ("deals", "place_ways", "places", "removed_ways", "team", "team_ways")

    def __init__(
        self,
        deals: int,
        rows: list[list[int]],
        row_of: list[int],
        team_ways: list[list[int]],
        removed_ways: list[int],
    ) -> None:
        """`rows` are ways for each kind, `row_of` says which of them is true of each place."""
        self.deals = deals
        """How many deals fit, each counted once for every way in which the shuffles may have gone."""
        self.place_ways = [rows[row] for row in row_of]
        self.team_ways = team_ways
        self.removed_ways = removed_ways
        shares = _shares(rows, deals)
        self.places = [shares[row] for row in row_of]
        """For each place (3 * seat + slot) the probability of each kind."""
        self.team = _shares(team_ways, deals)
        """For each seat the probability to be Euphorian and to be Subterran; none for a Wastelander."""

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
    parts = [Count(found, h) for h in found.alive]
    parts = [part for part in parts if part.deals]
    if not parts:
        raise EuphoriaError("No deal of the Recruits fits this view.")
    if len(parts) == 1:
        return parts[0].beliefs(wasteland)
    return _sum([part.beliefs(wasteland) for part in parts])


def _sum(parts: list[Beliefs]) -> Beliefs:
    """What follows if any of these hypotheses may be true."""
    place_ways, team_ways = parts[0].place_ways, parts[0].team_ways
    for part in parts[1:]:
        place_ways = _added(place_ways, part.place_ways)
        team_ways = _added(team_ways, part.team_ways)
    removed_ways = [sum([part.removed_ways[kind] for part in parts]) for kind in range(len(KINDS))]
    deals = sum([part.deals for part in parts])
    return Beliefs(deals, place_ways, list(range(len(place_ways))), team_ways, removed_ways)


def _added(ways: list[list[int]], more: list[list[int]]) -> list[list[int]]:
    return [[a + b for a, b in zip(one, other, strict=True)] for one, other in zip(ways, more, strict=True)]


_COMB: Final = [[comb(n, k) for k in range(ROW * MOST)] for n in range(ROW * MOST)]
"""In how many ways k of n can be chosen: a table is quicker than to count."""


class Count:
    """The deals that fit one hypothesis."""

    __slots__ = (
        "deals",
        "each_pair",
        "found",
        "h",
        "left",
        "left_e",
        "pairs",
        "unfound",
        "ways",
        "with_e",
        "with_s",
    )

    def __init__(self, found: Hypotheses, h: Hypothesis) -> None:
        self.found = found
        self.h = h
        self.ways = h.leader_ways()
        self.pairs = pairs_of(h, self.ways)
        self.unfound = (h.kinds[EL] == 0) + (h.kinds[SL] == 0)
        self.left_e = found.followers_left(h, E)
        self.left = self.left_e + found.followers_left(h, S)
        # However the Leaders lie, the Followers left fill what is left in any order ...
        self.each_pair = h.weight * _COMB[self.left][self.left_e]
        # ... and so many of these orders have a Euphorian, or a Subterran, in a given place.
        self.with_e = self.each_pair * self.left_e // self.left if self.left else 0
        self.with_s = self.each_pair - self.with_e
        self.deals = self.pairs * self.each_pair

    def beliefs(self, wasteland: int) -> Beliefs:
        """What follows if this hypothesis is true."""
        deals = self.deals
        rows = [[deals, 0, 0, 0], [0, deals, 0, 0], [0, 0, deals, 0], [0, 0, 0, deals]]
        row_of = self._sort_places(rows)
        removed = self.pairs if self.found.leftover else 0
        removed_ways = [removed * self.with_e, removed * self.with_s, 0, 0]
        return Beliefs(deals, rows, row_of, self._of_teams(wasteland), removed_ways)

    def _sort_places(self, rows: list[list[int]]) -> list[int]:
        """For each place its row: that of its kind, or a further one for all that hold a Leader as likely."""
        row_of: list[int] = []
        row_of_ways = [0] * len(self.ways)
        for ways in self.ways:
            row = row_of_ways[ways]
            if row == 0:
                row = row_of_ways[ways] = len(rows)
                rows.append(self._open_place(ways))
            row_of.append(row)
        for kind in range(len(KINDS)):
            for place in each(self.h.kinds[kind]):
                row_of[place] = kind
        return row_of

    def _open_place(self, ways: int) -> list[int]:
        """A place that nobody has seen, which holds a Leader in so many ways."""
        follower = self.pairs - ways * self.unfound
        leader = ways * self.each_pair
        el = 0 if self.h.kinds[EL] else leader
        sl = 0 if self.h.kinds[SL] else leader
        return [follower * self.with_e, follower * self.with_s, el, sl]

    def _of_teams(self, wasteland: int) -> list[list[int]]:
        """For each seat in how many ways it is of each team (L-3.2, L-3.3)."""
        return [
            [0, 0] if (wasteland >> seat) & 1 else self._of_row(seat, 7 << (ROW * seat))
            for seat in range(self.found.players)
        ]

    def _of_row(self, seat: int, row: i64) -> list[int]:
        """A Leader decides, or else the majority."""
        kinds = self.h.kinds
        if kinds[EL] & row:
            return [self.deals, 0]
        if kinds[SL] & row:
            return [0, self.deals]
        at = ROW * seat
        ways = self.ways[at] + self.ways[at + 1] + self.ways[at + 2]
        euphorian = 0 if kinds[EL] else ways * self.each_pair
        subterran = 0 if kinds[SL] else ways * self.each_pair
        without_leader = self.pairs - ways * self.unfound
        if without_leader:
            majorities = self.h.weight * self._majorities(row)
            euphorian += without_leader * majorities
            subterran += without_leader * (self.each_pair - majorities)
        return [euphorian, subterran]

    def _majorities(self, row: i64) -> int:
        """In how many ways the Followers may lie with at least two Euphorians in a row without Leader."""
        unknown = size(row & ~self.h.seen)
        known = size(row & self.h.kinds[E])
        elsewhere = _COMB[self.left - unknown]
        left = self.left_e
        ways = 0
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
    return Beliefs(1, place_ways, list(range(len(place_ways))), team_ways, removed_ways)


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
