"""One measured library in a process of its own.

    python bench/worker.py LIBRARY      own, rlcard, open-spiel, pettingzoo, shapely; started by bench/run.py

The worker first says what it can do, then answers one question per line until its input ends:
`{"task": name, "seconds": s}` makes it repeat a task for that much processor time.
"""

import json
import os
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

Task = Callable[[int], int]
"""Does so many units (games, rounds of copies) and returns how many things it did (decisions, copies)."""

MODULES = {
    "own": "own",
    "rlcard": "peer_rlcard",
    "open-spiel": "peer_open_spiel",
    "pettingzoo": "peer_pettingzoo",
    "shapely": "peer_shapely",
}
BATCH_SECONDS = 0.004
"""The clock is read about this often: reading it costs as much as a fast copy."""


def batch_size(task: Task) -> int:
    """How many units of a task last long enough for the clock."""
    units = 1
    while True:
        start = process_time()
        task(units)
        if process_time() - start >= BATCH_SECONDS:
            return units
        units *= 2


class Worker:
    def __init__(self, tasks: dict[str, Task]) -> None:
        self.tasks = tasks
        self.batches: dict[str, int] = {}

    def measure(self, name: str, seconds: float) -> dict[str, float]:
        task = self.tasks[name]
        if name not in self.batches:
            self.batches[name] = batch_size(task)
        batch = self.batches[name]
        units = done = 0
        spent = 0.0
        start = process_time()
        while spent < seconds:
            done += task(batch)
            units += batch
            spent = process_time() - start
        return {"done": done, "units": units, "seconds": spent}


def main(library: str) -> None:
    # Libraries that print must not print into the answers.
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    try:
        module: Any = import_module(MODULES[library])
    except ImportError as error:
        answers.write(json.dumps({"missing": str(error)}) + "\n")
        return
    worker = Worker(module.tasks())
    hello = {
        "about": module.about(),
        "facts": module.facts() if library == "own" else {},
        "checks": module.checks() if hasattr(module, "checks") else {},
    }
    answers.write(json.dumps(hello) + "\n")
    for line in sys.stdin:
        question = json.loads(line)
        answers.write(json.dumps(worker.measure(question["task"], question["seconds"])) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
