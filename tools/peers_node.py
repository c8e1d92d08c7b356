"""Install the Node peer of `bench/server_load.py` (boardgame.io) into build/bench-node.

The packages are those of bench/node/package-lock.json. Without them the benchmark still runs and leaves the
comparison out, so a failure here is told and not fatal.
"""

import shutil
from pathlib import Path

import web

ROOT = Path(__file__).resolve().parents[1]
PINS = ROOT / "bench" / "node"
PLACE = ROOT / "build" / "bench-node"
FILES = ("package.json", "package-lock.json")


def node() -> str | None:
    """The program that runs them, if there is one and they are installed."""
    if not (PLACE / "node_modules" / "boardgame.io").exists():
        return None
    if web.node_on_path():
        return shutil.which("node")
    wheel = web.node_in_wheel()
    return None if wheel is None else str(wheel[0] / "node")


def fresh() -> bool:
    done = PLACE / "pins"
    return done.exists() and done.read_text() == (PINS / FILES[1]).read_text()


def main() -> None:
    if fresh():
        return
    print("Installing boardgame.io for the benchmark into build/bench-node …", flush=True)
    PLACE.mkdir(parents=True, exist_ok=True)
    for name in FILES:
        shutil.copy(PINS / name, PLACE / name)
    try:
        failed = web.npm("--prefix", str(PLACE), "ci", "--no-audit", "--no-fund", quiet=True)
    except web.Failed as why:
        print(f"{why}: the benchmark leaves boardgame.io out.")
        return
    if failed:
        print("boardgame.io could not be installed (the reason is above); the benchmark leaves it out.")
        return
    (PLACE / "pins").write_text((PINS / FILES[1]).read_text())


if __name__ == "__main__":
    main()
