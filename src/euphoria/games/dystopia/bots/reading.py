"""A view of the city, looked at as a player does: what I have, what is where, what is still to be had."""

from __future__ import annotations

from typing import Any, Final

from euphoria.games.dystopia.rules.cards import FACTION_OF, RECRUITS, TILES
from euphoria.games.dystopia.rules.data import (
    CARDS,
    FACTIONS,
    GOODS,
    LEVEL_1,
    LEVEL_2,
    OVERLOAD,
    SITE_NAMES,
    SITE_SPACES,
    SPACES,
    WORKERS,
    workers_needed,
)
from euphoria.games.dystopia.rules.view_types import Seat

HOME: Final = "home"
SUPPLY: Final = "supply"
_SPACE: Final = {name: number for number, name in enumerate(SPACES)}
_RECRUIT: Final = {name: number for number, name in enumerate(RECRUITS)}


class Worker:
    """A die on the board, whoever it belongs to."""

    __slots__ = ("number", "seat", "space", "value")

    def __init__(self, seat: int, number: int, value: int, space: int) -> None:
        self.seat = seat
        self.number = number
        self.value = value
        self.space = space


class Reading:
    """What the greedy bot takes from the view of its seat."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.me: int = view["you"]
        self.players: int = view["players"]
        seats: list[Seat] = view["seats"]
        own = seats[self.me]
        assert own["hand"] is not None and own["hidden"] is not None, "a bot reads the view of its own seat"
        self.goods: list[int] = [own["goods"][name] for name in GOODS]
        self.hand: list[int] = [own["hand"][name] for name in CARDS]
        self.cards = sum(self.hand)
        self.morale: int = own["morale"]
        self.knowledge: int = own["knowledge"]
        self.stars_left: int = own["stars_left"]
        self.dilemma = -1 if own["resolved"] or own["dilemma"] is None else _dilemma(own["dilemma"])
        self.penalties: list[str] = own["penalties"]
        self.active = [_RECRUIT[name] for name in own["recruits"]]
        self.hidden = [_RECRUIT[name] for name in own["hidden"]]
        self.unstarred = [_RECRUIT[name] for name in own["recruits"] if name not in own["starred"]]
        self.tile_stars: list[str] = own["tile_stars"]
        self.allegiance: list[int] = [view["allegiance"][name] for name in FACTIONS]
        self.miner: list[int] = [view["miners"][name] for name in FACTIONS[:3]]
        self.free: list[int] = [view["free_territory"][name] for name in FACTIONS]
        self.tiles = [-1 if site["tile"] is None else TILES.index(site["tile"]) for site in view["sites"]]
        self.closest = min(seat["stars_left"] for seat in seats)
        self.on_board: list[Worker] = []
        self.at_home: list[int] = []
        self.owned = 0
        for seat in seats:
            self._read_workers(seat, seat["seat"] == self.me)
        self.needed = workers_needed(self.players)
        # What a thing is worth is asked again and again while the options are compared.
        self.prices: list[float] = []

    def _read_workers(self, seat: Seat, mine: bool) -> None:
        for worker in seat["workers"]:
            where = worker["where"]
            if where == SUPPLY:
                continue
            self.owned += mine
            if where != HOME:
                value = worker["value"] or 0
                self.on_board.append(Worker(seat["seat"], worker["number"] - 1, value, _SPACE[where]))
            elif mine and worker["value"]:
                self.at_home.append(worker["value"])

    # ------------------------------------------------------------------ small questions

    def has_recruit(self, recruit: int) -> bool:
        return recruit in self.active and "academy-of-mandatory-equality" not in self.penalties

    def has_faction(self, faction: int) -> bool:
        return any(FACTION_OF[recruit] == faction for recruit in self.active)

    def has_bonus(self, faction: int, level: int) -> bool:
        return (
            self.allegiance[faction] >= level
            and self.has_faction(faction)
            and "registry-of-personal-secrets" not in self.penalties
        )

    def collects_more(self, area: int) -> bool:
        return self.has_bonus(area, LEVEL_1)

    def digs_both(self, faction: int) -> bool:
        return self.has_bonus(faction, LEVEL_2)

    def occupant(self, space: int) -> int:
        """The seat of the worker on a space, or -1."""
        for worker in self.on_board:
            if worker.space == space:
                return worker.seat
        return -1

    def knowledge_at(self, area: int) -> int:
        return sum(worker.value for worker in self.on_board if worker.space == area)

    def builders(self, first: int) -> list[int]:
        """The seats of the workers on the four spaces of a site."""
        last = first + SITE_SPACES
        return [worker.seat for worker in self.on_board if first <= worker.space < last]

    def open_tiles(self, faction: int) -> list[int]:
        """Built sites of a faction without my star."""
        sites = (2 * faction, 2 * faction + 1)
        return [s for s in sites if self.tiles[s] >= 0 and SITE_NAMES[s] not in self.tile_stars]

    def may_gain_worker(self) -> bool:
        return self.owned < WORKERS and "laboratory-of-selective-genetics" not in self.penalties

    def risk(self, dice: int, sure: int) -> float:
        """How likely a check fails if so many dice are rolled and the rest of the sum is known."""
        return _AT_LEAST[dice][max(0, OVERLOAD - sure)] if OVERLOAD - sure <= 6 * dice else 0.0


def _dilemma(name: str) -> int:
    """The card that resolves a dilemma has its number."""
    return ("oppressor", "friend", "press", "reading", "leisure", "love").index(name)


def _chances(dice: int) -> list[float]:
    """For each sum how likely so many dice reach it."""
    ways = [1]
    for _ in range(dice):
        new = [0] * (len(ways) + 6)
        for total, count in enumerate(ways):
            for face in range(1, 7):
                new[total + face] += count
        ways = new
    return [sum(ways[least:]) / 6**dice for least in range(6 * dice + 1)]


_AT_LEAST: Final = [_chances(dice) for dice in range(WORKERS + 1)]
