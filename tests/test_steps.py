"""The steps that engines call by name (tools/steps.py) are those of the book."""

from collections import Counter
from collections.abc import Callable
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


def watched(fn: Callable[..., Any], stops: str, met: Counter[str]) -> Callable[..., Any]:
    """This function, held to what is asked for behind it."""

    def watch(s: Any, f: Any, *rest: Any) -> Any:
        depth = len(s.frames)
        answer = fn(s, f, *rest)
        if len(s.frames) != depth:
            assert stops == steps.PUSHED or (stops and not s.frames), fn.__name__
            met[stops] += 1
        return answer

    return watch


@pytest.mark.parametrize("title", [Leaders, Dystopia])
def test_what_pushes_a_procedure_is_known(title: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind all other steps nobody looks whether one was pushed."""
    game = title()
    calls = steps.Calls(game.id)
    met: Counter[str] = Counter()
    for step in [step for proc in game.book for step in proc.steps]:
        for part in ("fn", "repeated", "who", "test", "bounds", "options", "answer", "settle"):
            fn = getattr(step, part, None)
            if fn is not None:
                monkeypatch.setattr(step, part, watched(fn, calls.stops(fn), met))
    game.open_book(game.book)
    for seed in range(12):
        limit = {"turn_limit": 30} if seed % 3 == 0 else {}
        s = game.begin(game.least + seed % (game.most - game.least + 1), limit)
        play_out(game, s, Luck(seed))
    assert len(met) == 2, "some push, some end the game"


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
