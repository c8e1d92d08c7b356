"""Install the peers of `make bench` into build/bench-venv, an environment of their own.

They are the pinned packages of the dependency group `bench`. Kept apart, they can neither disturb
what the tests use nor be mistaken for something the project needs. Without them the benchmark still
runs and says which rows are missing, so a failure here is told and not fatal.
"""

import hashlib
import sys
import tempfile
from pathlib import Path

from bootstrap import ROOT, registry_settings, run, script

PEERS = ROOT / "build" / "bench-venv"
STAMP = PEERS / "pins"


def python_of(folder: Path) -> Path:
    return folder / script("python").relative_to(script("python").parents[1])


def install(pins: str, env: dict[str, str]) -> None:
    print("Installing the peers of the benchmark into build/bench-venv …", flush=True)
    uv, python = script("uv"), python_of(PEERS)
    run(uv, "venv", "-q", "--clear", "--python", script("python"), PEERS, env=env)
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "requirements.txt"
        listed.write_text(pins)
        run(uv, "pip", "sync", "-q", "--python", python, "--require-hashes", listed, env=env)


def main() -> None:
    env = registry_settings()
    export = ("export", "-q", "--frozen", "--no-emit-project", "--no-header", "--no-annotate")
    pins = run(script("uv"), *export, "--only-group", "bench", env=env)
    mark = hashlib.sha256((sys.version + pins).encode()).hexdigest()
    if STAMP.exists() and STAMP.read_text() == mark:
        return
    try:
        install(pins, env)
    except SystemExit:
        print("The peers could not be installed (the reason is above); the benchmark leaves them out.")
    else:
        STAMP.write_text(mark)


if __name__ == "__main__":
    main()
