"""A table built from plain data, as scenarios tell it (docs/scenarios.md); what is not told is filled in."""

from __future__ import annotations

from typing import Any

from euphoria.core.actions import SEATS
from euphoria.core.errors import BadSetup
from euphoria.core.shapes import check_keys, is_list, part_of_seat, seat_named
from euphoria.core.state import Frame, with_item
from euphoria.games.leaders.rules.cards import (
    ALL_ARTIFACTS,
    ARTIFACTS,
    EL,
    HAND,
    KINDS,
    ROW,
    SL,
    SLOTS,
    E,
    S,
    followers,
    is_leader,
    leftover,
    ray_guns,
)
from euphoria.games.leaders.rules.deck import take_card
from euphoria.games.leaders.rules.knowledge import WASTED, know_own_row, learn, note
from euphoria.games.leaders.rules.state import NOBODY, NOTHING, Table, bits
from euphoria.games.leaders.rules.turn import GAME, TURNS
from euphoria.games.leaders.rules.words import ARTIFACT, RECRUIT

OPEN = -1
"""A place whose Recruit is not told."""

PHASES = {"artifact": "artifact", "action": "check_lost_action", "target": "target", "end": "pass_token"}
"""The step of a turn at which each phase begins."""
ARRANGE = "arrange"

TABLE_KEYS = [
    "players",
    "options",
    "phase",
    "turn",
    "turns",
    "deck",
    "under",
    "removed",
    "last shot",
]
SEAT_KEYS = ["row", "hand", "gun", "wastelander", "marked", "knows", "tracks"]
EXAMPLE = "a row, a hand"
DEALT_KEYS = ["row", "hand"]


class Told:
    """What the data says of each seat, read and checked."""

    def __init__(self, data: dict[str, Any], players: int) -> None:
        self.players = players
        self.seats = [part_of_seat(data, seat, SEAT_KEYS, EXAMPLE) for seat in range(players)]
        self.row: list[int] = []
        self.up = 0
        for seat in range(players):
            self._read_row(seat)
        self.removed = _removed(data, players)
        self.wasteland = 0
        for seat in range(players):
            if _flag(self.seats[seat], seat, "wastelander"):
                self.wasteland |= 1 << seat

    def _read_row(self, seat: int) -> None:
        text = self.seats[seat].get("row", "? ? ?")
        cards = text.split() if isinstance(text, str) else []
        if len(cards) != ROW:
            raise BadSetup(f"{SEATS[seat]}.row needs three Recruits such as 'E S* EL', not {text!r}.")
        for card in cards:
            name = card.rstrip("*")
            if card == "?":
                self.row.append(OPEN)
            elif name in KINDS and card in (name, name + "*"):
                if card != name:
                    self.up |= 1 << len(self.row)
                self.row.append(KINDS.index(name))
            else:
                known = ", ".join(KINDS)
                raise BadSetup(f"{SEATS[seat]}.row: '{card}' is no Recruit ({known}; * exposed; ? any).")


def placed_table(data: dict[str, Any], players: int) -> Table:
    """The table in the middle of a turn."""
    check_keys(data, [*TABLE_KEYS, *SEATS[:players]], "A position of leaders")
    told = Told(data, players)
    fill_rows(told)
    t = Table(players)
    t.lay(told.row)
    t.up = told.up
    t.removed = told.removed
    t.wasteland = told.wasteland
    _deal_hands(t, told, data)
    _hand_out_guns(t, told)
    for seat in range(players):
        if _flag(told.seats[seat], seat, "marked"):
            t.skips |= 1 << seat
    if "last shot" in data:
        t.last_shot = seat_named(data["last shot"], players, "last shot")
    t.active = seat_named(data.get("turn", "A"), players, "turn")
    t.turn = _count(data.get("turns", 1), "turns")
    _tell_what_is_known(t, told)
    _enter_phase(t, data.get("phase", "action"))
    return t


def _enter_phase(t: Table, phase: object) -> None:
    if not isinstance(phase, str) or phase not in PHASES:
        raise BadSetup(f"phase is one of {', '.join([ARRANGE, *PHASES])}, not {phase!r}.")
    if phase == "target" and not t.holds_gun(t.active):
        raise BadSetup(f"phase target needs a Ray Gun in the hands of {SEATS[t.active]}.")
    names = [step.name for step in TURNS.steps]
    t.frames = [Frame(GAME.index, len(GAME.steps)), Frame(TURNS.index, names.index(PHASES[phase]))]


# ------------------------------------------------------------------ Recruits


def fill_rows(told: Told) -> None:
    """Lay the Recruits that are not told into the open places: Leaders first, then E and S in turn.

    A Leader takes the first open place of a player who has no Leader and is no Wastelander. Of the
    Followers that remain one leaves the game where the number of players asks for it (L-2.8).
    """
    left = _left(told)
    for leader in (EL, SL):
        if left[leader]:
            told.row[_place_for_leader(told, leader)] = leader
    turn = E
    for place in range(ROW * told.players):
        if told.row[place] == OPEN:
            card = turn if left[turn] else 1 - turn
            told.row[place] = card
            left[card] -= 1
            turn = 1 - turn
    if leftover(told.players) and told.removed == NOTHING:
        told.removed = E if left[E] else S
    _check_leaders(told)


def _left(told: Told) -> list[int]:
    """How many of each kind are not told yet."""
    each = followers(told.players)
    left = [each, each, 1, 1]
    for card in [*told.row, told.removed]:
        if card >= 0:
            left[card] -= 1
    for kind in range(len(KINDS)):
        if left[kind] < 0:
            there = 1 if is_leader(kind) else each
            raise BadSetup(f"{there - left[kind]} Recruits are {KINDS[kind]}, but there are only {there}.")
    return left


def _place_for_leader(told: Told, leader: int) -> int:
    for seat in range(told.players):
        row = told.row[ROW * seat : ROW * seat + ROW]
        if OPEN in row and EL not in row and SL not in row and not (told.wasteland >> seat) & 1:
            return ROW * seat + row.index(OPEN)
    raise BadSetup(f"The rows leave no place for {KINDS[leader]}.")


def _check_leaders(told: Told) -> None:
    for seat in range(told.players):
        row = told.row[ROW * seat : ROW * seat + ROW]
        if EL in row and SL in row:
            raise BadSetup(f"{SEATS[seat]}.row holds both Leaders, so the game would be over.")
        if (told.wasteland >> seat) & 1 and (EL in row or SL in row):
            raise BadSetup(f"{SEATS[seat]} is a Wastelander with a Leader, so the game would be over.")


def _removed(data: dict[str, Any], players: int) -> int:
    if "removed" not in data:
        return NOTHING
    if not leftover(players):
        raise BadSetup(f"With {players} players no Recruit is removed.")
    if data["removed"] not in ("E", "S"):
        raise BadSetup(f"removed is E or S, not {data['removed']!r}.")
    return KINDS.index(data["removed"])


# ------------------------------------------------------------------ Artifacts and Ray Guns


def _deal_hands(t: Table, told: Told, data: dict[str, Any]) -> None:
    """Hands, the deck and what lies under it; `rest` in a hand stands for every card not told elsewhere."""
    gone = 0
    rest = NOBODY
    for seat in range(t.players):
        names = _words(told.seats[seat].get("hand", []), f"{SEATS[seat]}.hand")
        if "rest" in names:
            if rest != NOBODY:
                raise BadSetup(f"{SEATS[rest]}.hand and {SEATS[seat]}.hand cannot both take the rest.")
            rest = seat
        for name in names:
            if name != "rest":
                gone = _once(gone, name, f"{SEATS[seat]}.hand")
                take_card(t, seat, ARTIFACTS.index(name))
    for name in _words(data.get("under", []), "under"):
        gone = _once(gone, name, "under")
        t.queue = [*t.queue, ARTIFACTS.index(name)]
    if "deck" in data:
        t.bag = 0
        for name in _words(data["deck"], "deck"):
            gone = _once(gone, name, "deck")
            t.bag |= 1 << ARTIFACTS.index(name)
    elif rest == NOBODY:
        t.bag = ALL_ARTIFACTS & ~gone
        return
    else:
        t.bag = 0
    _place_rest(t, rest, ALL_ARTIFACTS & ~gone)


def _place_rest(t: Table, rest: int, cards: int) -> None:
    if rest == NOBODY and cards:
        missing = ", ".join(ARTIFACTS[card] for card in bits(cards))
        raise BadSetup(f"These cards are nowhere (the deck is told; a hand may take the 'rest'): {missing}.")
    for card in bits(cards):
        take_card(t, rest, card)


def _once(gone: int, name: str, where: str) -> int:
    """The cards told so far with this one, which must be new."""
    if name not in ARTIFACT.numbers:
        raise BadSetup(f"{where}: there is no Artifact '{name}'.")
    bit = 1 << ARTIFACT.numbers[name]
    if gone & bit:
        raise BadSetup(f"{where}: '{name}' lies somewhere else already; there is one of each.")
    return gone | bit


def _hand_out_guns(t: Table, told: Told) -> None:
    for seat in range(t.players):
        target = told.seats[seat].get("gun", "none")
        if target in ("none", None):
            continue
        t.gun = with_item(t.gun, seat, seat_named(target, t.players, f"{SEATS[seat]}.gun"))
        t.centre -= 1
        if t.gun[seat] == seat:
            raise BadSetup(f"{SEATS[seat]}.gun: nobody may target themselves.")
    if t.centre < 0:
        held = ray_guns(t.players) - t.centre
        raise BadSetup(f"{held} Ray Guns are held, but there are only {ray_guns(t.players)}.")


# ------------------------------------------------------------------ knowledge


def _tell_what_is_known(t: Table, told: Told) -> None:
    """Everybody knows their own row and what is exposed; more only if it is told."""
    for seat in range(t.players):
        know_own_row(t, seat)
    for place in bits(t.up):
        learn(t, (1 << t.players) - 1, place)
    for seat in bits(t.wasteland):
        note(t, WASTED, seat)
    for seat in range(t.players):
        where = f"{SEATS[seat]}.knows"
        for name in _words(told.seats[seat].get("knows", []), where):
            place = RECRUIT.numbers.get(name.lower(), NOTHING)
            if not 0 <= place < ROW * t.players:
                raise BadSetup(f"{where}: '{name}' is no place such as B.left ({', '.join(SLOTS)}).")
            learn(t, 1 << seat, place)
        where = f"{SEATS[seat]}.tracks"
        for name in _words(told.seats[seat].get("tracks", []), where):
            _once(0, name, where)
            tracked = t.artifacts_known[seat] | 1 << ARTIFACT.numbers[name]
            t.artifacts_known = with_item(t.artifacts_known, seat, tracked)


# ------------------------------------------------------------------ the deal


def deal_numbers(data: dict[str, Any], players: int) -> list[int]:
    """The luck with which the deal of L-2.6 to L-2.9 gives everybody the cards that are told."""
    check_keys(data, ["players", "options", "phase", "removed", *SEATS[:players]], "A deal of leaders")
    for seat in range(players):
        check_keys(part_of_seat(data, seat, SEAT_KEYS, EXAMPLE), DEALT_KEYS, f"{SEATS[seat]} at the deal")
    told = Told(data, players)
    if told.up:
        raise BadSetup("Nothing is exposed at the deal.")
    fill_rows(told)
    return [*_recruit_numbers(told), *_artifact_numbers(told)]


def _recruit_numbers(told: Told) -> list[int]:
    """One card of each row came from the pile with the Leaders; the others were dealt in twos."""
    n = told.players
    each = followers(n)
    pile: list[int] = []
    dealt: list[int] = []
    for seat in range(n):
        row = sorted(told.row[ROW * seat : ROW * seat + ROW])
        pile.append(row.pop())
        dealt += row
    first = [card for card in pile if not is_leader(card)]
    wanted = first + dealt + ([told.removed] if leftover(n) else [])
    return _draws([E] * each + [S] * each, wanted) + _draws([EL, SL, *first], pile)


def _draws(cards: list[int], wanted: list[int]) -> list[int]:
    """The draws with which shuffling turns the one list into the other."""
    numbers: list[int] = []
    for k in range(len(cards) - 1):
        found = cards.index(wanted[k], k)
        cards[k], cards[found] = cards[found], cards[k]
        numbers.append(found - k)
    return numbers


def _artifact_numbers(told: Told) -> list[int]:
    """Two cards each, dealt one by one; a hand that is not told takes the first cards of the catalogue."""
    gone = 0
    hands: list[list[int]] = []
    for seat in range(told.players):
        where = f"{SEATS[seat]}.hand"
        names = _words(told.seats[seat].get("hand", []), where)
        if names and len(names) != HAND:
            raise BadSetup(f"{where}: {HAND} Artifacts are dealt to everybody, not {len(names)}.")
        for name in names:
            gone = _once(gone, name, where)
        hands.append([ARTIFACTS.index(name) for name in names])
    for hand in hands:
        while len(hand) < HAND:
            hand.append(bits(ALL_ARTIFACTS & ~gone)[0])
            gone |= 1 << hand[-1]
    bag = ALL_ARTIFACTS
    numbers: list[int] = []
    for k in range(HAND):
        for hand in hands:
            numbers.append((bag & ((1 << hand[k]) - 1)).bit_count())
            bag &= ~(1 << hand[k])
    return numbers


# ------------------------------------------------------------------ reading plain data


def _words(value: object, where: str) -> list[str]:
    """A list of words; one word may stand alone."""
    if isinstance(value, str):
        return value.split()
    if is_list(value) and all(isinstance(word, str) for word in value):
        return [str(word) for word in value]
    raise BadSetup(f"{where} is a list of words, not {value!r}.")


def _flag(told: dict[str, Any], seat: int, key: str) -> bool:
    value = told.get(key, False)
    if not isinstance(value, bool):
        raise BadSetup(f"{SEATS[seat]}.{key} is true or false, not {value!r}.")
    return value


def _count(value: object, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise BadSetup(f"{where} is a number from 1 on, not {value!r}.")
    return value
