"""A finished game in numbers: what everybody did, how long they thought, and how their dice fell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from euphoria.core.match import Match
from euphoria.games.show.data import BENKEI, PROFILES, luck_faces
from euphoria.games.show.house import HOUSE_RULES, LUCK_ALTERNATIVE
from euphoria.games.show.words import CALLED_BADGE, SUSAN_BADGE, TEAM_BADGES
from euphoria.server.live import Live, standing_entries
from euphoria.server.rows import EntryRow, SeatRow, TableRow
from euphoria.server.wire_play import LuckInfo, LuckKind, SeatStatistics, Statistics, Thinking

Fallen = dict[LuckKind, list[float]]
"""For each kind of dice: how often they were rolled, what came, and what was to be expected."""


def statistics(row: TableRow, seats: list[SeatRow], entries: list[EntryRow]) -> Statistics:
    """Plays the log once more, so it takes a moment."""
    stand = standing_entries(entries)
    # Standing orders are in the log as the answers they gave.
    seats = [msgspec.structs.replace(seat, standing=[]) for seat in seats]
    table = Live(row, seats)
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


# ------------------------------------------------------------------ luck


def _luck(match: Match) -> list[list[LuckInfo]]:
    """Dice whose owner and expectation are known from what everybody was told."""
    count = COUNTS.get(match.title)
    fallen: list[Fallen] = [{} for _ in range(match.players)]
    if count is not None:
        count(match, fallen)
    return [
        [
            LuckInfo(kind=kind, rolls=int(rolls), got=got, expected=round(expected, 2))
            for kind, (rolls, got, expected) in kinds.items()
        ]
        for kinds in fallen
    ]


def _add(fallen: Fallen, kind: LuckKind, got: float, expected: float) -> None:
    known = fallen.setdefault(kind, [0, 0, 0])
    fallen[kind] = [known[0] + 1, known[1] + got, known[2] + expected]


def _of_dystopia(match: Match, fallen: list[Fallen]) -> None:
    """Workers that were rolled (D-8.5), whose knowledge is 3.5 on average."""
    for event in match.events(None):
        if event["event"] == "dystopia-rolled":
            _add(fallen[int(event["seat"])], "knowledge", int(event["value"]), 3.5)


def _of_the_show(match: Match, fallen: list[Fallen]) -> None:
    """Shots that hit for their aim (S-5.2), and injuries that luck averted (S-13.3)."""
    aim: dict[tuple[int, int], int] = {}
    rolled: tuple[int, int] | None = None
    alternative = HOUSE_RULES[LUCK_ALTERNATIVE.bit_length() - 1] in match.settings["house"]
    for event in match.events(None):
        id, badge = str(event["event"]), int(event.get("figure", SUSAN_BADGE))
        if badge == SUSAN_BADGE:
            continue
        own = fallen[badge // TEAM_BADGES]
        if id == "show-declared":
            aim[badge, int(event["foe"])] = int(event["aim"])
        elif id == "show-shot":
            rolled = (badge, int(event["foe"]))
        elif id in ("show-hit", "show-missed") and rolled is not None:
            _add(own, "hits", id == "show-hit", min(10, max(0, aim[rolled])) / 10)
            rolled = None
        elif id in ("show-lucky", "show-unlucky"):
            _add(own, "saves", id == "show-lucky", luck_faces(_starting_lp(badge), alternative) / 10)


def _starting_lp(badge: int) -> int:
    who = badge % TEAM_BADGES
    return PROFILES[BENKEI if who >= CALLED_BADGE else who].lp


COUNTS: Final[dict[str, Callable[[Match, list[Fallen]], None]]] = {
    "dystopia": _of_dystopia,
    "show": _of_the_show,
}
"""Leaders has no dice."""
