"""The table in a few lines, for the moment of a decision. `table` tells the same in full words.

A title may have a layout of its own here; any other title gets its words, one paragraph per player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rich.text import Text

from euphoria.cli.screen import FAINT, STRONG, Screen
from euphoria.core.actions import SEATS

if TYPE_CHECKING:
    from euphoria.speech import Speech

Layout = Callable[[Screen, "Speech", dict[str, Any]], None]


def show_words(screen: Screen, speech: Speech, view: dict[str, Any]) -> None:
    """The table in words: lines that belong together run on in one paragraph."""
    for head, *facts in _paragraphs(speech.lines(view)):
        line = Text.assemble((head, STRONG if facts else ""), " " if facts else "", "; ".join(facts))
        screen.write(line, indent=0 if not facts else 4, lead="" if not facts else "  ")


def _paragraphs(lines: list[str]) -> list[list[str]]:
    """Each line that is not indented, with the indented ones under it."""
    found: list[list[str]] = []
    for line in lines:
        if line.startswith(" ") and found:
            found[-1].append(line.strip())
        else:
            found.append([line])
    return found


def show_leaders(screen: Screen, speech: Speech, view: dict[str, Any]) -> None:
    """One line per player: seat, name, the three Recruits, and what else is to be seen."""
    reader = speech.read_by(view["you"])
    centre = [
        reader.say("leaders-table-centre", count=view["centre"]),
        reader.say("leaders-table-deck", count=view["deck"]["size"]),
    ]
    screen.write(" ".join(centre), FAINT, indent=2)
    widest = max(len(reader.name(seat)) for seat in range(view["players"]))
    for seat in view["seats"]:
        number: int = seat["seat"]
        own = number == view["you"]
        lead = Text.assemble(
            "> " if number == view["active"] else "  ",
            (f"{SEATS[number]} {reader.name(number).ljust(widest)}", STRONG if own else ""),
            "  ",
            *[_recruit(recruit, own) for recruit in seat["row"]],
            " ",
        )
        screen.write("; ".join(_facts(reader, seat, view)), lead=lead)


def _recruit(recruit: dict[str, Any], own: bool) -> Text:
    """`[SL]` lies open; `SL` is hidden and known to the reader; `--` is hidden."""
    card = recruit["card"]
    if recruit["exposed"]:
        return Text(f"[{card}]".ljust(6), STRONG)
    if card is None:
        return Text(" -- ".ljust(6), FAINT)
    return Text(f" {card}".ljust(6), STRONG if own else "")


def _facts(speech: Speech, seat: dict[str, Any], view: dict[str, Any]) -> list[str]:
    facts: list[str] = []
    if seat["team"] is not None:
        facts.append(speech.say(f"leaders-team-{seat['team']}"))
    if seat["gun"] is not None:
        target = seat["gun"]["target"]
        you = "none" if target is None else "yes" if target == view["you"] else "no"
        name = "" if target is None else speech.name(target)
        facts.append(speech.say("cli-leaders-gun", target=name, you=you))
    if seat["skips"]:
        facts.append(speech.say("cli-leaders-skips"))
    hand = [speech.say(f"leaders-artifact-{artifact}") for artifact in seat["hand"]]
    unknown = seat["artifacts"] - len(hand)
    if unknown:
        hand.append(speech.say("cli-leaders-unknown", count=unknown))
    return [*facts, ", ".join(hand)] if hand else facts


LAYOUTS: dict[str, Layout] = {"leaders": show_leaders}
LEGENDS = {"leaders": "cli-leaders-legend"}
"""The message that says how a layout is read."""


def show(screen: Screen, speech: Speech, view: dict[str, Any], *, legend: bool = True) -> None:
    title = view["title"]
    LAYOUTS.get(title, show_words)(screen, speech, view)
    if legend and title in LEGENDS:
        screen.write(speech.say(LEGENDS[title]), FAINT, indent=2)
