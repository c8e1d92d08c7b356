"""How games of Leaders end between greedy players, and how many of them end without a shot.

    python bench/endings.py [GAMES] [SEED]   games per number of players; default 400, seed 2026

"uses" counts how often Plastic Promise was used, "won by it" how many of the games ended by its exchange.
"""

from __future__ import annotations

import sys
from collections import Counter
from hashlib import sha256
from multiprocessing import Pool
from typing import NamedTuple

import euphoria
from euphoria import bots
from euphoria.games.leaders.rules.cards import ARTIFACTS
from euphoria.lab.intervals import wilson
from euphoria.lab.table import TURN_LIMIT

CARD = ARTIFACTS.index("plastic-promise")
WITHOUT_SHOT = ("wastelander-given-leader", "both-leaders")


class Ending(NamedTuple):
    players: int
    way: str
    uses: int
    by_card: bool


def play(job: tuple[int, int, int]) -> Ending:
    """Play one game, which follows from the seed, the number of players and its own number."""
    seed, players, number = job
    key = sha256(f"{seed}/{players}/{number}".encode()).digest()
    match = euphoria.new("leaders", players=players, options={"turn_limit": TURN_LIMIT}, key=key)
    table = [bots.make("greedy", "leaders", seed=100 * number + seat) for seat in range(players)]
    while not match.over:
        decision = match.decisions[0]
        seat = decision.seat
        match.act(seat, table[seat].choose(match.view(seat), decision.kind, decision.options))
    used = [event["artifact"] for event in match.events("spectator") if event["event"] == "leaders-uses"]
    way = match.result["way"]
    return Ending(players, way, used.count(CARD), way in WITHOUT_SHOT and used[-1] == CARD)


HEAD = (
    "players  games  no shot   share    95 % interval  given Leader  both Leaders  uses  won by it  stopped"
)


def line(name: str, endings: list[Ending]) -> str:
    ways = Counter(ending.way for ending in endings)
    without = sum(ways[way] for way in WITHOUT_SHOT)
    share = wilson(without, len(endings))
    uses, won = sum(e.uses for e in endings), sum(e.by_card for e in endings)
    return (
        f"{name:>7}  {len(endings):5}  {without:7}  {share.value:6.1%}  {share.low:6.1%} to {share.high:5.1%}"
        f"  {ways[WITHOUT_SHOT[0]]:12}  {ways[WITHOUT_SHOT[1]]:12}  {uses:4}  {won:9}  {ways['stopped']:7}"
    )


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 2026
    counts = range(4, 9)
    with Pool() as pool:
        endings = pool.map(play, [(seed, n, g) for n in counts for g in range(games)], chunksize=10)
    print(HEAD)
    for players in counts:
        print(line(str(players), [e for e in endings if e.players == players]))
    print(line("all", endings))


if __name__ == "__main__":
    main()
