"""The command `euphoria`. Everything heavy is imported by the command that needs it."""

from __future__ import annotations

import sys


def main(argv: list[str] | None = None) -> int:
    """Run the command; the exit code is 0, 1 (a check failed) or 2 (a request that cannot be met)."""
    words = sys.argv[1:] if argv is None else argv
    if words == ["games"]:  # many people's first: what reads options would take longer than all the rest
        return _games()
    from euphoria.cli.app import run

    return run(words)


def _games() -> int:
    from euphoria.cli.answering import answered
    from euphoria.cli.reading import show_games
    from euphoria.terminal.desk import Desk, choose_language

    desk = Desk(choose_language(None))
    return answered(lambda: desk, lambda: show_games(desk))
