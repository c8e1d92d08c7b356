"""A finished game in numbers: what everybody did, how long they thought, and how their dice fell."""

from __future__ import annotations

from typing import cast

import msgspec

from euphoria.core.match import Match
from euphoria.core.rolls import Roll
from euphoria.server.store.rows import EntryRow, SeatRow, TableRow
from euphoria.server.tables.session import TableSession, standing_entries
from euphoria.server.wire.play import LuckInfo, LuckKind, SeatStatistics, Statistics, Thinking


def statistics(row: TableRow, seats: list[SeatRow], entries: list[EntryRow]) -> Statistics:
    """Plays the log once more, so it takes a moment."""
    stand = standing_entries(entries)
    # Standing orders are in the log as the answers they gave.
    seats = [msgspec.structs.replace(seat, standing=[]) for seat in seats]
    table = TableSession(row, seats)
    table.load([])
    verbs: list[dict[str, int]] = [{} for _ in seats]
    thought: list[list[int]] = [[] for _ in seats]
    taken_back = [0] * len(seats)
    for entry in stand:
        body = entry.body
        if "do" in body:
            seat = int(body["seat"])
            verb = str(body["do"]).partition(" ")[0]
            verbs[seat][verb] = verbs[seat].get(verb, 0) + 1
            if table.posed_at[seat]:
                thought[seat].append(max(0, entry.at - table.posed_at[seat]))
        elif "undo" in body:
            taken_back[int(body["undo"])] += 1
        table.extend(row, seats, [entry])
    match = table.playing
    turns, luck = _turns(match), _luck(match)
    return Statistics(
        seconds=(stand[-1].at - stand[0].at) // 1000 if stand else 0,
        actions=match.ply,
        result=match.result or {},
        seats=[
            SeatStatistics(
                seat=number,
                turns=turns[number],
                actions=sum(verbs[number].values()),
                verbs=verbs[number],
                taken_back=taken_back[number],
                # How long a bot seems to think is only for show.
                thinking=_thinking(thought[number]) if seat.kind == "person" else None,
                luck=luck[number],
            )
            for number, seat in enumerate(seats)
        ],
    )


def _thinking(times: list[int]) -> Thinking | None:
    if not times:
        return None
    ordered = sorted(times)
    return Thinking(total=sum(times), median=ordered[len(ordered) // 2], longest=ordered[-1])


def _turns(match: Match) -> list[int | None]:
    """How many turns each seat had, where turns belong to seats."""
    turns = [event for event in match.events(None) if event["event"] == f"{match.title}-turn"]
    if not turns or "seat" not in turns[0]:
        return [None] * match.players
    return [sum(1 for event in turns if event["seat"] == seat) for seat in range(match.players)]


def _luck(match: Match) -> list[list[LuckInfo]]:
    """For each seat its dice, added up by their kind."""
    seats: list[dict[str, list[Roll]]] = [{} for _ in range(match.players)]
    for roll in match.game.rolls(match.events(None), match.settings):
        seats[roll.seat].setdefault(roll.kind, []).append(roll)
    return [[_added(kind, rolls) for kind, rolls in own.items()] for own in seats]


def _added(kind: str, rolls: list[Roll]) -> LuckInfo:
    return LuckInfo(
        kind=cast("LuckKind", kind),
        rolls=len(rolls),
        got=sum(roll.got for roll in rolls),
        expected=round(sum(roll.expected for roll in rolls), 2),
    )
