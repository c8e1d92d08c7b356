"""Death and its price: bodies, Euphoria, leaders, and who is credited with a kill (S-5.7, S-7, S-13.12)."""

from __future__ import annotations

from typing import Final

from euphoria.core.flow import ask, do, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.show.rules.box.cards import BENKEI, HIDEABLE, RICHELLE, SUSAN
from euphoria.games.show.rules.box.readings import HEAVY_CLONE, RARE_BENKEI, has
from euphoria.games.show.rules.state import CALLED, DEAD, GIFTED, NEUTRAL, NOBODY, OFF, Arena
from euphoria.games.show.rules.words import (
    ALONE_AGAIN,
    DIED,
    EUPHORIA,
    KILLED_BY,
    NAME_LEADER,
    NEW_LEADER,
    SENT_OFF,
    SHOWS_OBJECT,
    argument,
    figure_of,
)

HAND: Final = 1
"""In `kill`: hand to hand (S-18.5)."""
DOUBLE: Final = 2
"""In `kill`: by the associate of a living Susan (S-16.42)."""
KILL_TEAM: Final = 2
"""The team that killed, plus 1, stands this many bits to the left."""


# ------------------------------------------------- Euphoria


def euphoria_of(s: Arena, i: int) -> int:
    """A Benkei has its living owner's Euphoria (S-6.14); its own counts once the owner is dead."""
    if s.who[i] == BENKEI:
        owner = s.owner[i]
        if owner != NOBODY and s.alive(owner):
            return s.euphoria[owner]
    return s.euphoria[i]


def change_euphoria(s: Arena, i: int, change: int) -> None:
    """Never below 0 (S-5.9)."""
    before = s.euphoria[i]
    s.euphoria[i] = max(0, before + change)
    if s.euphoria[i] != before:
        tell(s, EUPHORIA, EVERYBODY, s.badge[i], s.euphoria[i])


def susan_lives(s: Arena, team: int) -> bool:
    """Does a living Susan belong to this team (S-16.42, S-16.43, S-17.6)?"""
    return any(s.who[i] == SUSAN and s.team[i] == team and s.alive(i) for i in range(s.count()))


def is_associate(s: Arena, i: int) -> bool:
    """Is this the figure a living Susan of its team is associated with? On the mission: her saviour."""
    team = s.team[i]
    for j in range(s.count()):
        if s.who[j] == SUSAN and s.team[j] == team and s.alive(j):
            if s.owner[j] == i or (s.owner[j] == NOBODY and s.associate[team] == i):
                return True
    return False


# ------------------------------------------------- credit


def credit(s: Arena, victim: int, by: int, hand: bool) -> None:
    """Somebody is the killer: Euphoria at once (S-13.14), points at the end (S-18.3)."""
    team = s.team[by]
    kill = (HAND if hand else 0) | (team + 1) << KILL_TEAM
    if team != s.team[victim] and is_associate(s, by):
        kill |= DOUBLE
    s.killer[victim] = by
    s.kill[victim] = kill
    if team != s.team[victim]:
        s.last_kill[team] = by
    tell(s, KILLED_BY, EVERYBODY, s.badge[victim], s.badge[by])
    change = 2 if susan_lives(s, team) else 1
    if s.who[by] == s.who[victim] and s.who[by] != BENKEI and s.team[by] != s.team[victim]:
        # S-5.8: the kill earns its point, the clone costs two.
        change -= 3 if has(s.house, HEAVY_CLONE) else 2
    if s.marks[victim] & CALLED and has(s.house, RARE_BENKEI):
        change += 1
    earner = by
    if s.who[by] == BENKEI and s.owner[by] != NOBODY and s.alive(s.owner[by]):
        earner = s.owner[by]
    change_euphoria(s, earner, change)


# ------------------------------------------------- death


def die(s: Arena, i: int) -> None:
    """A figure without LP is a body at once (S-13.12): everything that hangs on its life ends."""
    tell(s, DIED, EVERYBODY, s.badge[i])
    s.killer[i] = NOBODY
    s.kill[i] = 0
    s.fell[i] = s.fight[i]
    s.fight[i] = -1
    s.status[i] = OFF if s.who[i] == BENKEI else DEAD
    show_objects(s, i, s.objects[i])
    if s.fell[i] >= 0 and s.fell[i] != s.fight_now:
        settle_fight(s, s.fell[i])
    _mourn(s, i)
    _let_go(s, i)


def show_objects(s: Arena, i: int, objects: int) -> None:
    """Objects become known to both players (S-6.12)."""
    new = objects & HIDEABLE & ~s.shown[i]
    if new == 0:
        return
    if new & ~(s.bought[i] & ~s.opened[i]):
        # Not among what it bought and has not shown yet: the gift is known now.
        s.marks[i] &= ~GIFTED
    s.opened[i] |= new & s.bought[i]
    s.shown[i] |= new
    s.revealed += 1
    for number in range(7):
        if (new >> number) & 1:
            tell(s, SHOWS_OBJECT, EVERYBODY, s.badge[i], number)


def _mourn(s: Arena, i: int) -> None:
    """S-7.2 and S-16.44: the team of a dead leader, and of a dead Susan, loses Euphoria."""
    team = s.team[i]
    if team == NEUTRAL:
        return
    if s.who[i] == SUSAN:
        _all_lose(s, team)
    if s.leader[team] == i:
        _all_lose(s, team)
        s.push(SUCCESSION.index, team)


def _all_lose(s: Arena, team: int) -> None:
    for j in range(s.count()):
        if s.team[j] == team and s.is_character(j) and s.alive(j):
            change_euphoria(s, j, -1)


def _let_go(s: Arena, i: int) -> None:
    """Those who depended on it: the called Benkei leaves (S-16.13), the rescued Susan is alone (S-17.7)."""
    for j in range(s.count()):
        if s.owner[j] != i or not s.alive(j):
            continue
        if s.who[j] == BENKEI:
            # S-6.14: without its owner it begins at 0, whatever it once earned alone.
            s.euphoria[j] = 0
        if s.marks[j] & CALLED and s.who[i] == RICHELLE:
            send_off(s, j)
        elif s.who[j] == SUSAN:
            leave_fight(s, j)
            s.owner[j] = NOBODY
            s.team[j] = NEUTRAL
            tell(s, ALONE_AGAIN, EVERYBODY, s.badge[j])


def send_off(s: Arena, i: int) -> None:
    """The called Benkei is taken off the table; that is no kill (S-16.13)."""
    leave_fight(s, i)
    s.status[i] = OFF
    tell(s, SENT_OFF, EVERYBODY, s.badge[i])


# ------------------------------------------------- leaving fights


def leave_fight(s: Arena, i: int) -> None:
    fight = s.fight[i]
    s.fight[i] = -1
    if fight >= 0 and fight != s.fight_now:
        settle_fight(s, fight)


def settle_fight(s: Arena, fight: int) -> None:
    """A fight ends when one side has no miniature left in it (S-12.21)."""
    sides = 0
    for i in range(s.count()):
        if s.fight[i] == fight:
            sides |= 1 << s.team[i]
    if sides != 0b11:
        for i in range(s.count()):
            if s.fight[i] == fight:
                s.fight[i] = -1


# ------------------------------------------------- a new leader (S-7.3)


def _heirs(s: Arena, team: int) -> list[int]:
    """The living characters with the highest Euphoria."""
    living = [i for i in range(s.count()) if s.team[i] == team and s.is_character(i) and s.alive(i)]
    living = [i for i in living if s.owner[i] == NOBODY]
    if not living:
        return []
    best = max(s.euphoria[i] for i in living)
    return [i for i in living if s.euphoria[i] == best]


def succeed(s: Arena, f: Frame) -> None:
    heirs = _heirs(s, f.a)
    s.leader[f.a] = heirs[0] if len(heirs) == 1 else NOBODY
    if len(heirs) == 1:
        tell(s, NEW_LEADER, EVERYBODY, f.a, s.badge[heirs[0]])


def who_names_leader(s: Arena, f: Frame) -> int:
    return 1 << f.a if len(_heirs(s, f.a)) > 1 else 0


def leader_options(s: Arena, f: Frame, _seat: int) -> list[int]:
    return [NAME_LEADER | s.badge[i] << 8 for i in _heirs(s, f.a)]


def name_leader(s: Arena, f: Frame, _seat: int, code: int) -> None:
    i = figure_of(s, argument(code))
    s.leader[f.a] = i
    tell(s, NEW_LEADER, EVERYBODY, f.a, s.badge[i])


SUCCESSION: Final = procedure(
    "succession",
    "S-7.3",
    do(succeed),
    ask("leader", "S-7.3", who_names_leader, leader_options, name_leader),
)
