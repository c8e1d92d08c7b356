"""What the choices of others tell in leaders: learn it, and measure how much more it says than counting.

    python bench/conduct.py learn [GAMES]     prints the table `DRAWS` of games/leaders/bots/conduct.py
    python bench/conduct.py check [GAMES]     log scores and reliability, beside counting alone

Both play games between greedy players (seed 2026, and another for checking). A choice of a target is
explained by a multinomial logit: the odds of a seat are the power of what draws the actor to it. Needs numpy.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from math import log
from typing import Any, NamedTuple

import numpy as np

import euphoria
from euphoria import bots
from euphoria.core.match import Match
from euphoria.games.leaders.bots.conduct import (
    DRAWS,
    HIDDEN,
    Clue,
    Conduct,
    Draw,
    believed,
    clues,
    prey,
)
from euphoria.games.leaders.bots.veteran import DEALS
from euphoria.games.leaders.rules.cards import EL, ROW, SL, WASTELANDER
from euphoria.games.leaders.rules.deduction import beliefs
from euphoria.games.leaders.rules.teams import team

SEED = 2026
TABLES = (4, 5, 6, 7, 8)
ROUNDS = 800
STEP = 0.5
CAUTION = 0.001
MIDDLE = range(10, 26)
"""The turns of a game that are its middle, for six players."""
EVERY = 3
SURE = 0.02
BANDS = 10


def games(number: int, players: tuple[int, ...], seed: int) -> Iterator[tuple[int, Match]]:
    """Every moment at which somebody chooses, of numbered games between greedy players."""
    for game in range(number):
        key = sha256(f"conduct {seed} {game}".encode()).digest()
        count = players[game % len(players)]
        match = euphoria.new("leaders", players=count, key=key)
        table = [bots.make("greedy", "leaders", seed=game * 100 + seat) for seat in range(count)]
        while not match.over:
            yield game, match
            decision = match.decisions[0]
            match.act(decision.seat, bots.answer(table[decision.seat], match, decision))


# ------------------------------------------------------------------ learning


def drawn_by(clue: Clue, row: list[int], sides: list[int], seat: int) -> list[float]:
    """What there is about a seat that may draw the actor to it: the factors of `Draw`."""
    side = sides[clue.actor]
    mine = range(ROW * seat, ROW * seat + ROW)
    if seat in clue.wastelanders:
        return [0, 0, 0, 0, 0, 0, 1]
    shown = [clue.shown[place] for place in mine]
    hidden = [row[place] for place in mine if clue.shown[place] == HIDDEN]
    own = EL + SL - prey(side)
    return [
        shown.count(1 - side),
        shown.count(side),
        float(sides[seat] != side),
        hidden.count(prey(side)),
        shown.count(prey(side)),
        hidden.count(own),
        0,
    ]


def learn(number: int) -> None:
    found: dict[str, list[tuple[list[list[float]], int]]] = {event: [] for event in DRAWS}
    sizes: dict[str, list[int]] = {event: [] for event in DRAWS}
    known: dict[int, int] = {}
    for game, match in games(number, TABLES, SEED):
        told = clues(match.events(None), match.players)
        t: Any = match.state
        sides = [team(t, seat) for seat in range(t.players)]
        fresh = told[known.get(game, 0) :]
        known[game] = len(told)
        for clue in fresh:
            if sides[clue.actor] == WASTELANDER:
                continue
            others = [seat for seat in range(t.players) if seat != clue.actor]
            found[clue.event].append(
                ([drawn_by(clue, t.row, sides, seat) for seat in others], others.index(clue.target))
            )
            sizes[clue.event].append(len(others))
    for event, choices in found.items():
        draw, score = fitted(choices)
        by_lot = -sum(map(log, sizes[event])) / len(choices)
        print(f'    "{event}": Draw({", ".join(f"{weight:.2f}" for weight in draw)}),', end="")
        print(f"  # {len(choices)} choices, {score:.3f} a choice, {by_lot:.3f} by lot")


def fitted(choices: list[tuple[list[list[float]], int]]) -> tuple[Draw, float]:
    """The weights that explain the choices best, and the mean logarithm of their likelihood."""
    most = max(len(seats) for seats, _ in choices)
    factors = np.zeros((len(choices), most, len(Draw._fields)))
    there = np.zeros((len(choices), most), bool)
    for number, (seats, _) in enumerate(choices):
        factors[number, : len(seats)] = seats
        there[number, : len(seats)] = True
    every, chosen = np.arange(len(choices)), np.array([choice for _, choice in choices])
    weights = np.zeros(len(Draw._fields))
    shares = np.zeros((len(choices), most))
    for _ in range(ROUNDS):
        pulls = np.where(there, factors @ weights, -np.inf)
        shares = np.exp(pulls - pulls.max(1, keepdims=True))
        shares /= shares.sum(1, keepdims=True)
        expected = (shares[:, :, None] * factors).sum(1)
        weights += STEP * ((factors[every, chosen] - expected).mean(0) - CAUTION * weights)
    return Draw(*weights.round(2).tolist()), float(np.log(shares[every, chosen]).mean())


# ------------------------------------------------------------------ checking


class Guess(NamedTuple):
    """How likely a seat thought somebody was Euphorian, and whether that was so."""

    counting: float
    conduct: float
    true: bool


def guesses(number: int, players: int = 6) -> Iterator[Guess]:
    asked: set[tuple[int, int]] = set()
    for game, match in games(number, (players,), SEED + 1):
        t: Any = match.state
        decision = match.decisions[0]
        moment = (game, t.turn)
        if decision.kind != "action" or t.turn not in MIDDLE or t.turn % EVERY or moment in asked:
            continue
        asked.add(moment)
        for seat in range(players):
            yield from guesses_of(match, t, seat)


def guesses_of(match: Match, t: Any, seat: int) -> Iterator[Guess]:
    counted = beliefs(match.view(seat))
    conduct = Conduct.heard(match.events(seat), t.players, seat)
    worlds = bots.Worlds.of(match.game, t, seat)
    weighed = believed(bots.Weighed(worlds, DEALS, seat, conduct).drawn)
    for other in range(t.players):
        side = team(t, other)
        if other != seat and side != WASTELANDER:
            yield Guess(counted.team[other][0], weighed.team[other][0], side == 0)


def score(probability: float, true: bool) -> float:
    """The logarithm of what was given to the truth; nothing is ever held to be impossible that is not known
    to be: a handful of deals is a sample."""
    bounded = min(1 - 1 / DEALS, max(1 / DEALS, probability))
    return log(bounded if true else 1 - bounded)


def check(number: int) -> None:
    made = list(guesses(number))
    open_ones = [one for one in made if SURE < one.counting < 1 - SURE]
    counting = sum(score(one.counting, one.true) for one in open_ones) / len(open_ones)
    conduct = sum(score(one.conduct, one.true) for one in open_ones) / len(open_ones)
    print(f"{len(open_ones)} guesses about teams that counting leaves open (of {len(made)}), six players,")
    print(f"turns {MIDDLE.start} to {MIDDLE.stop - 1} of {number} games")
    print(f"log score: counting {counting:.3f}, conduct {conduct:.3f}: {1 - conduct / counting:.1%} better")
    print("said to be Euphorian    counting: guesses  true      conduct: guesses  true")
    for band in range(BANDS):
        columns = [band_of(open_ones, which, band) for which in ("counting", "conduct")]
        print(f"  {band / BANDS:.1f} to {(band + 1) / BANDS:.1f}   {columns[0]}   {columns[1]}")


def band_of(made: list[Guess], which: str, band: int) -> str:
    """How many guesses fell into this band, and how many of them came true."""
    here = [one for one in made if min(BANDS - 1, int(getattr(one, which) * BANDS)) == band]
    true = sum(one.true for one in here)
    return f"{len(here):20}{true / len(here):8.1%}" if here else f"{0:20}{'-':>8}"


if __name__ == "__main__":
    work = {"learn": learn, "check": check}
    if len(sys.argv) < 2 or sys.argv[1] not in work:
        sys.exit(__doc__)
    work[sys.argv[1]](int(sys.argv[2]) if len(sys.argv) > 2 else {"learn": 400, "check": 40}[sys.argv[1]])
