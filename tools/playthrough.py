"""Play the games of tests/playthroughs again, also at the terminal, and tell and analyse them anew.

    python tools/playthrough.py           write every story anew
    python tools/playthrough.py --check   only name those that are told differently now

Read the difference before committing it: it is what the change did to real games.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from kit.analyses import ANALYSES
from kit.analyses import FOLDER as UNDERSTOOD
from kit.analyses import told as understood
from kit.sessions import FOLDER as AT_THE_TERMINAL
from kit.sessions import SESSIONS, played
from kit.story import FOLDER, STORIES, told


def main() -> int:
    changed = 0
    AT_THE_TERMINAL.mkdir(parents=True, exist_ok=True)
    files = {FOLDER / f"{name}.txt": (told, name) for name in STORIES}
    files |= {AT_THE_TERMINAL / f"{name}.txt": (played, name) for name in SESSIONS}
    files |= {UNDERSTOOD / f"{name}.txt": (understood, name) for name in ANALYSES}
    for path, (tell, name) in files.items():
        story = tell(name)
        if not path.exists() or path.read_text(encoding="utf-8") != story:
            changed += 1
            print(f"{path.name} is told differently now")
            if "--check" not in sys.argv:
                path.write_text(story, encoding="utf-8", newline="\n")
    print(f"{len(files) - changed} of {len(files)} stories are as they were")
    return 1 if changed and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
