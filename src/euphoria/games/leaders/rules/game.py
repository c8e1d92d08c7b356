"""The title: its options, and the doors to its rooms."""

from __future__ import annotations

from typing import Any, cast

from euphoria.core.bits import size
from euphoria.core.errors import Refusal
from euphoria.core.forms import Form, number, seat_or_luck, switch
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.state import State
from euphoria.games.leaders.rules.answers import answer
from euphoria.games.leaders.rules.cards import LEAST, MOST, REVISION
from euphoria.games.leaders.rules.claims import judge
from euphoria.games.leaders.rules.deduction import Claim, possible
from euphoria.games.leaders.rules.determinize import determinize
from euphoria.games.leaders.rules.knowledge import lain_open
from euphoria.games.leaders.rules.plain import FIELDS, facts_of, luck_numbers, seen_in
from euphoria.games.leaders.rules.position import ARRANGE, deal_numbers, placed_table
from euphoria.games.leaders.rules.refusals import dimmed, explain
from euphoria.games.leaders.rules.state import NOBODY, Table, read_table
from euphoria.games.leaders.rules.steps import LeadersSteps
from euphoria.games.leaders.rules.turn import BOOK, GAME
from euphoria.games.leaders.rules.view import history_for, result_of, view_for
from euphoria.games.leaders.rules.words import CLAIMS, EVENTS, GRAMMAR


class Leaders(Game):
    """Hidden roles, reactions out of turn, secrets."""

    def __init__(self) -> None:
        super().__init__(
            "leaders", REVISION, (LEAST, MOST), GRAMMAR, BOOK, EVENTS.kinds, CLAIMS, LeadersSteps()
        )
        self.over_rule = "L-22.2"
        self.whisper_rule = "L-5.2"

    def forms(self) -> dict[str, Form]:
        """`first`: the seat that begins, or None for luck; `whispers`; `turn_limit` (0: none)."""
        return {"first": seat_or_luck(), "whispers": switch(), "turn_limit": number(0, least=0)}

    def new(self, players: int, settings: dict[str, Any]) -> Table:
        t = Table(players)
        t.start = NOBODY if settings["first"] is None else settings["first"]
        t.turn_limit = settings["turn_limit"]
        t.push(GAME.index)
        return t

    def read(self, data: dict[str, Any]) -> Table:
        t = read_table(data)
        t.lain = lain_open(t)
        return t

    def view(self, s: Table, seat: int) -> dict[str, Any]:
        return cast("dict[str, Any]", view_for(s, seat))

    def explain(self, s: Table, seat: int, code: int) -> Refusal:
        return explain(s, seat, code)

    def dimmed(self, s: Table, seat: int) -> list[tuple[int, Refusal]]:
        return dimmed(s, seat)

    def knowledge(self, s: Table) -> list[int]:
        return s.known + s.artifacts_known

    def determinize(self, s: Table, seat: int, luck: Luck) -> State:
        return determinize(s, seat, luck)

    def result(self, s: Table) -> dict[str, Any]:
        return cast("dict[str, Any]", result_of(s))

    def payoffs(self, s: Table) -> list[float]:
        """A win is shared by all who have it; a game without a winner is worth nothing."""
        count = int(size(s.winners))
        return [1.0 / count if (s.winners >> seat) & 1 else 0.0 for seat in range(s.players)]

    def judge(self, s: Table, seat: int, claim: int) -> str:
        return judge(s, seat, claim)

    def position(self, data: dict[str, Any]) -> Table:
        """The table that a scenario tells; at the deal, luck falls so that everybody gets what is told."""
        players = data["players"]
        t = self.new(players, self.settings(data.get("options", {}), players))
        if data.get("phase") == ARRANGE:
            drawn = deal_numbers(data, players)
            t.out = []
            self.advance(t)
            self.settle(t, drawn)
            return t
        placed = placed_table(data, players)
        placed.start = t.start
        placed.turn_limit = t.turn_limit
        return placed

    def facts(self, s: Table) -> dict[str, Any]:
        return facts_of(s)

    def seen(self, view: dict[str, Any]) -> dict[str, Any]:
        return seen_in(view)

    def fall(self, s: Table, words: list[str]) -> list[int]:
        return luck_numbers(s, self.luck(s).name, words)

    def word(self, field: str, value: int) -> str:
        words = FIELDS.get(field)
        return super().word(field, value) if words is None else words[value]

    def memory(self, s: Table, seat: int) -> int:
        return len(history_for(s, seat))

    def credible(self, view: dict[str, Any], claims: list[tuple[int, int, int]]) -> bool:
        return possible(view, [Claim(seat, code, at) for seat, code, at in claims])

    def answer(self, s: Table, seat: int, question: Any) -> dict[str, Any]:
        return answer(self.view(s, seat), question)

    def rematch(self, s: Table, settings: dict[str, Any]) -> dict[str, Any]:
        """Whoever was shot last begins the next game (L-23.1)."""
        return {**settings, "first": None if s.last_shot == NOBODY else s.last_shot}
