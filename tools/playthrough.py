"""Play the games of tests/playthroughs again and write their stories (or only compare).

    python tools/playthrough.py           write every story anew
    python tools/playthrough.py --check   only name those that are told differently now

Read the difference before committing it: it is what the change did to real games.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from kit.story import FOLDER, STORIES, told


def main() -> int:
    changed = 0
    FOLDER.mkdir(exist_ok=True)
    for name in STORIES:
        path = FOLDER / f"{name}.txt"
        story = told(name)
        if not path.exists() or path.read_text(encoding="utf-8") != story:
            changed += 1
            print(f"{path.name} is told differently now")
            if "--check" not in sys.argv:
                path.write_text(story, encoding="utf-8", newline="\n")
    print(f"{len(STORIES) - changed} of {len(STORIES)} stories are as they were")
    return 1 if changed and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
