"""A match at once: all it holds beside its log, as plain data, so that the log need not be followed again.

The log stays the truth. Whoever keeps a snapshot makes sure that it was taken of this log and by these very
rules, and follows the log otherwise.
"""

from __future__ import annotations

from typing import Any

from euphoria.core.errors import EuphoriaError
from euphoria.core.events import Event, EventKind
from euphoria.core.match import CLAIMED, TAKEN_BACK, Match
from euphoria.core.said import Said

Log = list[dict[str, Any]]


def take(match: Match) -> dict[str, Any]:
    """What `restore` needs beside the log, ready for JSON.

    >>> import euphoria
    >>> match = euphoria.new("leaders", players=4, key=bytes(32))
    >>> match.act(0, match.decision(0).options[0])
    >>> again = Match(match.game, 4, {}, key=bytes(32))
    >>> restore(again, take(match), match.log)
    >>> again.digest == match.digest, again.can_undo(0), again.events(1) == match.events(1)
    (True, True, True)
    """
    if match.state.bounds:
        raise EuphoriaError("A match is kept when all its luck has fallen.")
    numbers = {kind.id: number for number, kind in enumerate(_kinds(match))}
    return {
        "ply": match.ply,
        "state": match.state.to_json(),
        "told": [_of_event(ply, event, numbers[event.kind.id]) for ply, event in match._told],
        "noticed": match._noticed.audiences(),
        "said": [
            [said.ply, said.seat, said.to, said.text, said.verdict, said.memories] for said in match.said
        ],
        "drawn": 0 if match._dice is None else match._dice.count,
        "undo": [state.to_json() for state in match._undo],
        "undo_plies": match._undo_plies[:],
        "undo_seat": match._undo_seat,
    }


def restore(match: Match, kept: dict[str, Any], log: Log) -> None:
    """Bring a new match of the same game to where `take` was called, with the log as it was then."""
    game = match.game
    kinds = dict(enumerate(_kinds(match)))
    match.ply = kept["ply"]
    match.log = log
    match.state = game.read(kept["state"])
    match.state.out = []
    # Hundreds of them, so without a call for each.
    match._told = [
        (told[0], Event(kinds[told[1]], told[2], told[3], told[4] if len(told) > 4 else None))
        for told in kept["told"]
    ]
    match._heard = {}
    match._noticed.restore(kept["noticed"])
    match.said = [_said(match, said) for said in kept["said"]]
    if match._dice is not None:
        match._dice.count = kept["drawn"]
    match._undo = [game.read(state) for state in kept["undo"]]
    match._undo_plies = kept["undo_plies"]
    match._undo_seat = kept["undo_seat"]


def _kinds(match: Match) -> list[EventKind]:
    """All kinds of events that a match can tell, the core's own first; a snapshot has their numbers."""
    return [TAKEN_BACK, CLAIMED, *match.game.events]


def _of_event(ply: int, event: Event, kind: int) -> list[Any]:
    if event.corners is None:
        return [ply, kind, event.audience, event.values]
    return [ply, kind, event.audience, event.values, event.corners]


def _said(match: Match, kept: list[Any]) -> Said:
    ply, seat, to, text, verdict, memories = kept
    return Said(ply, seat, to, match._claim(text), text, verdict, memories)
