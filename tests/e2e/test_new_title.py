"""A title that is only put on the lists is played at a table: the server and the page need no word of it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kit import house as houses
from kit.browser import ROOT, Guard, Visitors, axe
from kit.table import sitter


class HouseWithOneMore(houses.House):
    program = str(ROOT / "tests" / "kit" / "one_more_title.py")


@pytest.fixture
def other(tmp_path: Path) -> Iterator[houses.House]:
    with HouseWithOneMore(tmp_path) as one:
        yield one


def test_a_game_that_is_only_listed_is_played_to_its_end(
    browser: Browser, guard: Guard, other: houses.House
) -> None:
    visit = Visitors(browser, other.address, guard)
    ana, bo = sitter(visit, "Ana"), other.person("Bo")
    made = ana.post("/api/tables", title="connect-four", players=2, seats=[{"kind": "open"}] * 2)
    table = made["table"]["id"]
    bo.join(table)
    ana.page.goto(made["path"])
    ana.page.get_by_test_id("start").click()
    expect(ana.page).to_have_title(re.compile("^● Your turn. · Connect four"))
    first = ana.bar.get_by_role("button", name="Drop a stone into column 1")
    for ply in (1, 3, 5):
        expect(ana.bar).to_contain_text("Your turn: choose a column.")
        first.click()
        expect(ana.bar).to_contain_text("Bo chooses a column.")
        bo.act(table, "drop 2", ply)
    ana.speak("es")
    expect(ana.bar).to_contain_text("Tu turno: elige una columna")
    ana.speak("en")
    first.click()
    expect(ana.page.get_by_test_id("after")).to_be_visible()
    expect(ana.bar).to_contain_text("Four in a line.")
    expect(ana.page.get_by_text("Row 4: X . . . . . .")).to_be_visible()
    assert axe(ana.page) == []
    visit.leave()
