"""The attack phase (S-12): every fight once, dice bought, rolled, cancelled and turned into wounds."""

from __future__ import annotations

from typing import Final

from euphoria.core.flow import again, ask, call, chance, do, leave, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.show.rules.box.cards import MYCKY
from euphoria.games.show.rules.box.data import ATTACK
from euphoria.games.show.rules.phases.damage import BY_HAND, LUCK, MELEE, NO_KILLER, injure
from euphoria.games.show.rules.phases.ending import check_end
from euphoria.games.show.rules.phases.fights_dice import resolve
from euphoria.games.show.rules.phases.shift import PUSH_FIGHT
from euphoria.games.show.rules.state import ATTACKED, FOUGHT, NOBODY, Arena
from euphoria.games.show.rules.table.fights import dice_to_buy, foes, free_dice, friends, meet, members
from euphoria.games.show.rules.table.kills import credit, settle_fight
from euphoria.games.show.rules.table.order import ORDER, always, begin_phase, in_order, open_to_all, pay
from euphoria.games.show.rules.words import (
    CREDIT,
    DICE_BOUGHT,
    DICE_ROLLED,
    REPEAT_ATTACK,
    ROLL,
    WOUND,
    WOUNDED,
    WOUNDS,
    argument,
    figure_of,
)

BY_FIGURE: Final = 10
"""In `wounds`: the side that dealt the wound, or this plus the figure that did by mistake (S-16.35)."""
ZERO: Final = 10
"""The face 0 is worth ten (S-3.2)."""


# ------------------------------------------------- a round begins


def open_round(s: Arena, f: Frame) -> None:
    """Who may buy dice, in which order: the side of the best-placed member first (S-12.4)."""
    inside = in_order(s, members(s, f.a))
    s.fight_now = f.a
    s.first_side = s.team[inside[0]]
    s.lost = [0, 0]
    s.dead = []
    s.wounds = []
    if f.b == NOBODY:
        buyers = inside
        for i in inside:
            s.dice[i] = 0
    else:
        # A repeated attack: the favoured figure rolls as before, its enemies may buy (S-16.10).
        buyers = foes(s, f.b)
        for i in buyers:
            if s.gift[i] == REPEAT_ATTACK:
                # Its own repeat is still to come, with the dice of the first round.
                f.c, f.d = i, s.dice[i]
            s.dice[i] = 0
    s.tied = [i for i in buyers if s.team[i] == s.first_side]
    s.tied += [i for i in buyers if s.team[i] != s.first_side]


def skip_who_cannot_buy(s: Arena, _f: Frame) -> None:
    while s.tied and dice_to_buy(s, s.tied[0]) == 0:
        s.tied = s.tied[1:]


def who_buys(s: Arena, _f: Frame) -> int:
    return 1 << s.team[s.tied[0]] if s.tied else 0


def dice_options(s: Arena, _f: Frame, _seat: int) -> list[int]:
    return [ROLL | count << 8 for count in range(dice_to_buy(s, s.tied[0]), -1, -1)]


def no_dice(_s: Arena, _f: Frame, _seat: int) -> list[int]:
    return [ROLL]


def buy_dice(s: Arena, _f: Frame, _seat: int, code: int) -> None:
    i = s.tied[0]
    s.tied = s.tied[1:]
    s.dice[i] = argument(code)
    pay(s, i, s.dice[i])
    tell(s, DICE_BOUGHT, EVERYBODY, s.badge[i], s.dice[i])


def more_to_buy(s: Arena, _f: Frame) -> bool:
    return bool(s.tied)


COMMIT: Final = procedure(
    "commit",
    "S-12.4",
    do(skip_who_cannot_buy),
    ask("dice", "S-12.4", who_buys, dice_options, buy_dice, idle=no_dice),
    again(more_to_buy),
)


# ------------------------------------------------- dice


def _rollers(s: Arena, f: Frame) -> list[int]:
    """Who rolls how often, as figures, one entry a die."""
    rollers: list[int] = []
    for i in in_order(s, members(s, f.a)):
        if f.b == NOBODY:
            rollers += [i] * (s.dice[i] + free_dice(s, i))
        elif i == f.b or s.enemies(i, f.b):
            rollers += [i] * s.dice[i]
    return rollers


def dice_bounds(s: Arena, f: Frame) -> list[int]:
    return [10] * len(_rollers(s, f))


def roll_dice(s: Arena, f: Frame, drawn: list[int]) -> None:
    """All dice of a player together (S-12.9); Mycky's 0s leave the pool if they hit friends (S-16.35)."""
    pools: list[list[int]] = [[], []]
    mishaps = 0
    for i, value in zip(_rollers(s, f), drawn, strict=True):
        s.flags[i] |= ATTACKED
        face = value + 1
        if face == ZERO and hits_friends(s, i):
            mishaps += 1
        else:
            pools[s.team[i]].append(face)
    for seat in range(2):
        tell(s, DICE_ROLLED, EVERYBODY, seat, _packed(pools[seat]))
    on_a, on_b = resolve(pools[0], pools[1])
    tell(s, WOUNDS, EVERYBODY, 0, on_a)
    tell(s, WOUNDS, EVERYBODY, 1, on_b)
    dealt = [on_b, on_a]
    s.push(ASSIGN.index, 1 - s.first_side, dealt[1 - s.first_side])
    s.push(ASSIGN.index, s.first_side, dealt[s.first_side])
    if mishaps:
        share_mishaps(s, f.a, mishaps)


def _packed(pool: list[int]) -> int:
    """The dice of a pool in one number, four bits each, highest first."""
    value = 0
    for face in sorted(pool):
        value = value << 4 | face
    return value


def hits_friends(s: Arena, i: int) -> bool:
    return s.who[i] == MYCKY and len(foes(s, i)) >= 2 and bool(friends(s, i))


def share_mishaps(s: Arena, fight: int, count: int) -> None:
    """Mycky's 0s are shared equally by the friends in the fight; he places the odd ones (S-16.36)."""
    for i in members(s, fight):
        if hits_friends(s, i):
            hit = friends(s, i)
            for j in hit:
                s.wounds += [j, BY_FIGURE + i] * (count // len(hit))
            if count % len(hit):
                s.push(MISHAP.index, i, count % len(hit), 0)


# ------------------------------------------------- wounds are assigned (S-12.16)


def none_left(_s: Arena, f: Frame) -> bool:
    return f.b <= 0


def who_assigns(_s: Arena, f: Frame) -> int:
    return 1 << f.a


def _enemies_of(s: Arena, side: int) -> list[int]:
    return [i for i in members(s, s.fight_now) if s.team[i] != side]


def wound_options(s: Arena, f: Frame, _seat: int) -> list[int]:
    return [WOUND | s.badge[i] << 8 for i in _enemies_of(s, f.a)]


def assign_wound(s: Arena, f: Frame, _seat: int, code: int) -> None:
    i = figure_of(s, argument(code))
    s.wounds += [i, f.a]
    f.b -= 1
    tell(s, WOUNDED, EVERYBODY, s.badge[i])


ASSIGN: Final = procedure(
    "assign",
    "S-12.16",
    leave(none_left),
    ask("wound", "S-12.16", who_assigns, wound_options, assign_wound, forced=True),
    again(always),
)
"""Locals: the side that deals the wounds, how many are left."""


def who_owns(s: Arena, f: Frame) -> int:
    return 1 << s.team[f.a]


def mishap_options(s: Arena, f: Frame, _seat: int) -> list[int]:
    return [WOUND | s.badge[j] << 8 for j in friends(s, f.a) if not (f.c >> j) & 1]


def assign_mishap(s: Arena, f: Frame, _seat: int, code: int) -> None:
    j = figure_of(s, argument(code))
    s.wounds += [j, BY_FIGURE + f.a]
    f.b -= 1
    f.c |= 1 << j
    tell(s, WOUNDED, EVERYBODY, s.badge[j])


MISHAP: Final = procedure(
    "mishap",
    "S-16.36",
    leave(none_left),
    ask("wound", "S-16.36", who_owns, mishap_options, assign_mishap, forced=True),
    again(always),
)
"""Locals: Mycky, the odd wounds left, the friends that have one already."""


# ------------------------------------------------- wounds are suffered


def no_wounds(s: Arena, _f: Frame) -> bool:
    return not s.wounds


def next_wound(s: Arena, _f: Frame) -> None:
    victim = s.wounds[0]
    source = s.wounds[1]
    s.wounds = s.wounds[2:]
    if source >= BY_FIGURE:
        injure(s, victim, source - BY_FIGURE, LUCK | BY_HAND)
    else:
        injure(s, victim, NO_KILLER, LUCK | MELEE, source)


SUFFER: Final = procedure("suffer", "S-12.17", leave(no_wounds), do(next_wound), again(always))


def no_deaths(s: Arena, _f: Frame) -> bool:
    return not s.dead


def _claimants(s: Arena) -> list[int]:
    """The members of the killing side that are still alive (S-12.18)."""
    return [i for i in members(s, s.fight_now) if s.team[i] == s.dead[1]]


def who_claims(s: Arena, _f: Frame) -> int:
    if not _claimants(s):
        s.dead = s.dead[2:]
        return 0
    return 1 << s.dead[1]


def credit_options(s: Arena, _f: Frame, _seat: int) -> list[int]:
    return [CREDIT | s.badge[i] << 8 for i in _claimants(s)]


def claim_kill(s: Arena, _f: Frame, _seat: int, code: int) -> None:
    victim = s.dead[0]
    s.dead = s.dead[2:]
    credit(s, victim, figure_of(s, argument(code)), True)


CLAIMS: Final = procedure(
    "claims",
    "S-12.18",
    leave(no_deaths),
    ask("credit", "S-12.18", who_claims, credit_options, claim_kill, forced=True),
    again(always),
)


# ------------------------------------------------- the round ends


def push_if_due(s: Arena, f: Frame) -> None:
    """The side that took more LP may shift the fight, unless it is over (S-12.23)."""
    sides = {s.team[i] for i in members(s, f.a)}
    if f.b == NOBODY and len(sides) == 2 and s.lost[0] != s.lost[1]:
        s.push(PUSH_FIGHT.index, 0 if s.lost[1] > s.lost[0] else 1)


def close_round(s: Arena, f: Frame) -> None:
    for i in members(s, f.a):
        s.flags[i] |= FOUGHT
    if f.c != NOBODY:
        s.dice[f.c] = f.d
    s.fight_now = -1
    settle_fight(s, f.a)
    check_end(s)


ROUND: Final = procedure(
    "round",
    "S-12.5",
    do(open_round),
    call(COMMIT),
    chance("attack", "S-12.9", dice_bounds, roll_dice, open_to_all),
    call(SUFFER),
    call(CLAIMS),
    do(push_if_due),
    call(CLAIMS),
    do(close_round),
)
"""Locals: the fight, whose attack is repeated (-1: nobody's, an ordinary round), and in a repeat the enemy
whose own repeat is to come, with its dice."""


# ------------------------------------------------- the phase


def begin_attacks(s: Arena, _f: Frame) -> None:
    begin_phase(s, ATTACK)


def next_fight(s: Arena, f: Frame) -> None:
    """Each fight once, by its best-placed member (S-12.3); then attacks that are repeated."""
    for i in s.order:
        if s.fight[i] >= 0 and not s.flags[i] & FOUGHT:
            s.push(ROUND.index, s.fight[i], NOBODY)
            return
    for i in s.order:
        if s.fight[i] >= 0 and s.gift[i] == REPEAT_ATTACK and s.dice[i] > 0 and foes(s, i):
            s.gift[i] = NOBODY
            s.push(ROUND.index, s.fight[i], i)
            return
    # Falls may have brought enemies together that fight from the next turn on.
    meet(s)
    f.a = 1


def more_fights(_s: Arena, f: Frame) -> bool:
    return f.a != 1


FIGHTS: Final = procedure("fights", "S-12.3", do(next_fight), again(more_fights))

ATTACK_PHASE: Final = procedure("attack phase", "S-9.2", do(begin_attacks), call(ORDER), call(FIGHTS))

ATTACK_PROCEDURES: Final = [ATTACK_PHASE, FIGHTS, ROUND, COMMIT, ASSIGN, MISHAP, SUFFER, CLAIMS]
