"""Questions before a choice. Nothing changes, and the answers come from what the seat may know."""

from __future__ import annotations

from typing import Any

from euphoria.core.errors import EuphoriaError
from euphoria.server.errors import Problem, from_rules
from euphoria.server.live import Live
from euphoria.server.wire_play import Checked, Region, WorkedOut


def check(table: Live, seat: int, action: str) -> Checked:
    """Would this answer be taken now?"""
    decision = table.playing.decision(seat)
    if decision is None:
        raise Problem("conflict", "You are not asked anything now.")
    try:
        refusal = decision.check(action)
    except EuphoriaError as error:
        raise from_rules(error) from None
    if refusal is None:
        return Checked(allowed=True)
    return Checked(allowed=False, rule=refusal.rule, reason=refusal.message, facts=dict(refusal.facts))


def region(table: Live, seat: int) -> Region:
    decision = table.playing.decision(seat)
    return Region(region=None if decision is None else decision.region)


def work_out(table: Live, seat: int | None, question: dict[str, Any]) -> WorkedOut:
    """What the title answers; a question it does not understand is the asker's fault, not the server's."""
    try:
        return WorkedOut(answer=table.playing.ask(seat, question))
    except EuphoriaError as error:
        raise from_rules(error) from None
    except (TypeError, ValueError, LookupError, AttributeError, ArithmeticError, RecursionError):
        raise Problem("bad-request", "This game does not understand that question.") from None
