"""Make `.venv` hold what a task needs, from nothing but Python and a package registry.

    python tools/bootstrap.py [GROUP ...]      groups are the dependency groups of pyproject.toml

`uv.lock` names no server (see tools/lock.py), so its pins are exported as hashed requirements and
installed from whatever registry this machine is set up to use. A stamp in `.venv` makes the second
call a matter of milliseconds. Standard library only: this runs before anything is installed.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
STAMP = VENV / "euphoria-setup.json"
UV = "uv>=0.13,<0.14"
ALWAYS = ("build",)  # hatchling, pinned like the rest: the project itself is installed with it


def digest() -> str:
    """What the environment depends on: the pins, and where it stands (scripts hold the path)."""
    mark = hashlib.sha256(str(VENV).encode())
    for name in ("pyproject.toml", "uv.lock", "tools/bootstrap.py"):
        mark.update((ROOT / name).read_bytes())
    return mark.hexdigest()


def installed() -> tuple[set[str], bool]:
    """The groups `.venv` holds, and whether they are those of today's pins."""
    try:
        stamp = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return set(), False
    return set(stamp["groups"]), stamp["digest"] == digest()


def script(name: str) -> Path:
    folder, ending = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    return VENV / folder / (name + ending)


def run(*command: str | Path, env: dict[str, str] | None = None) -> str:
    """Run quietly; on failure show what the command said and stop with one sentence."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        sys.exit(f"Setting up .venv failed at: {' '.join(words[:4])} … (is a registry in reach?)")
    return done.stdout


def registry_settings() -> dict[str, str]:
    """uv does not read pip's configuration: hand over the index and certificate pip would use."""
    env = dict(os.environ, UV_PYTHON_DOWNLOADS="never", UV_NO_PROGRESS="1")
    env.pop("VIRTUAL_ENV", None)
    meant = {"index-url": "UV_DEFAULT_INDEX", "cert": "SSL_CERT_FILE"}
    for line in run(script("python"), "-m", "pip", "config", "list").splitlines():
        key, _, value = line.partition("=")
        name = meant.get(key.rpartition(".")[2])
        if name and not (name == "UV_DEFAULT_INDEX" and "UV_INDEX_URL" in env):
            env.setdefault(name, value.strip("'\""))
    return env


def make_venv() -> None:
    print("Making .venv …", flush=True)
    venv.EnvBuilder(clear=True, with_pip=True, symlinks=os.name != "nt").create(VENV)
    run(script("python"), "-m", "pip", "install", "-q", "--disable-pip-version-check", UV)


def install(groups: set[str]) -> None:
    uv, python, env = script("uv"), script("python"), registry_settings()
    chosen = [word for group in sorted(groups) for word in ("--group", group)]
    print(f"Installing the pinned packages ({', '.join(sorted(groups))}) …", flush=True)
    export = ("export", "-q", "--frozen", "--no-emit-project", "--no-header", "--no-annotate")
    pins = run(uv, *export, "--python", python, *chosen, env=env)
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "requirements.txt"
        listed.write_text(pins)
        sync = ("pip", "sync", "-q", "--python", python, "--require-hashes")
        run(uv, *sync, listed, env=env)
    here = ("pip", "install", "-q", "--python", python, "--no-deps", "--no-build-isolation")
    run(uv, *here, "--editable", ROOT, env=env)


def drop_stale_engines() -> None:
    """A compiled engine left in src/ by `make native` would hide later edits of its source."""
    if any((ROOT / "src").glob("*__mypyc*")):
        import native

        native.stale()


def main(wanted: set[str]) -> None:
    drop_stale_engines()
    have, fresh = installed()
    if fresh and wanted <= have and script("python").exists():
        return
    if not (VENV / "pyvenv.cfg").exists() or not script("uv").exists():
        shutil.rmtree(VENV, ignore_errors=True)
        make_venv()
    groups = wanted | have  # new pins take nothing away from what an earlier task needed
    STAMP.unlink(missing_ok=True)
    install(groups)
    STAMP.write_text(json.dumps({"digest": digest(), "groups": sorted(groups)}))


if __name__ == "__main__":
    main({*ALWAYS, *sys.argv[1:]})
