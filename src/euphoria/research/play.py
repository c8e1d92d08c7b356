"""One game as an environment plays it: who is asked, what may be answered, by which numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, overload

from euphoria.core.actions import Action
from euphoria.core.errors import BadSetup, EuphoriaError, Refused
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.core.state import State
from euphoria.encoding import Encoding
from euphoria.registry import Title
from euphoria.registry import title as title_of
from euphoria.research.candidates import CANDIDATES, sampled

TURN_LIMIT = 400
"""After how many turns a game that nobody wins is stopped, in titles that have such an option."""


class BadAction(EuphoriaError):
    """An answer that is none of those offered. Nothing was changed."""


class Offered(Sequence[Action]):
    """The actions that may be chosen now, made when they are looked at: most learners never do."""

    __slots__ = ("_game", "codes")

    def __init__(self, game: Game, codes: list[int]) -> None:
        self._game = game
        self.codes = codes

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self._game.action(code) for code in self.codes[index]]
        return self._game.action(self.codes[index])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offered) and other.codes == self.codes

    def __hash__(self) -> int:
        return hash(tuple(self.codes))

    def __repr__(self) -> str:
        return repr(list(self))


class Play:
    """A game under way, without the provable dice and the log of a match: learners play millions.

    >>> play = Play("leaders", players=4)
    >>> play.begin(seed=1)
    >>> play.seat, play.question, len(play.codes), play.over
    (0, 'arrange', 3, False)
    >>> play.take(play.numbers()[0])
    >>> play.seat
    1
    """

    def __init__(
        self, title: str | Title, players: int | None = None, options: dict[str, Any] | None = None
    ) -> None:
        joined = title_of(title) if isinstance(title, str) else title
        self.game: Game = joined.game
        if joined.encoding is None:
            raise BadSetup(f"{self.game.id} has no encoding, so it cannot be learnt from.")
        self.encoding: Encoding = joined.encoding()
        self.players = self.game.least if players is None else players
        self.game.check_players(self.players)
        chosen = dict(options or {})
        if "turn_limit" in self.game.forms():
            chosen.setdefault("turn_limit", TURN_LIMIT)
        self.settings = self.game.settings(chosen, self.players)
        fixed = self.encoding.numbers
        self.size = CANDIDATES if fixed is None else fixed.size
        """How many numbers there are for actions."""
        self._numbering = None if fixed is None else [fixed.of(self.players, n) for n in range(self.players)]
        self._luck = Luck(0)
        self.state: State
        self.seat = -1
        """Who is asked; -1: the game is over."""
        self.codes: list[int] = []
        """The packed actions that are offered."""

    def begin(self, seed: int) -> None:
        """Deal a new game."""
        self._luck = Luck(seed)
        self.place(self.game.new(self.players, self.settings))
        self.game.advance(self.state)
        self._go_on()

    def place(self, state: State) -> None:
        """Play on from here: for tests and for who looks for positions."""
        self.state = state
        if state.asked:
            self._go_on()

    def _go_on(self) -> None:
        """Let luck fall until somebody is asked."""
        s, game = self.state, self.game
        while s.bounds:
            game.settle(s, self._luck.draw(s.bounds))
        self.seat = next_seat(s)
        self.codes = [] if self.seat < 0 else game.options(s, self.seat)[:]  # who learns may change it
        if self._numbering is None and len(self.codes) > CANDIDATES:
            self.codes = sampled(self.codes, self._luck)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def question(self) -> str:
        """What is asked; nothing after the end."""
        return "" if self.seat < 0 else self.game.question(self.state).name

    @property
    def offered(self) -> Offered:
        """What may be chosen, in words and parts."""
        return Offered(self.game, self.codes)

    def numbers(self) -> list[int]:
        """The numbers of the actions that are offered."""
        if self._numbering is None:
            return list(range(len(self.codes)))
        numbers = self._numbering[self.seat].numbers
        return [numbers[code] for code in self.codes]

    def number(self, action: Action | str) -> int:
        """The number of an action that is offered, for the seat that is asked."""
        code = self._parsed(action)
        if code not in self.codes:
            raise self.not_offered(f"'{self.game.action(code).text}'")
        return self.numbers()[self.codes.index(code)]

    def action(self, number: int) -> Action:
        """The action that a number stands for, for the seat that is asked."""
        return self.game.action(self._code(number))

    def mask(self) -> bytearray:
        """1 for each number that is offered."""
        mask = bytearray(self.size)
        if self._numbering is None:
            for number in range(len(self.codes)):
                mask[number] = 1
        elif self.seat >= 0:
            numbers = self._numbering[self.seat].numbers
            for code in self.codes:
                mask[numbers[code]] = 1
        return mask

    def observe(self, seat: int) -> bytearray:
        """What a seat sees, as numbers."""
        return self.encoding.observe(self.game, self.state, seat)

    def take(self, number: int) -> None:
        """Answer with the action of this number."""
        self._act(self._code(number))

    def say(self, action: Action | str) -> None:
        """Answer in words: with whatever the rules allow, numbered or not."""
        code = self._parsed(action)
        if not self.game.allows(self.state, self.seat, code):
            raise Refused(self.game.explain(self.state, self.seat, code))
        self._act(code)

    def _act(self, code: int) -> None:
        self.game.act(self.state, self.seat, code)
        self._go_on()

    def _parsed(self, action: Action | str) -> int:
        if self.seat < 0:
            raise BadAction("The game is over: nobody is asked.")
        return self.game.grammar.parse(action).code if isinstance(action, str) else action.code

    def _code(self, number: int) -> int:
        """The packed action of a number, checked: learners make mistakes."""
        if self.seat < 0:
            raise BadAction("The game is over: nobody is asked.")
        if self._numbering is None:
            if 0 <= number < len(self.codes):
                return self.codes[number]
        elif 0 <= number < self.size:
            code = self._numbering[self.seat].codes[number]
            if code in self.codes:
                return code
        raise self.not_offered(number)

    def not_offered(self, what: object) -> BadAction:
        """The one sentence for whoever answers with something else."""
        count = "1 action" if len(self.codes) == 1 else f"{len(self.codes)} actions"
        return BadAction(
            f"Seat {self.seat} is asked '{self.question}' and offered {count}; {what} is none of them."
        )

    def rewards(self) -> list[float]:
        """1 for who has won, -1 for who has lost; 0 for everybody before the end and where nobody wins."""
        if not self.state.over:
            return [0.0] * self.players
        winners: list[int] = self.game.result(self.state)["winners"]
        if not winners:
            return [0.0] * self.players
        return [1.0 if seat in winners else -1.0 for seat in range(self.players)]
