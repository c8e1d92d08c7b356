"""Questions before a choice. Nothing changes, and the answers come from what the seat may know."""

from __future__ import annotations

from typing import Any

import msgspec

from euphoria.core.errors import BadNotation, EuphoriaError
from euphoria.core.match import Match
from euphoria.server.common.errors import Problem, from_rules
from euphoria.server.push import sentences as words
from euphoria.server.wire.play import Check, Checked, Previewed, Region, WorkedOut
from euphoria.server.wire.tables import Wire


def decoded(kind: str, wanted: bytes) -> Any:
    """What was asked, as it was before it travelled."""
    if kind in ("check", "preview"):
        return msgspec.json.decode(wanted, type=Check)
    return msgspec.json.decode(wanted)


def answer(match: Match, seat: int | None, kind: str, wanted: Any) -> Wire:
    """One question of any kind; only what titles work out (`ask`) is for strangers, too."""
    if kind == "ask":
        return work_out(match, seat, wanted)
    assert seat is not None
    if kind == "region":
        return region(match, seat)
    return check(match, seat, wanted) if kind == "check" else preview(match, seat, wanted)


def check(match: Match, seat: int, wanted: Check) -> Checked:
    """Would this answer be taken now?

    Pages ask while people type and point, and things change meanwhile: the answer is no, not a fault.
    """
    decision = match.decision(seat)
    if decision is None:
        return Checked(allowed=False, reason="not-asked")
    try:
        refusal = decision.check(wanted.action)
    except BadNotation as error:
        return Checked(allowed=False, reason="bad-notation", why=str(error))
    except EuphoriaError as error:
        raise from_rules(error) from None
    if refusal is None:
        return Checked(allowed=True)
    why = words.speech(wanted.lang, match, seat).refusal(match, refusal) if wanted.lang else ""
    return Checked(
        allowed=False, rule=refusal.rule, reason=refusal.message, facts=dict(refusal.facts), why=why
    )


def preview(match: Match, seat: int, wanted: Check) -> Previewed:
    """What this answer would bring, as far as the seat may know beforehand."""
    if not check(match, seat, wanted).allowed:
        return Previewed(then="no", events=[], words=[], view=None)
    try:
        seen = match.preview(seat, wanted.action)
    except EuphoriaError as error:
        raise from_rules(error) from None
    told: list[str] = []
    if wanted.lang:
        speech = words.speech(wanted.lang, match, seat)
        told = [speech.event(match, event) for event in seen.events]
    return Previewed(then=seen.then, events=seen.events, words=told, view=seen.view)


def region(match: Match, seat: int) -> Region:
    decision = match.decision(seat)
    return Region(region=None if decision is None else decision.region)


def work_out(match: Match, seat: int | None, question: dict[str, Any]) -> WorkedOut:
    """What the title answers; a question it does not understand is the asker's fault, not the server's."""
    try:
        return WorkedOut(answer=match.ask(seat, question))
    except EuphoriaError as error:
        raise from_rules(error) from None
    except (TypeError, ValueError, LookupError, AttributeError, ArithmeticError, RecursionError):
        raise Problem("bad-request", "problems-question-unclear") from None
