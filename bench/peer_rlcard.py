"""RLCard's Uno, two players as it comes, driven the way its users drive it: `env.step` until it is over.

The random player draws from Python's generator. RLCard's own RandomAgent uses NumPy, which would
take nearly half of the time and says nothing about the game.
"""

from copy import deepcopy
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from worker import Task

rlcard: Any = import_module("rlcard")
MIDDLE = 20  # steps; a random game has about twice as many
STATES = 8


def about() -> str:
    return f"rlcard {version('rlcard')}"


def play(env: Any, luck: Random, most: int = 1_000_000) -> int:
    step, is_over, random = env.step, env.is_over, luck.random
    made = 0
    state, _ = env.reset()
    while not is_over() and made < most:
        options = list(state["legal_actions"])
        state, _ = step(options[int(random() * len(options))])
        made += 1
    return made


def loop() -> Task:
    env = rlcard.make("uno", config={"seed": 1})
    luck = Random(1)
    return lambda games: sum(play(env, luck) for _ in range(games))


def copies() -> Task:
    """RLCard has no copy of its own; the game is copied without the environment around it."""
    luck = Random(2)
    games: list[Any] = []
    while len(games) < STATES:
        env = rlcard.make("uno", config={"seed": len(games)})
        while play(env, luck, MIDDLE) < MIDDLE:
            pass
        games.append(env.game)

    def task(rounds: int) -> int:
        for _ in range(rounds):
            for game in games:
                deepcopy(game)
        return rounds * len(games)

    return task


def tasks() -> dict[str, Task]:
    return {"uno loop": loop(), "uno env": loop(), "uno copies": copies()}
