"""Make chapters.json: steps of whole shows with the views before and after and all told between, so that
every kind of event of the three missions is among them; and the words of the engine they are told in.

Run from the root of the repository: `.venv/bin/python web/src/games/show/chapters.py`.
"""

import json
from pathlib import Path
from typing import Any

import euphoria
from euphoria.bots.catalogue import make
from euphoria.games.show.rules.words import EVENTS, THING

FILE = Path(__file__).with_name("chapters.json")
MISSIONS = ["rescue", "objectives", "massacre"]
MAPS = ["rooftops", "backlot", "studio", "ruined-quarter"]
GAMES = 30


def main() -> None:
    seen: set[str] = set()
    chapters: list[dict[str, str]] = []
    for number in range(GAMES):
        key = bytes([number + 41]) * 32
        options = {"mission": MISSIONS[number % 3], "map": MAPS[number % 4], "turns": 6}
        match = euphoria.new("show", players=2, key=key, options=options)
        bots = [make("random" if number % 3 else "greedy", "show", 10 * number + seat) for seat in range(2)]
        while not match.over:
            decision = match.decisions[-1]
            before, told = match.view(0), len(match.events(0))
            view = match.view(decision.seat)
            match.act(decision.seat, bots[decision.seat].choose(view, decision.kind, decision.options))
            events = match.events(0, told)
            if any(one["event"] not in seen for one in events):
                seen |= {one["event"] for one in events}
                chapters.append(line(before, events, match.view(0)))
    words = {"kinds": [kind.id for kind in EVENTS.kinds], "things": THING.words}
    FILE.write_text(json.dumps({**words, "steps": chapters}, indent=4) + "\n", encoding="utf-8")
    print("\n".join(sorted({kind.id for kind in EVENTS.kinds} - seen)))


def line(before: dict[str, Any], events: list[dict[str, Any]], after: dict[str, Any]) -> dict[str, str]:
    """Long texts instead of tables: one line each in the file."""
    parts = {"before": before, "events": events, "after": after}
    return {name: json.dumps(part, separators=(",", ":")) for name, part in parts.items()}


if __name__ == "__main__":
    main()
