"""Why a choice is good: a worth in points, a reason with a message of its own, and the facts it needs."""

from __future__ import annotations

from typing import Any, NamedTuple

REASONS: dict[str, set[str]] = {}
"""All reasons with the names of their facts; `leaders-hint-<reason>` is the message."""


def _reason(name: str, facts: str = "") -> str:
    REASONS[name] = set(facts.split())
    return name


WIN = _reason("win", "target")
UNITE = _reason("unite", "recruit chance")
SHOOT = _reason("shoot", "target chance")
AIM_LEADER = _reason("aim-leader", "target")
AIM_SUSPECT = _reason("aim-suspect", "target chance")
AIM_SAFELY = _reason("aim-safely", "target")
ARM = _reason("arm")
TAKE_GUN = _reason("take-gun")
HAND_ON = _reason("hand-on", "target")
DISARM = _reason("disarm", "target")
TURN_GUNS = _reason("turn-guns", "target")
DELAY = _reason("delay", "target")
LOOK = _reason("look", "recruit")
LEARN = _reason("learn")
EXPOSE = _reason("expose", "recruit chance")
HIDE = _reason("hide", "recruit")
HIDE_OWN = _reason("hide-own")
BLUR = _reason("blur")
SAVE_LEADER = _reason("save-leader")
SAVE_SELF = _reason("save-self")
SAVE_OTHER = _reason("save-other")
STOP = _reason("stop", "target")
CARDS = _reason("cards")
KEEP = _reason("keep")
PAY_LEAST = _reason("pay-least")
ANY = _reason("any")
WAIT = _reason("wait")


class Thought(NamedTuple):
    """What an option is worth, and why."""

    worth: float
    reason: str = WAIT
    facts: dict[str, Any] = {}  # noqa: RUF012 - never changed

    def less(self, cost: float) -> Thought:
        return self._replace(worth=self.worth - cost)


NOTHING = Thought(0.0)
NEVER = Thought(-1000.0)


def percent(chance: float) -> int:
    return round(100 * chance)
