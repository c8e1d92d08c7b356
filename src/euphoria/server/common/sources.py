"""Which sources are at work: what was made by others is made again."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path


@cache
def fingerprint(*packages: str) -> str:
    """Another one as soon as a line of these packages is another one."""
    found = sha256()
    for package in packages:
        for folder in import_module(package).__path__:
            for file in sorted(Path(folder).rglob("*.py")):
                found.update(f"{file.relative_to(folder)} {file.stat().st_size}\n".encode())
                found.update(file.read_bytes())
    return found.hexdigest()
