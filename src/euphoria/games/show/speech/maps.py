"""What is wrong with a map, and what it gives to each side, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from euphoria.games.show.rules.maps.checker import Fault
from euphoria.games.show.rules.maps.fairness import COUNT, INCHES, NOWHERE, PERCENT, SQUARE, Measure
from euphoria.games.show.rules.maps.mistakes import BadMap
from euphoria.games.show.speech import words

if TYPE_CHECKING:
    from euphoria.speech import Speech

SIGNS: Final = {COUNT: "", PERCENT: " %"}


def fault_told(speech: Speech, fault: Fault) -> str:
    """What the checker found, as a sentence."""
    facts = dict(fault.facts)
    if "side" in facts:
        facts["side"] = speech.say(f"cli-map-side-{facts['side']}")
    return speech.say(f"cli-map-fault-{fault.name}", **facts)


def mistake_told(speech: Speech, mistake: BadMap) -> str:
    """What the reader refused, without the place."""
    return speech.say(f"cli-map-bad-{mistake.name}", **mistake.facts)


def place_told(speech: Speech, mistake: BadMap) -> str:
    """Where in the map it is: the map itself, an element, or something that belongs to one."""
    where = mistake.where
    if where.element < 0:
        return speech.say("cli-map-in-map")
    kind = "named" if where.name else "element"
    place = speech.say(f"cli-map-in-{kind}", element=where.element, name=where.name)
    return speech.say(f"cli-map-in-{where.part}", place=place) if where.part else place


def amount(speech: Speech, measure: Measure, value: int) -> str:
    """A number with its unit, short enough for a table."""
    if value == NOWHERE:
        return speech.say("show-fair-nowhere")
    if measure.unit == SQUARE:
        return speech.say("show-fair-square", amount=str(value))
    return f"{words.number(speech, value)}″" if measure.unit == INCHES else f"{value}{SIGNS[measure.unit]}"
