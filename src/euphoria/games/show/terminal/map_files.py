"""Map files: the TOML that docs/maps.md tells of."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from euphoria.games.show.terminal.toml_files import read_toml

LONGEST_FILE = 256 * 1024


def read_map(path: Path) -> dict[str, Any]:
    """The data of a file; raises `BadFile` if it holds no map at all, or `OSError`."""
    return read_toml(path, LONGEST_FILE)
