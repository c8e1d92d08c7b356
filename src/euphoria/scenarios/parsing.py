"""From a YAML file to scenarios, everything checked: a typo is one sentence, not a surprise later."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from euphoria.core.actions import SEATS
from euphoria.core.errors import EuphoriaError
from euphoria.core.shapes import is_dict, is_list

RULE = re.compile(r"[A-Z]-\d+(\.\d+[a-z]?)?")
ASPECT = re.compile(r"(view of|options of|idle of|closed to|events to|events not to) (\w+)")
SPECTATOR = "spectator"

SCENARIO_KEYS = ("name", "rules", "note", "given", "luck", "when", "then")
WHOLE_CHECKS = ("state", "asked", "result", "verdicts")
SEAT_CHECKS = ("view of", "options of", "idle of", "closed to", "events to", "events not to")
PARTS = {
    "view of": ("shows", "contains", "lacks"),
    "options of": ("has", "lacks", "are"),
}


class BadScenario(EuphoriaError):
    """A scenario that cannot be run, with one sentence that says where and why."""


@dataclass(frozen=True)
class Check:
    """One thing that must hold. `seat` is a letter, `spectator` or nothing."""

    what: str
    seat: str
    wanted: Any


@dataclass(frozen=True)
class Step:
    """One thing that is done: `act`, `others`, `undo`, `say`, or `then` for checks in between."""

    what: str
    seat: str
    text: str
    refused: str
    because: str
    to: str
    checks: tuple[Check, ...]

    def __str__(self) -> str:
        if self.what in ("act", "say"):
            return f"{self.seat}{' says' if self.what == 'say' else ''}: {self.text}"
        return f"{self.what}: {self.seat or self.text}"


@dataclass(frozen=True)
class Scenario:
    file: Path
    title: str
    name: str
    rules: tuple[str, ...]
    given: dict[str, Any]
    luck: tuple[str, ...]
    when: tuple[Step, ...]
    then: tuple[Check, ...]

    @property
    def where(self) -> str:
        return f"{self.file}: '{self.name}'"


# ------------------------------------------------------------------ the file


class _Loader(yaml.SafeLoader):
    """PyYAML's safe loader, which here also minds a key that is written twice."""


def _mapping_without_doubles(loader: _Loader, node: yaml.MappingNode) -> dict[Any, Any]:
    seen: set[str] = set()
    for key_node, _ in node.value:
        key = str(key_node.value)
        if key in seen:
            raise yaml.constructor.ConstructorError(
                problem=f"the key '{key}' is written twice", problem_mark=key_node.start_mark
            )
        seen.add(key)
    return loader.construct_mapping(node, deep=True)


_Loader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _mapping_without_doubles)


def read_file(path: Path) -> list[Scenario]:
    """All scenarios of a file; `BadScenario` for the first thing that is wrong with it."""
    data = _mapping(_parse(path), str(path))
    _known(data, ("title", "about", "scenarios"), str(path))
    title = _word(data, "title", str(path))
    listed = data.get("scenarios")
    if not is_list(listed) or not listed:
        raise BadScenario(f"{path}: 'scenarios' needs a list of at least one scenario.")
    scenarios = [_scenario(path, title, item, number) for number, item in enumerate(listed, 1)]
    names = [scenario.name for scenario in scenarios]
    for name in names:
        if names.count(name) > 1:
            raise BadScenario(f"{path}: two scenarios are called '{name}'.")
    return scenarios


def _parse(path: Path) -> Any:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadScenario(f"{path}: the file cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadScenario(f"{path}: the file is not text.") from None
    try:
        return yaml.load(text, Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = "" if mark is None else f", line {mark.line + 1}"
        problem = error.problem or "this is no YAML"
        hint = "; a text with ? needs quotes" if "'?'" in problem else ""
        raise BadScenario(f"{path}{line}: {problem}{hint}.") from None
    except yaml.YAMLError:
        raise BadScenario(f"{path}: this is no YAML.") from None


def _scenario(path: Path, title: str, item: Any, number: int) -> Scenario:
    where = f"{path}: scenario {number}"
    data = _mapping(item, where)
    name = _word(data, "name", where)
    where = f"{path}: '{name}'"
    _known(data, SCENARIO_KEYS, where)
    if "given" not in data:
        raise BadScenario(f"{where}: 'given' is missing.")
    when = tuple(
        _step(step, f"{where}: when, step {n}") for n, step in enumerate(_list(data, "when", where), 1)
    )
    then = _checks(data.get("then", {}), f"{where}: then")
    if not then and not any(step.refused or step.checks for step in when):
        raise BadScenario(f"{where}: nothing is checked; say under 'then' what must hold.")
    return Scenario(
        path,
        title,
        name,
        _rules(data, where),
        _mapping(data["given"], f"{where}: given"),
        _words(data.get("luck", []), f"{where}: luck"),
        when,
        then,
    )


def _rules(data: dict[str, Any], where: str) -> tuple[str, ...]:
    rules = _words(data.get("rules", []), f"{where}: rules")
    for rule in rules:
        if not RULE.fullmatch(rule):
            raise BadScenario(f"{where}: rules: '{rule}' is no rule id such as L-9.1 or L-9.1a.")
    return rules


# ------------------------------------------------------------------ when


def _step(item: Any, where: str) -> Step:
    data = _mapping(item, where)
    if "then" in data:
        _known(data, ("then",), where)
        return Step("then", "", "", "", "", "", _checks(data["then"], f"{where}: then"))
    actors = [key for key in data if key not in ("refused", "because", "to")]
    if len(actors) != 1:
        raise BadScenario(f"{where}: a step says what one player does, such as 'A: shoot'.")
    actor = str(actors[0])
    words = actor.split()
    what = _kind_of_step(words, where)
    _known(data, (actor, "refused", "because", *(["to"] if what == "say" else [])), where)
    told = data[actors[0]]
    if not isinstance(told, str):
        raise BadScenario(f"{where}: '{actor}' needs words, not {told!r}.")
    return Step(
        what,
        told if what == "undo" else words[0] if what in ("act", "say") else "",
        told,
        _refusal(data, what, where),
        _optional(data, "because", where),
        _seat(data["to"], f"{where}: to") if "to" in data else "",
        (),
    )


def _kind_of_step(words: list[str], where: str) -> str:
    if len(words) == 1 and words[0] in ("undo", "others"):
        return words[0]
    if len(words) == 1 and words[0] in SEATS:
        return "act"
    if len(words) == 2 and words[0] in SEATS and words[1] == "says":
        return "say"
    known = "a seat letter, 'A says', 'others', 'undo' or 'then'"
    raise BadScenario(f"{where}: '{' '.join(words)}' does nothing; a step begins with {known}.")


def _refusal(data: dict[str, Any], what: str, where: str) -> str:
    """The rule by which the step must be refused; nothing if it must be allowed."""
    if "refused" not in data:
        if "because" in data:
            raise BadScenario(f"{where}: 'because' explains a refusal, but nothing is refused.")
        return ""
    told = data["refused"]
    if what == "undo" and told is True:
        return "undo"
    if what in ("act", "say") and isinstance(told, str) and (RULE.fullmatch(told) or told == "notation"):
        return told
    wanted = "'true'" if what == "undo" else "the id of the rule, or 'notation'"
    raise BadScenario(f"{where}: 'refused' takes {wanted}, not {told!r}.")


# ------------------------------------------------------------------ then


def _checks(item: Any, where: str) -> tuple[Check, ...]:
    data = _mapping(item, where)
    checks: list[Check] = []
    for key, wanted in data.items():
        found = ASPECT.fullmatch(str(key))
        if found is None and key not in WHOLE_CHECKS:
            known = (*WHOLE_CHECKS, *(f"{aspect} A" for aspect in SEAT_CHECKS))
            raise BadScenario(f"{where}: {_unknown(str(key), known)}")
        what, seat = (str(key), "") if found is None else (found[1], found[2])
        if seat != SPECTATOR or what in ("options of", "idle of", "closed to"):
            seat = seat and _seat(seat, f"{where}: {key}")
        checks.append(Check(what, seat, _wanted(what, wanted, f"{where}: {key}")))
    return tuple(checks)


def _wanted(what: str, wanted: Any, where: str) -> Any:
    """The expected value in the shape its check needs."""
    if what in ("events to", "events not to", "idle of", "verdicts"):
        return _words(wanted, where)
    if what in ("asked", "result") and wanted in ("none", "nobody"):
        return {}
    mapping = _mapping(wanted, where)
    if what in PARTS:
        _known(mapping, PARTS[what], where)
        return {
            part: _mapping(value, f"{where}: {part}")
            if part == "shows"
            else _words(value, f"{where}: {part}")
            for part, value in mapping.items()
        }
    return mapping


# ------------------------------------------------------------------ small helpers


def _mapping(value: Any, where: str) -> dict[str, Any]:
    if not is_dict(value):
        raise BadScenario(f"{where}: this needs keys and values, not {value!r}.")
    return {str(key): inner for key, inner in value.items()}


def _list(data: dict[str, Any], key: str, where: str) -> list[Any]:
    value = data.get(key, [])
    if not is_list(value):
        raise BadScenario(f"{where}: '{key}' needs a list, not {value!r}.")
    return list(value)


def _words(value: Any, where: str) -> tuple[str, ...]:
    """A list of texts; a single text may stand alone."""
    items: list[Any] = list(value) if is_list(value) else [value]
    for item in items:
        if not isinstance(item, str):
            raise BadScenario(f"{where}: this needs a list of words, not {item!r}.")
    return tuple(items)


def _word(data: dict[str, Any], key: str, where: str) -> str:
    value = data.get(key)
    if not isinstance(value, str) or not value.strip():
        raise BadScenario(f"{where}: '{key}' is missing.")
    return value.strip()


def _optional(data: dict[str, Any], key: str, where: str) -> str:
    return _word(data, key, where) if key in data else ""


def _seat(value: Any, where: str) -> str:
    if not isinstance(value, str) or len(value) != 1 or value not in SEATS:
        raise BadScenario(f"{where}: {value!r} is no seat letter.")
    return value


def _known(data: dict[str, Any], keys: Iterable[str], where: str) -> None:
    known = tuple(keys)
    for key in data:
        if key not in known:
            raise BadScenario(f"{where}: {_unknown(key, known)}")


def _unknown(key: str, known: tuple[str, ...]) -> str:
    near = difflib.get_close_matches(key, known, n=1)
    return f"there is no key '{key}'" + (f"; is '{near[0]}' meant?" if near else f": {', '.join(known)}.")
