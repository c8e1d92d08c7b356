"""A bot of your own: it gets what its seat may know and the options, and answers with one of them.

This one looks at others while it can, arms itself, and shoots whoever lies open. Run the script, and it plays
in every seat among random and among greedy players.
"""

import argparse
from typing import Any

import euphoria
from euphoria import bots
from euphoria.core.actions import Action
from euphoria.core.luck import Luck

LIKES = ["shoot", "arm", "interrogate", "target", "react", "draw"]
"""Verbs it likes, best first; it takes what it likes best, and any where it has no opinion."""


class Curious(bots.Bot):
    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)

    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:
        exposed = [
            seat["seat"]
            for seat in view["seats"]
            if any(recruit["exposed"] and recruit["card"] in ("EL", "SL") for recruit in seat["row"])
        ]
        at_leader = [
            option for option in options if kind == "target" and option.arguments["target"] in exposed
        ]
        for liked in LIKES:
            found = at_leader or [option for option in options if option.verb == liked]
            if found:
                return found[self._luck.below(len(found))]
        return options[self._luck.below(len(options))]


def play(players: int, mine: int, others: str, seed: int) -> bool:
    """One game; did it win?"""
    match = euphoria.new(
        "leaders", players=players, key=seed.to_bytes(32, "big"), options={"turn_limit": 200}
    )
    table = [
        Curious(seed) if seat == mine else bots.make(others, "leaders", seed + seat)
        for seat in range(players)
    ]
    while not match.over:
        decision = match.decisions[0]
        match.act(decision.seat, bots.answer(table[decision.seat], match, decision))
    assert match.result is not None
    return mine in match.result["winners"]


def main() -> None:
    options = argparse.ArgumentParser(description="A bot of your own, among others.")
    options.add_argument("--games", type=int, default=20)
    options.add_argument("--players", type=int, default=5)
    chosen = options.parse_args()
    for others in ("random", "greedy"):
        won = sum(play(chosen.players, game % chosen.players, others, game) for game in range(chosen.games))
        print(f"among {others} players it won {won} of {chosen.games} games")


if __name__ == "__main__":
    main()
