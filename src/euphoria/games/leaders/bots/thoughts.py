"""Why a choice is good: a worth in points, a reason with a message of its own, and the facts it needs."""

from __future__ import annotations

from typing import Any, NamedTuple

from euphoria.bots.advice import Part, Reasons

REASONS = Reasons("leaders")
RULES: dict[str, str] = {}
"""For each reason the rule behind it, if there is one."""


def _reason(name: str, facts: str = "", rule: str = "", compares: bool = False) -> str:
    RULES[name] = rule
    return REASONS.add(name, facts, compares)


WIN = _reason("win", "target", "L-19.1")
UNITE = _reason("unite", "recruit chance", "L-21.1")
SHOOT = _reason("shoot", "target chance", "L-19.5")
AIM_LEADER = _reason("aim-leader", "target", "L-19.1")
AIM_SUSPECT = _reason("aim-suspect", "target chance", "L-19.5")
AIM_SAFELY = _reason("aim-safely", "target", compares=True)
ARM = _reason("arm", rule="L-11.1")
TAKE_GUN = _reason("take-gun")
HAND_ON = _reason("hand-on", "target", compares=True)
DISARM = _reason("disarm", "target")
TURN_GUNS = _reason("turn-guns", "target")
DELAY = _reason("delay", "target")
LOOK = _reason("look", "recruit chance", "L-9.4")
LOOK_SIDE = _reason("look-side", "recruit", "L-9.4")
LEARN = _reason("learn")
EXPOSE = _reason("expose", "recruit chance")
HIDE = _reason("hide", "recruit", "L-8.3")
HIDE_OWN = _reason("hide-own", rule="L-16.5")
BLUR = _reason("blur")
SAVE_LEADER = _reason("save-leader")
SAVE_SELF = _reason("save-self", rule="L-19.7")
SAVE_OTHER = _reason("save-other")
STOP = _reason("stop", "target")
CARDS = _reason("cards")
KEEP = _reason("keep", compares=True)
PAY_LEAST = _reason("pay-least", compares=True)
ANY = _reason("any", compares=True)
WAIT = _reason("wait", compares=True)


class Thought(NamedTuple):
    """What an option is worth, and why."""

    worth: float
    reason: str = WAIT
    facts: dict[str, Any] = {}  # noqa: RUF012 - never changed

    @property
    def part(self) -> Part:
        """The same as a reason to be told."""
        return Part(1.0, self.reason, RULES[self.reason], self.facts)

    def less(self, cost: float) -> Thought:
        return self._replace(worth=self.worth - cost)


NOTHING = Thought(0.0)
NEVER = Thought(-1000.0)


def percent(chance: float) -> int:
    return round(100 * chance)
