"""Games that were kept, played again: any row leads back to the whole game."""

from __future__ import annotations

from pathlib import Path

from euphoria.core.match import Match
from euphoria.lab.extras import need
from euphoria.lab.stepping import replay


def play_again(folder: Path, number: int) -> Match:
    """The game of this number in a folder; `BadData` if it does not come out as it was kept."""
    need("research", "polars")
    from euphoria.lab.shelf import BadData, Shelf

    shelf = Shelf.open(folder)
    row = shelf.row(number)
    match = replay(shelf.plan, number)
    if match.digest != row["digest"]:
        raise BadData(
            f"Game {number} of '{folder}' does not come out as it was kept: a bot has changed since.",
            "lab-folder-differs",
            folder,
            number=str(number),
        )
    return match
