"""The environments hold what PettingZoo and Gymnasium expect of them."""

import importlib
import sys
import warnings
from types import SimpleNamespace
from typing import Any, Final

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from euphoria.core.errors import BadSetup, Refused
from euphoria.games.connect_four.title import TITLE as CONNECT_FOUR
from euphoria.registry import Title
from euphoria.research.aec import AecEnv
from euphoria.research.candidates import CANDIDATES
from euphoria.research.play import BadAction
from euphoria.research.single import SeatEnv

zoo: Any = importlib.import_module("pettingzoo.test")  # its tests have no types

ENVIRONMENTS: Final[dict[str, tuple[str | Title, int, dict[str, Any]]]] = {
    "leaders": ("leaders", 5, {"turn_limit": 30}),
    "dystopia": ("dystopia", 3, {"turn_limit": 30}),
    "show": ("show", 2, {"turns": 2}),
    "connect-four": (CONNECT_FOUR, 2, {}),
}
every_environment = pytest.mark.parametrize("name", list(ENVIRONMENTS))


def made(name: str, **more: Any) -> AecEnv:
    title, players, options = ENVIRONMENTS[name]
    return AecEnv(title, players, options, **more)


def play_on(env: AecEnv, seed: int) -> list[tuple[str, int]]:
    """Random play to the end; who answered what."""
    env.reset(seed=seed)
    choose = np.random.default_rng(seed)
    said: list[tuple[str, int]] = []
    for agent in env.agent_iter():
        _, _, termination, truncation, _ = env.last(observe=False)
        if termination or truncation:
            env.step(None)
            continue
        said.append((agent, int(choose.choice(np.flatnonzero(env.observe(agent)["action_mask"])))))
        env.step(said[-1][1])
    return said


@every_environment
def test_pettingzoo_accepts_it(name: str) -> None:
    with warnings.catch_warnings():
        # It warns that masked observations are dicts, as those of its own games are.
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        # An empty board is nothing but noughts.
        warnings.filterwarnings("ignore", message="Observation numpy array is all zeros")
        zoo.api_test(made(name), num_cycles=60)
    zoo.seed_test(lambda: made(name), num_cycles=20)


def test_pettingzoo_counts_the_same_cycles() -> None:
    """Its test supposes that everybody moves once in a cycle, so it is made for games such as this one."""

    def env(max_cycles: int) -> AecEnv:
        alternating = made("connect-four", max_steps=2 * max_cycles)
        for seat, space in enumerate(alternating.action_spaces.values()):
            space.seed(seat)
        return alternating

    def parallel_env(max_cycles: int) -> Any:
        one_by_one = made("connect-four", max_steps=max_cycles)
        one_by_one.metadata["is_parallelizable"] = True
        return turn_based_aec_to_parallel(one_by_one)

    zoo.max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


@every_environment
def test_a_game_that_takes_too_long_is_truncated_for_everybody(name: str) -> None:
    env = made(name, max_steps=5)
    env.reset(seed=1)
    for step in range(5):
        assert not any(env.truncations.values()), step
        env.step(env.action_space(env.agent_selection).sample())
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert sum(env.rewards.values()) == 0


@every_environment
def test_gymnasium_accepts_it(name: str) -> None:
    title, players, options = ENVIRONMENTS[name]
    opponents = "random" if name in ("show", "connect-four") else "greedy"
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*Casting input x to numpy array.*")
        check_env(SeatEnv(title, players, opponents, options=options, illegal="lose"), skip_render_check=True)


@every_environment
def test_the_same_seed_gives_the_same_game_and_winners_are_rewarded(name: str) -> None:
    env = made(name)
    said = play_on(env, 3)
    assert said == play_on(env, 3)
    assert said != play_on(env, 4)
    env.reset(seed=3)
    for _, number in said:
        env.step(number)
    winners = env.play.game.result(env.play.state)["winners"]
    assert all(env.terminations.values())
    for seat, agent in enumerate(env.possible_agents):
        assert env.rewards[agent] == (0 if not winners else 1 if seat in winners else -1)
        assert env._cumulative_rewards[agent] == env.rewards[agent]


@every_environment
def test_an_action_that_is_not_offered_is_refused_in_one_sentence(name: str) -> None:
    env = made(name)
    env.reset(seed=2)
    before = env.play.state.digest()
    offered = set(env.play.numbers())
    wrong = [number for number in range(env.play.size) if number not in offered][:3]
    for number in (*wrong, -1, env.play.size, 10**9):
        with pytest.raises(
            BadAction, match=r"^Seat 0 is asked '[a-z-]+' and offered \d+ actions?; .+ of them\.$"
        ):
            env.step(number)
    with pytest.raises(BadAction, match="None is none of them"):
        env.step(None)
    assert env.play.state.digest() == before


def test_actions_may_be_said_in_words_also_those_without_a_number() -> None:
    env = AecEnv("dystopia", 2)
    env.reset(seed=5)

    def held() -> list[list[str]]:
        """Which goods each player has, once a turn has begun."""
        seats = env.play.game.view(env.play.state, 0)["seats"]
        return [[good for good, count in seat["goods"].items() if count] for seat in seats]

    while env.play.question != "turn" or not all(held()):
        env.step(env.play.numbers()[0])
    seat = env.play.seat
    mine, theirs = held()[seat][0], held()[1 - seat][0]
    offer = f"offer {'BA'[seat]} {mine} {theirs}"
    assert offer not in [action.text for action in env.infos[env.agent_selection]["actions"]]
    env.say(offer)
    assert env.agent_selection == f"seat_{1 - seat}"
    assert env.infos[env.agent_selection]["question"] == "trade"
    with pytest.raises(Refused):
        env.say("stop")
    env.step(env.play.number("accept"))
    assert mine in held()[1 - seat]


def test_who_is_not_asked_has_nothing_to_answer() -> None:
    env = made("leaders")
    env.reset(seed=1)
    assert env.observe("seat_0")["action_mask"].sum() == len(env.infos["seat_0"]["actions"])
    assert env.observe("seat_1")["action_mask"].sum() == 0
    assert env.infos["seat_1"] == {}


def test_the_table_can_be_printed() -> None:
    title, players, options = ENVIRONMENTS["leaders"]
    env = made("leaders", render_mode="ansi")
    env.reset(seed=1)
    assert "question: arrange" in str(env.render())
    assert made("leaders").render() is None
    alone = SeatEnv(title, players, options=options, render_mode="ansi")
    alone.reset(seed=1)
    assert "you: 0" in str(alone.render()) or "seat 0" in str(alone.render())
    assert SeatEnv(title, players, options=options).render() is None
    env.close()


# ------------------------------------------------------------------ one learner


def test_bots_play_all_other_seats() -> None:
    env = SeatEnv("leaders", 5, ["greedy", "random"], seat=3, options={"turn_limit": 30})
    env.reset(seed=6)
    done, reward = False, 0.0
    while not done:
        assert env.play.seat == 3
        assert env.action_masks().sum() == len(env.play.codes)
        _, reward, done, truncated, info = env.step(env.action_space.sample())
        assert not truncated
    assert info["question"] == ""
    assert reward == env.play.rewards()[3]
    with pytest.raises(BadAction, match=r"^The game is over: nobody is asked.$"):
        env.step(0)


def test_a_learner_without_masks_may_lose_by_what_it_says() -> None:
    strict = SeatEnv("leaders", 4)
    strict.reset(seed=1)
    with pytest.raises(BadAction):
        strict.step(400)
    free = SeatEnv("leaders", 4, illegal="lose")
    free.reset(seed=1)
    assert free.step(400)[1:] == (-1.0, True, False, {"illegal": 400})


def test_a_learner_may_speak_and_is_truncated() -> None:
    env = SeatEnv("leaders", 4, max_steps=2)
    _, info = env.reset(seed=1)
    assert not env.say(info["actions"][0])[3]
    assert env.step(env.action_space.sample())[3]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seat": 4}, "There is no seat 4 at a table of 4."),
        ({"players": 9}, "leaders is for 4 to 8 players, not for 9."),
        ({"opponents": "wizard"}, "leaders has no bot 'wizard': random, novice, greedy, "),
        ({"options": {"fog": 1}}, "fog"),
    ],
)
def test_a_wrong_setup_is_refused_in_one_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        SeatEnv(**{"title": "leaders", **wrong})


def test_a_title_without_an_encoding_says_so() -> None:
    with pytest.raises(BadSetup, match="connect-four has no encoding"):
        AecEnv(CONNECT_FOUR._replace(encoding=None))


def test_the_show_never_offers_more_candidates_than_there_are_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    env = made("show")
    assert env.play.size == CANDIDATES
    monkeypatch.setattr("euphoria.research.play.CANDIDATES", 5)
    monkeypatch.setattr("euphoria.research.candidates.sampled.__defaults__", (5,))
    few = made("show")
    assert few.play.size == 5
    assert play_on(few, 1) == play_on(few, 1)
    assert len(few.possible_agents) == 2


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "euphoria.research")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "pettingzoo" else object())
    with pytest.raises(ImportError, match=r"^The environments need pettingzoo: install the extra 'research'"):
        importlib.import_module("euphoria.research")
