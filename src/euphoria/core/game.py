"""The contract between a title and everything that plays it.

A `Game` holds no mutable data: it is the rules. The engine stops only at a question (`state.asked`) or at
luck (`state.bounds`) and goes on when an answer or the drawn numbers are handed in. `act` and `settle`
trust their caller (they are the inner loop of simulation); people and bots go through `Match`, which checks
everything in one place.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import i64

from euphoria.core import native
from euphoria.core.actions import SEATS, Action, Grammar
from euphoria.core.errors import BadQuestion, BadSetup, Refusal
from euphoria.core.events import EventKind
from euphoria.core.flow import Answer, AskStep, ChanceStep, Do, Options, Procedure, Settle, Step
from euphoria.core.forms import Form, filled_in
from euphoria.core.luck import Luck
from euphoria.core.rolls import Roll
from euphoria.core.state import ENDED_FRAMES, NONE, Frame, State
from euphoria.core.steps import Run, Steps, method_of, step_number

SEAT_FIELDS = ("seat", "receiver", "target", "victim", "player", "owner", "partner")
"""The numbers of events and the arguments of actions that stand for a seat, by name, in every title."""


class Game(ABC):
    """The rules of one title.

    >>> import euphoria
    >>> leaders = euphoria.game("leaders")
    >>> leaders
    <Leaders: leaders, revision 2, for 4 to 8 players>
    >>> leaders.begin(4, {})
    <Table: 4 players, draws below [10, 9, 8, 7, 6, 5, 4, 3, 2, 4, 3, 2, 24, 23, 22, 21, 20, 19, 18, 17]>
    """

    def __init__(
        self,
        id: str,
        revision: int,
        seats: tuple[int, int],
        grammar: Grammar,
        book: list[Procedure],
        events: list[EventKind],
        claims: Grammar | None = None,
        named: Steps | None = None,
    ) -> None:
        self.id = id
        # Raised whenever the same actions could lead to another position than before.
        self.revision = revision
        self.least = seats[0]
        self.most = seats[1]
        self.grammar = grammar
        self.events = events
        # The rule by which everything is refused after the end, where a title has one.
        self.over_rule = ""
        # The rule by which nobody whispers where the option `whispers` is off or missing.
        self.whisper_rule = "talk"
        # Questions (`answer`, and `region`) that are worth preparing for, because they take long otherwise.
        self.prepared_for: list[str] = []
        # Can an action or an answer take longer than a blink? Then a server has it worked out aside.
        self.takes_long = False
        # What may be claimed in public, in the same notation as actions; None: nothing to claim.
        self.claims = claims
        self.open_book(book)
        if named is not None:
            self.call_by_name(named, native())

    def __repr__(self) -> str:
        players = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        return f"<{type(self).__name__}: {self.id}, revision {self.revision}, for {players} players>"

    def open_book(self, book: list[Procedure]) -> None:
        """Play by these procedures; the first one is where a game begins."""
        self.book = book
        # The steps of this book by name, where the title has them.
        self.named: Steps | None = None
        self._runs: list[Run] = []
        for index, proc in enumerate(book):
            proc.index = index
        # `Any`: who takes a step out knows of which kind it is, and compiled code checks that. None: the end.
        self._steps: list[list[Any]] = [[*proc.steps, None] for proc in book]
        # What is asked for all the time, without the steps around it: inner loops have no time for more.
        self._options: list[list[Options]] = _of_steps(book, "options")
        self._answers: list[list[Answer]] = _of_steps(book, "answer")
        self._settles: list[list[Settle]] = _of_steps(book, "settle")
        self._programs: list[list[Do | None]] = [[*[step.fn for step in proc.steps], None] for proc in book]

    def call_by_name(self, named: Steps, compiled: bool) -> None:
        """Play by the same book as plain code: interpreted code is quicker with tables of its methods."""
        if compiled:
            self.named = named
            return
        methods = [method_of(proc.name) for proc in self.book]
        if all(hasattr(named, method) for method in methods):  # else a new procedure waits for `make steps`
            self._runs = [getattr(named, method) for method in methods]

    # ------------------------------------------------------------------ what a title provides

    def forms(self) -> dict[str, Form]:
        """The options of a table: what each may be, and what it is if nobody says."""
        return {}

    @abstractmethod
    def new(self, players: int, settings: dict[str, Any]) -> State:
        """The position before anything is dealt, with the first procedure on the stack."""

    @abstractmethod
    def read(self, data: dict[str, Any]) -> State:
        """The state that `State.to_json` wrote."""

    @abstractmethod
    def view(self, s: Any, seat: int) -> dict[str, Any]:
        """What a seat may know, built from nothing, as JSON-ready data.

        Two audiences have no seat: `SPECTATOR` knows what everybody knows, `OPEN_EYES` everything. For both
        the view's `you` is None.
        """

    @abstractmethod
    def explain(self, s: Any, seat: int, code: int) -> Refusal:
        """Why this action, not among the options, is refused, from what the seat may know."""

    @abstractmethod
    def dimmed(self, s: Any, seat: int) -> list[tuple[int, Refusal]]:
        """Actions worth showing beside the options although they are refused now, and why."""

    @abstractmethod
    def knowledge(self, s: Any) -> list[int]:
        """Bit masks of what each seat knows: a bit that appears means that somebody learnt something."""

    @abstractmethod
    def determinize(self, s: Any, seat: int, luck: Luck) -> State:
        """A state the seat cannot tell from this one, its unknown parts drawn anew."""

    @abstractmethod
    def result(self, s: Any) -> dict[str, Any]:
        """How the game ended: at least `winners` (a list of seats) and `way` (a message id)."""

    @abstractmethod
    def payoffs(self, s: Any) -> list[float]:
        """What the result is worth to each seat, from 0 to 1, adding up to 1 where somebody won."""

    def judge(self, s: Any, seat: int, claim: int) -> str:  # noqa: ARG002
        """What a claim is worth now: `true`, `false`, or `guess` (the seat cannot know)."""
        return "guess"

    def memory(self, s: Any, seat: int) -> int:  # noqa: ARG002
        """How much the seat has seen so far: claims are dated by it."""
        return 0

    def credible(self, view: dict[str, Any], claims: list[tuple[int, int, int]]) -> bool:  # noqa: ARG002
        """Can these claims (seat, code, the listener's `memory` then) all be true, for all the view tells?"""
        return True

    def region(self, s: Any, seat: int) -> dict[str, Any] | None:  # noqa: ARG002
        """Where an endless choice may lead, as something to draw; None where all options are listed."""
        return None

    def answer(self, s: Any, seat: int, question: Any) -> dict[str, Any]:  # noqa: ARG002
        """What a player wants to work out before choosing, from what the seat (-1: a spectator) may know.

        `question` and answer are JSON-ready data; `question["ask"]` says what is asked, the rest is about
        what. `BadQuestion` says in one sentence what is wrong with a question. Nothing changes.
        """
        raise BadQuestion(f"{self.id} answers no questions.")

    def prepare(self, s: Any) -> bool:  # noqa: ARG002
        """Work out a little of what players will soon ask about; True while there is more to prepare.

        Only later answers come sooner: nothing changes that anybody could see.
        """
        return False

    def rematch(self, s: Any, settings: dict[str, Any]) -> dict[str, Any]:  # noqa: ARG002
        """The options of a further game of the same people at the same table."""
        return settings

    # ------------------------------------------------------------------ for whoever shows a table

    def printed(self, players: int, settings: dict[str, Any] | None) -> dict[str, Any] | None:  # noqa: ARG002
        """What lies on the table before anybody plays, as something to draw; None: nothing.

        Without settings it is about the tables of that many players, and None where those differ.
        """
        return None

    def look_up(self, what: str, wanted: dict[str, Any]) -> dict[str, Any] | None:  # noqa: ARG002
        """Something of the box that can be told without a table, such as a `map`; None: there is none."""
        return None

    def rolls(self, events: list[dict[str, Any]], settings: dict[str, Any]) -> list[Roll]:  # noqa: ARG002
        """The dice people rolled, from what everybody was told, where it is known what to expect."""
        return []

    # ------------------------------------------------------------------ plain words, for scenarios

    def position(self, data: dict[str, Any]) -> State:
        """The position that plain data describes; `BadSetup` says in one sentence what is wrong with it.

        Titles with a language of their own for positions override this; by default a game can only begin
        at its beginning. The engine has still to run (`advance`).
        """
        for key in data:
            if key not in ("players", "options"):
                raise BadSetup(f"A position of {self.id} is told by 'players' and 'options', not by '{key}'.")
        players: int = data["players"]
        return self.new(players, self.settings(data.get("options", {}), players))

    def facts(self, s: Any) -> dict[str, Any]:
        """The whole position in plain words, secrets included: path -> word, number, list or set."""
        state: State = s
        return state.to_json()

    def seen(self, view: dict[str, Any]) -> dict[str, Any]:
        """What a view shows, under the same paths as `facts`."""
        return view

    def fall(self, s: Any, words: list[str]) -> list[int]:  # noqa: ARG002
        """The numbers that make the luck at hand fall as the words say; `BadSetup` if they cannot."""
        if not all(word.isdigit() for word in words):
            raise BadSetup(f"The luck of {self.id} is told in numbers, not by '{' '.join(words)}'.")
        return [int(word) for word in words]

    def word(self, field: str, value: int) -> str:
        """How the number of an event is written in the notation of this title."""
        return SEATS[value] if field in SEAT_FIELDS and value >= 0 else str(value)

    # ------------------------------------------------------------------ the engine

    def settings(self, options: dict[str, Any], players: int) -> dict[str, Any]:
        """All options with their values; raises `BadSetup` for one that is unknown or impossible.

        Titles extend this where a form cannot say all there is to check.
        """
        return filled_in(self.id, self.forms(), options, players)

    def begin(self, players: int, options: dict[str, Any]) -> State:
        """A new position, run to its first question or luck."""
        self.check_players(players)
        s = self.new(players, self.settings(options, players))
        self.advance(s)
        return s

    def check_players(self, players: int) -> None:
        if not self.least <= players <= self.most:
            raise BadSetup(
                f"{self.id} is for {self.least} to {self.most} players, not for {players}.",
                "problems-players",
                {"title": self.id, "least": self.least, "most": self.most, "players": str(players)},
            )

    def advance(self, s: State) -> None:
        """Run to the next question, to luck or to the end."""
        if not s.asked and not s.bounds:
            self._go_on(s)

    def _go_on(self, s: State) -> None:
        frames = s.frames
        s.pushed = 0
        runs = self._runs
        if runs:  # first, for compiled code is quick to see that there are none
            ended = ENDED_FRAMES
            while frames:  # the end of the game leaves none
                f = frames[-1]
                pc = runs[f.proc](s, f, frames)
                if pc < 0:
                    ended.append(frames.pop())
                else:
                    f.pc = pc
                    if not s.pushed:  # it waits
                        return
                    s.pushed = 0
            return
        named = self.named
        if named is None:
            self._go_by_the_book(s)
            return
        while frames:
            f = frames[-1]
            pc = named.run(s, f, frames)
            if pc < 0:
                frames.pop()
            else:
                f.pc = pc
                if not s.pushed:
                    return
                s.pushed = 0

    def _go_by_the_book(self, s: State) -> None:
        frames = s.frames
        programs = self._programs
        while frames:
            f = frames[-1]
            fn = programs[f.proc][f.pc]
            if fn is not None:
                f.pc += 1
                fn(s, f)
                continue
            step: Step | None = self._steps[f.proc][f.pc]
            if step is None:  # behind the last one
                frames.pop()
            else:
                f.pc += 1
                if step.run(s, f):
                    return

    def question(self, s: State) -> AskStep:
        """The question that is being asked."""
        f = s.frames[-1]
        question: AskStep = self._steps[f.proc][f.pc - 1]
        return question

    def luck(self, s: State) -> ChanceStep:
        """The luck that is waited for."""
        f = s.frames[-1]
        chance: ChanceStep = self._steps[f.proc][f.pc - 1]
        return chance

    def options(self, s: State, seat: i64) -> list[int]:
        """What the asked seat may answer, in a fixed order.

        Only to be looked at: a title may have the list lie ready, for everybody who asks.
        """
        f = s.frames[-1]
        named = self.named
        if named is not None:
            return named.options(s, f, step_number(f.proc, f.pc - 1), seat)
        return self._options[f.proc][f.pc](s, f, seat)

    def pick(self, s: State, seat: i64, luck: Luck) -> int:
        """One of these options at random."""
        f = s.frames[-1]
        named = self.named
        if named is not None:
            return named.pick(s, f, step_number(f.proc, f.pc - 1), seat, luck)
        # To count what is open takes interpreted code longer than to list it.
        found = self._options[f.proc][f.pc](s, f, seat)
        return found[luck.below(len(found))]

    def allows(self, s: State, seat: int, code: int) -> bool:
        """May the asked seat answer this, listed among the options or not?"""
        f = s.frames[-1]
        question = self.question(s)
        # What is checked one by one is cheaper than a list of samples, so it comes first.
        if question.also is not None and question.also(s, f, seat, code):
            return True
        return code in question.options(s, f, seat)

    def idle(self, s: State, seat: int) -> list[int]:
        """The harmless answers among which the table picks for a seat that does not answer."""
        return self.question(s).idle(s, s.frames[-1], seat)

    def act(self, s: State, seat: i64, code: int) -> None:
        """Take an answer that is known to be an option, and go on."""
        f = s.frames[-1]
        if s.sealed:
            self._seal(s, f, seat, code)
            return
        s.asked = 0
        named = self.named
        if named is not None:
            named.answer(s, f, step_number(f.proc, f.pc - 1), seat, code)
            self._go_on(s)
            return
        self._answers[f.proc][f.pc](s, f, seat, code)
        runs = self._runs
        if not runs:
            self._go_on(s)
            return
        # What `_go_on` does, without the call: every decision comes by here.
        s.pushed = 0
        frames, ended = s.frames, ENDED_FRAMES
        while frames:
            f = frames[-1]
            pc = runs[f.proc](s, f, frames)
            if pc < 0:
                ended.append(frames.pop())
            else:
                f.pc = pc
                if not s.pushed:
                    return
                s.pushed = 0

    def act_at_random(self, s: State, seat: i64, luck: Luck) -> None:
        """Take what `pick` gives as the answer, and go on: the inner loop of random play."""
        named = self.named
        if named is None:
            self.act(s, seat, self.pick(s, seat, luck))
            return
        f = s.frames[-1]
        number = step_number(f.proc, f.pc - 1)
        code = named.pick(s, f, number, seat, luck)
        if s.sealed:
            self._seal(s, f, seat, code)
        else:
            s.asked = 0
            named.answer(s, f, number, seat, code)
            self._go_on(s)

    def _seal(self, s: State, f: Frame, seat: i64, code: int) -> None:
        """Keep an answer closed until all are in; then open them, and go on."""
        s.sealed[seat] = code
        s.asked &= ~(1 << seat)
        if s.asked:
            return
        answers = s.sealed
        s.sealed = NONE
        named = self.named
        other: i64 = -1
        if named is None:
            answer = self._answers[f.proc][f.pc]
            for given in answers:  # by `enumerate` interpreted code takes half as long again
                other += 1
                if given >= 0 and not s.over:
                    answer(s, f, other, given)
        else:
            number = step_number(f.proc, f.pc - 1)
            for given in answers:
                other += 1
                if given >= 0 and not s.over:
                    named.answer(s, f, number, other, given)
        self._go_on(s)

    def settle(self, s: State, drawn: list[int]) -> None:
        """Take the drawn numbers, one below each bound, and go on."""
        f = s.frames[-1]
        s.bounds = NONE
        named = self.named
        if named is not None:
            named.settle(s, f, step_number(f.proc, f.pc - 1), drawn)
        else:
            self._settles[f.proc][f.pc](s, f, drawn)
        self._go_on(s)

    def action(self, code: int) -> Action:
        return self.grammar.action(code)


def _of_steps(book: list[Procedure], part: str) -> list[list[Any]]:
    """This part of every step, one place further on: a frame's counter points behind the step that waits."""
    return [[None, *[getattr(step, part, None) for step in proc.steps]] for proc in book]
