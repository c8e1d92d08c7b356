"""What a history of sightings, exchanges and shuffles leaves possible, followed entry by entry.

A hypothesis is one way the secret shuffles may have gone. It says of the Recruit in each place what is then
known of it: its kind, or that it is no Leader, or with which others it was once in one row (of two such
Recruits at most one is a Leader, or the game would have been over). Nothing else of the past matters, so
hypotheses that say the same are one, with the sum of their weights. Without a shuffle there is only one.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import comb
from typing import Any, Final

from mypy_extensions import i64

from euphoria.core.bits import size
from euphoria.games.leaders.rules.cards import EL, KINDS, ROW, SL, E, S, followers, leftover
from euphoria.games.leaders.rules.knowledge import (
    SEEN,
    SHUFFLED,
    SWAPPED,
    kind_of,
    mask_of,
    other_of,
    place_of,
    tag_of,
)
from euphoria.games.leaders.rules.state import bits, seat_of

_TWO = [[0, 1], [1, 0]]
_THREE = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

TEAM_BITS: Final = 2
"""A promise is the places of a row shifted left by this, with the team that row was said to be of."""


class Origin:
    """Where a hypothesis came from: the one before the shuffle, and how the shuffle then went."""

    __slots__ = ("before", "order", "weight")

    def __init__(self, before: Hypothesis, order: list[int], weight: int) -> None:
        self.before = before
        self.order = order
        """The Recruit now in the n-th of the shuffled places was in the `order[n]`-th before."""
        self.weight = weight


class Hypothesis:
    """What is known of each place if the shuffles went one way. Sets of places are masks."""

    __slots__ = ("apart", "barred", "kinds", "origins", "promises", "seen", "weight")

    def __init__(self, places: int, of: Hypothesis | None = None) -> None:
        if of is None:
            self.weight = 1
            self.kinds = [0, 0, 0, 0]
            """For each kind the places that are known to hold it."""
            self.seen = 0
            """The places whose kind is known."""
            self.barred = 0
            """The other places that cannot hold a Leader."""
            self.apart = [7 << (place - place % ROW) & ~(1 << place) for place in range(places)]
            """For each place those that cannot hold the second Leader if it holds the first; symmetric.
            Only places that may hold a Leader are mentioned, and none once a Leader's place is known."""
            self.promises: list[int] = []
            """What players said of their team, where their Recruits of that moment lie now."""
        else:
            self.weight = of.weight
            self.kinds = of.kinds[:]
            self.seen = of.seen
            self.barred = of.barred
            self.apart = of.apart[:]
            self.promises = of.promises[:]
        self.origins: list[Origin] = []

    # ------------------------------------------------------------------ what happened

    def see(self, place: int, kind: int, most: int) -> bool:
        """This kind lies in this place; False if that cannot be. There are `most` cards of this kind."""
        bit = 1 << place
        if self.seen & bit:
            return self.kinds[kind] & bit != 0
        if size(self.kinds[kind]) == most:
            return False
        if kind < EL:
            self.release(bit)
            self.barred &= ~bit
            self.kinds[kind] |= bit
            self.seen |= bit
            return True
        if self.barred & bit:
            return False
        self.kinds[kind] |= bit
        self.seen |= bit
        self.barred |= self.apart[place]
        if self.kinds[EL] and self.kinds[SL]:
            self.barred = ((1 << len(self.apart)) - 1) & ~self.seen
        self.apart = [0] * len(self.apart)
        return True

    def release(self, places: int) -> None:
        """Recruits that are no Leaders need not be kept apart from anybody."""
        for place in bits(places):
            for other in bits(self.apart[place]):
                self.apart[other] &= ~(1 << place)
            self.apart[place] = 0

    def bar(self, row: int) -> bool:
        """There is no Leader in this row; False if one is known to be there."""
        if (self.kinds[EL] | self.kinds[SL]) & row:
            return False
        self.release(row & ~self.seen)
        self.barred |= row & ~self.seen
        return True

    def part(self, row: int) -> bool:
        """There are not two Leaders in this row; False if they are known to be there."""
        leaders = self.kinds[EL] | self.kinds[SL]
        if leaders & row:
            self.barred |= row & ~self.seen
            return (leaders & row).bit_count() == 1
        if leaders == 0:
            open_places = row & ~self.seen & ~self.barred
            for place in bits(open_places):
                self.apart[place] |= open_places & ~(1 << place)
        return True

    def move(self, places: list[int], order: list[int]) -> None:
        """The Recruits of these places lie in another order now."""
        whole = 0
        for place in places:
            whole |= 1 << place
        self.kinds = [moved(mask, whole, places, order) for mask in self.kinds]
        self.seen = moved(self.seen, whole, places, order)
        self.barred = moved(self.barred, whole, places, order)
        self.promises = [
            moved(promise >> TEAM_BITS, whole, places, order) << TEAM_BITS | promise & 3
            for promise in self.promises
        ]
        if self.kinds[EL] or self.kinds[SL]:
            return
        before = [moved(mask, whole, places, order) for mask in self.apart]
        self.apart = before[:]
        for place, source in zip(places, order, strict=True):
            self.apart[place] = before[places[source]]

    def key(self) -> tuple[int, ...]:
        """Hypotheses with equal keys say the same."""
        return (*self.kinds, self.barred, *self.apart, *self.promises)

    # ------------------------------------------------------------------ what is possible

    def open_places(self) -> int:
        """The places that may hold a Leader whose place is not known."""
        if self.kinds[EL] and self.kinds[SL]:
            return 0
        return ((1 << len(self.apart)) - 1) & ~self.seen & ~self.barred

    def leader_ways(self) -> list[int]:
        """For each place, in how many ways the Leaders may lie so that one not yet found lies there.

        If none is found the two are alike, and the numbers hold for either of them.
        """
        ways = [0] * len(self.apart)
        places: i64 = self.open_places()
        one_found = self.kinds[EL] | self.kinds[SL] != 0
        for place in bits(places):
            ways[place] = 1 if one_found else size(places & ~self.apart[place]) - 1
        return ways


def moved(mask: int, whole: int, places: list[int], order: list[int]) -> int:
    """The mask after the things in these places (`whole` as a mask) were laid in another order."""
    if mask & whole == 0 or mask & whole == whole:
        return mask
    now = mask & ~whole
    for place, source in zip(places, order, strict=True):
        if (mask >> places[source]) & 1:
            now |= 1 << place
    return now


class Hypotheses:
    """All hypotheses that fit what was seen so far, beginning with the deal (L-2.6 to L-2.8)."""

    __slots__ = ("_wasted", "alive", "each", "leftover", "places", "players")

    def __init__(self, players: int) -> None:
        self.players = players
        self.places = ROW * players
        self.each = followers(players)
        self.leftover = leftover(players)
        self.alive = [Hypothesis(self.places)]
        self._wasted = 0

    def follow(self, history: list[int]) -> None:
        """Take in these entries of a ledger (knowledge.py)."""
        for item in history:
            self.take_in(item)

    def take_in(self, item: int) -> None:
        """One more entry."""
        tag = tag_of(item)
        if tag == SEEN:
            self.see(place_of(item), kind_of(item))
        elif tag == SWAPPED:
            self._swap(place_of(item), other_of(item))
        elif tag == SHUFFLED:
            self._shuffle(bits(mask_of(item)))
        else:
            self._waste(place_of(item))

    def see(self, place: int, kind: int) -> None:
        most = 1 if kind >= EL else self.each
        if len(self.alive) == 1:
            if not self.alive[0].see(place, kind, most):
                self.alive = []
        else:
            self.alive = merged([h for h in self.alive if h.see(place, kind, most)])

    def promise(self, seat: int, team: int) -> None:
        """The row of this seat is of this team now, or so it is said."""
        for h in self.alive:
            h.promises.append(7 << (ROW * seat) << TEAM_BITS | team)

    def is_wasted(self, seat: int) -> bool:
        return (self._wasted >> seat) & 1 == 1

    def _swap(self, place: int, other: int) -> None:
        """An exchange nobody won by (L-21.6, L-21.7)."""
        places = [place, other]
        for h in self.alive:
            h.move(places, _TWO[1])
        self._keep_leaders_off(seat_of(place))
        self._keep_leaders_off(seat_of(other))

    def _keep_leaders_off(self, seat: int) -> None:
        row = 7 << (ROW * seat)
        if self.is_wasted(seat):
            self.alive = [h for h in self.alive if h.bar(row)]
        else:
            self.alive = [h for h in self.alive if h.part(row)]

    def _waste(self, seat: int) -> None:
        self._wasted |= 1 << seat
        self._keep_leaders_off(seat)

    def _shuffle(self, places: list[int]) -> None:
        """All orders are as likely, so every hypothesis becomes one per order."""
        now: list[Hypothesis] = []
        for before in self.alive:
            for order in _THREE if len(places) == ROW else _TWO:
                h = Hypothesis(self.places, before)
                h.move(places, order)
                h.origins = [Origin(before, order, before.weight)]
                now.append(h)
        self.alive = merged(now)

    # ------------------------------------------------------------------ counting

    def followers_left(self, h: Hypothesis, kind: int) -> int:
        """Followers of a faction that nobody has found under this hypothesis."""
        return self.each - size(h.kinds[kind])

    def deals(self, h: Hypothesis) -> int:
        """In how many ways the Recruits may lie under this hypothesis, times its weight."""
        pairs = pairs_of(h, h.leader_ways())
        left = self.followers_left(h, E)
        return h.weight * pairs * comb(left + self.followers_left(h, S), left)


def pairs_of(h: Hypothesis, ways: list[int]) -> int:
    """In how many ways the two Leaders may lie, from `h.leader_ways()`."""
    return 1 if h.kinds[EL] and h.kinds[SL] else sum(ways)


def merged(found: list[Hypothesis]) -> list[Hypothesis]:
    """The same hypotheses, each of them once."""
    if len(found) < 2:
        return found
    by_key: dict[tuple[int, ...], Hypothesis] = {}
    for h in found:
        key = h.key()
        twin = by_key.get(key)
        if twin is None:
            by_key[key] = h
        else:
            twin.weight += h.weight
            twin.origins += h.origins
    return list(by_key.values())


def look_around(hypotheses: Hypotheses, view: Mapping[str, Any]) -> None:
    """What lies open to the viewer now: before the rows are laid down it is all there is to know."""
    for place in range(hypotheses.places):
        card = view["seats"][seat_of(place)]["row"][place % ROW]["card"]
        if card is not None:
            hypotheses.see(place, KINDS.index(card))


def hypotheses_of(view: Mapping[str, Any]) -> Hypotheses:
    """What is possible for the viewer of a game that is not over."""
    found = Hypotheses(view["players"])
    found.follow(view["history"])
    look_around(found, view)
    return found
