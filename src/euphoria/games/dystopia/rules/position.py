"""A city built from plain data, as scenarios tell it (docs/scenarios.md); what is not told is filled in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from euphoria.core.actions import SEATS
from euphoria.core.errors import BadSetup
from euphoria.core.shapes import check_keys, is_dict, is_list, part_of_seat, seat_named
from euphoria.core.state import Frame
from euphoria.games.dystopia.rules.cards import FACTION_OF, RECRUITS, RECRUITS_COUNT, TILES
from euphoria.games.dystopia.rules.construction import workers_on_site
from euphoria.games.dystopia.rules.data import (
    AREA,
    CARD_KINDS,
    CARDS,
    COPIES,
    DILEMMAS,
    END,
    FACTIONS,
    GOODS,
    GOODS_COUNT,
    KIND,
    LEVEL_4,
    MINER_END,
    RECRUITS_DEALT,
    SITE_NAMES,
    SITES,
    SPACES,
    START_KNOWLEDGE,
    TRACK_END,
    WORKERS,
    is_built_market,
    is_construction,
    region,
    site_of,
    workers_needed,
)
from euphoria.games.dystopia.rules.setup import GAME
from euphoria.games.dystopia.rules.state import HOME, NOBODY, NOTHING, SUPPLY, City, bits
from euphoria.games.dystopia.rules.tracks import is_awake
from euphoria.games.dystopia.rules.turn import TURNS

TURN: Final = "turn"
SETUP: Final = "setup"
FIGHT: Final = "fight"
SERVE: Final = "serve"

TABLE_KEYS: Final = [
    "players",
    "options",
    "phase",
    "turn",
    "turns",
    "allegiance",
    "miners",
    "markets",
    "tiles",
    "deck",
    "discards",
]
SEAT_KEYS: Final = [
    "workers",
    "goods",
    "cards",
    "morale",
    "knowledge",
    "active",
    "hidden",
    "dilemma",
    "resolved",
    "stars",
]
EXAMPLE: Final = "workers, goods"
DEALT_KEYS: Final = ["dealt", "dilemma"]


def fill_city(s: City, data: dict[str, Any]) -> None:
    """Put everything where the data says, and begin the turn of the player it names."""
    players = s.players
    check_keys(data, [*TABLE_KEYS, *SEATS[:players]], "A position of dystopia")
    phase = data.get("phase", TURN)
    if phase != TURN:
        raise BadSetup(f"phase is {TURN} or {SETUP}, not {phase!r}.")
    seats = [part_of_seat(data, seat, SEAT_KEYS, EXAMPLE) for seat in range(players)]
    s.active = seat_named(data.get("turn", "A"), players, "turn")
    s.turn = _number(data.get("turns", 1), 1, 1_000_000, "turns") - 1
    if s.start == NOBODY:
        s.start = s.active
    s.allegiance = _steps(data.get("allegiance", {}), FACTIONS, LEVEL_4, "allegiance")
    s.miner = _steps(data.get("miners", {}), FACTIONS[:3], MINER_END, "miners")
    _build_markets(s, data)
    for seat in range(players):
        _take_seat(s, seats[seat], seat)
    _deal_dilemmas(s, seats)
    _pile_cards(s, data)
    _check_board(s)
    s.derive()
    s.frames = [Frame(GAME.index, len(GAME.steps)), Frame(TURNS.index)]


def _take_seat(s: City, told: dict[str, Any], seat: int) -> None:
    who = SEATS[seat]
    _place_workers(s, told.get("workers", [1, 2]), seat)
    s.goods[GOODS_COUNT * seat : GOODS_COUNT * (seat + 1)] = _counts(
        told.get("goods", ""), GOODS, f"{who}.goods"
    )
    cards = _counts(told.get("cards", ""), CARDS, f"{who}.cards")
    s.hand[CARD_KINDS * seat : CARD_KINDS * (seat + 1)] = cards
    s.morale[seat] = _number(told.get("morale", max(1, sum(cards))), 1, TRACK_END, f"{who}.morale")
    s.knowledge[seat] = _number(told.get("knowledge", START_KNOWLEDGE), 1, TRACK_END, f"{who}.knowledge")
    if sum(cards) > s.morale[seat]:
        raise BadSetup(f"{who}.cards: {sum(cards)} cards are more than the morale {s.morale[seat]} allows.")
    s.up[seat] = _take_recruits(s, told.get("active", []), f"{who}.active")
    s.down[seat] = _take_recruits(s, told.get("hidden", []), f"{who}.hidden")
    for recruit in bits(s.down[seat]):
        if is_awake(s, FACTION_OF[recruit]):
            raise BadSetup(f"{who}.hidden: '{RECRUITS[recruit]}' would be active, its faction is awake.")
    resolved = told.get("resolved", "none")
    if resolved not in (FIGHT, SERVE, "none", None):
        raise BadSetup(f"{who}.resolved is {FIGHT}, {SERVE} or none, not {resolved!r}.")
    if resolved in (FIGHT, SERVE):
        s.resolved |= 1 << seat
    if resolved == SERVE:
        s.served |= 1 << seat
        s.stars[seat] -= 1
    _place_stars(s, told.get("stars", []), seat)


# ------------------------------------------------------------------ workers


def _place_workers(s: City, told: object, seat: int) -> None:
    """Workers such as `5` (available) or `3@farm`, numbered in this order."""
    where = f"{SEATS[seat]}.workers"
    words = [str(told)] if isinstance(told, int) else _words(told, where)
    if not 1 <= len(words) <= WORKERS:
        raise BadSetup(f"{where}: a player has 1 to {WORKERS} workers, not {len(words)}.")
    for die in range(WORKERS):
        at = WORKERS * seat + die
        s.where[at] = SUPPLY
        if die < len(words):
            value, on, space = words[die].partition("@")
            if value not in ("1", "2", "3", "4", "5", "6") or (on and space not in SPACES):
                raise BadSetup(f"{where}: '{words[die]}' is no worker such as 5 or 3@farm.")
            s.value[at] = int(value)
            s.where[at] = SPACES.index(space) if on else HOME


def _check_board(s: City) -> None:
    """Every worker on the board stands where it could stand."""
    on_board = [where for where in s.where if where >= 0]
    for space in on_board:
        name = SPACES[space]
        if KIND[space] != AREA and on_board.count(space) > 1:
            raise BadSetup(f"Two workers stand on {name}, which holds one.")
        if KIND[space] == END and s.miner[region(space)] < MINER_END:
            raise BadSetup(f"A worker stands on {name}, but the miner has not reached step {MINER_END}.")
        if is_built_market(space) and s.tile[site_of(space)] == NOTHING:
            raise BadSetup(f"A worker stands on {name}, which is not built.")
        if is_construction(space) and s.tile[site_of(space)] != NOTHING:
            raise BadSetup(f"A worker stands on {name}, but the market is built.")
    needed = workers_needed(s.players)
    for site in range(SITES):
        if len(workers_on_site(s, site)) >= needed:
            raise BadSetup(f"{needed} workers stand on site {SITE_NAMES[site]}, so it would be built.")
    for faction in range(len(FACTIONS)):
        if s.free_stars(faction) < 0:
            raise BadSetup(f"The {FACTIONS[faction]} territory has only {s.players} spaces for stars.")


# ------------------------------------------------------------------ markets and stars


def _build_markets(s: City, data: dict[str, Any]) -> None:
    """Built tiles by site; with `tiles`, only these are still to come."""
    markets: object = data.get("markets", {})
    if not is_dict(markets):
        raise BadSetup(f"markets tells the tile of each built site, not {markets!r}.")
    for site, tile in markets.items():
        if site not in SITE_NAMES:
            raise BadSetup(f"markets: there is no site '{site}': {', '.join(SITE_NAMES)}.")
        number = _tile(tile, "markets")
        if not (s.tile_bag >> number) & 1:
            raise BadSetup(f"markets: '{tile}' is built twice.")
        s.tile_bag &= ~(1 << number)
        s.tile[SITE_NAMES.index(site)] = number
        s.suffers = [mask | 1 << number for mask in s.suffers]
    if "tiles" in data:
        left = 0
        for word in _words(data["tiles"], "tiles"):
            number = _tile(word, "tiles")
            if not (s.tile_bag >> number) & 1:
                raise BadSetup(f"tiles: '{word}' is built already.")
            left |= 1 << number
        if left.bit_count() < s.tile.count(NOTHING):
            raise BadSetup(f"tiles: {s.tile.count(NOTHING)} sites are not built and need a tile each.")
        s.tile_bag = left


def _tile(word: object, where: str) -> int:
    if not isinstance(word, str) or word not in TILES:
        raise BadSetup(f"{where}: there is no market tile {word!r}.")
    return TILES.index(word)


def _place_stars(s: City, told: object, seat: int) -> None:
    """Stars on territories (`2euphorian`), tiles (by site) and recruits."""
    where = f"{SEATS[seat]}.stars"
    for word in _words(told, where):
        name = word.lstrip("0123456789")
        count = int(word[: len(word) - len(name)] or 1)
        if name in FACTIONS:
            s.territory[4 * seat + FACTIONS.index(name)] += count
        elif count != 1:
            raise BadSetup(f"{where}: '{name}' carries one star of a player at most.")
        elif name in SITE_NAMES:
            _star_tile(s, seat, SITE_NAMES.index(name), where)
        elif name in RECRUITS:
            _star_recruit(s, seat, RECRUITS.index(name), where)
        else:
            raise BadSetup(f"{where}: '{name}' is no territory, site or recruit.")
        s.stars[seat] -= count
    if s.stars[seat] < 1:
        raise BadSetup(f"{where}: with all stars placed the game would be over.")
    for recruit in bits(s.up[seat] & ~s.starred):
        if s.allegiance[FACTION_OF[recruit]] == LEVEL_4:
            raise BadSetup(f"{where}: '{RECRUITS[recruit]}' carries a star at step {LEVEL_4} of its faction.")


def _star_tile(s: City, seat: int, site: int, where: str) -> None:
    if s.tile[site] == NOTHING or (s.tile_stars[site] >> seat) & 1:
        raise BadSetup(f"{where}: {SITE_NAMES[site]} needs a built market and takes one star of a player.")
    s.tile_stars[site] |= 1 << seat
    s.suffers[seat] &= ~(1 << s.tile[site])


def _star_recruit(s: City, seat: int, recruit: int, where: str) -> None:
    ready = (s.up[seat] >> recruit) & 1 and s.allegiance[FACTION_OF[recruit]] == LEVEL_4
    if not ready or (s.starred >> recruit) & 1:
        raise BadSetup(
            f"{where}: '{RECRUITS[recruit]}' takes one star, if it is active and its faction at {LEVEL_4}."
        )
    s.starred |= 1 << recruit


# ------------------------------------------------------------------ cards and recruits


def _take_recruits(s: City, told: object, where: str) -> int:
    mask = 0
    for word in _words(told, where):
        if word not in RECRUITS:
            raise BadSetup(f"{where}: there is no recruit '{word}'.")
        bit = 1 << RECRUITS.index(word)
        if not s.supply & bit:
            raise BadSetup(f"{where}: '{word}' lies somewhere else already; there is one of each.")
        s.supply &= ~bit
        mask |= bit
    return mask


def _deal_dilemmas(s: City, seats: list[dict[str, Any]]) -> None:
    """Dilemmas as told; the others go seat by seat in the order of the list."""
    left = list(range(len(DILEMMAS)))
    for seat, told in enumerate(seats):
        if "dilemma" in told:
            word = told["dilemma"]
            if word not in DILEMMAS or DILEMMAS.index(word) not in left:
                raise BadSetup(f"{SEATS[seat]}.dilemma: {word!r} is not left of {', '.join(DILEMMAS)}.")
            s.dilemma[seat] = DILEMMAS.index(word)
            left.remove(s.dilemma[seat])
    for seat in range(s.players):
        if s.dilemma[seat] == NOTHING:
            s.dilemma[seat] = left.pop(0)


def _pile_cards(s: City, data: dict[str, Any]) -> None:
    """Deck and discard pile: of one that is not told the other is the rest (neither told: no discards)."""
    rest = [COPIES - sum(s.hand[kind::CARD_KINDS]) for kind in range(CARD_KINDS)]
    if "discards" in data or "deck" not in data:
        s.pile = _counts(data.get("discards", ""), CARDS, "discards")
        s.deck = [rest[kind] - s.pile[kind] for kind in range(CARD_KINDS)]
        if "deck" in data and _counts(data["deck"], CARDS, "deck") != s.deck:
            raise BadSetup("deck, discards and hands must hold all cards; leave deck or discards out.")
    else:
        s.deck = _counts(data["deck"], CARDS, "deck")
        s.pile = [rest[kind] - s.deck[kind] for kind in range(CARD_KINDS)]
    for kind in range(CARD_KINDS):
        if min(s.deck[kind], s.pile[kind]) < 0:
            raise BadSetup(f"There are only {COPIES} cards of the kind '{CARDS[kind]}'.")


# ------------------------------------------------------------------ the deal


def deal_numbers(data: dict[str, Any], players: int) -> list[int]:
    """The luck with which the deal of D-3.1 and D-3.6 gives everybody the cards that are told."""
    check_keys(data, ["players", "options", "phase", *SEATS[:players]], "A setup of dystopia")
    seats = [part_of_seat(data, seat, DEALT_KEYS, EXAMPLE) for seat in range(players)]
    s = City(players)
    for seat in range(players):
        s.dealt[seat] = _take_recruits(s, seats[seat].get("dealt", []), f"{SEATS[seat]}.dealt")
        if s.dealt[seat] and s.dealt[seat].bit_count() != RECRUITS_DEALT:
            raise BadSetup(f"{SEATS[seat]}.dealt: everybody is dealt {RECRUITS_DEALT} recruits.")
    for seat in range(players):
        while s.dealt[seat].bit_count() < RECRUITS_DEALT:
            first = s.supply & -s.supply
            s.supply ^= first
            s.dealt[seat] |= first
    _deal_dilemmas(s, seats)
    hands = [bits(mask) for mask in s.dealt]
    wanted = [hands[seat][k] for k in range(RECRUITS_DEALT) for seat in range(players)]
    return ranks((1 << RECRUITS_COUNT) - 1, wanted) + ranks((1 << len(DILEMMAS)) - 1, s.dilemma)


def ranks(pool: int, wanted: list[int]) -> list[int]:
    """The draws that take these things out of a pool, one after another."""
    numbers: list[int] = []
    for thing in wanted:
        if not (pool >> thing) & 1:
            return []
        numbers.append((pool & ((1 << thing) - 1)).bit_count())
        pool &= ~(1 << thing)
    return numbers


# ------------------------------------------------------------------ reading plain data


def _words(value: object, where: str) -> list[str]:
    """A list of words; in a text they stand apart or are joined by `+`."""
    if value is None or value in ("none", "nothing"):
        return []
    if isinstance(value, str):
        return value.replace("+", " ").split()
    if is_list(value) and all(isinstance(word, (str, int)) and word is not True for word in value):
        return [str(word) for word in value]
    raise BadSetup(f"{where} is a list of words, not {value!r}.")


def _counts(value: object, kinds: Sequence[str], where: str) -> list[int]:
    """How many of each kind: `2energy+gold`, `2 energy gold`, a list of such words, or kind: number."""
    counts = [0] * len(kinds)
    words = [f"{value[kind]}{kind}" for kind in value] if is_dict(value) else _words(value, where)
    count = ""
    for word in words:
        kind = word.lstrip("0123456789")
        digits = word[: len(word) - len(kind)]
        if not kind:
            count = digits
            continue
        if kind not in kinds:
            raise BadSetup(f"{where}: '{word}' is no number of {', '.join(kinds)}.")
        counts[kinds.index(kind)] += int(digits or count or "1")
        count = ""
    return counts


def _steps(value: object, names: Sequence[str], end: int, where: str) -> list[int]:
    if not is_dict(value):
        raise BadSetup(f"{where} tells the step of factions, not {value!r}.")
    check_keys(value, list(names), where)
    return [_number(value.get(name, 0), 0, end, f"{where}, {name},") for name in names]


def _number(value: object, least: int, most: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadSetup(f"{where} is a number from {least} to {most}, not {value!r}.")
    return value
