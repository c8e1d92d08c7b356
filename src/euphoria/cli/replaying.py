"""`euphoria replay`: a recorded game again, step by step, through anybody's eyes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from euphoria.cli import compact
from euphoria.cli.news import tell
from euphoria.cli.play import seat_number
from euphoria.cli.store import open_record, replayed
from euphoria.core.errors import BadRecord
from euphoria.core.match import Eyes
from euphoria.core.record import Record
from euphoria.terminal.desk import Complaint, Desk
from euphoria.terminal.screen import FAINT

STEPS = ("do", "undo", "say")
"""The entries of a log that are steps; luck belongs to the step before it."""


class Film:
    """A record that can be wound to any step. Step 0 is the position before the first choice."""

    def __init__(self, record: Record) -> None:
        self._record = record
        starts = [place for place, entry in enumerate(record.entries) if any(name in entry for name in STEPS)]
        self._cuts = [*starts, len(record.entries)]
        self.wind(0)

    @property
    def last(self) -> int:
        return len(self._cuts) - 1

    def wind(self, step: int) -> None:
        """Go to a step from the beginning."""
        self.step = step
        self.match = replayed(self._record, self._cuts[step])

    def forward(self) -> None:
        """One step on."""
        for entry in self._record.entries[self._cuts[self.step] : self._cuts[self.step + 1]]:
            self.match.follow(entry)
        self.step += 1


# ------------------------------------------------------------------ the command


class Projector:
    """Shows a film on the screen."""

    def __init__(self, desk: Desk, film: Film, eyes: Eyes) -> None:
        self.desk = desk
        self.screen = desk.screen
        self.film = film
        self.eyes: Eyes = eyes
        self.speech = desk.speech_for(film.match.names).read_by(eyes if isinstance(eyes, int) else None)

    def title(self) -> None:
        match = self.film.match
        self.screen.heading(self.speech.title(match.title))
        names = ", ".join(self.speech.name(seat) for seat in range(match.players))
        if self.eyes is None:
            who = self.desk.say("cli-eyes-spectator")
        elif isinstance(self.eyes, int):
            who = self.desk.say("cli-eyes-seat", name=self.speech.name(self.eyes))
        else:
            who = self.desk.say("cli-eyes-open")
        self.screen.write(self.desk.say("cli-replay", names=names, count=self.film.last, eyes=who))

    def news_of_step(self) -> list[dict[str, Any]]:
        """Go one step on; what was to be seen of it."""
        before = self.film.match.heard(self.eyes)
        self.film.forward()
        return self.film.match.events(self.eyes, before)

    def tell(self, events: list[dict[str, Any]]) -> None:
        tell(self.screen, self.speech, self.film.match, events)

    def table(self) -> None:
        self.screen.write()
        compact.show(self.screen, self.speech, self.film.match.view(self.eyes))
        self.where()

    def where(self) -> None:
        film = self.film
        self.screen.write(self.desk.say("cli-replay-at", step=film.step, last=film.last), FAINT)

    def jump(self, step: int) -> None:
        """Go to a step; tell its news and show the table."""
        self.film.wind(max(0, step - 1))
        events = self.film.match.events(self.eyes) if step == 0 else self.news_of_step()
        self.tell(events)
        self.table()

    def next(self) -> None:
        """On to the next step of which there is anything to be seen."""
        events: list[dict[str, Any]] = []
        while not events and self.film.step < self.film.last:
            events = self.news_of_step()
        self.tell(events)
        if self.film.step == self.film.last:
            self.table()
        else:
            self.where()

    def everything(self) -> None:
        self.film.wind(self.film.last)
        self.tell(self.film.match.events(self.eyes))
        self.table()

    def step_through(self, start: int) -> None:
        self.screen.write(self.desk.say("cli-replay-keys"), FAINT)
        self.jump(start)
        try:
            while self.key(self.screen.ask("> ").lower()):
                pass
        except (EOFError, KeyboardInterrupt):
            self.screen.write()

    def key(self, text: str) -> bool:
        """What was typed; False: enough."""
        if text in ("", "n"):
            self.next()
        elif text == "p":
            self.jump(max(0, self.film.step - 1))
        elif text == "t":
            self.table()
        elif text.isdecimal() and len(text) < 9 and int(text) <= self.film.last:
            self.jump(int(text))
        elif text == "q":
            return False
        else:
            self.screen.write(self.desk.say("cli-replay-keys"))
        return True


def replay(desk: Desk, path: Path, seat: str | None, at: int | None) -> None:
    film = Film(_read(desk, path))
    if at is not None and not 0 <= at <= film.last:
        raise desk.complaint("cli-bad-step", step=at, last=film.last)
    projector = Projector(desk, film, _eyes(desk, seat, film.match.players))
    projector.title()
    if desk.screen.interactive:
        projector.step_through(at or 0)
    elif at is None:
        projector.everything()
    else:
        projector.jump(at)


def _eyes(desk: Desk, seat: str | None, players: int) -> Eyes:
    if seat is None:
        return None
    return "open" if seat.lower() == "open" else seat_number(desk, seat, players)


def _read(desk: Desk, path: Path) -> Record:
    try:
        record, match = open_record(path)
    except OSError as error:
        raise desk.complaint("cli-cannot-read", file=str(path), reason=desk.reason(error)) from None
    except BadRecord as error:
        raise Complaint(f"{path}: {desk.told(error)}") from None
    desk.game(match.title)
    return record
