"""Hints for people: what a bot would do in their place, from what their seat may know and nothing else.

The bot thinks where bots think, in a process of its own. Nobody else hears of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from euphoria.languages import FALLBACK
from euphoria.server.bots.workers import Advice, Thought
from euphoria.server.common.errors import Problem
from euphoria.server.desk.pool import Broken, Overtime
from euphoria.server.push import sentences as words
from euphoria.server.tables import access
from euphoria.server.tables.access import Visitor
from euphoria.server.tables.session import TableSession
from euphoria.server.wire.play import HintInfo, Hints, HintWanted, Why

if TYPE_CHECKING:
    from euphoria.server.application import Application

Asked = tuple[int, int, int]
"""The seat, and which question it was asked: the epoch, and the number of actions when it was put."""


async def hints(app: Application, visitor: Visitor | None, id: str, wanted: HintWanted) -> Hints:
    """The best choices for the question at hand and why, in words."""
    asked, thought = await app.tables.look(id, lambda table: _question(table, visitor))
    try:
        advice = await app.workers.advise(thought, visitor.person.id if visitor else "", id)
    except (Broken, Overtime):
        advice = []
    if not advice:
        raise Problem("unavailable", "problems-no-hint")
    return await app.tables.look(id, lambda table: _told(table, asked, advice, wanted.lang or FALLBACK))


def _question(table: TableSession, visitor: Visitor | None) -> tuple[Asked, Thought]:
    """What the bot is asked; `Problem` says why it is not."""
    seat = access.check_seat(table, visitor)
    if not table.hints:
        raise Problem("not-allowed", "problems-hints-off")
    match = table.match
    decision = None if match is None or table.row.phase != "playing" else match.decision(seat)
    if match is None or decision is None:
        raise Problem("conflict", "problems-hints-not-asked")
    options = [option.text for option in decision.options]
    # The adviser is chosen where it thinks, and needs no luck.
    thought = Thought(match.title, "", 0, match.view(seat), decision.kind, options)
    return (seat, table.row.epoch, table.posed[seat]), thought


def _told(table: TableSession, asked: Asked, advice: Advice, language: str) -> Hints:
    seat, epoch, posed = asked
    match = table.playing
    if (table.row.epoch, table.posed[seat]) != (epoch, posed) or match.decision(seat) is None:
        raise Problem("stale", "problems-stale", ply=match.seen(seat))
    speech = words.speech(language, match, seat)
    return Hints(
        posed=posed,
        hints=[
            HintInfo(
                action=action,
                words=speech.action(match, action),
                why=[Why(words=speech.reason(match, reason), rule=reason.rule) for reason in reasons],
            )
            for action, reasons in advice
        ],
    )
