"""The city in a browser: answers on the board, drags, looks by finger and key, names, an offer."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from kit.browser import Visitors, axe, sticks_out
from kit.city import middle
from kit.table import Sitter, sitter

BOARD = """([seed, most, limit]) => new Promise((done, failed) => {
    // Plays on the board and nowhere else; random as in kit/table.py. Tells which kinds of pieces it used.
    const random = () => {
        seed = (seed + 0x6d2b79f5) | 0;
        let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
    const city = document.querySelector("[data-testid=city]");
    const all = (query) => [...city.querySelectorAll(query)];
    const any = (list) => list[Math.floor(random() * list.length)];
    const press = (piece) => piece.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const used = {};
    const count = (way) => { used[way] = (used[way] ?? 0) + 1; };
    const began = performance.now();
    let moved = began;
    const keep = () => {
        const two = all("[data-recruit]").sort(() => random() - 0.5).slice(0, 2);
        two.forEach(press);
        setTimeout(() => all("[data-testid=keep-both]:not(:disabled)").forEach(press), 20);
    };
    const step = () => {
        const now = performance.now();
        const over = document.querySelector("[data-testid=after]");
        const total = Object.values(used).reduce((sum, one) => sum + one, 0);
        if (over || total >= most) return done(used);
        const asked = document.querySelector("[data-testid=bar] [data-option]:not(:disabled)");
        const sure = document.querySelector("[data-testid=sure]");
        if (!asked && !sure) moved = now;
        if (now - moved > 15000 || now - began > limit)
            return failed(new Error(`stuck: ${document.querySelector("[data-testid=bar]").innerText}`));
        const dice = all("[data-die]:not(:disabled)");
        const places = all(".open[data-space], .open > [data-space]");
        const choices = all("[data-testid=slip] [data-choice], [data-testid=retrieval] [data-choice]");
        const home = all("[data-testid=retrieve]");
        const held = all("[data-die][aria-pressed=true]");
        const [dilemma] = all("[data-testid=dilemma].open");
        const [stop] = all("[data-choice=stop]");
        let way = "";
        if (sure) press(sure);
        else if (!asked) way = "";
        else if (all("[data-testid=keep]").length) { keep(); way = "keep"; }
        else if (choices.length) { press(any(choices)); way = "answer"; }
        else if (dilemma && random() < 0.3) press(dilemma);
        else if (stop && random() < 0.3) { press(stop); way = "stop"; }
        else if (places.length && held.length && random() < 0.9) { press(any(places)); way = "place"; }
        else if (dice.length && random() < 0.9) press(any(dice));
        else if (home.length) press(home[0]);
        if (way) { count(way); moved = now; }
        setTimeout(step, way ? 60 : 25);
    };
    step();
})"""

GOES_ON = re.compile("others|choice")
"""Where the preview of a first worker ends: at the others' turn, or at a choice of ours if two of our workers
show the same value."""


def begin(visit: Visitors, players: int, options: dict[str, Any] | None = None, **how: Any) -> Sitter:
    ana = sitter(visit, **how)
    ana.begin("dystopia", players, options=options or {})
    expect(ana.page.get_by_test_id("city-map")).to_be_visible()
    return ana


def keep_two(ana: Sitter) -> None:
    """Choose the first two recruits, and wait for the first turn."""
    cards = ana.page.locator("[data-recruit]")
    cards.nth(0).click()
    cards.nth(1).click()
    ana.page.get_by_test_id("keep-both").click()
    sure = ana.page.get_by_test_id("sure")
    if sure.is_visible():
        sure.click()
    expect(ana.page.locator("[data-die]:not(:disabled)").first).to_be_visible()


def hit(page: Page, space: str) -> Locator:
    return page.locator(f"[data-space='{space}']")


def hold(page: Page) -> None:
    """Take a worker, unless there is but one value and we hold it already."""
    if not page.locator("[data-die][aria-pressed=true]").count():
        page.locator("[data-die]:not(:disabled)").first.click()
    expect(page.locator("[data-die][aria-pressed=true]").first).to_be_visible()


def test_any_answer_on_the_board_alone(visit: Visitors) -> None:
    """No question needs the list: whatever a random player answers has its place on the board."""
    ana = begin(visit, 4, {"turn_limit": 100})
    used = ana.page.evaluate(BOARD, [4, 1000, 80_000])
    assert used["keep"] == 1
    assert used["place"] > 10
    assert used["answer"] > 3
    assert sticks_out(ana.page) == []
    assert axe(ana.page) == []


def test_a_drag_places_a_worker_or_says_why_not(visit: Visitors) -> None:
    ana = begin(visit, 2, {"first": 0})
    page = ana.page
    keep_two(ana)
    drag(page, "market-euphorian-1")
    why = page.get_by_test_id("slip").get_by_role("status")
    expect(why).to_contain_text("not built")
    drag(page, "nimbus-loft")
    expect(why).to_contain_text("cannot pay")
    value = page.locator("[data-die]:not(:disabled)").first.get_attribute("data-die")
    drag(page, "aquifer")
    # Others may stand there as well.
    expect(page.locator(f"[data-space=aquifer][aria-label*='Ana: {value}']")).to_be_attached()


def test_every_space_tells_its_price_and_what_one_lacks(visit: Visitors) -> None:
    """Under the pointer and by keys, affordable or not; what would come of a worker is told beyond that."""
    ana = begin(visit, 2, {"first": 0})
    page = ana.page
    keep_two(ana)
    page.mouse.move(5, 5)
    ahead, lack = page.get_by_test_id("ahead"), page.get_by_test_id("lack")
    hit(page, "tank-water").hover()
    expect(ahead).to_contain_text("For 3 water; a new worker")
    expect(lack).to_have_text("You lack 3 water")
    hit(page, "market-euphorian-1").hover()
    expect(ahead).to_contain_text("Not built yet")
    expect(lack).to_have_count(0)
    hit(page, "site-euphorian-1-1").hover()
    expect(ahead).to_contain_text("one more completes the market")
    page.mouse.move(5, 5)
    expect(ahead).to_have_count(0)
    hit(page, "nimbus-loft").focus()
    expect(lack).to_have_text("You lack 3 resources")


def drag(page: Page, space: str) -> None:
    die = page.locator("[data-die]:not(:disabled)").first.bounding_box()
    to = hit(page, space).bounding_box()
    assert die
    assert to
    page.mouse.move(die["x"] + 20, die["y"] + 20)
    page.mouse.down()
    page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=6)
    page.mouse.up()


def test_by_keys(visit: Visitors) -> None:
    """A worker is taken and placed with Tab-able buttons and Enter, and the city is looked at with keys."""
    ana = begin(visit, 2, {"first": 0})
    page, keys = ana.page, ana.page.keyboard
    keep_two(ana)
    if not page.locator("[data-die][aria-pressed=true]").count():
        page.locator("[data-die]:not(:disabled)").first.focus()
        keys.press("Enter")
    city = page.get_by_test_id("city-map")
    city.focus()
    before = hit(page, "generator").bounding_box()
    keys.press("+")
    after = hit(page, "generator").bounding_box()
    assert before
    assert after
    assert after["width"] > before["width"]
    for _ in range(4):
        keys.press("+")
    for space in ("farm", "generator"):
        hit(page, space).focus()
        assert inside(city, hit(page, space)), "what keys lead to must be in the window"
    keys.press("Tab")
    city.focus()
    keys.press("0")
    hit(page, "generator").focus()
    keys.press("Enter")
    expect(page.locator("[data-space=generator][aria-label*=Ana]")).to_be_attached()


def inside(window: Locator, piece: Locator) -> bool:
    """Is the middle of the piece in the window?"""
    x, y = middle(piece)
    box = window.bounding_box()
    assert box
    return box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]


def test_by_finger_on_a_phone(visit: Visitors) -> None:
    ana = begin(visit, 2, {"first": 0}, size="phone", lang="ru")
    page = ana.page
    # Four recruits are higher than the city, and may be: all that fits the screen is seen at once.
    all_of_it, seen = page.get_by_test_id("keep").evaluate("one => [one.scrollHeight, one.clientHeight]")
    assert seen >= min(all_of_it, 560)
    keep_two(ana)
    hold(page)
    page.get_by_role("button", name="Весь город").tap()
    look_closely(page, "farm")
    expect(page.get_by_test_id("ahead")).to_have_attribute("data-ready", GOES_ON)
    expect(page.locator("[data-space=farm][aria-label*=Ana]")).not_to_be_attached()
    hit(page, "farm").tap(force=True)
    expect(page.locator("[data-space=farm][aria-label*=Ana]")).to_be_attached()
    used = page.evaluate(BOARD, [5, 12, 60_000])
    assert sum(used.values()) >= 12
    assert sticks_out(page) == []


def look_closely(page: Page, space: str) -> None:
    """Rest a finger on a space, and lift it again."""
    hit(page, space).scroll_into_view_if_needed()
    box = hit(page, space).bounding_box()
    assert box
    line = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(700)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()


def test_an_offer_is_made_on_the_board(visit: Visitors) -> None:
    """What can be offered the panel shows, whether it can be offered the engine says."""
    # The dice of this table leave the bot something to trade after its first turn.
    ana = begin(visit, 2, {"first": 0})
    page = ana.page
    keep_two(ana)
    hold(page)
    hit(page, "farm").click()
    expect(page.locator("[data-space=farm][aria-label*=Ana]")).to_be_attached()
    page.get_by_test_id("trade").click()
    panel = page.get_by_test_id("offer")
    offer = panel.get_by_role("button", name="Offer it")
    expect(offer).to_be_disabled()
    for side in panel.get_by_role("group").all():
        side.get_by_role("button", name="More").first.click()
    expect(offer).to_be_enabled()
    offer.click()
    expect(page.get_by_text("You offer Halley").first).to_be_visible()


def test_a_turn_by_words_and_keys_alone(visit: Visitors) -> None:
    """What lies on the table, what is printed and what a choice would bring can all be read."""
    ana = begin(visit, 2, {"first": 0})
    page, keys = ana.page, ana.page.keyboard
    keep_two(ana)
    page.get_by_role("tab", name="In words").press("Enter")
    words = page.get_by_role("region", name="In words")
    for sentence in (
        "Farm: nobody.",
        "Farm: free; 1 food;",
        "What the recruits do:",
        "at home: ",
        "Morale 1",
    ):
        expect(words).to_contain_text(sentence)
    page.get_by_test_id("city-map").focus()
    keys.press("/")
    keys.type("on the Farm")
    option = page.locator("[data-list] [data-option$=' farm']").first
    option.focus()
    # The preview is said aloud.
    expect(page.get_by_role("status").filter(has_text="You gain 1 food")).to_be_visible()
    keys.press("Enter")
    expect(words).to_contain_text("Farm: Ana ")
    expect(words).to_contain_text(re.compile(r"Goods: [^.]*1 food"))
