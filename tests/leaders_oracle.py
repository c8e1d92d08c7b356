"""Plain enumeration for Leaders: every deal, every way a shuffle can go, thrown out as facts come in."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

from euphoria.games.leaders.rules.cards import EL, KINDS, SL, E, S, followers, leftover
from euphoria.games.leaders.rules.knowledge import (
    SEEN,
    SHUFFLED,
    SWAPPED,
    kind_of,
    mask_of,
    other_of,
    place_of,
    tag_of,
)
from euphoria.games.leaders.rules.words import CLAIMS

World = tuple[int, ...]
"""The kind in every place, then that of the removed card if there is one, then the same as it was dealt."""


def deals(players: int, fixed: dict[int, int]) -> Iterator[World]:
    """Every deal in which the fixed places hold the fixed kinds."""
    places = range(3 * players)
    size = 3 * players + leftover(players)
    for el in places:
        for sl in places:
            if el // 3 == sl // 3 or fixed.get(el, EL) != EL or fixed.get(sl, SL) != SL:
                continue
            world = [S] * size
            world[el], world[sl] = EL, SL
            for place, kind in fixed.items():
                if kind < EL:
                    world[place] = kind
            open_places = [place for place in range(size) if place not in (el, sl) and place not in fixed]
            missing = followers(players) - sum(kind == E for kind in fixed.values())
            if any(world[place] != kind for place, kind in fixed.items()) or missing < 0:
                continue
            for euphorians in combinations(open_places, missing):
                dealt = world[:]
                for place in euphorians:
                    dealt[place] = E
                yield tuple(dealt + dealt)


def leaders_in(world: World, seat: int) -> int:
    return sum(card >= EL for card in world[3 * seat : 3 * seat + 3])


def row_team(world: World, seat: int) -> int:
    row = world[3 * seat : 3 * seat + 3]
    if EL in row or SL in row:
        return 0 if EL in row else 1
    return 0 if row.count(E) >= 2 else 1


class Oracle:
    """All worlds a viewer must reckon with, each with the number of ways that lead to it."""

    def __init__(self, view: dict[str, Any], facts: list[tuple[int, int, int]] | None = None) -> None:
        """`facts` are claims to take for true: (length of the history, seat, code)."""
        self.players = view["players"]
        self.wasted: set[int] = set()
        history = view["history"]
        start = 0
        while start < len(history) and tag_of(history[start]) == SEEN:
            start += 1
        # What was seen before anything moved spares making most of the deals only to throw them away.
        fixed = {place_of(item): kind_of(item) for item in history[:start]} or shown(view)
        self.worlds: Counter[World] = Counter(deals(self.players, fixed))
        for at in range(start, len(history) + 1):
            for since, seat, code in facts or []:
                if max(since, start) == at:
                    self.keep_claim(seat, code)
            if at < len(history):
                self.follow(history[at])
        for place, kind in shown(view).items():
            self.keep(place, kind)

    def keep(self, place: int, kind: int) -> None:
        self.worlds = Counter({w: n for w, n in self.worlds.items() if w[place] == kind})

    def follow(self, item: int) -> None:
        tag = tag_of(item)
        if tag == SEEN:
            self.keep(place_of(item), kind_of(item))
        elif tag == SHUFFLED:
            places = [place for place in range(24) if (mask_of(item) >> place) & 1]
            self.rearrange(places, list(permutations(places)))
        else:
            if tag == SWAPPED:
                self.rearrange([place_of(item), other_of(item)], [(other_of(item), place_of(item))])
            else:
                self.wasted.add(place_of(item))
            self.worlds = Counter({w: n for w, n in self.worlds.items() if self.goes_on(w)})

    def rearrange(self, places: list[int], sources: list[tuple[int, ...]]) -> None:
        now: Counter[World] = Counter()
        for world, number in self.worlds.items():
            for source in sources:
                cards = list(world)
                for place, other in zip(places, source, strict=True):
                    cards[place] = world[other]
                now[tuple(cards)] += number
        self.worlds = now

    def goes_on(self, world: World) -> bool:
        """Nobody has both Leaders, and no Wastelander has one."""
        numbers = [leaders_in(world, seat) for seat in range(self.players)]
        return max(numbers) == 1 and not any(numbers[seat] for seat in self.wasted)

    def keep_claim(self, seat: int, code: int) -> None:
        action = CLAIMS.action(code)
        said = list(action.arguments.values())
        kept: Counter[World] = Counter()
        for world, number in self.worlds.items():
            row = world[3 * seat : 3 * seat + 3]
            if action.verb == "row":
                true = all(s in (4, r) for s, r in zip(said, row, strict=True))
            elif action.verb == "saw":
                true = world[said[0]] == said[1]
            else:
                true = said[0] == (2 if seat in self.wasted else row_team(world, seat))
            if true:
                kept[world] = number
        self.worlds = kept


def shown(view: dict[str, Any]) -> dict[int, int]:
    cards = [recruit["card"] for seat in view["seats"] for recruit in seat["row"]]
    return {place: KINDS.index(card) for place, card in enumerate(cards) if card is not None}
