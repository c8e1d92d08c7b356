"""A choice that somebody owes: what may be answered, what may not, and why."""

from __future__ import annotations

from typing import Any

from euphoria.core.actions import SEATS, Action
from euphoria.core.errors import EuphoriaError, Refusal
from euphoria.core.game import Game
from euphoria.core.state import State


class Decision:
    """A choice that a seat owes.

    >>> import euphoria
    >>> match = euphoria.new("leaders", players=4, key=bytes(32))
    >>> decision = match.decisions[0]
    >>> decision
    <Decision of A: arrange (L-4.1), 6 options>
    >>> decision.options[:2]
    [Action('arrange E S SL'), Action('arrange E SL S')]
    >>> decision.check("arrange S S S")
    <Refusal: leaders-no-not-your-recruits (L-4.1)>
    >>> decision.idle == decision.options, decision.refused, decision.region
    (True, [], None)

    Whoever keeps one for too long is told so:

    >>> match.act(0, "arrange E SL S")
    >>> decision.owed, decision
    (False, <Decision of A: arrange (L-4.1), no longer owed>)
    >>> decision.options
    Traceback (most recent call last):
        ...
    euphoria.core.errors.EuphoriaError: A no longer owes this decision (arrange).
    """

    __slots__ = ("_game", "_question", "_state", "all_listed", "harmless", "kind", "rule", "sealed", "seat")

    def __init__(self, game: Game, state: State, seat: int) -> None:
        question = game.question(state)
        self.seat = seat
        self.kind = question.name
        self.rule = question.rule
        self.sealed = question.sealed
        # Are all options harmless? Then `idle` need not be asked for.
        self.harmless = question.idle is question.options
        # Are the options all there is, or are there answers which only `check` knows?
        self.all_listed = question.also is None
        self._question = question
        self._game = game
        self._state = state

    def __repr__(self) -> str:
        left = "no longer owed"
        if self.owed:
            count = len(self._game.options(self._state, self.seat))
            left = "1 option" if count == 1 else f"{count} options"
        return f"<Decision of {SEATS[self.seat]}: {self.kind} ({self.rule}), {left}>"

    @property
    def owed(self) -> bool:
        """Is this still what the seat is asked?"""
        s = self._state
        return (s.asked >> self.seat) & 1 == 1 and self._game.question(s) is self._question

    def _owing(self) -> State:
        """The position it is about, if it is still owed."""
        if self.owed:
            return self._state
        if self._state.over:
            raise EuphoriaError(f"The game is over: {SEATS[self.seat]} owes no decision any more.")
        raise EuphoriaError(f"{SEATS[self.seat]} no longer owes this decision ({self.kind}).")

    @property
    def options(self) -> list[Action]:
        """What the seat may answer, in a fixed order."""
        grammar = self._game.grammar
        return [grammar.action(code) for code in self._game.options(self._owing(), self.seat)]

    def check(self, action: Action | str) -> Refusal | None:
        """Why this answer would be refused; None if it may be given. Nothing changes."""
        text = action if isinstance(action, str) else action.text
        code = self._game.grammar.parse(text).code
        if self._game.allows(self._owing(), self.seat, code):
            return None
        return self._game.explain(self._state, self.seat, code)

    @property
    def region(self) -> dict[str, Any] | None:
        """Where an endless choice may lead, as something to draw; None where `options` are all there is."""
        return self._game.region(self._owing(), self.seat)

    @property
    def idle(self) -> list[Action]:
        """The harmless answers among which the table picks when the time is up."""
        grammar = self._game.grammar
        return [grammar.action(code) for code in self._game.idle(self._owing(), self.seat)]

    @property
    def refused(self) -> list[tuple[Action, Refusal]]:
        """Actions that are not allowed now but worth showing, each with its reason."""
        dimmed = self._game.dimmed(self._owing(), self.seat)
        return [(self._game.action(code), refusal) for code, refusal in dimmed]
