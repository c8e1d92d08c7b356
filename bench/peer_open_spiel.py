"""OpenSpiel: connect four in C++ through its Python bindings, and two of its games written in Python.

"inside" is OpenSpiel's own C++ game loop with its uniform random bots (`evaluate_bots`).
"""

from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from worker import Task

pyspiel: Any = import_module("pyspiel")
import_module("open_spiel.python.games")  # registers the games written in Python

STATES = 64
GAMES = {
    "connect four": ("connect_four", 10),
    "tic-tac-toe": ("python_tic_tac_toe", 4),
    "dominoes": ("python_block_dominoes", 8),
}
"""What the rows are called -> OpenSpiel's name, and how many decisions lead to the middle of a game."""


def about() -> str:
    return f"OpenSpiel {version('open_spiel')}"


def play(state: Any, luck: Random, most: int = 1_000_000) -> int:
    """Random play from Python; how many decisions players made (luck is drawn but not counted)."""
    options_of, act, random = state.legal_actions, state.apply_action, luck.random
    is_over, waits_for_luck = state.is_terminal, state.is_chance_node
    made = 0
    while made < most and not is_over():
        options = options_of()
        if not waits_for_luck():
            made += 1
        act(options[int(random() * len(options))])
    return made


def loop(game: Any) -> Task:
    luck = Random(1)
    return lambda games: sum(play(game.new_initial_state(), luck) for _ in range(games))


def inside(game: Any) -> Task:
    bots = [pyspiel.make_uniform_random_bot(player, 1 + player) for player in range(2)]
    seed = 0

    def task(games: int) -> int:
        nonlocal seed
        made = 0
        for _ in range(games):
            seed += 1
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            made += state.move_number()
        return made

    return task


def copies(game: Any, after: int) -> Task:
    luck = Random(2)
    states: list[Any] = []
    while len(states) < STATES:
        state = game.new_initial_state()
        play(state, luck, after)
        if not state.is_terminal() and not state.is_chance_node():
            states.append(state)

    def task(rounds: int) -> int:
        for _ in range(rounds):
            for state in states:
                state.clone()
        return rounds * len(states)

    return task


def tasks() -> dict[str, Task]:
    made: dict[str, Task] = {}
    for row, (name, middle) in GAMES.items():
        game = pyspiel.load_game(name)
        made[f"{row} loop"] = loop(game)
        made[f"{row} copies"] = copies(game, middle)
    made["connect four inside"] = inside(pyspiel.load_game("connect_four"))
    return made
