"""Use Artifact (L-10): show the card, pay, name the targets; reactions; effect; under the deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import first, pack, verb_of
from euphoria.core.flow import again, ask, call, do, procedure
from euphoria.core.state import EVERYBODY, NONE, Frame, tell
from euphoria.games.leaders.rules.action_artifacts import ACTIONS
from euphoria.games.leaders.rules.artifact import ARTIFACT_DECLARED
from euphoria.games.leaders.rules.cards import ACTION_ARTIFACTS, FIRST_REACTION, ROW
from euphoria.games.leaders.rules.deck import put_under, show
from euphoria.games.leaders.rules.knowledge import expose
from euphoria.games.leaders.rules.state import NOTHING, Table, each
from euphoria.games.leaders.rules.window import WINDOW
from euphoria.games.leaders.rules.words import (
    ARTIFACT_CANCELLED,
    DONE,
    NAMES_PLAYER,
    NAMES_RECRUIT,
    RECRUIT_CHOICE,
    USE,
    USES,
)

FINISHED: Final = 1
_USES: Final = [
    [[pack(USE, artifact, slot) for slot in range(ROW) if (slots >> slot) & 1] for slots in range(1 << ROW)]
    for artifact in range(FIRST_REACTION)
]
"""For each Action Artifact its uses, by the set of slots that could pay for it."""


def add_uses(t: Table, seat: i64, options: list[int]) -> None:
    """Each Action Artifact of the hand with each hidden Recruit that could pay for it (L-10.1, L-10.3b)."""
    cards = t.hand[seat] & ACTION_ARTIFACTS
    if cards == 0:
        return
    at = ROW * seat
    hidden = ~t.up >> at & 7
    if hidden == 0:
        return
    paid = t.up | (hidden & -hidden) << at  # by any of them: cards do not mind which
    for artifact in each(cards):
        if ACTIONS[artifact].ready(t, seat, paid):
            options += _USES[artifact][hidden]


def start_using(t: Table, seat: i64, artifact: i64, slot: i64) -> None:
    """The choice is made; nothing is shown before the targets are chosen, so it can be taken back."""
    t.using = artifact
    t.pay = ROW * seat + slot
    t.named = NONE
    t.off = False
    t.push(USING.index)


def is_declared(t: Table) -> bool:
    """Has everybody seen the Artifact in use? It leaves the hand when it is shown."""
    return t.using != NOTHING and not (t.hand[t.active] >> t.using) & 1


# ---------------------------------------------------------------- naming targets: frame.a FINISHED when done


def _who_names(t: Table, f: Frame) -> i64:
    if f.a == FINISHED or not _target_options(t, f, t.active):
        f.a = FINISHED
        return 0
    return 1 << t.active


def _target_options(t: Table, _f: Frame, seat: i64) -> list[int]:
    return ACTIONS[t.using].targets(t, seat, t.up | 1 << t.pay, t.named)


def _name_target(t: Table, f: Frame, _seat: i64, code: i64) -> None:
    if verb_of(code) == DONE:
        f.a = FINISHED
    else:
        t.named = [*t.named, first(code)]


def something_is_left_to_name(_t: Table, f: Frame) -> bool:
    return f.a != FINISHED


NAME_TARGETS: Final = procedure(
    "name the targets",
    "L-10.3",
    ask("name", "L-10.3", _who_names, _target_options, _name_target, forced=True),
    again(something_is_left_to_name),
)


# ------------------------------------------------------------------ the Artifact in use


def show_and_pay(t: Table, _f: Frame) -> None:
    """Show the Artifact, expose the paying Recruit, name all targets (L-10.3a)."""
    seat = t.active
    t.hand[seat] &= ~(1 << t.using)
    show(t, t.using)
    tell(t, USES, EVERYBODY, seat, t.using)
    expose(t, t.pay)
    if t.out is not None and t.named:
        kind = NAMES_RECRUIT if _names_recruits(t) else NAMES_PLAYER
        for target in t.named:
            tell(t, kind, EVERYBODY, seat, target)


def _names_recruits(t: Table) -> bool:
    first_choice = ACTIONS[t.using].targets(t, t.active, t.up, [])
    return any(verb_of(code) == RECRUIT_CHOICE for code in first_choice)


def carry_out_artifact(t: Table, _f: Frame) -> None:
    if t.off:
        tell(t, ARTIFACT_CANCELLED, EVERYBODY, t.using)
    else:
        ACTIONS[t.using].carry_out(t, t.active)


def lay_artifact_under(t: Table, _f: Frame) -> None:
    if t.using != NOTHING:
        put_under(t, t.using)
    t.using = NOTHING
    t.pay = NOTHING
    t.named = NONE


USING: Final = procedure(
    "use an Artifact",
    "L-10.1",
    call(NAME_TARGETS),
    do(show_and_pay),
    call(WINDOW, a=ARTIFACT_DECLARED),
    do(carry_out_artifact),
    do(lay_artifact_under),
)
