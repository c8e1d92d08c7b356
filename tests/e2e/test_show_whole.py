"""Whole shows in a browser, on the board, to the last word: every mission, by mouse, finger or keys.

They are short; `make soak` plays all ten turns."""

import pytest

from kit.arena import Finger, Hand, Keys, Mouse, Player, begin
from kit.browser import Size, Visitors, axe, sticks_out
from kit.cases import SOAK

POINTERS = """() => {
    window.pointers = 0;
    for (const kind of ["pointerdown", "pointermove", "mousemove", "mousedown", "touchstart", "wheel"])
        addEventListener(kind, () => { window.pointers += 1; }, true);
}"""


@pytest.mark.parametrize(
    ("mission", "way", "turns"),
    [
        ("objectives", Mouse, 10 if SOAK else 3),
        ("massacre", Finger, 2),
        ("rescue", Keys, 1),
    ],
)
def test_a_whole_show(visit: Visitors, mission: str, way: type[Hand], turns: int) -> None:
    size: Size = "phone" if way is Finger else "desktop"
    ana = begin(visit, {"mission": mission, "turns": turns}, size=size)
    ana.page.evaluate(POINTERS)
    used = Player(ana, way(ana)).play()
    assert used["platform"] == used["deploy"] == 1
    assert used["go"] >= 1
    pointers = ana.page.evaluate("window.pointers")
    assert (pointers == 0) == (way is Keys)
    assert sticks_out(ana.page) == []
    assert axe(ana.page) == []
