"""Make packaged.json: the packaged maps as data, for the tests of the workshop.

Run from the root of the repository: `.venv/bin/python web/src/games/show/workshop/packaged.py`.
"""

import json
from pathlib import Path

from euphoria.games.show.rules.maps.library import FIELDS, map_named

FILE = Path(__file__).with_name("packaged.json")


def made() -> str:
    return json.dumps({name: map_named(name) for name in FIELDS}, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(made(), encoding="utf-8")
