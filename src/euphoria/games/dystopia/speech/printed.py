"""What is printed on the board and the cards of a city, in words: for whoever plays without the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from euphoria.games.dystopia.rules.data import OVERLOAD
from euphoria.games.dystopia.rules.printed import printed_board
from euphoria.games.dystopia.rules.view_types import Printed
from euphoria.games.dystopia.speech.words import counted, message, space_name, word

if TYPE_CHECKING:
    from euphoria.speech import Speech

View = dict[str, Any]

SENTENCES = {
    "area": "dystopia-printed-area",
    "tunnel": "dystopia-printed-tunnel",
    "end": "dystopia-printed-end",
    "cards": "dystopia-printed-cards",
    "tank-energy": "dystopia-printed-tank-energy",
    "tank-water": "dystopia-printed-tank-water",
    "wind-saloon": "dystopia-printed-wind-saloon",
    "nimbus-loft": "dystopia-printed-nimbus-loft",
    "breeze-bar": "dystopia-printed-breeze-bar",
    "sky-lounge": "dystopia-printed-sky-lounge",
}
"""By space, or by kind where the spaces of a kind are alike."""
TOLD = ("market", "site")
"""Of these the table tells already."""


def printed_lines(speech: Speech, view: View) -> list[str]:
    """The spaces with what they cost and give."""
    spaces = [
        one for one in printed_board(view["players"])["spaces"] if one["kind"] not in ("market", "site")
    ]
    return [
        speech.say("dystopia-table-printed"),
        *(f"  {_space(speech, one)}." for one in spaces),
    ]


def _space(speech: Speech, one: Printed) -> str:
    space: str = one["space"]
    sentence = SENTENCES.get(space) or SENTENCES[one["kind"]]
    if one["kind"] == "area":
        good = one["bands"][0]["gains"][0]
        facts = {"one": counted(speech, {good: 1}), "two": counted(speech, {good: 2})}
    else:
        facts = {"cost": _first(speech, one["costs"]), "gain": _first(speech, one["gains"])}
    return speech.say(sentence, space=space_name(speech, space), **facts)


def _first(speech: Speech, ways: list[list[str]]) -> str:
    """The goods of the first way, if it is one of goods only: `3 energy`."""
    goods = [unit for unit in ways[0] if speech.has(message("good", unit))] if ways else []
    return counted(speech, {unit: goods.count(unit) for unit in goods})


def recruit_lines(speech: Speech, view: View, classic: bool) -> list[str]:
    """What the recruits do whose faces the reader knows, each once."""
    known: dict[str, None] = {}
    for seat in view["seats"]:
        for cards in (seat["recruits"], seat["hidden"], seat["dealt"]):
            known.update(dict.fromkeys(cards or ()))
    if not known:
        return []
    return [
        speech.say("dystopia-table-recruits"),
        *(f"  {_does(speech, id, classic)}" for id in known),
    ]


def _does(speech: Speech, recruit: str, classic: bool) -> str:
    name = message("recruit", recruit)
    text = f"{name}.classic" if classic and speech.has(f"{name}.classic") else f"{name}.text"
    return f"{word(speech, 'recruit', recruit)}: {speech.say(text)}"


def overload_line(speech: Speech, view: View) -> list[str]:
    """How near the reader is to losing a worker at the next roll."""
    if view["you"] is None or view["result"] is not None:
        return []
    me = view["seats"][view["you"]]
    home = [worker["value"] or 0 for worker in me["workers"] if worker["where"] == "home"]
    return [speech.say("dystopia-table-overload", sum=me["knowledge"] + sum(home), overload=OVERLOAD)]
