"""Write the steps of a title's book by their names: `python tools/steps.py` (`make steps`).

Compiled engines call by name what lies in a table otherwise (core/steps.py says why). From the procedures of
a book this makes `steps.py` beside the rules; a test holds the files that are checked in against what this
makes. The show is left out: its steps are so long that nobody would notice.
"""

import sys
from collections.abc import Callable
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
    RepeatStep,
    Step,
)
from euphoria.core.game import Game  # noqa: E402
from euphoria.core.steps import WIDTH, step_number  # noqa: E402

TITLES = ("leaders", "dystopia")
FEW = 4
"""So many numbers are compared one after the other."""


class TooLong(Exception):
    """A procedure has more steps than fit into the number of one."""


def target(title: str) -> Path:
    return ROOT / "src" / "euphoria" / "games" / title / "rules" / "steps.py"


def called(fn: Callable[..., object]) -> str:
    """How the made module calls a function: by its module and its name."""
    return f"{fn.__module__.rpartition('.')[2]}.{fn.__name__}"


def carried_out(step: Step, number: int) -> list[str]:
    """The lines that carry a step out and say whether it waits."""
    match step:
        case AskStep(forced=True):
            return [f"return self.ask_unless_forced(t, f, {number}, {called(step.who)}(t, f))"]
        case AskStep():
            kind = "ask_sealed" if step.sealed else "ask"
            return [f"return self.{kind}(t, {called(step.who)}(t, f))"]
        case ChanceStep():
            return [f"return self.draw(t, f, {number}, {called(step.bounds)}(t, f))"]
        case CallStep():
            lines = [f"t.push({step.proc.index}, {step.a})"]
        case LeaveStep():
            lines = [f"if {called(step.test)}(t, f):", "    t.frames.pop()"]
        case AgainStep():
            lines = [f"if {called(step.test)}(t, f):", "    f.pc = 0"]
        case RepeatStep():
            lines = [f"{called(step.repeated)}(t, f)", "f.pc = 0"]
        case _:
            assert step.fn is not None
            lines = [f"{called(step.fn)}(t, f)"]
    return [*lines, "return False"]


def numbered(of: Game) -> list[tuple[int, Step]]:
    """All steps of the book by their numbers."""
    for proc in of.book:
        if len(proc.steps) >= 1 << WIDTH:  # one more: its end
            raise TooLong(f"{proc.name} has {len(proc.steps)} steps: WIDTH in core/steps.py must grow.")
    return [(step_number(proc.index, pc), step) for proc in of.book for pc, step in enumerate(proc.steps)]


def made(title: str) -> str:
    """The module with all steps of this title."""
    of = euphoria.game(title)
    steps = numbered(of)
    asks = [(number, step) for number, step in steps if isinstance(step, AskStep)]
    draws = [(number, step) for number, step in steps if isinstance(step, ChanceStep)]
    state = type(of.begin(of.least, {}))
    run = branches([(number, carried_out(step, number)) for number, step in steps])
    options = branches([(n, [f"return {called(ask.options)}(t, f, seat)"]) for n, ask in asks])
    answers = branches([(n, [f"{called(ask.answer)}(t, f, seat, code)", "return"]) for n, ask in asks])
    settled = branches([(n, [f"{called(luck.settle)}(t, f, drawn)", "return"]) for n, luck in draws])
    picks = branches([(n, [f"return {called(a.pick)}(t, f, seat, luck)"]) for n, a in asks if a.pick])
    picked = PICK.format(state=state.__name__, picks=picks) if picks else ""
    return MODULE.format(
        package=state.__module__.rpartition(".")[0],
        modules="".join(f"    {name},\n" for name in modules(steps)),
        luck="from euphoria.core.luck import Luck\n" if picks else "",
        home=state.__module__,
        state=state.__name__,
        title=title.capitalize(),
        run=run,
        options=options,
        answers=answers,
        settled=settled,
        picked=picked,
    )


def modules(steps: list[tuple[int, Step]]) -> list[str]:
    """The modules whose functions are called."""
    parts = ("fn", "test", "repeated", "who", "options", "answer", "pick", "bounds", "settle")
    found: list[Any] = [getattr(step, part, None) for _, step in steps for part in parts]
    return sorted({fn.__module__.rpartition(".")[2] for fn in found if fn is not None})


def branches(of: list[tuple[int, list[str]]], indent: str = " " * 8) -> str:
    """One branch for each number; where there are many, they are halved first."""
    if len(of) > FEW:
        middle = len(of) // 2
        halves = branches(of[:middle], indent + " " * 4), branches(of[middle:], indent + " " * 4)
        return f"{indent}if number < {of[middle][0]}:\n{halves[0]}{indent}else:\n{halves[1]}"
    text = ""
    for number, lines in of:
        text += f"{indent}if number == {number}:\n"
        text += "".join(f"{indent}    {line}\n" for line in lines)
    return text


MODULE = '''"""Made by tools/steps.py from the book (`make steps`). Do not edit."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

{luck}from euphoria.core.state import Frame
from euphoria.core.steps import Steps, UnknownStep
from {package} import (
{modules})
from {home} import {state}


class {title}Steps(Steps):
    """The steps of the book, each called by its name."""

    def run(self, s: Any, f: Frame, number: i64) -> bool:
        t: {state} = s
{run}        t.frames.pop()  # it is behind the last one
        return False

    def options(self, s: Any, f: Frame, number: i64, seat: i64) -> list[int]:
        t: {state} = s
{options}        raise UnknownStep(number)

    def answer(self, s: Any, f: Frame, number: i64, seat: i64, code: int) -> None:
        t: {state} = s
{answers}        raise UnknownStep(number)

    def settle(self, s: Any, f: Frame, number: i64, drawn: list[int]) -> None:
        t: {state} = s
{settled}        raise UnknownStep(number)
{picked}'''

PICK = """
    def pick(self, s: Any, f: Frame, number: i64, seat: i64, luck: Luck) -> int:
        t: {state} = s
{picks}        return super().pick(s, f, number, seat, luck)
"""


if __name__ == "__main__":
    for name in TITLES:
        target(name).write_text(made(name), encoding="utf-8")
