"""The commands about teams of the show: check a file, list the prepared ones, show one."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from euphoria.games.show.rules.box.cards import OBJECTS, PROFILES
from euphoria.games.show.rules.box.data import BUDGET, INCH, NO_AIM
from euphoria.games.show.rules.box.rosters import (
    AIM,
    ATTACKS,
    PREPARED,
    SECOND_SHOTS,
    SHOTS,
    Member,
    code_of,
    members,
    price_of,
    word_of,
)
from euphoria.games.show.terminal.team_files import LONGEST_NAME, as_toml, judged, read_team
from euphoria.games.show.terminal.toml_files import BadFile
from euphoria.terminal.desk import Complaint, Desk
from euphoria.terminal.screen import FAINT, STRONG

BOUGHT = {AIM: "aim", ATTACKS: "attacks", SHOTS: "shots", SECOND_SHOTS: "second-shots"}
DASH = "-"


def check(desk: Desk, path: Path) -> None:
    """Say that the team of a file may play, and show it; or the one reason why it may not."""
    try:
        team = read_team(path)
    except OSError as error:
        raise desk.complaint("cli-cannot-read", file=str(path), reason=desk.reason(error)) from None
    except BadFile as fault:
        raise _complaint(desk, str(path), fault) from None
    desk.screen.write(
        desk.say("cli-team-good", name=team.name, total=price_of(team.code), budget=team.budget)
    )
    _sheet(desk, team.code)


def _complaint(desk: Desk, source: str, fault: BadFile) -> Complaint:
    facts = dict(fault.facts)
    if "who" in facts:
        facts["who"] = desk.say(f"show-character-{facts['who']}")
    return desk.complaint(f"cli-team-{fault.id}", file=source, **facts)


def show_list(desk: Desk) -> None:
    """The prepared teams, the larger ones first."""
    codes = {name: code_of(text) for name, text in PREPARED.items()}
    rows: list[tuple[str, str]] = []
    for name, code in sorted(codes.items(), key=lambda pair: -price_of(pair[1])):
        total = desk.say("cli-team-points", count=price_of(code))
        rows.append((name, f"{total}: {', '.join(_name(desk, member) for member in members(code))}"))
    desk.screen.pairs(rows)


def show(desk: Desk, name: str, toml: bool) -> None:
    """A prepared team by its name, or any team as it is written in the game."""
    code = code_of(PREPARED.get(name, name))
    if code < 0:
        raise desk.complaint("cli-team-unknown", name=name[:LONGEST_NAME], names=", ".join(PREPARED))
    budget = price_of(code) if name in PREPARED else max(BUDGET, price_of(code))
    try:
        judged(code, budget)
    except BadFile as fault:
        raise _complaint(desk, name, fault) from None
    if toml:
        print(as_toml(name if name in PREPARED else "team", budget, code), end="")
        return
    desk.screen.write(desk.say("cli-team-named", name=name, total=price_of(code)))
    _sheet(desk, code)


# ------------------------------------------------------------------ one team in words


def _sheet(desk: Desk, code: int) -> None:
    for member in members(code):
        roles = [desk.say("cli-team-leader")] if member.leader else []
        roles += [desk.say("cli-team-associate")] if member.associate else []
        head = Text.assemble((_name(desk, member), STRONG), f" ({', '.join(roles)})" if roles else "")
        desk.screen.write()
        desk.screen.write(head)
        desk.screen.write(_profile(desk, member), indent=2)
        bought = [*_raised(desk, member), *_objects(desk, member)]
        if bought:
            desk.screen.write(", ".join(bought), indent=2)
    desk.screen.write()
    desk.screen.write(desk.say("cli-team-in-the-game"), FAINT)
    desk.screen.as_is(f"team {word_of(code)}", indent=2)


def _name(desk: Desk, member: Member) -> str:
    return desk.say(f"show-character-{PROFILES[member.character].id}")


def _profile(desk: Desk, member: Member) -> str:
    """The line of the chart, upgrades included."""
    profile = PROFILES[member.character]
    shots = DASH
    if profile.flame:
        shots = desk.say("cli-team-flame")
    elif profile.shots:
        weapons = [member.shots, member.second][: len(profile.shots)]
        shots = f"{'-'.join(str(count) for count in weapons)} ({profile.range // INCH})"
    return desk.say(
        "cli-team-profile",
        ap=profile.ap,
        aim=DASH if profile.aim == NO_AIM else member.aim,
        lp=profile.lp,
        euphoria=member.euphoria,
        shots=shots,
        attacks=member.attacks,
        total=desk.say("cli-team-points", count=member.price),
    )


def _raised(desk: Desk, member: Member) -> list[str]:
    return [
        desk.say(f"cli-team-raised-{word}", points=member.raised[attribute])
        for attribute, word in BOUGHT.items()
        if member.raised[attribute]
    ]


def _objects(desk: Desk, member: Member) -> list[str]:
    return [
        desk.say(f"show-object-{word}") for number, word in enumerate(OBJECTS) if member.objects >> number & 1
    ]
