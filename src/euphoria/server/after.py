"""A game that is over: its record, its dice, every moment of it from every seat."""

from __future__ import annotations

from typing import Any

from euphoria.api import game as game_of
from euphoria.core import record as records
from euphoria.core.errors import BadRecord
from euphoria.core.match import Match
from euphoria.server.errors import Problem
from euphoria.server.live import Live
from euphoria.server.wire_play import Dice, Draw, Frame, Outcome, Said


def check_ended(table: Live) -> Match:
    """The match of a game that has ended: only then may everybody know everything."""
    if table.row.phase not in ("over", "abandoned") or table.match is None:
        raise Problem("conflict", "This can be seen when the game is over.")
    return table.match


def record(table: Live) -> str:
    """The record as `euphoria verify` and `euphoria replay` read it. The key of the dice is in it."""
    return check_ended(table).record(with_key=True)


def dice(table: Live) -> Dice:
    """What anybody needs to make all draws again."""
    row = table.row
    if row.phase not in ("over", "abandoned") or table.match is None:
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


def frame(text: str, at: int, eyes: str) -> Frame:
    """The position after so many entries of a record, for a seat's number, `spectator` or `open`."""
    read = records.read(text)
    entries = read.entries
    at = min(at, len(entries))
    match = records.replay(game_of(str(read.header["title"])), read, at)
    seats = _eyes(eyes, match.players)
    return Frame(
        at=at,
        length=len(entries),
        ply=match.ply,
        entry=entries[at - 1] if at else None,
        views=[match.view(seat) for seat in seats],
        events=_told(match, seats),
    )


def _eyes(eyes: str, players: int) -> list[int | None]:
    if eyes == "open":
        return [*range(players)]
    if eyes == "spectator":
        return [None]
    if eyes.isdecimal() and len(eyes) < 3 and int(eyes) < players:
        return [int(eyes)]
    raise Problem("bad-request", "Eyes are a seat's number, spectator or open.")


def _told(match: Match, seats: list[int | None]) -> list[dict[str, Any]]:
    """What was told so far; with everything open, each event once."""
    if len(seats) == 1:
        return match.events(seats[0])
    seen: dict[str, dict[str, Any]] = {}
    for seat in seats:
        for event in match.events(seat):
            plain = {name: value for name, value in event.items() if name != "number"}
            seen.setdefault(repr(sorted(plain.items())), plain)
    return sorted(seen.values(), key=lambda event: int(event["ply"]))


def outcome(table: Live) -> Outcome:
    """Who won, and what the claims were worth."""
    match = check_ended(table)
    claims: list[Said] = []
    if match.over:
        claims = [
            Said(seat=said.seat, to=said.to, ply=said.ply, text=said.text, verdict=said.verdict)
            for said in match.verdicts()
        ]
    return Outcome(result=match.result or {}, names=match.names, claims=claims)
