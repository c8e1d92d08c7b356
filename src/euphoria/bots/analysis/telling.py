"""An analysis in words: its choices, moments and claims, in any language, for whoever may see everything."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from euphoria.api import game as game_of
from euphoria.bots.analysis.data import Analysis, Choice
from euphoria.core import record as records
from euphoria.core.match import Match
from euphoria.core.record import Record
from euphoria.speech import Speech

MOST: Final = 3
"""So many sentences tell a moment."""


class ChoiceWords(msgspec.Struct, frozen=True):
    played: str
    open: str
    """The best choice with open cards."""
    known: str
    """The best choice by what the seat could know."""


class Words(msgspec.Struct, frozen=True):
    """One entry for each choice, swing and claim of the analysis."""

    choices: list[ChoiceWords]
    swings: list[str]
    claims: list[str]


def tell(record: Record, analysis: Analysis, language: str) -> Words:
    """Play the game once more and say what each choice, moment and claim was."""
    match = records.replay(game_of(analysis.title), record, 0)
    speech = Speech(language, match.names)
    by_place = {choice.at - 1: choice for choice in analysis.choices}
    moments = {swing.at for swing in analysis.swings}
    choices: dict[int, ChoiceWords] = {}
    told: dict[int, str] = {}
    heard, done = 0, ""
    for number, entry in enumerate(record.entries):
        if number in by_place:
            choices[number] = _choice(speech, match, by_place[number])
        if "do" in entry:
            heard = match.heard("open")
            done = f"{speech.name(entry['seat'])}: {speech.read_by(entry['seat']).action(match, entry['do'])}"
        match.follow(entry)
        if number + 1 in moments:
            told[number + 1] = _moment(speech, match, match.events("open", heard)) or done
    return Words(
        choices=[choices[choice.at - 1] for choice in analysis.choices],
        swings=[told[swing.at] for swing in analysis.swings],
        claims=[speech.claimed(match, said) for said in match.said if said.claim is not None],
    )


def _choice(speech: Speech, match: Match, choice: Choice) -> ChoiceWords:
    # An own choice is told as its maker reads it: other players would not be told all of it.
    own = speech.read_by(choice.seat)

    def said(text: str) -> str:
        return own.action(match, text)

    return ChoiceWords(said(choice.played), said(choice.open.best), said(choice.known.best))


def _moment(speech: Speech, match: Match, events: list[dict[str, Any]]) -> str:
    return " ".join(speech.event(match, event) for event in events[:MOST])
