"""The Artifact deck (L-16.7): a bag nobody knows the order of, above the queue of cards put under it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.bits import nth_bit, size
from euphoria.core.flow import chance, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.leaders.rules.state import Table, each
from euphoria.games.leaders.rules.words import DREW, DREW_CARD, DREW_NOTHING, UNDER_DECK


def show(t: Table, artifact: i64) -> None:
    """Everybody sees this Artifact and where it lies."""
    all_known = t.own_artifacts_known()
    card = 1 << artifact
    for seat in range(t.players):
        known: i64 = all_known[seat]
        all_known[seat] = known | card


def put_under(t: Table, artifact: i64) -> None:
    """A used Artifact goes to the bottom of the deck, before everybody's eyes (L-10.3, L-16.7)."""
    t.queue = [*t.queue, artifact]
    show(t, artifact)
    if t.out is not None:
        tell(t, UNDER_DECK, EVERYBODY, artifact)


def put_hand_under(t: Table, seat: i64) -> i64:
    """All cards of a hand go under the deck unseen, in the order they lie in it (L-7.2a); how many."""
    hand = t.hand[seat]
    cards = each(hand)
    t.queue = t.queue + cards
    t.hand[seat] = 0
    if len(cards) > 1:
        # Others who knew one of them no longer know at which depth it lies.
        forget(t, hand, 1 << seat)
    return len(cards)


def forget(t: Table, artifacts: i64, but: i64) -> None:
    """Everybody but the seats of `but` loses sight of these Artifacts."""
    all_known = t.artifacts_known
    for seat in each(((1 << t.players) - 1) & ~but):
        known: i64 = all_known[seat]
        if known & artifacts:
            t.own_artifacts_known()[seat] = known & ~artifacts


def take_card(t: Table, seat: i64, artifact: i64) -> None:
    """An Artifact comes into a hand, and its new owner sees it."""
    card = 1 << artifact
    held: i64 = t.hand[seat]
    known: i64 = t.artifacts_known[seat]
    t.hand[seat] = held | card
    if not known & card:
        t.own_artifacts_known()[seat] = known | card


def draw_bounds(t: Table, count: i64) -> list[int]:
    """The luck of drawing up to `count` cards: only the bag is luck, the queue is not."""
    left = size(t.bag)
    return [left - k for k in range(min(count, left))]


def draw_cards(t: Table, seat: i64, count: i64, drawn: list[int]) -> i64:
    """Draw up to `count` cards into a hand, first from the bag, then from the queue; which ones."""
    got = 0
    for number in drawn:
        artifact = nth_bit(t.bag, number)
        t.bag &= ~(1 << artifact)
        got |= 1 << artifact
    missing = count - len(drawn)
    while missing > 0 and t.queue:
        got |= 1 << t.queue[0]
        t.queue = t.queue[1:]
        missing -= 1
    for artifact in each(got):
        take_card(t, seat, artifact)
        if t.out is not None:
            tell(t, DREW_CARD, 1 << seat, seat, artifact)
    return got


# ------------------------------------------------------------------ drawing one card: frame.a draws


def _bounds(t: Table, _f: Frame) -> list[int]:
    return draw_bounds(t, 1)


def _draw(t: Table, f: Frame, drawn: list[int]) -> None:
    if t.bag == 0 and not t.queue:
        tell(t, DREW_NOTHING, EVERYBODY, f.a)
        return
    if t.out is not None:
        tell(t, DREW, EVERYBODY, f.a)
    got = draw_cards(t, f.a, 1, drawn)
    if f.b == 1:
        # Drawn by being shot: not usable before this Shoot action is finished (L-16.6a).
        t.fresh |= got


def _drawer(_t: Table, f: Frame) -> i64:
    return 1 << f.a


DRAW_ONE: Final = procedure(
    "draw an Artifact",
    "L-16.7",
    chance("draw", "L-16.7", _bounds, _draw, _drawer),
)
