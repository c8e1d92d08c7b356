"""A table in words: the same view, events and options, as sentences in the reader's language."""

from __future__ import annotations

from functools import lru_cache

from euphoria.core.match import Match
from euphoria.server.live import Live
from euphoria.server.wire_play import InWords, OptionInWords
from euphoria.speech import Speech

MOST = 200
"""Events told at once; older ones are in the transcript."""


@lru_cache(maxsize=256)
def _speech(language: str, names: tuple[str, ...], seat: int | None) -> Speech:
    return Speech(language, list(names), seat)


def in_words(live: Live, seat: int | None, language: str, since: int) -> InWords:
    """What this seat (None: a spectator) sees, was told and is asked, in words."""
    match = live.playing
    speech = _speech(language, tuple(match.names), seat)
    view = match.view(seat)
    events = match.events(seat, since)[-MOST:]
    decision = None if seat is None or live.row.phase != "playing" else match.decision(seat)
    return InWords(
        ply=match.ply,
        epoch=live.row.epoch,
        posed=0 if decision is None else live.posed[decision.seat],
        lines=speech.lines(view),
        first=events[0]["number"] if events else since,
        events=[speech.event(match, event) for event in events],
        question="" if decision is None else speech.prompt(match, decision.kind, decision.rule),
        options=[]
        if decision is None
        else [OptionInWords(text=one.text, words=speech.action(match, one)) for one in decision.options],
        waiting=_waiting(speech, match, view["question"], view["waiting"]),
        result="" if match.result is None else speech.result(match, match.result),
    )


def _waiting(speech: Speech, match: Match, question: str | None, seats: list[int]) -> str:
    """Whom the table waits for and what for, as far as this reader may know."""
    if question is None or not seats:
        return ""
    return speech.waiting(match, question, [speech.name(seat) for seat in seats])
