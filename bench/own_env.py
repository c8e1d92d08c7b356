"""The environments of this project as a learner uses them: an observation and a mask before every answer.

The player draws from Python's generator among the numbers whose mask is set, as in the peers' loops.
"""

from random import Random
from typing import Any

from euphoria.games.connect_four.title import TITLE as CONNECT_FOUR
from euphoria.registry import Title
from euphoria.research.aec import AecEnv
from euphoria.research.batch import Batch
from worker import Task

TABLES: dict[str, tuple[str | Title, int | None]] = {
    "leaders": ("leaders", 5),
    "dystopia": ("dystopia", 4),
    "show": ("show", None),
    "connect four": (CONNECT_FOUR, None),
}
TOGETHER = 64


def play(env: Any, luck: Random, seed: int) -> int:
    """A random game through the interface of PettingZoo; how many decisions were made."""
    made = 0
    env.reset(seed=seed)
    for _ in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
            continue
        offered = observation["action_mask"].nonzero()[0]
        env.step(offered[int(luck.random() * len(offered))])
        made += 1
    return made


def alone(env: Any) -> Task:
    luck = Random(1)
    return lambda games: sum(play(env, luck, luck.getrandbits(32)) for _ in range(games))


def together(title: str | Title, players: int | None) -> Task:
    batch = Batch(title, TOGETHER, players)
    luck = Random(1)
    now = batch.reset()

    def task(steps: int) -> int:
        nonlocal now
        for _ in range(steps):
            numbers: list[int] = []
            for mask in now.action_mask:
                offered = mask.nonzero()[0]
                numbers.append(offered[int(luck.random() * len(offered))])
            now = batch.step(numbers)
        return steps * TOGETHER

    return task


def tasks() -> dict[str, Task]:
    made = {f"{name} env": alone(AecEnv(*table)) for name, table in TABLES.items()}
    return {**made, "leaders batch": together(*TABLES["leaders"])}
