"""Take the pictures of docs/arena.md: every map in space, every miniature in its poses, a strip of a film.

    python tools/arena.py [WORD ...]      only the pictures whose names begin with one of the words

Maps and miniatures are drawn on a page of their own (web/gallery.html) that vite serves; the film is the
replay of a show that two bots play in a house whose dice always fall the same. Look at them, then commit.
"""

import base64
import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx2
from playwright.sync_api import Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

import chromium
import web
from euphoria.games.show.rules.box.cards import PROFILES
from euphoria.games.show.rules.maps.library import FIELDS
from kit.browser import ROOT, Guard, Visitors
from kit.film_strip import Strip, show_of_bots
from kit.house import House
from kit.server import free_port, wait_until

FOLDER = ROOT / "docs" / "pictures" / "arena"
MOST = 60_000
"""Bytes of a picture, and of all of them."""
ALL = 1_500_000


@contextlib.contextmanager
def gallery(house: House) -> Iterator[str]:
    """The address of vite, in front of the house."""
    port = free_port()
    words = ["npm", "run", "dev", "--", "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    command = [sys.executable, web.__file__, *words]
    env = {**os.environ, "EUPHORIA_HOUSE": house.address}
    vite = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, start_new_session=True)
    address = f"http://127.0.0.1:{port}"

    def answers() -> bool:
        with contextlib.suppress(httpx2.TransportError):
            return httpx2.get(f"{address}/gallery.html").status_code == 200
        return False

    try:
        wait_until(answers, patience=60)
        yield address
    finally:
        os.killpg(vite.pid, 15)
        vite.wait()


def pictured(page: Page, address: str, asked: str) -> bytes:
    """One picture, on a fresh page: a canvas is given away only once."""
    page.goto(f"{address}/gallery.html")
    page.wait_for_function("window.gallery")
    made: str = page.evaluate(f"gallery.{asked}")
    return base64.b64decode(made.split(",")[1])


def main(words: list[str]) -> int:
    expect.set_options(timeout=120_000)  # machines are busy
    guard = Guard()
    wanted = tuple(words) or ("",)
    asked = {f"map-{name}": f"map({name!r})" for name in FIELDS}
    asked |= {one.id: f"cast({one.id!r}, {nth % 2})" for nth, one in enumerate(PROFILES)}
    asked = {name: one for name, one in asked.items() if name.startswith(wanted)}
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as engine:
        program = chromium.find() or chromium.fetch()
        browser = engine.chromium.launch(executable_path=program, args=["--disable-gpu"])
        if asked:
            page = browser.new_page()
            with gallery(house) as address:
                for name, one in asked.items():
                    (FOLDER / f"{name}.webp").write_bytes(pictured(page, address, one))
        if "film".startswith(wanted) or "film" in words:
            people = Visitors(browser, house.address, guard)
            strip = Strip(people, show_of_bots(house))
            (FOLDER / "film.webp").write_bytes(strip.made())
            people.leave()
        browser.close()
    sizes = {file.name: file.stat().st_size for file in FOLDER.glob("*.webp")}
    print(f"{len(sizes)} pictures, {sum(sizes.values()) / 1e6:.2f} MB, are in {FOLDER.relative_to(ROOT)}.")
    large = [name for name, size in sizes.items() if size > MOST]
    for trouble in [*large, *sorted(set(guard.complaints))]:
        print(f"Too large, or complained about: {trouble}")
    return 1 if large or guard.complaints or sum(sizes.values()) > ALL else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
