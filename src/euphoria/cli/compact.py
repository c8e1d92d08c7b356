"""The table in a few lines, for the moment of a decision. `table` tells the same in full words.

A title may have a layout of its own here; any other title gets its words, one paragraph per player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rich.text import Text

from euphoria.cli.compact_dystopia import show_dystopia
from euphoria.cli.compact_show import show_show
from euphoria.cli.screen import FAINT, STRONG, Screen
from euphoria.core.actions import SEATS

if TYPE_CHECKING:
    from euphoria.speech import Speech

Layout = Callable[[Screen, "Speech", dict[str, Any]], None]


def show_words(screen: Screen, speech: Speech, view: dict[str, Any]) -> None:
    """The table in words: lines that belong together run on in one paragraph."""
    for head, *facts in _paragraphs(speech.lines(view)):
        line = Text(head, STRONG if facts else "")
        for number, fact in enumerate(facts):
            closed = number == 0 or facts[number - 1].endswith(".")
            line.append(f" {fact}" if closed else f"; {fact}", "")
        screen.write(line, indent=2 if facts else 0)


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
    centre = [
        speech.say("leaders-table-centre", count=view["centre"]),
        speech.say("leaders-table-deck", count=view["deck"]["size"]),
    ]
    if view["removed"] is not None:
        kind = speech.say(f"leaders-kind-{view['removed'].lower()}")
        centre.append(speech.say("leaders-table-removed", kind=kind))
    screen.write(" ".join(centre), FAINT, indent=2)
    for seat in view["seats"]:
        _leaders_seat(screen, speech, view, seat)


def own_leaders(screen: Screen, speech: Speech, view: dict[str, Any]) -> None:
    """Only the reader's own line."""
    screen.write()
    _leaders_seat(screen, speech, view, view["seats"][view["you"]])


def _leaders_seat(screen: Screen, speech: Speech, view: dict[str, Any], seat: dict[str, Any]) -> None:
    number: int = seat["seat"]
    own = number == view["you"]
    widest = max(len(speech.name(other)) for other in range(view["players"]))
    lead = Text.assemble(
        "* " if number == view["active"] else "  ",
        (f"{SEATS[number]} {speech.name(number).ljust(widest)}", STRONG if own else ""),
        "  ",
        *[_recruit(recruit, own) for recruit in seat["row"]],
        " ",
    )
    screen.write("; ".join(_facts(speech, seat, view)), lead=lead)


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


LAYOUTS: dict[str, Layout] = {"leaders": show_leaders, "dystopia": show_dystopia, "show": show_show}
OWN: dict[str, Layout] = {"leaders": own_leaders}
PICTURES = frozenset({"show"})
"""Titles whose short table is a picture, which words do not replace."""
LEGENDS = {
    "leaders": "cli-leaders-legend",
    "dystopia": "cli-dystopia-legend",
    "show": "cli-show-legend",
}
"""The message that says how a layout is read."""


def show(screen: Screen, speech: Speech, view: dict[str, Any], *, legend: bool = True) -> None:
    title = view["title"]
    LAYOUTS.get(title, show_words)(screen, speech, view)
    if legend and title in LEGENDS:
        screen.write(speech.say(LEGENDS[title]), FAINT, indent=2)


def show_own(screen: Screen, speech: Speech, view: dict[str, Any]) -> None:
    """The reader's own part of the table, where a title has a short form of it."""
    if view["title"] in OWN:
        OWN[view["title"]](screen, speech, view)


def show_picture(screen: Screen, speech: Speech, view: dict[str, Any]) -> None:
    """The picture of the table and how it is read, where a title has one."""
    if view["title"] in PICTURES:
        screen.write()
        show(screen, speech, view)
