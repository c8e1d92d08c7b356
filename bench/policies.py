"""What a decision of a greedy player costs through the view of its seat, and by the policy of imagined games.

    python bench/policies.py [GAMES] [SEED]   default 20 games of each title, seed 2026

Games are played by the policy and written down. Then each is walked through three times: without anybody
choosing, with greedy bots who are shown their views, and with the policy, which reads the state. All meet the
same positions; what was written down is done, whatever they would choose. What a walk takes longer than the
first one is theirs. Only real choices count, not questions with a single answer. There are five rounds of the
three walks, by processor time; the median of each is told.

Of the show only the positioning phase is imagined. Its policy makes a few actions of its own, where a greedy
player waits for what is offered: so to offer it is part of what greedy costs there, and in the other titles
nobody's. Both keep their maps of walking distances from walk to walk, as a search does.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import euphoria
from euphoria import core
from euphoria.bots.base import Bot
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.core.state import State
from euphoria.games.dystopia.bots import policy as dystopia
from euphoria.games.dystopia.bots.greedy import GreedyBot as DystopiaBot
from euphoria.games.dystopia.bots.reading import read_city
from euphoria.games.leaders.bots import policy as leaders
from euphoria.games.leaders.bots.greedy import GreedyBot as LeadersBot
from euphoria.games.leaders.bots.memory import Memory
from euphoria.games.show.bots import policy as show
from euphoria.games.show.bots.greedy import GreedyBot as ShowBot
from euphoria.games.show.bots.personalities import PLAIN
from euphoria.games.show.bots.ways import Ways

ROUNDS = 5
LONGEST = {"turn_limit": 400}

Choose = Callable[[Any, int, str, list[int]], int]
"""The choice for a state, a seat, the kind of question and the options."""
Made = tuple[int, Any, str]
"""A seat, what it did and which kind of question that answers, or nothing if it had no choice; or -1 and how
luck fell."""


class Policy(NamedTuple):
    title: str
    players: int
    greedy: Callable[[int], Bot]
    policy: Callable[[int, Luck], Choose]
    """For so many players."""
    options: dict[str, Any] = LONGEST
    only: str = ""
    """The kind of question it is made for; empty: all of them."""
    offered: bool = True
    """Does it choose among what is offered?"""


def in_leaders(players: int, luck: Luck) -> Choose:
    memories = [Memory(seat, players) for seat in range(players)]

    def choose(s: Any, seat: int, kind: str, codes: list[int]) -> int:
        best = leaders.best_of(s, memories[seat], kind, codes)
        return best[luck.below(len(best))]

    return choose


def in_dystopia(_players: int, luck: Luck) -> Choose:
    def choose(s: Any, seat: int, kind: str, codes: list[int]) -> int:
        return dystopia.best_of(codes, dystopia.judge(read_city(s, seat), kind, codes), luck)

    return choose


def in_the_show(_players: int, luck: Luck) -> Choose:
    def choose(s: Any, seat: int, kind: str, codes: list[int]) -> int:
        if kind != "position":
            return codes[luck.below(len(codes))]
        if s.gone not in WAYS:
            WAYS[s.gone] = Ways(s)
        return show.answer(GAMES["show"], s, seat, luck, WAYS[s.gone], PLAIN)

    return choose


WAYS: dict[int, Ways] = {}
TEAMS = {"mission": "rescue", "teams": ["steel-choir", "night-shift"]}
POLICIES = [
    Policy("leaders", 6, LeadersBot, in_leaders),
    Policy("dystopia", 4, DystopiaBot, in_dystopia),
    Policy("show", 2, cache(ShowBot), in_the_show, TEAMS, "position", offered=False),
]
GAMES = {of.title: euphoria.game(of.title) for of in POLICIES}


def through_views(game: Game, of: Policy) -> Choose:
    table = [of.greedy(seat) for seat in range(of.players)]

    def choose(s: Any, seat: int, kind: str, codes: list[int]) -> int:
        codes = codes or game.options(s, seat)
        return table[seat].choose(game.view(s, seat), kind, [game.action(code) for code in codes]).code

    return choose


def played(game: Game, of: Policy, seed: int) -> list[Made]:
    """A game of the policy, as everything that was done in it."""
    s, luck, made = game.begin(of.players, of.options), Luck(seed), list[Made]()
    choose = of.policy(of.players, luck)
    while not s.over:
        seat = next_seat(s)
        if seat < 0:
            made.append((seat, luck.draw(s.bounds), ""))
            game.settle(s, made[-1][1])
        else:
            codes, kind = game.options(s, seat), game.question(s).name
            code = choose(s, seat, kind, codes) if len(codes) > 1 else codes[0]
            made.append((seat, code, kind if len(codes) > 1 and of.only in ("", kind) else ""))
            game.act(s, seat, code)
    return made


def walk(game: Game, of: Policy, s: State, made: list[Made], choose: Choose | None) -> int:
    """Go through a game, asking for every real choice in it; how many there were."""
    asked = 0
    for seat, done, kind in made:
        if seat < 0:
            game.settle(s, done)
            continue
        if kind:
            asked += 1
            codes = game.options(s, seat) if of.offered else []
            if choose is not None:
                choose(s, seat, kind, codes)
        game.act(s, seat, done)
    return asked


def cost(of: Policy, games: int, seed: int) -> tuple[int, float, float]:
    """How many choices there were; the microseconds of one through views, and of one by the policy."""
    game = GAMES[of.title]
    written = [played(game, of, 1000 * seed + number) for number in range(games)]
    choosers: list[Callable[[], Choose | None]] = [
        lambda: None,
        lambda: through_views(game, of),
        lambda: of.policy(of.players, Luck(seed)),
    ]
    times: list[list[float]] = [[], [], []]
    asked = 0
    for _ in range(ROUNDS):
        for number, chooser in enumerate(choosers):
            before = process_time()
            starts = [game.begin(of.players, of.options) for _ in written]
            asked = sum(walk(game, of, s, made, chooser()) for s, made in zip(starts, written, strict=True))
            times[number].append(process_time() - before)
    nobody, views, states = (median(each) for each in times)
    return asked, 1e6 * (views - nobody) / asked, 1e6 * (states - nobody) / asked


def main(games: int = 20, seed: int = 2026) -> None:
    print(f"{'compiled' if core.native() else 'pure'} engines, {games} games, seed {seed}")
    print("title     players  choices  through views  on states   ratio")
    for of in POLICIES:
        asked, views, states = cost(of, games, seed)
        told = f"{of.title:9} {of.players:7}  {asked:7}  {views:10.1f} µs  {states:6.1f} µs"
        print(f"{told}  {views / states:6.1f}")


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:]])
