"""Agreements: taking back more than one may alone, ending a game unfinished, giving a seat away (giving.py).

Everybody who is a person at the table and plays for themselves must agree; bots and those they stand in for
do not stand in the way.
"""

from __future__ import annotations

from euphoria.server.common.errors import Problem
from euphoria.server.store.rows import Offer
from euphoria.server.tables import giving
from euphoria.server.tables.draft import Draft
from euphoria.server.tables.play import check_playing
from euphoria.server.tables.session import TableSession


def propose(table: TableSession, draft: Draft, *, seat: int, kind: str, ply: int) -> None:
    if kind == "takeback":
        match = check_playing(table)
        ply = match.actual(seat, ply)
        if ply >= match.ply:
            raise Problem("bad-request", "problems-nothing-back")
    elif table.row.phase not in ("playing", "paused", "frozen"):
        raise Problem("conflict", "problems-not-under-way")
    if table.row.extra.offer is not None:
        raise Problem("conflict", "problems-proposal-there")
    table.row.extra.offer = Offer(
        kind="takeback" if kind == "takeback" else "abandon", seat=seat, ply=ply, agreed=[seat]
    )
    _carry_out_if_agreed(table, draft)


def answer(table: TableSession, draft: Draft, *, seat: int, agree: bool) -> None:
    offer = table.row.extra.offer
    if offer is None:
        raise Problem("conflict", "problems-no-proposal")
    if not agree:
        table.row.extra.offer = None
    elif seat in offer.agreed:
        draft.nothing = True
    else:
        offer.agreed = sorted({*offer.agreed, seat})
        _carry_out_if_agreed(table, draft)


def _carry_out_if_agreed(table: TableSession, draft: Draft) -> None:
    offer = table.row.extra.offer
    if offer is not None and offer.kind == "seat":
        giving.carry_out_if_agreed(table, draft)
        return
    needed = {seat for seat in table.people if not table.seats[seat].standin}
    if offer is None or not needed <= set(offer.agreed):
        return
    table.row.extra.offer = None
    if offer.kind == "abandon":
        table.row.phase = "abandoned"
    else:
        check_playing(table)
        draft.entries = table.go_back(_entries_until(table, offer.ply), draft.now)
        table.row.clock_from = draft.now


def _entries_until(table: TableSession, ply: int) -> int:
    """How many entries of the log lead to the position after this many actions."""
    done = 0
    for number, entry in enumerate(table.playing.log):
        if "do" in entry or "undo" in entry:
            if done == ply:
                return number
            done += 1
    return len(table.playing.log)
