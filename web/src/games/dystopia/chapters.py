"""Make chapters.json: steps of whole games with the views before and after and all told between, so that
every kind of event is among them.

Run from the root of the repository: `.venv/bin/python web/src/games/dystopia/chapters.py`.
"""

import json
from pathlib import Path
from typing import Any

import euphoria
from euphoria.bots.catalogue import make

FILE = Path(__file__).with_name("chapters.json")
GAMES = 12
OF_EACH_KIND = 1


def main() -> None:
    seen: dict[str, int] = {}
    chapters: list[dict[str, str]] = []
    for number in range(GAMES):
        players = 2 + number % 5
        match = euphoria.new("dystopia", players=players, key=bytes([number + 77]) * 32)
        bots = [make("greedy", "dystopia", 10 * number + seat) for seat in range(players)]
        while not match.over:
            decision = match.decisions[-1]
            before, told = match.view(0), len(match.events(0))
            bot = bots[decision.seat]
            match.act(decision.seat, bot.choose(match.view(decision.seat), decision.kind, decision.options))
            events = match.events(0, told)
            rare = [one for one in events if seen.get(one["event"], 0) < OF_EACH_KIND]
            if rare:
                for one in events:
                    seen[one["event"]] = seen.get(one["event"], 0) + 1
                chapters.append(line(before, events, match.view(0)))
    FILE.write_text(json.dumps(chapters, indent=4) + "\n", encoding="utf-8")


def line(before: dict[str, Any], events: list[dict[str, Any]], after: dict[str, Any]) -> dict[str, str]:
    """Long texts instead of tables: one line each in the file."""
    parts = {"before": before, "events": events, "after": after}
    return {name: json.dumps(part, separators=(",", ":")) for name, part in parts.items()}


if __name__ == "__main__":
    main()
