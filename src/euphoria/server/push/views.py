"""What is told of a table, and to whom. Nothing leaves the server that was not made here.

Everything about the game comes from the match's own view functions; nothing here looks into a state.
"""

from __future__ import annotations

import msgspec

from euphoria.core.actions import Action
from euphoria.core.decision import Decision
from euphoria.core.match import Match
from euphoria.server.store.rows import ChatRow, Offer
from euphoria.server.tables import giving
from euphoria.server.tables.session import TableSession
from euphoria.server.wire.play import DecisionInfo, Dimmed, Events, Message, Option, Position, Waiting
from euphoria.server.wire.tables import GivenSeat, OfferInfo, SeatInfo, TableInfo

MOST_EVENTS = 2_000
"""Whoever has missed more than this gets only the last of them."""
KNOWN_OPTIONS = 2_000
"""Options that are kept for each title."""
_known_options: dict[str, dict[str, Option]] = {}


def table_info(live: TableSession, person: str | None, seat: int | None, online: set[int]) -> TableInfo:
    row = live.row
    offer = row.extra.offer
    return TableInfo(
        id=row.id,
        title=row.title,
        players=row.players,
        options=row.options,
        phase=row.phase,
        public=row.public,
        spectators=row.spectators,
        pace=row.pace,
        seconds=row.seconds,
        hints=live.hints,
        commitment=row.commitment,
        seats=[_seat_info(live, number, online) for number in range(len(live.seats))],
        you=seat,
        host=person is not None and person == row.host,
        offer=None if offer is None else _offer_info(live, offer),
        next=row.extra.next,
        before=row.extra.before,
        result=row.extra.result,
        hidden=row.extra.hidden,
        given=[GivenSeat(seat=one.seat, name=one.name, to=one.to, at=one.at) for one in row.extra.given],
        created=row.created,
    )


def own_table_info(info: TableInfo, seat: int | None, host: bool) -> TableInfo:
    """What a stranger is told of a table, as told to one of its people."""
    return msgspec.structs.replace(info, you=seat, host=host)


def _offer_info(live: TableSession, offer: Offer) -> OfferInfo:
    asked = sorted(giving.needed(live, offer)) if offer.kind == "seat" else []
    return OfferInfo(
        kind=offer.kind,
        seat=offer.seat,
        ply=0 if live.match is None else live.match.seen(None, offer.ply),
        agreed=offer.agreed,
        of=offer.of,
        to=offer.to,
        asked=asked,
    )


def _seat_info(live: TableSession, number: int, online: set[int]) -> SeatInfo:
    seat = live.seats[number]
    return SeatInfo(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        face=seat.face,
        bot=live.played_by(number),
        manner=live.personality(number),
        standin=bool(seat.standin),
        online=number in online,
        muted=seat.person is not None and seat.person in live.row.extra.muted,
        host=seat.person is not None and seat.person == live.row.host,
    )


def position(live: TableSession, seat: int | None) -> Position:
    """The position as this seat (None: a spectator) may know it."""
    match = live.playing
    view = match.view(seat)
    decision = None if seat is None else match.decision(seat)
    question = view["question"]
    return Position(
        ply=match.seen(seat),
        epoch=live.row.epoch,
        view=view,
        decision=None if decision is None else _decision(match.title, decision, live.posed[decision.seat]),
        waiting=[
            Waiting(seat=other, question=question, deadline=live.deadline(other)) for other in view["waiting"]
        ],
        undo=seat is not None and live.row.phase == "playing" and match.can_undo(seat),
        standing=[] if seat is None else live.seats[seat].standing,
    )


def _decision(title: str, decision: Decision, posed: int) -> DecisionInfo:
    options = decision.options
    return DecisionInfo(
        kind=decision.kind,
        rule=decision.rule,
        sealed=decision.sealed,
        options=_options(title, options),
        refused=[
            Dimmed(text=action.text, rule=refusal.rule, reason=refusal.message, facts=dict(refusal.facts))
            for action, refusal in decision.refused
        ],
        idle=[option.text for option in (options if decision.harmless else decision.idle)],
        posed=posed,
    )


def _options(title: str, actions: list[Action]) -> list[Option]:
    """As they are sent. The usual ones come again and again, so they are made once."""
    known = _known_options.setdefault(title, {})
    options: list[Option] = []
    for action in actions:
        option = known.get(action.text)
        if option is None:
            option = Option(text=action.text, verb=action.verb, arguments=action.arguments)
            if len(known) < KNOWN_OPTIONS:
                known[action.text] = option
        options.append(option)
    return options


def events(match: Match, epoch: int, seat: int | None, have_epoch: int, have: int) -> Events:
    """What this audience was told beyond what it has; everything anew if that does not fit."""
    reset = have_epoch != epoch
    fresh = match.events(seat, 0 if reset else have)
    if not fresh and have > match.heard(seat):  # who has more than was ever told speaks of another game
        reset, fresh = True, match.events(seat)
    if len(fresh) > MOST_EVENTS:
        reset, fresh = True, fresh[-MOST_EVENTS:]
    first = fresh[0]["number"] if fresh else have
    return Events(epoch=epoch, first=first, reset=reset, events=fresh)


def message(said: ChatRow, seat: int | None, over: bool) -> Message | None:
    """A message as this seat (None: a spectator) gets it; None if it is not for them.

    Spectators talk among themselves until the game is over. Of a whisper everybody learns that there was
    one, as they would at a real table, but not what was said.
    """
    if said.room == "gallery" and seat is not None and not over:
        return None
    private = said.to_seat is not None and (seat is None or seat not in (said.seat, said.to_seat))
    return Message(
        number=said.number,
        room=said.room,
        seat=said.seat,
        to=said.to_seat,
        name=said.name,
        text="" if private else said.text,
        at=said.at,
    )
