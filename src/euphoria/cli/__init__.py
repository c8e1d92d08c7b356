"""The command `euphoria`. Everything heavy is imported by the command that needs it."""

from __future__ import annotations

import sys


def main(argv: list[str] | None = None) -> int:
    """Run the command; the exit code is 0, 1 (a check failed) or 2 (a request that cannot be met)."""
    from euphoria.cli.app import run

    return run(sys.argv[1:] if argv is None else argv)
