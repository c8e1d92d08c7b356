"""A game that is over, moment by moment: kept in memory for a while, so that stepping through it is quick."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from threading import Lock
from typing import Any, Final

from euphoria.api import game as game_of
from euphoria.core import record as records
from euphoria.core.match import Eyes, Match
from euphoria.languages import FALLBACK, Spoken
from euphoria.server.common.errors import Problem
from euphoria.server.wire.play import Moment, ReplayFrame, Timeline
from euphoria.speech import Speech

STRIDE: Final = 20
"""A copy of the match is kept after every so many entries; whatever lies between is played from there."""
MOST: Final = 16
"""Games kept; who has not been looked at for longest goes."""


Told = tuple[int | str, ...]


@lru_cache(maxsize=MOST)
def reel(text: str) -> Reel:
    """The game of this record, ready to be looked at."""
    return Reel(text)


def frame(text: str, at: int, eyes: str, language: Spoken) -> ReplayFrame:
    """One moment of a record."""
    return reel(text).frame(at, eyes, language)


def timeline(text: str, eyes: str, language: Spoken) -> Timeline:
    """All moments of a record."""
    return reel(text).timeline(eyes, language)


class Reel:
    """One game; threads take turns with it."""

    def __init__(self, text: str) -> None:
        self._record = records.read(text)
        self._game = game_of(str(self._record.header["title"]))
        self._lock = Lock()
        self._actors, self._ends = _actions(self._record.entries)
        self._kept = {0: records.replay(self._game, self._record, 0)}
        # Where the last look was: the next one is mostly one step further.
        self._place, self._match = 0, self._kept[0].copy()
        self._said: dict[tuple[Spoken, int | None, Told], str] = {}

    @property
    def length(self) -> int:
        return len(self._record.entries)

    def frame(self, at: int, eyes: str, language: Spoken) -> ReplayFrame:
        """The position after so many entries, for a seat's number, `spectator` or `open`.

        The first moment is the first question: what is dealt before it lies on the table.
        """
        with self._lock:
            at = min(max(at, self._ends[0]), self.length)
            done = "" if not language else self._done(at, eyes, language)
            match = self._at(at)
            audience = _audience(eyes, match.players)
            reader = _reader(audience)
            view, events = match.view(audience), match.events(audience)
            speech = Speech(language or FALLBACK, match.names, reader)
            return ReplayFrame(
                at=at,
                length=self.length,
                ply=match.seen(audience),
                entry=self._record.entries[at - 1] if at else None,
                view=view,
                events=events,
                done=done,
                words=[self._sentence(match, event, language, reader) for event in events]
                if language
                else [],
                lines=speech.lines(view, match) if language else [],
            )

    def timeline(self, eyes: str, language: Spoken) -> Timeline:
        """Everything these eyes were told, each with the moment right after the action it belongs to."""
        with self._lock:
            match = self._at(self.length)
            audience = _audience(eyes, match.players)
            reader = _reader(audience)
            moments: list[Moment] = []
            for event in match.events(audience):
                ply = match.actual(audience, int(event["ply"]))
                said = self._sentence(match, event, language, reader)
                moments.append(
                    Moment(
                        at=self._ends[ply],
                        ply=int(event["ply"]),
                        seat=self._actors[ply],
                        event=event["event"],
                        rule=event["rule"],
                        words=said,
                    )
                )
            known = range(match.seen(audience) + 1)
            ends = [self._ends[match.actual(audience, ply)] for ply in known]
            return Timeline(length=self.length, ends=ends, moments=moments)

    def _at(self, number: int) -> Match:
        """The match after so many entries. Whoever gets it must not change it."""
        places = sorted(self._kept)
        nearest = places[bisect_right(places, number) - 1]
        if not nearest <= self._place <= number:
            self._place, self._match = nearest, self._kept[nearest].copy()
        while self._place < number:
            self._match.follow(self._record.entries[self._place])
            self._place += 1
            if self._place % STRIDE == 0 and self._place not in self._kept:
                self._kept[self._place] = self._match.copy()
        return self._match

    def _sentence(self, match: Match, event: dict[str, Any], language: Spoken, reader: int | None) -> str:
        """An event in words. The same game is looked at again and again, so every sentence is made once."""
        # No sentence names the corners of a way.
        key = (language, reader, tuple(value for name, value in event.items() if name != "corners"))
        said = self._said.get(key)
        if said is None:
            said = Speech(language or FALLBACK, match.names, reader).event(match, event)
            self._said[key] = said
        return said

    def _done(self, at: int, eyes: str, language: Spoken) -> str:
        """The last entry in words, for whoever did it and for open eyes; others learn it by events."""
        entry = self._record.entries[at - 1] if at else {}
        if "do" not in entry or eyes not in ("open", str(entry["seat"])):
            return ""
        match = self._at(at - 1)
        speech = Speech(language, match.names, None if eyes == "open" else int(entry["seat"]))
        return f"{speech.name(entry['seat'])}: {speech.action(match, entry['do'])}"


def _actions(entries: list[dict[str, Any]]) -> tuple[list[int | None], list[int]]:
    """For each number of actions: who took the last of them, and how many entries precede the next."""
    actors: list[int | None] = [None]
    ends = [0]
    for number, entry in enumerate(entries, 1):
        if "do" in entry or "undo" in entry:
            actors.append(int(entry["seat"] if "do" in entry else entry["undo"]))
            ends.append(number)
        ends[-1] = number
    return actors, ends


def _reader(audience: Eyes) -> int | None:
    """Who is spoken to as "you"."""
    return audience if isinstance(audience, int) else None


def _audience(eyes: str, players: int) -> Eyes:
    """Whose eyes these are. Only a game that is over can be looked back at, so here they may be open."""
    if eyes == "open":
        return "open"
    if eyes == "spectator":
        return None
    if eyes.isdecimal() and len(eyes) < 3 and int(eyes) < players:
        return int(eyes)
    raise Problem("bad-request", "problems-eyes")
