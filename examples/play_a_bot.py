"""Play against bots at the prompt, or watch them: `python examples/play_a_bot.py leaders --watch`."""

import argparse

import euphoria
from euphoria import bots
from euphoria.core.decision import Decision


def ask_person(decision: Decision) -> str:
    """What a person types: the number of an option, or an action in words."""
    for number, option in enumerate(decision.options):
        print(f"  {number:3}  {option}")
    typed = input(f"{decision.kind}? ").strip()
    return decision.options[int(typed)].text if typed.isdecimal() else typed


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("title", nargs="?", default="leaders", choices=euphoria.titles())
    options.add_argument("--players", type=int, help="by default as few as can play")
    options.add_argument("--watch", action="store_true", help="bots in all seats")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    players = chosen.players or euphoria.game(chosen.title).least
    match = euphoria.new(chosen.title, players=players, key=chosen.seed.to_bytes(32, "big"))
    kind = bots.usual(chosen.title)
    table = [bots.make(kind, chosen.title, chosen.seed + seat) for seat in range(players)]
    told = 0
    while not match.over:
        decision = match.decisions[0]
        if chosen.watch or decision.seat:
            match.act(decision.seat, bots.answer(table[decision.seat], match, decision))
            continue
        for event in match.events(0, told):
            print(" ", event["event"])
        told = match.heard(0)
        try:
            match.act(0, ask_person(decision))
        except (euphoria.EuphoriaError, IndexError) as error:
            print(f"  {error}")
    print(match)


if __name__ == "__main__":
    main()
