"""A told position is refused in one sentence that names the place."""

from typing import Any

import pytest

from euphoria.api import game
from euphoria.core.errors import BadSetup

FIGURE = "A.nikolai"


def told(**more: Any) -> dict[str, Any]:
    return {"players": 2, "figures": {FIGURE: {"at": [10, 5]}, "B.kabuki": {"at": [30, 20]}}, **more}


def figure(**facts: Any) -> dict[str, Any]:
    return told(figures={FIGURE: {"at": [10, 5], **facts}})


def test_what_is_told_is_placed() -> None:
    s: Any = game("show").position(told(options={"mission": "objectives"}, targets={1: [20.5, 7]}))
    assert (s.x[0], s.y[0], s.target_x[0], s.target_y[0]) == (10_000, 5_000, 20_500, 7_000)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (told(colour=1), "The position: there is no 'colour' here; known are players, "),
        (told(figures=[FIGURE]), "The figures: it must be a table of named values."),
        (told(turn=0), "The position: 'turn' must be a whole number from 1 to 10."),
        (told(turn=True), "The position: 'turn' must be a whole number from 1 to 10."),
        (told(gone=1), "The position: 'gone' must be a list."),
        (told(phase="breakfast"), "The position: 'phase' must be one of "),
        (told(sides={"A": "up"}), "The sides: 'A' must be one of "),
        (told(cat=[1]), r"The position: 'cat' must be two numbers \[x, y\]."),
        (told(cat=["1", 2]), "The position: 'cat' must be a number of inches."),
        (told(cat=[1, 1e9]), "The position: 'cat' must be a number of at most 96 inches."),
        (figure(at=[-1, 2]), rf"{FIGURE}: it reaches off the table at \[-1, 2\]."),
        (figure(deck=1), f"{FIGURE}: 'deck' must be true or false."),
        (figure(colour=1), f"{FIGURE}: there is no 'colour' here; "),
    ],
)
def test_what_makes_no_position_is_refused(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup, match=f"^{sentence}"):
        game("show").position(position)
