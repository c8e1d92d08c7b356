"""Puzzles for the wire: what their seat sees and is asked; the best choice and why only after an answer."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import Final, NamedTuple

from euphoria import bots
from euphoria.bots.puzzles import Puzzle, chance, is_right, puzzles, reasons, table, todays, with_puzzles
from euphoria.core.decision import Decision
from euphoria.core.errors import BadNotation
from euphoria.core.match import Match
from euphoria.languages import Language
from euphoria.server.catalogue import asked
from euphoria.server.common.errors import Problem, from_rules, not_found
from euphoria.server.push import ask
from euphoria.server.tables import company
from euphoria.server.wire.play import Check, Why
from euphoria.server.wire.puzzles import (
    PuzzleAnswer,
    PuzzleChoice,
    PuzzleInfo,
    PuzzleList,
    PuzzleShelf,
    PuzzleSolution,
    PuzzleVerdict,
)
from euphoria.speech import Speech
from euphoria.speech.messages import messages

FIRST: Final = 6
"""A title that tells the question among its first sentences tells before it what it is about."""


class Laid(NamedTuple):
    """A puzzle on a board of its own, with the question its seat is asked and who speaks to it."""

    puzzle: Puzzle
    match: Match
    decision: Decision
    speech: Speech


def shelf(now: int, language: Language) -> PuzzleList:
    """All of them; `now` is in milliseconds, and days are those of the whole world (UTC)."""
    known = with_puzzles()
    day = datetime.fromtimestamp(now / 1000, UTC).toordinal()
    speech = Speech(language, [], None)
    return PuzzleList(
        titles=[
            PuzzleShelf(title=title, name=speech.title(title), count=len(puzzles(title))) for title in known
        ],
        today=_id(*todays(day)) if known else "",
    )


def title_of(id: str) -> str:
    """The title of a puzzle that there is."""
    return _found(id).title


def puzzle_info(id: str, language: Language) -> PuzzleInfo:
    """What its seat sees and is asked."""
    puzzle, match, decision, speech = lay(id, language)
    number, count = _number(id), len(puzzles(puzzle.title))
    view = match.view(puzzle.seat)
    options, lines = list(decision.options), speech.lines(view)
    return PuzzleInfo(
        id=id,
        title=puzzle.title,
        name=speech.title(puzzle.title),
        number=number,
        count=count,
        following=_id(puzzle.title, number % count),
        lang=language,
        you=puzzle.seat,
        names=match.names,
        view=view,
        decision=asked.decision_info(decision, options, match.ply),
        words=asked.words(speech, language, match, decision, options, 0),
        moment=_moment(lines, speech.say(f"{puzzle.title}-ask-{puzzle.kind}")),
        lines=lines,
        goal=speech.say(f"riddles-{puzzle.goal}") if puzzle.goal else "",
    )


def _moment(lines: list[str], question: str) -> list[str]:
    """What stands before the question where the table is told in words; else the first sentence alone."""
    return lines[: lines.index(question)] if question in lines[:FIRST] else lines[:1]


def verdict(id: str, answer: PuzzleAnswer) -> PuzzleVerdict:
    """Was this the best choice?"""
    laid = lay(id, answer.lang)
    puzzle = laid.puzzle
    _check(laid.decision, answer.action)
    right = is_right(puzzle, laid.match, answer.action)
    return PuzzleVerdict(
        right=right,
        chance=chance(puzzle, laid.match, answer.action),
        best=puzzle.chances[puzzle.best],
        solution=_solution(laid, answer.lang) if right or answer.solution else None,
    )


@lru_cache(maxsize=32)
def lay(id: str, language: Language) -> Laid:
    """Nobody plays on it: it stays as it is."""
    puzzle = _found(id)
    match = table(puzzle)
    match.names = _names(puzzle, match.players, language)
    decision = match.decision(puzzle.seat)
    assert decision is not None, "a puzzle is a question to its seat"
    return Laid(puzzle, match, decision, Speech(language, match.names, puzzle.seat))


def _names(puzzle: Puzzle, players: int, language: Language) -> list[str]:
    """The solver, and the bots that usually sit at a table of this title."""
    usual = bots.usual(puzzle.title)
    others: list[str] = []
    for _ in range(players - 1):
        others.append(company.play(puzzle.title, usual, others).name)
    others.insert(puzzle.seat, messages(language).format("puzzles-you", {}))
    return others


def _check(decision: Decision, action: str) -> None:
    """Is this a choice at all? The rules may allow more than what was tried."""
    try:
        refusal = decision.check(action)
    except BadNotation as error:
        raise from_rules(error) from None
    if refusal is not None:
        raise Problem("refused", "problems-refused", rule=refusal.rule)


def _solution(laid: Laid, language: Language) -> PuzzleSolution:
    puzzle, match, _, speech = laid
    ranked = sorted(puzzle.chances.items(), key=lambda one: -one[1])
    return PuzzleSolution(
        action=puzzle.best,
        words=speech.action(match, puzzle.best),
        why=_why(laid),
        brings=ask.preview(match, puzzle.seat, Check(action=puzzle.best, lang=language)),
        games=puzzle.games,
        choices=[
            PuzzleChoice(action=text, words=speech.action(match, text), chance=likely)
            for text, likely in ranked
        ],
    )


def _why(laid: Laid) -> list[Why]:
    return [
        Why(words=laid.speech.reason(laid.match, reason), rule=reason.rule)
        for reason in reasons(laid.puzzle, laid.match)
    ]


# ------------------------------------------------------------------ ids


def _id(title: str, place: int) -> str:
    return f"{title}-{place + 1}"


def _number(id: str) -> int:
    """What stands behind the title, counted from 1; 0: nothing that counts."""
    number = id.rpartition("-")[2]
    return int(number) if number.isascii() and number.isdecimal() and len(number) < 5 else 0


def _found(id: str) -> Puzzle:
    title, number = id.rpartition("-")[0], _number(id)
    known = puzzles(title) if title in with_puzzles() else []
    if not 1 <= number <= len(known) or id != _id(title, number - 1):
        raise not_found("puzzle")
    return known[number - 1]
