"""Stages of a check, side by side on the cores there are.

A stage says which others it needs and how many cores it keeps busy. What it prints appears when it ends, in
one piece; a stage that takes all cores prints at once. A stage that only reckons can be `patient`: it runs
beside all others, on what they leave of the processor while they wait for servers. After a failure nothing
new is begun.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent
PATIENTLY = ("nice", "-n", "15")
"""How a patient stage runs its commands, where the system knows how."""


class Failed(Exception):
    """A stage did not pass; its own output says why."""


def environment(**extra: str) -> dict[str, str]:
    """Of everything that is run. Some machines forbid to write bytecode beside sources; then every one of the
    many processes would compile all modules anew, so bytecode goes to a place of our own."""
    env = {**os.environ, "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "bytecode"), **extra}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    return env


class Desk:
    """Where a stage works: it runs commands and adds up their processor time."""

    def __init__(self, out: IO[str] | None, patient: bool = False) -> None:
        self.out = out
        self.before = PATIENTLY if patient and shutil.which(PATIENTLY[0]) else ()
        self.processor = 0.0

    def say(self, text: str) -> None:
        print(text, file=self.out, flush=True)

    def try_to(self, *command: str | Path, **extra_env: str) -> int:
        """Run a command; names without a folder are those of .venv."""
        program = BIN / command[0]
        process = subprocess.Popen(
            [*self.before, program, *command[1:]],
            cwd=ROOT,
            env=environment(**extra_env),
            stdout=self.out,
            stderr=subprocess.STDOUT if self.out else None,
        )
        if not hasattr(os, "wait4"):
            return process.wait()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        self.processor += used.ru_utime + used.ru_stime
        return process.returncode

    def call(self, *command: str | Path, **extra_env: str) -> None:
        if self.try_to(*command, **extra_env):
            raise Failed


@dataclass(frozen=True)
class Stage:
    name: str
    work: Callable[[Desk], None]
    needs: tuple[str, ...] = ()
    cores: int = 1
    """How many it keeps busy; more than there are means all, 0 is for what mostly waits."""
    patient: bool = False
    """It waits for no core, and nobody's core is taken: as many of these run at once as there are cores."""


@dataclass(frozen=True)
class Done:
    name: str
    passed: bool
    seconds: float
    processor: float

    def line(self) -> str:
        failed = "" if self.passed else "  FAILED"
        return f"{self.name:26}{self.seconds:8.1f} s{self.processor:10.1f} s{failed}"


def carry_out(stage: Stage, alone: bool) -> Done:
    """In a thread: do the work of a stage, then show what it said."""
    start = time.monotonic()
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
        desk = Desk(None if alone else said, stage.patient)
        try:
            stage.work(desk)
            passed = True
        except Failed:
            passed = False
        done = Done(stage.name, passed, time.monotonic() - start, desk.processor)
        said.seek(0)
        how = "" if passed else ", FAILED"
        print(f"{said.read()}-- {stage.name}: {done.seconds:.1f} s{how}\n", end="", flush=True)
    return done


def run(stages: Sequence[Stage], cores: int | None = None) -> list[Done]:
    """All stages, as early as their needs and the cores allow, those named first before others."""
    cores = cores or os.cpu_count() or 1
    waiting, ended = list(stages), list[Done]()
    running: dict[Future[Done], Stage] = {}
    with ThreadPoolExecutor(max_workers=len(stages) or 1) as threads:
        while waiting or running:
            if all(done.passed for done in ended):
                begin(waiting, running, {done.name for done in ended}, cores, threads)
            if not running:
                break
            now, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in now:
                del running[future]
                ended.append(future.result())
    assert not waiting or not all(done.passed for done in ended), f"never begun: {waiting}"
    return ended


def begin(
    waiting: list[Stage],
    running: dict[Future[Done], Stage],
    ended: set[str],
    cores: int,
    threads: ThreadPoolExecutor,
) -> None:
    for stage in waiting[:]:
        wanted = min(stage.cores, cores)
        busy = sum(min(one.cores, cores) for one in running.values() if one.patient == stage.patient)
        if set(stage.needs) <= ended and busy + wanted <= cores:
            waiting.remove(stage)
            print(f"== {stage.name}", flush=True)
            alone = wanted == cores and not stage.patient
            running[threads.submit(carry_out, stage, alone)] = stage


def table(ended: Sequence[Done], seconds: float) -> str:
    """How long everything took: by the clock, and in the processor."""
    total = sum(done.processor for done in ended)
    head = f"{'stage':26}{'time':>10}{'processor':>12}"
    return "\n".join([head, *(done.line() for done in ended), Done("all", True, seconds, total).line()])
