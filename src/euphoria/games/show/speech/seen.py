"""The show as one reader sees it: their view, and answers to what they may ask."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, cast

from euphoria.games.show.rules.geometry.scenery import Field
from euphoria.games.show.rules.maps.library import field_of
from euphoria.games.show.rules.view_types import Figure, ShowView

if TYPE_CHECKING:
    from euphoria.core.match import Match

AT_HAND = frozenset({"ability", "position", "object", "fire", "dice", "flee", "defend", "follow", "strike"})
"""Questions about one figure, whose name is put before them."""
LIVING = ("up", "down")


class Seen:
    """A match at one moment, through the eyes of a reader (None: a spectator)."""

    def __init__(self, match: Match, you: int | None) -> None:
        self.match = match
        self._you = you
        self._answers: dict[tuple[tuple[str, Any], ...], dict[str, Any]] = {}

    @cached_property
    def view(self) -> ShowView:
        return cast("ShowView", self.match.view(self._you))

    @property
    def field(self) -> Field:
        return scenery(self.view["map"])

    @property
    def gone(self) -> int:
        """The elements that were blown up, as a mask."""
        return sum(1 << element for element in self.view["gone"])

    @cached_property
    def figures(self) -> dict[str, Figure]:
        return {one["figure"]: one for one in self.view["figures"]}

    @property
    def at_hand(self) -> Figure | None:
        """The figure that the question is about."""
        about = self.view["about"]
        return self.figures[about] if about is not None and self.view["question"] in AT_HAND else None

    def ask(self, what: str, **fields: Any) -> dict[str, Any]:
        """The answer to a question (`Match.ask`); each is asked once."""
        question = (("ask", what), *fields.items())
        if question not in self._answers:
            self._answers[question] = self.match.ask(self._you, dict(question))
        return self._answers[question]


@lru_cache(maxsize=16)
def scenery(map: str) -> Field:
    """The map of a view, which is a name or all of it."""
    return field_of(map)
