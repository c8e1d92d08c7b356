"""A question on a board that is no table's, in lessons and puzzles: what is asked, and the same in words."""

from __future__ import annotations

from euphoria.core.actions import Action
from euphoria.core.decision import Decision
from euphoria.core.match import Match
from euphoria.languages import Spoken
from euphoria.server.wire.play import DecisionInfo, Dimmed, Option, RefusedInWords, Words
from euphoria.speech import Speech


def words(
    speech: Speech,
    language: Spoken,
    match: Match,
    decision: Decision | None,
    options: list[Action],
    first: int,
) -> Words:
    view = match.view(speech.you)
    waiting = [speech.name(seat) for seat in view["waiting"]]
    return Words(
        lang=language,
        ply=match.ply,
        epoch=0,
        first=first,
        reset=first == 0,
        events=[speech.event(match, event) for event in match.events(speech.you, first)],
        question="" if decision is None else speech.prompt(match, decision.kind, decision.rule),
        options=[speech.action(match, one) for one in options],
        refused=[
            RefusedInWords(words=speech.action(match, action), why=speech.refusal(match, refusal))
            for action, refusal in ([] if decision is None else decision.refused)
        ],
        waiting=speech.waiting(match, view["question"], waiting) if waiting else "",
        result="" if match.result is None else speech.result(match, match.result),
    )


def decision_info(decision: Decision, options: list[Action], ply: int) -> DecisionInfo:
    return DecisionInfo(
        kind=decision.kind,
        rule=decision.rule,
        sealed=decision.sealed,
        options=[Option(text=one.text, verb=one.verb, arguments=one.arguments) for one in options],
        refused=[
            Dimmed(text=action.text, rule=refusal.rule, reason=refusal.message, facts=dict(refusal.facts))
            for action, refusal in decision.refused
        ],
        idle=[one.text for one in decision.idle],
        posed=ply,
    )
