"""Morale (D-9), knowledge (D-10) and the miners (D-15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import Codes, first
from euphoria.core.flow import again, ask, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.dystopia.rules.cards import CURTIS, NICK
from euphoria.games.dystopia.rules.data import CARD_KINDS, LEVEL_3, MINER_ACTIVATES, MINER_END, TRACK_END
from euphoria.games.dystopia.rules.markets import ANY_CARD, CARD
from euphoria.games.dystopia.rules.payment import keeps_payable
from euphoria.games.dystopia.rules.powers import has_power
from euphoria.games.dystopia.rules.state import HELD_KINDS, City
from euphoria.games.dystopia.rules.talents import FALLS, LEARNS, TALENTS
from euphoria.games.dystopia.rules.words import DISCARD, DISCARDED, KNOWLEDGE, MINER, MORALE, TUNNEL_OPEN

# ------------------------------------------------- morale and knowledge

TALENTS[CURTIS] |= FALLS
TALENTS[NICK] |= LEARNS


def change_morale(s: City, seat: i64, by: i64) -> None:
    """Move the heart as far as the track allows; a lower limit may cost cards (D-9.3)."""
    old: i64 = s.morale[seat]
    new = old + by
    if new < 1:
        new = 1
    elif new > TRACK_END:
        new = TRACK_END
    if new == old:
        return
    s.morale[seat] = new
    if s.out is not None:
        tell(s, MORALE, EVERYBODY, seat, new)
    if new < old:
        if s.talents[seat] & FALLS and has_power(s, seat, CURTIS):
            change_knowledge(s, seat, new - old)
        if s.held[seat] >> HELD_KINDS > s.morale[seat]:
            enforce_limit(s, seat)


def change_knowledge(s: City, seat: i64, by: i64) -> None:
    """Move the head as far as the track allows; no check follows (D-10.7)."""
    old: i64 = s.knowledge[seat]
    new = old + by
    if new < 1:
        new = 1
    elif new > TRACK_END:
        new = TRACK_END
    if new == old:
        return
    s.knowledge[seat] = new
    if s.out is not None:
        tell(s, KNOWLEDGE, EVERYBODY, seat, new)
    if new > old and s.talents[seat] & LEARNS and has_power(s, seat, NICK):
        change_morale(s, seat, new - old)


def room_for_knowledge(s: City, seat: i64, price: i64) -> bool:
    """A price in knowledge needs room for all of it (D-10.10)."""
    return s.knowledge[seat] + price <= TRACK_END


def morale_to_lose(s: City, seat: i64, price: i64) -> bool:
    """A price in morale needs that much above the left end (D-9.6)."""
    return s.morale[seat] - price >= 1


# ------------------------------------------------- the hand limit: frame.a discards

_DISCARDS: Final = Codes(DISCARD)


def enforce_limit(s: City, seat: i64) -> None:
    if s.held[seat] >> HELD_KINDS > s.morale[seat]:
        s.push(HAND_LIMIT.index, seat)


def cards_held(s: City, seat: i64) -> int:
    """The kinds of card in a hand, as a mask."""
    return (s.held[seat] & ANY_CARD) >> CARD


def drop_card(s: City, seat: i64, kind: int) -> None:
    """A card goes to the open discard pile, as part of something that is told already."""
    s.take_card(seat, kind)
    s.pile[kind] = s.pile[kind] + 1
    s.revealed += 1


def discard_card(s: City, seat: i64, kind: int) -> None:
    """The same, and it is told."""
    drop_card(s, seat, kind)
    tell(s, DISCARDED, EVERYBODY, seat, kind)


def _who_discards(s: City, f: Frame) -> i64:
    return 1 << f.a if s.hand_size(f.a) > s.morale[f.a] else 0


def _discard_options(s: City, _f: Frame, seat: i64) -> list[int]:
    return _DISCARDS.of(spare_cards(s, seat))


def spare_cards(s: City, seat: i64) -> int:
    """The kinds of card to throw away: what pays for the space just taken is kept if possible (D-7.1)."""
    held = cards_held(s, seat)
    if not s.due or seat != s.active:
        return held
    spare = 0
    for kind in range(CARD_KINDS):
        if (held >> kind) & 1 and keeps_payable(s, seat, CARD + kind):
            spare |= 1 << kind
    return spare or held


def _discard(s: City, _f: Frame, seat: i64, code: int) -> None:
    discard_card(s, seat, first(code))


def _too_many_cards(s: City, f: Frame) -> bool:
    return s.hand_size(f.a) > s.morale[f.a]


HAND_LIMIT: Final = procedure(
    "discard down to the hand limit",
    "D-9.3",
    # Asked even if all cards are equal: silence would tell everybody that they are.
    ask("discard", "D-9.3", _who_discards, _discard_options, _discard),
    again(_too_many_cards),
)

# ------------------------------------------------- miners


def dig(s: City, faction: int, steps: int) -> None:
    """The miner of a tunnel moves; from step 6 on it wakes hidden recruits (D-15.4 to D-15.6)."""
    old = s.miner[faction]
    new = old + steps
    if new > MINER_END:
        new = MINER_END
    if new == old:
        return
    if new >= MINER_ACTIVATES and not is_awake(s, faction):  # asked before it has moved
        s.awake |= 1 << faction
    s.miner[faction] = new
    if s.out is not None:
        tell(s, MINER, EVERYBODY, faction, new)
    if new == MINER_END:
        s.ends |= 1 << faction
        tell(s, TUNNEL_OPEN, EVERYBODY, faction)


def is_awake(s: City, faction: int) -> bool:
    """Have recruits of this faction been activated already (D-21.5)?"""
    if s.allegiance[faction] >= LEVEL_3:
        return True
    return faction < 3 and s.miner[faction] >= MINER_ACTIVATES


TRACK_PROCEDURES: Final = [HAND_LIMIT]
