"""Write the steps of a title's book by their names: `python tools/steps.py` (`make steps`).

Engines call by name what lies in tables otherwise (core/steps.py says why). From the procedures of a book
this makes two modules beside the rules: `course.py` carries the procedures out, `steps.py` adds what is done
at questions and luck. A test holds the files that are checked in against what this makes. The show is left
out: its steps are so long that nobody would notice.
"""

import ast
import re
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
    Procedure,
    RepeatStep,
    Step,
)
from euphoria.core.game import Game  # noqa: E402
from euphoria.core.steps import WIDTH, method_of, step_number  # noqa: E402

TITLES = ("leaders", "dystopia")
MADE = ("course", "steps")
"""The modules that are made."""
FEW = 4
"""So many numbers are compared one after the other."""
FEW_LINES, IN_A_LOOP = 3, 18
SHORT = 90
"""A step of so few and so short lines is written out instead of called. What goes round and round may be
longer: all players pass there at every turn."""
NOT_PLAIN = (ast.Return, ast.For, ast.While, ast.ListComp, ast.GeneratorExp, ast.Lambda)
PUSHED = "t.pushed"
"""What says that another procedure was pushed, or that the game is over."""


class TooLong(Exception):
    """A procedure has more steps than fit into the number of one."""


def target(title: str, module: str) -> Path:
    return ROOT / "src" / "euphoria" / "games" / title / "rules" / f"{module}.py"


def called(fn: Callable[..., object]) -> str:
    """How the made module calls a function: by its module and its name."""
    return f"{fn.__module__.rpartition('.')[2]}.{fn.__name__}"


Homes = dict[str, str]
"""Where the names lie that a module knows: a module of the rules, or nothing for the core's `state`."""


def homes_of(module: ast.Module, stem: str, rules: str) -> Homes:
    """Of all names that can be written elsewhere, too."""
    homes: Homes = {}
    for line in module.body:
        match line:
            case ast.ImportFrom(module="euphoria.core.state"):
                homes |= {alias.name: "" for alias in line.names}
            case ast.ImportFrom(module=str(home)) if home.rpartition(".")[0] == rules:
                homes |= {alias.name: home.rpartition(".")[2] for alias in line.names if not alias.asname}
            case ast.FunctionDef(name=name):
                homes[name] = stem
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                homes[name] = stem
            case _:
                pass
    return homes


def written_out(function: ast.FunctionDef, line: ast.AST, homes: Homes) -> str:
    """A line or an answer of a function of a state and a frame, as it would be written in another module;
    nothing, if it has names of its own or knows some that are not known there."""
    mine = dict(zip([part.arg for part in function.args.args], "tf", strict=False))
    for part in ast.walk(line):
        if isinstance(part, ast.Name):
            home = homes.get(part.id)
            if isinstance(part.ctx, ast.Store) or (home is None and part.id not in mine):
                return ""
            part.id = f"{home}.{part.id}" if home else mine.get(part.id, part.id)
    return ast.unparse(line)


def plain_answer(function: ast.FunctionDef, homes: Homes) -> str:
    """What a function of a state and a frame answers, if that is one line that calls nothing."""
    match [line for line in function.body if not is_text(line)]:
        case [ast.Return(value=ast.BinOp() | ast.UnaryOp() | ast.Compare() | ast.Subscript() as answer)]:
            if not any(isinstance(part, ast.Call) for part in ast.walk(answer)):
                return written_out(function, answer, homes)
        case _:
            pass
    return ""


def plain_lines(function: ast.FunctionDef, homes: Homes) -> list[str]:
    """The lines of a function of a state and a frame, if they are short, give nothing and need no names."""
    lines = [line for line in function.body if not is_text(line)]
    if any(isinstance(part, NOT_PLAIN) for line in lines for part in ast.walk(line)):
        return []
    texts = [written_out(function, line, homes) for line in lines]
    found = "\n".join(texts).splitlines()
    return found if all(texts) and all(len(text) <= SHORT for text in found) else []


def is_text(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)


class Calls:
    """What the functions of a title may do to the stack of frames, by the names they mention: whoever
    mentions one that does something may do the same. That says too much where two things have one name; a
    test plays to find out whether it ever says too little."""

    def __init__(self, title: str) -> None:
        self._mentioned: dict[str, set[str]] = {}
        self._plain: dict[str, str] = {}
        self._lines: dict[str, list[str]] = {}
        self._rules = target(title, "course").parent
        self.core = {"Frame"}
        """What the rules know of the core's `state`."""
        for path in sorted(self._rules.rglob("*.py")):
            if path.stem not in MADE:
                self._read(path)
        self._ending = self._closure({"finish"})
        self._pushing = self._closure({"push", "frames"})

    def _read(self, path: Path) -> None:
        module = ast.parse(path.read_text(encoding="utf-8"))
        for line in module.body:
            if isinstance(line, ast.Assign | ast.AnnAssign):
                self._read_table(line)
        for node in ast.walk(module):
            if isinstance(node, ast.FunctionDef):
                parts = [part for line in node.body for part in ast.walk(line)]
                known = [part for part in parts if isinstance(part, ast.Name)]
                own = {part.id for part in known if isinstance(part.ctx, ast.Store)}
                own |= {part.arg for part in node.args.args}
                names = {part.id for part in known} - own
                names |= {part.attr for part in parts if isinstance(part, ast.Attribute)}
                self._mentioned.setdefault(node.name, set()).update(names)
        if path.parent == self._rules:
            self._write_out(module, path.stem)

    def _write_out(self, module: ast.Module, stem: str) -> None:
        """Keep how short functions are written in another module."""
        package = ".".join(self._rules.relative_to(ROOT / "src").parts)
        homes = homes_of(module, stem, package)
        self.core |= {name for name, home in homes.items() if not home}
        for node in module.body:
            if isinstance(node, ast.FunctionDef):
                self._plain[f"{stem}.{node.name}"] = plain_answer(node, homes)
                self._lines[f"{stem}.{node.name}"] = plain_lines(node, homes)

    def _read_table(self, line: ast.Assign | ast.AnnAssign) -> None:
        """What lies in a table is called by whoever mentions the table."""
        targets = line.targets if isinstance(line, ast.Assign) else [line.target]
        parts = list(ast.walk(line.value)) if line.value else []
        names = {part.id for part in parts if isinstance(part, ast.Name)}
        for name in targets:
            if isinstance(name, ast.Name):
                self._mentioned.setdefault(name.id, set()).update(names)

    def _closure(self, found: set[str]) -> set[str]:
        """These names, and those of all functions that mention one of them."""
        while more := {name for name, names in self._mentioned.items() if names & found} - found:
            found |= more
        return found

    def ask(self, fn: Callable[..., Any]) -> str:
        """What asks this function: a call, or what it says where that is shorter."""
        return self._plain.get(called(fn)) or f"{called(fn)}(t, f)"

    def is_plain(self, fn: Callable[..., Any]) -> bool:
        return bool(self._plain.get(called(fn)))

    def lines(self, fn: Callable[..., Any], most: int) -> list[str]:
        """What carries this function out: a call, or its lines where there are no more than that."""
        found = self._lines.get(called(fn), [])
        return found if 0 < len(found) <= most else [f"{called(fn)}(t, f)"]

    def stops(self, *fns: Callable[..., Any]) -> str:
        """What to ask after these were called: has another procedure been pushed, or is the game over?"""
        names = {fn.__name__ for fn in fns}
        if names & self._pushing:
            return PUSHED
        return "not frames" if names & self._ending else ""


def course(proc: Procedure, state: str, calls: Calls) -> str:
    """A procedure as a method that goes on where its frame stands."""
    most = IN_A_LOOP if isinstance(proc.steps[-1], RepeatStep) else FEW_LINES
    lines = [
        line for pc, step in enumerate(proc.steps) for line in carried_out(step, proc.index, pc, calls, most)
    ]
    if not isinstance(proc.steps[-1], RepeatStep):
        lines.append("return ENDED")
    if any(isinstance(step, AgainStep | RepeatStep) for step in proc.steps):
        lines = ["while True:", *(f"    {line}" for line in lines)]
    lines.insert(0, "pc = f.pc")
    text = "".join(f"        {line}\n" for line in lines)
    unused = "" if "frames" in text else "  # noqa: ARG002"
    return COURSE.format(name=method_of(proc.name), state=state, lines=text, unused=unused)


def carried_out(step: Step, proc: int, pc: int, calls: Calls, most: int) -> list[str]:
    """The lines that carry a step out, and stop where it waits or has pushed another procedure.

    `most` says how many a function may have that is written out.
    """
    number = step_number(proc, pc)
    reached = f"if pc <= {pc}:"
    match step:
        case AskStep(forced=True):
            lines = [f"self.ask_unless_forced(t, f, {number}, {calls.ask(step.who)})"]
            stops = either("t.asked", calls.stops(step.who, step.options, step.answer))
        case AskStep():
            return question(step, pc, calls)
        case ChanceStep():
            lines = [f"self.draw(t, f, {number}, {calls.ask(step.bounds)})"]
            if calls.is_plain(step.bounds):  # so it is quick to ask, and to see that luck is due
                lines = [
                    f"bounds = {calls.ask(step.bounds)}",
                    "if bounds and bounds[0] > 1:",
                    "    t.bounds = bounds",
                    f"    return {pc + 1}",
                    f"self.draw(t, f, {number}, bounds)",
                ]
            stops = either("t.bounds", calls.stops(step.bounds, step.settle))
        case CallStep():
            # It goes on at once, and is gone again if nothing comes between.
            return [
                f"if pc <= {pc}:",
                f"    inner = self.enter(frames, {step.proc.index}, {step.a})",
                f"    inner.pc = self.{method_of(step.proc.name)}(t, inner, frames)",
                "    if inner.pc >= 0:",
                f"        return {pc + 1}",
                "    self.leave(frames)",
            ]
        case LeaveStep():
            return [f"if pc <= {pc} and {calls.ask(step.test)}:", "    return ENDED"]
        case AgainStep():
            return [f"if pc <= {pc} and {calls.ask(step.test)}:", "    pc = 0", "    continue"]
        case RepeatStep():
            # Behind the last step there is none, so nobody stands there.
            stops = calls.stops(step.repeated)
            return [*calls.lines(step.repeated, most), *stop_if(stops, 0), "pc = 0"]
        case _:
            assert step.fn is not None
            lines = calls.lines(step.fn, most)
            stops = calls.stops(step.fn)
            if step.only_if:
                reached = f"if pc <= {pc} and t.{step.only_if}:"
    return [reached, *(f"    {line}" for line in [*lines, *stop_if(stops, pc + 1)])]


def question(step: AskStep, pc: int, calls: Calls) -> list[str]:
    asks = "self.ask_sealed(t, {})" if step.sealed else "t.asked = {}"
    who = calls.ask(step.who)
    if who.startswith(("1 << ", "(1 << t.players)")):  # somebody, whoever it is
        lines = [asks.format(who), f"return {pc + 1}"]
    else:
        lines = [f"asked = {who}", "if asked:", f"    {asks.format('asked')}", f"    return {pc + 1}"]
        lines += stop_if(calls.stops(step.who), pc + 1)
    return [f"if pc <= {pc}:", *(f"    {line}" for line in lines)]


def either(waits: str, stops: str) -> str:
    return f"{waits} or {stops}" if stops else waits


def stop_if(stops: str, pc: int) -> list[str]:
    return [f"if {stops}:", f"    return {pc}"] if stops else []


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
    calls = Calls(title)
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
    courses = "\n".join(course(proc, state.__name__, calls) for proc in of.book)
    parts = {
        "run": branches(runs, "proc"),
        "options": branches(options),
        "answers": branches(answers),
        "settled": branches(settled),
        "picks": branches(picks),
    }
    core = sorted(calls.core, key=lambda name: (not name.isupper(), name[0].islower(), name))
    known = ", ".join(name for name in core if re.search(rf"(?<![\w.]){name}\b", courses))
    return {
        "course": COURSES.format(**names, core=known, modules=imported(title, courses), courses=courses),
        "steps": MODULE.format(**names, modules=imported(title, "".join(parts.values())), **parts),
    }


def imported(title: str, text: str) -> str:
    """The modules of the rules that are mentioned there, as lines of an import."""
    names = sorted(path.stem for path in target(title, "course").parent.glob("*.py"))
    return "".join(f"    {name},\n" for name in names if re.search(rf"(?<![\w.]){name}\.", text))


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

from euphoria.core.state import {core}
from euphoria.core.steps import ENDED, Steps
from {package} import (
{modules})
from {home} import {state}


class {title}Course(Steps):
    """The procedures of the book, in which every step is called by its name."""

{courses}'''

COURSE = """    def {name}(self, t: {state}, f: Frame, frames: list[Frame]) -> i64:{unused}
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
