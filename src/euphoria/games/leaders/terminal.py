"""Leaders in a terminal: one line per player, and the exact odds of what lies hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from euphoria.core.actions import SEATS
from euphoria.games.leaders.rules.cards import KINDS
from euphoria.games.leaders.rules.deduction import beliefs
from euphoria.terminal.face import Face
from euphoria.terminal.screen import FAINT, STRONG, Screen

if TYPE_CHECKING:
    from euphoria.core.actions import Action
    from euphoria.core.decision import Decision
    from euphoria.speech import Speech


def show_table(screen: Screen, speech: Speech, view: dict[str, Any]) -> None:
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
        _seat(screen, speech, view, seat)


def show_own(screen: Screen, speech: Speech, view: dict[str, Any]) -> None:
    """Only the reader's own line."""
    screen.write()
    _seat(screen, speech, view, view["seats"][view["you"]])


def _seat(screen: Screen, speech: Speech, view: dict[str, Any], seat: dict[str, Any]) -> None:
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


def show_odds(screen: Screen, speech: Speech, view: dict[str, Any]) -> None:
    """Per player the team, who has a Leader, and what each hidden Recruit is, in percent."""
    if view["active"] is None:
        screen.write(speech.say("cli-odds-later"))
        return
    found = beliefs(view)
    widest = max(len(speech.name(seat)) for seat in range(view["players"]))
    screen.write()
    _heads(screen, speech, " " * (widest + 4))
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


def _heads(screen: Screen, speech: Speech, margin: str) -> None:
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


# ------------------------------------------------------------------ news and answers


def _is_urgent(event: dict[str, Any], you: int) -> bool:
    """Being shot, becoming a Wastelander, and a Leader that lies open now, whosever it is."""
    match event["event"]:
        case "leaders-shot" | "leaders-new-victim":
            return bool(event["victim"] == you)
        case "leaders-becomes-wastelander":
            return bool(event["seat"] == you)
        case "leaders-exposed":
            return event["kind"] in (KINDS.index("EL"), KINDS.index("SL"))
        case _:
            return False


def _same_target(view: dict[str, Any], decision: Decision) -> Action | None:
    """At the end of a turn a Ray Gun may stay aimed as it is (L-8.1)."""
    gun = view["seats"][view["you"]]["gun"] if decision.kind == "target" else None
    if gun is None:
        return None
    return next((one for one in decision.options if one.arguments.get("target") == gun["target"]), None)


FACE = Face(
    show_table,
    "cli-leaders-legend",
    own=show_own,
    odds=show_odds,
    claims=("row E S SL", "saw B.left SL", "hand iron-pancake", "team euphorian"),
    urgent=_is_urgent,
    keeps=_same_target,
)
