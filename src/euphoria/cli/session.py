"""One person's game against bots, without a word on the screen: seats, answers, news, and the file."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from euphoria import bots
from euphoria.bots import Bot, Hint
from euphoria.cli import store
from euphoria.core.actions import Action
from euphoria.core.decision import Decision
from euphoria.core.errors import BadRecord, BadSetup, Refused
from euphoria.core.match import Match

REACTION = "react"
"""The question of a reaction window, in every title: its harmless answer is to pass."""

RECAP = 6
"""How many of the last events are told again when a kept game goes on."""


PATIENCE: Final = 2.0
"""So many seconds a bot may take for one choice."""


class Session:
    """A match, the seat of the person, and the bots at the other seats."""

    def __init__(self, match: Match, seat: int, kinds: list[str], path: Path) -> None:
        self.match = match
        self.seat = seat
        self.kinds = kinds
        """The kind of bot at each seat; not used for the person's own."""
        self.path = path
        self.heard = 0
        self.passing = False
        self._kept = (-1, False)
        self._bots = [self._bot(kind, place) for place, kind in enumerate(kinds)]

    def _bot(self, kind: str, seat: int) -> Bot:
        digest = sha256(f"{self.match.commitment}/{seat}".encode()).digest()
        bot = bots.make(kind, self.match.title, int.from_bytes(digest[:8], "big"))
        if isinstance(bot, bots.SearchingBot):
            bot.budget = bot.budget._replace(seconds=PATIENCE)
        return bot

    # ------------------------------------------------------------------ playing

    def run(self) -> Iterator[None]:
        """Let everybody else move until the person has a real choice; a step each for whoever watches."""
        while not self.match.over:
            decisions = self.match.decisions
            other = next((decision for decision in decisions if decision.seat != self.seat), None)
            if other is not None:
                self._answer_for(other)
            elif self._has_no_choice():
                # The bots cannot tell a quick answer from a slow one, so this gives nothing away.
                self.match.act(self.seat, decisions[0].options[0])
            else:
                return
            yield

    def _has_no_choice(self) -> bool:
        """Is there only one answer to the question at hand, and no unlisted one either?"""
        decision = self.match.decisions[0]
        return decision.all_listed and len(decision.options) == 1

    def _answer_for(self, decision: Decision) -> None:
        options = decision.options
        if len(options) == 1:
            chosen = options[0]
        else:
            bot = self._bots[decision.seat]
            chosen = bots.answer(bot, self.match, decision)
            if bot.words:
                self.match.say(decision.seat, bot.words)
        self.match.act(decision.seat, chosen)

    @property
    def decision(self) -> Decision | None:
        """What the person is asked, if anything."""
        return None if self.match.over else self.match.decision(self.seat)

    def act(self, action: Action) -> None:
        self.match.act(self.seat, action)

    def undo(self) -> None:
        """Take back the last real choice: answers that were given by themselves go with it."""
        self.match.undo(self.seat)
        while self.match.can_undo(self.seat) and self._has_no_choice():
            self.match.undo(self.seat)

    def why(self, action: Action) -> Refused | None:
        """Why this action is refused now; None if it is allowed. Tried on a copy."""
        try:
            self.match.copy().act(self.seat, action)
        except Refused as refused:
            return refused
        return None

    def hints(self, decision: Decision) -> list[Hint]:
        """What a bot would do here, knowing what the person knows: the best choices and why."""
        title = self.match.title
        view = self.match.view(self.seat)
        adviser = bots.adviser(title)
        told = adviser.advise(view, decision.kind, decision.options) if adviser else []
        if told:
            return told
        usual = self._bot(bots.usual(title), self.seat)
        return [Hint(usual.choose(view, decision.kind, decision.options), ())]

    def news(self) -> list[dict[str, Any]]:
        """What the person was told since the last time."""
        events = self.match.events(self.seat, self.heard)
        self.heard += len(events)
        return events

    def pass_always(self, on: bool) -> None:
        """Standing order: let reaction windows go by."""
        self.passing = on
        self.match.standing(self.seat, REACTION, on)

    # ------------------------------------------------------------------ keeping

    def text(self) -> str:
        note = {"seat": self.seat, "bots": self.kinds, "passing": self.passing}
        return store.with_note(self.match.record(with_key=True), note)

    def keep(self) -> None:
        """Bring the file up to date. May raise `OSError`."""
        now = (len(self.match.log), self.passing)
        if self._kept != now:
            store.write(self.path, self.text())
            self._kept = now


def resumed(path: Path) -> Session:
    """The game kept in a file. `OSError` or `BadRecord` if there is none that can go on."""
    record, match = store.open_record(path)
    note: Any = record.header.get("terminal")
    try:
        seat, kinds, passing = int(note["seat"]), [str(kind) for kind in note["bots"]], bool(note["passing"])
        assert 0 <= seat < match.players == len(kinds)
        for kind in kinds:
            bots.make(kind, match.title, 0)
    except (AssertionError, BadSetup, LookupError, TypeError, ValueError):
        raise BadRecord(
            "The record does not say who plays where in a terminal.", "problems-record-seats"
        ) from None
    if match.key is None and not match.over:
        raise BadRecord(
            "The record lacks the key of its dice, so the game cannot go on.", "problems-record-keyless"
        )
    match.start()
    session = Session(match, seat, kinds, path)
    session.heard = max(0, len(match.events(seat)) - RECAP)
    if passing:
        session.pass_always(True)
    return session


def seeded_key(seed: str) -> bytes:
    """The dice that a seed stands for, so that a game can be played again."""
    return sha256(b"euphoria seed\n" + seed.encode()).digest()


def read_key(text: str) -> bytes:
    """The key written in hexadecimal; `ValueError` if it is none."""
    key = bytes.fromhex(text)
    if len(key) != 32:
        raise ValueError(text)
    return key
