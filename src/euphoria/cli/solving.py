"""`euphoria puzzles`: positions in which one choice is clearly best, to be solved here, or found anew."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from euphoria.cli import compact
from euphoria.cli.simulating import bar
from euphoria.terminal.desk import Desk
from euphoria.terminal.screen import FAINT, GOOD

if TYPE_CHECKING:
    from euphoria.bots.puzzles import Puzzle
    from euphoria.core.match import Match
    from euphoria.speech import Speech


def show_list(desk: Desk) -> None:
    """Which puzzles there are, and those of today."""
    from euphoria.bots.puzzles import of_the_day, puzzles, with_puzzles

    for title in with_puzzles():
        name, count, number = desk.speech.title(title), len(puzzles(title)), of_the_day(title, _today()) + 1
        desk.screen.write(desk.say("cli-puzzles-list", name=name, title=title, count=count, number=number))


def solve(desk: Desk, title: str, number: int | None, solution: bool) -> int:
    """Put one puzzle; 1 if the answer was another one."""
    from euphoria.bots.puzzles import of_the_day, puzzles, table

    desk.game(title)
    known = puzzles(title)
    if not known:
        raise desk.complaint("cli-puzzles-none", title=title)
    place = of_the_day(title, _today()) if number is None else number - 1
    if not 0 <= place < len(known):
        raise desk.complaint("cli-puzzles-number", number=number, count=len(known))
    puzzle = known[place]
    match = table(puzzle)
    speech = desk.speech_for([]).read_by(puzzle.seat)
    return Solving(desk, puzzle, match, speech).put(place + 1, solution)


def _today() -> int:
    """Days are those of the whole world, so that everybody has the same puzzle."""
    return datetime.now(UTC).toordinal()


class Solving:
    """One puzzle on the screen."""

    def __init__(self, desk: Desk, puzzle: Puzzle, match: Match, speech: Speech) -> None:
        self.desk = desk
        self.screen = desk.screen
        self.puzzle = puzzle
        self.match = match
        self.speech = speech
        decision = match.decision(puzzle.seat)
        assert decision is not None, "a puzzle is a question to its seat"
        self.decision = decision
        self.texts = [option.text for option in decision.options]

    def put(self, number: int, solution: bool) -> int:
        """Show the table and the question, and hear the answer."""
        from euphoria.bots.puzzles import is_right

        self.screen.heading(
            self.desk.say("cli-puzzle", number=number, name=self.speech.title(self.match.title))
        )
        compact.show(self.screen, self.speech, self.match.view(self.puzzle.seat))
        self.screen.write()
        self.screen.write(self.speech.prompt(self.match, self.decision.kind, self.decision.rule))
        if self.puzzle.goal:
            self.screen.write(self.speech.say(f"riddles-{self.puzzle.goal}"))
        for place, option in enumerate(self.decision.options, 1):
            self.screen.write(f"{place:>3}  {self.speech.action(self.match, option)}")
        if solution:
            self._explain()
            return 0
        try:
            answer = self._hear()
        except (EOFError, KeyboardInterrupt):
            self.screen.write()
            return 0
        right = is_right(self.puzzle, self.match, answer)
        if right:
            self.screen.write(self.desk.say("cli-puzzle-right"), GOOD)
        else:
            self.screen.write(self.desk.say("cli-puzzle-wrong"))
        self._explain()
        return 0 if right else 1

    def _hear(self) -> str:
        """The number of an option, or its notation."""
        while True:
            typed = self.screen.ask("> ").strip()
            if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(self.texts):
                return self.texts[int(typed) - 1]
            if typed in self.texts:
                return typed
            self.screen.write(self.desk.say("cli-puzzle-which", count=len(self.texts)))

    def _explain(self) -> None:
        """The best choice, why, and how often each that was tried wins."""
        from euphoria.bots.puzzles import reasons

        puzzle = self.puzzle
        best = self.match.game.grammar.parse(puzzle.best)
        self.screen.write(self.desk.say("cli-puzzle-best", best=self.speech.action(self.match, best)))
        for reason in reasons(puzzle, self.match):
            self.screen.write(self.speech.reason(self.match, reason))
        told = "cli-puzzle-exact" if puzzle.goal else "cli-puzzle-odds"
        self.screen.write(self.desk.say(told, games=puzzle.games), FAINT)
        ranked = sorted(puzzle.chances.items(), key=lambda one: -one[1])
        for text, chance in ranked:
            self.screen.write(f"{100 * chance:>4.0f} %  {self.speech.action(self.match, text)}", FAINT)


def make(desk: Desk, title: str, count: int, seed: int, out: Path | None) -> None:
    """Look for puzzles in games of bots and write them as JSON."""
    from euphoria.bots.puzzles.mining import mine

    desk.game(title)
    if count < 1:
        raise desk.complaint("cli-puzzles-count", count=count)
    found: list[Puzzle] = []
    with bar(desk, count) as progress:
        for puzzle in mine(title, count, seed):
            found.append(puzzle)
            progress(len(found))
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in found)
    text = f"[\n{lines}\n]\n"
    if out is None:
        print(text, end="")
        return
    try:
        out.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise desk.complaint("cli-cannot-write", file=str(out), reason=desk.reason(error)) from None
