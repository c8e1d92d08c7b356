"""Count decision sequences again and store them in tests/perft (or only compare).

    python tools/perft.py           count all stored positions again and write what came out
    python tools/perft.py --check   only say which counts have changed

A position is told in the title's own words (`given`, as in scenarios) and by actions (`done`). To add one,
write it into the file of its title with as many zeros in `counts` as depths are wanted, and run this.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from kit.perft import FOLDER, count, load, state_of, write
from kit.titles import find


def recount(title: str) -> list[str]:
    """Count the positions of one title; the names of those whose numbers were different."""
    entries = load(title)
    changed: list[str] = []
    for entry in entries:
        s = state_of(title, entry)
        counts = [count(find(title), s, depth) for depth in range(1, len(entry["counts"]) + 1)]
        print(f"{title}: {entry['name']}: {' '.join(str(number) for number in counts)}")
        if counts != entry["counts"]:
            changed.append(f"{title}: {entry['name']}")
            entry["counts"] = counts
    if changed and "--check" not in sys.argv:
        write(title, entries)
    return changed


def main() -> int:
    changed = [name for path in sorted(FOLDER.glob("*.json")) for name in recount(path.stem)]
    for name in changed:
        print(f"changed: {name}")
    return 1 if changed and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
