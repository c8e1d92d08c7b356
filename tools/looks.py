"""Photograph the main screens anew, for the test that compares them (tests/looks). Look at them, then commit.

python tools/looks.py [WORD ...]      only the screens whose names begin with one of the words
python tools/looks.py --play          play the games they show anew first (the rules have changed)
"""

import sys
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

import chromium
from kit import looks
from kit.browser import ROOT, Guard


def main(words: list[str]) -> int:
    expect.set_options(timeout=120_000)  # machines are busy
    guard = Guard()
    looks.FOLDER.mkdir(exist_ok=True)
    if words == ["--play"]:
        looks.play()
        words = []
    shown: set[Path] = set()
    with sync_playwright() as engine, looks.place() as there:
        # As the tests open it: pictures of a GPU may differ.
        program = chromium.find() or chromium.fetch()
        browser = engine.chromium.launch(executable_path=program, args=["--disable-gpu"])
        desk = browser.new_page()
        for name, page in looks.photographs(browser, there, guard):
            file = looks.FOLDER / f"{name}.webp"
            shown.add(file)
            if not words or name.startswith(tuple(words)):
                file.write_bytes(looks.renewed(desk, looks.rested(page)))
        browser.close()
    for file in set(looks.FOLDER.glob("*.webp")) - shown:
        file.unlink()
    size = sum(file.stat().st_size for file in shown if file.exists())
    print(f"{len(shown)} pictures, {size / 1e6:.1f} MB, are in {looks.FOLDER.relative_to(ROOT)}.")
    for complaint in sorted(set(guard.complaints)):
        print(f"The browser complained: {complaint}")
    return 1 if guard.complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
