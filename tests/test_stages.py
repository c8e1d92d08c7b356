"""tools/stages.py, tools/test.py and tools/soak.py: who waits for whom, and what stands at the end."""

import contextlib
import os
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from kit.tools import TOOLS, tool


@pytest.fixture
def stages(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(TOOLS))
    import stages

    yield stages
    for name in ("stages", "soak", "native", "kept", "web", "chromium"):
        sys.modules.pop(name, None)


class Diary:
    """Stages that write down when they begin and end."""

    def __init__(self, stages: ModuleType) -> None:
        self.stages = stages
        self.lines: list[str] = []
        self.now: set[str] = set()
        self.most = 0
        self.lock = threading.Lock()

    def stage(self, name: str, **more: Any) -> Any:
        together: threading.Barrier | None = more.pop("together", None)
        fails: bool = more.pop("fails", False)

        def work(desk: Any) -> None:
            with self.lock:
                self.lines.append(f"{name} begins")
                self.now.add(name)
                self.most = max(self.most, len(self.now))
            if together:
                together.wait(60)
            desk.say(f"{name} says something")
            with self.lock:
                self.now.remove(name)
                self.lines.append(f"{name} ends")
            if fails:
                raise self.stages.Failed

        return self.stages.Stage(name, work, **more)


def test_stages_that_fit_run_side_by_side(stages: ModuleType) -> None:
    diary = Diary(stages)
    both = threading.Barrier(2)  # broken, and the run with it, if they do not meet
    listed = [diary.stage("one", together=both), diary.stage("two", together=both)]
    assert all(done.passed for done in stages.run(listed, 2))
    assert diary.most == 2


def test_no_more_run_than_there_are_cores(stages: ModuleType) -> None:
    diary = Diary(stages)
    stages.run([diary.stage(str(number)) for number in range(6)], 1)
    assert diary.most == 1
    assert diary.lines == [f"{number} {what}" for number in range(6) for what in ("begins", "ends")]


def test_a_stage_waits_for_what_it_needs(stages: ModuleType) -> None:
    diary = Diary(stages)
    stages.run([diary.stage("tests", needs=("build",)), diary.stage("build")], 4)
    assert diary.lines == ["build begins", "build ends", "tests begins", "tests ends"]


def test_beside_a_stage_that_takes_all_cores_is_only_who_waits(stages: ModuleType) -> None:
    diary = Diary(stages)
    both = threading.Barrier(2)
    wide = diary.stage("wide", cores=8, together=both)
    stages.run([wide, diary.stage("download", cores=0, together=both), diary.stage("narrow")], 2)
    assert diary.most == 2
    assert diary.lines.index("narrow begins") > diary.lines.index("wide ends")


def test_patient_stages_run_beside_one_that_takes_all_cores(stages: ModuleType) -> None:
    diary = Diary(stages)
    all_three = threading.Barrier(3)
    listed = [diary.stage(name, patient=True, together=all_three) for name in ("one", "two")]
    wide = diary.stage("wide", cores=2, together=all_three)
    stages.run([*listed, diary.stage("three", patient=True), wide], 2)
    assert diary.most == 3
    ends = [diary.lines.index(f"{name} ends") for name in ("one", "two")]
    assert diary.lines.index("three begins") > min(ends)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system knows no patience")
def test_patient_stages_leave_the_processor_to_the_others(
    stages: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    def work(desk: Any) -> None:
        desk.call(sys.executable, "-c", "import os; print(os.nice(0))")

    stages.run([stages.Stage("hasty", work), stages.Stage("patient", work, ("hasty",), patient=True)], 2)
    hasty, patient = (int(line) for line in capfd.readouterr().out.splitlines() if line.isdigit())
    assert patient >= min(hasty + 15, 19)


def test_after_a_failure_nothing_new_begins(stages: ModuleType) -> None:
    diary = Diary(stages)
    ended = stages.run([diary.stage("bad", fails=True), diary.stage("other")], 1)
    assert [(done.name, done.passed) for done in ended] == [("bad", False)]
    assert "FAILED" in stages.table(ended, 1.0)


def test_a_need_that_nobody_fulfils_is_an_error(stages: ModuleType) -> None:
    with pytest.raises(AssertionError, match="never begun"):
        stages.run([Diary(stages).stage("tests", needs=("nobody",))], 2)


def test_an_accident_in_a_stage_is_not_swallowed(stages: ModuleType) -> None:
    def stumble(_desk: Any) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        stages.run([stages.Stage("stumbles", stumble)], 2)


def test_what_stages_say_side_by_side_comes_in_one_piece(
    stages: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    both = threading.Barrier(2)

    def work(name: str) -> Callable[[Any], None]:
        def talk(desk: Any) -> None:
            for number in range(3):
                both.wait(60)
                desk.call(sys.executable, "-c", f"print('{name} {number}')")

        return talk

    ended = stages.run([stages.Stage(name, work(name)) for name in "ab"], 2)
    text = capfd.readouterr().out
    assert "a 0\na 1\na 2\n-- a: " in text
    assert "b 0\nb 1\nb 2\n-- b: " in text
    assert all(done.processor > 0 for done in ended)


def test_a_command_that_fails_fails_its_stage(stages: ModuleType) -> None:
    listed = [stages.Stage("bad", lambda desk: desk.call(sys.executable, "-c", "raise SystemExit(3)"))]
    assert [done.passed for done in stages.run(listed, 2)] == [False]


def test_bytecode_is_written_even_where_it_is_forbidden(
    stages: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    env = stages.environment(EXTRA="1")
    assert "PYTHONDONTWRITEBYTECODE" not in env
    assert Path(env["PYTHONPYCACHEPREFIX"]).is_relative_to(stages.ROOT / "build")
    assert env["EXTRA"] == "1"


# ------------------------------------------------------------------ a second chance


@pytest.fixture
def tested(stages: ModuleType) -> ModuleType:
    """tools/test.py, whose name Python's own tests have."""
    module: ModuleType = tool("test")
    assert module.stages is stages
    return module


FAILS_AT_FIRST = """
def test_late(request):
    past = request.config.cache.get("tried", 0)
    request.config.cache.set("tried", past + 1)
    assert past
"""
FAIL_ALWAYS = "\n".join(f"def test_bad_{number}(): assert {number} < {{least}}" for number in range(9))


def test_who_failed_beside_another_run_is_tried_by_its_own_memory(
    tmp_path: Path, tested: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]")
    file = tmp_path / "test_it.py"
    file.write_text(FAILS_AT_FIRST)
    (tmp_path / "test_other.py").write_text("def test_other(): pass")
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    tallies = [tested.Tally(), tested.Tally()]
    run_pytest = tested.run_pytest

    def beside(desk: Any, tally: Any, *args: str, **env: str) -> None:
        """Between the first run and its second chance another run ends, in which nothing failed."""
        try:
            run_pytest(desk, tally, *args, **env)
        finally:
            other = f"--override-ini=cache_dir={tmp_path / 'other'}"
            run_pytest(desk, tallies[1], str(tmp_path / "test_other.py"), other)

    monkeypatch.setattr(tested, "run_pytest", beside)
    with (tmp_path / "said").open("w+") as said:
        desk = tested.Desk(said)
        tested.pytest(desk, tallies[0], (), str(file), memory=str(tmp_path / "mine"))
    assert [tally.line() for tally in tallies] == ["1 passed, 0 failed", "2 passed, 0 failed"]


@pytest.mark.parametrize(
    ("text", "passes", "line", "says"),
    [
        (FAILS_AT_FIRST, True, "1 passed, 0 failed", "the 1 that failed"),
        (FAIL_ALWAYS.format(least=7), False, "7 passed, 2 failed", "the 2 that failed"),
        (FAIL_ALWAYS.format(least=1), False, "1 passed, 8 failed", None),
    ],
    ids=["a late one", "two that are wrong", "too many"],
)
def test_the_few_that_failed_are_tried_once_more(
    tmp_path: Path, tested: ModuleType, text: str, passes: bool, line: str, says: str | None
) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]")  # so that this folder has a memory of its own
    file = tmp_path / "test_it.py"
    file.write_text(text)
    tally = tested.Tally()
    with (tmp_path / "said").open("w+") as said:
        with contextlib.nullcontext() if passes else pytest.raises(tested.Failed):
            # Without the plugins that take longer to load than these tests.
            tested.pytest(tested.Desk(said), tally, (), str(file), PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
        said.seek(0)
        told = said.read()
    assert says in told if says else "Once more" not in told
    assert tally.line() == line


# ------------------------------------------------------------------ make soak


class Night:
    """Rounds of a soak that take no time; the clock is moved by them."""

    def __init__(self, fails_in: int = 0) -> None:
        self.clock = 0.0
        self.rounds: list[float] = []
        self.by_hand: list[float] = []
        self.every_case = 0
        self.fails_in = fails_in

    def run(self, _desk: Any, *command: str, **env: str) -> int:
        if "tests/e2e/test_hand_soak.py" in command:
            assert env["EUPHORIA_CHROMIUM"] == "here"
            self.by_hand.append(60 * float(env["EUPHORIA_SOAK"]))
            self.clock += self.by_hand[-1]
            return 0
        if "tests/e2e" in command:
            assert float(env["EUPHORIA_SOAK"]) > 0
            self.every_case += 1
            return 0
        assert "fuzz or hypothesis" in command
        assert env["HYPOTHESIS_PROFILE"] == "explore"
        self.rounds.append(float(env["EUPHORIA_FUZZ"]))
        self.clock += self.rounds[-1] * 4 / 2
        return int(len(self.rounds) == self.fails_in)


def soak(monkeypatch: pytest.MonkeyPatch, stages: ModuleType, night: Night, minutes: float) -> int:
    import soak

    monkeypatch.setattr(soak, "engines", lambda _desk: {})
    monkeypatch.setattr(soak, "browser", lambda _desk: {"EUPHORIA_CHROMIUM": "here"})
    monkeypatch.setattr(soak, "CORES", 2)
    monkeypatch.setattr("soak.time.monotonic", lambda: night.clock)
    monkeypatch.setattr(stages.Desk, "try_to", night.run)
    code: int = soak.main(minutes)
    return code


def test_rounds_grow_and_the_last_one_fits(monkeypatch: pytest.MonkeyPatch, stages: ModuleType) -> None:
    night = Night()
    assert soak(monkeypatch, stages, night, 60) == 0
    assert night.rounds[:4] == [60, 120, 240, 480]
    assert night.by_hand == [seconds / 2 for seconds in night.rounds]
    assert night.clock == 3600
    assert sum(night.rounds) == 1440
    assert night.every_case == 1


def test_a_soak_ends_with_the_first_round_that_fails(
    monkeypatch: pytest.MonkeyPatch, stages: ModuleType
) -> None:
    night = Night(fails_in=2)
    assert soak(monkeypatch, stages, night, 600) == 1
    assert len(night.rounds) == 2
    assert night.every_case == 0
