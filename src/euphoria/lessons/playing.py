"""A lesson played on the real engine, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase

from euphoria.api import game
from euphoria.core.actions import Action
from euphoria.core.decision import Decision
from euphoria.core.errors import EuphoriaError
from euphoria.core.match import Match
from euphoria.core.told import let_luck_fall
from euphoria.lessons.parsing import BadLesson, Lesson, Move, Step


@dataclass(frozen=True)
class Snapshot:
    """The table at the beginning of a step."""

    step: Step
    match: Match
    """A copy that nobody plays on."""
    since: int
    """How many events the learner had been told at the snapshot before."""
    expect: tuple[str, ...]
    """The options that lead on; empty: there is nothing to choose."""
    named: tuple[Action, ...]
    """Those of them that a table would not offer by itself: of endless many it offers only some."""


def play(lesson: Lesson, names: list[str], made: list[int] | None = None) -> list[Snapshot]:
    """A snapshot of each step.

    `made` says which of the expected options is taken at each choice; where it ends, the first.
    """
    run = _Run(lesson, names)
    left = [] if made is None else made[:]
    for number, step in enumerate(lesson.steps, 1):
        try:
            run.step(step, left)
        except EuphoriaError as error:
            raise BadLesson(f"Step {number} of '{lesson.title}': {error}") from None
    if run.luck:
        raise BadLesson(f"The luck '{run.luck[0]}' was never asked for.")
    return run.snapshots


class _Run:
    def __init__(self, lesson: Lesson, names: list[str]) -> None:
        given = lesson.given
        players = given.get("players")
        if not isinstance(players, int):
            raise BadLesson("given: 'players' is the number of players.")
        self.you = lesson.you
        self.match = Match(game(lesson.title), players, given.get("options", {}), None, names=names)
        self.match.place(self.match.game.position(given))
        self.luck = list(lesson.luck)
        self.snapshots: list[Snapshot] = []
        self._told = 0
        let_luck_fall(self.match, self.luck)

    def step(self, step: Step, made: list[int]) -> None:
        decision = self.match.decision(self.you)
        expect = _expected(step, decision) if step.choose else ()
        named = self._named(expect, decision)
        self.snapshots.append(Snapshot(step, self.match.copy(), self._told, expect, named))
        self._told = len(self.match.events(self.you))
        if expect:
            chosen = made.pop(0) if made else 0
            if not 0 <= chosen < len(expect):
                raise BadLesson(f"there are {len(expect)} ways on, and number {chosen} is none of them.")
            self._act(self.you, expect[chosen])
        for move in step.then:
            self._move(move)

    def _named(self, expect: tuple[str, ...], decision: Decision | None) -> tuple[Action, ...]:
        offered = [] if decision is None else [option.text for option in decision.options]
        return tuple(self.match.game.grammar.parse(text) for text in expect if text not in offered)

    def _move(self, move: Move) -> None:
        if move.says and move.seat is not None:
            self.match.say(move.seat, move.text)
        elif move.seat is not None:
            self._act(move.seat, move.text)
        else:
            asked = [decision.seat for decision in self.match.decisions if decision.seat != self.you]
            if not asked:
                raise BadLesson("nobody else is asked anything.")
            for seat in asked:
                self._act(seat, move.text)

    def _act(self, seat: int, text: str) -> None:
        self.match.follow({"seat": seat, "do": text})
        let_luck_fall(self.match, self.luck)


def _expected(step: Step, decision: Decision | None) -> tuple[str, ...]:
    """The options that a step's patterns mean, in the order of the patterns."""
    options = [] if decision is None else [option.text for option in decision.options]
    found: list[str] = []
    for pattern in step.choose:
        fitting = [text for text in options if fnmatchcase(text, pattern) and text not in found]
        if not fitting and "*" not in pattern and decision is not None and decision.check(pattern) is None:
            fitting = [pattern]
        if not fitting:
            raise BadLesson(f"no option fits '{pattern}': {', '.join(options) or 'nothing is asked'}.")
        found += fitting
    return tuple(found)
