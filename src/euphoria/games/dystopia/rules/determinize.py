"""Worlds a seat cannot tell from the real one: everything it does not know is drawn anew (D-2).

Unknown to a seat are hands and deck, hidden, dealt and discarded recruits, unresolved dilemmas, tiles not yet
built, answers in sealed envelopes and what two others offer each other. What is drawn fits all that the seat
can see: a space just taken can be paid for, and no hidden recruit belongs to a faction that is awake. Cards
that were shown in passing (a hand laid open, a card handed over) are in no view later on; they are drawn anew
like any others.
"""

from __future__ import annotations

from typing import Final

from euphoria.core.bits import size
from euphoria.core.flow import answer_anew, waiting_step
from euphoria.core.luck import Luck
from euphoria.core.state import Frame
from euphoria.games.dystopia.rules.book import BOOK
from euphoria.games.dystopia.rules.cards import OF_FACTION, RECRUITS_COUNT, TILES_COUNT
from euphoria.games.dystopia.rules.data import CARD_KINDS, DILEMMAS, FACTIONS, GOODS_COUNT, SITES
from euphoria.games.dystopia.rules.dilemma import DILEMMA, dilemma_recipes
from euphoria.games.dystopia.rules.goods import DRAW_CARDS, DRAW_ONE_BY_ONE
from euphoria.games.dystopia.rules.payment import can_pay, due_recipes, stock_of
from euphoria.games.dystopia.rules.recruits_euphorian import KEEP_ONE_OF_TWO
from euphoria.games.dystopia.rules.state import City, bits
from euphoria.games.dystopia.rules.tracks import is_awake
from euphoria.games.dystopia.rules.trade import KINDS, TRADE, count_in

TRIES: Final = 1000
"""How often cards are dealt anew until they fit what everybody can see."""


def determinize(s: City, seat: int, luck: Luck) -> City:
    """One world that looks to the seat (-1: a spectator) exactly like this one."""
    world = s.copy()
    if not s.over and s.dilemma[0] >= 0:
        _deal_recruits(world, seat, luck)
        _deal_dilemmas(world, seat, luck)
        _deal_tiles(world, seat, luck)
        _deal_cards(world, s, seat, luck)
        _offer_anew(world, seat, luck)
        answer_anew(BOOK, world, seat, luck)
    return world


# ------------------------------------------------------------------ luck


def _shuffled(things: list[int], luck: Luck) -> list[int]:
    for k in range(len(things) - 1):
        other = k + luck.below(len(things) - k)
        things[k], things[other] = things[other], things[k]
    return things


def _take(things: list[int], count: int) -> int:
    """So many from the end of a list, as a mask."""
    mask = 0
    for _ in range(count):
        mask |= 1 << things.pop()
    return mask


def _others(s: City, seat: int) -> list[int]:
    return [other for other in range(s.players) if other != seat]


# ------------------------------------------------------------------ recruits


def _deal_recruits(s: City, seat: int, luck: Luck) -> None:
    """Deal the recruits that are not known to the seat to where such recruits lie."""
    known = 0 if seat < 0 else s.down[seat] | s.dealt[seat] | s.seen[seat]
    for up in s.up:
        known |= up
    unknown = (1 << RECRUITS_COUNT) - 1 & ~known
    # What the seat has passed on in a draft was taken by somebody: it is not in the supply.
    passed = 0 if seat < 0 else s.passed[seat] & unknown
    for _ in range(TRIES):
        if _deal_recruits_once(s, seat, unknown, passed, luck):
            return
    raise AssertionError("No deal of recruits fits what can be seen.")


def _deal_recruits_once(s: City, seat: int, unknown: int, passed: int, luck: Luck) -> bool:
    others = _others(s, seat)
    hidden = sum(s.down[other].bit_count() for other in others)
    places = hidden + sum(size(s.dealt[other] | s.seen[other]) for other in others)
    asleep = _shuffled(bits(unknown & ~_awake(s)), luck)
    down = asleep[len(asleep) - hidden :]
    for recruit in down:
        unknown &= ~(1 << recruit)
    sure = bits(passed & unknown)
    if len(sure) > places - hidden:
        return False
    rest = _shuffled(bits(unknown & ~passed), luck)
    cards = _shuffled(sure + rest[: places - hidden - len(sure)], luck)
    s.supply = _take(rest, len(rest) - (places - hidden - len(sure)))
    s.seen_out = 0 if seat < 0 else s.seen[seat]
    for other in others:
        s.down[other] = _take(down, s.down[other].bit_count())
        s.dealt[other] = _take(cards, s.dealt[other].bit_count())
        s.seen[other] = _take(cards, s.seen[other].bit_count())
        s.seen_out |= s.seen[other]
        # What others remember of a draft is not known here.
        s.own_passed()[other] = 0
    return True


def _awake(s: City) -> int:
    """The recruits that cannot lie face down: their factions were awake before this placement (D-14.9)."""
    mask = 0
    for faction in range(len(FACTIONS)):
        if is_awake(s, faction) and not (s.awake >> faction) & 1:
            mask |= OF_FACTION[faction]
    return mask


# ------------------------------------------------------------------ dilemmas and tiles


def _deal_dilemmas(s: City, seat: int, luck: Luck) -> None:
    unknown = (1 << len(DILEMMAS)) - 1
    secret: list[int] = []
    for other in range(s.players):
        if other == seat or (s.resolved >> other) & 1:
            unknown &= ~(1 << s.dilemma[other])
        else:
            secret.append(other)
    cards = _shuffled(bits(unknown), luck)
    for other in secret:
        s.dilemma[other] = cards.pop()


def _deal_tiles(s: City, seat: int, luck: Luck) -> None:
    """Without market choice nobody has seen any tile: a bag needs no dealing."""
    if not any(s.tiles_dealt):
        return
    own = 0 if seat < 0 else s.tiles_dealt[seat]
    out = 0 if seat < 0 else s.tiles_out[seat]
    built = 0
    for tile in s.tile:
        if tile >= 0:
            built |= 1 << tile
    unknown = _shuffled(bits((1 << TILES_COUNT) - 1 & ~own & ~out & ~built), luck)
    picked = all(mask.bit_count() == 1 for mask in s.tiles_dealt)
    if picked and size(s.tile_bag) + built.bit_count() == SITES:
        # The six tiles are together: anybody may have chosen any of them.
        s.tile_bag = own & ~built
        while size(s.tile_bag) + built.bit_count() < SITES:
            s.tile_bag |= 1 << unknown.pop()
        chosen = _shuffled(bits((s.tile_bag | built) & ~own), luck)
    else:
        chosen = unknown
    for other in _others(s, seat):
        s.own_tiles_dealt()[other] = _take(chosen, s.tiles_dealt[other].bit_count())
        s.own_tiles_out()[other] = _take(unknown, s.tiles_out[other].bit_count())
    if chosen is unknown:
        s.tile_bag = _take(unknown, len(unknown))


# ------------------------------------------------------------------ artifact cards


def _deal_cards(s: City, real: City, seat: int, luck: Luck) -> None:
    """Deal the cards of the deck and of other hands anew until they fit what everybody can see."""
    pledged = _pledged(s, seat)
    pool: list[int] = []
    for kind in range(CARD_KINDS):
        count = s.deck[kind] - pledged[kind]
        for other in _others(s, seat):
            count += s.hand[CARD_KINDS * other + kind]
        pool += [kind] * count
    for _ in range(TRIES):
        _deal_cards_once(s, real, seat, pledged, _shuffled(pool[:], luck))
        if _fits(s, real, seat):
            break
    owner = _who_draws(s)
    if owner != seat or owner < 0:
        _draw_anew(s, owner, luck)


def _deal_cards_once(s: City, real: City, seat: int, pledged: list[int], cards: list[int]) -> None:
    offerer = _offerer(s)
    for other in _others(s, seat):
        at = CARD_KINDS * other
        hand = pledged[:] if other == offerer else [0] * CARD_KINDS
        for _ in range(real.hand_size(other) - sum(hand)):
            hand[cards.pop()] += 1
        s.hand[at : at + CARD_KINDS] = hand
        s.derive_held(other)
    s.deck = [0] * CARD_KINDS
    for kind in cards:
        s.deck[kind] += 1


def _fits(s: City, real: City, seat: int) -> bool:
    """Can the active player pay for what everybody has seen them begin?"""
    if s.active == seat:
        return True
    if s.due:
        return can_pay(stock_of(s, s.active), due_recipes(s)) == can_pay(
            stock_of(real, s.active), due_recipes(real)
        )
    if s.frames[-1].proc == DILEMMA.index and waiting_step(BOOK, s).name == "dilemma-pay":
        return can_pay(stock_of(s, s.active), dilemma_recipes(s, s.active))
    return True


def _who_draws(s: City) -> int:
    """The player in the middle of drawing cards, or -1."""
    for f in reversed(s.frames):
        if f.proc in (DRAW_ONE_BY_ONE.index, DRAW_CARDS.index, KEEP_ONE_OF_TWO.index):
            return f.a
    return -1


def _draw_anew(s: City, owner: int, luck: Luck) -> None:
    """Which of the cards in a hand were drawn just now; a draw that is over means nothing any more."""
    count = 0 if owner < 0 else min(sum(s.drawn), s.hand_size(owner))
    s.drawn = [0] * CARD_KINDS
    if count:
        hand = s.hand[CARD_KINDS * owner : CARD_KINDS * owner + CARD_KINDS]
        for kind in _some(hand, count, luck):
            s.drawn[kind] += 1


def _some(counts: list[int], number: int, luck: Luck) -> list[int]:
    """So many of the things that are counted, at random."""
    things: list[int] = []
    for kind in range(len(counts)):
        things += [kind] * counts[kind]
    return _shuffled(things, luck)[:number]


# ------------------------------------------------------------------ trades


def _trade(s: City) -> Frame | None:
    """The trade that is being discussed or carried out."""
    for f in reversed(s.frames):
        if f.proc == TRADE.index:
            return f
    return None


def _offerer(s: City) -> int:
    """Who has made the offer that is to be answered, and so holds what it gives; -1: nobody."""
    f = _trade(s)
    if f is None or f.d == 2:
        return -1
    return f.a if f.d == 1 else s.active


def _pledged(s: City, seat: int) -> list[int]:
    """The cards that somebody else has offered to the seat."""
    cards = [0] * CARD_KINDS
    f = _trade(s)
    offerer = _offerer(s)
    if f is not None and offerer not in (-1, seat) and seat in (f.a, s.active):
        bundle = f.c if f.d == 1 else f.b
        for kind in range(CARD_KINDS):
            cards[kind] = count_in(bundle, GOODS_COUNT + kind)
    return cards


def _offer_anew(s: City, seat: int, luck: Luck) -> None:
    """A third player knows only how much is offered: some of what the one has, for anything."""
    f = _trade(s)
    if f is None or seat in (f.a, s.active):
        return
    offerer = _offerer(s)
    if offerer < 0:
        f.b = 0
        f.c = 0
    elif offerer == s.active:
        f.b = _bundle_held(s, offerer, f.b, luck)
        f.c = _any_bundle(f.c, luck)
    else:
        f.c = _bundle_held(s, offerer, f.c, luck)
        f.b = _any_bundle(f.b, luck)


def _sizes(bundle: int) -> tuple[int, int]:
    """How many goods and how many cards."""
    goods = sum(count_in(bundle, kind) for kind in range(GOODS_COUNT))
    return goods, sum(count_in(bundle, kind) for kind in range(GOODS_COUNT, KINDS))


def _bundle_held(s: City, seat: int, bundle: int, luck: Luck) -> int:
    goods, cards = _sizes(bundle)
    made = 0
    for kind in _some(s.goods[GOODS_COUNT * seat : GOODS_COUNT * seat + GOODS_COUNT], goods, luck):
        made += 1 << (4 * kind)
    for kind in _some(s.hand[CARD_KINDS * seat : CARD_KINDS * seat + CARD_KINDS], cards, luck):
        made += 1 << (4 * (GOODS_COUNT + kind))
    return made


def _any_bundle(bundle: int, luck: Luck) -> int:
    goods, cards = _sizes(bundle)
    made = 0
    for kind in _some([15] * GOODS_COUNT, goods, luck):
        made += 1 << (4 * kind)
    for kind in _some([15] * CARD_KINDS, cards, luck):
        made += 1 << (4 * (GOODS_COUNT + kind))
    return made
