"""The conversation at one table: news, the table, the question, and what the person may type."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from euphoria.cli import compact, reading
from euphoria.cli.menu import Menu
from euphoria.cli.news import tell
from euphoria.cli.session import REACTION, Session
from euphoria.core.actions import SEATS, Action
from euphoria.core.decision import Decision
from euphoria.terminal.desk import Desk
from euphoria.terminal.face import face_of
from euphoria.terminal.screen import FAINT, STRONG


class Leave(Exception):
    """The person wants to stop."""


class Talk:
    """Everything that is shown to and asked of the person during one game."""

    def __init__(self, desk: Desk, session: Session, in_words: bool) -> None:
        self.desk = desk
        self.screen = desk.screen
        self.session = session
        self.match = session.match
        self.plain = desk.speech_for(self.match.names).read_by(session.seat)
        """Names alone, for tables that show the letters of the seats beside them."""
        lettered = [f"{name} ({letter})" for name, letter in zip(self.match.names, SEATS, strict=False)]
        self.speech = desk.speech_for(lettered).read_by(session.seat)
        """Names with the letter of their seat, which is what one types."""
        self.face = face_of(self.match.title)
        self.in_words = in_words
        self.menu = Menu([], str)
        self.on_enter: Action | None = None
        """What an empty line means now."""
        self.cannot_keep = ""
        self._table_shown: dict[str, Any] = {}
        self._log_read = 0

    def say(self, id: str, **facts: Any) -> str:
        return self.speech.say(id, **facts)

    # ------------------------------------------------------------------ telling

    def welcome(self) -> None:
        title, seat = self.match.title, self.session.seat
        self.screen.heading(self.speech.title(title))
        self.screen.write(self.speech.about(title), FAINT)
        others = ", ".join(
            f"{self.plain.name(other)} ({SEATS[other]}, {kind})"
            for other, kind in enumerate(self.session.kinds)
            if other != seat
        )
        name = self.plain.name(seat)
        self.screen.write(self.say("cli-you-are", name=name, seat=SEATS[seat], others=others))
        self.screen.write(self.say("cli-sealed-dice", commitment=self.match.commitment[:16]), FAINT)
        self.screen.write(self.say("cli-how-to-answer"), FAINT)

    def tell(self, events: list[dict[str, Any]]) -> None:
        tell(self.screen, self.speech, self.match, events)

    def show_table(self) -> None:
        """The whole table in full words; a picture of it last, for those who see it."""
        view = self.match.view(self.session.seat)
        self.screen.write()
        compact.show_words(self.screen, self.speech, view, self.match)
        if not self.in_words:
            compact.show_picture(self.screen, self.plain, view)

    def _show_table_if_new(self, decision: Decision) -> None:
        """Before a decision the table in short, if others have moved and it looks different now.

        Reaction windows come often and in the middle of things; there the reader's own part is enough.
        """
        view = self.match.view(self.session.seat)
        news, self._log_read = self.match.log[self._log_read :], len(self.match.log)
        seen = {key: value for key, value in view.items() if key not in ("question", "waiting", "using")}
        first = not self._table_shown
        if not first and decision.sealed:
            compact.show_own(self.screen, self.plain, view)
            return
        if seen == self._table_shown or not (first or any(self._is_other(entry) for entry in news)):
            return
        self._table_shown = seen
        self.screen.write()
        if self.in_words:
            # What the reader is asked comes right after, with the options.
            others = [seat for seat in view["waiting"] if seat != self.session.seat]
            compact.show_words(self.screen, self.speech, {**view, "waiting": others})
        else:
            compact.show(self.screen, self.plain, view, legend=first)

    def _is_other(self, entry: dict[str, Any]) -> bool:
        return "do" in entry and entry["seat"] != self.session.seat

    # ------------------------------------------------------------------ asking

    def ask(self, decision: Decision) -> None:
        """Put the question with its options."""
        self._show_table_if_new(decision)
        together = None if self.face is None else self.face.together
        self.menu = Menu(decision.options, lambda action: self.speech.action(self.match, action), together)
        self.on_enter = self._usual(decision)
        self._show_cards(decision)
        self.show_question(decision)

    def _usual(self, decision: Decision) -> Action | None:
        """What an empty line means: to let a reaction go by, or to leave things as they are."""
        if decision.kind == REACTION:
            return decision.idle[0] if len(decision.idle) == 1 else None
        if self.face is None or self.face.keeps is None:
            return None
        return self.face.keeps(self.match.view(self.session.seat), decision)

    def _show_cards(self, decision: Decision) -> None:
        """The cards that the question is between, with what they do."""
        if self.face is not None and self.face.cards is not None:
            for id in self.face.cards(decision):
                reading.show_card(self.screen, id, self.speech.card(self.match, id))

    def show_question(self, decision: Decision) -> None:
        self.screen.heading(self.speech.prompt(self.match, decision.kind, decision.rule))
        self.menu.show(
            self.screen, lambda count, span: self.say("cli-more", count=count, span=span), self._joined
        )

    def _joined(self, options: list[tuple[int, Action]]) -> str:
        assert self.face is not None and self.face.joined is not None
        return self.face.joined(self.speech, self.match, options)

    def read(self) -> str:
        if self.on_enter is None:
            return self.screen.ask("> ")
        return self.screen.ask(f"[Enter = {self.menu.number(self.on_enter)}] > ")

    def offer(self, numbers: list[int]) -> None:
        """Show some of the options; a single one can be taken by an empty line."""
        self.menu.show_only(self.screen, numbers)
        self.on_enter = self.menu.options[numbers[0] - 1] if len(numbers) == 1 else None

    # ------------------------------------------------------------------ keeping

    def keep(self) -> None:
        """Bring the file up to date; if that fails say so once, and play on."""
        try:
            self.session.keep()
        except OSError as error:
            if not self.cannot_keep:
                self.cannot_keep = self.desk.reason(error)
                self.screen.write(self.say("cli-cannot-keep", reason=self.cannot_keep), STRONG)

    def goodbye(self) -> None:
        """Where the game is kept and how it goes on."""
        self.screen.write()
        if self.cannot_keep:
            self.screen.write(self.say("cli-left-unsaved"))
        else:
            self.screen.write(self.say("cli-left"))
            self.screen.as_is(_resume_command(self.session.path), indent=2)


def _resume_command(path: Path) -> str:
    text = str(path)
    return f'euphoria play --resume "{text}"' if " " in text else f"euphoria play --resume {text}"
