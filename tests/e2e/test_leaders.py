"""The council of Leaders: whole games on its board, and four people none of whom learns another's secret."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import euphoria
from euphoria.core import record as records
from euphoria.speech import Speech
from kit.browser import Size, Visitors, axe, sticks_out
from kit.table import PATIENCE, Sitter, open_log, sitter

# What can be chosen now, if a menu is open in it and else on the pieces of the table.
PIECES = """[".options > button", ".recruit.open, .mat.open button.plate, .artifact.open, .guns.open, " +
    ".deck.open, .gun.open, .name.open, .answer, .arrange .primary"]
    .map((kinds) => [...document.querySelectorAll("[data-testid=council] :is(" + kinds + ")")])
    .find((found) => found.length) ?? []"""

# A place on the screen that is a piece which can be chosen: really there, with nothing lying over it.
AIM = f"""async (luck) => {{
    if (document.querySelector("[data-testid=after]")) return "over";
    const sure = document.querySelector("[data-testid=sure]");
    const pieces = sure ? [sure] : {PIECES};
    for (let at = 0; at < pieces.length; at++) {{
        const piece = pieces[(luck + at) % pieces.length];
        piece.scrollIntoView({{ block: "nearest", inline: "nearest" }});
        const {{ left, top, width, height }} = piece.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        if (piece.contains(hit)) return [x, y];
        // The question changed under the finger, and a card was looked at instead.
        if (hit?.closest("[data-testid=council] [role=dialog]")) return "look";
        if (!hit?.closest(".mat")) throw new Error(`${{piece.className}} is covered by ${{hit?.outerHTML}}`);
    }}
    return null;
}}"""

# The same, pressed by the page itself: four people at once. They shoot when they can, so it does not last.
PLAY = f"""(seed) => {{
    const luck = () => (seed = (seed * 1103515245 + 12345) % 2147483648);
    window.council = new Promise((done, failed) => {{
        const began = performance.now();
        const step = () => {{
            if (document.querySelector("[data-testid=after]")) return done(true);
            if (performance.now() - began > {PATIENCE}) return failed(new Error(document.body.innerText));
            const sure = document.querySelector("[data-testid=sure]");
            const pieces = sure ? [sure] : {PIECES};
            const shot = pieces.find((piece) => piece.matches(".gun.open"));
            if (pieces.length) (shot ?? pieces[(luck() >> 8) % pieces.length]).click();
            setTimeout(step, 40);  // often enough: to look for pieces is most of the work here
        }};
        step();
    }});
}}"""


def play_by_mouse(page: Page, most: int = 1_000) -> int:
    """Choose on the board until the game is over, or so often; how many clicks it took."""
    clicks = 0
    for turn in range(200 * most):
        place = page.evaluate(AIM, turn * 7919)
        if place == "over" or clicks == most:
            return clicks
        if place is None:
            page.wait_for_timeout(40)
        elif place == "look":
            page.keyboard.press("Escape")
        else:
            page.mouse.click(*place)
            clicks += 1
    raise AssertionError("the game does not end")


@pytest.fixture
def ana(visit: Visitors) -> Sitter:
    return sitter(visit)


def test_a_whole_game_by_mouse_on_the_board_in_which_a_claim_is_made_and_judged(ana: Sitter) -> None:
    ana.begin("leaders", 4)
    page = ana.page
    expect(page.get_by_test_id("council")).to_be_visible()
    assert axe(page) == [], "laying down"
    play_by_mouse(page, 1)
    page.get_by_role("button", name="Claim something").click()
    assert axe(page) == [], "the claims"
    page.get_by_role("button", name="I am on the Wastelander team").click()
    said = "Ana claims: “I am on the Wastelander team”."
    # Our own log may say it of "you"; the sign beside our row has the sentence as its label.
    mine = page.get_by_role("region", name="Your side of the table")
    expect(mine.locator(".claim")).to_be_visible()
    assert "Wastelander" in (mine.locator(".claim").get_attribute("aria-label") or ""), said
    assert play_by_mouse(page) > 2
    scene = page.get_by_role("region", name="Who was who, and who lied")
    expect(scene).to_be_visible()
    expect(scene.get_by_role("listitem")).to_have_count(4)
    verdicts = scene.locator("li", has_text="Ana")
    expect(verdicts.get_by_text("lie", exact=True)).to_have_count(1)
    expect(verdicts.get_by_text("Lied once.")).to_be_visible()
    assert axe(page) == [], "the reveal"
    scene.get_by_role("button", name="See the table").click()
    expect(scene).to_be_hidden()
    assert axe(page) == [], "the table after the end"
    # A line of the log leads to its moment, where nobody looks over a shoulder any more.
    open_log(page).get_by_role("link").first.click()
    expect(page).to_have_url(re.compile(r"/r/\w+\?at=\d+"))
    expect(page.get_by_test_id("council")).to_be_visible()
    expect(page.get_by_role("button", name="Hold to look")).to_have_count(0)
    expect(page.get_by_role("region", name="Ana’s side of the table")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_menu_with_answers_stays_until_one_is_taken(visit: Visitors, size: Size) -> None:
    """Pointing at an answer once closed its own menu, before anybody could press it."""
    bo = sitter(visit, size=size)
    bo.begin("leaders", 4)
    bo.play(most=1)  # the cards are laid down by the list
    card = bo.page.locator(".artifact.open").first
    react = bo.bar.get_by_role("button", name="Do not react")
    while not card.is_visible():  # until it is our turn and an Artifact can be given to anybody
        expect(card.or_(react).first).to_be_visible(timeout=PATIENCE)
        if react.is_visible():
            react.click()
    card.tap() if size == "phone" else card.click()
    menu = bo.page.get_by_test_id("council").get_by_role("dialog")
    answers = menu.locator(".options button")
    expect(answers.first).to_be_visible()
    for answer in answers.all():
        answer.hover()
        bo.page.wait_for_timeout(50)  # nothing is waited for: the menu must still be there after a while
    expect(answers.first).to_be_visible()
    given = answers.first.inner_text()
    answers.first.tap() if size == "phone" else answers.first.click()
    expect(menu).to_be_hidden()
    expect(bo.bar.get_by_role("button", name=given)).to_have_count(0)  # it was taken: something else is asked


def test_the_sheet_has_exact_odds_and_keeps_marks(ana: Sitter) -> None:
    ana.begin("leaders", 5)
    ana.play(most=1)
    ana.asked()
    ana.page.get_by_role("tab", name="Sheet").click()
    sheet = ana.page.get_by_role("region", name="Sheet")
    expect(sheet.get_by_role("img", name="% Euphorian Leader")).to_have_count(4 * 3)
    mark = sheet.get_by_role("button", name="My mark").first
    mark.click()
    sheet.get_by_role("textbox").first.fill("liar")
    assert axe(ana.page) == []
    ana.page.reload()
    ana.page.get_by_role("tab", name="Sheet").click()
    expect(sheet.get_by_role("textbox").first).to_have_value("liar")
    expect(mark).to_have_accessible_name("My mark for Vesper’s left Recruit: Euphorian Follower")


@pytest.mark.parametrize("lang", ["en", "es", "ru"])
def test_a_telephone_has_room_for_eight(visit: Visitors, lang: str) -> None:
    bo = sitter(visit, size="phone", lang=lang)
    bo.page.goto(bo.make("leaders", 8))
    expect(bo.page.get_by_test_id("start")).to_be_visible()
    assert sticks_out(bo.page) == [], "before the game"
    bo.page.get_by_test_id("start").click()
    bo.asked()
    assert sticks_out(bo.page) == []
    if lang == "en":  # nobody can be chosen yet, so a touch looks at a seat in large
        bo.page.locator(".mat button.plate").first.click()
        seat = bo.page.get_by_test_id("council").get_by_role("dialog")
        expect(seat).to_be_visible()
        assert axe(bo.page) == [], "a seat in large"
        bo.page.keyboard.press("Escape")
        expect(seat).to_be_hidden()
    assert len(bo.play(most=2)["rects"]) == 1, "the bar moved"
    bo.asked()
    assert sticks_out(bo.page) == []
    the_list_fits(bo)
    play_by_mouse(bo.page, 10)
    assert sticks_out(bo.page) == []
    if lang == "en":
        assert axe(bo.page) == []


def the_list_fits(bo: Sitter) -> None:
    """All of it is as wide as the page, reaches its lower edge, and a finger hits what is in it."""
    bo.page.get_by_test_id("all").click()
    expect(bo.page.get_by_role("searchbox")).to_be_visible()
    assert sticks_out(bo.page) == []
    bar = bo.bar.bounding_box()
    assert bo.page.locator("[data-list]").bounding_box() is not None
    assert bar is not None
    assert bar["y"] + bar["height"] == 740
    too_small = bo.page.evaluate(
        """() => [...document.querySelectorAll("[data-list] button, [data-testid=bar] button:not(.rule)")]
            .map((one) => [one.innerText, one.getBoundingClientRect().height])
            .filter(([, height]) => height > 0 && height < 43.5)"""
    )
    assert [one for one in too_small if "-" not in one[0]] == []
    bo.page.keyboard.press("Escape")
    expect(bo.page.locator("[data-list]")).to_be_hidden()


# ------------------------------------------------------------------ four people, and no secret


def test_four_people_play_and_nobody_receives_anothers_secret(visit: Visitors) -> None:
    """All that reached a browser is held against what the engine says that seat may know at that moment."""
    people = [sitter(visit, name, record=True) for name in ("Ana", "Bo", "Cleo", "Dmitri")]
    made = people[0].post("/api/tables", title="leaders", players=4, options={"turn_limit": 16})
    table = made["table"]["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    people[0].post(f"/api/tables/{table}/start")
    for number, person in enumerate(people):
        person.page.goto(f"/t/{table}")
        person.page.evaluate(PLAY, number + 1)
    for person in people:
        assert person.page.evaluate("window.council")
        expect(person.page.get_by_test_id("after")).to_be_visible(timeout=PATIENCE)
    received = [visit.frames[person.page].everything() for person in people]
    record = people[0].page.evaluate(
        "path => fetch(path).then((r) => r.text())", f"/api/tables/{table}/record"
    )
    allowed = [Allowed(seat) for seat in range(4)]
    for match in moments(record):
        for one in allowed:
            one.learn(match)
    for one in allowed:
        assert one.check(received[one.seat]) > 20, "the recorder is deaf"


def moments(record: str) -> Iterator[euphoria.Match]:
    """The match after every entry of its record."""
    read = records.read(record)
    match = records.replay(euphoria.game("leaders"), read, 0)
    yield match
    for entry in read.entries:
        match.follow(entry)
        yield match


def text(value: object) -> str:
    return json.dumps(value, sort_keys=True)


class Allowed:
    """Everything a seat may receive in a game, gathered moment by moment."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.views: set[str] = set()
        self.events: set[str] = set()
        self.sentences: set[str] = set()
        self.choices: set[str] = set()

    def learn(self, match: euphoria.Match) -> None:
        speech = Speech("en", match.names, self.seat)
        self.views.add(text(match.view(self.seat)))
        told = match.events(self.seat)
        self.events |= {text(event) for event in told}
        self.sentences |= {speech.event(match, event) for event in told}
        decision = match.decision(self.seat)
        if decision is not None:
            self.choices |= {text(option.text) for option in decision.options}
            self.sentences |= {speech.action(match, option) for option in decision.options}

    def check(self, received: list[str]) -> int:
        """Hold everything that was received against that; how many messages told of the game."""
        told = 0
        for body in received:
            if not body.startswith("{"):
                continue
            message: dict[str, Any] = json.loads(body)
            if {"at", "length"} <= message.keys():
                continue  # a moment of the replay, which the house keeps shut until all cards are open
            if "view" in message:
                assert text(message["view"]) in self.views, f"seat {self.seat} sees what it may not"
                told += 1
                decision = message["decision"]
                assert decision is None or {text(one["text"]) for one in decision["options"]} <= self.choices
            elif message.get("type") == "words":
                assert {*message["events"], *message["options"]} <= self.sentences
            elif message.get("type") == "events":
                assert {text(event) for event in message["events"]} <= self.events
            elif message.get("phase", message.get("type")) != "over":
                # Nothing else speaks of cards, hands or teams at all.
                assert not {"row", "hand", "card", "team", "seed"} & fields(message), body
        return told


def fields(value: object) -> set[str]:
    """The names of all fields in a message, however deep."""
    if isinstance(value, dict):
        return {*value, *(name for part in value.values() for name in fields(part))}
    return {name for part in value for name in fields(part)} if isinstance(value, list) else set()
