"""Judges the choices of a recorded game one by one: each alone, in any order, in any process.

Everything follows from the record, the number of imagined games and the seed, so that whoever shares the
work out, breaks it off or takes it up again comes to the same analysis.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Any, NamedTuple

from euphoria.api import game as game_of
from euphoria.bots.analysis.data import FORMAT, Analysis, Choice, Opinion
from euphoria.bots.analysis.judging import (
    Draw,
    Judge,
    candidates,
    imagined,
    is_open,
    opened,
    opinion,
)
from euphoria.bots.analysis.summing import Books
from euphoria.bots.analysis.talk import Listener
from euphoria.bots.value import value_of
from euphoria.core import record as records
from euphoria.core.errors import BadRecord
from euphoria.core.record import Record
from euphoria.core.state import State

KEPT = 4
"""Games that are kept at hand: whoever judges one choice mostly judges the next one, too."""


class Question(NamedTuple):
    """A choice to be judged: where it stands in the log, and the position it was made in."""

    at: int
    ply: int
    seat: int
    played: str
    state: State


class Analyst:
    """One recorded game, ready to be judged."""

    def __init__(self, record: Record, games: int | None = None, seed: int = 0) -> None:
        if "result" not in record.closing:
            raise BadRecord(
                "The game is not over yet, so nobody may look into its cards.", "problems-not-over"
            )
        self.record = record
        self.game = game_of(str(record.header["title"]))
        self.value = value_of(self.game.id)
        self.games = self.value.usual if games is None else games
        self.seed = seed
        self.questions: list[Question] = []
        self._listener = Listener(self.value)
        self._follow()

    def _follow(self) -> None:
        """Play the game once more and note every choice that stood and was one."""
        records.replay(self.game, self.record)
        match = records.replay(self.game, self.record, 0)
        stand = standing(self.record.entries)
        for number, entry in enumerate(self.record.entries):
            if number in stand and len(self.game.options(match.state, entry["seat"])) > 1:
                state = match.state.copy()
                self.questions.append(Question(number + 1, match.ply + 1, entry["seat"], entry["do"], state))
                self._listener.look(match, number)
            match.follow(entry)
            self._listener.hear(match, number + 1)
        self.match = match

    def judge(self, number: int) -> Choice:
        """What is to be thought of one choice, with open cards and by what the seat could know."""
        at, ply, seat, played, state = self.questions[number]
        game, seed = self.game, _seed(self.seed, at)
        codes = candidates(game, self.value, state, seat, game.grammar.parse(played).code)

        def think(draw: Draw) -> Opinion:
            return opinion(Judge(game, self.value, seat, draw, seed), game, codes, seat, self.games)

        seen = think(opened(state))
        worlds = imagined(game, state, seat, seed)
        return Choice(
            at=at,
            ply=ply,
            seat=seat,
            kind=game.question(state).name,
            played=played,
            options=len(game.options(state, seat)),
            open=seen,
            known=seen if is_open(worlds, state, self.games) else think(worlds),
        )

    def sum_up(self, choices: list[Choice]) -> Analysis:
        """The whole analysis, once all choices are judged."""
        header = self.record.header
        books = Books(self.game, self.match.state, self.record.entries, choices)
        return Analysis(
            format=FORMAT,
            title=self.game.id,
            revision=self.game.revision,
            names=header["names"],
            players=header["players"],
            games=self.games,
            seed=self.seed,
            length=len(self.record.entries),
            choices=choices,
            curve=books.curve,
            fortunes=books.fortunes,
            swings=books.swings,
            accounts=books.accounts,
            doubts=self._listener.doubts,
            claims=self._listener.claims(),
        )


@lru_cache(maxsize=KEPT)
def analyst(text: str, games: int | None = None, seed: int = 0) -> Analyst:
    """The analyst of this record, kept at hand."""
    return Analyst(records.read(text), games, seed)


def fingerprint(text: str, games: int, seed: int) -> str:
    """What an analysis is of: it is made once."""
    return sha256(f"{FORMAT}/{games}/{seed}/{text}".encode()).hexdigest()


def standing(entries: list[dict[str, Any]]) -> set[int]:
    """The numbers of the choices that were not taken back."""
    made: list[int] = []
    for number, entry in enumerate(entries):
        if "do" in entry:
            made.append(number)
        elif "undo" in entry:
            made.pop()
    return set(made)


def _seed(seed: int, at: int) -> int:
    return int.from_bytes(sha256(f"{seed}/{at}".encode()).digest()[:6], "big")
