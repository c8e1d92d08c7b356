"""Setup (D-3) and its variants (D-24)."""

from __future__ import annotations

from typing import Final

from euphoria.core.actions import first, pack, second
from euphoria.core.bits import size
from euphoria.core.flow import again, ask, call, chance, do, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.dystopia.rules.cards import RECRUITS_COUNT, TILES_COUNT
from euphoria.games.dystopia.rules.data import RECRUITS_DEALT, SITES, STARTING_WORKERS, TRACK_END, WORKERS
from euphoria.games.dystopia.rules.state import NOBODY, City, bits, nth_bit
from euphoria.games.dystopia.rules.turn import TURNS
from euphoria.games.dystopia.rules.words import (
    BEGINS,
    DILEMMA_DEALT,
    KEEP,
    KEPT,
    KEPT_HIDDEN,
    MARK,
    PICK_TILE,
    RECRUITS_DEALT_OUT,
    ROLLED,
    TAKE,
    TOOK_TRACK_STEP,
)

RECRUIT_DRAFT: Final = 1
MARKET_CHOICE: Final = 2
TRACK_DRAFT: Final = 4

MORALE_TRACK: Final = 0
KNOWLEDGE_TRACK: Final = 1


def _nobody(_s: City, _f: Frame) -> int:
    return 0


def everybody(s: City, _f: Frame) -> int:
    return (1 << s.players) - 1


# ------------------------------------------------- recruits and dilemmas


def deal_bounds(s: City, _f: Frame) -> list[int]:
    """Four recruits each, then one of six dilemmas each."""
    recruits = [RECRUITS_COUNT - k for k in range(RECRUITS_DEALT * s.players)]
    return recruits + [6 - k for k in range(s.players)]


def deal(s: City, _f: Frame, drawn: list[int]) -> None:
    recruits = RECRUITS_DEALT * s.players
    left = bits(s.supply)
    for k in range(recruits):
        recruit = left.pop(drawn[k])
        s.supply &= ~(1 << recruit)
        s.dealt[k % s.players] |= 1 << recruit
    dilemmas = 0b111111
    for seat in range(s.players):
        dilemma = nth_bit(dilemmas, drawn[recruits + seat])
        dilemmas &= ~(1 << dilemma)
        s.dilemma[seat] = dilemma
        tell(s, DILEMMA_DEALT, 1 << seat, seat, dilemma)
    tell(s, RECRUITS_DEALT_OUT, EVERYBODY)


# The draft keeps what was taken in `down`: face down on the table until everybody has chosen.


def who_drafts(s: City, _f: Frame) -> int:
    return (1 << s.players) - 1 if s.variants & RECRUIT_DRAFT else 0


def draft_options(s: City, _f: Frame, seat: int) -> list[int]:
    return [pack(TAKE, recruit) for recruit in bits(s.dealt[seat])]


def draft_recruit(s: City, _f: Frame, seat: int, code: int) -> None:
    s.dealt[seat] &= ~(1 << first(code))
    s.down[seat] |= 1 << first(code)


def pass_recruits_left(s: City, _f: Frame) -> None:
    """The rest goes to the left neighbour; the last round ends the draft (D-24.1)."""
    if not s.variants & RECRUIT_DRAFT:
        return
    for seat in range(s.players):
        s.own_passed()[seat] |= s.dealt[seat]
    s.dealt = [s.dealt[-1], *s.dealt[:-1]]
    if s.dealt[0] == 0:
        s.dealt = s.down
        s.down = [0] * s.players


def draft_goes_on(s: City, _f: Frame) -> bool:
    return s.variants & RECRUIT_DRAFT != 0 and s.down[0] != 0


RECRUIT_DRAFTING: Final = procedure(
    "draft recruits",
    "D-24.1",
    ask("draft", "D-24.1", who_drafts, draft_options, draft_recruit, sealed=True),
    do(pass_recruits_left),
    again(draft_goes_on),
)


def keep_options(s: City, _f: Frame, seat: int) -> list[int]:
    """Which recruit is active and which hidden (D-3.2)."""
    cards = bits(s.dealt[seat])
    return [pack(KEEP, one, other) for one in cards for other in cards if one != other]


def keep_recruits(s: City, _f: Frame, seat: int, code: int) -> None:
    active, hidden = first(code), second(code)
    discarded = s.dealt[seat] & ~(1 << active | 1 << hidden)
    s.up[seat] = 1 << active
    s.derive_recruits()
    s.down[seat] = 1 << hidden
    s.seen[seat] |= discarded
    s.seen_out |= discarded
    s.dealt[seat] = 0
    s.revealed += 1
    tell(s, KEPT, EVERYBODY, seat, active)
    tell(s, KEPT_HIDDEN, 1 << seat, seat, hidden)


# ------------------------------------------------- market choice (D-24.3)


def tile_bounds(s: City, _f: Frame) -> list[int]:
    if not s.variants & MARKET_CHOICE:
        return []
    return [TILES_COUNT - k for k in range(2 * s.players)]


def deal_tiles(s: City, _f: Frame, drawn: list[int]) -> None:
    for k, number in enumerate(drawn):
        tile = nth_bit(s.tile_bag, number)
        s.tile_bag &= ~(1 << tile)
        s.own_tiles_dealt()[k % s.players] |= 1 << tile


def who_picks_tile(s: City, _f: Frame) -> int:
    return (1 << s.players) - 1 if s.variants & MARKET_CHOICE else 0


def tile_options(s: City, _f: Frame, seat: int) -> list[int]:
    return [pack(PICK_TILE, tile) for tile in bits(s.tiles_dealt[seat])]


def pick_tile(s: City, _f: Frame, seat: int, code: int) -> None:
    chosen = 1 << first(code)
    s.own_tiles_out()[seat] = s.tiles_dealt[seat] & ~chosen
    s.own_tiles_dealt()[seat] = chosen


def fill_bounds(s: City, _f: Frame) -> list[int]:
    """Tiles from those set aside until there are six."""
    if not s.variants & MARKET_CHOICE:
        return []
    left = size(s.tile_bag)
    return [left - k for k in range(SITES - s.players)]


def fill_up_tiles(s: City, _f: Frame, drawn: list[int]) -> None:
    if not s.variants & MARKET_CHOICE:
        return
    chosen = 0
    for number in drawn:
        tile = nth_bit(s.tile_bag, number)
        s.tile_bag &= ~(1 << tile)
        chosen |= 1 << tile
    for mask in s.tiles_dealt:
        chosen |= mask
    s.tile_bag = chosen


# ------------------------------------------------- starting workers


def dice_bounds(s: City, _f: Frame) -> list[int]:
    return [6] * (STARTING_WORKERS * s.players)


def roll_starting_workers(s: City, _f: Frame, drawn: list[int]) -> None:
    """The highest sum goes first, the lowest seat among equals (D-3.16)."""
    best = 0
    for seat in range(s.players):
        values = [drawn[2 * seat] + 1, drawn[2 * seat + 1] + 1]
        s.value[WORKERS * seat : WORKERS * seat + 2] = values
        for value in values:
            tell(s, ROLLED, EVERYBODY, seat, value)
        if sum(values) > best:
            best = sum(values)
            s.active = seat
    if s.start != NOBODY:
        s.active = s.start
    s.start = s.active
    tell(s, BEGINS, EVERYBODY, s.active)


# ------------------------------------------------- morale and knowledge draft (D-24.5, D-24.6)
# frame.a counts the markers that are down: clockwise one each, the last player both, then back.


def _drafting_seat(s: City, f: Frame) -> int:
    n = s.players
    step = f.a if f.a < n else 2 * n - 1 - f.a
    return (s.start + step) % n


def who_marks(s: City, f: Frame) -> int:
    if not s.variants & TRACK_DRAFT:
        return 0
    if f.a < 0:
        f.a = 0
        s.morale = [0] * s.players
        s.knowledge = [0] * s.players
    return 1 << _drafting_seat(s, f)


def mark_options(s: City, _f: Frame, seat: int) -> list[int]:
    """A marker not yet placed on any empty step of its track."""
    options: list[int] = []
    for track, steps in ((MORALE_TRACK, s.morale), (KNOWLEDGE_TRACK, s.knowledge)):
        if steps[seat] == 0:
            options += [pack(MARK, track, step) for step in range(1, TRACK_END + 1) if step not in steps]
    return options


def mark_step(s: City, f: Frame, seat: int, code: int) -> None:
    track = s.morale if first(code) == MORALE_TRACK else s.knowledge
    track[seat] = second(code)
    f.a += 1
    tell(s, TOOK_TRACK_STEP, EVERYBODY, seat, first(code), second(code))


def markers_left(s: City, f: Frame) -> bool:
    return s.variants & TRACK_DRAFT != 0 and f.a < 2 * s.players


TRACK_DRAFTING: Final = procedure(
    "draft morale and knowledge",
    "D-24.5",
    ask("mark", "D-24.5", who_marks, mark_options, mark_step),
    again(markers_left),
)

GAME: Final = procedure(
    "game",
    "D-3.1",
    chance("deal", "D-3.1", deal_bounds, deal, _nobody),
    call(RECRUIT_DRAFTING),
    ask("keep", "D-3.2", everybody, keep_options, keep_recruits, sealed=True),
    chance("tiles", "D-24.3", tile_bounds, deal_tiles, _nobody),
    ask("pick", "D-24.3", who_picks_tile, tile_options, pick_tile, sealed=True),
    chance("fill", "D-24.3", fill_bounds, fill_up_tiles, _nobody),
    chance("start", "D-3.16", dice_bounds, roll_starting_workers, everybody),
    call(TRACK_DRAFTING),
    call(TURNS),
)

SETUP_PROCEDURES: Final = [GAME, RECRUIT_DRAFTING, TRACK_DRAFTING]
