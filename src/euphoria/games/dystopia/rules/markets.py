"""The eighteen market tiles: what a visit costs. What their penalties forbid is asked where it matters.

| tile | its penalty is looked at in |
|---|---|
| Laboratory | benefits.py, gaining a worker |
| Spa, Plaza, Fountain, Lounge, Apothecary, Arena | placing.py, where a worker may go |
| Courthouse | payment.py, pairs of cards |
| Academy | powers.py |
| Cafeteria | retrieving.py |
| Theater, Registry | stars.py |
| the six that tax a rolled number | workers.py |
"""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia.rules.data import (
    BALLOONS,
    BAT,
    BEAR,
    BIFOCALS,
    BLISS,
    BOOK,
    BOX,
    CLAY,
    COMMODITIES,
    ENERGY,
    FOOD,
    GOLD,
    RESOURCES,
    STONE,
    WATER,
)

CARD: Final = 7
"""The first of the six kinds of card among the things one can pay with."""
KNOWLEDGE: Final = 13
ANY_CARD: Final = 0b111111 << CARD
"""A unit of a cost is the mask of the things that can pay for it."""


def _four(good: int, extra: int) -> list[int]:
    return [1 << good] * 4 + [extra]


def _named(card: int) -> list[int]:
    return [COMMODITIES, 1 << (CARD + card)]


TILE_COSTS: Final[list[list[int]]] = [
    [ANY_CARD, RESOURCES],  # Laboratory of Selective Genetics
    _four(WATER, ANY_CARD),  # Spa of Fleeting Pleasure
    _four(ENERGY, 1 << STONE),  # Courthouse of Hasty Judgment
    _four(WATER, 1 << CLAY),  # Plaza of Immortalized Humility
    _four(WATER, 1 << GOLD),  # Fountain of Wishful Thinking
    _four(ENERGY, ANY_CARD),  # Lounge of Opulent Frugality
    _four(FOOD, 1 << GOLD),  # Academy of Mandatory Equality
    _four(FOOD, ANY_CARD),  # Cafeteria of Nameless Meat
    _four(BLISS, RESOURCES),  # Apothecary of Productive Dreams
    _four(ENERGY, 1 << CLAY),  # Theater of Revelatory Propaganda
    _four(BLISS, ANY_CARD),  # Registry of Personal Secrets
    _four(FOOD, 1 << STONE),  # Arena of Peaceful Conflict
    _named(BEAR),  # Disassemble-a-Teddy-Bear Shop
    _named(BIFOCALS),  # Clinic of Blind Hindsight
    _named(BALLOONS),  # Bemusement Park
    _named(BOX),  # Friendly Local Game Bonfire
    _named(BAT),  # Stadium of Guaranteed Home Runs
    _named(BOOK),  # Center for Reduced Literacy
]
