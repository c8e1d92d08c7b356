"""Why a choice is good, in words: each reason has a message, the facts it needs and the rule behind it."""

from __future__ import annotations

from typing import Any, Final

from euphoria.bots.advice import Part, Reasons
from euphoria.games.leaders.bots import thoughts
from euphoria.games.leaders.bots.thoughts import Thought

REASONS: Final = Reasons("leaders")
_NAMES: Final[dict[int, str]] = {}
_FACTS: Final[dict[int, list[str]]] = {}
"""For each reason what it speaks of, and `chance` if it says how likely that is."""
_RULES: Final[dict[int, str]] = {}


def _add(reason: int, name: str, facts: str = "", rule: str = "", compares: bool = False) -> None:
    _NAMES[reason] = REASONS.add(name, facts, compares)
    _FACTS[reason] = facts.split()
    _RULES[reason] = rule


_add(thoughts.WIN, "win", "target", "L-19.1")
_add(thoughts.UNITE, "unite", "recruit chance", "L-21.1")
_add(thoughts.SHOOT, "shoot", "target chance", "L-19.5")
_add(thoughts.AIM_LEADER, "aim-leader", "target", "L-19.1")
_add(thoughts.AIM_SUSPECT, "aim-suspect", "target chance", "L-19.5")
_add(thoughts.AIM_SAFELY, "aim-safely", "target", compares=True)
_add(thoughts.ARM, "arm", rule="L-11.1")
_add(thoughts.TAKE_GUN, "take-gun")
_add(thoughts.HAND_ON, "hand-on", "target", compares=True)
_add(thoughts.DISARM, "disarm", "target")
_add(thoughts.TURN_GUNS, "turn-guns", "target")
_add(thoughts.DELAY, "delay", "target")
_add(thoughts.LOOK, "look", "recruit chance", "L-9.4")
_add(thoughts.LOOK_SIDE, "look-side", "recruit", "L-9.4")
_add(thoughts.LEARN, "learn")
_add(thoughts.EXPOSE, "expose", "recruit chance")
_add(thoughts.HIDE, "hide", "recruit", "L-8.3")
_add(thoughts.HIDE_OWN, "hide-own", rule="L-16.5")
_add(thoughts.BLUR, "blur")
_add(thoughts.SAVE_LEADER, "save-leader")
_add(thoughts.SAVE_SELF, "save-self", rule="L-19.7")
_add(thoughts.SAVE_OTHER, "save-other")
_add(thoughts.STOP, "stop", "target")
_add(thoughts.CARDS, "cards")
_add(thoughts.KEEP, "keep", compares=True)
_add(thoughts.PAY_LEAST, "pay-least", compares=True)
_add(thoughts.ANY, "any", compares=True)
_add(thoughts.WAIT, "wait", compares=True)


def told(thought: Thought) -> Part:
    """A thought as a reason to be told."""
    facts: dict[str, Any] = {}
    for name in _FACTS[thought.reason]:
        facts[name] = percent(thought.chance) if name == "chance" else thought.about
    return Part(1.0, _NAMES[thought.reason], _RULES[thought.reason], facts)


def percent(chance: float) -> int:
    return round(100 * chance)
