"""Compare the engines with other frameworks: `make bench`, or `python bench/run.py [--quick] [--only WORDS]`.

Every library lives in a long-running process of its own; this driver asks them in turn, round after
round, all of them on one core, and reports medians and ratios (method: bench/README.md). The exit code
says only whether the measuring itself worked: goals that are missed are printed, not punished.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import report

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "tools"))

import native  # noqa: E402
from peers import PEERS, python_of  # noqa: E402


class Library:
    """A worker process and what it said about itself."""

    def __init__(
        self, name: str, kind: str, python: Path | str, path: list[Path], bench: Path = HERE
    ) -> None:
        self.name = name
        self.rounds: dict[str, list[dict[str, float]]] = {}
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(str(p) for p in path), "PYTHONHASHSEED": "0"}
        command = [str(python), str(bench / "worker.py"), kind]
        self.process = subprocess.Popen(
            command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        hello = self.answer()
        self.missing: str | None = hello.get("missing")
        self.about: str = hello.get("about", "")
        self.facts: dict[str, dict[str, float]] = hello.get("facts", {})
        self.checks: dict[str, Any] = hello.get("checks", {})

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"The worker for {self.name} ended without an answer (its message is above).")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def measure(self, task: str, seconds: float) -> dict[str, float]:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"task": task, "seconds": seconds}) + "\n")
        return self.answer()

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def pin(core: int | None) -> str:
    """Keep this process and its children on one core; how it went, in words."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned to a core (this system cannot)"
    chosen = max(os.sched_getaffinity(0)) if core is None else core
    os.sched_setaffinity(0, {chosen})
    return f"pinned to core {chosen}"


def start(folder: Path) -> tuple[list[Library], dict[str, str]]:
    """The workers, and why others are missing."""
    missing: dict[str, str] = {}
    # A copy, because Python would prefer compiled files that `make native` put beside the sources.
    skip = shutil.ignore_patterns(*native.ENDINGS, "__pycache__")
    shutil.copytree(native.SOURCE / "euphoria", folder / "euphoria", ignore=skip)
    wanted = [("pure", "own", Path(sys.executable), [folder])]
    if native.TREE_STAMP.exists():
        wanted.append(("compiled", "own", Path(sys.executable), [native.TREE]))
    else:
        missing["compiled"] = "not built (make bench builds them, with a C compiler)"
    # A dependency of the environments, so it is where they are.
    wanted.append(("pettingzoo", "pettingzoo", Path(sys.executable), [folder]))
    for name in ("rlcard", "open-spiel", "shapely"):
        if python_of(PEERS).exists():
            wanted.append((name, name, python_of(PEERS), []))
        else:
            missing[name] = "not installed (make bench installs it)"
    libraries: list[Library] = []
    for name, kind, python, path in wanted:
        library = Library(name, kind, python, path)
        if library.missing:
            missing[name] = f"not installed ({library.missing})"
            library.close()
        else:
            libraries.append(library)
    return libraries, missing


def check_builds(libraries: list[Library]) -> None:
    """Measure what the rows say: pure engines, and compiled engines of the same sources."""
    for library in libraries:
        if library.name in ("pure", "compiled") and library.name not in library.about:
            sys.exit(f"The worker for the {library.name} engines found others: {library.about}.")
        if library.name == "compiled" and native.made_from(native.TREE_STAMP) != native.digest():
            print("Note: the sources have changed since build/native was made (tools/native.py tree).")


def check_answers(libraries: list[Library]) -> None:
    """Who is compared in doing the same work must have found the same."""
    found: dict[str, tuple[str, Any]] = {}
    for library in libraries:
        for name, answer in library.checks.items():
            first, expected = found.setdefault(name, (library.name, answer))
            if answer != expected:
                sys.exit(f"{library.name} and {first} do not agree about {name}: nothing is compared.")


def measure(libraries: list[Library], rounds: int, seconds: float, only: str) -> None:
    """Round robin, what is compared side by side: a slow minute of the machine hits everybody."""
    by_name = {library.name: library for library in libraries}
    rows = [(by_name.get(name), task) for rows in report.rows(only).values() for name, task, _ in rows]
    for number in range(rounds + 1):
        for library, task in rows:
            if library is not None:
                sample = library.measure(task, seconds)
                if number > 0:  # the first round only warms up
                    library.rounds.setdefault(task, []).append(sample)
        if sys.stderr.isatty():
            print(f"\rround {number} of {rounds} ", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r" + " " * 20 + "\r", end="", file=sys.stderr)


def main() -> None:
    options = argparse.ArgumentParser(description="Compare the engines with other frameworks.")
    options.add_argument("--quick", action="store_true", help="3 rounds of 0.1 s instead of 9 of 0.5 s")
    options.add_argument("--core", type=int, help="the core to use (default: the last one)")
    options.add_argument("--only", default="", help="only the tables whose heading has these words")
    chosen = options.parse_args()
    rounds, seconds = (3, 0.1) if chosen.quick else (9, 0.5)
    pinned = pin(chosen.core)
    with tempfile.TemporaryDirectory() as folder:
        libraries, missing = start(Path(folder))
        check_builds(libraries)
        check_answers(libraries)
        print(report.machine(pinned), f"{rounds} rounds of {seconds} s of processor time", sep="; ")
        print(*(library.about for library in libraries), sep="; ", end="\n\n")
        measure(libraries, rounds, seconds, chosen.only)
        for library in libraries:
            library.close()
    results = report.Results(
        {library.name: library.rounds for library in libraries},
        {library.name: library.facts for library in libraries},
        missing,
    )
    print(report.rates(results, chosen.only))
    print(report.goals(results))


if __name__ == "__main__":
    main()
