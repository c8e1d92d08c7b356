"""From a YAML file to a lesson, everything checked: a slip of the author is one sentence.

title: leaders
you: A                                   # the learner's seat
names: [learn-name-you, learn-name-boris, …]
given: {players: 4, phase: arrange, …}   # the position it begins with, as scenarios tell it
luck: [draw winter-box, …]               # what luck brings, in order
steps:
  - say: learn-leaders-look              # the coach's sentences, a message of learn.ftl or coach.ftl
    rule: L-9.1                          # the rule behind the idea
    choose: [interrogate B.middle]       # options that lead on, `*` for any; absent: there is only "Next".
                                         # A whole action may be one that is allowed but not offered
    instead: learn-leaders-look-instead  # what the coach answers to any other option
    then:                                # what the table does next, without the learner
      - B: pass                          # a seat's action; `others` is everybody who is asked but the learner
      - C says: claim team euphorian
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

import yaml

from euphoria.core.actions import SEATS
from euphoria.core.errors import EuphoriaError
from euphoria.core.shapes import is_dict, is_list
from euphoria.registry import LISTED

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

OTHERS: Final = "others"
_SAYS: Final = " says"
_KEYS: Final = frozenset({"title", "you", "names", "given", "luck", "steps"})
_STEP_KEYS: Final = frozenset({"say", "rule", "choose", "instead", "then"})


class BadLesson(EuphoriaError):
    """A lesson that cannot be given, with one sentence that says where and why."""


@dataclass(frozen=True)
class Move:
    """What the table does by itself: a seat (None: all others who are asked) acts, or says something."""

    seat: int | None
    text: str
    says: bool = False


@dataclass(frozen=True)
class Step:
    """One idea: what the coach says, what the learner does, what happens then."""

    say: str
    rule: str
    choose: tuple[str, ...]
    instead: str
    then: tuple[Move, ...]


@dataclass(frozen=True)
class Lesson:
    title: str
    you: int
    names: tuple[str, ...]
    """Messages that name the players."""
    given: dict[str, Any]
    luck: tuple[str, ...]
    steps: tuple[Step, ...]


def titles() -> list[str]:
    """The titles that have a lesson."""
    return sorted(title for title in LISTED if _file(title).is_file())


@cache
def lesson(title: str) -> Lesson:
    if title not in titles():
        raise BadLesson(f"There is no lesson of '{title}': {', '.join(titles())}.")
    return read(_file(title).read_text(encoding="utf-8"))


def _file(title: str) -> Traversable:
    return resources.files(LISTED[title]) / "lesson.yaml"


def read(text: str) -> Lesson:
    """The lesson that a text tells."""
    try:
        data: Any = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise BadLesson(f"The lesson is no YAML: {error}.") from None
    _check_keys(data, _KEYS, "The lesson")
    given = data.get("given")
    if not is_dict(given):
        raise BadLesson("The lesson needs a position under 'given'.")
    steps = [_step(step, number) for number, step in enumerate(_list(data, "steps", "The lesson"), 1)]
    if not steps:
        raise BadLesson("The lesson has no steps.")
    return Lesson(
        title=_text(data, "title", "The lesson"),
        you=_seat(_text(data, "you", "The lesson"), "The lesson"),
        names=tuple(str(name) for name in _list(data, "names", "The lesson")),
        given=given,
        luck=tuple(str(fall) for fall in _list(data, "luck", "The lesson")),
        steps=tuple(steps),
    )


def _step(data: Any, number: int) -> Step:
    where = f"Step {number}"
    _check_keys(data, _STEP_KEYS, where)
    choose = tuple(str(pattern) for pattern in _list(data, "choose", where))
    instead = _text(data, "instead", where) if choose else ""
    return Step(
        say=_text(data, "say", where),
        rule=_text(data, "rule", where),
        choose=choose,
        instead=instead,
        then=tuple(_move(move, where) for move in _list(data, "then", where)),
    )


def _move(data: Any, where: str) -> Move:
    if not is_dict(data) or len(data) != 1:
        raise BadLesson(f"{where}: a move is one seat and its action, not {data!r}.")
    ((who, text),) = data.items()
    if who == OTHERS:
        return Move(None, str(text))
    says = str(who).endswith(_SAYS)
    return Move(_seat(str(who).removesuffix(_SAYS), where), str(text), says)


# ------------------------------------------------------------------ shapes


def _check_keys(data: object, known: frozenset[str], where: str) -> None:
    if not is_dict(data):
        raise BadLesson(f"{where} needs keys and values, not {data!r}.")
    for key in data:
        if key not in known:
            raise BadLesson(f"{where} has an unknown key '{key}': {', '.join(sorted(known))}.")


def _text(data: dict[str, Any], key: str, where: str) -> str:
    value = data.get(key)
    if not isinstance(value, str) or not value:
        raise BadLesson(f"{where} needs a text under '{key}', not {value!r}.")
    return value


def _list(data: dict[str, Any], key: str, where: str) -> list[Any]:
    value = data.get(key, [])
    if not is_list(value):
        raise BadLesson(f"{where} needs a list under '{key}', not {value!r}.")
    return value


def _seat(letter: str, where: str) -> int:
    if len(letter) != 1 or letter not in SEATS:
        raise BadLesson(f"{where}: a seat is a letter from A to H, not '{letter}'.")
    return SEATS.index(letter)
