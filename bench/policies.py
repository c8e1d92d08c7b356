"""What a decision of a greedy player costs: through the view of its seat, and on the state, as in search.

    python bench/policies.py [GAMES] [SEED]   default 20 games of each title, seed 2026

Games are played by the policy and written down. Then each is walked through three times: without anybody
choosing, with greedy bots who are shown their views, and with the policy, which reads the state. All meet the
same positions; what was written down is done, whatever they would choose. What a walk takes longer than the
first one is theirs. Only real choices count, not questions with a single answer. There are five rounds of the
three walks, by processor time; the median of each is told.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
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

ROUNDS = 5

Choose = Callable[[Any, int, str, list[int]], int]
"""The choice for a state, a seat, the kind of question and the options."""
Made = tuple[int, Any]
"""A seat and what it did, or -1 and how luck fell."""


class Policy(NamedTuple):
    title: str
    players: int
    greedy: Callable[[int], Bot]
    policy: Callable[[int, Luck], Choose]
    """For so many players."""


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


POLICIES = [Policy("leaders", 6, LeadersBot, in_leaders), Policy("dystopia", 4, DystopiaBot, in_dystopia)]


def through_views(game: Game, greedy: Callable[[int], Bot], players: int) -> Choose:
    table = [greedy(seat) for seat in range(players)]

    def choose(s: Any, seat: int, kind: str, codes: list[int]) -> int:
        return table[seat].choose(game.view(s, seat), kind, [game.action(code) for code in codes]).code

    return choose


def played(game: Game, of: Policy, seed: int) -> list[Made]:
    """A game of the policy, as everything that was done in it."""
    s, luck, made = game.begin(of.players, {"turn_limit": 400}), Luck(seed), list[Made]()
    choose = of.policy(of.players, luck)
    while not s.over:
        seat = next_seat(s)
        if seat < 0:
            made.append((seat, luck.draw(s.bounds)))
            game.settle(s, made[-1][1])
        else:
            codes = game.options(s, seat)
            code = choose(s, seat, game.question(s).name, codes) if len(codes) > 1 else codes[0]
            made.append((seat, code))
            game.act(s, seat, code)
    return made


def walk(game: Game, s: State, made: list[Made], choose: Choose | None) -> int:
    """Go through a game, asking for every real choice in it; how many there were."""
    asked = 0
    for seat, done in made:
        if seat < 0:
            game.settle(s, done)
            continue
        codes = game.options(s, seat)
        if len(codes) > 1:
            asked += 1
            if choose is not None:
                choose(s, seat, game.question(s).name, codes)
        game.act(s, seat, done)
    return asked


def cost(of: Policy, games: int, seed: int) -> tuple[int, float, float]:
    """How many choices there were; the microseconds of one through views, and of one by the policy."""
    game = euphoria.game(of.title)
    written = [played(game, of, 1000 * seed + number) for number in range(games)]
    choosers: list[Callable[[], Choose | None]] = [
        lambda: None,
        lambda: through_views(game, of.greedy, of.players),
        lambda: of.policy(of.players, Luck(seed)),
    ]
    times: list[list[float]] = [[], [], []]
    asked = 0
    for _ in range(ROUNDS):
        for number, chooser in enumerate(choosers):
            before = process_time()
            starts = [game.begin(of.players, {"turn_limit": 400}) for _ in written]
            asked = sum(walk(game, s, made, chooser()) for s, made in zip(starts, written, strict=True))
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
