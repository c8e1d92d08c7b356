"""Learn what the leaf of dystopia's analysis weighs, from games of greedy players.

    python bench/leaf.py [GAMES] [SEED]   default 600 games, seed 2026; prints the weights

Games of two to six players are played by the policy of imagined games. At every eighth decision what each
seat has is noted, and in the end who has won. The weights make the winners as likely as possible: the chance
of a seat is exp(its weighted sum) over the total of all seats. Three quarters of the games teach, the last
quarter tells how well was learnt (log score per position, beside those of stars alone and of a guess).
"""

from __future__ import annotations

import sys
from math import exp, log

from euphoria.api import game as game_of
from euphoria.core.luck import Luck
from euphoria.games.dystopia.bots.leaf import WEIGHTS, features
from euphoria.games.dystopia.bots.policy import play_on
from euphoria.games.dystopia.rules.state import City

EVERY = 8
ROUNDS = 400
RATE = 0.5
PULL = 0.002
"""Towards zero, against weights that only fit these games."""

Sample = tuple[list[list[float]], int]


def samples(number: int, seed: int) -> list[Sample]:
    """Positions of one game, and who has won it."""
    game = game_of("dystopia")
    players = 2 + number % 5
    s = game.begin(players, {"turn_limit": 400})
    assert isinstance(s, City)
    luck = Luck(1000 * seed + number)
    found: list[list[list[float]]] = []
    while not s.over:
        play_on(game, s, luck, EVERY)
        if not s.over and s.turn:
            found.append([features(s, seat) for seat in range(players)])
    return [(each, s.winner) for each in found] if s.winner >= 0 else []


def learn(known: list[Sample]) -> list[float]:
    """Gradient ascent on standardised features."""
    import numpy as np

    size = len(WEIGHTS)
    rows = np.array([row for sample, _ in known for row in sample])
    spread = rows.std(axis=0)
    spread[spread == 0] = 1.0
    owner = np.repeat(np.arange(len(known)), [len(sample) for sample, _ in known])
    starts = np.concatenate([[0], np.cumsum([len(sample) for sample, _ in known])[:-1]])
    won = starts + np.array([winner for _, winner in known])
    rows = rows / spread
    weights = np.zeros(size)
    for _ in range(ROUNDS):
        raw = np.exp(rows @ weights)
        chances = raw / np.add.reduceat(raw, starts)[owner]
        slope = rows[won].sum(axis=0) - (rows * chances[:, None]).sum(axis=0)
        weights += RATE * (slope / len(known) - PULL * weights)
    return [round(float(weight), 3) for weight in weights / spread]


def score(known: list[Sample], weights: list[float]) -> float:
    """The mean logarithm of the chance given to who won."""
    total = 0.0
    for sample, winner in known:
        sums = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in sample]
        total += sums[winner] - log(sum(exp(value) for value in sums))
    return total / len(known)


def main(games: int = 600, seed: int = 2026) -> None:
    parts = [samples(number, seed) for number in range(games)]
    taught = [sample for part in parts[: games * 3 // 4] for sample in part]
    asked = [sample for part in parts[games * 3 // 4 :] for sample in part]
    weights = learn(taught)
    stars = [1.0] + [0.0] * (len(WEIGHTS) - 1)
    print(f"{len(taught)} positions taught, {len(asked)} asked")
    print(f"log score: learnt {score(asked, weights):.4f}, package {score(asked, WEIGHTS):.4f},", end=" ")
    print(f"stars {score(asked, stars):.4f}, guess {score(asked, [0.0] * len(WEIGHTS)):.4f}")
    print(weights)


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:]])
