"""What can be worked out from what a seat knows, for titles that offer exact odds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rich.text import Text

from euphoria.cli.screen import FAINT, STRONG, Screen
from euphoria.core.actions import SEATS
from euphoria.core.errors import EuphoriaError

if TYPE_CHECKING:
    from euphoria.speech import Speech

Shower = Callable[[Screen, "Speech", dict[str, Any]], None]


def show_odds(screen: Screen, speech: Speech, view: dict[str, Any]) -> None:
    shower = SHOWERS.get(view["title"])
    if shower is None:
        screen.write(speech.say("cli-no-odds"))
        return
    try:
        shower(screen, speech, view)
    except EuphoriaError:
        screen.write(speech.say("cli-odds-later"))


def _leaders(screen: Screen, speech: Speech, view: dict[str, Any]) -> None:
    """Per player the team, who has a Leader, and what each hidden Recruit is, in percent."""
    from euphoria.games.leaders.deduction import beliefs

    if view["active"] is None:
        screen.write(speech.say("cli-odds-later"))
        return
    found = beliefs(view)
    widest = max(len(speech.name(seat)) for seat in range(view["players"]))
    screen.write()
    _leaders_heads(screen, speech, " " * (widest + 4))
    for seat in view["seats"]:
        number: int = seat["seat"]
        if number == view["you"]:
            continue
        leader = [found.euphorian_leader[number], found.subterran_leader[number]]
        line = Text(f"  {SEATS[number]} {speech.name(number).ljust(widest)}")
        line.append(_pair(found.team[number]) + _pair(leader))
        for slot, recruit in enumerate(seat["row"]):
            line.append_text(_slot(recruit, found.places[3 * number + slot]))
        screen.raw(line)
    screen.write(speech.say("cli-odds-legend"), FAINT)


def _leaders_heads(screen: Screen, speech: Speech, margin: str) -> None:
    pairs = [speech.say("cli-odds-team"), speech.say("cli-odds-leader")]
    slots = [speech.say(f"leaders-slot-{slot}") for slot in ("left", "middle", "right")]
    top = "".join(f"   {head[:7]:<7}" for head in pairs) + "".join(f"   {head[:12]:<12}" for head in slots)
    screen.raw(Text(margin + top))
    screen.raw(Text(margin + "    E   S " * 2 + "   E  S EL SL  " * 3, FAINT))


def _pair(shares: list[float]) -> str:
    """Two chances; nothing for a Wastelander, who belongs to neither team."""
    if not any(shares):
        return " " * 10
    return " " + "".join(f"{_percent(share):>4}" for share in shares) + " "


def _slot(recruit: dict[str, Any], shares: list[float]) -> Text:
    if recruit["exposed"]:
        return Text(f"  [{recruit['card']}]".ljust(15), STRONG)
    if recruit["card"] is not None:
        return Text(f"   {recruit['card']}".ljust(15))
    return Text((" " + "".join(f"{_percent(share):>3}" for share in shares)).ljust(15))


def _percent(share: float) -> str:
    """Only what is certain is 0 or 100."""
    if share in (0.0, 1.0):
        return str(int(100 * share))
    return str(min(99, max(1, round(100 * share))))


SHOWERS: dict[str, Shower] = {"leaders": _leaders}
