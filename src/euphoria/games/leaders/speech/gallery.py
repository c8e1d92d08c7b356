"""The cards of leaders for a gallery."""

from __future__ import annotations

from typing import Final

from euphoria.games.leaders.rules.cards import ARTIFACTS, KINDS, is_reaction
from euphoria.speech.title import Card, Shown

LEADER: Final = "L-1.3"
FOLLOWER: Final = "L-1.4"
ACTION: Final = "L-16.1"
REACTION: Final = "L-17.1"


def shown(id: str, card: Card) -> Shown:
    if id in KINDS:
        faction = "euphorian" if id.startswith("E") else "subterran"
        return Shown(id, card, "recruit", LEADER if id.endswith("L") else FOLLOWER, faction, {})
    if is_reaction(ARTIFACTS.index(id)):
        return Shown(id, card, "reaction", REACTION, "", {})
    return Shown(id, card, "action", ACTION, "", {})
