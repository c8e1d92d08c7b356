"""Build the image of deploy/Dockerfile without docker and see that it serves: `make image`.

The steps of the Dockerfile are carried out as they stand, in a folder in place of the root of the image: what
COPY takes is what .dockerignore leaves, RUN runs in a clean environment with its own interpreter, and at
the end CMD is started with the ENV of the image and must pass the HEALTHCHECK. USER, VOLUME and EXPOSE are
docker's own. An argument names the folder to work in.
"""

import fnmatch
import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLACES = ("/src", "/venv", "/data", "/tmp/pins.txt")
"""Where the steps put something, from the root of the image."""
PATIENCE = 60.0


def instructions(text: str) -> list[tuple[str, str]]:
    """The instructions of a Dockerfile with what follows them, lines joined."""
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in joined.splitlines())]


def ignored(path: str, patterns: list[str]) -> bool:
    """Does .dockerignore leave this path out, or a folder above it?"""
    parts = path.split("/")
    above = ["/".join(parts[: n + 1]) for n in range(len(parts))]
    return any(
        fnmatch.fnmatchcase(one, pattern)
        or (pattern.startswith("**/") and fnmatch.fnmatchcase(one.rsplit("/", 1)[-1], pattern[3:]))
        for one in above
        for pattern in patterns
    )


def patterns() -> list[str]:
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def context() -> list[str]:
    """All files that an image is built from."""
    known = patterns()
    found: list[str] = []
    for folder, folders, names in os.walk(ROOT):
        above = Path(folder).relative_to(ROOT).as_posix()
        here = "" if above == "." else above
        folders[:] = [name for name in folders if not ignored(f"{here}/{name}".lstrip("/"), known)]
        found += [path for name in names if not ignored(path := f"{here}/{name}".lstrip("/"), known)]
    return found


def placed(command: str, root: Path) -> str:
    """A command with the places of the image under the folder that stands for its root."""
    for place in PLACES:
        command = re.sub(rf"(?<![\w./-]){re.escape(place)}(?![\w-])", f"{root}{place}", command)
    return command


def environment(root: Path) -> dict[str, str]:
    """As empty as in a container, but for where packages come from."""
    kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "UV_", "SSL_"))}
    path = f"{root}/python/bin:/usr/local/bin:/usr/bin:/bin"
    return {**kept, "PATH": path, "HOME": str(root), "LANG": "C.UTF-8"}


def run(step: str, root: Path, where: Path, env: dict[str, str], seconds: float | None = None) -> None:
    # An account of its own needs a container; the folder it gets does not.
    step = re.sub(r"useradd [^&]*&& |&& chown \w+ /data ", "", step)
    print(f"RUN {step}", flush=True)
    subprocess.run(["sh", "-c", placed(step, root)], check=True, cwd=where, env=env, timeout=seconds)


def run_steps(root: Path, env: dict[str, str], seconds: float) -> None:
    """Only what RUN does, each step within so many seconds."""
    for word, rest in instructions((ROOT / "deploy" / "Dockerfile").read_text("utf-8")):
        if word == "RUN":
            run(rest, root, root / "src", env, seconds)


def build(root: Path) -> tuple[list[str], list[str], dict[str, str]]:
    """Carry the steps out; the command, the check and the variables of the image."""
    (root / "tmp").mkdir(parents=True)
    subprocess.run([sys.executable, "-m", "venv", root / "python"], check=True)
    env, where = environment(root), root
    command: list[str] = []
    check: list[str] = []
    variables: dict[str, str] = {}
    for word, rest in instructions((ROOT / "deploy" / "Dockerfile").read_text("utf-8")):
        if word == "WORKDIR":
            where = root / rest.lstrip("/")
            where.mkdir(parents=True, exist_ok=True)
        elif word == "COPY" and rest == ". .":
            for path in context():
                (where / path).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / path, where / path)
        elif word == "RUN":
            run(rest, root, where, env)
        elif word == "ENV":
            variables = dict(one.split("=", 1) for one in shlex.split(placed(rest, root)))
        elif word == "HEALTHCHECK":
            check = json.loads(rest[rest.index("[") :])
        elif word == "CMD":
            command = json.loads(rest)
    variables["PATH"] = variables["PATH"].replace("$PATH", env["PATH"])
    return command, check, {**env, **variables}


def serves(command: list[str], check: list[str], env: dict[str, str], root: Path) -> bool:
    """Start what the image starts, on a free port, and look whether it is well."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    env = {**env, "EUPHORIA_PORT": port, "EUPHORIA_HOST": "127.0.0.1"}
    check = [part.replace("8421", port) for part in check]
    process = subprocess.Popen(command, cwd=root, env=env)
    try:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and process.poll() is None:
            if subprocess.run(check, env=env, capture_output=True).returncode == 0:
                return True
            time.sleep(0.5)
        return False
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory(
        prefix="euphoria-image-", dir=arguments[0] if arguments else None
    ) as folder:
        root = Path(folder) / "root"
        command, check, env = build(root)
        if not serves(command, check, env, root):
            print("The image does not serve.")
            return 1
        size = sum(path.stat().st_size for path in (root / "venv").rglob("*") if path.is_file())
        print(f"The image serves. Its environment has {size / 1e6:.0f} MB.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
