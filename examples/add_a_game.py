"""A whole game in one file: Nim. Two players take one to three stones in turn; who takes the last one wins.

The engine, matches, records, bots and environments come from the house. CONTRIBUTING.md tells what else a
title of the house has; `games/connect_four` is the smallest that has all of it.
"""

# ruff: noqa: ARG002 - a small game has no use for most of what it is told

import argparse
from typing import Any

from euphoria import bots
from euphoria.core.actions import Grammar, Verb, Words, first, pack
from euphoria.core.errors import Refusal
from euphoria.core.events import EventTable
from euphoria.core.flow import again, ask, do, procedure
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.core.state import EVERYBODY, Frame, State, tell
from euphoria.encoding import ActionNumbers, Encoding, Field
from euphoria.registry import Title
from euphoria.research.aec import AecEnv

STONES = 21
COUNT = Words("count", ["1", "2", "3"])
GRAMMAR = Grammar([Verb("take", "count", [COUNT])])
EVENTS = EventTable("nim")
TOOK = EVENTS.kind("took", "N-1", "seat count")


class Heap(State):
    """The position: plain data with a hand-written copy."""

    def __init__(self, of: "Heap | None" = None) -> None:
        super().__init__(2, of)
        self.stones: int = STONES if of is None else of.stones
        self.seat: int = 0 if of is None else of.seat

    def copy(self) -> "Heap":
        return Heap(self)

    def to_json(self) -> dict[str, Any]:
        return {**self.flow_to_json(), "stones": self.stones, "seat": self.seat}


def at_turn(h: Heap, _f: Frame) -> int:
    return 1 << h.seat


def counts(h: Heap, _f: Frame, _seat: int) -> list[int]:
    return [pack(0, count) for count in range(min(3, h.stones))]


def take(h: Heap, _f: Frame, seat: int, code: int) -> None:
    h.stones -= first(code) + 1
    h.seat = 1 - seat
    tell(h, TOOK, EVERYBODY, seat, first(code))


def stones_left(h: Heap, _f: Frame) -> bool:
    return h.stones > 0


def end(h: Heap, _f: Frame) -> None:
    h.finish()


NIM = procedure("nim", "N-1", ask("take", "N-1", at_turn, counts, take), again(stones_left), do(end))


class Nim(Game):
    def __init__(self) -> None:
        super().__init__("nim", 1, (2, 2), GRAMMAR, [NIM], EVENTS.kinds)

    def new(self, players: int, settings: dict[str, Any]) -> Heap:
        h = Heap()
        h.push(NIM.index)
        return h

    def read(self, data: dict[str, Any]) -> Heap:
        h = Heap()
        h.flow_from_json(data)
        h.stones, h.seat = data["stones"], data["seat"]
        return h

    def view(self, s: Heap, seat: int) -> dict[str, Any]:
        return {"title": "nim", "you": None if seat < 0 else seat, "stones": s.stones, "turn": s.seat}

    def explain(self, s: Heap, seat: int, code: int) -> Refusal:
        return Refusal("N-1", "nim-no-turn" if seat != s.seat else "nim-no-stones", {"stones": s.stones})

    def dimmed(self, s: Heap, seat: int) -> list[tuple[int, Refusal]]:
        return []

    def knowledge(self, s: Heap) -> list[int]:
        return []

    def determinize(self, s: Heap, seat: int, luck: Luck) -> Heap:
        return s.copy()

    def result(self, s: Heap) -> dict[str, Any]:
        return {"way": "last-stone", "rule": "N-1", "winners": [1 - s.seat]}

    def payoffs(self, s: Heap) -> list[float]:
        return [float(seat != s.seat) for seat in range(2)]


class NimEncoding(Encoding):
    """What a learner sees: the stones that are left."""

    def __init__(self) -> None:
        super().__init__("nim", 1, [Field("stones", 1, "how many are left")], ActionNumbers(GRAMMAR))

    def encode(self, view: dict[str, Any]) -> bytearray:
        return bytearray([view["stones"]])


def no_speech() -> Any:
    raise NotImplementedError("Sentences are the next step.")


TITLE = Title(Nim(), no_speech, bots={}, encoding=NimEncoding)


def main() -> None:
    argparse.ArgumentParser(description="A game in one file.").parse_args()
    match = Match(TITLE.game, 2, {}, key=bytes(32))
    match.start()
    table = [bots.make("random", TITLE, seat) for seat in range(2)]
    while not match.over:
        decision = match.decisions[0]
        match.act(decision.seat, bots.answer(table[decision.seat], match, decision))
        print(match.log[-1]["do"], end=", ")
    print(match.result)
    env = AecEnv(TITLE)
    env.reset(seed=1)
    while env.play.seat >= 0:
        stones = int(env.observe(env.agent_selection)["observation"][0])
        env.step(max(stones % 4, 1) - 1)  # leave a multiple of four
    print("played perfectly,", max(env.rewards, key=lambda agent: env.rewards[agent]), "wins")


if __name__ == "__main__":
    main()
