"""The title: its options, and the doors to its rooms."""

from __future__ import annotations

from typing import Any, Final, cast

from euphoria.core.errors import Refusal
from euphoria.core.forms import Form, number, seat_or_luck, switch
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.rolls import Roll
from euphoria.games.dystopia.rules.book import BOOK
from euphoria.games.dystopia.rules.data import LEAST, MOST, STARS
from euphoria.games.dystopia.rules.determinize import determinize
from euphoria.games.dystopia.rules.plain import facts_of, luck_numbers, seen_in, word_of
from euphoria.games.dystopia.rules.position import SETUP, deal_numbers, fill_city
from euphoria.games.dystopia.rules.printed import printed_board
from euphoria.games.dystopia.rules.refusals import dimmed, explain
from euphoria.games.dystopia.rules.rolls import rolls_told
from euphoria.games.dystopia.rules.setup import GAME, MARKET_CHOICE, RECRUIT_DRAFT, TRACK_DRAFT
from euphoria.games.dystopia.rules.state import NOBODY, City, read_city
from euphoria.games.dystopia.rules.steps import DystopiaSteps
from euphoria.games.dystopia.rules.view import result_of, view_for
from euphoria.games.dystopia.rules.words import EVENTS, GRAMMAR

REVISION: Final = 2


class Dystopia(Game):
    """Dice workers, recruits, markets, nested payments."""

    def __init__(self) -> None:
        super().__init__(
            "dystopia", REVISION, (LEAST, MOST), GRAMMAR, BOOK, EVENTS.kinds, named=DystopiaSteps()
        )

    def forms(self) -> dict[str, Form]:
        """`first` (a seat or None for the starting roll), `trading`, the variants, `turn_limit` (0: none)."""
        return {
            "first": seat_or_luck(),
            "trading": switch(True),
            "classic": switch(),
            "draft": switch(),
            "house_doubles": switch(),
            "choose_markets": switch(),
            "track_draft": switch(),
            "turn_limit": number(0, least=0),
        }

    def new(self, players: int, settings: dict[str, Any]) -> City:
        s = City(players)
        s.start = NOBODY if settings["first"] is None else settings["first"]
        s.turn_limit = settings["turn_limit"]
        s.trading = int(settings["trading"])
        s.classic = int(settings["classic"])
        s.house_doubles = int(settings["house_doubles"])
        if settings["draft"]:
            s.variants |= RECRUIT_DRAFT
        if settings["choose_markets"]:
            s.variants |= MARKET_CHOICE
        if settings["track_draft"]:
            s.variants |= TRACK_DRAFT
        s.push(GAME.index)
        return s

    def read(self, data: dict[str, Any]) -> City:
        return read_city(data)

    def view(self, s: City, seat: int) -> dict[str, Any]:
        return cast("dict[str, Any]", view_for(s, seat))

    def explain(self, s: City, seat: int, code: int) -> Refusal:
        return explain(s, seat, code)

    def dimmed(self, s: City, seat: int) -> list[tuple[int, Refusal]]:
        return dimmed(s, seat)

    def knowledge(self, s: City) -> list[int]:
        """One bit that moves whenever something is shown: all that undo needs to know."""
        return [1 << (s.revealed & 31)]

    def determinize(self, s: City, seat: int, luck: Luck) -> City:
        return determinize(s, seat, luck)

    def result(self, s: City) -> dict[str, Any]:
        return cast("dict[str, Any]", result_of(s))

    def payoffs(self, s: City) -> list[float]:
        """1 to the winner; a game that was stopped is shared by the stars placed."""
        if s.winner >= 0:
            return [1.0 if seat == s.winner else 0.0 for seat in range(s.players)]
        total = sum(STARS - left for left in s.stars)
        if total == 0:
            return [1.0 / int(s.players)] * s.players
        return [(STARS - left) / total for left in s.stars]

    def printed(self, players: int, settings: dict[str, Any] | None) -> dict[str, Any]:
        """Without a table nobody trades, and recruits work as printed last."""
        agreed = settings or {"trading": False, "classic": False}
        return cast("dict[str, Any]", printed_board(players, agreed["trading"], agreed["classic"]))

    def rolls(self, events: list[dict[str, Any]], settings: dict[str, Any]) -> list[Roll]:  # noqa: ARG002
        return rolls_told(events)

    # ------------------------------------------------------------------ plain words, for scenarios

    def position(self, data: dict[str, Any]) -> City:
        """The city that a scenario tells; at setup, luck falls so that everybody is dealt what is told."""
        players = data["players"]
        s = self.new(players, self.settings(data.get("options", {}), players))
        if data.get("phase") == SETUP:
            drawn = deal_numbers(data, players)
            s.out = []
            self.advance(s)
            self.settle(s, drawn)
        else:
            fill_city(s, data)
        return s

    def facts(self, s: City) -> dict[str, Any]:
        return facts_of(s)

    def seen(self, view: dict[str, Any]) -> dict[str, Any]:
        return seen_in(view)

    def fall(self, s: City, words: list[str]) -> list[int]:
        return luck_numbers(s, self.luck(s).name, words)

    def word(self, field: str, value: int) -> str:
        found = word_of(field, value)
        return super().word(field, value) if found is None else found
