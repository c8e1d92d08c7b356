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

from euphoria.games.dystopia.rules.cards import TILE_PRICES
from euphoria.games.dystopia.rules.data import (
    CARDS,
    COMMODITIES,
    GOODS,
    RESOURCES,
)

CARD: Final = 7
"""The first of the six kinds of card among the things one can pay with."""
KNOWLEDGE: Final = 13
ANY_CARD: Final = 0b111111 << CARD
"""A unit of a cost is the mask of the things that can pay for it."""


_SORTS: Final = {"commodity": COMMODITIES, "resource": RESOURCES, "card": ANY_CARD}


def _unit(word: str) -> int:
    """What can pay for one thing of a printed price."""
    if word in _SORTS:
        return _SORTS[word]
    return 1 << (GOODS.index(word) if word in GOODS else CARD + CARDS.index(word))


TILE_COSTS: Final[list[list[int]]] = [[_unit(word) for word in price.split()] for price in TILE_PRICES]
