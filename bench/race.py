"""Learn how many turns a player of dystopia still is from the last star, from games of players who go by it.

    python bench/race.py [ROUNDS] [SEED]   default 50 rounds, seed 2026; writes src/.../dystopia/bots/race.txt

The first games are those of greedy players. From then on every turn is chosen by the net as it is: each
candidate is tried with a few throws of the dice, the turn is played to its end, and the fewest turns left are
best. A small blur lets other turns be tried, too; some players begin greedily, so that positions with three
workers are seen, and some tables have greedy players. After each round of games the net learns from the last
of them: how long it took from there, or from a few turns on what it thinks of the position reached, and for
the stars that were not placed what a star usually takes. Wants compiled engines (`make native`).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from euphoria.api import game as game_of
from euphoria.core.actions import verb_of
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.games.dystopia.bots.candidates import candidates
from euphoria.games.dystopia.bots.policy import end_turn, judge, play_on
from euphoria.games.dystopia.bots.race import situation
from euphoria.games.dystopia.bots.reading import read_city
from euphoria.games.dystopia.rules.state import City
from euphoria.games.dystopia.rules.words import RETRIEVE

WEIGHTS = Path(__file__).resolve().parents[1] / "src/euphoria/games/dystopia/bots/race.txt"
GAME = game_of("dystopia")
UNITS = 32
PER_STAR = 2.6
"""Turns for a star that was not placed when the game ended."""
WON = -20.0
"""A turn that wins, against any number of turns left."""
PLAYERS = [4, 4, 4, 4, 3, 5, 2, 4, 4, 6]
FIRST, GAMES, KEPT = 1000, 200, 1500
"""Games of greedy players, games of a round, games that are learnt from."""
PART = 0.5
"""The share of their positions that is learnt from at a time."""
TRIES, TRIES_RETRIEVING = 4, 8
"""Throws of the dice for a candidate. With fewer of them a turn is chosen for one lucky throw."""
MOST = 14
TRUST = 0.95
"""How much of what came after counts, against what was thought of it, for each player's turn."""
ADAM = (0.9, 0.999, 1e-8)

Floats = NDArray[np.float32]


class Learner:
    """The net of `race.Net`, as it learns."""

    def __init__(self, inputs: int, luck: np.random.Generator) -> None:
        self.weights = [
            (luck.standard_normal((inputs, UNITS)) / np.sqrt(inputs / 4)).astype(np.float32),
            np.zeros(UNITS, np.float32),
            (luck.standard_normal(UNITS) / np.sqrt(UNITS)).astype(np.float32),
            np.zeros(inputs, np.float32),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def turns(self, rows: Floats) -> Floats:
        units, offsets, shares, direct, base = self.weights
        found: Floats = np.maximum(rows @ units + offsets, 0) @ shares + rows @ direct + base
        return found

    def learn(self, rows: Floats, goals: Floats, rate: float, luck: np.random.Generator) -> float:
        """Twice over all of them; the mean square of what was wrong."""
        total = 0.0
        for _ in range(2):
            order = luck.permutation(len(rows))
            total = sum(
                self._step(rows[part], goals[part], rate)
                for part in np.split(order, range(256, len(rows), 256))
            )
        return total / len(rows)

    def _step(self, rows: Floats, goals: Floats, rate: float) -> float:
        units, offsets, shares, direct, base = self.weights
        heights = rows @ units + offsets
        loud = np.maximum(heights, 0)
        wrong = loud @ shares + rows @ direct + base - goals
        slope = 2 * wrong / len(rows)
        back = np.outer(slope, shares) * (heights > 0)
        slopes = [rows.T @ back, back.sum(axis=0), loud.T @ slope, rows.T @ slope, slope.sum(keepdims=True)]
        self.steps += 1
        keep, keep_squares, least = ADAM
        for k, by in enumerate(slopes):
            self.means[k] = keep * self.means[k] + (1 - keep) * by
            self.squares[k] = keep_squares * self.squares[k] + (1 - keep_squares) * by * by
            mean = self.means[k] / (1 - keep**self.steps)
            spread = np.sqrt(self.squares[k] / (1 - keep_squares**self.steps)) + least
            self.weights[k] = (self.weights[k] - rate * mean / spread).astype(np.float32)
        return float((wrong * wrong).sum())

    def text(self) -> str:
        """As `race.Net` reads it."""
        units, offsets, shares, direct, base = self.weights
        rows = [[0.0, base[0], *direct]]
        rows += [[shares[k], offsets[k], *units[:, k]] for k in range(UNITS)]
        return "".join(" ".join(f"{number:.3f}" for number in row) + "\n" for row in rows)


class Played(NamedTuple):
    """A game: for each turn what every learning seat had, and the stars they had left in the end."""

    players: int
    turns: int
    lead: float
    """Did a learning seat win, less how likely that was among equals?"""
    rows: NDArray[np.float16]
    left: list[int]


def choose(s: City, seat: int, net: Learner, luck: Luck, blur: float) -> int:
    """The candidate after which the fewest turns are left."""
    codes = GAME.options(s, seat)
    if len(codes) == 1:
        return codes[0]
    r = read_city(s, seat)
    codes = candidates(r, codes, judge(r, "turn", codes), MOST)
    seeds = [luck.next() for _ in range(TRIES_RETRIEVING)]
    totals, tries = np.zeros(len(codes)), np.zeros(len(codes))
    rows: list[list[float]] = []
    owners: list[int] = []
    for k, code in enumerate(codes):
        for seed in seeds if verb_of(code) == RETRIEVE else seeds[:TRIES]:
            after, dice = s.copy(), Luck(seed)
            GAME.act(after, seat, code)
            end_turn(GAME, after, dice)
            tries[k] += 1
            if after.over:
                totals[k] += WON if after.winner == seat else PER_STAR * after.stars[seat]
            else:
                rows.append(situation(after, seat))
                owners.append(k)
            if dice.next() == Luck(seed).next():
                break  # no dice were thrown
    if rows:
        np.add.at(totals, owners, net.turns(np.array(rows, np.float32)))
    noise = np.random.default_rng(luck.next()).gumbel(size=len(codes))
    return codes[int(np.argmin(totals / tries + blur * noise))]


def play(
    players: int, seed: int, net: Learner | None, learning: list[int], greedily: list[int], blur: float
) -> Played:
    """A game in which some seats go by the net, each after so many rounds of greedy play."""
    s = GAME.begin(players, {"turn_limit": 400})
    assert isinstance(s, City)
    luck = Luck(seed)
    found: list[list[list[float]]] = []
    end_turn(GAME, s, luck)
    while not s.over:
        seat: int = next_seat(s)
        if net is None or seat not in learning or s.turn < players * greedily[seat]:
            play_on(GAME, s, luck, 1)
        else:
            GAME.act(s, seat, choose(s, seat, net, luck, blur))
        end_turn(GAME, s, luck)
        if not s.over:
            found.append([situation(s, one) for one in learning])
    lead = float(s.winner in learning) - len(learning) / players
    return Played(
        players, int(s.turn), lead, np.array(found, np.float16), [s.stars[seat] for seat in learning]
    )


def goals_of(game: Played, net: Learner | None) -> tuple[Floats, Floats]:
    """The positions of a game, and how many turns were left in each."""
    moments, seats, inputs = game.rows.shape
    rows = game.rows.reshape(moments * seats, inputs).astype(np.float32)
    thought = None if net is None else net.turns(rows).reshape(moments, seats)
    goals = np.zeros((moments, seats), np.float32)
    later = PER_STAR * np.array(game.left)
    for k in range(moments - 1, -1, -1):
        if thought is not None and k < moments - 1:
            later = TRUST * later + (1 - TRUST) * thought[k + 1]
        later = 1.0 / game.players + later
        goals[k] = later
    return rows, goals.reshape(-1)


def lesson(games: list[Played], net: Learner | None, luck: np.random.Generator) -> tuple[Floats, Floats]:
    parts = [goals_of(game, net) for game in games]
    rows, goals = np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts])
    chosen = luck.random(len(goals)) < PART
    return rows[chosen], goals[chosen]


def some_game(number: int, seed: int, net: Learner, blur: float, luck: np.random.Generator) -> Played:
    """In a third of the games some seats are greedy, and one seat of seven begins greedily."""
    players = PLAYERS[number % len(PLAYERS)]
    learning = list(range(players))
    if luck.random() < 0.35:
        learning = sorted(luck.choice(players, luck.integers(1, players), replace=False).tolist())
    greedily = [int(luck.integers(4, 12)) if luck.random() < 0.15 else 0 for _ in range(players)]
    return play(players, seed, net, learning, greedily, blur)


def main(rounds: int = 50, seed: int = 2026) -> None:
    luck = np.random.default_rng(seed)
    games: list[Played] = []
    for number in range(FIRST):
        players = PLAYERS[number % len(PLAYERS)]
        games.append(play(players, 1_000_000 * seed + number, None, list(range(players)), [], 0.0))
    net = Learner(games[0].rows.shape[2], luck)
    rows, goals = lesson(games, None, luck)
    for rate in (1e-3, 1e-3, 3e-4):
        wrong = net.learn(rows, goals, rate, luck)
    print(f"greedy games: {_length(games)} rounds, square error {wrong:.2f}", flush=True)
    games = games[: FIRST // 10]
    for k in range(rounds):
        part = k / rounds
        blur = 0.12 if part < 0.5 else 0.05
        rate = 1e-3 if part < 0.5 else 3e-4 if part < 0.75 else 1e-4
        first = 1_000_000 * seed + FIRST + k * GAMES
        new = [some_game(number, first + number, net, blur, luck) for number in range(GAMES)]
        games = [*games, *new][-KEPT:]
        wrong = net.learn(*lesson(games, net, luck), rate, luck)
        lead = np.mean([game.lead for game in new if len(game.left) < game.players])
        print(f"{k + 1}: {_length(new)} rounds, lead {lead:+.3f}, square error {wrong:.2f}", flush=True)
        WEIGHTS.write_text(net.text(), "ascii")


def _length(games: list[Played]) -> str:
    """The mean length of games of four of a kind."""
    rounds = [game.turns / 4 for game in games if game.players == 4 and len(game.left) == 4]
    return f"{np.mean(rounds):.2f} ± {1.96 * np.std(rounds) / len(rounds) ** 0.5:.2f}"


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:]])
