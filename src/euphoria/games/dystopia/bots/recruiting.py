"""Which recruits the greedy bot likes to have, and when it uses them."""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia.bots.reading import Reading
from euphoria.games.dystopia.bots.worth import (
    CARD,
    RESOURCE,
    STAR,
    change_of_knowledge,
    change_of_morale,
    draw_of,
    loss_of_worker,
    price,
)
from euphoria.games.dystopia.rules.data import (
    AMANDA,
    ARTIST,
    BEN,
    BLISS,
    BRADLEY,
    BRETT,
    CHASE,
    DAVE,
    ENERGY,
    ESME,
    FLAVIO,
    GEEK,
    GOLD,
    JACKO,
    JULIA,
    KYLE,
    LAURA,
    LEE,
    LEVEL_4,
    MAXIME,
    NAKAGAWA,
    PETE,
    PHIL,
    REBECCA,
    REITZ,
    SHEPPARD,
    XANDER,
    YORDY,
    ZONG,
)

LIKED: Final = {
    ESME: 1.0,
    BRETT: 1.5,
    FLAVIO: 1.2,
    JACKO: 1.5,
    JULIA: 1.5,
    LEE: 1.0,
    DAVE: 1.2,
    XANDER: 1.0,
    PHIL: 1.0,
    NAKAGAWA: 1.0,
    ZONG: 0.8,
    KYLE: 0.5,
    GEEK: 0.5,
}
"""How much better than others some abilities are."""

PRICES: Final[dict[int, tuple[int, int]]] = {
    BEN: (2, 0),
    BRADLEY: (0, 2),
    JULIA: (1, 0),
    BRETT: (0, 1),
    DAVE: (0, 1),
    PHIL: (0, 1),
    XANDER: (0, 1),
    ARTIST: (0, 2),
    KYLE: (0, 2),
    REITZ: (0, 2),
    FLAVIO: (0, 1),
    LEE: (1, 0),
    MAXIME: (2, 0),
    REBECCA: (2, 0),
    ZONG: (0, 1),
}
"""Morale to lose and knowledge to gain."""


def likes(recruit: int) -> float:
    return LIKED.get(recruit, 0.0)


def pair_worth(active: int, hidden: int) -> float:
    """Two recruits of one faction are two stars at the end of one row."""
    return likes(active) + 0.4 * likes(hidden) + (1.0 if active // 12 == hidden // 12 else 0.0)


def retained_worth(r: Reading, recruit: int) -> float:
    """A new recruit is best where a star is near."""
    step = r.allegiance[recruit // 12]
    return likes(recruit) + step + (STAR if step == LEVEL_4 else 0.0)


def use_worth(r: Reading, recruit: int) -> float:
    """What using an ability now brings, its price paid."""
    if recruit in (PETE, SHEPPARD, CHASE):
        return _sacrifice(r, recruit)
    morale, knowledge = PRICES.get(recruit, (0, 0))
    paid = change_of_morale(r, -morale) + change_of_knowledge(r, knowledge)
    if recruit in (BEN, JULIA, BRETT, DAVE, XANDER, REBECCA):
        return RESOURCE + paid
    if recruit in (BRADLEY, PHIL, ARTIST, KYLE, REITZ, FLAVIO, MAXIME, ZONG):
        return draw_of(r, 1) + paid
    if recruit == LEE:
        return 1.3 + paid
    if recruit == LAURA:
        return draw_of(r, 2) - price(r, GOLD)
    if recruit == ESME:
        return 1.2 + max(change_of_morale(r, 1), change_of_knowledge(r, -1)) - 0.6 * CARD
    if recruit == AMANDA:
        return 4.0 * r.risk(1, sum(r.at_home) + r.knowledge) - price(r, BLISS)
    if recruit == YORDY:
        return 0.8 - price(r, ENERGY)
    return 1.0


def _sacrifice(r: Reading, recruit: int) -> float:
    """A worker for goods: only if it may well be lost anyhow, and others remain."""
    if r.view["question"] == "ability" and r.view["placing"] in ("tank-energy", "tank-water"):
        return -1.0
    gain = 2 * RESOURCE if recruit == CHASE else RESOURCE + 3.0
    return gain - loss_of_worker(r) if r.owned > 3 else -1.0
