"""Make positions.json: questions of whole random games of every kind, for the tests of the board.

Run from the root of the repository: `.venv/bin/python web/src/games/dystopia/positions.py`.
"""

import json
from pathlib import Path
from typing import Any

import euphoria
from euphoria.bots.catalogue import make
from euphoria.games.dystopia.rules.printed import printed_board

FILE = Path(__file__).with_name("positions.json")
OF_EACH_KIND = 1
"""How many questions of a kind are kept whole; of the others only the verbs of their options."""
MOST = 500
VARIANTS: list[dict[str, Any]] = [
    {},
    {"draft": True, "choose_markets": True},
    {"track_draft": True, "house_doubles": True},
    {"classic": True},
]


def main() -> None:
    samples: list[dict[str, str]] = []
    kinds: dict[str, set[str]] = {}
    kept: dict[str, int] = {}
    for number in range(24):
        players = 2 + number % 5
        match = euphoria.new(
            "dystopia", players=players, key=bytes([number + 1]) * 32, options=VARIANTS[number % 4]
        )
        bots = [make("random", "dystopia", 10 * number + seat) for seat in range(players)]
        while not match.over and match.ply < MOST:
            decision = match.decisions[-1]
            view = match.view(decision.seat)
            options = [option.text for option in decision.options]
            kinds.setdefault(decision.kind, set()).update(option.split(" ")[0] for option in options)
            if kept.get(decision.kind, 0) < OF_EACH_KIND:
                kept[decision.kind] = kept.get(decision.kind, 0) + 1
                samples.append(sample(decision.kind, view, options))
            match.act(decision.seat, bots[decision.seat].choose(view, decision.kind, decision.options))
        if number < 2:
            samples.append(sample("", match.view(0), []))
    told = {
        "kinds": {kind: " ".join(sorted(verbs)) for kind, verbs in sorted(kinds.items())},
        "boards": [json.dumps(printed_board(players), separators=(",", ":")) for players in range(2, 7)],
        "samples": samples,
    }
    FILE.write_text(json.dumps(told, indent=4, ensure_ascii=False) + "\n", encoding="utf-8")


def sample(kind: str, view: dict[str, Any], options: list[str]) -> dict[str, str]:
    """Long texts instead of tables: one line each in the file."""
    return {"kind": kind, "view": json.dumps(view, separators=(",", ":")), "options": "|".join(options)}


if __name__ == "__main__":
    main()
