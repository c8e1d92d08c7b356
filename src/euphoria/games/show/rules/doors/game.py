"""The title: its options, and the doors to its rooms."""

from __future__ import annotations

from typing import Any, Final, cast

from euphoria.core.errors import BadSetup, Refusal
from euphoria.core.forms import Form, any_of, number, one_of
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.rolls import Roll
from euphoria.core.shapes import is_list
from euphoria.games.show.rules.answers.areas import region_for
from euphoria.games.show.rules.answers.preparing import prepare
from euphoria.games.show.rules.answers.questions import answer
from euphoria.games.show.rules.box.cards import PROFILES, SUSAN
from euphoria.games.show.rules.box.data import BUDGET, MISSIONS, TURNS
from euphoria.games.show.rules.box.prices import offered, priced
from euphoria.games.show.rules.box.readings import HOUSE_RULES, LUCK_ALTERNATIVE
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.box.rosters import PREPARED, code_of, refusal_of
from euphoria.games.show.rules.doors.determinize import determinize
from euphoria.games.show.rules.doors.rolls import rolls_told
from euphoria.games.show.rules.geometry.scenery import Field
from euphoria.games.show.rules.maps.checker import missing_platforms
from euphoria.games.show.rules.maps.library import FIELDS, field_of
from euphoria.games.show.rules.maps.mistakes import BadMap, Where
from euphoria.games.show.rules.maps.printed import drawn_field, packaged_map
from euphoria.games.show.rules.phases.book import BOOK
from euphoria.games.show.rules.phases.setup import field_team
from euphoria.games.show.rules.phases.turn import SHOW
from euphoria.games.show.rules.scenarios.facts import facts_of, luck_numbers, seen_in, word_of
from euphoria.games.show.rules.scenarios.position import fill_arena, scene
from euphoria.games.show.rules.state import NOBODY, Arena, read_arena
from euphoria.games.show.rules.views.refusals import dimmed, explain
from euphoria.games.show.rules.views.view import result_of, view_for
from euphoria.games.show.rules.words import EVENTS, GRAMMAR

REVISION: Final = 2
LEAST_BUDGET: Final = PROFILES[SUSAN].audience
"""The cheapest character."""
MOST_BUDGET: Final = 5000

SETUP: Final = "setup"


class Show(Game):
    """Miniatures on a continuous table."""

    def __init__(self) -> None:
        super().__init__("show", REVISION, (2, 2), GRAMMAR, BOOK, EVENTS.kinds)
        self.prepared_for = ["reach", "region", "route"]
        self.takes_long = True

    def forms(self) -> dict[str, Form]:
        """`mission`, `map` (a name or map data), `budget`, `teams` (open lists), `house`, `turns`."""
        return {
            "mission": one_of("massacre", "show-mission", list(MISSIONS)),
            "map": one_of(FIELDS[0], "show-map", FIELDS, others=True),
            "budget": number(BUDGET, LEAST_BUDGET, MOST_BUDGET),
            "teams": any_of(None, "arena-team", [*PREPARED], others=True),
            "house": any_of([], "show-house", HOUSE_RULES),
            "turns": number(TURNS, 1, TURNS),
        }

    def settings(self, options: dict[str, Any], players: int) -> dict[str, Any]:
        """The forms do not know every map and team there can be."""
        settings = super().settings(options, players)
        _check_platforms(field_of(settings["map"]))
        _check_teams(settings["teams"], settings["budget"])
        return settings

    def new(self, players: int, settings: dict[str, Any]) -> Arena:  # noqa: ARG002
        s = Arena(field_of(settings["map"]))
        s.mission = MISSIONS.index(settings["mission"])
        s.budget = settings["budget"]
        s.turns = settings["turns"]
        for name in settings["house"]:
            s.house |= 1 << HOUSE_RULES.index(name)
        if settings["teams"] is not None:
            for seat in range(2):
                field_team(s, seat, _team_code(settings["teams"][seat]))
        s.push(SHOW.index)
        return s

    def read(self, data: dict[str, Any]) -> Arena:
        return read_arena(data, field_of(data["field"]))

    def view(self, s: Arena, seat: int) -> dict[str, Any]:
        return cast("dict[str, Any]", view_for(s, seat))

    def explain(self, s: Arena, seat: int, code: int) -> Refusal:
        return explain(s, seat, code)

    def dimmed(self, s: Arena, seat: int) -> list[tuple[int, Refusal]]:
        return dimmed(s, seat)

    def knowledge(self, s: Arena) -> list[int]:
        """One bit that moves whenever something is shown: all that undo needs to know."""
        return [1 << (s.revealed & 31)]

    def determinize(self, s: Arena, seat: int, luck: Luck) -> Arena:
        return determinize(s, seat, luck)

    def result(self, s: Arena) -> dict[str, Any]:
        return cast("dict[str, Any]", result_of(s))

    def payoffs(self, s: Arena) -> list[float]:
        """1 to the winner, half each for a draw."""
        if s.winner == NOBODY:
            return [0.5, 0.5]
        return [1.0 if seat == s.winner else 0.0 for seat in range(2)]

    def answer(self, s: Arena, seat: int, question: Any) -> dict[str, Any]:  # noqa: ARG002
        """The same for everybody: measuring, looking and odds are free, and nothing secret is in them."""
        return answer(s, question)

    def prepare(self, s: Arena) -> bool:
        return prepare(s)

    def region(self, s: Arena, seat: int) -> dict[str, Any] | None:
        return cast("dict[str, Any] | None", region_for(s, seat))

    # ------------------------------------------------------------------ for whoever shows a table

    def printed(self, players: int, settings: dict[str, Any] | None) -> dict[str, Any] | None:  # noqa: ARG002
        """The map, before anything was blown up."""
        return None if settings is None else cast("dict[str, Any]", drawn_field(field_of(settings["map"])))

    def look_up(self, what: str, wanted: dict[str, Any]) -> dict[str, Any] | None:
        """A packaged `map` by its `name`; a `team` and its price, or all that teams are made of."""
        if what == "map":
            return cast("dict[str, Any] | None", packaged_map(wanted["name"]))
        if what != "team":
            return None
        return priced(wanted["team"], wanted.get("budget")) if wanted.get("team") else offered()

    def rolls(self, events: list[dict[str, Any]], settings: dict[str, Any]) -> list[Roll]:
        return rolls_told(events, HOUSE_RULES[LUCK_ALTERNATIVE.bit_length() - 1] in settings["house"])

    # ------------------------------------------------------------------ plain words, for scenarios

    def position(self, data: dict[str, Any]) -> Arena:
        """The show that a scenario tells; at setup it begins at the beginning."""
        settings = self.settings(scene(data), 2)
        if data.get("phase") == SETUP:
            return self.new(2, settings)
        s = self.new(2, {**settings, "teams": None})
        fill_arena(s, data)
        return s

    def facts(self, s: Arena) -> dict[str, Any]:
        return facts_of(s)

    def seen(self, view: dict[str, Any]) -> dict[str, Any]:
        return seen_in(view)

    def fall(self, s: Arena, words: list[str]) -> list[int]:
        return luck_numbers(s, self.luck(s).name, words)

    def word(self, field: str, value: int) -> str:
        found = word_of(field, value)
        return super().word(field, value) if found is None else found


def _team_code(text: str) -> int:
    return code_of(PREPARED.get(text, text))


def _check_platforms(field: Field) -> None:
    """Nobody begins on a map where a side has no place for its exit platform. Packaged maps are tested."""
    if field.source:
        for fault in missing_platforms(field):
            raise BadMap(Where(), "platform", side=fault.facts["side"])


def _check_teams(teams: Any, budget: int) -> None:
    if teams is None:
        return
    if not is_list(teams) or len(teams) != 2 or not all(isinstance(team, str) for team in teams):
        raise BadSetup(
            "The option 'teams' is a list of two teams, each a prepared one or written out.",
            "problems-option-teams",
        )
    for team in teams:
        code = _team_code(team)
        if code < 0 or refusal_of(code, budget) != FINE:
            raise BadSetup(
                f"'{team[:60]}' is no team for {budget} audience points.",
                "problems-team",
                {"team": team[:60], "budget": str(budget)},
            )
