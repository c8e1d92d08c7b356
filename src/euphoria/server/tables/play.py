"""What people do in a game that is under way. Each function is a step of `Tables.change`."""

from __future__ import annotations

import secrets

from euphoria.core.match import Match
from euphoria.server.common.errors import Problem
from euphoria.server.store.rows import ResultRow
from euphoria.server.tables import clock
from euphoria.server.tables.draft import Draft
from euphoria.server.tables.session import Asked, TableSession


def check_playing(live: TableSession) -> Match:
    phase = live.row.phase
    if phase == "playing":
        return live.playing
    reason = {
        "open": "problems-not-begun",
        "paused": "problems-paused",
        "over": "problems-over",
        "abandoned": "problems-abandoned",
        "frozen": "problems-frozen",
    }[phase]
    raise Problem("frozen" if phase == "frozen" else "conflict", reason)


def check_ply(live: TableSession, seat: int, ply: int) -> None:
    """Was the request made in knowledge of the question that it answers?

    While several seats answer at once the number of actions grows without the question changing, so any
    number since it was put is right.
    """
    match = live.playing
    known = match.seen(seat)
    if not live.posed[seat] <= ply <= known:
        raise Problem("stale", "problems-stale", ply=known)


def act(live: TableSession, draft: Draft, *, seat: int, owner: str, key: str, ply: int, action: str) -> int:
    """Answer a question; the number of actions that the seat knows of afterwards."""
    match = check_playing(live)
    check_ply(live, seat, ply)
    returned(live, seat)
    take(live, draft, seat, action)
    known = match.seen(seat)
    draft.keys.append((owner, key, str(known)))
    return known


def undo(live: TableSession, draft: Draft, *, seat: int, owner: str, key: str, ply: int) -> int:
    match = check_playing(live)
    if ply != match.seen(seat):
        raise Problem("stale", "problems-stale", ply=match.seen(seat))
    before = Asked(match)
    match.undo(seat)
    returned(live, seat)
    live.note(before, draft.now)
    live.row.extra.offer = None
    known = match.seen(seat)
    draft.keys.append((owner, key, str(known)))
    return known


def act_as_bot(
    live: TableSession, draft: Draft, *, seat: int, posed: int, action: str, words: str = ""
) -> None:
    """A bot's answer and what it says with it, if the question is still the one it thought about."""
    check_playing(live)
    if live.posed[seat] != posed or not live.played_by(seat) or live.playing.decision(seat) is None:
        draft.nothing = True
        return
    if words:
        live.playing.say(seat, words)
    take(live, draft, seat, action)


def run_out(live: TableSession, draft: Draft, *, seat: int, posed: int) -> None:
    """Time is up: the table picks a harmless answer; who misses several is played for until they return."""
    match = check_playing(live)
    decision = match.decision(seat)
    until = live.deadline(seat)
    if live.posed[seat] != posed or decision is None or until is None or until > draft.now:
        draft.nothing = True
        return
    row = live.seats[seat]
    row.misses += 1
    row.reserve = 0
    if row.misses >= clock.MISSES:
        stand_in(live, seat, draft.now)
    harmless = decision.idle or decision.options
    take(live, draft, seat, secrets.choice(harmless).text)


def standin_kind(title: str) -> str:
    """The strongest bot that answers at once."""
    from euphoria import bots

    return bots.usual(title)


def stand_in(live: TableSession, seat: int, now: int) -> None:
    """A bot plays this seat until its player is back."""
    live.seats[seat].standin = standin_kind(live.row.title)
    live.row.extra.away = {**live.row.extra.away, seat: live.row.extra.away.get(seat, now)}


def is_given_up(live: TableSession, seat: int) -> bool:
    """Is it proposed to give this seat away because its player is long gone?"""
    offer = live.row.extra.offer
    return offer is not None and offer.kind == "seat" and offer.of == seat and offer.gone


def standing(live: TableSession, draft: Draft, *, seat: int, kind: str, on: bool) -> int:
    """Answer questions of this kind by their harmless default from now on, or no longer."""
    match = check_playing(live)
    row = live.seats[seat]
    if on == (kind in row.standing):
        draft.nothing = True
        return match.seen(seat)
    if on and kind not in known_questions(match):
        raise Problem("bad-request", "problems-no-such-question")
    before = Asked(match)
    row.standing = [*row.standing, kind] if on else [known for known in row.standing if known != kind]
    match.standing(seat, kind, on)
    live.note(before, draft.now)
    draft.private = match.ply == before.ply
    finish_if_over(live, draft)
    return match.seen(seat)


def known_questions(match: Match) -> set[str]:
    from euphoria.core.flow import AskStep

    return {
        step.name for procedure in match.game.book for step in procedure.steps if isinstance(step, AskStep)
    }


# ------------------------------------------------------------------ common to all of them


def take(live: TableSession, draft: Draft, seat: int, action: str) -> None:
    """The one place where an action reaches the match."""
    match = live.playing
    before = Asked(match)
    asked = live.asked_at(seat)
    match.act(seat, action)
    put = before.put(match, draft.now)
    if live.row.pace != "untimed" and not live.played_by(seat) and not (put and put.is_private(match)):
        row = live.seats[seat]
        row.reserve = max(0, row.reserve - clock.used(live.row.seconds, asked, draft.now))
    live.note_put(put)
    if live.row.extra.offer is not None and live.row.extra.offer.kind == "takeback":
        live.row.extra.offer = None  # it was about the position before
    finish_if_over(live, draft)


def returned(live: TableSession, seat: int) -> None:
    """The player is here: nobody stands in any more."""
    row = live.seats[seat]
    row.standin = ""
    row.misses = 0
    extra = live.row.extra
    if seat in extra.away:
        extra.away = {other: since for other, since in extra.away.items() if other != seat}
    if is_given_up(live, seat):  # whoever is back decides for themselves
        assert extra.offer is not None
        extra.offer.gone = False


def finish_if_over(live: TableSession, draft: Draft) -> None:
    match = live.playing
    if not match.over:
        return
    live.row.phase = "over"
    live.row.extra.offer = None
    live.row.extra.result = match.result
    winners = (match.result or {}).get("winners", [])
    payoffs = match.game.payoffs(match.state)
    for seat in live.seats:
        draft.results.append(
            ResultRow(
                table_id=live.row.id,
                seat=seat.seat,
                person=seat.person if seat.kind == "person" else None,
                title=live.row.title,
                players=live.row.players,
                won=seat.seat in winners,
                payoff=payoffs[seat.seat],
                at=draft.now,
            )
        )
