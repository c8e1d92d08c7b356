"""Make positions.json: questions of whole random games, for the tests of the board.

Run from the root of the repository: `.venv/bin/python web/src/games/leaders/positions.py`.
"""

import json
from pathlib import Path
from typing import Any

import euphoria
from euphoria.bots.catalogue import make

FILE = Path(__file__).with_name("positions.json")
EVERY = 29
"""Of how many questions one is kept whole; of the others only the options."""
MOST = 600


def main() -> None:
    samples: list[dict[str, Any]] = []
    texts: set[str] = set()
    for players in range(4, 9):
        match = euphoria.new("leaders", players=players, key=bytes([players]) * 32)
        bots = [make("random", "leaders", 10 * players + seat) for seat in range(players)]
        while not match.over and match.ply < MOST:
            decision = match.decisions[-1]
            view = match.view(decision.seat)
            options = [option.text for option in decision.options]
            refused = [action.text for action, _ in decision.refused]
            texts.update(options, refused)
            if match.ply % EVERY == 0:
                samples.append(sample(view, options, refused))
            match.act(decision.seat, bots[decision.seat].choose(view, decision.kind, decision.options))
        samples.append(sample(match.view(0), [], []))
    kept = {"samples": samples, "texts": "|".join(sorted(texts))}
    FILE.write_text(json.dumps(kept, indent=4) + "\n", encoding="utf-8")


def sample(view: dict[str, Any], options: list[str], refused: list[str]) -> dict[str, str]:
    """Long texts instead of tables: one line each in the file."""
    return {
        "view": json.dumps(view, separators=(",", ":")),
        "options": "|".join(options),
        "refused": "|".join(refused),
    }


if __name__ == "__main__":
    main()
