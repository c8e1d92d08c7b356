"""Whatever stands on a table can be read: no letters below 11 pixels on a laptop and 12 on a telephone, as
they appear on the screen, scaled drawings included; and what is needed all the time is in view."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from euphoria.server.http.routes import COOKIE
from kit.browser import Visitors, axe, settle, sticks_out
from kit.table import Sitter, sitter

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
LEAST = {"laptop": 11, "phone": 12}
DEVICES = {"laptop": LAPTOP, "phone": PHONE}

TOO_SMALL = """(least) => {
    const found = [];
    const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const box = node.parentElement;
        const seen = { opacityProperty: true, visibilityProperty: true };
        if (!node.data.trim() || box.closest(".unseen") || !box.checkVisibility(seen)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { width, height, left, right, top, bottom } = range.getBoundingClientRect();
        if (!width || !height || right < 0 || bottom < 0 || left > innerWidth || top > innerHeight) continue;
        let size = parseFloat(getComputedStyle(box).fontSize);
        if (box.ownerSVGElement) {
            const { a, b, c, d } = box.getScreenCTM();
            size *= Math.sqrt(Math.abs(a * d - b * c));
        }
        if (size < least - 0.05) found.push(`${size.toFixed(1)} px: ${node.data.trim()}`);
    }
    return found;
}"""


def begin(visit: Visitors, title: str, players: int, device: str) -> Sitter:
    ana = sitter(visit, **DEVICES[device])
    ana.begin(title, players)
    ana.play(most=8)
    ana.asked()
    return ana


def too_small(page: Page, device: str) -> list[str]:
    found: list[str] = page.evaluate(TOO_SMALL, LEAST[device])
    return found


def within(page: Page, piece: Locator) -> bool:
    box, window = piece.bounding_box(), page.viewport_size
    assert box is not None and window is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= window["height"] and box["x"] >= 0


@pytest.mark.parametrize(
    ("title", "players"), [("leaders", 4), ("leaders", 8), ("dystopia", 3), ("dystopia", 6), ("show", 2)]
)
def test_no_letters_are_too_small_to_read_and_the_board_has_the_screen(
    visit: Visitors, title: str, players: int
) -> None:
    """On both devices, at the same table: who sits there comes back with a telephone. And the board has the
    screen, whatever lies around it."""
    ana = begin(visit, title, players, "laptop")
    room = players in (2, 3, 4)  # once for each title
    if room:
        most_of_a_laptop_is_the_board(ana.page)
    legible(ana.page, title, "laptop")
    if players == 8:
        eight_players_are_in_view(ana)
    token = next(one["value"] for one in ana.page.context.cookies() if one["name"] == COOKIE)
    phone = visit(None, token=token, **PHONE)
    phone.goto(ana.page.url)
    settle(phone)
    expect(phone.get_by_test_id("bar").locator("[data-option]").first).to_be_visible()
    if room:
        nothing_lies_under_the_bar(phone)
    legible(phone, title, "phone")


def legible(page: Page, title: str, device: str) -> None:
    assert too_small(page, device) == []
    whole = {"dystopia": "The whole city", "show": "Show the whole table"}.get(title)
    if whole:
        page.get_by_role("button", name=whole).click()
        assert too_small(page, device) == [], "from far away only what can be read is written"


def eight_players_are_in_view(ana: Sitter) -> None:
    bar = ana.bar.bounding_box()
    assert bar is not None
    for seat in range(8):
        side = ana.page.get_by_test_id("council").locator(f"[data-seat='{seat}']")
        box = side.bounding_box()
        assert box is not None
        assert within(ana.page, side), f"seat {seat} is not in view"
        assert box["y"] + box["height"] <= bar["y"] + 1


# ------------------------------------------------------------------ room

SMALLEST = """() => {
    // The smallest letters of the frame, and the words they write. The board is the title's own.
    const found = [];
    const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const box = node.parentElement;
        if (!node.data.trim() || box.closest(".on-stage, .unseen") || !box.checkVisibility()) continue;
        found.push([parseFloat(getComputedStyle(box).fontSize), node.data.trim()]);
    }
    return found.sort((one, two) => one[0] - two[0])[0];
}"""


def share(page: Page) -> float:
    """How much of the window belongs to the board, with the hand that lies on it."""
    window = page.viewport_size
    board = page.get_by_role("region", name="The table", exact=True).bounding_box()
    assert window is not None and board is not None
    return board["width"] * board["height"] / (window["width"] * window["height"])


def smallest(page: Page) -> float:
    size, words = page.evaluate(SMALLEST)
    print(f"the smallest letters of the frame have {size} px: {words}")
    return float(size)


def most_of_a_laptop_is_the_board(page: Page) -> None:
    assert share(page) >= 0.7
    page.keyboard.press("l")
    log = page.get_by_role("tabpanel", name="Log")
    expect(log).to_be_visible()
    assert share(page) >= 0.7, "the log slides over the board and takes nothing from it"
    assert smallest(page) >= 11
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(log).to_be_hidden()
    assert sticks_out(page) == []


def nothing_lies_under_the_bar(page: Page) -> None:
    page.get_by_role("tab", name="Log").tap()
    newest = page.get_by_role("region", name="Log").get_by_role("listitem").last
    expect(newest).to_be_in_viewport(ratio=1)
    page.wait_for_timeout(300)  # until it has risen
    line, bar = newest.bounding_box(), page.get_by_test_id("bar").bounding_box()
    tabs = page.get_by_role("tablist").bounding_box()
    assert line is not None and bar is not None and tabs is not None
    assert line["y"] + line["height"] <= tabs["y"]
    assert tabs["y"] + tabs["height"] <= bar["y"] + 1
    assert smallest(page) >= 12
    page.get_by_role("tab", name="Log").tap()
    expect(newest).to_be_hidden()
    assert sticks_out(page) == []


def test_on_a_telephone_the_race_stays_in_view(visit: Visitors) -> None:
    """However far one scrolls, and a tap on it leads to all of the race."""
    ana = begin(visit, "dystopia", 4, "phone")
    page = ana.page
    bar, race = page.get_by_test_id("race-bar"), page.locator(".race")
    expect(bar).to_be_in_viewport(ratio=1)
    stars = [text.split()[-1] for text in bar.locator(".one").all_inner_texts()]
    assert [one.strip() for one in race.locator("strong").all_inner_texts()] == [one[-1] for one in stars]
    expect(page.get_by_role("group", name="Your workers at home")).to_be_in_viewport()
    page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    expect(bar).to_be_in_viewport(ratio=1)
    page.evaluate("window.scrollTo(0, 0)")
    bar.tap()
    expect(race.locator("li").first).to_be_in_viewport()
