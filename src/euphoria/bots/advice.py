"""Why a choice is good, as advice to a person: the parts of what a bot has weighed, the weightiest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from euphoria.core.actions import Action

MOST: Final = 3
"""So many choices are told."""
SHARE: Final = 0.75
"""A choice is worth telling if it loses at most this part of what the best one is worth."""
ASIDE: Final = 0.4
"""A further reason is worth telling if it weighs at least this part of the first one."""
BUT: Final = "-but"
"""The ending of reasons that speak against a choice."""


class Reason(NamedTuple):
    """A message id, the facts its text needs, and the rule that stands behind it, if one does."""

    message: str
    facts: dict[str, Any]
    rule: str


class Hint(NamedTuple):
    """A choice and the reasons for it."""

    action: Action
    reasons: tuple[Reason, ...]


class Part(NamedTuple):
    """Something that was weighed: below 0 it speaks against the choice. Without a name it stays unsaid."""

    weight: float
    name: str = ""
    rule: str = ""
    facts: dict[str, Any] = {}  # noqa: RUF012 - never changed


class Reasons:
    """The reasons that a title's bot can give, with the names of their facts.

    `<title>-hint-<name>` is the message. A reason with the ending `-but` speaks against a choice. One that
    compares ("nothing else is better") is true of the best choice alone.
    """

    def __init__(self, title: str) -> None:
        self.title = title
        self.facts: dict[str, set[str]] = {}
        self._compares: set[str] = set()

    def add(self, name: str, facts: str = "", compares: bool = False) -> str:
        self.facts[name] = set(facts.split())
        if compares:
            self._compares.add(name)
        return name

    def hints(self, judged: list[tuple[Action, float]], parts: Callable[[Action], list[Part]]) -> list[Hint]:
        """The best choices by worth, each for another reason; `parts` is what that worth is the sum of."""
        ranked = sorted(judged, key=lambda one: -one[1])
        best = ranked[0][1]
        told: dict[tuple[Any, ...], Hint] = {}
        for action, worth in ranked:
            if len(told) == MOST or worth < best - SHARE * abs(best):
                break
            weighed = [part for part in parts(action) if worth == best or part.name not in self._compares]
            reasons = self._told(weighed)
            if reasons:
                first = reasons[0]
                told.setdefault((action.verb, first.message, *first.facts.items()), Hint(action, reasons))
        return list(told.values())

    def _told(self, parts: list[Part]) -> tuple[Reason, ...]:
        """What speaks most for a choice, what else does, and what speaks most against it."""
        total: dict[tuple[Any, ...], float] = {}
        known: dict[tuple[Any, ...], Part] = {}
        for part in parts:
            what = (part.name, *part.facts.items())
            total[what] = total.get(what, 0.0) + part.weight
            known.setdefault(what, part)
        pros = sorted(
            (-weight, what) for what, weight in total.items() if weight > 0 and what[0] in self.facts
        )
        cons = sorted((weight, what) for what, weight in total.items() if f"{what[0]}{BUT}" in self.facts)
        if not pros:
            return ()
        least = -ASIDE * pros[0][0]
        told = [self._reason(known[what], "") for weight, what in pros[:2] if -weight >= least]
        if cons and -cons[0][0] >= least:
            told.append(self._reason(known[cons[0][1]], BUT))
        return tuple(told)

    def _reason(self, part: Part, ending: str) -> Reason:
        return Reason(f"{self.title}-hint-{part.name}{ending}", dict(part.facts), part.rule)
