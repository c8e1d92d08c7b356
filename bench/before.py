"""This checkout beside another one, in turn: `python bench/before.py DIR [--rounds N] [--seconds S]`.

DIR is a checkout of an earlier commit. Each has its own workers (bench/worker.py) with its own rows
(bench/own.py), on the pure engines and, where both have been built (tools/native.py tree), on the compiled
ones. A ratio above 1 says that this checkout is faster; the last line names the rows that have lost more
than a twentieth.
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import report
from run import HERE, Library, pin

ROOT = HERE.parent
LOST = 0.95
ENDINGS = ("*.so", "*.pyd", "__pycache__", "_web")


def rows() -> list[str]:
    """The tasks of this project in the order of the report."""
    return list(
        dict.fromkeys(task for rows in report.ROWS.values() for name, task, _ in rows if name == "pure")
    )


def rate(sample: dict[str, float]) -> float:
    return sample["done"] / sample["seconds"]


def pairs(before: Path, folder: Path) -> Iterator[tuple[str, Library, Library]]:
    """What is compared: the name of a build, and the workers of both checkouts."""
    for build in ("pure", "compiled"):
        workers = []
        for name, root in (("before", before), ("now", ROOT)):
            path = root / "build" / "native"
            if build == "pure":  # a copy, because Python would prefer compiled files beside the sources
                path = folder / name
                shutil.copytree(
                    root / "src" / "euphoria", path / "euphoria", ignore=shutil.ignore_patterns(*ENDINGS)
                )
            elif not path.exists():
                print(f"Compiled engines are left out: {path} is not there.")
                break
            workers.append(Library(name, "own", Path(sys.executable), [path], root / "bench"))
        else:
            for worker in workers:
                if build not in worker.about:
                    sys.exit(f"The worker for the {build} engines found others: {worker.about}.")
            yield build, workers[0], workers[1]


def ratios(before: Library, now: Library, task: str, rounds: int, seconds: float) -> list[float]:
    found = []
    for number in range(rounds + 1):
        then, here = (rate(library.measure(task, seconds)) for library in (before, now))
        if number > 0:  # the first round only warms up
            found.append(here / then)
    return sorted(found)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("before", type=Path)
    words.add_argument("--rounds", type=int, default=9)
    words.add_argument("--seconds", type=float, default=0.5)
    words.add_argument("--only", default="", help="rows whose names begin with this")
    given = words.parse_args()
    print(
        report.machine(pin(None)), f"{given.rounds} rounds of {given.seconds} s of processor time", sep="; "
    )
    lost: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        for build, before, now in pairs(given.before.resolve(), Path(folder)):
            for task in [row for row in rows() if row.startswith(given.only)]:
                found = ratios(before, now, task, given.rounds, given.seconds)
                middle = median(found)
                print(f"  {build:9}{task:24}{middle:6.2f}x  ({found[0]:.2f}..{found[-1]:.2f})", flush=True)
                if middle < LOST:
                    lost.append(f"{build} {task}")
            for library in (before, now):
                library.close()
    print(f"below {LOST}x: {', '.join(lost) or 'none'}")


if __name__ == "__main__":
    main()
