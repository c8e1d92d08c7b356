"""Count the instructions of a decision, a copy, a view …: steady also on a busy machine.

    python bench/instructions.py                 count, beside the last entry of the table
    python bench/instructions.py check           beside the least of all entries; fails where a row has grown
    python bench/instructions.py write WHY       count, and add an entry to the table: it names such rows
    python bench/instructions.py history         the table with its history

valgrind (callgrind) counts in user space, bench/counted.py does the work: the same games in every run. The
compiled engines are those of build/native, if they were made from the sources of today; `check` looks at the
pure ones and at those that were made quickly.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
TABLE = HERE / "instructions.json"
sys.path.insert(0, str(ROOT / "tools"))

import native  # noqa: E402
import stages  # noqa: E402

WORK = ["yardstick", "leaders", "dystopia", "show"]
MOST = 1.05
"""What is so much above its least has to be written into the table, however little it grew each time."""
COMPILED = {"2": "compiled", "0": "compiled quickly"}
"""How hard the C compiler tried, and what the table calls such engines; the tests use those of the second."""
CHECKED = ["pure", "compiled quickly"]
SAME_PYTHON = 1.02
"""So much the yardstick may differ: beyond that the counts of two interpreters are not compared."""

Counts = dict[str, int]
"""Instructions of one of each: `leaders decision` and so on."""


class Missing(Exception):
    """Why nothing can be counted here, in words."""


# ------------------------------------------------------------------ counting


def count(build: str, work: list[str]) -> Counts:
    """The instructions of one of each, by bench/counted.py on these engines under valgrind."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise Missing("valgrind is not installed")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        env = stages.environment(PYTHONPATH=str(engines(build, folder)), PYTHONHASHSEED="0")
        profile = folder / "profile"
        tool = [valgrind, "--tool=callgrind", "--dump-before=getpgid", f"--callgrind-out-file={profile}"]
        command = [sys.executable, str(HERE / "counted.py"), *work]
        # Once without counting: then there is bytecode of all modules.
        subprocess.run(command, env=env, check=True, stdout=subprocess.DEVNULL)
        done = subprocess.run([*tool, *command], env=env, capture_output=True, text=True)
        if done.returncode:
            raise Missing(f"valgrind could not run it: {done.stderr.strip().splitlines()[-1]}")
        told = json.loads(done.stdout)
        if (told["build"] == "pure") != (build == "pure"):
            sys.exit(f"The engines wanted were {build}, those found are {told['build']}.")
        # The profile has a part for what came before the first mark, then two for each row.
        return {
            row: round(total(folder / f"profile.{2 * place + 3}") / done)
            for place, (row, done) in enumerate(told["rows"])
        }


def engines(build: str, folder: Path) -> Path:
    """Where to import them from."""
    if build != "pure":
        return native.TREE
    # A copy, because Python would prefer compiled files that `make native` put beside the sources.
    skip = shutil.ignore_patterns(*native.ENDINGS, "__pycache__", native.WEB.name)
    shutil.copytree(native.SOURCE / "euphoria", folder / "euphoria", ignore=skip)
    return folder


def total(part: Path) -> int:
    """The instructions of one part of a profile."""
    with part.open(encoding="utf-8") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("summary:"))


# ------------------------------------------------------------------ comparing


def history() -> list[dict[str, Any]]:
    """The entries of the table, oldest first: when and why, and for each build its counts."""
    entries: list[dict[str, Any]] = json.loads(TABLE.read_text(encoding="utf-8"))
    return entries


def last(build: str) -> Counts:
    """The latest counts of these engines, wherever they were counted last."""
    found = [entry[build] for entry in history() if build in entry]
    return found[-1] if found else {}


def least(build: str, now: Counts) -> Counts:
    """The least that each row has taken on such engines with this Python.

    Where an entry says that a row has grown, that was meant to be so, and what came before it counts no more.
    """
    found: Counts = {}
    for entry in history():
        counts: Counts = entry.get(build, {})
        if "yardstick" not in counts or another_python(counts, now):
            continue
        for row, taken in counts.items():
            meant = row in entry.get("grown", {}).get(build, [])
            found[row] = taken if meant else min(taken, found.get(row, taken))
    return found


def another_python(before: Counts, now: Counts) -> bool:
    """Was it another interpreter? Its own instructions are most of what is counted."""
    ratio = now["yardstick"] / before["yardstick"]
    return not 1 / SAME_PYTHON < ratio < SAME_PYTHON


def grown(before: Counts, now: Counts) -> list[str]:
    """The rows that take more than they may."""
    return [row for row in now if row in before and now[row] > MOST * before[row]]


def beside(before: Counts, now: Counts) -> str:
    lines = [f"{'':28}{'before':>12}{'now':>12}"]
    for row, found in now.items():
        old = before.get(row)
        compared = f"{old:>12,}{found:>12,}  {found / old:5.3f}" if old else f"{'':12}{found:>12,}"
        lines.append(f"{row:28}{compared}")
    return "\n".join(lines)


# ------------------------------------------------------------------ the commands


def builds() -> list[str]:
    """What can be counted here."""
    mark = native.made_from(native.TREE_STAMP)
    return ["pure", *(name for level, name in COMPILED.items() if mark == native.digest(level))]


def show() -> None:
    for build in builds():
        print(build, beside(last(build), count(build, WORK)), sep="\n", end="\n\n")


def check() -> int:
    can_be = builds()
    # All are counted, also where the first has grown.
    return max([_check(build) for build in CHECKED if build in can_be])


def _check(build: str) -> int:
    try:
        now = count(build, WORK)
    except Missing as why:
        print(f"The instructions of a decision ({build}) were not counted: {why}.")
        return 0
    before = least(build, now)
    print(build, beside(before, now), sep="\n")
    if not before:
        print("Nothing was compared: this Python takes other instructions than those of the table.")
        return 0
    found = grown(before, now)
    if found:
        print(
            f"More than {MOST - 1:.0%} above the least of bench/instructions.json. If it is meant to be so, "
            "`python bench/instructions.py write WHY` enters it there:",
            *(f"{row}: {now[row]:,} instructions, {before[row]:,} at the least" for row in found),
            sep="\n  ",
        )
    return 1 if found else 0


def write(why: str) -> None:
    """Add an entry. It names the rows that are above their least: nobody lets them grow unseen."""
    entry: dict[str, Any] = {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "why": why,
        "python": sys.version.split()[0],
    }
    counts = {build: count(build, WORK) for build in builds()}
    named = {build: grown(least(build, now), now) for build, now in counts.items()}
    if any(named.values()):
        entry["grown"] = {build: rows for build, rows in named.items() if rows}
    TABLE.write_text(json.dumps([*history(), entry | counts], indent=1) + "\n", encoding="utf-8")


def print_history() -> None:
    """One column for each entry that has a build."""
    for build in ("pure", *COMPILED.values()):
        entries = [entry for entry in history() if build in entry]
        print(build)
        for number, entry in enumerate(entries, 1):
            rows = entry.get("grown", {}).get(build, [])
            print(
                f"  {number}: {entry['date']} {entry['why']}",
                *(f"    grown: {row}" for row in rows),
                sep="\n",
            )
        print(" " * 26, *(f"{n:>11}" for n in range(1, len(entries) + 1)))
        for row in entries[-1][build] if entries else ():
            print(f"{row:26}", *(f"{entry[build].get(row, 0):>11,}" for entry in entries))
        print()


def main(words: list[str]) -> int:
    match words:
        case []:
            show()
        case ["check"]:
            return check()
        case ["write", *why] if why:
            write(" ".join(why))
        case ["history"]:
            print_history()
        case _:
            sys.exit(__doc__)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
