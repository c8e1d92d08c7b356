"""Team files: a team of the show as a person writes it, in TOML.

The format is told in docs/teams.md. Nothing here trusts its input. What the rules have against a team is
decided by the engine (`games.show.rosters`); here the sentence gets the names and numbers it needs.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from euphoria.core.shapes import is_dict, is_list
from euphoria.games.show.rules.box.cards import BENKEI, CHARACTERS_COUNT, OBJECTS, PROFILES
from euphoria.games.show.rules.box.data import BUDGET, UPGRADE_MOST
from euphoria.games.show.rules.box.reasons import (
    FINE,
    NO_CHARACTER,
    NO_OBJECT,
    REASONS,
    SAME_CHARACTER,
    SAME_OBJECT,
    UPGRADE_LIMIT,
)
from euphoria.games.show.rules.box.rosters import (
    AIM,
    ATTACKS,
    SECOND_SHOTS,
    SHOTS,
    Member,
    character_named,
    member_refusal,
    members,
    packed,
    price_of,
    refusal_of,
)
from euphoria.games.show.terminal.toml_files import BadFile, read_toml

LONGEST_FILE = 64 * 1024
LONGEST_NAME = 60
GREATEST_BUDGET = 100_000
MOST_OBJECTS = 20
TEAM_KEYS = ["name", "budget", "members"]
MEMBER_KEYS = ["character", "leader", "associate", "upgrades", "objects"]
UPGRADE_KEYS = {"aim": AIM, "attacks": ATTACKS, "shots": SHOTS, "second-shots": SECOND_SHOTS}
"""The only weapon and the first of two are `shots`."""


@dataclass(frozen=True)
class Team:
    name: str
    budget: int
    code: int
    """The team as one int, see `games.show.rosters`."""


def read_team(path: Path) -> Team:
    """The team of a file; raises `BadFile`, or `OSError` when there is nothing to read."""
    return team_of(read_toml(path, LONGEST_FILE), path.stem)


def team_of(data: dict[str, Any], name: str = "") -> Team:
    """The team of a file's content; without a name of its own it is called like the file."""
    _known(data, TEAM_KEYS, "")
    name = _text(data.get("name", name), "name")
    budget = _number(data.get("budget", BUDGET), "budget", 0, GREATEST_BUDGET)
    entries = _list(data.get("members", []), "members", CHARACTERS_COUNT)
    team: list[Member] = []
    for number, entry in enumerate(entries):
        team.append(_member(entry, f"members[{number + 1}]"))
    return Team(name, budget, judged(packed(team), budget))


def judged(code: int, budget: int) -> int:
    """The same team, or what the rules have against it."""
    team = members(code)
    for number, member in enumerate(team):
        if number and team[number - 1].character == member.character:
            raise _against(SAME_CHARACTER, member)
        reason = member_refusal(member)
        if reason != FINE:
            raise _against(reason, member)
    reason = refusal_of(code, budget)
    if reason != FINE:
        raise BadFile(_name(reason), rule=REASONS[reason].rule, total=price_of(code), budget=budget)
    return code


def _member(entry: Any, path: str) -> Member:
    entry = _table(entry, path)
    _known(entry, MEMBER_KEYS, path)
    word = _text(entry.get("character", ""), f"{path}.character")
    member = Member(character_named(word))
    if member.character < 0:
        known = ", ".join(profile.id for profile in PROFILES[:BENKEI])
        raise BadFile(_name(NO_CHARACTER), rule=REASONS[NO_CHARACTER].rule, word=word, known=known)
    member.leader = _flag(entry.get("leader", False), f"{path}.leader")
    member.associate = _flag(entry.get("associate", False), f"{path}.associate")
    upgrades = _table(entry.get("upgrades", {}), f"{path}.upgrades")
    _known(upgrades, list(UPGRADE_KEYS), f"{path}.upgrades")
    for key, value in upgrades.items():
        if isinstance(value, int) and value > UPGRADE_MOST:
            raise _against(UPGRADE_LIMIT, member)
        member.raised[UPGRADE_KEYS[key]] = _number(value, f"{path}.upgrades.{key}", 0, UPGRADE_MOST)
    for value in _list(entry.get("objects", []), f"{path}.objects", MOST_OBJECTS):
        _add_object(member, _text(value, f"{path}.objects"))
    return member


def _add_object(member: Member, word: str) -> None:
    if word not in OBJECTS:
        known = ", ".join(OBJECTS)
        raise BadFile(_name(NO_OBJECT), rule=REASONS[NO_OBJECT].rule, word=word, known=known)
    bit = 1 << OBJECTS.index(word)
    if member.objects & bit:
        raise _against(SAME_OBJECT, member, word)
    member.objects |= bit


def _against(reason: int, member: Member, word: str = "") -> BadFile:
    """What a rule has against one member."""
    profile = PROFILES[member.character]
    return BadFile(
        _name(reason),
        rule=REASONS[reason].rule,
        who=profile.id,
        word=word,
        most=UPGRADE_MOST,
        points=member.points,
        euphoria=profile.euphoria,
    )


def _name(reason: int) -> str:
    return REASONS[reason].message.removeprefix("show-")


# ------------------------------------------------------------------ plain values


def _known(table: dict[str, Any], known: list[str], path: str) -> None:
    for key in table:
        if key not in known:
            raise BadFile("key", path=f"{path}.{_shown(key)}".lstrip("."), known=", ".join(known))


def _table(value: Any, path: str) -> dict[str, Any]:
    if not is_dict(value):
        raise BadFile("must-table", path=path)
    return value


def _list(value: Any, path: str, most: int) -> list[Any]:
    if not is_list(value) or len(value) > most:
        raise BadFile("must-list", path=path, most=most)
    return value


def _text(value: Any, path: str) -> str:
    if not isinstance(value, str) or len(value) > LONGEST_NAME or not value.isprintable():
        raise BadFile("must-text", path=path, most=LONGEST_NAME)
    return value


def _flag(value: Any, path: str) -> bool:
    if not isinstance(value, bool):
        raise BadFile("must-flag", path=path)
    return value


def _number(value: Any, path: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadFile("must-number", path=path, least=least, most=most)
    return value


def _shown(key: str) -> str:
    """A key of a stranger, cut short."""
    return key if key.isprintable() and len(key) <= LONGEST_NAME else "?"


# ------------------------------------------------------------------ writing


def as_toml(name: str, budget: int, code: int) -> str:
    """The file of a team. Names are words of our own: nothing in them needs quoting."""
    lines = [f'name = "{name}"', f"budget = {budget}"]
    for member in members(code):
        lines += ["", "[[members]]", f'character = "{PROFILES[member.character].id}"']
        if member.leader:
            lines.append("leader = true")
        if member.associate:
            lines.append("associate = true")
        raised = [f"{key} = {member.raised[at]}" for key, at in UPGRADE_KEYS.items() if member.raised[at]]
        if raised:
            lines.append(f"upgrades = {{ {', '.join(raised)} }}")
        objects = [f'"{word}"' for number, word in enumerate(OBJECTS) if member.objects >> number & 1]
        if objects:
            lines.append(f"objects = [{', '.join(objects)}]")
    return "\n".join(lines) + "\n"
