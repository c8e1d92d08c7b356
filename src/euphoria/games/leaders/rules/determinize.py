"""Worlds a seat cannot tell from the real one: everything it does not know is drawn anew.

The Recruits come from the exact posterior of the seat (hypotheses.py), together with the way they went
through every shuffle, so that what other seats have seen fits as well. Artifacts nobody showed the seat are
dealt out again among the places where they can be. What other seats have decided in secret is decided anew.
"""

from __future__ import annotations

from euphoria.core.bits import nth_bit, size
from euphoria.core.flow import answer_anew
from euphoria.core.luck import Luck
from euphoria.core.state import Packed, packed
from euphoria.games.leaders.rules.cards import EL, ROW, SL, E, S
from euphoria.games.leaders.rules.hypotheses import Hypotheses, Hypothesis, hypotheses_of, pairs_of
from euphoria.games.leaders.rules.knowledge import (
    SEEN,
    SHUFFLED,
    SWAPPED,
    entry,
    mask_of,
    other_of,
    place_of,
    tag_of,
)
from euphoria.games.leaders.rules.state import NOTHING, Table, bits
from euphoria.games.leaders.rules.turn import BOOK, TURNS
from euphoria.games.leaders.rules.use import is_declared
from euphoria.games.leaders.rules.view import view_for


def determinize(t: Table, seat: int, luck: Luck) -> Table:
    """One world that looks to the seat (-1: a spectator) exactly like this one."""
    return Worlds(t, seat).draw(luck)


class Worlds:
    """The worlds that look to a seat like this one; search draws many of them from one position."""

    __slots__ = ("_deals", "_found", "_seat", "_table", "_total")

    def __init__(self, t: Table, seat: int) -> None:
        self._table = t
        self._seat = seat
        self._found = hypotheses_of(view_for(t, seat)) if _has_secrets(t) else Hypotheses(t.players)
        self._deals = [self._found.deals(h) for h in self._found.alive]
        self._total = sum(self._deals)

    def draw(self, luck: Luck) -> Table:
        t = self._table.copy()
        if not _has_secrets(t):
            return t
        h = self._found.alive[_pick(self._deals, self._total, luck)]
        _forget_plans(t, self._seat)
        _lay_recruits(t, self._found, h, luck)
        t.ledger = _retold(t, _shuffles_before(h, luck))
        _deal_artifacts(t, self._seat, luck)
        answer_anew(BOOK, t, self._seat, luck)
        return t


def _has_secrets(t: Table) -> bool:
    """Before the deal there is nothing to know, after the end everything is known."""
    return not t.over and EL in t.row


# ------------------------------------------------------------------ luck


def _below(luck: Luck, bound: int) -> int:
    """A uniform number from 0 to bound - 1, however large the bound is."""
    if bound <= 65536:
        return luck.below(bound)
    size = bound.bit_length()
    words = (size + 31) // 32
    while True:
        value = 0
        for _ in range(words):
            value = value << 32 | luck.next()
        value >>= 32 * words - size
        if value < bound:
            return value


def _pick(weights: list[int], total: int, luck: Luck) -> int:
    """An index, as likely as its weight says."""
    left = _below(luck, total)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise AssertionError("The weights do not add up to their total.")


def _shuffled(cards: list[int], luck: Luck) -> list[int]:
    for k in range(len(cards) - 1):
        other = k + luck.below(len(cards) - k)
        cards[k], cards[other] = cards[other], cards[k]
    return cards


# ------------------------------------------------------------------ Recruits


def _lay_recruits(t: Table, found: Hypotheses, h: Hypothesis, luck: Luck) -> None:
    """Lay down Recruits that fit the hypothesis, all ways as likely."""
    el, sl = _leader_places(h, luck)
    left = [E] * found.followers_left(h, E) + [S] * found.followers_left(h, S)
    left = _shuffled(left, luck)
    row = t.row[:]
    for place in range(found.places):
        bit = 1 << place
        if place == el:
            row[place] = EL
        elif place == sl:
            row[place] = SL
        elif h.kinds[E] & bit:
            row[place] = E
        elif h.kinds[S] & bit:
            row[place] = S
        else:
            row[place] = left.pop()
    if found.leftover:
        t.removed = left.pop()
    if not t.ledger:
        # Not laid down yet: a row is kept sorted, whoever it belongs to.
        for at in range(0, found.places, ROW):
            row[at : at + ROW] = sorted(row[at : at + ROW])
    t.lay(row)


def _leader_places(h: Hypothesis, luck: Luck) -> tuple[int, int]:
    open_places = h.open_places()
    el = h.kinds[EL].bit_length() - 1
    sl = h.kinds[SL].bit_length() - 1
    if el < 0 and sl < 0:
        ways = h.leader_ways()
        el = _pick(ways, pairs_of(h, ways), luck)
        open_places &= ~h.apart[el] & ~(1 << el)
    if el < 0:
        el = nth_bit(open_places, luck.below(open_places.bit_count()))
    elif sl < 0:
        sl = nth_bit(open_places, luck.below(open_places.bit_count()))
    return el, sl


def _shuffles_before(h: Hypothesis, luck: Luck) -> list[list[int]]:
    """How the shuffles went that led to this hypothesis, the last one first."""
    orders: list[list[int]] = []
    while h.origins:
        origin = h.origins[_pick([origin.weight for origin in h.origins], h.weight, luck)]
        orders.append(origin.order)
        h = origin.before
    return orders


def _retold(t: Table, orders: list[list[int]]) -> Packed:
    """The ledger with the Recruits as they now lie, followed back through all that moved them."""
    cards = t.row[:]
    told: list[int] = []
    shuffles = 0
    for item in reversed(t.ledger):
        tag = tag_of(item)
        if tag == SEEN:
            item = entry(SEEN, place_of(item), 0, cards[place_of(item)], mask_of(item))
        elif tag == SWAPPED:
            place = place_of(item)
            other = other_of(item)
            cards[place], cards[other] = cards[other], cards[place]
        elif tag == SHUFFLED:
            places = bits(mask_of(item))
            now = [cards[place] for place in places]
            for n, source in enumerate(orders[shuffles]):
                cards[places[source]] = now[n]
            shuffles += 1
        told.append(item)
    told.reverse()
    return packed(told)


# ------------------------------------------------------------------ Artifacts


def _deal_artifacts(t: Table, seat: int, luck: Luck) -> None:
    """Deal the cards the seat has lost sight of, or never saw, to where such cards lie."""
    known = 0 if seat < 0 else t.artifacts_known[seat] | t.hand[seat]
    unknown = t.bag & ~known
    for hand in t.hand:
        unknown |= hand & ~known
    for artifact in t.queue:
        unknown |= 1 << artifact & ~known
    cards = _shuffled(bits(unknown), luck)
    _deal_hands(t, known, cards)
    t.queue = [artifact if (known >> artifact) & 1 else cards.pop() for artifact in t.queue]
    t.bag &= known
    for artifact in cards:
        t.bag |= 1 << artifact
    # Of what the seat does not know it cannot say who else does.
    t.artifacts_known = [
        seen if other == seat else seen & known | t.hand[other]
        for other, seen in enumerate(t.artifacts_known)
    ]


def _deal_hands(t: Table, known: int, cards: list[int]) -> None:
    """Change the unknown cards of the hands; what they were marked as goes over to the new ones."""
    drawn = t.drawn
    fresh = t.fresh
    t.drawn &= known
    t.fresh &= known
    for seat in range(t.players):
        before = t.hand[seat] & ~known
        t.hand[seat] &= known
        for n in range(before.bit_count()):
            bit = 1 << cards.pop()
            t.hand[seat] |= bit
            if n < size(drawn & before):
                t.drawn |= bit
            if n < size(fresh & before):
                t.fresh |= bit


# ------------------------------------------------------------------ decisions


def _forget_plans(t: Table, seat: int) -> None:
    """What others have decided and not shown: a use of an Artifact begun, Reactions still to come."""
    if t.using != NOTHING and not is_declared(t) and seat != t.active:
        while t.frames[-1].proc != TURNS.index:
            t.frames.pop()
        t.using = NOTHING
        t.pay = NOTHING
        t.named = []
    if t.frames[-1].proc == TURNS.index:
        # Between two events nobody can tell how the last one ended from here.
        t.off = False
    t.reactions = [given for given in t.reactions if given & 7 == seat]
