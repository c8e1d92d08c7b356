"""What must hold: each check compares one aspect of a match with what was told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from euphoria.core.actions import SEATS
from euphoria.core.match import Match
from euphoria.core.shapes import is_dict, is_list, is_set
from euphoria.scenarios.parsing import SPECTATOR, BadScenario, Check

Failures = Iterator[str]


def failures_of(match: Match, checks: Iterable[Check], where: str) -> list[str]:
    """One line for everything that does not hold."""
    found: list[str] = []
    for check in checks:
        label = f"{where}, {check.what}{' ' + check.seat if check.seat else ''}"
        try:
            found += [f"{label}: {line}" for line in _CHECKS[check.what](match, check)]
        except BadScenario as error:
            raise BadScenario(f"{label}: {error}") from None
    return found


def short(match: Match, id: str) -> str:
    """A message id without its title: `leaders-shot` is `shot`, `core-taken-back` is `taken-back`."""
    return id.removeprefix(f"{match.title}-").removeprefix("core-")


# ------------------------------------------------------------------ the position and what is seen of it


def _state(match: Match, check: Check) -> Failures:
    return _paths(check.wanted, match.game.facts(match.state))


def _paths(wanted: dict[str, Any], facts: dict[str, Any]) -> Failures:
    for path, value in wanted.items():
        if path not in facts:
            raise BadScenario(f"there is no '{path}': {', '.join(facts)}.")
        if not same(value, facts[path]):
            yield f"{path}: expected {shown(value)}, got {shown(facts[path])}."


def _view(match: Match, check: Check) -> Failures:
    view = match.view(None if check.seat == SPECTATOR else seat_of(match, check.seat))
    yield from _paths(check.wanted.get("shows", {}), match.game.seen(view))
    words = set(_texts(view))
    yield from (
        f"'{word}' should be in it." for word in check.wanted.get("contains", ()) if word not in words
    )
    yield from (f"'{word}' should not be in it." for word in check.wanted.get("lacks", ()) if word in words)


def _texts(data: Any) -> Iterator[str]:
    """Every text anywhere in plain data, keys included."""
    if isinstance(data, str):
        yield data
    elif is_dict(data):
        for key, value in data.items():
            yield str(key)
            yield from _texts(value)
    elif is_list(data):
        for value in data:
            yield from _texts(value)


# ------------------------------------------------------------------ questions


def _asked(match: Match, check: Check) -> Failures:
    asked = {SEATS[decision.seat]: decision.kind for decision in match.decisions}
    for seat in check.wanted:
        seat_of(match, seat)
    if asked != check.wanted:
        yield f"expected {_pairs(check.wanted)}, got {_pairs(asked)}."


def _pairs(asked: dict[str, str]) -> str:
    return ", ".join(f"{seat} {kind}" for seat, kind in sorted(asked.items())) or "nobody"


def _options(match: Match, check: Check) -> Failures:
    decision = match.decision(seat_of(match, check.seat))
    options = [] if decision is None else [action.text for action in decision.options]
    for wanted in _entries(match, check.wanted.get("has", ())):
        if not any(_begins(option, wanted) for option in options):
            yield f"'{wanted}' is not offered."
    for wanted in _entries(match, check.wanted.get("lacks", ())):
        yield from (f"'{option}' is offered." for option in options if _begins(option, wanted))
    if "are" in check.wanted:
        yield from _exactly(_entries(match, check.wanted["are"]), options)


def _idle(match: Match, check: Check) -> Failures:
    decision = match.decision(seat_of(match, check.seat))
    harmless = [] if decision is None else [action.text for action in decision.idle]
    yield from _exactly(_entries(match, check.wanted), harmless)


def _closed(match: Match, check: Check) -> Failures:
    """Actions that are shown beside the options as closed, each with the rule that closes it."""
    decision = match.decision(seat_of(match, check.seat))
    closed = {} if decision is None else {action.text: why.rule for action, why in decision.refused}
    for wanted in _entries(match, check.wanted):
        rules = [rule for text, rule in closed.items() if _begins(text, wanted)]
        if not rules:
            yield f"'{wanted}' is not shown as closed, but {shown(list(closed))}."
        elif any(rule != check.wanted[wanted] for rule in rules):
            yield f"{wanted}: expected {check.wanted[wanted]}, got {shown(rules)}."


def _exactly(wanted: list[str], options: list[str]) -> Failures:
    extra = [option for option in options if not any(_begins(option, entry) for entry in wanted)]
    missing = [entry for entry in wanted if not any(_begins(option, entry) for option in options)]
    if extra or missing:
        yield f"expected {shown(wanted)}, got {shown(options)}."


def _entries(match: Match, wanted: Iterable[str]) -> list[str]:
    """Actions in notation, checked. The beginning of an action stands for all that begin so."""
    grammar = match.game.grammar
    entries = list(wanted)
    for entry in entries:
        verb, *words = entry.lower().split()
        if verb not in grammar.numbers:
            raise BadScenario(f"'{entry}' does not begin with a verb: {', '.join(grammar.numbers)}.")
        kinds = grammar.verbs[grammar.numbers[verb]].kinds
        if len(words) > len(kinds):
            raise BadScenario(f"'{entry}' says too much.")
        for word, kind in zip(words, kinds, strict=False):
            if kind.number(word) < 0:
                raise BadScenario(f"'{entry}': '{word}' is no {kind.name}.")
    return entries


def _begins(text: str, wanted: str) -> bool:
    """Does a text begin with these words?"""
    said, words = text.lower().split(), wanted.lower().split()
    return said[: len(words)] == words


# ------------------------------------------------------------------ events, talk, result


def _told(match: Match, seat: str) -> list[str]:
    """What was told to a seat since the scenario began, as texts such as `exposed C.left EL`."""
    events = match.events(None if seat == SPECTATOR else seat_of(match, seat))
    return [_event_text(match, event) for event in events]


def _event_text(match: Match, event: dict[str, Any]) -> str:
    words = [short(match, event["event"])]
    for field, value in event.items():
        if field in ("number", "ply", "event", "rule", "corners"):
            continue
        if field == "claim" and match.game.claims is not None:
            words.append(match.game.claims.action(value).text)
        else:
            words.append(match.game.word(field, value))
    return " ".join(words)


def _events(match: Match, check: Check) -> Failures:
    """The wanted events in this order; others may lie between them."""
    _check_events(match, check)
    told = _told(match, check.seat)
    at = 0
    for wanted in check.wanted:
        found = [n for n in range(at, len(told)) if _begins(told[n], wanted)]
        if not found:
            yield f"'{wanted}' was not told{' after that' if at else ''}; told was {shown(told)}."
            return
        at = found[0] + 1


def _no_events(match: Match, check: Check) -> Failures:
    _check_events(match, check)
    told = _told(match, check.seat)
    for wanted in check.wanted:
        yield from (f"'{event}' was told." for event in told if _begins(event, wanted))


def _check_events(match: Match, check: Check) -> None:
    kinds = {short(match, kind.id) for kind in match.game.events} | {"taken-back", "claimed"}
    for wanted in check.wanted:
        if wanted.split()[0] not in kinds:
            raise BadScenario(f"there is no event '{wanted.split()[0]}': {', '.join(sorted(kinds))}.")


def _result(match: Match, check: Check) -> Failures:
    result = match.result
    if result is None or not check.wanted:
        if (result is None) == bool(check.wanted):
            yield f"expected {shown(check.wanted) if check.wanted else 'none'}, got {shown(result)}."
        return
    plain = {**result, "winners": {SEATS[seat] for seat in result["winners"]}}
    yield from _paths(check.wanted, plain)


def _verdicts(match: Match, check: Check) -> Failures:
    """Who claimed what, and was it true: `A false`, in the order of the claims."""
    judged = [f"{SEATS[said.seat]} {said.verdict}" for said in match.verdicts()] if match.over else []
    if judged != list(check.wanted):
        yield f"expected {shown(list(check.wanted))}, got {shown(judged)}."


_CHECKS: dict[str, Callable[[Match, Check], Failures]] = {
    "state": _state,
    "view of": _view,
    "asked": _asked,
    "options of": _options,
    "idle of": _idle,
    "closed to": _closed,
    "events to": _events,
    "events not to": _no_events,
    "result": _result,
    "verdicts": _verdicts,
}

# ------------------------------------------------------------------ values


def seat_of(match: Match, letter: str) -> int:
    seat = SEATS.find(letter)
    if len(letter) != 1 or not 0 <= seat < match.players:
        raise BadScenario(f"'{letter}' has no seat: there are {match.players} players.")
    return seat


def same(wanted: Any, got: Any) -> bool:
    """Is this the value that was told? `none` is nothing; sets have no order; spaces do not count."""
    if wanted is None or wanted == "none" or wanted == []:
        return got is None or got == [] or got == set()
    if isinstance(got, bool) or isinstance(wanted, bool):
        return wanted is got
    if is_set(got) or is_list(got):
        items = [str(item) for item in wanted] if is_list(wanted) else str(wanted).split()
        if is_set(got):
            return len(items) == len(got) and set(items) == got
        return items == [str(item) for item in got]
    return str(wanted).split() == str(got).split()


def shown(value: Any) -> str:
    """A value as a person would write it."""
    if value is None:
        return "none"
    if is_dict(value):
        return "{" + ", ".join(f"{key}: {shown(inner)}" for key, inner in value.items()) + "}"
    if is_set(value):
        return "[" + ", ".join(sorted(str(item) for item in value)) + "]"
    if is_list(value):
        return "[" + ", ".join(str(item) for item in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value)
