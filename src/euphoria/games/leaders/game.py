"""The title: its options, and the doors to its rooms."""

from __future__ import annotations

from typing import Any, Final

from euphoria.core.errors import Refusal
from euphoria.core.forms import (
    Form,
    no_count_of_turns,
    no_option,
    no_seat,
    no_switch,
    number,
    seat_or_luck,
    switch,
)
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.state import State
from euphoria.games.leaders.answers import answer
from euphoria.games.leaders.cards import LEAST, MOST
from euphoria.games.leaders.claims import judge
from euphoria.games.leaders.deduction import Claim, possible
from euphoria.games.leaders.determinize import determinize
from euphoria.games.leaders.plain import FIELDS, facts_of, luck_numbers, seen_in
from euphoria.games.leaders.position import ARRANGE, deal_numbers, placed_table
from euphoria.games.leaders.refusals import dimmed, explain
from euphoria.games.leaders.state import NOBODY, Table, read_table
from euphoria.games.leaders.turn import BOOK, GAME
from euphoria.games.leaders.view import history_for, result_of, view_for
from euphoria.games.leaders.words import CLAIMS, EVENTS, GRAMMAR

REVISION: Final = 1


class Leaders(Game):
    """Hidden roles, reactions out of turn, secrets."""

    def __init__(self) -> None:
        super().__init__("leaders", REVISION, (LEAST, MOST), GRAMMAR, BOOK, EVENTS, CLAIMS)
        self.over_rule = "L-22.2"

    def settings(self, options: dict[str, Any], players: int) -> dict[str, Any]:
        """`first`: the seat that begins, or None for luck; `whispers`; `turn_limit` (0: none)."""
        settings: dict[str, Any] = {"first": None, "whispers": False, "turn_limit": 0}
        for name, value in options.items():
            if name not in settings:
                raise no_option(self.id, name, list(settings))
            settings[name] = value
        _check_settings(settings, players)
        return settings

    def forms(self) -> dict[str, Form]:
        return {"first": seat_or_luck(), "whispers": switch(), "turn_limit": number(0)}

    def new(self, players: int, settings: dict[str, Any]) -> Table:
        t = Table(players)
        t.start = NOBODY if settings["first"] is None else settings["first"]
        t.turn_limit = settings["turn_limit"]
        t.push(GAME.index)
        return t

    def read(self, data: dict[str, Any]) -> Table:
        return read_table(data)

    def view(self, s: Table, seat: int) -> dict[str, Any]:
        return view_for(s, seat)

    def explain(self, s: Table, seat: int, code: int) -> Refusal:
        return explain(s, seat, code)

    def dimmed(self, s: Table, seat: int) -> list[tuple[int, Refusal]]:
        return dimmed(s, seat)

    def knowledge(self, s: Table) -> list[int]:
        return s.known + s.artifacts_known

    def determinize(self, s: Table, seat: int, luck: Luck) -> State:
        return determinize(s, seat, luck)

    def result(self, s: Table) -> dict[str, Any]:
        return result_of(s)

    def payoffs(self, s: Table) -> list[float]:
        """A win is shared by all who have it; a game without a winner is worth nothing."""
        count = s.winners.bit_count()
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
        return answer(view_for(s, seat), question)

    def rematch(self, s: Table, settings: dict[str, Any]) -> dict[str, Any]:
        """Whoever was shot last begins the next game (L-23.1)."""
        return {**settings, "first": None if s.last_shot == NOBODY else s.last_shot}


def _check_settings(settings: dict[str, Any], players: int) -> None:
    start = settings["first"]
    if start is not None and (isinstance(start, bool) or start not in range(players)):
        raise no_seat("first", players, start)
    if not isinstance(settings["whispers"], bool):
        raise no_switch("whispers")
    limit = settings["turn_limit"]
    if isinstance(limit, bool) or not isinstance(limit, int) or limit < 0:
        raise no_count_of_turns("turn_limit")
