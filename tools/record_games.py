"""Record games for tests/records: a corpus that every later revision must still replay.

    python tools/record_games.py     record the games that are not there yet

What is recorded stays: a game is never recorded again over its old record. If the rules of a title are
changed so that old games cannot be replayed (its revision is raised), its old records are removed by hand
and new ones are made.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from euphoria.core.record_text import write
from kit.corpus import FOLDER, GAMES, played


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        path = FOLDER / f"{name}.jsonl"
        if not path.exists():
            path.write_text(write(played(name)), encoding="utf-8", newline="\n")
            print(f"recorded {path.name}")


if __name__ == "__main__":
    main()
