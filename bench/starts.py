"""How long the first moments take: the import, the command, and `make play` until its first page is there.

    python bench/starts.py [--rounds 7]

Run it in a clone where `make play` was run before. Each row is started anew `--rounds` times; told are the
median by the clock and the median of processor time, all processes of the row included.
"""

import argparse
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 60.0
# As people run it: bytecode is kept.
KEPT = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "bench-bytecode")}


def command(*words: str) -> Callable[[], float]:
    """A program that ends by itself; seconds until it has."""

    def run() -> float:
        began = time.perf_counter()
        subprocess.run(words, cwd=ROOT, env={**os.environ, **KEPT}, check=True, stdout=subprocess.DEVNULL)
        return time.perf_counter() - began

    return run


def first_page() -> float:
    """Seconds from `make play` to the first page."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        given = {"EUPHORIA_PORT": str(port), "EUPHORIA_DATABASE": f"sqlite:///{folder}/house.db"}
        env = {**os.environ, **KEPT, **given, "BROWSER": "true"}
        began = time.perf_counter()
        house = subprocess.Popen(
            ["make", "play"], cwd=ROOT, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True,
        )  # fmt: skip
        try:
            while time.perf_counter() - began < PATIENCE:
                try:
                    with urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
                        page.read()
                    return time.perf_counter() - began
                except OSError:
                    time.sleep(0.01)
            sys.exit("The house did not open.")
        finally:
            os.killpg(house.pid, signal.SIGINT)
            house.wait(30)


def processor() -> float:
    """Seconds of processor that ended children have used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    given.add_argument("--rounds", type=int, default=7)
    rounds = given.parse_args().rounds
    euphoria = str(Path(sys.executable).parent / "euphoria")
    rows: dict[str, tuple[Callable[[], float], str]] = {
        "python alone": (command(sys.executable, "-c", "pass"), ""),
        "import euphoria": (command(sys.executable, "-c", "import euphoria"), "< 0.08 s beyond python alone"),
        "euphoria games": (command(euphoria, "games"), "< 0.25 s"),
        "make play, first page": (first_page, "< 2 s"),
    }
    print(f"load {os.getloadavg()[0]:.1f}")
    for name, (run, wanted) in rows.items():
        run()
        taken: list[float] = []
        used: list[float] = []
        for _ in range(rounds):
            before = processor()
            taken.append(run())
            used.append(processor() - before)
        print(f"{name:24} {median(taken):6.2f} s by the clock, {median(used):6.2f} s of processor   {wanted}")


if __name__ == "__main__":
    main()
