"""The learned player of leaders: its weights, what it makes of them, and what it does without numpy."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from euphoria import bots
from euphoria.bots import catalogue
from euphoria.core.actions import Action
from euphoria.core.errors import BadSetup, EuphoriaError
from euphoria.games.leaders.bots import features, learned
from euphoria.games.leaders.bots.greedy import GreedyBot
from euphoria.games.leaders.bots.learned import SHAPE, WORTH, LearnedBot, checked, scores, shipped
from euphoria.research.play import Play


def questions(bot: LearnedBot, players: int, seed: int) -> Iterator[tuple[dict[str, Any], str, list[Action]]]:
    """All that is asked in a game of this player among greedy ones."""
    play = Play("leaders", players)
    play.begin(seed)
    others = [GreedyBot(seat) for seat in range(players)]
    while not play.over:
        view = play.game.view(play.state, play.seat)
        options = list(play.offered)
        if play.seat == 0 and len(options) > 1:
            yield view, play.question, options
        chosen: GreedyBot = bot if play.seat == 0 else others[play.seat]
        play.say(chosen.choose(view, play.question, options))


def no_opinion() -> learned.Weights:
    return {"version": np.array(features.VERSION), "opinion": np.zeros(SHAPE, np.float32)}


def test_the_shipped_weights_fit_the_features() -> None:
    weights = shipped()
    assert weights["opinion"].shape == SHAPE
    assert np.isfinite(weights["opinion"]).all()
    assert np.abs(weights["opinion"]).max() > 0.01, "else nothing was learnt"


@pytest.mark.parametrize("players", [4, 8])
def test_without_opinions_of_its_own_it_plays_as_the_greedy_player(players: int) -> None:
    bot, asked = LearnedBot(1, no_opinion()), 0
    for view, kind, options in questions(bot, players, players):
        if kind in features.KINDS:
            asked += 1
            judged = dict(GreedyBot(0).judge(view, kind, options))
            choice = LearnedBot(1, no_opinion()).choose(view, kind, options)
            assert features.short(judged[choice].worth) == max(
                features.short(thought.worth) for thought in judged.values()
            )
    assert asked > 3


def test_opinions_are_added_to_what_the_greedy_player_thinks() -> None:
    bot = LearnedBot(1)
    for view, kind, options in questions(bot, 5, 3):
        if kind not in features.KINDS:
            continue
        seen = bot.seen(view, kind, options)
        assert seen.shape == (len(options), features.SIZE)
        for row, option, score in zip(seen, options, scores(shipped(), seen), strict=True):
            opinion = shipped()["opinion"][features.ANSWERS.index(f"{kind} {option.verb}")]
            assert score == pytest.approx(WORTH * row[0] + float(row @ opinion), abs=1e-3)
        assert bot.choose(view, kind, options) == options[int(scores(shipped(), seen).argmax())]


def test_it_has_something_to_say_to_every_question_it_has_learnt() -> None:
    """Whatever the rules offer has its place among the answers."""
    for seed in range(4):
        bot = LearnedBot(seed)
        for view, kind, options in questions(bot, 4 + seed, seed):
            if kind in features.KINDS:
                answers = slice(features.FIRST_ANSWER, features.FIRST_ANSWER + len(features.ANSWERS))
                assert (bot.seen(view, kind, options)[:, answers].sum(axis=1) == 1).all()


def test_weights_of_other_features_are_refused() -> None:
    with pytest.raises(
        EuphoriaError, match=r"^These weights are for features of version 7, not 1: learn them anew\.$"
    ):
        checked({**no_opinion(), "version": np.array(7)})
    with pytest.raises(EuphoriaError, match="learn them anew"):
        checked({**no_opinion(), "opinion": np.zeros((2, 3), np.float32)})


def test_without_numpy_it_is_not_listed_and_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "learned" in bots.kinds("leaders")
    monkeypatch.setattr(catalogue, "_is_there", lambda _: False)
    assert bots.kinds("leaders") == ["random", "novice", "greedy", "veteran"]
    with pytest.raises(
        BadSetup, match=r"^'learned' needs numpy, which is not here: it comes with the extra 'research'\.$"
    ):
        bots.make("learned", "leaders", 1)


def test_it_is_not_what_plays_where_nobody_says_otherwise() -> None:
    """A house plays the same with numpy and without."""
    assert bots.usual("leaders") == "greedy"
    assert bots.everywhere("leaders") == ["random", "novice", "greedy", "veteran"]
