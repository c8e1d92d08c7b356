"""Renew `uv.lock` and keep the names of servers out of it and of the lock of the web client.

    python tools/lock.py [options of `uv lock`, for example --upgrade]

uv writes the address of every file into its lock. Where packages come from is the business of the
machine that installs them, so each address is cut down to the file name, as if all files lay in a
folder `wheelhouse`. uv takes such a lock for up to date (`uv lock --check`) and exports hashed pins
from it (tools/bootstrap.py); `uv sync --frozen` installs from that folder if somebody fills it.
npm leaves addresses out by itself (web/.npmrc), but for those of people who take donations.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

from bootstrap import registry_settings, script

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "uv.lock"
WEB_LOCK = ROOT / "web" / "package-lock.json"


def without_servers(lock: str) -> str:
    lock = re.sub(r'registry = "[a-z+]+://[^"]*"', 'registry = "wheelhouse"', lock)
    return re.sub(r'\burl = "[a-z+]+://[^"]*/([^"/]+)"', r'path = "\1"', lock)


def without_donations(lock: str) -> str:
    data = json.loads(lock)
    for package in data["packages"].values():
        package.pop("funding", None)
    return json.dumps(data, indent=2) + "\n"


def main(options: list[str]) -> int:
    done = subprocess.run([script("uv"), "lock", *options], cwd=ROOT, env=registry_settings())
    if done.returncode == 0:
        LOCK.write_text(without_servers(LOCK.read_text()))
        WEB_LOCK.write_text(without_donations(WEB_LOCK.read_text()))
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
