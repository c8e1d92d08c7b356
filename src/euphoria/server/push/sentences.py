"""A table in words: the same view, events and options, as sentences in the reader's language."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from euphoria.core.match import Match
from euphoria.languages import Spoken
from euphoria.server.push import views
from euphoria.server.tables.session import TableSession
from euphoria.server.wire.play import InWords, OptionInWords, RefusedInWords, Words
from euphoria.speech import Speech

MOST = 200
"""Events told at once; older ones are in the transcript."""


def speech(language: str, match: Match, seat: int | None) -> Speech:
    """What speaks this language to this seat (None: a spectator) of the match."""
    return _speech(language, tuple(match.names), seat)


@lru_cache(maxsize=256)
def _speech(language: str, names: tuple[str, ...], seat: int | None) -> Speech:
    return Speech(language, list(names), seat)


def in_words(live: TableSession, seat: int | None, language: str, since: int) -> InWords:
    """What this seat (None: a spectator) sees, was told and is asked, in words."""
    match = live.playing
    speech = _speech(language, tuple(match.names), seat)
    view = match.view(seat)
    events = match.events(seat, since)[-MOST:]
    decision = None if seat is None or live.row.phase != "playing" else match.decision(seat)
    return InWords(
        ply=match.seen(seat),
        epoch=live.row.epoch,
        posed=0 if decision is None else live.posed[decision.seat],
        lines=speech.lines(view, match),
        first=events[0]["number"] if events else since,
        events=[speech.event(match, event) for event in events],
        question="" if decision is None else speech.prompt(match, decision.kind, decision.rule),
        options=[]
        if decision is None
        else [OptionInWords(text=one.text, words=speech.action(match, one)) for one in decision.options],
        waiting=_waiting(speech, match, view["question"], view["waiting"]),
        result="" if match.result is None else speech.result(match, match.result),
    )


def position(live: TableSession, seat: int | None, language: Spoken) -> Words:
    """`views.position` in words, without the events: what is asked, line by line beside its options."""
    match = live.playing
    speech = _speech(language, tuple(match.names), seat)
    view = match.view(seat)
    decision = None if seat is None else match.decision(seat)
    return Words(
        lang=language,
        ply=match.seen(seat),
        epoch=live.row.epoch,
        first=0,
        reset=False,
        events=[],
        question="" if decision is None else speech.prompt(match, decision.kind, decision.rule),
        options=[] if decision is None else [speech.action(match, one) for one in decision.options],
        refused=[]
        if decision is None
        else [
            RefusedInWords(words=speech.action(match, action), why=speech.refusal(match, refusal))
            for action, refusal in decision.refused
        ],
        waiting=_waiting(speech, match, view["question"], view["waiting"]),
        result="" if match.result is None else speech.result(match, match.result),
    )


Lacking = tuple[int | None, Spoken, int | None]
"""What a socket lacks in words: as which seat, in which language, from which event on (None: all anew)."""


class Telling:
    """What one socket has been told in words so far."""

    def __init__(self, language: Spoken) -> None:
        self.language: Spoken = language
        self._reader: tuple[int, int | None] | None = None
        self._events = 0
        self._told: Words | None = None

    def lacks(self, live: TableSession, seat: int | None, now: Words) -> Lacking | None:
        """What this socket is to be told now, and has been from then on; None if nothing is new.

        Sentences are counted apart from events: whoever comes back with events may have none of them.
        """
        reader = (live.row.epoch, seat)
        since = self._events if reader == self._reader else None
        heard = live.playing.heard(seat)
        if since is not None and heard <= since and now == self._told:
            return None
        self._reader, self._told, self._events = reader, now, max(heard, since or 0)
        return seat, self.language, since


def news(live: TableSession, now: Words, lacking: Lacking) -> Words:
    """The position in words with the sentences that are new to whoever lacks this."""
    seat, language, since = lacking
    match = live.playing
    fresh = match.events(seat, since or 0)[-views.MOST_EVENTS :]
    first = int(fresh[0]["number"]) if fresh else since or 0
    speech = _speech(language, tuple(match.names), seat)
    sentences = [speech.event(match, event) for event in fresh]
    return msgspec.structs.replace(now, first=first, reset=since is None, events=sentences)


def _waiting(speech: Speech, match: Match, question: str | None, seats: list[int]) -> str:
    """Whom the table waits for and what for, as far as this reader may know."""
    if question is None or not seats:
        return ""
    return speech.waiting(match, question, [speech.name(seat) for seat in seats])
