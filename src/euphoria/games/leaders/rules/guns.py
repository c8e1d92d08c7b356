"""Ray Gun rules (L-18): taking, aiming and dropping."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import pack
from euphoria.core.flow import ask, procedure
from euphoria.core.luck import Luck
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.leaders.rules.cards import MOST
from euphoria.games.leaders.rules.state import NOBODY, UNAIMED, Table
from euphoria.games.leaders.rules.words import AIMS, DROPS_GUN, TAKES_GUN, TARGET

_TARGETS: Final = [
    [[pack(TARGET, other) for other in range(players) if other != seat] for seat in range(MOST)]
    for players in range(MOST + 1)
]
"""For each number of players and each seat, everybody else as a target."""


def aim(t: Table, seat: i64, target: i64) -> None:
    """Point the Ray Gun at a player, for all to see (L-18.7)."""
    t.own_gun()[seat] = target
    if t.out is not None:
        tell(t, AIMS, EVERYBODY, seat, target)


def drop(t: Table, seat: i64) -> None:
    """A dropped Ray Gun lies in the centre and has no target (L-18.6)."""
    if t.holds_gun(seat):
        t.own_gun()[seat] = NOBODY
        t.centre += 1
        tell(t, DROPS_GUN, EVERYBODY, seat)


def take_from_centre(t: Table, seat: i64) -> None:
    """A Ray Gun moves from the centre to a player, who must target somebody at once (L-18.3)."""
    assert t.centre > 0 and not t.holds_gun(seat)
    t.centre -= 1
    _receive(t, seat)


def take_from(t: Table, holder: i64, seat: i64) -> None:
    """A Ray Gun passes from one player to another; its former target is void (L-18.5a)."""
    assert t.holds_gun(holder) and not t.holds_gun(seat)
    t.own_gun()[holder] = NOBODY
    _receive(t, seat)


def _receive(t: Table, seat: i64) -> None:
    t.own_gun()[seat] = UNAIMED
    tell(t, TAKES_GUN, EVERYBODY, seat)
    t.push(AIM_AT_ONCE.index, seat)


# ------------------------------------------------------------------ choosing a target: frame.a aims


def _holder(_t: Table, f: Frame) -> i64:
    return 1 << f.a


def target_options(t: Table, _f: Frame, seat: i64) -> list[int]:
    """Anybody but oneself (L-14.2, L-18.5)."""
    return _TARGETS[t.players][seat]


def any_target(t: Table, _f: Frame, seat: i64, luck: Luck) -> i64:
    """One of these at random."""
    number = luck.below(t.players - 1)
    return TARGET | (number if number < seat else number + 1) << 8


def choose_target(t: Table, _f: Frame, seat: i64, code: i64) -> None:
    aim(t, seat, code >> 8)


AIM_AT_ONCE: Final = procedure(
    "aim a Ray Gun just received",
    "L-18.3",
    ask("aim", "L-18.3", _holder, target_options, choose_target, pick=any_target),
)
