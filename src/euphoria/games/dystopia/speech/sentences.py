"""Build a Better Dystopia in words: its facts and its cards. Its table is in dystopia_table.py."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from euphoria.games.dystopia.rules.cards import FACTION_OF, RECRUITS, TILES
from euphoria.games.dystopia.rules.data import (
    CARDS,
    CONSTRUCTION,
    COPIES,
    DILEMMAS,
    FACTIONS,
    GOODS,
    MARKET,
    SPACES,
    WORKERS,
    site_of,
)
from euphoria.games.dystopia.rules.markets import CARD, TILE_COSTS
from euphoria.games.dystopia.rules.words import CHOICE, CHOOSE_SITE, SIDE, TRACK, WAY
from euphoria.games.dystopia.speech.gallery import shown
from euphoria.games.dystopia.speech.printed import overload_line, printed_lines, recruit_lines
from euphoria.games.dystopia.speech.table import offered, table
from euphoria.games.dystopia.speech.words import (
    bundle,
    forms,
    listed,
    message,
    penalty,
    site_facts,
    space_facts,
    space_name,
    word,
)
from euphoria.speech.messages import Fact
from euphoria.speech.title import Card, Shown, TitleSpeech

if TYPE_CHECKING:
    from euphoria.core.match import Match
    from euphoria.speech import Speech

NUMBERS = frozenset({"value", "step", "sum"})
BUNDLES = frozenset({"payment", "stock", "give", "get"})
AMOUNTS = {
    "goods": "dystopia-count-goods",
    "cards": "dystopia-count-cards",
    "other_goods": "dystopia-count-goods",
    "other_cards": "dystopia-count-cards",
}
"""Fields that tell only how many things there are, and the messages that say it."""
WORDS: dict[str, tuple[str, Sequence[str]]] = {
    "recruit": ("recruit", RECRUITS),
    "other": ("recruit", RECRUITS),
    "active": ("recruit", RECRUITS),
    "hidden": ("recruit", RECRUITS),
    "dilemma": ("dilemma", DILEMMAS),
    "good": ("good", GOODS),
    "card": ("card", CARDS),
    "faction": ("faction", FACTIONS),
    "tile": ("tile", TILES),
    "side": ("side", SIDE.words),
    "track": ("track", TRACK.words),
    "way": ("retrieve", WAY.words),
}
"""For each field the family of messages that says it, and the ids its numbers stand for."""


PLACED = ("dystopia-placed", "dystopia-uses")
STARS = ("dystopia-star-tile", "dystopia-star-territory", "dystopia-star-recruit", "dystopia-star-dilemma")
CAUSES: dict[str, frozenset[str]] = {
    "pay": frozenset({*PLACED, "dystopia-bumps"}),
    "tunnel": frozenset(PLACED),
    "star": frozenset(PLACED),
    "gain": frozenset(PLACED),
    "choose": frozenset(PLACED),
    "draw": frozenset({*PLACED, *STARS}),
    "ability": frozenset(
        {*PLACED, *STARS, "dystopia-bumps", "dystopia-rolled", "dystopia-built", "dystopia-retrieves"}
        | {"dystopia-new-worker", "dystopia-worker-lost"}
    ),
    "keep-one": frozenset({"dystopia-uses"}),
    "burn": frozenset({"dystopia-uses"}),
    "throw": frozenset({"dystopia-uses"}),
    "set-value": frozenset({"dystopia-bumps", "dystopia-uses"}),
    "lose": frozenset({"dystopia-rolled"}),
    "discard": frozenset({"dystopia-morale", "dystopia-drew-card"}),
    "retain": frozenset({"dystopia-saw-recruits"}),
    "dilemma-pay": frozenset({"dystopia-shows-dilemma"}),
    "trade": frozenset({"dystopia-offered-exactly"}),
    "counter": frozenset({"dystopia-offered-exactly"}),
}
"""For each kind of question the events that lead to it: the last of them says what it is about."""


class DystopiaSpeech(TitleSpeech):
    """The words of the second title."""

    def at(self, match: Match, you: int | None) -> TitleSpeech:
        return CitySpeech(match, you)

    def ending(self, speech: Speech, result: dict[str, Any]) -> list[str]:
        """Several may place their last star at once (D-23.2)."""
        if not result["decided"]:
            return []
        tied = result["stars"].count(max(result["stars"]))
        return [speech.say("dystopia-end-tie", count=tied, by=result["decided"])]

    def facts(self, speech: Speech, field: str, value: Any) -> dict[str, Fact]:
        if field in NUMBERS:
            return {field: value}
        if field in BUNDLES:
            return {field: bundle(speech, value)}
        if field in AMOUNTS:
            return {field: speech.say(AMOUNTS[field], count=value)}
        if field == "space":
            return space_facts(speech, field, _number(value, SPACES))
        if field == "site":
            return site_facts(speech, value)
        if field == "workers":
            return _workers(speech, value)
        if field == "choice":
            return {field: _choice(speech, value)}
        family, ids = WORDS[field]
        return forms(speech, field, message(family, ids[_number(value, ids)]))

    def cards(self) -> list[str]:
        return [*RECRUITS, *TILES, *CARDS, *DILEMMAS]

    def card(self, speech: Speech, id: str) -> Card:
        if id in RECRUITS:
            return _recruit_card(speech, id)
        if id in TILES:
            return _tile_card(speech, id)
        return _artifact_card(speech, id) if id in CARDS else _dilemma_card(speech, id)

    def gallery(self, speech: Speech) -> list[Shown]:
        return [shown(id, self.card(speech, id)) for id in self.cards()]

    def table(self, speech: Speech, view: dict[str, Any]) -> list[str]:
        return table(speech, view)


class CitySpeech(DystopiaSpeech):
    """The words at one table. Who plays there without the picture must also be told what is printed."""

    def __init__(self, match: Match, you: int | None) -> None:
        self._match = match
        self._you = you

    @cached_property
    def _view(self) -> dict[str, Any]:
        return self._match.view(self._you)

    def asked(self, speech: Speech) -> str:
        """What a question is about: who offers what, or what has led to it."""
        offer = offered(speech, self._view)
        mine = [one.kind for one in self._match.decisions if one.seat == self._you]
        if offer or not mine or mine[0] not in CAUSES:
            return offer
        return speech.last_told(self._match, CAUSES[mine[0]])

    def facts(self, speech: Speech, field: str, value: Any) -> dict[str, Fact]:
        """A market that is built has a name of its own, and a worker a number and a place."""
        if field == "workers" and self._you is not None:
            return _placed_workers(speech, self._view["seats"][self._you]["workers"], value)
        space = _number(value, SPACES) if field == "space" else 0
        site = site_of(space) if MARKET <= space < CONSTRUCTION else None
        built = None if site is None else self._view["sites"][site]["tile"]
        if site is None or built is None:
            return super().facts(speech, field, value)
        tile = word(speech, "tile", built)
        return forms(speech, field, "dystopia-space-built", tile=tile, **site_facts(speech, site))

    def table(self, speech: Speech, view: dict[str, Any]) -> list[str]:
        return [
            *table(speech, view),
            *overload_line(speech, view),
            *recruit_lines(speech, view, self._match.settings["classic"]),
            *printed_lines(speech, view),
        ]


def _number(value: int | str, ids: Sequence[str]) -> int:
    """Refusals may give an id where events and actions give its number."""
    return ids.index(value) if isinstance(value, str) else value


def _workers(speech: Speech, mask: int) -> dict[str, Fact]:
    numbers = [str(die + 1) for die in range(WORKERS) if (mask >> die) & 1]
    text = listed(speech, numbers)
    return forms(speech, "workers", "dystopia-workers", count=len(numbers), numbers=text)


def _placed_workers(speech: Speech, workers: list[dict[str, Any]], mask: int) -> dict[str, Fact]:
    """The workers of a retrieval by what they show and where they stand: `the 5 (Farm)`."""
    chosen = [worker for worker in workers if (mask >> (worker["number"] - 1)) & 1]
    if any(worker["value"] is None or worker["where"] not in SPACES for worker in chosen):
        return _workers(speech, mask)
    places = [f"{worker['value']} ({space_name(speech, worker['where'])})" for worker in chosen]
    return forms(speech, "workers", "dystopia-workers-at", count=len(places), list=listed(speech, places))


def _choice(speech: Speech, choice: int) -> str:
    if choice < len(GOODS):
        return word(speech, "good", GOODS[choice])
    if choice >= CHOOSE_SITE:
        return speech.say("dystopia-choice-site", **site_facts(speech, choice - CHOOSE_SITE))
    return word(speech, "choice", CHOICE.words[choice])


# ------------------------------------------------------------------ cards


def _recruit_card(speech: Speech, id: str) -> Card:
    name = message("recruit", id)
    faction = message("faction", FACTIONS[FACTION_OF[RECRUITS.index(id)]])
    facts = {
        speech.say("dystopia-label-type"): speech.say("dystopia-is-recruit"),
        speech.say("dystopia-label-faction"): speech.say(f"{faction}.plural"),
    }
    if speech.has(f"{name}.classic"):
        facts[speech.say("dystopia-label-classic")] = speech.say(f"{name}.classic")
    return Card(speech.say(name), speech.say(f"{name}.text"), facts)


def _tile_card(speech: Speech, id: str) -> Card:
    name = message("tile", id)
    facts = {
        speech.say("dystopia-label-type"): speech.say("dystopia-is-tile"),
        speech.say("dystopia-label-cost"): speech.say(f"{name}.cost"),
        speech.say("dystopia-label-gain"): speech.say("dystopia-visit"),
    }
    return Card(speech.say(name), speech.say("dystopia-penalty", penalty=penalty(speech, id)), facts)


def _artifact_card(speech: Speech, id: str) -> Card:
    """Where the artifact is worth more than another: on its dilemma, and at the market that asks for it."""
    kind = CARDS.index(id)
    market = next(TILES[tile] for tile, cost in enumerate(TILE_COSTS) if 1 << (CARD + kind) in cost)
    facts = {
        speech.say("dystopia-label-type"): speech.say("dystopia-is-artifact"),
        speech.say("dystopia-label-copies"): str(COPIES),
        speech.say("dystopia-label-dilemma"): word(speech, "dilemma", DILEMMAS[kind]),
        speech.say("dystopia-label-market"): word(speech, "tile", market),
    }
    return Card(word(speech, "card", id), speech.say("dystopia-about-artifact"), facts)


def _dilemma_card(speech: Speech, id: str) -> Card:
    name = message("dilemma", id)
    card = message("card", CARDS[DILEMMAS.index(id)])
    facts = {
        speech.say("dystopia-label-type"): speech.say("dystopia-is-dilemma"),
        speech.say("dystopia-label-artifact"): speech.say(card),
        speech.say("dystopia-label-fight"): speech.say(f"{name}.fight"),
        speech.say("dystopia-label-serve"): speech.say(f"{name}.serve"),
    }
    text = speech.say("dystopia-about-dilemma", card=speech.say(f"{card}.one"))
    return Card(speech.say(name), text, facts)
