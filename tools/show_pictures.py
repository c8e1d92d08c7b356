"""Draw the positions of tests/kit/show_scenes.py into docs/rules/pictures/show, and the page that shows them.

    python tools/show_pictures.py

The tests of sight judge the same positions, and a test fails when a picture is not what would be drawn.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from kit.show_pictures import FOLDER, PAGE, drawing, page
from kit.show_scenes import SCENES


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path in FOLDER.glob("*.svg"):
        if path.stem not in SCENES:
            path.unlink()
    for name, scene in SCENES.items():
        path = FOLDER / f"{name}.svg"
        path.write_text(drawing(scene()), encoding="utf-8", newline="\n")
        print(f"{path.name}: {path.stat().st_size} bytes")
    PAGE.write_text(page(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
