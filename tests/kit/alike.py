"""Positions of random games, and others that one seat cannot tell from them."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from euphoria.api import game as game_of
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.core.state import State
from kit import dystopia_worlds, worlds
from kit.show_play import arena_of

Twin = Callable[[Any, int, Luck], State | None]


def other_site(s: Any, seat: int, luck: Luck) -> State | None:
    """The show with the rival's charges somewhere else: only who sets one knows where."""
    twin = arena_of(s).copy()
    for i in range(twin.count()):
        if twin.team[i] != seat and twin.site[i] >= 0:
            twin.site[i] = luck.below(len(twin.field.elements))
    return twin


TWINS: Final[dict[str, list[Twin]]] = {
    "leaders": [worlds.other_recruits, worlds.other_artifacts],
    "dystopia": [dystopia_worlds.other_cards, dystopia_worlds.other_recruits, dystopia_worlds.other_dilemmas],
    "show": [other_site],
}
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "leaders": {},
    "dystopia": {"draft": True, "choose_markets": True, "turn_limit": 40},
    "show": {
        "teams": ["nikolai*:explosive-charges/blanca:first-aid-kit", "kabuki*:explosive-charges/richelle"]
    },
}
CASES: Final = [("leaders", 5), ("dystopia", 2), ("dystopia", 4), ("show", 2)]


def positions(title: str, players: int, seed: int, every: int, most: int) -> Iterator[tuple[State, int]]:
    """Positions of a random game in which somebody has a choice, and who that is."""
    game, luck = game_of(title), Luck(seed)
    s = game.begin(players, OPTIONS[title])
    steps = 0
    while not s.over and steps < most:
        if s.bounds:
            game.settle(s, luck.draw(s.bounds))
            continue
        seat = next_seat(s)
        options = game.options(s, seat)
        steps += 1
        if steps % every == 0:
            yield s, seat
        game.act(s, seat, options[luck.below(len(options))])


def twins(title: str, s: State, seat: int, luck: Luck) -> list[State]:
    """Positions that look to the seat like this one, by the engine's `determinize` and without it."""
    built = [build(s, seat, luck) for build in TWINS[title]]
    return [game_of(title).determinize(s, seat, luck), *[twin for twin in built if twin is not None]]
