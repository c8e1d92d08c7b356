"""A turn (D-4): place workers, or retrieve them, or resolve the dilemma. Nobody passes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import VERB, first, pack, second, verb_of
from euphoria.core.bits import nth_bit, size
from euphoria.core.flow import again, ask, do, procedure, repeat
from euphoria.core.luck import Luck
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.dystopia.rules.cards import FOUNTAIN
from euphoria.games.dystopia.rules.data import ALL_DICE, COMMODITIES, MARKET, WORKERS
from euphoria.games.dystopia.rules.dilemma import FIGHT, SERVE, may_resolve, start_resolving
from euphoria.games.dystopia.rules.ending import stop
from euphoria.games.dystopia.rules.openings import SPACE_AT, open_places, open_spaces
from euphoria.games.dystopia.rules.placements import HIGHEST_FIRST, placements_of
from euphoria.games.dystopia.rules.placing import PLACEMENT, is_open_space_alike, start_placing
from euphoria.games.dystopia.rules.retrieving import (
    FREE,
    PAIRS,
    RETRIEVAL,
    SUBSETS,
    USUAL_WAYS,
    may_retrieve,
    sets_on_board,
    ways_to_retrieve,
)
from euphoria.games.dystopia.rules.state import DICE, DICE_OF, NOTHING, City, bits
from euphoria.games.dystopia.rules.talents import FINDS_WAYS
from euphoria.games.dystopia.rules.tracks import change_morale, morale_to_lose
from euphoria.games.dystopia.rules.trade import may_offer, start_trade
from euphoria.games.dystopia.rules.words import (
    FINISH,
    OFFER,
    PLACE,
    RESOLVE,
    RETRIEVE,
    STAY,
    STAYS,
    STOP,
    TURN,
    WAY,
)


def begin_turn(s: City, _f: Frame) -> None:
    if s.turn >= s.turn_limit and s.turn_limit:
        stop(s)
    else:
        s.turn += 1
        s.lost = 0
        s.once = 0
        s.fresh = 0
        s.stays = 0
        s.placed = 0
        s.twin = 0
        s.extra_dice = 0
        s.ready = s.workers[s.active] ^ s.aboard[s.active]
        if s.out is not None:
            tell(s, TURN, EVERYBODY, s.active, s.turn)


def active(s: City, _f: Frame) -> i64:
    return 1 << s.active


# The packed actions by table: looking them up is quicker than making them.
_RETRIEVALS: Final = [
    [[pack(RETRIEVE, dice, way) for way in bits(ways)] for dice in range(16)]
    for ways in range(1 << len(WAY.words))
]
_ALL_RETRIEVALS: Final = [
    [[code for dice in SUBSETS[on_board] for code in codes[dice]] for on_board in range(16)]
    for codes in _RETRIEVALS
]
"""The same for all sets of the workers on the board, if no two of these are the same."""
_RESOLUTIONS: Final = [pack(RESOLVE, FIGHT), pack(RESOLVE, SERVE)]


def _values(s: City, dice: i64) -> list[int]:
    """The different values of some of the active player's dice, highest first."""
    values: i64 = 0
    value = s.value
    for die in DICE_OF[s.active][dice]:
        values |= 1 << value[die]
    return HIGHEST_FIRST[values]


def _die_of_value(s: City, dice: i64, value: int) -> int:
    at, values = WORKERS * s.active, s.value
    for die in DICE[dice]:
        if values[at + die] == value:
            return die
    return NOTHING


def turn_options(s: City, _f: Frame, seat: i64) -> list[int]:
    """Every placement, every retrieval, and the dilemma if it can be paid (D-4.1)."""
    options = placements_of(s, seat, s.ready) if s.ready else []
    on_board: i64 = s.aboard[seat]
    if on_board:
        ways: i64 = USUAL_WAYS[s.held[seat] & COMMODITIES]
        if s.talents[seat] & FINDS_WAYS:
            ways = ways_to_retrieve(s, seat)
        where, value = s.where, s.value
        for one, other in PAIRS[seat][on_board]:  # as `some_are_alike` has it, without the call
            if where[one] == where[other] and value[one] == value[other]:
                for dice in sets_on_board(s, seat):
                    options += _RETRIEVALS[ways][dice]
                break
        else:
            options += _ALL_RETRIEVALS[ways][on_board]
    if not (s.resolved >> seat) & 1 and may_resolve(s, seat):
        options += _RESOLUTIONS
    return options


def any_turn(s: City, _f: Frame, seat: i64, luck: Luck) -> int:
    """One of these at random, found by counting them in the same order."""
    places: i64 = 0
    if s.ready:
        places = _places(s, seat)
    values = _values(s, s.ready)
    placements = size(places) * len(values)
    retrievals: i64 = 0
    sets: list[int] = SUBSETS[0]
    ways: i64 = 0
    if s.ready != ALL_DICE:
        ways = ways_to_retrieve(s, seat)
        sets = sets_on_board(s, seat)
        retrievals = size(ways) * len(sets)
    resolutions = len(_RESOLUTIONS) if may_resolve(s, seat) else 0
    number = luck.below(placements + retrievals + resolutions)
    if number < placements:
        return _nth_placement(places, values, number)
    number -= placements
    if number < retrievals:
        each = size(ways)
        return _RETRIEVALS[ways][sets[number // each]][number % each]
    return _RESOLUTIONS[number - retrievals]


def _places(s: City, seat: i64) -> i64:
    """The open places in one mask."""
    town, sites = open_places(s, seat)
    return town | sites << MARKET


def _nth_placement(places: i64, values: list[int], number: i64) -> int:
    """The placement of this number: every value on every open space is listed."""
    spaces = size(places)
    return PLACE | values[number // spaces] << 8 | SPACE_AT[nth_bit(places, number % spaces)] << 16


def harmless_turn(s: City, f: Frame, seat: i64) -> list[int]:
    """Out of time: retrieve everything for free, or put a worker on a commodity area."""
    everything = sets_on_board(s, seat)
    if everything:
        return [pack(RETRIEVE, everything[-1], FREE)]
    options = turn_options(s, f, seat)
    areas = [code for code in options if verb_of(code) == PLACE and second(code) < 4]
    return areas or options


def may_also_do(s: City, _f: Frame, seat: i64, code: int) -> bool:
    """A trade, and what is listed once for several that come to the same: alike spaces, alike workers."""
    verb = verb_of(code)
    if verb in (OFFER, STAY):
        return may_speak_of_trade(s, seat, code)
    if verb == PLACE:
        return first(code) in _values(s, s.ready) and is_open_space_alike(s, seat, second(code))
    return verb == RETRIEVE and may_retrieve(s, seat, first(code), second(code))


def may_also_do_more(s: City, _f: Frame, seat: i64, code: int) -> bool:
    verb = verb_of(code)
    if verb == PLACE:
        return first(code) in values_to_place(s) and is_open_space_alike(s, seat, second(code))
    return may_speak_of_trade(s, seat, code)


def may_speak_of_trade(s: City, seat: i64, code: int) -> bool:
    """Make an offer, or say once that one wants to trade when the last worker is placed (D-13.1c)."""
    if verb_of(code) == STAY:
        return s.trading == 1 and s.stays == 0
    return verb_of(code) == OFFER and may_offer(s, seat, code)


def speak_of_trade(s: City, seat: i64, code: int) -> None:
    if verb_of(code) == STAY:
        s.stays = 1
        tell(s, STAYS, EVERYBODY, seat)
    else:
        start_trade(s, code)


def take_turn(s: City, f: Frame, seat: i64, code: int) -> None:
    verb = code & VERB
    if verb == PLACE:
        value = (code >> 8) & 255
        s.twin = value
        s.space = code >> 16
        value_of = s.value
        for die in DICE[s.ready]:  # as `_die_of_value` has it, without the call
            if value_of[WORKERS * seat + die] == value:
                s.die = die
                break
        s.push(PLACEMENT.index)
    elif verb == RETRIEVE:
        s.retrieved = (code >> 8) & 255
        s.way = code >> 16
        s.fixed = 0
        s.push(RETRIEVAL.index)
    elif verb == RESOLVE:
        start_resolving(s, first(code))
    else:
        # A trade comes between the steps of a turn: then the same question again.
        f.pc -= 1
        speak_of_trade(s, seat, code)


# ------------------------------------------------- doubles (D-6): frame.a 1 when the player stops


NO_TWINS: Final = 1 << FOUNTAIN


def _twins(s: City) -> i64:
    """Dice that may still be placed in this turn because they equal the first one.

    Before that is placed `twin` is 0, and no die shows that.
    """
    mask: i64 = 0
    value, twin = s.value, s.twin
    for die in DICE_OF[s.active][s.ready]:
        if value[die] == twin:
            mask |= 1 << (die % WORKERS)
    if mask == 0 or s.suffers[s.active] & NO_TWINS:
        return 0
    if s.house_doubles and not morale_to_lose(s, s.active, 1):
        return 0
    return mask


def _further(s: City) -> i64:
    """The dice that may be placed now: equal ones, and new workers of Chase the Miner."""
    return _twins(s) | s.extra_dice


def values_to_place(s: City) -> list[int]:
    """The values of the dice that may be placed now, after the first one."""
    return _values(s, _further(s))


def who_places_more(s: City, f: Frame) -> i64:
    """Asked even if no space is open: that may depend on cards nobody else has seen."""
    if f.a == 1 or s.placed == 0 or not _further(s):
        f.a = 1
        return 0
    return 1 << s.active


def more_options(s: City, _f: Frame, seat: i64) -> list[int]:
    further = _further(s)
    return [STOP, *placements_of(s, seat, further)] if further else [STOP]


def any_further(s: City, _f: Frame, seat: i64, luck: Luck) -> int:
    """One of these at random, found by counting."""
    further = _further(s)
    places: i64 = 0
    if further:
        places = _places(s, seat)
    values = _values(s, further)
    number = luck.below(1 + size(places) * len(values))
    return STOP if number == 0 else _nth_placement(places, values, number - 1)


def only_stop(_s: City, _f: Frame, _seat: i64) -> list[int]:
    return [pack(STOP)]


def place_more(s: City, f: Frame, seat: i64, code: int) -> None:
    verb = code & VERB
    if verb == STOP:
        f.a = 1
        return
    if verb != PLACE:
        speak_of_trade(s, seat, code)
        return
    value = first(code)
    die = _die_of_value(s, s.extra_dice, value)
    if die != NOTHING:
        s.extra_dice &= ~(1 << die)
        start_placing(s, die, second(code))
        return
    die = _die_of_value(s, _twins(s), value)
    if s.house_doubles:
        # House rule: each worker beyond the first costs 1 morale before it is placed (D-24.2).
        s.push(PLACE_TWIN.index, die, second(code))
        change_morale(s, seat, -1)
        return
    start_placing(s, die, second(code))


def place_the_twin(s: City, f: Frame) -> None:
    """The hand limit may have taken away what the space costs: then the worker stays at home."""
    if f.b in open_spaces(s, s.active):
        start_placing(s, f.a, f.b)


PLACE_TWIN: Final = procedure("place a further worker for 1 morale", "D-24.2", do(place_the_twin))


def goes_on(_s: City, f: Frame) -> bool:
    return f.a != 1


MORE_WORKERS: Final = procedure(
    "place further workers",
    "D-6.1",
    ask(
        "more",
        "D-6.1",
        who_places_more,
        more_options,
        place_more,
        idle=only_stop,
        also=may_also_do_more,
        pick=any_further,
    ),
    again(goes_on),
)


def let_place_more(s: City, _f: Frame) -> None:
    if s.extra_dice or (s.ready and _twins(s)):
        s.push(MORE_WORKERS.index)


# ------------------------------------------------- trading at the end (D-13.1c): frame.a 1 when over


def who_still_trades(s: City, _f: Frame) -> i64:
    return 1 << s.active


def may_still_offer(s: City, _f: Frame, seat: i64, code: int) -> bool:
    return verb_of(code) == OFFER and may_offer(s, seat, code)


def end_options(_s: City, _f: Frame, _seat: i64) -> list[int]:
    return [pack(FINISH)]


def trade_or_end(s: City, f: Frame, _seat: i64, code: int) -> None:
    if verb_of(code) == FINISH:
        f.a = 1
    else:
        start_trade(s, code)


LAST_TRADES: Final = procedure(
    "trade before the turn ends",
    "D-13.1",
    ask("end", "D-13.1", who_still_trades, end_options, trade_or_end, also=may_still_offer),
    again(goes_on),
)


def let_trade(s: City, _f: Frame) -> None:
    """Only who has said so is asked: for all others the turn ends by itself (D-13.1c)."""
    if s.stays:
        s.push(LAST_TRADES.index)


def pass_the_turn(s: City, _f: Frame) -> None:
    s.active = (s.active + 1) % s.players


TURNS: Final = procedure(
    "turn",
    "D-4.1",
    do(begin_turn),
    ask(
        "turn",
        "D-4.1",
        active,
        turn_options,
        take_turn,
        idle=harmless_turn,
        also=may_also_do,
        pick=any_turn,
    ),
    do(let_place_more, only_if="placed"),
    do(let_trade, only_if="stays"),
    repeat(pass_the_turn),
)

TURN_PROCEDURES: Final = [TURNS, MORE_WORKERS, PLACE_TWIN, LAST_TRADES]
