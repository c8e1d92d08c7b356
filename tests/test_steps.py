"""The steps that engines call by name (tools/steps.py) are those of the book."""

from typing import Any

import pytest

from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat, play_out
from euphoria.games.dystopia.rules.game import Dystopia
from euphoria.games.dystopia.rules.steps import DystopiaSteps
from euphoria.games.leaders.rules.game import Leaders
from euphoria.games.leaders.rules.steps import LeadersSteps
from kit.tools import tool

DECISIONS = 400

steps = tool("steps")


@pytest.mark.parametrize("title", steps.TITLES)
def test_what_is_checked_in_is_what_the_book_says(title: str) -> None:
    for module, text in steps.made(title).items():
        assert steps.target(title, module).read_text(encoding="utf-8") == text, "Run `make steps`."


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("title", "named"), [(Leaders, LeadersSteps), (Dystopia, DystopiaSteps)])
def test_steps_called_by_name_play_the_game_of_the_book(title: Any, named: Any, seed: int) -> None:
    ends: set[str] = set()
    for compiled in (None, False, True):
        game = title()
        game.open_book(game.book)
        if compiled is not None:
            game.call_by_name(named(), compiled)
        s = game.begin(game.least + seed % (game.most - game.least + 1), {})
        made = play_out(game, s, Luck(seed), DECISIONS)
        ends.add(f"{made} {s.digest()}")
    assert len(ends) == 1


@pytest.mark.parametrize("players", range(4, 7))
@pytest.mark.parametrize(("title", "named"), [(Leaders, LeadersSteps), (Dystopia, DystopiaSteps)])
def test_what_is_picked_is_what_the_list_has_at_that_place(title: Any, named: Any, players: int) -> None:
    game = title()
    game.call_by_name(named(), True)
    s = game.begin(players, {})
    luck, same = Luck(players), Luck(players)
    for _ in range(DECISIONS):
        while s.bounds:
            drawn = luck.draw(s.bounds)
            assert same.draw(s.bounds) == drawn
            game.settle(s, drawn)
        if s.over:
            break
        seat = next_seat(s)
        options = game.options(s, seat)
        wanted = options[same.below(len(options))]
        assert game.pick(s, seat, luck) == wanted
        game.act(s, seat, wanted)
