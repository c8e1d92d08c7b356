"""Lists of options that lie ready are handed to everybody who asks, so nobody may change them."""

from random import Random

import euphoria
from euphoria import bots
from euphoria.core.actions import pack
from euphoria.core.luck import Luck
from euphoria.core.playout import options_many, play_out
from euphoria.games.leaders.rules import guns, turn, window
from euphoria.games.leaders.rules.words import DRAW, GIVE, PASS, SKIP, TARGET
from euphoria.lab.table import Plan, play_game, with_limit
from euphoria.research.play import Play


def gifts(players: int, seat: int, card: int) -> list[int]:
    """Neither, Discard/Draw, or the only card of the hand to everybody else (L-7.1)."""
    return [SKIP, DRAW, *[pack(GIVE, card, other) for other in range(players) if other != seat]]


def as_they_were() -> bool:
    one_card = [
        (options, gifts(players, seat, card))
        for players, seats in enumerate(turn._WITH_ONE_CARD)
        for seat, cards in enumerate(seats)
        for card, options in enumerate(cards)
    ]
    targets = [
        (options, [pack(TARGET, other) for other in range(players) if other != seat])
        for players, seats in enumerate(guns._TARGETS)
        for seat, options in enumerate(seats)
    ]
    assert len(one_card) == 9 * 8 * 24
    others = [(window._ONLY_PASS, [PASS]), (turn._EMPTY_HANDED, [SKIP, DRAW])]
    return all(options == wanted for options, wanted in one_card + targets + others)


def test_bots_matches_and_environments_only_look_at_them() -> None:
    game = euphoria.game("leaders")
    for kind in bots.kinds("leaders"):
        if not bots.searches(kind, "leaders"):
            play_game(Plan("leaders", (5,), (kind,), 1, with_limit(game, {})), 0)
    match, choice = euphoria.new("leaders", players=6, key=bytes(32)), Random(4)
    while not match.over and match.ply < 200:
        decision = match.decisions[0]
        match.act(decision.seat, choice.choice(decision.options))
    table = Play("leaders", 4)
    table.begin(3)
    for number in range(200):
        if not table.over:
            table.take(table.numbers()[number % len(table.codes)])
    for seed in range(20):
        play_out(game, game.begin(4 + seed % 5, {}), Luck(seed))
    assert as_they_were()


def test_many_lists_may_be_changed() -> None:
    """Learners get lists of their own: `options_many` is for them."""
    game = euphoria.game("leaders")
    states = [game.begin(4, {}) for _ in range(6)]
    for number, s in enumerate(states):
        play_out(game, s, Luck(number), 60 + number)
    found = [options for options in options_many(game, states) if options]
    assert found
    for options in found:
        options.clear()
    assert all(options_many(game, [s])[0] for s in states if s.asked)
    assert as_they_were()
