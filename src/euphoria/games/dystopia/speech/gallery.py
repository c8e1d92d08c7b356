"""The cards of dystopia for a gallery."""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia.rules.cards import FACTION_OF, RECRUITS
from euphoria.games.dystopia.rules.data import CARDS, DILEMMAS, FACTIONS
from euphoria.speech.title import Card, Shown

RECRUIT: Final = "D-20.7"
MARKET: Final = "D-17.2"
ARTIFACT: Final = "D-18.1"
DILEMMA: Final = "D-21.1"


def shown(id: str, card: Card) -> Shown:
    if id in RECRUITS:
        return Shown(id, card, "recruit", RECRUIT, FACTIONS[FACTION_OF[RECRUITS.index(id)]], {})
    if id in CARDS:
        return Shown(id, card, "artifact", ARTIFACT, "", {})
    if id in DILEMMAS:
        return Shown(id, card, "dilemma", DILEMMA, "", {})
    return Shown(id, card, "market", MARKET, "", {})
