"""A step of the environments beside one of PettingZoo's connect four, also on a busy machine.

    python bench/steps.py [ROUNDS]        many short rounds in turn, by processor time: medians and quartiles
    python bench/steps.py instructions    instructions of a step, counted by valgrind

Observation and mask are made at every step, and the player draws among the numbers of the mask (own_env.py).
With compiled engines: PYTHONPATH=build/native.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import quantiles
from time import process_time
from typing import Any

import peer_pettingzoo
from counted import mark
from euphoria.core import native
from euphoria.research.aec import AecEnv
from instructions import total
from own_env import TABLES, play

OWN, PEER, UNWRAPPED = "leaders", "PettingZoo connect four", "the same without its wrappers"
SHORT = {OWN: 400, PEER: 100, UNWRAPPED: 100}
"""The steps of a round: a few hundredths of a second."""
COUNTED = 1200


def environments() -> dict[str, Any]:
    return {
        OWN: AecEnv(*TABLES[OWN]),
        PEER: peer_pettingzoo.connect_four.env(),
        UNWRAPPED: peer_pettingzoo.connect_four.raw_env(),
    }


def steps(env: Any, luck: Random, least: int) -> int:
    """Whole games until there are so many steps; how many there were."""
    made = 0
    while made < least:
        made += play(env, luck, luck.getrandbits(32))
    return made


def rounds(count: int) -> None:
    luck, all_of_them = Random(1), environments()
    rates: dict[str, list[float]] = {name: [] for name in all_of_them}
    for number in range(count + 1):
        for name, env in all_of_them.items():
            began = process_time()
            made = steps(env, luck, SHORT[name])
            if number > 0:  # the first round only warms up
                rates[name].append(made / (process_time() - began))
    print(f"{count} rounds, load {os.getloadavg()[0]:.1f}; lower quartile, median, upper quartile")
    for name, found in rates.items():
        print(f"{name:32}" + "".join(f"{rate:10,.0f}" for rate in quantiles(found, n=4)) + " steps/s")
    for name in (PEER, UNWRAPPED):
        ratios = [mine / theirs for mine, theirs in zip(rates[OWN], rates[name], strict=True)]
        print(f"{OWN} / {name:32}" + "".join(f"{ratio:7.2f}x" for ratio in quantiles(ratios, n=4)))


def work() -> None:
    """What is counted, between marks: what comes before, then for each environment a game and the steps."""
    made: list[tuple[str, int]] = []
    mark()
    for name, env in environments().items():
        luck = Random(1)
        steps(env, luck, 1)
        mark()
        made.append((name, steps(env, luck, COUNTED)))
        mark()
    print(json.dumps(made))


def instructions() -> None:
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder) / "profile"
        command = [sys.executable, __file__, "work"]
        tool = ["valgrind", "--tool=callgrind", "--dump-before=getpgid", f"--callgrind-out-file={profile}"]
        env = {**os.environ, "PYTHONHASHSEED": "0"}
        done = subprocess.run([*tool, *command], env=env, capture_output=True, text=True, check=True)
        counts = {
            name: total(Path(f"{profile}.{2 * place + 3}")) / made
            for place, (name, made) in enumerate(json.loads(done.stdout))
        }
    for name, count in counts.items():
        print(f"{name:32}{count:12,.0f} instructions a step, {count / counts[OWN]:5.2f} times ours")


def main(words: list[str]) -> None:
    if words == ["work"]:
        work()
        return
    print("compiled engines" if native() else "pure engines")
    if words == ["instructions"]:
        instructions()
    else:
        rounds(int(words[0]) if words else 200)


if __name__ == "__main__":
    main(sys.argv[1:])
