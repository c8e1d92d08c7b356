"""Who has seen which Recruit (Appendix B), and the moves that carry or blur that knowledge.

Two records are kept. `known` is what a view shows: for each seat the places whose Recruit it knows now.
`ledger` is the full public and private history of sightings, exchanges and shuffles, from which deduction
computes exact probabilities. A ledger entry is a packed int: a tag and its numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.state import EVERYBODY, tell, with_item
from euphoria.games.leaders.rules.cards import ROW
from euphoria.games.leaders.rules.state import Table, bits, each, seat_of
from euphoria.games.leaders.rules.words import EXPOSED, HIDDEN, SEES

SEEN: Final = 0
"""The seats of `mask` saw the Recruit `kind` in `place`."""
SWAPPED: Final = 1
"""The Recruits in `place` and `other` changed places, and nobody won by it."""
SHUFFLED: Final = 2
"""The Recruits in the places of `mask` were shuffled among those places."""
WASTED: Final = 3
"""The seat `place` became a Wastelander."""


TAG: Final = 7
"""The bits of an entry that hold its tag."""
MASK: Final = 16
"""The bit of an entry where its mask begins, which is the last of its numbers."""


def entry(tag: i64, place: i64 = 0, other: i64 = 0, kind: i64 = 0, mask: i64 = 0) -> i64:
    return tag | place << 3 | other << 8 | kind << 13 | mask << MASK


def tag_of(entry: i64) -> i64:
    return entry & TAG


def place_of(entry: i64) -> i64:
    return (entry >> 3) & 31


def other_of(entry: i64) -> i64:
    return (entry >> 8) & 31


def kind_of(entry: i64) -> i64:
    return (entry >> 13) & 7


def mask_of(entry: i64) -> i64:
    return entry >> MASK


def note(t: Table, tag: i64, place: i64 = 0, other: i64 = 0, kind: i64 = 0, mask: i64 = 0) -> None:
    item = entry(tag, place, other, kind, mask)
    t.own_ledger().append(item)
    t.lain = _lain_after(t.lain, item, (1 << t.players) - 1)


def _note_seen(t: Table, place: i64, seats: i64) -> None:
    """Most of what is noted: these seats saw what lies in this place."""
    t.own_ledger().append(entry(SEEN, place, 0, t.row[place], seats))
    if seats == (1 << t.players) - 1:
        t.lain |= 1 << place


def learn(t: Table, seats: i64, place: i64) -> bool:
    """These seats now know the Recruit in this place; is that news to anybody?"""
    bit = 1 << place
    known = t.known
    news = False
    for seat in each(seats):
        seen: i64 = known[seat]
        if not seen & bit:
            if not news:
                known = t.own_known()
                news = True
            known[seat] = seen | bit
    if news:
        _note_seen(t, place, seats)
    return news


def look(t: Table, seat: i64, place: i64) -> None:
    """A private look at a Recruit, which stays as it is (L-9.1)."""
    seen: i64 = t.known[seat]
    if not (seen >> place) & 1:  # `learn`, of a single seat
        t.own_known()[seat] = seen | 1 << place
        _note_seen(t, place, 1 << seat)
    if t.out is not None:
        tell(t, SEES, 1 << seat, seat, place, t.row[place])


def expose(t: Table, place: i64) -> None:
    """Turn a Recruit face-up for everybody (L-4.4)."""
    everybody = (1 << t.players) - 1
    hidden = not (t.up >> place) & 1
    t.up |= 1 << place
    if not learn(t, everybody, place) and hidden and not (t.lain >> place) & 1:
        # Every player has seen it in private before; now spectators see it too.
        _note_seen(t, place, everybody)
    if t.out is not None:
        tell(t, EXPOSED, EVERYBODY, place, t.row[place])


def lain_open(t: Table) -> i64:
    """The places whose Recruit has lain open, here or on its way here (L-13.4a), as the ledger tells it."""
    places: i64 = 0
    everybody = (1 << t.players) - 1
    for item in t.ledger:
        places = _lain_after(places, item, everybody)
    return places


def _lain_after(places: i64, item: i64, everybody: i64) -> i64:
    """These places after one more entry."""
    tag = tag_of(item)
    if tag == SEEN:
        return places | 1 << place_of(item) if mask_of(item) == everybody else places
    if tag == SWAPPED:
        return _swap_bits(places, place_of(item), other_of(item))
    return places & ~mask_of(item) if tag == SHUFFLED else places


def hide(t: Table, place: i64) -> None:
    """Turn a Recruit face-down; what was seen stays known (L-13.4a)."""
    t.up &= ~(1 << place)
    tell(t, HIDDEN, EVERYBODY, place, t.row[place])


def swap_places(t: Table, place: i64, other: i64) -> None:
    """Two Recruits change places with their state; what anybody knew of them goes along (L-16.9)."""
    t.lay(with_item(with_item(t.row, place, t.row[other]), other, t.row[place]))
    t.up = _swap_bits(t.up, place, other)
    t.known = [_swap_bits(known, place, other) for known in t.known]


def swap_known(t: Table, place: i64, other: i64) -> None:
    """After an exchange nobody won by: note it, and let the new owners look (L-4.3a)."""
    note(t, SWAPPED, place, other)
    learn(t, 1 << seat_of(place), place)
    learn(t, 1 << seat_of(other), other)


def blur(t: Table, owner: i64, places: i64) -> None:
    """The hidden Recruits of these places were shuffled: only their owner still knows which is where."""
    note(t, SHUFFLED, 0, 0, 0, places)
    t.known = [known if seat == owner else known & ~places for seat, known in enumerate(t.known)]
    for place in bits(places):
        _note_seen(t, place, 1 << owner)


def know_own_row(t: Table, seat: i64) -> None:
    """A player knows the three Recruits in front of them (L-4.3)."""
    for place in range(ROW * seat, ROW * seat + ROW):
        learn(t, 1 << seat, place)


def _swap_bits(mask: i64, i: i64, j: i64) -> i64:
    if (mask >> i) & 1 == (mask >> j) & 1:
        return mask
    return mask ^ (1 << i | 1 << j)
