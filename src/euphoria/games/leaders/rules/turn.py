"""Setting up (L-2, L-4.1, L-23) and the four phases of a turn (L-6)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from euphoria.core.actions import VERB, first, pack, second, third
from euphoria.core.bits import nth_bit, size
from euphoria.core.flow import ask, call, chance, do, procedure, repeat
from euphoria.core.luck import Luck
from euphoria.core.state import EVERYBODY, NONE, Frame, tell
from euphoria.games.leaders.rules.action_artifacts import CARD_PROCEDURES
from euphoria.games.leaders.rules.actions import (
    ACTION_PROCEDURES,
    basic_options,
    open_basics,
    take_basic_action,
)
from euphoria.games.leaders.rules.cards import ARTIFACTS, EL, HAND, MOST, ROW, SL, E, S, followers, leftover
from euphoria.games.leaders.rules.deck import DRAW_ONE, forget, put_hand_under, take_card
from euphoria.games.leaders.rules.guns import AIM_AT_ONCE, any_target, choose_target, target_options
from euphoria.games.leaders.rules.knowledge import know_own_row
from euphoria.games.leaders.rules.reactions import REACTION_PROCEDURES
from euphoria.games.leaders.rules.shooting import BEING_SHOT, SHOOTING
from euphoria.games.leaders.rules.state import NOBODY, UNAIMED, Table, each
from euphoria.games.leaders.rules.teams import stop, team
from euphoria.games.leaders.rules.use import NAME_TARGETS, USING, add_uses, start_using
from euphoria.games.leaders.rules.window import CARRY_OUT_REACTIONS, WINDOW
from euphoria.games.leaders.rules.words import (
    ACTION_LOST,
    ARM,
    ARRANGE,
    ARRANGED,
    BEGINS,
    DEALT,
    DISCARDED,
    DRAW,
    GAVE,
    GAVE_CARD,
    GIVE,
    HIDE,
    INTERROGATE,
    NO_ACTION,
    NO_ARTIFACT_PHASE,
    ROW_SEEN,
    SHOOT,
    SKIP,
    TARGET,
    TEAM_IS,
    TURN,
    USE,
)

# ------------------------------------------------------------------ setup


def deal_bounds(t: Table, _f: Frame) -> list[int]:
    """The shuffles of L-2.6 and L-2.9: the Followers, the pile with the Leaders, the Artifacts dealt."""
    cards = 2 * followers(t.players)
    bounds = [cards - k for k in range(cards - 1)]
    bounds += [t.players - k for k in range(t.players - 1)]
    bounds += [len(ARTIFACTS) - k for k in range(HAND * t.players)]
    return bounds


def deal(t: Table, _f: Frame, drawn: list[int]) -> None:
    n = t.players
    each = followers(n)
    rest = _shuffled([E] * each + [S] * each, drawn[: 2 * each - 1])
    pile = _shuffled([EL, SL, *rest[: n - 2]], drawn[2 * each - 1 : 2 * each + n - 2])
    rest = rest[n - 2 :]
    row: list[int] = []
    for seat in range(n):
        # Sorted, because the order of dealing would give the Leaders away (L-4.1a).
        row += sorted([pile[seat], rest[2 * seat], rest[2 * seat + 1]])
    t.lay(row)
    if leftover(n):
        t.removed = rest[2 * n]
    for k, number in enumerate(drawn[2 * each + n - 2 :]):
        artifact = nth_bit(t.bag, number)
        t.bag &= ~(1 << artifact)
        take_card(t, k % n, artifact)
    tell(t, DEALT, EVERYBODY)
    for seat in range(n):
        _show_row(t, seat)


def _show_row(t: Table, seat: i64) -> None:
    at = ROW * seat
    tell(t, ROW_SEEN, 1 << seat, seat, t.row[at], t.row[at + 1], t.row[at + 2])


def _shuffled(cards: list[int], drawn: list[int]) -> list[int]:
    for k, number in enumerate(drawn):
        cards[k], cards[k + number] = cards[k + number], cards[k]
    return cards


def _nobody(_t: Table, _f: Frame) -> i64:
    return 0


def everybody(t: Table, _f: Frame) -> i64:
    return (1 << t.players) - 1


def arrangements(t: Table, _f: Frame, seat: i64) -> list[int]:
    """The different orders in which a player can lay down their three Recruits (L-4.1)."""
    x, y, z = sorted(t.row[ROW * seat : ROW * seat + ROW])
    options: list[int] = []
    for a, b, c in [(x, y, z), (x, z, y), (y, x, z), (y, z, x), (z, x, y), (z, y, x)]:
        option = pack(ARRANGE, a, b, c)
        if option not in options:
            options.append(option)
    return options


def lay_down(t: Table, _f: Frame, seat: i64, code: i64) -> None:
    row = t.row[:]
    row[ROW * seat : ROW * seat + ROW] = [first(code), second(code), third(code)]
    t.lay(row)
    know_own_row(t, seat)
    _show_row(t, seat)
    tell(t, TEAM_IS, 1 << seat, seat, team(t, seat))


def all_laid_down(t: Table, _f: Frame) -> None:
    tell(t, ARRANGED, EVERYBODY)


def starter_bounds(t: Table, _f: Frame) -> list[int]:
    return [t.players] if t.start == NOBODY else []


def choose_starter(t: Table, _f: Frame, drawn: list[int]) -> None:
    """Who was shot last in the game before, or a player drawn at random (L-23.1a)."""
    t.active = drawn[0] if drawn else t.start
    tell(t, BEGINS, EVERYBODY, t.active)


# ------------------------------------------------------------------ a turn


# `Any` keeps compiled code from taking each number out of its object and putting it into a new one.
_GIFTS: Final[list[list[Any]]] = [
    [pack(GIVE, artifact, receiver) for artifact in range(len(ARTIFACTS))] for receiver in range(MOST)
]
_GIFTS_OF: Final = [
    [[_GIFTS[receiver] for receiver in range(players) if receiver != seat] for seat in range(MOST)]
    for players in range(MOST + 1)
]
"""For each number of players and each giver, the gifts to every other player by Artifact."""
_EMPTY_HANDED: Final[list[Any]] = [SKIP, DRAW]
_WITH_ONE_CARD: Final[list[list[list[list[Any]]]]] = [
    [
        [[SKIP, DRAW, *[gifts[artifact] for gifts in given]] for artifact in range(len(ARTIFACTS))]
        for given in by_giver
    ]
    for by_giver in _GIFTS_OF
]
"""All options of a hand with one card, by number of players, giver and Artifact: most hands are like that.
Those of two would be too many for the cache of the processor: they are made as soon as they are fetched."""


def begin_turn(t: Table, f: Frame) -> None:
    if t.turn_limit and t.turn >= t.turn_limit:
        stop(t)
        return
    t.turn += 1
    f.a = NOBODY
    if t.out is not None:
        tell(t, TURN, EVERYBODY, t.active, t.turn)


def active(t: Table, _f: Frame) -> i64:
    return 1 << t.active


def artifact_options(t: Table, _f: Frame, seat: i64) -> list[int]:
    """Neither, Discard/Draw, or Give (L-7.1)."""
    hand = t.hand[seat]
    if hand == 0:
        return _EMPTY_HANDED
    if hand & (hand - 1) == 0:
        return _WITH_ONE_CARD[t.players][seat][hand.bit_length() - 1]
    options: list[Any] = [SKIP, DRAW]
    artifacts = each(hand)
    if len(artifacts) == 2:  # without a loop in the loop
        one, other = artifacts[0], artifacts[1]
        for gifts in _GIFTS_OF[t.players][seat]:
            options.append(gifts[one])
            options.append(gifts[other])
        return options
    for gifts in _GIFTS_OF[t.players][seat]:
        for artifact in artifacts:
            options.append(gifts[artifact])
    return options


def any_artifact_option(t: Table, _f: Frame, seat: i64, luck: Luck) -> i64:
    """One of these at random: gifts stand in order of receivers, and of Artifacts for each."""
    hand: i64 = t.hand[seat]
    cards = size(hand)
    number = luck.below(2 + cards * (t.players - 1)) - 2
    if number < 0:
        return SKIP if number == -2 else DRAW
    receiver = number // cards
    if receiver >= seat:
        receiver += 1
    return GIVE | nth_bit(hand, number % cards) << 8 | receiver << 16


def only_skip(_t: Table, _f: Frame, _seat: i64) -> list[int]:
    return [SKIP]


def take_artifact_phase(t: Table, _f: Frame, seat: i64, code: i64) -> None:
    verb = code & VERB
    if verb == SKIP:
        if t.out is not None:
            tell(t, NO_ARTIFACT_PHASE, EVERYBODY, seat)
    elif verb == DRAW:
        count = put_hand_under(t, seat)
        if t.out is not None:
            tell(t, DISCARDED, EVERYBODY, seat, count)
        t.push(DRAW_ONE.index, seat, 0)
    else:
        give(t, seat, (code >> 8) & 255, code >> 16)


def give(t: Table, seat: i64, artifact: i64, receiver: i64) -> None:
    """Only giver and receiver know which card it was (L-7.4a)."""
    hand: i64 = t.hand[seat]
    card = 1 << artifact
    t.hand[seat] = hand & ~card
    take_card(t, receiver, artifact)
    both = 1 << seat | 1 << receiver
    if hand != card:
        # Whoever knew a card of the giver's hand cannot be sure that it is still there.
        forget(t, hand, both)
    if t.out is not None:
        tell(t, GAVE, EVERYBODY, seat, receiver)
        tell(t, GAVE_CARD, both, seat, receiver, artifact)


LOST: Final = 1
AIMED: Final = 2


def check_lost_action(t: Table, f: Frame) -> None:
    """Mechanical Rooster takes the Action phase away; nobody is penalised (L-8.1b)."""
    if (t.skips >> t.active) & 1:
        t.skips &= ~(1 << t.active)
        f.a = LOST
        tell(t, ACTION_LOST, EVERYBODY, t.active)


def who_acts(t: Table, f: Frame) -> i64:
    if f.a == LOST:
        return 0
    return 1 << t.active


def action_options(t: Table, _f: Frame, seat: i64) -> list[int]:
    """None, or one of Interrogate, Use Artifact, Arm, Shoot and Hide (L-8.1)."""
    options = basic_options(t, seat, 0)
    if t.hand[seat]:
        add_uses(t, seat, options)
    if t.gun[seat] != NOBODY:
        options.append(SHOOT)
    return options


def any_action(t: Table, _f: Frame, seat: i64, luck: Luck) -> i64:
    """One of these at random, found by counting."""
    interrogations, armings, hidings = open_basics(t, seat, 0)
    uses: list[int] = NONE
    if t.hand[seat]:
        uses = []
        add_uses(t, seat, uses)
    first_use = 1 + size(interrogations) + size(armings) + size(hidings)
    shot = first_use + len(uses)
    number = luck.below(shot + 1 if t.holds_gun(seat) else shot)
    if number >= first_use:
        return SHOOT if number == shot else uses[number - first_use]
    if number == 0:
        return SKIP
    number -= 1
    if number < size(interrogations):
        return INTERROGATE | nth_bit(interrogations, number) << 8
    number -= size(interrogations)
    if number < size(armings):
        return ARM | nth_bit(armings, number) << 8
    return HIDE | nth_bit(hidings, number - size(armings)) << 8


def take_action(t: Table, f: Frame, seat: i64, code: i64) -> None:
    verb = code & VERB
    if verb == SKIP:
        if t.out is not None:
            tell(t, NO_ACTION, EVERYBODY, seat)
    elif verb == USE:
        start_using(t, seat, first(code), second(code))
    elif verb == SHOOT:
        t.off = False
        t.push(SHOOTING.index)
    else:
        if verb == ARM:
            # Aiming the new Ray Gun and the Target phase are one choice: nothing comes between (L-11.5a).
            f.a = AIMED
        take_basic_action(t, seat, code)


def who_targets(t: Table, f: Frame) -> i64:
    """Whoever holds a Ray Gun once the action is over (L-14.1, L-14.3)."""
    if t.gun[t.active] != NOBODY and f.a != AIMED:
        return 1 << t.active
    return 0


def same_target(t: Table, _f: Frame, seat: i64) -> list[int]:
    """Naming nobody else is what happens when the time runs out (L-14.1a)."""
    assert t.gun[seat] != UNAIMED
    return [pack(TARGET, t.gun[seat])]


def pass_token(t: Table, _f: Frame) -> None:
    """To the next player, and on until somebody has won: that ends the game at once (L-21.8)."""
    t.active = (t.active + 1) % t.players


TURNS: Final = procedure(
    "turn",
    "L-6.1",
    do(begin_turn),
    ask(
        "artifact",
        "L-7.1",
        active,
        artifact_options,
        take_artifact_phase,
        idle=only_skip,
        pick=any_artifact_option,
    ),
    do(check_lost_action),
    ask("action", "L-8.1", who_acts, action_options, take_action, idle=only_skip, pick=any_action),
    ask("target", "L-14.1", who_targets, target_options, choose_target, idle=same_target, pick=any_target),
    repeat(pass_token),
)

GAME: Final = procedure(
    "game",
    "L-2.1",
    chance("deal", "L-2.6", deal_bounds, deal, _nobody),
    ask("arrange", "L-4.1", everybody, arrangements, lay_down, sealed=True),
    do(all_laid_down),
    chance("starter", "L-23.1", starter_bounds, choose_starter, everybody),
    call(TURNS),
)

BOOK = [
    GAME,
    TURNS,
    USING,
    NAME_TARGETS,
    *ACTION_PROCEDURES,
    SHOOTING,
    BEING_SHOT,
    AIM_AT_ONCE,
    DRAW_ONE,
    WINDOW,
    CARRY_OUT_REACTIONS,
    *REACTION_PROCEDURES,
    *CARD_PROCEDURES,
]
