"""A game that is over: its record, its dice, what its claims were worth. Its moments are in replay.py."""

from __future__ import annotations

from euphoria.core import record as records
from euphoria.core.errors import BadRecord
from euphoria.core.match import Match
from euphoria.server.common.errors import Problem
from euphoria.server.tables import access
from euphoria.server.tables.session import TableSession
from euphoria.server.wire.play import Dice, Draw, Outcome, Said


def check_ended(table: TableSession) -> Match:
    """The match of a game that has ended: only then may everybody know everything."""
    if table.row.phase == "frozen" and table.match is None:
        return table.playing  # raises: nobody can look at it any more, and this says why
    if not access.ended(table) or table.match is None:
        raise Problem("conflict", "problems-not-over")
    return table.match


def record(table: TableSession) -> str:
    """The record as `euphoria verify` and `euphoria replay` read it. The key of the dice is in it."""
    return check_ended(table).record(with_key=True)


def dice(table: TableSession) -> Dice:
    """What anybody needs to make all draws again."""
    row = table.row
    if not access.ended(table) or table.match is None:
        return Dice(commitment=row.commitment, salt=row.salt, key=None, draws=[], proved=False)
    draws = [
        Draw(name=entry["luck"], of=entry["of"], got=entry["got"], audience=entry["for"])
        for entry in table.match.log
        if "luck" in entry
    ]
    try:
        records.verify(records.read(record(table)))
        proved = True
    except BadRecord:
        proved = False
    return Dice(commitment=row.commitment, salt=row.salt, key=row.key, draws=draws, proved=proved)


def outcome(table: TableSession) -> Outcome:
    """Who won, and what the claims were worth."""
    match = check_ended(table)
    claims: list[Said] = []
    if match.over:
        claims = [
            Said(seat=said.seat, to=said.to, ply=said.ply, text=said.text, verdict=said.verdict)
            for said in match.verdicts()
        ]
    return Outcome(result=match.result or {}, names=match.names, claims=claims)
