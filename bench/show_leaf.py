"""Learn what the leaf of the show weighs, from games of bots.

    python bench/show_leaf.py [GAMES] [SEED]   default 90 games, seed 2026; prints the weights

Greedy players and novices play all missions on all packaged maps. At every tenth decision what both
sides have is noted, and in the end who has won. The weights make that as likely as possible: the chance of
the first side is 1 / (1 + exp(-lead)). Three quarters of the games teach, the last quarter tells how well
was learnt (log score per position, beside that of a guess).
"""

from __future__ import annotations

import sys
from math import log

import numpy as np

from euphoria import bots
from euphoria.api import game as game_of
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.games.show.bots.leaf import WEIGHTS, features
from euphoria.games.show.rules.box.data import MISSIONS
from euphoria.games.show.rules.maps.library import FIELDS
from euphoria.games.show.rules.state import Arena

EVERY = 10
ROUNDS = 3000
RATE = 0.5
PULL = 0.01
"""Towards zero, against weights that only fit these games."""

Sample = tuple[list[float], float]
PLAYERS = (("greedy", "greedy"), ("greedy", "novice"), ("novice", "greedy"))


def samples(number: int, seed: int) -> list[Sample]:
    """Positions of one game: by how much the first side is ahead in everything, and how it ended for it."""
    game, luck = game_of("show"), Luck(1000 * seed + number)
    options = {"mission": MISSIONS[number % len(MISSIONS)], "map": FIELDS[number // 3 % len(FIELDS)]}
    s = game.begin(2, options)
    assert isinstance(s, Arena)
    table = [bots.make(kind, "show", luck.next()) for kind in PLAYERS[number // 9 % len(PLAYERS)]]
    found: list[list[float]] = []
    made = 0
    while not s.over:
        seat: int = next_seat(s)
        if seat < 0:
            game.settle(s, luck.draw(s.bounds))
            continue
        if made % EVERY == 0 and s.turn:
            pairs = zip(features(s, 0), features(s, 1), strict=True)
            found.append([one - other for one, other in pairs])
        options_now = [game.action(code) for code in game.options(s, seat)]
        game.act(s, seat, bots.ask(table[seat], game, s, seat, options_now).code)
        made += 1
    return [(row, game.payoffs(s)[0]) for row in found]


def learn(known: list[Sample]) -> list[float]:
    """Gradient ascent on standardised features; each position also counts from the other side."""
    rows = np.array([row for row, _ in known])
    ended = np.array([end for _, end in known])
    rows, ended = np.concatenate([rows, -rows]), np.concatenate([ended, 1 - ended])
    spread = rows.std(axis=0)
    spread[spread == 0] = 1.0
    rows = rows / spread
    weights = np.zeros(len(WEIGHTS))
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-rows @ weights))
        weights += RATE * (rows.T @ (ended - chance) / len(rows) - PULL * weights)
    return [round(float(weight), 3) for weight in weights / spread]


def score(known: list[Sample], weights: list[float]) -> float:
    """The mean logarithm of the chance given to what came."""
    total = 0.0
    for row, end in known:
        chance = 1 / (1 + float(np.exp(-np.dot(row, weights))))
        total += end * log(max(chance, 1e-9)) + (1 - end) * log(max(1 - chance, 1e-9))
    return total / len(known)


def main(games: int = 90, seed: int = 2026) -> None:
    parts = [samples(number, seed) for number in range(games)]
    taught = [sample for part in parts[: games * 3 // 4] for sample in part]
    asked = [sample for part in parts[games * 3 // 4 :] for sample in part]
    weights = learn(taught)
    print(weights)
    print(f"{score(asked, weights):.3f} a position; a guess {log(0.5):.3f}; {len(taught)} positions")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
