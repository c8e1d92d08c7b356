"""The files of a SQLite database: readable by their owner only, for they hold the keys of running games."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

FILE: Final = 0o600
FOLDER: Final = 0o700
BESIDE: Final = ("", "-wal", "-shm", "-journal")
"""What SQLite puts beside the file; it gives new ones the rights of the file itself."""


def make_private(path: Path) -> None:
    """Make the file if it is not there, and the folder it needs; let nobody else read either.

    A folder that was there belongs to whoever made it, unless it is the data folder of the house.
    """
    if not path.parent.exists():
        path.parent.mkdir(parents=True, mode=FOLDER)
        path.parent.chmod(FOLDER)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, FILE))
    for end in BESIDE:
        _take_rights(Path(f"{path}{end}"), FILE)


def make_folder_private(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True, mode=FOLDER)
    _take_rights(folder, FOLDER)


def _take_rights(path: Path, most: int) -> None:
    """Nobody but the owner; where the file system knows no rights, or it is not ours, it stays as it is."""
    with contextlib.suppress(FileNotFoundError, PermissionError, NotImplementedError):
        mode = path.stat().st_mode & 0o777
        if mode & ~most:
            path.chmod(mode & most)
