"""Learn: the rules, the cards, and a first game with a coach, as people meet them in a browser."""

import contextlib
import itertools
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from euphoria.games.dystopia.rules.cards import FACTION_OF, RECRUITS, TILES
from euphoria.games.dystopia.rules.data import CARDS, DILEMMAS, ICARITE
from kit.arena import PLACE, STEPS_TO, centre, figure, ruler, screen
from kit.browser import LANGUAGES, Visitors, axe, follow, settle, sticks_out
from kit.cases import cases
from kit.hand import Finger, Mouse, Way
from kit.hand_table import DEVICES, HOW, Device

PAGES = (
    "/learn",
    "/learn/dystopia",
    "/learn/leaders/rules?q=L-9.1",
    "/learn/show/rules?q=jump",
    "/learn/leaders/cards",
    "/learn/dystopia/cards?kind=dilemma",
    "/learn/show/cards?kind=mission",
    "/learn/leaders/first",
    "/learn/leaders/first?step=8",
    "/learn/leaders/first?step=17",
    "/learn/dystopia/first?step=8",
    "/learn/show/first?step=9",
)


def reads_well(page: Page, path: str) -> None:
    """This page says what it is about, no word is missing, and nothing sticks out."""
    expect(page).to_have_url(re.compile(f"{re.escape(path)}$"))
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    text = page.locator("main").inner_text()
    assert not re.search(r"\b(learn|web|leaders)-[a-z]+-?[a-z]*\b", text), path
    assert sticks_out(page) == [], path


def test_every_page_opens_by_its_address_and_is_fit_for_all(visit: Visitors) -> None:
    page = visit(None, color_scheme="light")
    for path in PAGES:
        page.goto(path)
        settle(page)
        reads_well(page, path)
        assert axe(page) == [], path


def test_every_page_is_reached_by_a_link_and_fit_for_all_on_a_phone_in_the_dark(visit: Visitors) -> None:
    page = visit("/learn", size="phone", color_scheme="dark")
    for path in PAGES:
        follow(page, path)
        reads_well(page, path)
        assert axe(page) == [], path


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_no_word_is_missing_and_nothing_sticks_out_in_any_language(visit: Visitors, lang: str) -> None:
    """English is read above."""
    page = visit("/learn", size="phone", lang=lang)
    for path in ("/learn", "/learn/leaders/rules", "/learn/dystopia/cards", "/learn/leaders/first?step=8"):
        follow(page, path)
        reads_well(page, path)


# ------------------------------------------------------------------ looking things up


def test_a_rule_is_found_by_its_number_and_by_words(visit: Visitors) -> None:
    page = visit("/learn/leaders/rules?q=L-9.1")
    asked = page.locator("article[aria-current]")
    expect(asked).to_have_count(1)
    expect(asked).to_contain_text("Choose a hidden Recruit of a player")
    expect(asked).to_be_in_viewport()

    page.goto("/learn/leaders/rules?q=L-11.5")
    asked.get_by_role("button", name="L-18.3", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("must target a player with it at once")
    page.keyboard.press("Escape")

    page.get_by_role("searchbox").fill("exposed leader shot")
    expect(
        page.locator("article", has_text="First way: a player with an exposed Leader is shot")
    ).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?q=exposed%20leader%20shot"))
    expect(page.locator("mark").first).to_be_visible()

    # A question has few words of the rule that answers it.
    page.get_by_role("searchbox").fill("can I shoot in the turn I arm?")
    expect(page.locator(".book article").first).to_contain_text("fire it in the same turn")

    page.get_by_role("searchbox").fill("xyzzy plugh")
    expect(page.get_by_role("heading", name="Nothing fits")).to_be_visible()
    page.get_by_role("button", name="Clear the search").click()
    expect(page.locator("article").nth(100)).to_be_attached()


def test_cards_are_filtered_by_kind_faction_and_words(visit: Visitors) -> None:
    page = visit("/learn/dystopia/cards")
    cards = page.locator(".gallery article")
    expect(cards).to_have_count(len(RECRUITS) + len(TILES) + len(CARDS) + len(DILEMMAS))
    page.get_by_role("button", name="Recruits", exact=True).click()
    expect(cards).to_have_count(len(RECRUITS))
    page.get_by_role("button", name="Icarites", exact=True).click()
    expect(cards).to_have_count(FACTION_OF.count(ICARITE))
    page.reload()
    expect(cards).to_have_count(FACTION_OF.count(ICARITE))
    page.get_by_role("button", name="All", exact=True).first.click()
    page.get_by_role("searchbox").fill("teddy")
    expect(cards.first).to_be_visible()
    assert 0 < cards.count() < 10


# ------------------------------------------------------------------ the guided game


def lesson(page: Page, made: str = "", title: str = "leaders") -> list[dict[str, Any]]:
    answer = page.request.get(f"/api/lessons/{title}?made={made}")
    assert answer.ok
    frames: list[dict[str, Any]] = answer.json()["frames"]
    return frames


def at_step(page: Page, frame: dict[str, Any]) -> None:
    expect(page.get_by_role("heading", level=2, name=frame["head"])).to_be_visible()


def coach(page: Page) -> Any:
    return page.get_by_role("region", name="Coach")


def option(page: Page, text: str) -> Any:
    return page.locator(f'[data-option="{text}"]')


def test_a_learner_sees_what_a_placement_would_bring(page: Page) -> None:
    """As at a table: the space is pointed at, and the house says what it would cost and give."""
    frames = lesson(page, title="dystopia")
    step, frame = next(
        (step, frame) for step, frame in enumerate(frames) if any("place" in one for one in frame["expect"])
    )
    page.goto(f"/learn/dystopia/first?step={step + 1}")
    at_step(page, frame)
    action = next(one for one in frame["expect"] if "place" in one)
    coach(page).locator(f'[data-option="{action}"]').hover()
    ahead = page.get_by_test_id("ahead")
    expect(ahead).to_have_attribute("data-action", action)
    expect(ahead).to_have_attribute("data-ready", re.compile("choice|others|luck|open"))
    expect(ahead).to_contain_text(frames[step + 1]["words"]["events"][0])


def test_a_first_game_by_keyboard_alone_with_choices_of_ones_own(visit: Visitors) -> None:
    """The last of the ways on is taken wherever there are several: the house then plays the rest anew."""
    page = visit("/learn/leaders/first")
    frames = lesson(page)
    made: list[str] = []
    for number in range(len(frames) - 1):
        frame = lesson(page, ",".join(made))[number]
        at_step(page, frame)
        wanted = page.get_by_role("button", name="Next")
        if frame["expect"]:
            made.append(str(len(frame["expect"]) - 1))
            wanted = option(page, frame["expect"][-1])
        by_tab(page, wanted)
        page.keyboard.press("Enter")
    at_step(page, frames[-1])
    assert any(choice != "0" for choice in made)


def by_tab(page: Page, wanted: Locator) -> None:
    """Tab after Tab, as often as it takes from where one is."""
    expect(wanted).to_be_enabled()
    for _ in range(12):
        steps = int(wanted.evaluate(STEPS_TO))
        if steps == 0:
            return
        for _ in range(abs(steps)):
            page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
    raise AssertionError("keys do not lead there")


def test_another_choice_is_answered_kindly_and_a_hint_shows_the_way(visit: Visitors) -> None:
    page = visit("/learn/leaders/first?step=4")
    frame = lesson(page)[3]
    option(page, "skip").click()
    expect(page.get_by_text(frame["instead"])).to_be_visible()
    at_step(page, frame)
    page.get_by_role("button", name="Show me").click()
    expect(option(page, frame["expect"][0])).to_have_class(re.compile("hint"))
    expect(page.locator("details", has_text="Not now:")).to_be_attached()


def test_a_lesson_keeps_its_place_through_a_reload_and_another_language(visit: Visitors) -> None:
    page = visit("/learn/leaders/first")
    page.get_by_role("button", name="Next").click()
    option(page, "arrange S E E").click()
    at_step(page, lesson(page)[2])
    page.reload()
    at_step(page, lesson(page)[2])
    assert "made=2" in page.url
    page.get_by_label("Language").select_option("ru")
    expect(page.get_by_role("heading", level=2, name="Ход из четырёх фаз")).to_be_visible()
    page.get_by_role("button", name="Назад").click()
    expect(page.get_by_role("heading", level=2, name="Выложите рекрутов")).to_be_visible()


def place(page: Page, value: int, space: str) -> None:
    """Two taps: a worker, unless it is in hand already, and where it goes."""
    die = page.locator(f"[data-die='{value}']").first
    if die.get_attribute("aria-pressed") != "true":
        die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    page.locator(f"[data-space={space}]").click()


def test_the_city_is_played_on_its_board_with_the_coach_beside_it(page: Page) -> None:
    frames = lesson(page, title="dystopia")
    page.goto("/learn/dystopia/first?step=3")
    at_step(page, frames[2])
    place(page, 2, "farm")
    expect(page.get_by_text(frames[2]["instead"])).to_be_visible()
    place(page, 2, "aquifer")
    at_step(page, frames[3])


def test_the_arena_counts_in_a_lesson_as_at_a_table_and_is_patient_with_hands(page: Page) -> None:
    frames = lesson(page, title="show")
    page.goto("/learn/show/first?step=9")
    at_step(page, frames[8])
    page.locator("[data-figure='B.madeleine']").first.click()
    expect(page.get_by_test_id("aim").locator("b")).to_have_text(["7", "−2", "−1", "4"])

    page.goto("/learn/show/first?step=3")
    at_step(page, frames[2])
    middle = [
        page.locator(f"[data-figure='A.{name}']").first.bounding_box() for name in ("blanca", "nikolai")
    ]
    blanca, nikolai = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in middle if box)
    inch = (blanca[0] - nikolai[0]) / (34.2 - 31.5)
    page.mouse.click(blanca[0] + 0.2 * inch, blanca[1] - 3.3 * inch)
    page.get_by_test_id("go").click()
    at_step(page, frames[3])


def test_the_arena_lets_a_learner_climb_by_the_gesture_it_teaches(page: Page) -> None:
    """Carry the figure to the foot, then onto the container: not to the inch, and not by the list."""
    frames = lesson(page, title="show")
    page.goto("/learn/show/first?step=3")
    at_step(page, frames[2])
    carry(page, "A.blanca", (0.2, 3.3))
    at_step(page, frames[3])
    expect(page.get_by_test_id("arena")).to_have_attribute("data-mover", "A.blanca")
    carry(page, "A.blanca", (0.0, 2.2))
    at_step(page, frames[4])


def carry(page: Page, name: str, way: tuple[float, float]) -> None:
    """Drag a figure so many inches east and north."""
    piece = figure(page, name).first
    piece.hover()
    x, y = centre(piece)
    inch = ruler(page)
    page.mouse.down()
    page.mouse.move(x + way[0] * inch, y - way[1] * inch, steps=8)
    page.mouse.up()


# ------------------------------------------------------------------ by the board alone

BOARDS = {"leaders": ".council", "dystopia": "[data-testid=city]", "show": "[data-testid=show]"}
LIT = "[data-advised]"
"""What the coach lights."""
OPENED = ":is([data-menu], [role=dialog], .third) [data-advised]"


@pytest.mark.parametrize(("title", "device"), cases(list(BOARDS), DEVICES[::-1]))
def test_a_first_game_is_played_to_its_end_by_touching_what_is_lit_and_leads_to_a_table(
    visit: Visitors, title: str, device: Device
) -> None:
    """By pieces of the board, and what opens on them, by mouse or by finger; meanwhile the coach tells each
    step and has its answer in the list. The first choice is taken back and taken from there."""
    page = visit(f"/learn/{title}", **HOW[device])
    page.get_by_role("link", name="Your first game").click()
    way = Finger(page) if device == "phone" else Mouse(page)
    frames = lesson(page, title=title)
    listed = False
    for frame, following in itertools.pairwise(frames):
        at_step(page, frame)
        expect(page.get_by_text(frame["say"], exact=True)).to_be_visible()
        if not frame["expect"]:
            page.get_by_role("button", name="Next").click()
            continue
        entry = coach(page).locator(f'[data-option="{frame["expect"][0]}"]')
        expect(entry).to_be_enabled()
        by_touch(page, way, title, frame, following)
        if not listed:
            listed = True
            page.get_by_role("button", name="Back").click()
            at_step(page, frame)
            entry.click()
        at_step(page, following)
    assert frames[-1]["words"]["result"]
    expect(coach(page).get_by_text(frames[-1]["words"]["result"])).to_be_visible()
    assert axe(page) == []
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile(r"/t/\w+"))
    settle(page)


def by_touch(page: Page, way: Way, title: str, frame: dict[str, Any], following: dict[str, Any]) -> None:
    """Never the list of the coach: touch after touch until the next step has begun."""
    begun = page.get_by_role("heading", level=2, name=following["head"])
    for touches in range(8):
        touch(page, way, title, frame, touches)
        with contextlib.suppress(TimeoutError):  # of Playwright
            begun.wait_for(timeout=300)
        if begun.is_visible():
            break
    at_step(page, following)


def touch(page: Page, way: Way, title: str, frame: dict[str, Any], touches: int) -> None:
    """What is lit: first in what has opened, then what the hand is ready for, then on the board."""
    board = page.locator(BOARDS[title])
    opened, go, lit = board.locator(OPENED), board.get_by_test_id("go"), board.locator(LIT)
    if opened.count():
        press(way, opened.first)
    elif go.count() and go.is_enabled():
        press(way, go)
    elif title != "show":
        expect(lit.first).to_be_attached()
        press(way, lit.nth(touches % lit.count()))
    else:
        expect(lit.or_(go).first).to_be_attached()  # what was put down is being checked, or nothing is yet
        if not go.count():
            onto_the_table(page, way, frame)


def press(way: Way, spot: Locator) -> None:
    spot.scroll_into_view_if_needed()
    way.press(centre(spot))


def onto_the_table(page: Page, way: Way, frame: dict[str, Any]) -> None:
    """Carry the figure to the place that is marked, or tap the figure that is."""
    table = page.get_by_test_id("arena")
    table.scroll_into_view_if_needed()
    place = PLACE.search(frame["expect"][0])
    mover = table.get_attribute("data-mover") or ""
    if not place:
        name = next(word for word in frame["expect"][0].split() if re.match(r"[AB]\.", word))
        way.press(centre(figure(page, name).first))
        return
    to = screen(page, float(place[1]), float(place[2]))
    if way.touch or not mover:
        way.press(to)
        return
    # A figure is carried by wherever one takes it.
    held = next(one for one in frame["view"]["figures"] if one["figure"] == mover)["place"]
    stands, hold = screen(page, held[0] / 1000, held[1] / 1000), centre(figure(page, mover).first)
    way.carry(hold, (hold[0] + to[0] - stands[0], hold[1] + to[1] - stands[1]))
