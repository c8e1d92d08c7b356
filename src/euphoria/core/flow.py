"""Procedures: the sequence of play as flat, named lists of steps.

A procedure reads like the rulebook:

    SHOOT = procedure("shoot", "L-12.1",
        do(declare_shot),
        call(WINDOW, a=SHOT_DECLARED),
        do(land_shot),
        ...
    )

Printing a procedure prints the sequence of play. Steps are small functions `(state, frame) -> None` named
after what the rulebook says. A step may change the state, push another procedure, ask or wait for luck.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from euphoria.core.luck import Luck
from euphoria.core.state import UNANSWERED, Frame, State

Do = Callable[[Any, Frame], None]
Test = Callable[[Any, Frame], bool]
Who = Callable[[Any, Frame], int]
Options = Callable[[Any, Frame, int], list[int]]
Answer = Callable[[Any, Frame, int, int], None]
Pick = Callable[[Any, Frame, int, Luck], int]
Also = Callable[[Any, Frame, int, int], bool]
Bounds = Callable[[Any, Frame], list[int]]
Settle = Callable[[Any, Frame, list[int]], None]


class Step:
    """One line of a procedure: something to do (`fn`), or a kind of its own with its own `run`.

    `only_if` names a field of the state without which there is nothing to do: engines need not call then.
    """

    __slots__ = ("fn", "name", "only_if")

    def __init__(self, name: str, fn: Do | None = None, only_if: str = "") -> None:
        self.name = name
        self.fn = fn
        self.only_if = only_if

    def run(self, s: State, f: Frame) -> bool:
        """Carry it out, while the frame's counter already points behind it. True: the engine has to wait now,
        for an answer or for luck."""
        raise NotImplementedError

    def describe(self) -> str:
        return self.name.replace("_", " ")


class CallStep(Step):
    __slots__ = ("a", "proc")

    def __init__(self, proc: Procedure, a: int) -> None:
        super().__init__(proc.name)
        self.proc = proc
        self.a = a

    def run(self, s: State, f: Frame) -> bool:  # noqa: ARG002
        s.frames.append(Frame(self.proc.index, 0, self.a))
        return False

    def describe(self) -> str:
        return f"-> {self.proc.name} ({self.proc.rule})"


class LeaveStep(Step):
    """End the procedure here if the test holds."""

    __slots__ = ("test",)

    def __init__(self, name: str, test: Test) -> None:
        super().__init__(name)
        self.test = test

    def run(self, s: State, f: Frame) -> bool:
        if self.test(s, f):
            s.frames.pop()
        return False

    def describe(self) -> str:
        return f"stop here if {self.name.replace('_', ' ')}"


class AgainStep(Step):
    """Go back to the first step while the test holds."""

    __slots__ = ("test",)

    def __init__(self, name: str, test: Test) -> None:
        super().__init__(name)
        self.test = test

    def run(self, s: State, f: Frame) -> bool:
        if self.test(s, f):
            f.pc = 0
        return False

    def describe(self) -> str:
        return f"from the top if {self.name.replace('_', ' ')}"


class RepeatStep(Step):
    """Do something, then go back to the first step."""

    __slots__ = ("repeated",)

    def __init__(self, name: str, repeated: Do) -> None:
        super().__init__(name)
        self.repeated = repeated

    def run(self, s: State, f: Frame) -> bool:
        self.repeated(s, f)
        f.pc = 0
        return False

    def describe(self) -> str:
        return f"{self.name.replace('_', ' ')}, then from the top"


class AskStep(Step):
    """A question to one seat, or to several whose answers stay sealed until all are in.

    `options` lists what a seat may answer; `answer` carries one answer out (for sealed questions it is
    called for every asked seat, clockwise from seat 0, once the last answer is in). `idle` lists the
    harmless answers among which the table picks for a seat that does not answer; by default any option.
    With `forced`, a single option is taken without asking: only where nothing is revealed by that.
    Where there are too many answers to list (a trade), `also` says whether one that is not listed is
    allowed all the same. `pick` gives one of the options at random without listing them, for questions
    that random play puts often: the one that the drawn number names in the list. Only compiled engines ask
    for it.
    """

    __slots__ = ("also", "answer", "forced", "idle", "options", "pick", "rule", "sealed", "who")

    def __init__(
        self,
        kind: str,
        rule: str,
        who: Who,
        options: Options,
        answer: Answer,
        sealed: bool,
        idle: Options,
        forced: bool,
        also: Also | None,
        pick: Pick | None,
    ) -> None:
        super().__init__(kind)
        self.rule = rule
        self.who = who
        self.options = options
        self.answer = answer
        self.sealed = sealed
        self.idle = idle
        self.forced = forced
        self.also = also
        self.pick = pick

    def run(self, s: State, f: Frame) -> bool:
        asked = self.who(s, f)
        if asked == 0:
            return False
        if self.sealed:
            s.sealed = [UNANSWERED] * s.players
        elif self.forced:
            seat = asked.bit_length() - 1
            options = self.options(s, f, seat)
            if len(options) == 1:
                self.answer(s, f, seat, options[0])
                return False
        s.asked = asked
        return True

    def describe(self) -> str:
        return f"ask {self.name.replace('_', ' ')}{' (sealed)' if self.sealed else ''} ({self.rule})"


class ChanceStep(Step):
    """Luck: uniform draws below each of `bounds`, supplied from outside and handed to `settle`.

    `audience` says who may see what was drawn. Draws with a single outcome are no luck: if there is no
    bound above 1 the step settles by itself.
    """

    __slots__ = ("audience", "bounds", "rule", "settle")

    def __init__(self, name: str, rule: str, bounds: Bounds, settle: Settle, audience: Who) -> None:
        super().__init__(name)
        self.rule = rule
        self.bounds = bounds
        self.settle = settle
        self.audience = audience

    def run(self, s: State, f: Frame) -> bool:
        bounds = self.bounds(s, f)
        for bound in bounds:
            if bound > 1:
                s.bounds = bounds
                return True
        self.settle(s, f, [0] * len(bounds))
        return False

    def describe(self) -> str:
        return f"luck: {self.name.replace('_', ' ')} ({self.rule})"


class Procedure:
    """A named list of steps. `index` is its number in its title's book, set when the book is made.

    >>> import euphoria
    >>> euphoria.game("leaders").book[0]
    <Procedure: game (L-2.1), 5 steps>
    """

    __slots__ = ("index", "name", "rule", "steps")

    def __init__(self, name: str, rule: str, steps: list[Step]) -> None:
        self.name = name
        self.rule = rule
        self.steps = steps
        self.index = -1

    def __repr__(self) -> str:
        return f"<Procedure: {self.name} ({self.rule}), {len(self.steps)} steps>"

    def __str__(self) -> str:
        lines = [f"{self.name} ({self.rule})"]
        lines += [f"  {n}. {step.describe()}" for n, step in enumerate(self.steps, 1)]
        return "\n".join(lines)


def procedure(name: str, rule: str, *steps: Step) -> Procedure:
    return Procedure(name, rule, list(steps))


def do(fn: Do, only_if: str = "") -> Step:
    return Step(_name(fn), fn, only_if)


def call(proc: Procedure, a: int = -1) -> Step:
    return CallStep(proc, a)


def leave(test: Test) -> Step:
    return LeaveStep(_name(test), test)


def again(test: Test) -> Step:
    return AgainStep(_name(test), test)


def repeat(fn: Do) -> Step:
    return RepeatStep(_name(fn), fn)


def ask(
    kind: str,
    rule: str,
    who: Who,
    options: Options,
    answer: Answer,
    *,
    sealed: bool = False,
    idle: Options | None = None,
    forced: bool = False,
    also: Also | None = None,
    pick: Pick | None = None,
) -> Step:
    idle = options if idle is None else idle
    return AskStep(kind, rule, who, options, answer, sealed, idle, forced, also, pick)


def chance(name: str, rule: str, bounds: Bounds, settle: Settle, audience: Who) -> Step:
    return ChanceStep(name, rule, bounds, settle, audience)


def waiting_step(book: list[Procedure], s: State) -> Step:
    """The step at which the table stands: the question that is asked, or the luck that is due."""
    f = s.frames[-1]
    return book[f.proc].steps[f.pc - 1]


def answer_anew(book: list[Procedure], s: State, seat: int, luck: Luck) -> None:
    """Draw the sealed answers of other seats again: for all this seat knows, any they could give."""
    f = s.frames[-1]
    question = waiting_step(book, s)
    if not isinstance(question, AskStep):
        return
    for other in range(len(s.sealed)):
        if other != seat and s.sealed[other] >= 0:
            options = question.options(s, f, other)
            s.sealed[other] = options[luck.below(len(options))]


def _name(fn: object) -> str:
    return str(getattr(fn, "__name__", "step"))
