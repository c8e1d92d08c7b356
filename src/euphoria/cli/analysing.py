"""`euphoria analyse`: a finished game understood afterwards."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from euphoria.cli import store
from euphoria.cli.play import seat_number
from euphoria.cli.simulating import bar
from euphoria.core.errors import BadRecord
from euphoria.terminal.desk import Complaint, Desk
from euphoria.terminal.screen import FAINT

if TYPE_CHECKING:
    from euphoria.bots.analysis import Analysis, Analyst, Choice
    from euphoria.bots.analysis.telling import Words

WORST: Final = 10
"""So many losing choices are told if no seat is asked for."""
TIMES: Final = 5
"""At so many moments it is told what could be known."""


def analyse(
    desk: Desk,
    path: Path,
    games: int | None,
    seed: int,
    seat: str | None,
    jobs: int | None,
    as_json: bool,
    picture: Path | None,
) -> None:
    from euphoria.bots.analysis.telling import tell

    if games is not None and games < 1:
        raise desk.complaint("cli-bad-imagined", games=games)
    if jobs is not None and jobs < 1:
        raise desk.complaint("cli-bad-jobs", jobs=jobs)
    text, analyst = _read(desk, path, games, seed)
    desk.game(analyst.game.id)
    whose = None if seat is None else seat_number(desk, seat, analyst.match.players)
    found = _kept(desk, text, analyst, jobs)
    if picture is not None:
        _draw(desk, found, picture)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        Told(desk, analyst, found, tell(analyst.record, found, desk.language)).show(whose)


def _read(desk: Desk, path: Path, games: int | None, seed: int) -> tuple[str, Analyst]:
    from euphoria.bots.analysis import analyst
    from euphoria.core.record import read

    try:
        text = store.read_text(path)
        store.replayed(read(text))
        return text, analyst(text, games, seed)
    except OSError as error:
        raise desk.complaint("cli-cannot-read", file=str(path), reason=desk.reason(error)) from None
    except BadRecord as error:
        raise Complaint(f"{path}: {desk.told(error)}") from None


def _draw(desk: Desk, found: Analysis, file: Path) -> None:
    from euphoria.bots.analysis.picture import draw

    speech = desk.speech_for(found.names)
    names = [speech.name(seat) for seat in range(found.players)]
    try:
        file.write_text(draw(found, names, desk.say("cli-analysis-chances")), encoding="utf-8")
    except OSError as error:
        raise desk.complaint("cli-cannot-write", file=str(file), reason=desk.reason(error)) from None


# ------------------------------------------------------------------ judged once


def _kept(desk: Desk, text: str, analyst: Analyst, jobs: int | None) -> Analysis:
    """The analysis from the user's data folder, or made now and put there."""
    from euphoria.bots.analysis import Analysis, fingerprint

    file = store.folder() / "analyses" / f"{fingerprint(text, analyst.games, analyst.seed)}.json"
    try:
        return msgspec.json.decode(file.read_bytes(), type=Analysis)
    except (OSError, msgspec.MsgspecError):
        pass
    count = len(analyst.questions)
    choices: list[Choice] = []
    with bar(desk, count) as progress:
        for choice in _judged(text, analyst, jobs):
            choices.append(choice)
            progress(len(choices))
    found = analyst.sum_up(choices)
    try:
        store.write(file, msgspec.json.encode(found).decode())
    except OSError as error:
        desk.screen.write(desk.say("cli-cannot-write", file=str(file), reason=desk.reason(error)), FAINT)
    return found


def _judged(text: str, analyst: Analyst, jobs: int | None) -> Iterator[Choice]:
    """Every choice, in order, over several processes."""
    from euphoria.lab.pool import prepare_worker, worker_context

    count = len(analyst.questions)
    workers = min(jobs or os.cpu_count() or 1, count)
    if workers <= 1:
        yield from (analyst.judge(number) for number in range(count))
        return
    with ProcessPoolExecutor(workers, mp_context=worker_context(), initializer=prepare_worker) as pool:
        try:
            work = [(text, analyst.games, analyst.seed, number) for number in range(count)]
            yield from pool.map(_judge, work)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _judge(work: tuple[str, int, int, int]) -> Choice:
    """Runs in a worker."""
    from euphoria.bots.analysis import analyst

    text, games, seed, number = work
    return analyst(text, games, seed).judge(number)


# ------------------------------------------------------------------ told


class Told:
    """An analysis on the screen."""

    def __init__(self, desk: Desk, analyst: Analyst, found: Analysis, words: Words) -> None:
        self.desk = desk
        self.screen = desk.screen
        self.found = found
        self.words = words
        self.speech = desk.speech_for(found.names)
        entries = analyst.record.entries
        steps = [0]
        for entry in entries:
            steps.append(steps[-1] + ("do" in entry or "undo" in entry or "say" in entry))
        self.step: Callable[[int], int] = steps.__getitem__

    def show(self, seat: int | None) -> None:
        found, desk = self.found, self.desk
        self.screen.heading(self.speech.title(found.title))
        self.screen.write(desk.say("cli-analysis", count=len(found.choices), games=found.games))
        self._accounts()
        self._moments()
        self._choices(seat)
        self._doubts()
        self._claims()

    def _points(self, value: float, format: str = "+.0f") -> str:
        """Hundredths of a game, without a minus before nothing."""
        return self.desk.number(round(100 * value) + 0.0, format)

    def _accounts(self) -> None:
        from rich.box import SIMPLE_HEAD
        from rich.table import Table

        table = Table(box=SIMPLE_HEAD, pad_edge=False)
        for name in ("player", "start", "luck", "skill", "others", "rest", "end", "known"):
            side: Literal["left", "right"] = "left" if name == "player" else "right"
            table.add_column(self.desk.say(f"cli-analysis-{name}"), justify=side)
        for one in self.found.accounts:
            changes = [self._points(value) for value in (one.luck, one.skill, one.others, one.rest)]
            start, end = self._points(one.start, ".0f"), self._points(one.end, ".0f")
            table.add_row(self.speech.name(one.seat), start, *changes, end, self._points(one.known))
        self.screen.console.print(table)
        self.screen.write(self.desk.say("cli-analysis-how"), FAINT)

    def _moments(self) -> None:
        if not self.found.swings:
            return
        self.screen.write()
        self.screen.heading(self.desk.say("cli-analysis-moments"))
        for swing, words in zip(self.found.swings, self.words.swings, strict=True):
            changes = ", ".join(
                f"{self.speech.name(seat)} {self._points(change)}"
                for seat, change in enumerate(swing.change)
                if abs(change) >= 0.005
            )
            self.screen.write(f"{self.step(swing.at):>4}  {words} [{changes}]")

    def _choices(self, seat: int | None) -> None:
        """All choices of a seat, or the worst of everybody."""
        pairs = list(zip(self.found.choices, self.words.choices, strict=True))
        if seat is None:
            pairs = [pair for pair in pairs if pair[0].open.loss or pair[0].known.loss]
            pairs.sort(key=lambda pair: -max(pair[0].known.loss, pair[0].open.loss))
            pairs = sorted(pairs[:WORST], key=lambda pair: pair[0].at)
            heading = self.desk.say("cli-analysis-worst")
        else:
            pairs = [pair for pair in pairs if pair[0].seat == seat]
            heading = self.desk.say("cli-analysis-own", name=self.speech.name(seat))
        if not pairs:
            return
        self.screen.write()
        self.screen.heading(heading)
        for choice, words in pairs:
            told = self.desk.say(
                "cli-analysis-choice", name=self.speech.name(choice.seat), played=words.played
            )
            self.screen.write(f"{self.step(choice.at):>4}  {told}")
            for view, opinion, best in (
                ("known", choice.known, words.known),
                ("open", choice.open, words.open),
            ):
                if opinion.loss:
                    loss = self._points(opinion.loss, ".0f")
                    better = self.desk.say(f"cli-analysis-better-{view}", best=best, loss=loss)
                    self.screen.write(f"      {better}")

    def _doubts(self) -> None:
        doubts = self.found.doubts
        if not doubts:
            return
        self.screen.write()
        self.screen.heading(self.desk.say("cli-analysis-doubts"))
        last = len(doubts) - 1
        for place in sorted({round(last * part / (TIMES - 1)) for part in range(TIMES)}):
            bits = ", ".join(
                f"{self.speech.name(seat)} {self.desk.number(value)}"
                for seat, value in enumerate(doubts[place].bits)
            )
            self.screen.write(f"{self.step(doubts[place].at):>4}  {bits}")

    def _claims(self) -> None:
        if not self.found.claims:
            return
        self.screen.write()
        self.screen.heading(self.desk.say("cli-analysis-claims"))
        for claim, words in zip(self.found.claims, self.words.claims, strict=True):
            told = f"{self.step(claim.at):>4}  {words} {self.desk.say(f'core-verdict-{claim.verdict}')}"
            self.screen.write(told)
            if claim.verdict == "false":
                self.screen.write(f"      {self._lie(claim.refuted)}")

    def _lie(self, refuted: list[int]) -> str:
        """Who could see through it, and when; the others had nothing to hold against it."""
        seen = [f"{self.speech.name(seat)} ({self.step(at)})" for seat, at in enumerate(refuted) if at >= 0]
        if not seen:
            return self.desk.say("cli-analysis-lie-held")
        return self.desk.say("cli-analysis-lie-seen", names=", ".join(seen))
