"""Playing one scenario on a real match, with its luck as told."""

from __future__ import annotations

from typing import Any

from euphoria.api import game
from euphoria.core.actions import SEATS
from euphoria.core.errors import BadNotation, EuphoriaError, Refused
from euphoria.core.match import Match
from euphoria.core.shapes import is_dict
from euphoria.core.told import let_luck_fall
from euphoria.scenarios.checks import failures_of, short
from euphoria.scenarios.parsing import BadScenario, Scenario, Step


class _Stop(Exception):
    """The scenario cannot go on: what came next would mean nothing."""


def run(scenario: Scenario) -> list[str]:
    """What failed, one line each; nothing if the scenario holds. `BadScenario` if it makes no sense."""
    try:
        return _Run(scenario).play()
    except BadScenario as error:
        raise BadScenario(f"{scenario.where}: {error}") from None


class _Run:
    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.match = _seated(scenario)
        self.luck = list(scenario.luck)
        self.failed: list[str] = []

    def play(self) -> list[str]:
        try:
            self._let_luck_fall()
            for number, step in enumerate(self.scenario.when, 1):
                self._do(step, f"when, step {number} ({step})")
            self.failed += failures_of(self.match, self.scenario.then, "then")
            if self.luck:
                self.failed.append(f"luck: '{self.luck[0]}' was given but never asked for.")
        except _Stop as stop:
            self.failed.append(str(stop))
        return self.failed

    # -------------------------------------------------------------- steps

    def _do(self, step: Step, where: str) -> None:
        if step.what == "then":
            self.failed += failures_of(self.match, step.checks, where)
        elif step.what == "others":
            seats = [decision.seat for decision in self.match.decisions]
            if not seats:
                raise _Stop(f"{where}: nobody is asked anything.")
            for seat in seats:
                if self.match.decision(seat) is not None:
                    self._allowed(step, seat, f"{where}, {SEATS[seat]}")
        elif step.refused:
            self._refused(step, self._seat(step.seat), where)
        else:
            self._allowed(step, self._seat(step.seat), where)

    def _allowed(self, step: Step, seat: int, where: str) -> None:
        try:
            self._carry_out(step, seat)
        except Refused as refused:
            raise _Stop(f"{where}: refused by {refused.rule} ({self._why(refused.reason)}).") from None
        except BadNotation as error:
            raise BadScenario(f"{where}: {error}") from None
        self._let_luck_fall()

    def _refused(self, step: Step, seat: int, where: str) -> None:
        """It must be refused by the right rule, and nothing may have changed."""
        before = (self.match.state.digest(), len(self.match.log), len(self.match.events(seat)))
        try:
            self._carry_out(step, seat)
        except Refused as refused:
            self._compare_refusal(step, refused.rule, refused.reason, where)
        except BadNotation as error:
            if step.refused != "notation":
                raise BadScenario(f"{where}: {error}") from None
        else:
            raise _Stop(f"{where}: expected a refusal by {step.refused}, but it was allowed.")
        if before != (self.match.state.digest(), len(self.match.log), len(self.match.events(seat))):
            self.failed.append(f"{where}: it was refused and yet changed something.")

    def _compare_refusal(self, step: Step, rule: str, reason: str, where: str) -> None:
        if rule != step.refused:
            self.failed.append(
                f"{where}: expected a refusal by {step.refused}, got {rule} ({self._why(reason)})."
            )
        if step.because and step.because not in (reason, self._why(reason)):
            self.failed.append(f"{where}: expected the reason {step.because}, got {self._why(reason)}.")

    def _why(self, reason: str) -> str:
        """The message of a refusal without its title: `leaders-no-target-self` is `target-self`."""
        return short(self.match, reason).removeprefix("no-")

    def _carry_out(self, step: Step, seat: int) -> None:
        if step.what == "undo":
            self.match.undo(seat)
        elif step.what == "say":
            self.match.say(seat, step.text, self._seat(step.to) if step.to else None)
        else:
            self.match.follow({"seat": seat, "do": step.text})

    def _seat(self, letter: str) -> int:
        seat = SEATS.find(letter)
        if len(letter) != 1 or not 0 <= seat < self.match.players:
            raise BadScenario(f"'{letter}' has no seat: there are {self.match.players} players.")
        return seat

    # -------------------------------------------------------------- luck

    def _let_luck_fall(self) -> None:
        try:
            let_luck_fall(self.match, self.luck)
        except EuphoriaError as error:
            raise BadScenario(str(error)) from None


def _seated(scenario: Scenario) -> Match:
    """The match in the position that is given."""
    given = dict(scenario.given)
    players = given.get("players")
    if isinstance(players, bool) or not isinstance(players, int):
        raise BadScenario("given: 'players' is the number of players.")
    given["options"] = _options(given.get("options", {}))
    try:
        match = Match(game(scenario.title), players, given["options"], None)
        match.place(match.game.position(given))
    except EuphoriaError as error:
        raise BadScenario(f"given: {error}") from None
    return match


def _options(options: Any) -> dict[str, Any]:
    """The options of the table; a seat is written as a letter here too."""
    if not is_dict(options):
        raise BadScenario(f"given: options needs keys and values, not {options!r}.")
    return {
        str(key): SEATS.index(value) if isinstance(value, str) and value in list(SEATS) else value
        for key, value in options.items()
    }
