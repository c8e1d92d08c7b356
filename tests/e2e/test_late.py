"""Numbers that come late: what was there to be pressed stays where it is."""

from playwright.sync_api import Browser, Route, expect

from kit.browser import Guard, Visitors
from kit.hand_table import at_position
from kit.hand_verbs import starts
from kit.placed_house import PlacedHouse


def test_odds_that_come_late_move_no_shot(browser: Browser, placed: PlacedHouse, guard: Guard) -> None:
    visit = Visitors(browser, placed.address, guard)
    page = at_position(visit, placed, next(starts("show", "aim")), "laptop").page
    held: list[Route] = []
    waits = True

    def ask(route: Route) -> None:
        if waits:
            held.append(route)
        else:
            route.continue_()

    page.route("**/ask", ask)
    page.locator("[data-figure][data-now~=aim]").first.click()
    shot = page.locator(".shots button").first
    expect(shot).to_be_visible()  # after a second nobody waits any longer
    expect(page.get_by_test_id("aim")).to_have_count(0)
    before = shot.bounding_box()
    waits = False
    for route in held:
        route.continue_()
    expect(page.get_by_test_id("aim")).to_be_visible()
    assert shot.bounding_box() == before
    visit.leave()
