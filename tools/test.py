"""Run all checks, side by side where they allow it; after a failure begin no more.

    python tools/test.py          everything
    python tools/test.py lint     only style, types and architecture

All tests run on the sources, and those of the engines again on build/native, a copy of the package with the
engines compiled (tools/native.py). The web client is played with in a Chromium (tools/chromium.py), before a
house on the sources. What cannot be done on this machine is left out with a sentence that says why.

At the end stand the times of all stages, the slowest tests and, as the last line, the sum of all test runs.
A failed stage that is not a test run counts as one failure.
"""

import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import chromium
import kept
import native
import stages
import web
from stages import Desk, Failed, Stage

ROOT = Path(__file__).resolve().parents[1]
CORES = os.cpu_count() or 1
WORKERS = max(2, CORES)
ENGINE_TESTS = (
    "tests/core",
    "tests/contract",
    "tests/games",
    "tests/bots/test_dystopia.py",
    "tests/test_scenarios.py",
    "tests/test_playthroughs.py",
    "tests/test_recorded_games.py",
)
BROWSER_TESTS = "tests/e2e"
FIRST = ("compilation", "browser", "web packages", "web build", "bytecode")
SECOND_CHANCES = 6
"""More tests than that do not fail because the machine is busy."""
ONLY_FAILED = ("-v", "--last-failed", "--last-failed-no-failures=none")
SLOWEST = 15
WHICH = "import euphoria.core as c; print('native' if c.native() else 'pure')"
COMPILED = {"PYTHONPATH": str(native.TREE)}
"""The environment of what runs on build/native."""


class Tally:
    """What all runs of pytest and vitest together found."""

    def __init__(self) -> None:
        self.passed = self.failed = self.skipped = 0
        self.times: list[tuple[float, str]] = []

    def add(self, report: Path) -> None:
        for suite in ElementTree.parse(report).getroot().iter("testsuite"):
            tests, skipped = int(suite.attrib["tests"]), int(suite.attrib["skipped"])
            failed = int(suite.attrib["failures"]) + int(suite.attrib["errors"])
            self.passed += tests - failed - skipped
            self.failed += failed
            self.skipped += skipped
            for case in suite.iter("testcase"):
                name = f"{case.attrib.get('classname', '')} {case.attrib['name']}"
                self.times.append((float(case.attrib.get("time", 0)), name))

    def put_right(self, again: "Tally") -> None:
        """What failed here was tried again."""
        self.passed += again.passed
        self.failed = again.failed

    def take(self, other: "Tally") -> None:
        self.passed += other.passed
        self.failed += other.failed
        self.skipped += other.skipped
        self.times += other.times

    def slowest(self) -> str:
        lines = [
            f"{seconds:8.1f} s  {name[:110]}" for seconds, name in sorted(self.times)[: -SLOWEST - 1 : -1]
        ]
        return "\n".join(["the slowest tests", *lines])

    def line(self) -> str:
        parts = [f"{self.passed} passed", f"{self.failed} failed"]
        return ", ".join(parts + [f"{self.skipped} skipped"] * (self.skipped > 0))


@contextlib.contextmanager
def counted(tally: Tally) -> Iterator[Path]:
    """The place for a report; whatever is found there at the end counts."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        try:
            yield report
        finally:
            if report.exists():
                tally.add(report)


def run_pytest(desk: Desk, tally: Tally, *args: str, **extra_env: str) -> None:
    with counted(tally) as report:
        desk.call("python", "-m", "pytest", "-q", f"--junitxml={report}", *args, **extra_env)


def pytest(
    desk: Desk, tally: Tally, workers: tuple[str, ...], *args: str, memory: str = "", **extra_env: str
) -> None:
    """Servers, databases, a browser and a test share two cores, and now and then one comes too late.
    So the few that failed have a second chance, one at a time, and the log says which needed it. Runs side by
    side each have a memory of their own for that."""
    args = (*args, *([f"--override-ini=cache_dir={memory}"] if memory else []))
    found = Tally()
    try:
        run_pytest(desk, found, *workers, *args, **extra_env)
    except Failed:
        if not 0 < found.failed <= SECOND_CHANCES:
            raise
        desk.say(f"Once more, one at a time: the {found.failed} that failed.")
        again = Tally()
        try:
            run_pytest(desk, again, *ONLY_FAILED, *args, **extra_env)
        finally:
            found.put_right(again)
    finally:
        tally.take(found)


def memory(run: str) -> str:
    """Where a run of pytest keeps what it remembers."""
    return str(ROOT / ".pytest_cache" / run)


def in_parallel(workers: int = WORKERS) -> tuple[str, ...]:
    """Neighbours stay together, for what they share; who has nothing left takes over from the others."""
    return ("-n", str(workers), "--dist", "worksteal")


def command(name: str, *words: str, **more: Any) -> Stage:
    return Stage(name, lambda desk: desk.call(*words), **more)


# ------------------------------------------------------------------ style, types, architecture


def lint_stages() -> list[Stage]:
    return [
        # What mypy found out it keeps by what files hold, so clones on one machine share it.
        command("mypy", "mypy", "--cache-dir", str(kept.folder().with_name("mypy"))),
        command("pyright", "pyright", "--warnings"),
        command("imports", "lint-imports", "--no-logo"),
        command("format", "ruff", "format", "--check"),
        command("ruff", "ruff", "check"),
    ]


def web_tool(
    name: str, *words: str, needs: tuple[str, ...] = ("web packages",), patient: bool = True
) -> Stage:
    return command(name, "python", web.__file__, *words, needs=needs, patient=patient)


def web_lint_stages() -> list[Stage]:
    if reason := web.missing():
        print(f"The checks of the web client were skipped: {reason}.")
        return []
    return [
        web_tool("web packages", "packages", needs=(), patient=False),
        web_tool("web types", "npm", "run", "check"),
        web_tool("web style", "npm", "run", "style"),
    ]


# ------------------------------------------------------------------ the web client


def web_stages(tally: Tally) -> list[Stage]:
    if web.missing():
        return []
    return [
        web_tool("web build", "build", patient=False),
        Stage("web tests", lambda desk: vitest(desk, tally), ("web packages",), patient=True),
        web_tool("web budget", "budget", needs=("web build",)),
    ]


def vitest(desk: Desk, tally: Tally) -> None:
    with counted(tally) as report:
        reporters = ("--reporter=dot", "--reporter=junit", f"--outputFile.junit={report}")
        desk.call("python", web.__file__, "npm", "test", "--", *reporters)


class Browser:
    """The Chromium of this machine, or one that is fetched while other stages run."""

    def __init__(self) -> None:
        self.program: Path | None = None

    def look(self, desk: Desk) -> None:
        try:
            self.program = chromium.find() or chromium.fetch()
        except chromium.Missing as why:
            desk.say(f"The tests in a browser were skipped: {why}.")

    def tests(self, desk: Desk, tally: Tally) -> None:
        if self.program is not None:
            env = {"EUPHORIA_CHROMIUM": str(self.program)}
            pytest(desk, tally, in_parallel(), BROWSER_TESTS, memory=memory("browser"), **env)


def browser_stages(tally: Tally) -> list[Stage]:
    if web.missing():
        return []
    browser = Browser()
    needs = ("bytecode", "browser", "web build")
    return [
        Stage("browser", browser.look, cores=0),
        Stage("tests in a browser", lambda desk: browser.tests(desk, tally), needs, CORES),
    ]


# ------------------------------------------------------------------ the engines and everything around them


def expect_build(desk: Desk, wanted: str, **extra_env: str) -> None:
    """Make sure that the tests to come run on the engines they are meant for."""
    env = stages.environment(**extra_env)
    found = subprocess.run([sys.executable, "-c", WHICH], cwd=ROOT, env=env, stdout=subprocess.PIPE)
    if found.stdout.decode().strip() != wanted:
        desk.say(f"expected the {wanted} engines, found: {found.stdout.decode().strip() or 'none'}")
        raise Failed


def bytecode() -> Stage:
    """Read all tests once. What Python and pytest make of modules is kept; else every worker, who begin
    together, would make it for itself. A test that cannot be read is told of by the stage that runs it."""

    def work(desk: Desk) -> None:
        desk.try_to("python", "-m", "pytest", "--collect-only", "-p", "no:terminal")

    return Stage("bytecode", work)


def testing(name: str, tally: Tally, *args: str, compiled: bool) -> Stage:
    """The tests of the engines reckon, so the second time they do it beside the browser's."""
    # Tests of the house, which run on the pure engines only, often wait for each other's servers. Two workers
    # more were no quicker than one.
    workers = WORKERS if compiled else WORKERS + 1
    build = "native" if compiled else "pure"

    def work(desk: Desk) -> None:
        env = COMPILED if compiled else {}
        expect_build(desk, build, **env)
        pytest(desk, tally, in_parallel(workers), *args, memory=memory(build), **env)

    if compiled:
        return Stage(name, work, ("bytecode", "compilation"), patient=True)
    return Stage(name, work, ("bytecode",), CORES)


def instructions(*needs: str) -> Stage:
    """Has a decision, a copy or a view become dearer? Counted, so it is the same on a busy machine."""
    check = ("python", "bench/instructions.py", "check")
    return command("instructions", *check, needs=needs, patient=True)


def test_stages(tally: Tally) -> list[Stage]:
    pure = testing("tests, pure engines", tally, f"--ignore={BROWSER_TESTS}", compiled=False)
    if reason := native.missing():
        print(f"The tests on the compiled engines were skipped: {reason}.")
        return [bytecode(), pure, instructions(), *browser_stages(tally)]
    compile = ("python", native.__file__, "tree")
    compare = ("python", "tools/compare_builds.py")
    return [
        Stage("compilation", lambda desk: desk.call(*compile, **{native.QUICKLY: "1"}), patient=True),
        bytecode(),
        pure,
        testing("tests, compiled engines", tally, *ENGINE_TESTS, compiled=True),
        command("equal digests", *compare, needs=("compilation",), patient=True),
        instructions("compilation"),
        *browser_stages(tally),
    ]


def main(wanted: list[str]) -> int:
    if not sys.stdout.isatty():
        os.environ["NO_COLOR"] = "1"  # a log is read without a terminal
    start = time.monotonic()
    tally = Tally()
    listed = [*lint_stages(), *web_lint_stages()]
    if wanted != ["lint"]:
        listed += [*web_stages(tally), *test_stages(tally)]
    # What others wait for comes first, then what takes long: nothing long is left over at the end.
    listed.sort(key=lambda stage: (stage.name not in FIRST, stage.cores >= CORES))
    with native.pure():
        ended = stages.run(listed, CORES)
    print(stages.table(ended, time.monotonic() - start))
    if not all(stage.passed for stage in ended):
        tally.failed = tally.failed or 1
    if wanted != ["lint"]:
        print(f"{tally.slowest()}\n{tally.line()}", flush=True)
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
