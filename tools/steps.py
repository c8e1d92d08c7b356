"""Write the steps of a title's book by their names: `python tools/steps.py` (`make steps`).

Engines call by name what lies in tables otherwise (core/steps.py says why). From the procedures of a book
this makes two modules beside the rules: `course.py` carries the procedures out, `steps.py` adds what is done
at questions and luck. A test holds the files that are checked in against what this makes. The show is left
out: its steps are so long that nobody would notice.
"""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

import euphoria  # noqa: E402
from euphoria.core.flow import (  # noqa: E402
    AgainStep,
    AskStep,
    CallStep,
    ChanceStep,
    LeaveStep,
    Procedure,
    RepeatStep,
    Step,
)
from euphoria.core.game import Game  # noqa: E402
from euphoria.core.steps import WIDTH, method_of, step_number  # noqa: E402

TITLES = ("leaders", "dystopia")
FEW = 4
"""So many numbers are compared one after the other."""


class TooLong(Exception):
    """A procedure has more steps than fit into the number of one."""


def target(title: str, module: str) -> Path:
    return ROOT / "src" / "euphoria" / "games" / title / "rules" / f"{module}.py"


def called(fn: Callable[..., object]) -> str:
    """How the made module calls a function: by its module and its name."""
    return f"{fn.__module__.rpartition('.')[2]}.{fn.__name__}"


def course(proc: Procedure, state: str) -> str:
    """A procedure as a method that goes on where its frame stands."""
    lines = [line for pc, step in enumerate(proc.steps) for line in carried_out(step, proc.index, pc)]
    if not isinstance(proc.steps[-1], RepeatStep):
        lines.append("return ENDED")
    if any(isinstance(step, AgainStep | RepeatStep) for step in proc.steps):
        lines = ["while True:", *(f"    {line}" for line in lines)]
    text = "".join(f"        {line}\n" for line in lines)
    return COURSE.format(name=method_of(proc.name), state=state, lines=text)


def carried_out(step: Step, proc: int, pc: int) -> list[str]:
    """The lines that carry a step out, and stop where it waits or has pushed another procedure."""
    number = step_number(proc, pc)
    reached = f"if pc <= {pc}:"
    stops = "len(frames) != depth"
    match step:
        case AskStep(forced=True):
            line = f"self.ask_unless_forced(t, f, {number}, {called(step.who)}(t, f))"
            stops = f"t.asked or {stops}"
        case AskStep(sealed=True):
            line = f"self.ask_sealed(t, {called(step.who)}(t, f))"
            stops = f"t.asked or {stops}"
        case AskStep():
            line = f"t.asked = {called(step.who)}(t, f)"
            stops = f"t.asked or {stops}"
        case ChanceStep():
            line = f"self.draw(t, f, {number}, {called(step.bounds)}(t, f))"
            stops = f"t.bounds or {stops}"
        case CallStep():
            pushed = f"frames.append(Frame({step.proc.index}, 0, {step.a}))"
            return [f"if pc <= {pc}:", f"    {pushed}", f"    return {pc + 1}"]
        case LeaveStep():
            return [f"if pc <= {pc} and {called(step.test)}(t, f):", "    return ENDED"]
        case AgainStep():
            return [f"if pc <= {pc} and {called(step.test)}(t, f):", "    pc = 0", "    continue"]
        case RepeatStep():
            # Behind the last step there is none, so nobody stands there.
            return [f"{called(step.repeated)}(t, f)", f"if {stops}:", "    return 0", "pc = 0"]
        case _:
            assert step.fn is not None
            line = f"{called(step.fn)}(t, f)"
            if step.only_if:
                reached = f"if pc <= {pc} and t.{step.only_if}:"
    return [reached, f"    {line}", f"    if {stops}:", f"        return {pc + 1}"]


def numbered(of: Game) -> list[tuple[int, Step]]:
    """All steps of the book by their numbers."""
    for proc in of.book:
        if len(proc.steps) >= 1 << WIDTH:  # one more: its end
            raise TooLong(f"{proc.name} has {len(proc.steps)} steps: WIDTH in core/steps.py must grow.")
    return [(step_number(proc.index, pc), step) for proc in of.book for pc, step in enumerate(proc.steps)]


def made(title: str) -> dict[str, str]:
    """The modules with all steps of this title, by their names."""
    of = euphoria.game(title)
    steps = numbered(of)
    asks = [(number, step) for number, step in steps if isinstance(step, AskStep)]
    draws = [(number, step) for number, step in steps if isinstance(step, ChanceStep)]
    state = type(of.begin(of.least, {}))
    names = {
        "package": state.__module__.rpartition(".")[0],
        "home": state.__module__,
        "state": state.__name__,
        "title": title.capitalize(),
    }
    runs = [(proc.index, [f"return self.{method_of(proc.name)}(t, f, frames)"]) for proc in of.book]
    options = [(number, [f"return {called(ask.options)}(t, f, seat)"]) for number, ask in asks]
    answers = [(number, [f"{called(ask.answer)}(t, f, seat, code)", "return"]) for number, ask in asks]
    settled = [(number, [f"{called(luck.settle)}(t, f, drawn)", "return"]) for number, luck in draws]
    picks = [(n, [f"return {called(ask.pick)}(t, f, seat, luck)"]) for n, ask in asks if ask.pick]
    return {
        "course": COURSES.format(
            **names,
            modules=imported(steps, "fn", "test", "repeated", "who", "bounds"),
            courses="\n".join(course(proc, state.__name__) for proc in of.book),
        ),
        "steps": MODULE.format(
            **names,
            modules=imported([*asks, *draws], "options", "answer", "pick", "settle"),
            run=branches(runs, "proc"),
            options=branches(options),
            answers=branches(answers),
            settled=branches(settled),
            picks=branches(picks),
        ),
    }


def imported(steps: Sequence[tuple[int, Step]], *parts: str) -> str:
    """The modules whose functions are called, as lines of an import."""
    found: list[Any] = [getattr(step, part, None) for _, step in steps for part in parts]
    names = sorted({fn.__module__.rpartition(".")[2] for fn in found if fn is not None})
    return "".join(f"    {name},\n" for name in names)


def branches(of: list[tuple[int, list[str]]], number: str = "number", indent: str = " " * 8) -> str:
    """One branch for each number; where there are many, they are halved first."""
    if len(of) > FEW:
        middle = len(of) // 2
        deeper = indent + " " * 4
        halves = branches(of[:middle], number, deeper), branches(of[middle:], number, deeper)
        return f"{indent}if {number} < {of[middle][0]}:\n{halves[0]}{indent}else:\n{halves[1]}"
    text = ""
    for value, lines in of:
        text += f"{indent}if {number} == {value}:\n"
        text += "".join(f"{indent}    {line}\n" for line in lines)
    return text


COURSES = '''"""Made by tools/steps.py from the book (`make steps`). Do not edit."""

from __future__ import annotations

from mypy_extensions import i64

from euphoria.core.state import Frame
from euphoria.core.steps import ENDED, Steps
from {package} import (
{modules})
from {home} import {state}


class {title}Course(Steps):
    """The procedures of the book, in which every step is called by its name."""

{courses}'''

COURSE = """    def {name}(self, t: {state}, f: Frame, frames: list[Frame]) -> i64:
        pc, depth = f.pc, len(frames)
{lines}"""

MODULE = '''"""Made by tools/steps.py from the book (`make steps`). Do not edit."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from euphoria.core.luck import Luck
from euphoria.core.state import Frame
from euphoria.core.steps import UnknownStep
from {package} import (
{modules})
from {package}.course import {title}Course
from {home} import {state}


class {title}Steps({title}Course):
    """What is done at the questions and the luck of the book, each called by its name."""

    def run(self, s: Any, f: Frame, frames: list[Frame]) -> i64:
        t: {state} = s
        proc = f.proc
{run}        raise UnknownStep(proc)

    def options(self, s: Any, f: Frame, number: i64, seat: i64) -> list[int]:
        t: {state} = s
{options}        raise UnknownStep(number)

    def answer(self, s: Any, f: Frame, number: i64, seat: i64, code: int) -> None:
        t: {state} = s
{answers}        raise UnknownStep(number)

    def settle(self, s: Any, f: Frame, number: i64, drawn: list[int]) -> None:
        t: {state} = s
{settled}        raise UnknownStep(number)

    def pick(self, s: Any, f: Frame, number: i64, seat: i64, luck: Luck) -> int:
        t: {state} = s
{picks}        return super().pick(s, f, number, seat, luck)
'''


if __name__ == "__main__":
    for title in TITLES:
        for module, text in made(title).items():
            target(title, module).write_text(text, encoding="utf-8")
