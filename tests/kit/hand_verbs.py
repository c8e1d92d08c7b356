"""For every verb of a title a position at which it can be carried out: from the scenarios of its rules."""

import functools
import itertools
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
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

TRIES = 3
"""In so many positions: the first answer of a hand may be another way to the same end."""
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


def on_common_ground(
    title: str, verbs: Iterable[str], ground: Callable[[Start], Hashable]
) -> Iterator[tuple[str, list[Start]]]:
    """Each verb, and the positions to try it at. Verbs that have one on the same ground stand together, and
    begin there: to sit down at another table takes longer than to carry a verb out."""
    left = {verb: list(itertools.islice(starts(title, verb), TRIES)) for verb in verbs}
    while left:
        votes = Counter(one for tries in left.values() for one in dict.fromkeys(map(ground, tries)))
        common = votes.most_common(1)[0][0] if votes else None
        for verb, tries in list(left.items()):
            if not tries or any(ground(start) == common for start in tries):
                yield verb, sorted(tries, key=lambda start: ground(start) != common)
                del left[verb]
