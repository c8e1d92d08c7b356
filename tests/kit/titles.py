"""The titles that the contract suite is run on, and how their games are begun in tests."""

from hashlib import sha256
from typing import Any

import pytest

from euphoria.api import game, titles
from euphoria.core.game import Game
from euphoria.core.match import Match
from euphoria.games.connect_four.rules import ConnectFour


class Title:
    """A title under test: its rules, and what a test must know to exercise all of the contract."""

    def __init__(
        self,
        game: Game,
        *,
        short: dict[str, Any] | None = None,
        standing: str | None = None,
        sealed: bool = False,
        claims: list[str] | None = None,
        whispers: bool = False,
        most_typed: int = 100_000,
    ) -> None:
        self.game = game
        self.id = game.id
        self.counts = range(game.least, game.most + 1)
        # Options under which random play ends soon.
        self.short: dict[str, Any] = {} if short is None else short
        # A kind of question with one harmless answer, for standing orders.
        self.standing = standing
        # Are there questions to several seats at once?
        self.sealed = sealed
        self.claims: list[str] = [] if claims is None else claims
        self.whispers = whispers
        # How many of all actions that can be typed are tried at a position.
        self.most_typed = most_typed

    def __repr__(self) -> str:
        return self.id


LEADERS = Title(
    game("leaders"),
    short={"turn_limit": 40},
    standing="react",
    sealed=True,
    claims=["row E S ?", "saw B.left SL", "hand rain-shield", "team euphorian"],
    whispers=True,
)
DYSTOPIA = Title(
    game("dystopia"), short={"turn_limit": 40, "draft": True, "choose_markets": True}, sealed=True
)
SHOW = Title(
    game("show"),
    # Two small teams that are tied in every phase: there is luck all along.
    short={
        "turns": 2,
        "mission": "objectives",
        "teams": ["sooyoung*:grenade/centinel", "centinel*/sooyoung:first-aid-kit"],
    },
    most_typed=300,
)
CONNECT_FOUR = Title(ConnectFour())
SPECIFIED = {title.id: title for title in (LEADERS, DYSTOPIA, SHOW)}
TITLES = [*(SPECIFIED.get(id) or Title(game(id)) for id in titles()), CONNECT_FOUR]
"""Every listed title is under the contract, whether it says more about itself here or not."""

TABLES = [(title, players) for title in TITLES for players in title.counts]


def _at(tables: list[tuple[Title, int]]) -> pytest.MarkDecorator:
    ids = [f"{title.id}-{players}" for title, players in tables]
    return pytest.mark.parametrize(("title", "players"), tables, ids=ids)


every_table = _at(TABLES)
"""Run the test for every title at every number of players."""

some_tables = _at([(title, players) for title, players in TABLES if players in (2, 4, 7)])
"""The same where a test is slow: fewer numbers of players."""

sealed_tables = _at([(title, players) for title, players in TABLES if title.sealed and players in (4, 7)])
"""Titles in which several seats answer at once, in secret."""

every_title = pytest.mark.parametrize("title", TITLES, ids=repr)


def find(title: str) -> Game:
    """The rules of a title under test, for reading records."""
    return {known.id: known.game for known in TITLES}[title]


def key_of(name: str) -> bytes:
    """A key of the dice that depends on a name alone."""
    return sha256(name.encode()).digest()


def new_match(title: Title, players: int, name: str = "", **options: Any) -> Match:
    """A short game of this title; the same name gives the same dice."""
    key = key_of(f"{title.id} {players} {name}")
    match = Match(title.game, players, {**title.short, **options}, key)
    match.start()
    return match
