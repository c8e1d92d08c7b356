"""Compiled engines by the digest of what they were made from, in the cache folder of the user.

Clones and checkouts on one machine share them: what was compiled once is copied from here. The folder may
be deleted at any time; where it cannot be written, everything is compiled as if it did not exist.
Standard library only: tools/bootstrap.py comes here before anything is installed.
"""

import contextlib
import os
import shutil
import tempfile
import time
from pathlib import Path

MOST = 8
"""Entries; the one that was used longest ago goes first. An entry has about 20 MB."""
UNFINISHED = "new-"
A_DAY = 24 * 60 * 60


def folder() -> Path:
    """As platformdirs would say it, but for macOS, where ~/.cache is as good."""
    home = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "euphoria" / "engines"


def fetch(digest: str, target: Path) -> bool:
    """Copy what was kept into `target`; False if there is nothing."""
    entry = folder() / digest
    try:
        shutil.copytree(entry, target, dirs_exist_ok=True)
    except (OSError, shutil.Error):
        return False
    with contextlib.suppress(OSError):
        os.utime(entry)  # used now
    return True


def keep(digest: str, made: Path) -> None:
    """Keep a copy of `made`. It appears under its name when it is whole, and not at all if that fails."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
        new = Path(tempfile.mkdtemp(prefix=UNFINISHED, dir=folder()))
    except OSError:
        return
    try:
        shutil.copytree(made, new, dirs_exist_ok=True)
        os.utime(new)
        new.rename(folder() / digest)  # refused if another process was quicker: then it is there
    except (OSError, shutil.Error):
        shutil.rmtree(new, ignore_errors=True)
    prune()


def prune() -> None:
    """Forget the entries used longest ago, and what a killed process left behind."""
    with contextlib.suppress(OSError):
        entries = sorted(folder().iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        unfinished = [path for path in entries if path.name.startswith(UNFINISHED)]
        whole = [path for path in entries if path not in unfinished]
        left = [path for path in unfinished if path.stat().st_mtime < time.time() - A_DAY]
        for path in [*whole[MOST:], *left]:
            shutil.rmtree(path, ignore_errors=True)
