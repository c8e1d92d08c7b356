"""Pin the images of deploy/ by digest: `python tools/pin.py` asks docker which bytes their tags mean now.

The answer goes into deploy/.env, which compose reads; without it nothing is built or started, since a tag may
mean something else tomorrow. `python tools/pin.py check` says whether all of them are pinned. Which digest is
right is known only where the images are fetched, so none stands in the project.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "deploy" / ".env"
IMAGES = {"PYTHON_IMAGE": "python:3.12-slim", "POSTGRES_IMAGE": "postgres:17", "CADDY_IMAGE": "caddy:2"}
DIGEST = re.compile(r"sha256:[0-9a-f]{64}")


def digest(tag: str) -> str:
    """What the registry has under this tag, for all kinds of machines."""
    ask = ["docker", "buildx", "imagetools", "inspect", tag, "--format", "{{.Manifest.Digest}}"]
    told = subprocess.run(ask, capture_output=True, text=True, check=True).stdout.strip()
    if not DIGEST.fullmatch(told):
        raise ValueError(f"docker says '{told}' of {tag}")
    return told


def pinned(text: str) -> dict[str, str]:
    """The images of a file of variables that are named by digest."""
    lines = (line.partition("=") for line in text.splitlines() if not line.startswith("#"))
    return {name: image for name, _, image in lines if DIGEST.fullmatch(image.rpartition("@")[2])}


def with_pins(text: str, pins: dict[str, str]) -> str:
    """The same file with these images; whatever else it says stays."""
    kept = [line for line in text.splitlines() if line.partition("=")[0] not in pins]
    return "\n".join([*kept, *(f"{name}={image}" for name, image in pins.items())]) + "\n"


def main(arguments: list[str]) -> int:
    text = FILE.read_text("utf-8") if FILE.exists() else ""
    if arguments == ["check"]:
        missing = sorted(IMAGES.keys() - pinned(text).keys())
        print(f"Not pinned by digest: {', '.join(missing)}." if missing else "All images are pinned.")
        return 1 if missing else 0
    try:
        pins = {name: f"{tag}@{digest(tag)}" for name, tag in IMAGES.items()}
    except (OSError, subprocess.CalledProcessError, ValueError) as error:
        print(f"The digests cannot be told: {error}.")
        return 1
    FILE.write_text(with_pins(text, pins), "utf-8")
    print(*pins.values(), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
