"""What the figure at hand sees and where it can go, in words: for whoever plays without the picture.

A view does not hold this; it is what everybody may ask, for all may look and measure at any moment (S-4.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from euphoria.core.actions import Action
from euphoria.games.show.rules.view_types import Figure
from euphoria.games.show.speech import words
from euphoria.games.show.speech.notes import MOVEMENTS, contacts
from euphoria.games.show.speech.seen import Seen

if TYPE_CHECKING:
    from euphoria.speech import Speech


def sight(speech: Speech, seen: Seen, figure: Figure) -> list[str]:
    """Everybody else, rivals and the nearest first: where they are, and who sees whom through what cover."""
    others = seen.ask("sight", figure=figure["figure"])["others"]
    if not others:
        return []
    found = [(seen.figures[told["figure"]], told) for told in others]
    found.sort(key=lambda one: (not one[1]["foe"], _gap(figure, one[0])))
    lines = [
        f"  {words.name(speech, other['figure'])}: {'; '.join(_seen(speech, seen, figure, other, told))}."
        for other, told in found
    ]
    return [speech.say("show-around-sight", figure=words.name(speech, figure["figure"])), *lines]


def ways(speech: Speech, seen: Seen, figure: Figure, options: list[Action]) -> list[str]:
    """Places the figure can go to, with their price and the rivals who see it there."""
    movements = [option for option in options if option.code & 255 in MOVEMENTS]
    found = [line for option in movements if (line := _way(speech, seen, figure, option))]
    if not found:
        return []
    return [speech.say("show-around-ways", figure=words.name(speech, figure["figure"])), *found]


# ------------------------------------------------------------------ seeing


def _seen(speech: Speech, seen: Seen, figure: Figure, other: Figure, told: dict[str, Any]) -> list[str]:
    """How the figure sees another, and a rival the figure."""
    me, them = figure["figure"], other["figure"]
    x, y, _ = _place(figure)
    to_x, to_y, _ = _place(other)
    facts = [_far(speech, to_x - x, to_y - y, _gap(figure, other))]
    facts += _height(speech, other["z"] - figure["z"])
    if told["sees"]:
        facts.append(speech.say("show-around-in-sight", free=told["free"]))
        facts += _cover(speech, seen, told["cover"], "show-around-cover")
    else:
        blockers = seen.ask("sight", figure=me, target=them)["blockers"]
        names = [words.blocker(speech, seen.field, one) for one in blockers]
        facts.append(speech.say("show-around-hidden", list=words.listed(speech, names)))
    if not told["foe"]:
        return facts
    if not told["seen"]:
        return [*facts, speech.say("show-around-blind")]
    back = seen.ask("sight", figure=them, target=me)["cover"]
    return [*facts, speech.say("show-around-looks-back"), *_cover(speech, seen, back, "show-around-covered")]


def _height(speech: Speech, dz: int) -> list[str]:
    if abs(dz) < 100:
        return []
    id = "show-around-higher" if dz > 0 else "show-around-lower"
    return [speech.say(id, length=words.length(speech, abs(dz)))]


def _cover(speech: Speech, seen: Seen, cover: dict[str, Any], id: str) -> list[str]:
    """What somebody has against shots."""
    if not cover["value"]:
        return []
    thing = words.blocker(speech, seen.field, cover["by"])
    return [speech.say(id, value=f"{cover['value']:+}", thing=thing)]


# ------------------------------------------------------------------ going


def _way(speech: Speech, seen: Seen, figure: Figure, option: Action) -> str:
    """One place to go to; nothing for what is no way."""
    told = seen.ask("way", action=option.text, watched=True)
    if told["refusal"] is not None:
        return ""
    x, y, surface = told["to"]
    start_x, start_y, _ = _place(figure)
    place = words.standing(speech, seen.field, x, y, surface, seen.gone)
    facts = [speech.say("show-around-way", place=place, ap=told["ap"], left=told["left"])]
    facts.append(_far(speech, x - start_x, y - start_y))
    if told["home"]:
        facts.append(speech.say("show-around-home"))
    facts += contacts(speech, told["contacts"])
    for id, found in (("show-around-sees", told["sees"]), ("show-around-seen", told["seen"])):
        names = [words.name(speech, name) for name in found]
        facts.append(speech.say(id, list=", ".join(names), count=len(names)))
    return f"  {'; '.join(facts)}."


# ------------------------------------------------------------------ lengths


def _place(figure: Figure) -> list[int]:
    """Where a figure on the table is."""
    assert figure["place"] is not None
    return figure["place"]


def _far(speech: Speech, dx: int, dy: int, gap: int | None = None) -> str:
    return speech.say("show-around-far", away=words.away(speech, dx, dy, gap))


def _gap(figure: Figure, other: Figure) -> int:
    x, y, _ = _place(figure)
    to_x, to_y, _ = _place(other)
    return words.gap(to_x - x, to_y - y, other["z"] - figure["z"])
