"""Puzzles in the browser: solved on the real board, by hand, by finger and by keys; the one of today."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from euphoria.bots.puzzles import Puzzle, puzzles, with_puzzles
from kit.arena import centre
from kit.browser import LANGUAGES, Guard, Visitors, axe, settle, sticks_out
from kit.hand import Finger, Mouse, Way
from kit.hand_table import HOW


def puzzle_of(id: str) -> Puzzle:
    title, _, number = id.rpartition("-")
    return puzzles(title)[int(number) - 1]


def wrong(puzzle: Puzzle) -> str:
    """The choice that is worth least."""
    return min(puzzle.chances, key=puzzle.chances.__getitem__)


def asked(page: Page, id: str) -> Puzzle:
    page.goto(f"/puzzles/{id}")
    settle(page)
    expect(page.locator("[data-list] [data-option]").first).to_be_visible()
    return puzzle_of(id)


def listed(page: Page, action: str) -> Locator:
    return page.locator(f'[data-list] [data-option="{action}"]')


def press(way: Way, spot: Locator) -> None:
    spot.scroll_into_view_if_needed()
    way.press(centre(spot))


def solved(page: Page, puzzle: Puzzle) -> None:
    """The page says so, why, and what each choice is worth; the board lies as it is after the best one."""
    expect(page.get_by_test_id("verdict")).to_contain_text("That is it!")
    expect(page.get_by_test_id("solved")).to_be_visible()
    worth = page.get_by_test_id("worth").get_by_role("listitem")
    expect(worth).to_have_count(len(puzzle.chances))
    best = round(100 * puzzle.chances[puzzle.best])
    expect(worth.first.locator("b")).to_have_text(str(best))
    expect(page.locator("[data-list]")).to_have_count(0)


def test_a_card_is_given_on_the_board_by_a_finger_after_a_wrong_try(visit: Visitors) -> None:
    """Choices of several steps: a player opens a menu, the menu names the card. Nothing comes before
    its time."""
    page = visit(None, record=True, **HOW["phone"])
    way = Finger(page)
    puzzle = asked(page, "leaders-8")
    assert puzzle.best == "give rain-shield F"
    assert sticks_out(page) == []
    before = "".join(visit.frames[page].everything())
    assert str(puzzle.chances[puzzle.best]) not in before

    press(way, listed(page, "skip"))
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text("Not the best")
    expect(verdict).to_contain_text(f"{100 * puzzle.chances['skip']:.0f} of 100")
    expect(listed(page, "skip")).to_contain_text("wins 50 of 100")
    expect(page.get_by_test_id("solution")).to_have_count(0)
    expect(page.get_by_test_id("solved")).to_have_count(0)

    words = listed(page, puzzle.best).locator("span").first.inner_text()
    press(way, page.get_by_test_id("council").locator("[data-seat='5'] [data-now~=give]").first)
    press(way, page.get_by_role("dialog").get_by_role("button", name=words))
    solved(page, puzzle)
    assert sticks_out(page) == []


def test_a_worker_is_placed_on_the_board_by_mouse_and_the_solution_can_be_asked_for(visit: Visitors) -> None:
    page = visit(None, **HOW["laptop"])
    way = Mouse(page)
    puzzle = asked(page, "dystopia-1")
    assert puzzle.best == "place 2 generator"

    def place(space: str) -> None:
        die = page.locator("[data-die='2']").first
        if die.get_attribute("aria-pressed") != "true":
            press(way, die)
        press(way, page.locator(f"[data-space={space}]"))

    place("aquifer")
    expect(page.get_by_test_id("verdict")).to_contain_text("Not the best")
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_test_id("solution")).to_contain_text("The best choice")
    expect(page.get_by_test_id("solved")).to_have_count(0)
    page.get_by_role("button", name="Once more from the beginning").click()
    expect(page.get_by_test_id("solution")).to_have_count(0)
    place("generator")
    solved(page, puzzle)
    assert axe(page) == []
    expect(page.get_by_test_id("solution").get_by_role("button", name=re.compile("D-")).first).to_be_visible()
    page.get_by_role("link", name="Next puzzle").click()
    expect(page).to_have_url(re.compile("/puzzles/dystopia-2$"))
    expect(page.locator("[data-list] [data-option]")).to_have_count(len(puzzle_of("dystopia-2").chances))


def test_keys_alone_solve_a_puzzle_also_without_webgl(visit: Visitors) -> None:
    page = visit(None)
    page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    puzzle = asked(page, "leaders-1")
    options = page.locator("[data-list] [data-option]")
    expect(options.first).to_be_visible()
    texts = [one.get_attribute("data-option") for one in options.all()]
    page.keyboard.press(str(texts.index(wrong(puzzle)) + 1))
    expect(page.get_by_test_id("verdict")).to_contain_text("Not the best")
    for _ in range(texts.index(puzzle.best) + 1):
        page.keyboard.press("ArrowDown")
    expect(listed(page, puzzle.best)).to_be_focused()
    page.keyboard.press("Enter")
    solved(page, puzzle)
    link = page.get_by_role("link", name="Next puzzle")
    for _ in range(40):
        page.keyboard.press("Tab")
        if link.evaluate("node => node === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/puzzles/leaders-2$"))


def test_the_first_page_has_the_puzzle_of_today_and_remembers_that_it_was_solved(visit: Visitors) -> None:
    page = visit()
    today = page.get_by_test_id("today")
    expect(today).to_contain_text("Do you see it?")
    today.get_by_role("link", name="Solve it").click()
    settle(page)
    id = page.url.rsplit("/", 1)[-1]
    assert id == page.request.get("/api/puzzles").json()["today"]
    listed(page, puzzle_of(id).best).click()
    solved(page, puzzle_of(id))

    page.get_by_role("link", name="All puzzles").click()
    sections = page.locator("main section")
    expect(sections).to_have_count(len(with_puzzles()))
    expect(page.get_by_role("link", name=re.compile("solved$"))).to_have_attribute("href", f"/puzzles/{id}")
    expect(page.get_by_text("1 of 30 solved")).to_have_count(1)
    assert axe(page) == []
    page.goto("/")
    expect(page.get_by_test_id("today")).to_contain_text("Solved")
    page.evaluate("localStorage.setItem('euphoria.puzzles', 'damaged')")
    page.reload()
    expect(page.get_by_test_id("today")).to_contain_text("Do you see it?")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_address_that_leads_nowhere_and_a_lost_line_say_so(
    visit: Visitors, guard: Guard, lang: str
) -> None:
    page = visit("/puzzles", size="phone", lang=lang)
    expect(page.locator("main ol a").first).to_be_visible()
    assert not re.search(r"\bpuzzles-[a-z]+", page.locator("main").inner_text())
    assert sticks_out(page) == []
    guard.allow("404")
    page.goto("/puzzles/chess-1")
    expect(page.locator("main h1")).to_have_text(
        {"en": "There is no such puzzle", "es": "No existe ese problema", "ru": "Такой задачи нет"}[lang]
    )
    page.locator("main a.button").click()
    expect(page.locator("main ol a").first).to_be_visible()

    guard.allow("ERR_FAILED")
    page.route("**/api/puzzles/**", lambda route: route.abort())
    page.locator("main ol a").first.click()
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator("main a.button")).to_have_attribute("href", "/puzzles")
