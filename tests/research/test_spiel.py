"""The titles as games of OpenSpiel: its own tests, information states and worlds."""

from random import Random
from typing import Any, Final

import numpy as np
import pytest

from euphoria.core.errors import BadSetup
from euphoria.games.connect_four.title import TITLE as CONNECT_FOUR
from euphoria.registry import Title

spiel: Any = pytest.importorskip("euphoria.research.spiel", reason="OpenSpiel does not run here")
pyspiel: Any = spiel.pyspiel

GAMES: Final[dict[str, tuple[str | Title, dict[str, int]]]] = {
    "leaders": ("leaders", {"players": 4, "turn_limit": 2}),
    "dystopia": ("dystopia", {"players": 2, "turn_limit": 5}),
    "connect-four": (CONNECT_FOUR, {}),
}
every_game = pytest.mark.parametrize("name", list(GAMES))


def loaded(name: str, **more: int) -> Any:
    title, parameters = GAMES[name]
    return pyspiel.load_game(spiel.register(title), {**parameters, **more})


def walk(game: Any, seed: int) -> Any:
    """The states of a random game, its end included."""
    luck, state = Random(seed), game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(luck.choice(state.legal_actions()))
    yield state


@every_game
def test_openspiel_accepts_it(name: str) -> None:
    """Clones, masks, histories, tensors and serialised states, as OpenSpiel tests every game."""
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


@every_game
def test_a_resampled_state_looks_the_same_to_the_player(name: str) -> None:
    game, luck, other_worlds = loaded(name), Random(5), 0
    for state in walk(game, 2):
        if state.is_terminal() or state.is_chance_node() or luck.random() < 0.5:
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, luck.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            other_worlds += other.position.digest() != state.position.digest()
    assert other_worlds > 5 or name == "connect-four"


@every_game
def test_a_resampled_state_can_be_cloned_and_played_on(name: str) -> None:
    game, luck = loaded(name), Random(1)
    state = next(state for state in walk(game, 3) if not state.is_chance_node())
    world = state.resample_from_infostate(0, luck.random)
    before = world.position.digest()
    twin = world.clone()
    while not twin.is_terminal():
        twin.apply_action(luck.choice(twin.legal_actions()))
    assert world.position.digest() == before
    assert len(twin.returns()) == game.num_players()


def test_an_information_state_recalls_what_an_observation_has_forgotten() -> None:
    game = loaded("leaders", turn_limit=20)
    seen: set[str] = set()
    steps = 0
    for state in walk(game, 4):
        if not state.is_terminal() and state.current_player() == 1:
            seen.add(state.information_state_string(1))
            steps += 1
    assert len(seen) == steps > 2, "no decision is like an earlier one"
    assert "arrange" in state.information_state_string(1)
    assert "arrange" not in state.observation_string(1)


def test_luck_is_drawn_number_by_number() -> None:
    state = loaded("leaders").new_initial_state()
    bounds = list(state.position.bounds)
    for bound in bounds:
        assert state.is_chance_node()
        outcomes = state.chance_outcomes()
        assert [outcome for outcome, _ in outcomes] == list(range(bound))
        assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
        state.apply_action(bound - 1)
    assert state.current_player() == 0
    assert state.action_to_string(0, state.legal_actions()[0]).startswith("arrange")


def test_sealed_answers_are_not_seen_by_others() -> None:
    """Whatever the first seat lays down, the second cannot tell."""
    state = loaded("leaders").new_initial_state()
    luck = Random(2)
    while state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
    after = [state.child(action) for action in state.legal_actions()]
    assert len(after) > 1
    assert len({child.information_state_string(1) for child in after}) == 1
    assert len({child.information_state_string(0) for child in after}) == len(after)


def test_observers_show_a_player_or_everybody() -> None:
    game = loaded("leaders", players=5)
    state = next(state for state in walk(game, 1) if state.current_player() == 2)
    kind = pyspiel.IIGObservationType
    public = game.make_py_observer(kind(True, False, pyspiel.PrivateInfoType.NONE))
    public.set_from(state, 2)
    assert not public.dict["seat +0: left card"].any(), "a spectator knows no hidden Recruit"
    mine = game.make_py_observer()
    mine.set_from(state, 2)
    assert mine.dict["seat +0: left card"].sum() == 1
    assert np.array_equal(mine.tensor, np.array(state.observation_tensor(2), np.float32))
    recalled = game.make_py_observer(kind(True, True, pyspiel.PrivateInfoType.NONE))
    recalled.set_from(state, 2)
    assert recalled.dict["told"].any()
    assert recalled.string_from(state, 0) == recalled.string_from(state, 3)
    with pytest.raises(BadSetup, match="what one player may know"):
        game.make_py_observer(kind(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS))
    with pytest.raises(BadSetup, match="no parameters"):
        game.make_py_observer(params={"fog": 1})


@every_game
def test_the_end_is_worth_what_the_rules_say(name: str) -> None:
    for seed in range(4):
        *_, state = walk(loaded(name), seed)
        winners = state._table.rules.result(state.position)["winners"]
        players = range(len(state.returns()))
        assert state.returns() == [0.0 if not winners else 1.0 if p in winners else -1.0 for p in players]
        assert str(state)


def test_endless_choices_are_not_for_openspiel() -> None:
    with pytest.raises(BadSetup, match="have no fixed numbers"):
        spiel.register("show")
