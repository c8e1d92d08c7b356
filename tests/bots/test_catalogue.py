"""Which bots there are, and what every bot owes."""

import pytest

import euphoria
from euphoria import bots


def play(kinds: list[str], seed: int, players: int = 5) -> str:
    """A whole match played by bots through the public door; its record."""
    match = euphoria.new("leaders", players=players, key=bytes(32), options={"turn_limit": 60})
    table = [bots.make(kinds[seat % len(kinds)], "leaders", seed + seat) for seat in range(players)]
    while not match.over:
        decision = match.decisions[0]
        bot = table[decision.seat]
        choice = bot.choose(match.view(decision.seat), decision.kind, decision.options)
        assert choice in decision.options
        match.act(decision.seat, choice)
    return match.record()


@pytest.mark.parametrize("kind", bots.kinds("leaders"))
def test_a_bot_makes_the_same_choices_with_the_same_seed(kind: str) -> None:
    assert play([kind], seed=7) == play([kind], seed=7)


@pytest.mark.parametrize("kind", bots.kinds("leaders"))
def test_a_bot_with_another_seed_plays_another_game(kind: str) -> None:
    assert play([kind], seed=7) != play([kind], seed=8)


def test_every_title_has_the_random_bot() -> None:
    for title in euphoria.titles():
        assert "random" in bots.kinds(title)


def test_the_random_bot_likes_all_options_alike() -> None:
    bot = bots.make("random", "leaders", seed=1)
    grammar = euphoria.game("leaders").grammar
    options = [grammar.parse(text) for text in ("skip", "draw", "pass")]
    chosen = [bot.choose({}, "artifact", options).text for _ in range(3000)]
    for option in options:
        assert 900 < chosen.count(option.text) < 1100


def test_an_unknown_bot_is_named_in_one_sentence() -> None:
    with pytest.raises(euphoria.BadSetup, match="leaders has no bot 'clever': random"):
        bots.make("clever", "leaders", seed=1)


def test_an_unknown_title_is_named_in_one_sentence() -> None:
    with pytest.raises(euphoria.BadSetup, match="There is no game 'chess': leaders"):
        bots.kinds("chess")
