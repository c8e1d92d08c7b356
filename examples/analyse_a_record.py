"""Understand a finished game from its record: `python examples/analyse_a_record.py game.jsonl --games 24`.

Without a file it plays a game first. Every choice is tried again in imagined games: few judge roughly,
many take their time. `euphoria analyse game.jsonl` tells more, on all cores.
"""

import argparse
from collections import Counter
from pathlib import Path

import euphoria
from euphoria import bots
from euphoria.bots.analysis import analyst
from euphoria.core.actions import SEATS


def played() -> str:
    """The record of a game between four bots."""
    match = euphoria.new("leaders", players=4, key=bytes(32))
    table = [bots.make("greedy", "leaders", seat) for seat in range(4)]
    while not match.over:
        decision = match.decisions[0]
        match.act(decision.seat, bots.answer(table[decision.seat], match, decision))
    return match.record()


def main() -> None:
    options = argparse.ArgumentParser(description="Understand a finished game.")
    options.add_argument("record", nargs="?", type=Path)
    options.add_argument("--games", type=int, default=4, help="imagined games for each choice")
    chosen = options.parse_args()
    text = played() if chosen.record is None else chosen.record.read_bytes().decode()
    student = analyst(text, games=chosen.games)
    print(student.match)
    verbs = Counter(entry["do"].split()[0] for entry in student.match.log if "do" in entry)
    print("what was done:", ", ".join(f"{verb} {count}" for verb, count in verbs.most_common()))
    analysis = student.sum_up([student.judge(number) for number in range(len(student.questions))])
    for account in analysis.accounts:
        print(
            f"{SEATS[account.seat]}: {account.start:.0%} at the start, luck {account.luck:+.2f}, "
            f"{account.choices} choices {account.skill:+.2f}, {account.end:.0%} in the end"
        )


if __name__ == "__main__":
    main()
