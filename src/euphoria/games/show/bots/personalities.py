"""Who a player of the show can be: weights on what the same judgement finds worth doing."""

from __future__ import annotations

from typing import Final, NamedTuple


class Temper(NamedTuple):
    """How much more, or less, some things count; 1 for whoever is nobody in particular."""

    fear: float = 1.0
    """What rivals may do to a figure, and what a fight may cost it."""
    fire: float = 1.0
    """What shots from a place bring."""
    fight: float = 1.0
    """What a fight brings."""
    errand: float = 1.0
    """Inches on an errand of the mission."""
    flair: float = 1.0
    """Special abilities and grenades."""
    team: str = ""
    """The prepared team it is fond of, and brings where it may."""


PLAIN: Final = Temper()
FEARLESS: Final = Temper(fear=0.0)
"""Nobody of the company: how the veteran imagines rivals who come at all costs."""

PERSONALITIES: Final[dict[str, Temper]] = {
    "cautious": Temper(fear=2.0, fight=0.8, team="long-barrels"),
    "hunter": Temper(fear=0.6, fight=1.6, team="butchers-row"),
    "runner": Temper(fear=0.7, errand=1.8, team="ballroom"),
    "showman": Temper(flair=2.5, team="kennel-club"),
}
