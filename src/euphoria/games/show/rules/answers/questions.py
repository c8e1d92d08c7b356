"""What a player wants to work out before choosing: one door, plain data in and out (S-4.2).

Positions, LP, AP and everything else that is read here lie open on the table; objects and the sites of
charges are never looked at, so that no answer gives a secret away.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from euphoria.core.errors import BadQuestion
from euphoria.core.shapes import is_dict
from euphoria.games.show.rules.answers.asked import Asked, shown
from euphoria.games.show.rules.answers.blasts import UNDER_FIELDS, under
from euphoria.games.show.rules.answers.fights import FIGHT_FIELDS, fight
from euphoria.games.show.rules.answers.moves import REACH_FIELDS, ROUTE_FIELDS, WAY_FIELDS, reach, route, way
from euphoria.games.show.rules.answers.shots import AIM_FIELDS, ODDS_FIELDS, aim, odds
from euphoria.games.show.rules.answers.sight import MEASURE_FIELDS, SIGHT_FIELDS, measure, sight
from euphoria.games.show.rules.state import Arena


class Question:
    """Something that can be asked: its fields, and who answers."""

    __slots__ = ("fields", "reply")

    def __init__(self, fields: list[str], reply: Callable[[Asked], dict[str, Any]]) -> None:
        self.fields = fields
        self.reply = reply


QUESTIONS: Final[dict[str, Question]] = {
    "reach": Question(REACH_FIELDS, reach),
    "route": Question(ROUTE_FIELDS, route),
    "way": Question(WAY_FIELDS, way),
    "sight": Question(SIGHT_FIELDS, sight),
    "aim": Question(AIM_FIELDS, aim),
    "odds": Question(ODDS_FIELDS, odds),
    "fight": Question(FIGHT_FIELDS, fight),
    "under": Question(UNDER_FIELDS, under),
    "measure": Question(MEASURE_FIELDS, measure),
}


def answer(s: Arena, question: object) -> dict[str, Any]:
    """The answer to one question; `BadQuestion` tells what is wrong with it."""
    if not is_dict(question):
        raise BadQuestion("A question is a table of named values.")
    what = question.get("ask")
    known = QUESTIONS.get(what) if isinstance(what, str) else None
    if known is None:
        raise BadQuestion(f"'ask' is one of {', '.join(QUESTIONS)}, not '{shown(what)}'.")
    fields = {str(key): value for key, value in question.items() if key != "ask"}
    return {"ask": what, **known.reply(Asked(s, str(what), fields, known.fields))}
