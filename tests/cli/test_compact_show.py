"""The table of the show from above: what its signs mean, in every language, within 80 columns, 24 lines."""

import io
from typing import Any

import pytest
from rich.console import Console

import euphoria
from euphoria.cli.compact import show
from euphoria.games.show.rules.maps.library import FIELDS
from euphoria.languages import LANGUAGES
from euphoria.speech import Speech
from euphoria.terminal.screen import Screen
from show_views import FIGHT, changed

NAMES = ["Ana", "Bo"]

PICTURE = """\
  Objectives, turn 2 of 10, positioning phase
  Order: (y) N P d
   +------------------------------------------------+  A Ana          LP  AP  Eu
   |                                                |  *N Nikolai    120   4   3
   |    ~~~~           =    %%%%               ##   |   P Benkei      25   5   3
 30|   ~~~~~~         ===   %%%%              ####  |  B Bo           LP  AP  Eu
   |     ~~                   ######+#        ####  |   y Sooyoung   100   0   9
   |      -     ###     ----  +......#              |   d Chastas    100   9   3
 24|      -     ###           #......#   ######     |   k Kabuki       -   -   -
   |            ###   ==      ##+#####   ######     |
   |            ###   ==     #######                |
 18|        ===              #####y## 3  ===        |
   |        ===    ########       P      ===  ::::  |
   |                #######     ==   ###      ::::  |
 12|     ######   ######+#  N   ==   #d#        :   |
   |     ######   #.x....+           ###     -      |
   |              #......#  ----     ###     -      |
  6|  ####        ##+#####                   ~~     |
   |  ####                %%%% ===         ~~~~~~   |
   |   ##                 %%%%  =           ~~~~    |
  0|                                                |
   +------------------------------------------------+
    0     6     12    18    24    30    36    42
  N: grenade; P: fights y; y: fights P; d: on the deck, adrenaline
"""


def drawn(view: dict[str, Any], language: str = "en", width: int = 80, *, legend: bool = False) -> str:
    screen = Screen()
    screen.console = Console(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False)
    show(screen, Speech(language, NAMES), view, legend=legend)
    file = screen.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def test_the_picture() -> None:
    assert drawn(FIGHT) == PICTURE


def test_things_without_a_letter_have_signs() -> None:
    view = changed(["cat"], [1500, 1000, 0])
    view["template"] = [3500, 1000]
    view["figures"][0] |= {"figure": "susan", "who": "susan", "team": None}
    view["order"], view["active"] = [], None
    text = drawn(view)
    assert "  0| & *" in text and "#  !   ==" in text
    assert " ! Susan" in text.splitlines()[7]


def test_what_is_destroyed_is_not_drawn() -> None:
    assert "::::  |" in drawn(FIGHT) and "::::  |" not in drawn(changed(["gone"], [20, 21]))


def test_a_carried_body_is_not_drawn() -> None:
    assert "#.x....+" in drawn(FIGHT)
    assert "#......+" in drawn(changed(["figures", 4, "carried"], True))


def test_before_the_first_turn_there_is_no_order() -> None:
    view = changed(["turn"], 0)
    view["phase"], view["order"], view["active"] = "setup", [], None
    assert drawn(view).startswith("  Objectives, setup\n   +---")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", FIELDS)
def test_every_map_fits_a_small_terminal(field: str, language: str) -> None:
    options = {"map": field, "mission": "objectives"}
    match = euphoria.new("show", players=2, key=bytes(32), names=NAMES, options=options)
    while match.state.turn == 0:  # type: ignore[attr-defined]
        decision = match.decisions[0]
        match.act(decision.seat, decision.options[0])
    lines = drawn(match.view(0), language).splitlines()
    assert len(lines) <= 24 and max(len(line) for line in lines) <= 80
    assert all(sign in "".join(lines) for sign in "123%#~")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_narrow_window_the_teams_stand_below(language: str) -> None:
    lines = drawn(FIGHT, language, 60).splitlines()
    assert max(len(line) for line in lines) <= 60
    place = next(k for k, line in enumerate(lines) if line.startswith("A Ana"))
    assert lines[place - 1].startswith("    0     6     12")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_tells_every_sign(language: str) -> None:
    legend = " ".join(drawn(FIGHT, language, legend=True).splitlines()[-3:])
    for sign in "#=-:~+.%x&!*":
        assert f" {sign} " in legend, sign


def test_a_larger_table_is_drawn_smaller() -> None:
    pieces = [
        {"kind": "solid", "height": 3, "box": [8 * column + 3, 8 * row + 10, 3, 3]}
        for column in range(11)
        for row in range(5)
    ]
    data = {"name": "large", "size": [96, 60], "element": pieces}
    match = euphoria.new("show", players=2, key=bytes(32), options={"map": data})
    lines = drawn(match.view(None), width=100).splitlines()
    border = next(line for line in lines if "+--" in line)
    assert border.split()[0] == f"+{'-' * 64}+"
