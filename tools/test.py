"""Run all checks one after the other; stop at the first stage that fails.

    python tools/test.py          everything
    python tools/test.py lint     only style, types and architecture

The engine tests run twice: on the sources, and on build/native, a copy of the package with the
engines compiled (tools/native.py), which is made in the background meanwhile. The web client is
built, checked and, where there is a Chromium (tools/chromium.py), played with. What cannot be done
on this machine is left out with a sentence that says why. The last line printed sums up all test
runs. A failed stage that is not a test run counts as one failure.
"""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import chromium
import native
import web

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent
ENGINE_TESTS = (
    "tests/core",
    "tests/contract",
    "tests/games",
    "tests/test_scenarios.py",
    "tests/test_playthroughs.py",
    "tests/test_recorded_games.py",
)
BROWSER_TESTS = "tests/e2e"
SECOND_CHANCES = 3
"""More tests than that do not fail because the machine is busy."""
WHICH = "import euphoria.core as c; print('native' if c.native() else 'pure')"

Stage = tuple[str, Callable[[], None]]


class Failed(Exception):
    """A stage did not pass; its own output says why."""


class Tally:
    """What all runs of pytest and vitest together found."""

    def __init__(self) -> None:
        self.passed = self.failed = self.skipped = 0

    def add(self, report: Path) -> None:
        for suite in ElementTree.parse(report).getroot().iter("testsuite"):
            tests, skipped = int(suite.attrib["tests"]), int(suite.attrib["skipped"])
            failed = int(suite.attrib["failures"]) + int(suite.attrib["errors"])
            self.passed += tests - failed - skipped
            self.failed += failed
            self.skipped += skipped

    def put_right(self, again: "Tally") -> None:
        """What failed here was tried again."""
        self.passed += again.passed
        self.failed = again.failed

    def take(self, other: "Tally") -> None:
        self.passed += other.passed
        self.failed += other.failed
        self.skipped += other.skipped

    def line(self) -> str:
        parts = [f"{self.passed} passed", f"{self.failed} failed"]
        return ", ".join(parts + [f"{self.skipped} skipped"] * (self.skipped > 0))


def call(*command: str, **extra_env: str) -> None:
    done = subprocess.run([BIN / command[0], *command[1:]], cwd=ROOT, env={**os.environ, **extra_env})
    if done.returncode:
        raise Failed


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


def pytest(tally: Tally, *args: str, **extra_env: str) -> None:
    with counted(tally) as report:
        how = ("-q", "--durations=10", "--durations-min=5", f"--junitxml={report}")
        call("python", "-m", "pytest", *how, *args, **extra_env)


def expect_build(wanted: str, **extra_env: str) -> None:
    """Make sure that the tests to come run on the engines they are meant for."""
    env = {**os.environ, **extra_env}
    found = subprocess.run([sys.executable, "-c", WHICH], cwd=ROOT, env=env, stdout=subprocess.PIPE)
    if found.stdout.decode().strip() != wanted:
        print(f"expected the {wanted} engines, found: {found.stdout.decode().strip() or 'none'}")
        raise Failed


def lint_stages() -> list[Stage]:
    return [
        ("ruff", lambda: call("ruff", "check")),
        ("format", lambda: call("ruff", "format", "--check")),
        ("mypy", lambda: call("mypy")),
        ("pyright", lambda: call("pyright", "--warnings")),
        ("imports", lambda: call("lint-imports", "--no-logo")),
    ]


def npm(*words: str) -> None:
    if web.main("npm", *words):
        raise Failed


def build_web() -> None:
    if web.main("build"):
        raise Failed


def keep_budget() -> None:
    if web.main("budget"):
        raise Failed


def vitest(tally: Tally) -> None:
    with counted(tally) as report:
        npm("test", "--", "--reporter=dot", "--reporter=junit", f"--outputFile.junit={report}")


def web_lint_stages() -> list[Stage]:
    if reason := web.missing():
        print(f"The checks of the web client were skipped: {reason}.")
        return []
    return [("web style", lambda: npm("run", "style")), ("web types", lambda: npm("run", "check"))]


def web_stages(tally: Tally) -> list[Stage]:
    if web.missing():
        return []
    return [("web build", build_web), ("web budget", keep_budget), ("web tests", lambda: vitest(tally))]


def browser_stages(tally: Tally) -> list[Stage]:
    try:
        program = chromium.find() or chromium.fetch()
        if reason := web.missing():
            raise chromium.Missing(reason)
    except chromium.Missing as why:
        print(f"The tests in a browser were skipped: {why}.")
        return []
    env = {"EUPHORIA_CHROMIUM": str(program)}
    return [("tests in a browser", lambda: browser_tests(tally, **env))]


def browser_tests(tally: Tally, **env: str) -> None:
    """A browser, a house and a test share two cores, and on a busy machine a tap gets lost now and then.
    So the few that failed have a second chance, one at a time, and the log says which needed it."""
    found = Tally()
    try:
        pytest(found, "-n", "2", BROWSER_TESTS, **env)
    except Failed:
        if not 0 < found.failed <= SECOND_CHANCES:
            raise
        print(f"Once more, one at a time: the {found.failed} that failed.", flush=True)
        again = Tally()
        try:
            pytest(again, "-v", "--last-failed", "--last-failed-no-failures=none", BROWSER_TESTS, **env)
        finally:
            found.put_right(again)
    finally:
        tally.take(found)


class Compilation:
    """The compiled copy in the making, beside the stages that do not need it."""

    def __init__(self) -> None:
        # In a session of its own, so that the C compiler it starts can be ended with it.
        self.process = subprocess.Popen(
            [sys.executable, native.__file__, "tree"],
            env={**os.environ, native.QUICKLY: "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def wait(self) -> None:
        said, _ = self.process.communicate()
        if self.process.returncode:
            print(said, end="")
            raise Failed

    def give_up(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()


def pure_tests(tally: Tally) -> None:
    with native.pure():
        expect_build("pure")
        pytest(tally, "-n", "2", f"--ignore={BROWSER_TESTS}")


def compiled_tests(tally: Tally, compilation: Compilation) -> None:
    compilation.wait()
    path = {"PYTHONPATH": str(native.TREE)}
    expect_build("native", **path)
    pytest(tally, "-n", "2", *ENGINE_TESTS, **path)


def run(stages: list[Stage], tally: Tally) -> None:
    """One stage after the other, with its time, up to the first that fails."""
    for name, stage in stages:
        print(f"== {name}", flush=True)
        start = time.monotonic()
        try:
            stage()
        except Failed:
            tally.failed = tally.failed or 1
            print(f"-- {name}: FAILED", flush=True)
            return
        print(f"-- {name}: {time.monotonic() - start:.1f} s", flush=True)


def run_everything(tally: Tally) -> None:
    early = [*lint_stages(), *web_lint_stages(), *web_stages(tally)]
    stages: list[Stage] = [*early, ("tests, pure engines", lambda: pure_tests(tally))]
    browser = browser_stages(tally)
    if reason := native.missing():
        print(f"The tests on the compiled engines were skipped: {reason}.")
        run([*stages, *browser], tally)
        return
    compilation = Compilation()
    try:
        tests = ("tests, compiled engines", lambda: compiled_tests(tally, compilation))
        digests = ("equal digests", lambda: call("python", "tools/compare_builds.py"))
        run([*stages, tests, digests, *browser], tally)
    finally:
        compilation.give_up()


def main(wanted: list[str]) -> int:
    if not sys.stdout.isatty():
        os.environ["NO_COLOR"] = "1"  # a log is read without a terminal
    tally = Tally()
    if wanted == ["lint"]:
        run([*lint_stages(), *web_lint_stages()], tally)
    else:
        run_everything(tally)
        print(tally.line(), flush=True)
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
