"""For every verb of a title a position at which it can be carried out: from the scenarios of its rules."""

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

import yaml

import euphoria
from euphoria.core.errors import EuphoriaError
from euphoria.scenarios import parsing
from euphoria.scenarios.parsing import Scenario, Step, read_file
from euphoria.scenarios.running import _Run

SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios"


def verbs_of(title: str) -> list[str]:
    """The table of verbs: what a hand must be able to do."""
    return [verb.name for verb in euphoria.game(title).grammar.verbs]


@dataclass(frozen=True)
class Start:
    """A position, and the seat whose turn it is to carry the verb out."""

    name: str
    title: str
    players: int
    options: dict[str, Any]
    state: dict[str, Any]
    seat: int


class _Reached(Exception):
    """The scenario is about to do what we want a hand to do."""


class _Prefix(_Run):
    """A scenario up to where a verb is carried out."""

    def __init__(self, scenario: Scenario, verb: str) -> None:
        super().__init__(scenario)
        self.verb = verb
        self.seat = -1

    def _allowed(self, step: Step, seat: int, where: str) -> None:
        if step.text.split(" ")[0] == self.verb:
            self.seat = seat
            raise _Reached
        super()._allowed(step, seat, where)


@functools.cache
def scenarios(title: str) -> list[Scenario]:
    """By the loader in C, many times as fast; tests/test_scenarios.py reads all of them by the strict one."""
    files = sorted((SCENARIOS / title).rglob("*.yaml"))
    with mock.patch.object(parsing, "_Loader", getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
        return [one for file in files for one in read_file(file)]


def starts(title: str, verb: str) -> Iterator[Start]:
    """The positions in which scenarios carry this verb out."""
    for one in scenarios(title):
        if not any(step.text.split(" ")[0] == verb and not step.refused for step in one.when):
            continue
        prefix = _Prefix(one, verb)
        try:
            prefix.play()
        except EuphoriaError:
            continue
        except _Reached:
            match = prefix.match
            state = match.state.to_json()
            yield Start(one.name, title, match.players, dict(match.settings), state, prefix.seat)
