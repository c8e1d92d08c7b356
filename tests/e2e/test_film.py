"""A stretch of a game as a moving picture, made in the browser from the board as it is drawn."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from euphoria.server.http.routes import COOKIE
from kit.browser import Size, Visitors, soon
from kit.film import decoded, saved
from kit.house import House
from kit.server import Player, wait_until


@pytest.fixture(scope="module")
def game(house: House) -> str:
    """A finished game, played by bots."""
    host = house.person("Ana")
    table = host.table("leaders", 4, sit=False, seats=[{"kind": "bot"}] * 4)
    host.start(table)
    wait_until(lambda: over(host, table), patience=120)
    return table


def over(host: Player, table: str) -> bool:
    return bool(host.get(f"/api/tables/{table}")["table"]["phase"] == "over")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_turn_becomes_a_film(visit: Visitors, game: str, size: Size, tmp_path: Path) -> None:
    page = visit(None, size=size, speed="quick", reduced_motion="no-preference")
    page.goto(f"/r/{game}?at=20")  # a short turn: every picture of it costs as much as a page
    page.get_by_role("button", name="Film this turn").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    film = decoded(page, saved(page, tmp_path))
    assert film["frames"] == film["different"] >= 4
    assert film["loops"] > 1e6 and film["lasts"] > 3_000
    assert 300 <= film["width"] <= 720 and 300 <= film["height"] <= 764
    assert film["colours"] > 100, "an empty picture has hardly any"
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_film_can_be_called_off(visit: Visitors, game: str) -> None:
    page = visit(f"/r/{game}?at=40")
    page.get_by_role("button", name="Film this turn").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Film this turn")).to_be_enabled()


def test_what_was_seen_at_a_running_table_becomes_a_film(
    visit: Visitors, house: House, tmp_path: Path
) -> None:
    ana = house.person("Ana")
    table = ana.table("leaders", 4, bots=3)
    ana.start(table)
    page = visit(None, speed="quick", reduced_motion="no-preference")
    page.context.add_cookies([{"name": COOKIE, "value": ana.token, "url": house.address}])
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("recap")).to_be_disabled()
    position = ana.position(table)
    ana.act(table, position["decision"]["options"][0]["text"], position["ply"])
    soon(page, lambda: page.get_by_test_id("recap").is_enabled())
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_role("button", name="Film what happened since your last choice").click()
    film = decoded(page, saved(page, tmp_path))
    assert film["different"] >= 2
