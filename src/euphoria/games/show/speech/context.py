"""What a question is about: the figure at hand, the fight it is in, and what has led to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euphoria.games.show.speech import words

if TYPE_CHECKING:
    from euphoria.games.show.rules.view_types import Figure
    from euphoria.games.show.speech.seen import Seen
    from euphoria.speech import Speech

CAUSES: dict[str, frozenset[str]] = {
    "credit": frozenset({"show-died"}),
    "leader": frozenset({"show-died"}),
    "push": frozenset({"show-wounds", "show-hurt"}),
    "strike": frozenset({"show-ability"}),
    "defend": frozenset({"show-ability"}),
    "follow": frozenset({"show-pushed"}),
    "flee": frozenset({"show-threw", "show-detonated"}),
}
"""For each kind of question the events that lead to it: the last says what it is about."""
MISHAP = "S-16.36"
"""A wound that Mycky deals to friends (S-16.35)."""


def context(speech: Speech, seen: Seen) -> str:
    """The name of the figure alone, or all there is to say in whole sentences."""
    figure = seen.at_hand
    kind = seen.view["question"] or ""
    told = [] if figure is None else [words.name(speech, figure["figure"])]
    if kind == "dice" and figure is not None:
        told.append(_fight(speech, seen, figure))
    elif kind == "wound":
        told += _wound(speech, seen)
    elif kind in CAUSES:
        told.append(speech.last_told(seen.match, CAUSES[kind]))
    return " ".join(part if part[-1] in ".!?" else f"{part}." for part in told if part).removesuffix(".")


def _fight(speech: Speech, seen: Seen, figure: Figure) -> str:
    """Who fights whom, the side of this figure first."""
    inside = [one for one in seen.view["figures"] if one["fight"] == figure["fight"]]
    own = [one for one in inside if one["team"] == figure["team"]]
    foes = [one for one in inside if one["team"] != figure["team"]]
    if figure["fight"] is None or not foes:
        return ""
    return speech.say("show-asked-fight", own=_names(speech, own), foes=_names(speech, foes))


def _names(speech: Speech, figures: list[Figure]) -> str:
    return words.listed(speech, [words.name(speech, one["figure"]) for one in figures])


def _wound(speech: Speech, seen: Seen) -> list[str]:
    """The fight, and how many wounds the other side suffers; or that Mycky hits friends."""
    decision = None if speech.you is None else seen.match.decision(speech.you)
    if decision is None:
        return []
    figures = [figure for one in decision.options if (figure := seen.figures.get(one.text.split()[-1]))]
    if decision.rule == MISHAP:
        return [speech.say("show-asked-mishap")]
    mine = [one for one in seen.view["figures"] if one["team"] == speech.you]
    own = next((one for one in mine if figures and one["fight"] == figures[0]["fight"]), None)
    told = [] if own is None else [_fight(speech, seen, own)]
    wounds = [one for one in seen.match.events(speech.you) if one["event"] == "show-wounds"]
    dealt = [one for one in wounds[-2:] if one["seat"] != speech.you]
    return [*told, *[speech.event(seen.match, one) for one in dealt]]
