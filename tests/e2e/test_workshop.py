"""The workshop of maps: a table is built, refused, mended, kept, shared and played at once."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from euphoria.games.show.terminal.maps import check
from euphoria.terminal.desk import Desk
from kit.browser import Visitors, axe
from kit.space import on_page


def centre(piece: Locator) -> tuple[float, float]:
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, piece: Locator, dx: float, dy: float) -> None:
    x, y = centre(piece)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx / 2, y + dy / 2)
    page.mouse.move(x + dx, y + dy)
    page.mouse.up()


def numbers(page: Page) -> list[float]:
    """x, y, width and depth of the piece that is picked out."""
    fields = page.get_by_test_id("inspector").locator(".four").first.locator("input")
    return [float(fields.nth(k).input_value()) for k in range(4)]


def test_a_table_is_built_refused_mended_and_played(visit: Visitors, tmp_path: Path) -> None:
    page = visit(
        "/workshop",
        viewport={"width": 1366, "height": 768},
        permissions=["clipboard-read", "clipboard-write"],
    )
    # What each side gets is in view without scrolling, however many elements there are.
    page.get_by_text("Rooftops").first.click()
    fairness = page.get_by_test_id("fairness")
    expect(fairness.get_by_role("row")).not_to_have_count(0)
    expect(fairness.get_by_role("row").nth(2)).to_be_in_viewport(ratio=1)
    page.evaluate("localStorage.clear()")
    page.goto("/workshop")
    page.get_by_test_id("empty").click()
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text("Fit to play on")

    # A wall, carried and turned by hand; it snaps to the half inch.
    page.locator("[data-stock=wall]").click()
    wall = page.locator("[data-piece]").first
    before = numbers(page)
    drag(page, wall, 61, -47)
    after = numbers(page)
    assert after != before
    assert all((one * 2).is_integer() for one in after[:2])
    page.keyboard.press("q")
    assert numbers(page)[2:] == [0.5, 6.0]
    drag(page, page.locator("[data-grip=frame-ne]"), 0, -60)
    assert numbers(page)[3] > 6.0
    expect(verdict).to_contain_text("Fit to play on")

    # A container with a ladder. Its head is carried off: the engine says why that is none, at the element.
    page.locator("[data-stock=container]").click()
    page.get_by_role("button", name="Add a ladder").click()
    expect(verdict).to_contain_text("Fit to play on")
    drag(page, page.locator("[data-grip=link-0-head]"), 0, 120)
    expect(verdict).to_have_text("Not fit to play on: one error.")
    expect(page.get_by_test_id("complaints")).to_contain_text("on no surface")
    expect(page.get_by_test_id("elements").get_by_role("button").nth(1)).to_contain_text("Error")
    expect(page.locator(".mark.error")).to_have_count(1)
    expect(page.get_by_test_id("play-at-once")).to_be_disabled()
    page.keyboard.press("Control+z")
    expect(verdict).to_contain_text("Fit to play on")

    # By keys alone: the next piece, doubled, moved, taken away and back again.
    page.get_by_test_id("plan").focus()
    page.keyboard.press("n")
    page.keyboard.press("Control+d")
    expect(page.get_by_test_id("elements").get_by_role("button")).to_have_count(3)
    there = numbers(page)
    page.keyboard.press("Shift+ArrowRight")
    assert numbers(page)[0] == there[0] + 2
    page.keyboard.press("Delete")
    expect(page.get_by_test_id("elements").get_by_role("button")).to_have_count(2)
    page.get_by_label("Name of the map").fill("Back yard")
    expect(page.get_by_test_id("fairness")).to_contain_text("17″")

    # The file is one that the command reads, and a link is the map.
    expect(verdict).to_contain_text("Fit to play on")
    with page.expect_download() as coming:
        page.get_by_test_id("file").click()
    assert coming.value.suggested_filename == "back-yard.toml"
    file = tmp_path / "yard.toml"
    coming.value.save_as(file)
    assert check(Desk("en"), str(file)) == 0
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("The link is copied")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    other = visit(link, lang="es")
    expect(other.get_by_test_id("elements").get_by_role("button")).to_have_count(2)
    expect(other.get_by_test_id("verdict")).to_contain_text("Lista para jugar")

    # Kept by itself, offered for new tables, and played at once.
    page.reload()
    expect(page.get_by_label("Name of the map")).to_have_value("Back yard")
    expect(verdict).to_contain_text("Fit to play on")
    page.get_by_test_id("play-at-once").click()
    expect(page.get_by_test_id("show")).to_be_visible()
    board = page.evaluate(
        "fetch(`/api/tables/${location.pathname.split('/')[2]}/board`).then((answer) => answer.json())"
    )
    assert (board["board"]["name"], len(board["board"]["elements"])) == ("Back yard", 4)
    page.goto("/new/show")
    expect(page.get_by_test_id("maps").get_by_text("Back yard")).to_be_visible()


def test_a_map_is_changed_on_a_telephone(visit: Visitors) -> None:
    page = visit("/workshop", size="phone", lang="ru")
    page.locator("[data-map=market]").tap()
    expect(page.get_by_test_id("verdict")).to_contain_text("Можно играть")
    wide: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide
    page.get_by_test_id("elements").get_by_role("button").first.tap()
    x = page.get_by_test_id("inspector").locator(".four input").first
    x.fill("60")
    expect(page.get_by_test_id("complaints")).to_contain_text("за краем стола")
    page.get_by_role("button", name="Отменить").tap()
    expect(page.get_by_test_id("verdict")).to_contain_text("Можно играть")


def test_a_table_is_built_in_space(visit: Visitors) -> None:
    """A piece is carried along the ground, what is wrong with it stands over it, and the plan comes back."""
    page = visit("/workshop", viewport={"width": 1000, "height": 600}, device_scale_factor=0.5)
    page.get_by_test_id("empty").click()
    page.locator("[data-stock=container]").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("Fit to play on")
    page.get_by_test_id("in-space").click()
    space = page.get_by_test_id("workshop-space")
    expect(space).to_be_visible()
    expect(page.get_by_test_id("plan")).to_have_count(0)
    expect(space).to_have_attribute("data-matrix", re.compile(r"\d"))
    before = x, y, wide, deep = numbers(page)
    page.mouse.move(*on_page(page, x + wide / 2, y + deep / 2, 1, "workshop-space"))
    page.mouse.down()
    page.mouse.move(*on_page(page, x + wide / 2 + 6, y + deep / 2, 1, "workshop-space"), steps=4)
    page.mouse.up()
    after = numbers(page)
    assert after[0] > before[0] and after[2:] == list(before[2:])
    expect(page.get_by_test_id("verdict")).to_contain_text("Fit to play on")
    page.get_by_test_id("inspector").locator(".four input").first.fill("60")
    expect(space.locator(".mark.error")).to_have_count(1)
    assert axe(page) == []
    page.keyboard.press("Control+z")
    expect(space.locator(".mark.error")).to_have_count(0)  # advice may stand over it, as before
    expect(page.get_by_test_id("verdict")).to_contain_text("Fit to play on")
    assert numbers(page) == after
    page.get_by_test_id("in-space").click()
    expect(page.get_by_test_id("plan")).to_be_visible()
    expect(space).to_have_count(0)
    assert axe(page) == []
