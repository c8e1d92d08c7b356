"""Reaction windows (L-17.3): everybody eligible is asked alike, answers are sealed, uses go clockwise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import VERB, first, pack, second
from euphoria.core.flow import again, ask, call, do, leave, procedure
from euphoria.core.luck import Luck
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.leaders.rules.artifact import INTERROGATE_DECLARED
from euphoria.games.leaders.rules.cards import ROW
from euphoria.games.leaders.rules.deck import put_under, show
from euphoria.games.leaders.rules.knowledge import expose
from euphoria.games.leaders.rules.reactions import FITTING, reaction
from euphoria.games.leaders.rules.state import NOTHING, Table, each, slot_of
from euphoria.games.leaders.rules.words import PASS, REACT, REACTION_WITHDRAWN, REACTS

_ONLY_PASS: Final = [PASS]


def asked_to_react(t: Table, f: Frame) -> i64:
    """Everybody but the acting player who has an Artifact and a hidden Recruit, fitting or not (L-17.3b)."""
    if t.off:
        return 0
    if f.a == INTERROGATE_DECLARED:
        seat = t.named[0] // ROW
        if t.hand[seat] and ~t.up >> (ROW * seat) & 7:
            return 1 << seat
        return 0
    hidden = ~t.up
    seat_bit: i64 = 1
    eligible: i64 = 0
    for hand in t.hand:
        if hand and hidden & 7:
            eligible |= seat_bit
        seat_bit <<= 1
        hidden >>= ROW
    return eligible & ~(1 << t.active)


def reaction_options(t: Table, f: Frame, seat: i64) -> list[int]:
    """Pass, or a fitting Reaction with the hidden Recruit that pays for it."""
    fitting = t.hand[seat] & FITTING[f.a]
    if not fitting:  # mostly none does
        return _ONLY_PASS
    options = [PASS]
    for artifact in each(fitting & ~t.fresh):
        if reaction(artifact).ready(t, seat):
            for place in each(t.hidden_of(seat)):
                options.append(pack(REACT, artifact, slot_of(place)))
    return options


def any_reaction(t: Table, f: Frame, seat: i64, luck: Luck) -> int:
    """One of these at random; mostly no Reaction fits."""
    if t.hand[seat] & FITTING[f.a] & ~t.fresh == 0:
        luck.below(1)  # as a draw among one does
        return PASS
    options = reaction_options(t, f, seat)
    return options[luck.below(len(options))]


def only_pass(_t: Table, _f: Frame, _seat: i64) -> list[int]:
    return _ONLY_PASS


def answer_window(t: Table, _f: Frame, seat: i64, code: i64) -> None:
    if code & VERB == REACT:
        t.reactions = [*t.reactions, code << 3 | seat]


def line_up_clockwise(t: Table, _f: Frame) -> None:
    """Several uses are carried out clockwise from the acting player's left (L-17.3c)."""
    if len(t.reactions) > 1:
        in_order: list[int] = []
        for distance in range(1, t.players):
            seat = (t.active + distance) % t.players
            in_order += [given for given in t.reactions if given & 7 == seat]
        t.reactions = in_order


def carry_out_next(t: Table, _f: Frame) -> None:
    """Check the next Reaction again; carry it out, or withdraw it free of charge (L-17.3c)."""
    if not t.reactions:
        return
    packed = t.reactions[0]
    t.reactions = t.reactions[1:]
    seat = packed & 7
    artifact = first(packed >> 3)
    place = ROW * seat + second(packed >> 3)
    card = reaction(artifact)
    if (t.up >> place) & 1 or not card.ready(t, seat):
        tell(t, REACTION_WITHDRAWN, 1 << seat, seat, artifact)
        return
    t.reacting = artifact
    t.hand[seat] &= ~(1 << artifact)
    show(t, artifact)
    tell(t, REACTS, EVERYBODY, seat, artifact)
    expose(t, place)
    card.carry_out(t, seat)


def lay_reaction_under(t: Table, _f: Frame) -> None:
    """Carried out, it goes under the deck; one whose effect is still to come waits (L-16.7b)."""
    if t.reacting != NOTHING:
        if t.reacting != t.aside:
            put_under(t, t.reacting)
        t.reacting = NOTHING


def another_is_waiting(t: Table, _f: Frame) -> bool:
    return len(t.reactions) > 0


def everybody_passed(t: Table, _f: Frame) -> bool:
    return not t.reactions


def a_reaction_was_used(_t: Table, _f: Frame) -> bool:
    """Then the window opens again for the changed situation (L-17.3d).

    The first of the given Reactions is always carried out: nothing has changed since it was chosen.
    """
    return True


CARRY_OUT_REACTIONS: Final = procedure(
    "carry out the Reactions",
    "L-17.3",
    do(carry_out_next),
    do(lay_reaction_under),
    again(another_is_waiting),
)

WINDOW: Final = procedure(
    "reaction window",
    "L-17.3",
    ask(
        "react",
        "L-17.3",
        asked_to_react,
        reaction_options,
        answer_window,
        sealed=True,
        idle=only_pass,
        pick=any_reaction,
    ),
    leave(everybody_passed),
    do(line_up_clockwise),
    call(CARRY_OUT_REACTIONS),
    again(a_reaction_was_used),
)
"""frame.a is the event. An event that is off (cancelled, or its Ray Gun gone) asks nobody any more."""
