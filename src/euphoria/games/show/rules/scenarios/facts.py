"""The show in plain words, for scenarios: what is where, what a view shows, how luck falls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from euphoria.core.actions import SEATS
from euphoria.core.errors import BadSetup
from euphoria.games.show.rules.box.cards import ABILITIES, OBJECTS
from euphoria.games.show.rules.box.data import PHASES, SIDES
from euphoria.games.show.rules.phases.ending import WAYS
from euphoria.games.show.rules.scenarios.position import MARKS, STATES
from euphoria.games.show.rules.state import (
    CARRIED,
    DELIVERED,
    NEUTRAL,
    NOBODY,
    NOTHING,
    OFF,
    TARGET_LOAD,
    Arena,
)
from euphoria.games.show.rules.table.kills import DOUBLE, HAND, euphoria_of
from euphoria.games.show.rules.table.loads import thing_of
from euphoria.games.show.rules.views.view import FLAGS, STATUS, question_name
from euphoria.games.show.rules.words import BADGES, OBJECT_SET, POINT, REPEAT, THING, inches, point

UNKNOWN: Final = "?"
LENGTHS: Final = ("x", "y", "height", "length")
FIGURES: Final = ("figure", "foe", "mate", "body")
NAMED: Final[dict[str, Sequence[str]]] = {
    "side": SIDES,
    "phase": PHASES,
    "object": OBJECTS,
    "action": REPEAT.words,
    "objects": OBJECT_SET.words,
    "ability": ABILITIES,
    "thing": THING.words,
}


def word_of(field: str, value: int) -> str | None:
    """How the number of an event is written, if it is not simply a seat or a number."""
    if field in FIGURES:
        return BADGES[value]
    if field in LENGTHS:
        return inches(value)
    if field == "element":
        return str(value + 1)
    if field == "way":
        return WAYS[value]
    if field == "dice":
        return pool_word(value)
    return NAMED[field][value] if field in NAMED else None


def pool_word(value: int) -> str:
    """Dice packed four bits each, highest first: `8+3`."""
    faces: list[str] = []
    while value:
        faces.append(str(value & 15))
        value >>= 4
    return "+".join(faces) if faces else "none"


# ------------------------------------------------------------------ everything


def facts_of(s: Arena) -> dict[str, Any]:
    """Everything, secrets included."""
    facts: dict[str, Any] = {
        "turn": s.turn,
        "phase": PHASES[s.phase] if s.turn else "setup",
        "question": None if s.over else question_name(s),
        "active": _name(s, s.active),
        "order": [BADGES[s.badge[i]] for i in s.order],
        "gone": [k + 1 for k in range(len(s.field.elements)) if (s.gone >> k) & 1],
        "cat": POINT.word(point(s.cat_x, s.cat_y)) if s.cat_on else None,
        "winner": None if s.winner == NOBODY else SEATS[s.winner],
        "way": None if s.way == NOTHING else WAYS[s.way],
    }
    for seat, letter in enumerate(SEATS[:2]):
        facts[f"{letter}.side"] = SIDES[s.side[seat]] if s.side[seat] != NOBODY else None
        placed = s.platform_x[seat] != NOTHING
        corner = point(s.platform_x[seat], s.platform_y[seat]) if placed else 0
        facts[f"{letter}.platform"] = POINT.word(corner) if placed else None
        facts[f"{letter}.leader"] = _name(s, s.leader[seat])
        facts[f"{letter}.associate"] = _name(s, s.associate[seat])
        facts[f"{letter}.total"] = s.total[seat]
        facts[f"{letter}.delivered"] = s.delivered[seat]
        facts[f"{letter}.points"] = [s.points_a, s.points_b][seat]
    for i in range(s.count()):
        _add_figure(facts, s, i)
    for t in range(len(s.target_x)):
        state = s.target_state[t]
        carried = _name(s, s.load.index(TARGET_LOAD + t)) if state == CARRIED else None
        place = POINT.word(point(s.target_x[t], s.target_y[t]))
        facts[f"target-{t + 1}"] = carried or ("delivered" if state == DELIVERED else place)
    return facts


def _name(s: Arena, i: int) -> str | None:
    return None if i == NOBODY else BADGES[s.badge[i]]


def _set(mask: int) -> set[str]:
    return {OBJECTS[k] for k in range(len(OBJECTS)) if (mask >> k) & 1}


def _add_figure(facts: dict[str, Any], s: Arena, i: int) -> None:
    name = BADGES[s.badge[i]]
    on_table = s.status[i] != OFF
    told: dict[str, Any] = {
        "at": POINT.word(point(s.x[i], s.y[i])) if on_table else None,
        "on": s.field.surfaces[s.surface[i]].name if on_table else None,
        "status": STATUS[s.status[i]],
        "team": None if s.team[i] == NEUTRAL else SEATS[s.team[i]],
        "with": _name(s, s.owner[i]),
        "lp": s.lp[i],
        "ap": s.ap[i],
        "spent": s.spent[i],
        "euphoria": euphoria_of(s, i),
        "aim": s.aim[i],
        "shots": s.shots[i],
        "second": s.second[i],
        "attacks": s.attacks[i],
        "objects": _set(s.objects[i]),
        "shown": _set(s.shown[i]),
        "value": s.value[i],
        "site": None if s.site[i] == NOTHING else s.site[i] + 1,
        "carries": None if s.load[i] == NOTHING else THING.words[thing_of(s.load[i], s)],
        "fight": None if s.fight[i] < 0 else s.fight[i],
        "state": {word for word, bit in STATES.items() if s.flags[i] & bit},
        "marks": {word for word, bit in MARKS.items() if s.marks[i] & bit},
        "killer": _name(s, s.killer[i]),
        "kill": _kill(s.kill[i]) if s.killer[i] != NOBODY else None,
        "dice": s.dice[i],
    }
    for key, value in told.items():
        facts[f"{name}.{key}"] = value


def _kill(kill: int) -> str:
    return ("hand" if kill & HAND else "afar") + (" double" if kill & DOUBLE else "")


# ------------------------------------------------------------------ what a view shows


def seen_in(view: dict[str, Any]) -> dict[str, Any]:
    """What a view shows, under the same paths; `?` for what it does not show."""
    result = view["result"]
    seen: dict[str, Any] = {
        "turn": view["turn"],
        "phase": view["phase"],
        "question": view["question"],
        "active": view["active"],
        "order": view["order"],
        "gone": [k + 1 for k in view["gone"]],
        "cat": None if view["cat"] is None else POINT.word(point(view["cat"][0], view["cat"][1])),
        "winner": SEATS[result["winners"][0]] if result is not None and result["winners"] else None,
        "way": None if result is None else result["way"],
    }
    for told in view["seats"]:
        letter = SEATS[told["seat"]]
        place = told["platform"]
        seen[f"{letter}.side"] = told["side"]
        seen[f"{letter}.platform"] = None if place is None else POINT.word(point(place[0], place[1]))
        for key in ("leader", "associate", "total", "delivered"):
            seen[f"{letter}.{key}"] = told[key]
        seen[f"{letter}.secret"] = told["secret_objects"]
    for told in view["figures"]:
        _add_seen(seen, told, view)
    for told in view["targets"]:
        at = told["place"]
        place = None if at is None else POINT.word(point(at[0], at[1]))
        seen[f"target-{told['target']}"] = told["carrier"] or place or "delivered"
    return seen


def _add_seen(seen: dict[str, Any], told: dict[str, Any], view: dict[str, Any]) -> None:
    name = told["figure"]
    at = told["place"]
    mine = view["result"] is not None or (view["you"] is not None and told["team"] == view["you"])
    seen[f"{name}.at"] = None if at is None else POINT.word(point(at[0], at[1]))
    seen[f"{name}.team"] = None if told["team"] is None else SEATS[told["team"]]
    seen[f"{name}.with"] = told["owner"]
    seen[f"{name}.objects"] = set(told["objects"])
    seen[f"{name}.shown"] = set(told["shown"])
    site = told["site"]
    # A site that is told is shown even where it should be secret: a leak must not hide here.
    seen[f"{name}.site"] = site + 1 if site is not None else None if mine else UNKNOWN
    seen[f"{name}.state"] = {word for word in told["state"] if word in FLAGS}
    for key in ("status", "lp", "ap", "spent", "euphoria", "attacks", "value", "carries", "fight", "killer"):
        seen[f"{name}.{key}"] = told[key]
    seen[f"{name}.gift"] = told["repeats"]
    seen[f"{name}.barred"] = told["barred"]


# ------------------------------------------------------------------ luck


def luck_numbers(s: Arena, name: str, words: list[str]) -> list[int]:
    """The numbers with which the luck at hand falls as told: faces 1 to 10 (0 is 10), damage 1 to 100."""
    if not all(word.isdecimal() and word.isascii() and len(word) <= 3 for word in words):
        raise BadSetup(f"The luck '{name}' is told in numbers.")
    values = [int(word) for word in words]
    if name == "damage":
        if len(values) != 1 or not 1 <= values[0] <= 100:
            raise BadSetup("The luck 'damage' takes one number from 1 to 100.")
        return [values[0] % 100 // 10, values[0] % 10]
    if len(values) != len(s.bounds):
        raise BadSetup(f"The luck '{name}' takes {len(s.bounds)} numbers here, not {len(values)}.")
    drawn = [(value or 10) - 1 for value in values]
    if any(value >= bound for value, bound in zip(drawn, s.bounds, strict=True)):
        raise BadSetup(f"The luck '{name} {' '.join(words)}' cannot fall so.")
    return drawn
