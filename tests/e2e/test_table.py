"""The table's other sides: before the game, talk, notes, agreements, states, languages."""

import re

from playwright.sync_api import Page, expect

from kit.browser import Guard, Visitors, axe
from kit.house import House
from kit.server import Player
from kit.table import open_log, sitter


def private_table(host: Player, title: str = "leaders", players: int = 4, bots: int = 2) -> tuple[str, str]:
    """The id and the link's path of a table that only its link opens."""
    kinds = ["open"] * (players - bots) + ["bot"] * bots
    made = host.post(
        "/api/tables", title=title, players=players, public=False, seats=[{"kind": kind} for kind in kinds]
    )
    return made["table"]["id"], made["path"]


def test_a_friend_sits_down_by_link_with_a_name_only(visit: Visitors, house: House) -> None:
    host = house.person("Ana")
    table, path = private_table(host)
    page = visit(path)
    assert axe(page) == []
    page.get_by_role("button", name="Sit here").click()
    name = page.get_by_role("textbox", name="Your name")
    expect(name).to_be_focused()
    assert axe(page) == []
    name.fill("Bo")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_text("The host starts the game when everybody is here.")).to_be_visible()
    host.start(table)
    expect(page.get_by_test_id("bar")).to_contain_text("Lay down your Recruits")


def test_the_host_arranges_the_table(visit: Visitors) -> None:
    ana = sitter(visit)
    made = ana.post("/api/tables", title="leaders", players=5, public=False)
    ana.page.goto(made["path"])
    seats = ana.page.get_by_role("listitem")
    expect(ana.page.get_by_test_id("start")).to_be_disabled()
    expect(ana.page.get_by_text("4 seats are free")).to_be_visible()
    for number in (2, 3, 4):
        who = ana.page.get_by_label(f"Who plays on seat {number}", exact=True)
        who.select_option(label="Bot: Casual player")
    ana.page.get_by_label("Who plays on seat 5", exact=True).select_option(label="Closed")
    ana.page.get_by_role("button", name="Seat 1 one place down").click()
    expect(seats.nth(1)).to_contain_text("Ana")
    expect(ana.page.get_by_role("textbox", name="Invite friends")).to_have_value(
        ana.page.evaluate("path => location.origin + path", made["path"])
    )
    assert axe(ana.page) == []
    ana.page.get_by_test_id("start").click()
    expect(ana.bar).to_be_visible()
    expect(ana.page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(4)


def test_strangers_find_a_closed_door(visit: Visitors, house: House, guard: Guard) -> None:
    host = house.person("Ana")
    _, path = private_table(host)
    guard.allow("404")
    page = visit(path.split("#")[0])
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table")
    assert axe(page) == []


def test_every_state_is_fit_for_all(visit: Visitors) -> None:
    ana = sitter(visit)
    page = ana.page
    ana.begin("leaders", 4, options={"turn_limit": 4})
    ana.asked()
    fit(page, "a question")
    ana.bar.locator("[data-option]").first.click()
    expect(page.get_by_test_id("sure")).to_be_visible()
    fit(page, "sure?")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("sure")).to_be_hidden()
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_visible()
    fit(page, "the list")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("choose one of the first nine options")
    fit(page, "help")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Table and settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    fit(page, "the menu")
    page.get_by_role("button", name="Pause the game").click()
    expect(page.get_by_test_id("notices")).to_contain_text("Paused")
    fit(page, "paused")
    page.get_by_test_id("notices").get_by_role("button", name="Go on").click()
    for tab in page.get_by_role("tab").all():
        tab.click()
        page.wait_for_timeout(150)
        fit(page, tab.inner_text())
    page.get_by_role("tab").first.click()
    ana.play()
    fit(page, "over")


def fit(page: Page, state: str) -> None:
    assert axe(page) == [], state


def test_a_refused_option_says_why_and_shows_its_rule(visit: Visitors) -> None:
    ana = sitter(visit)
    ana.begin("dystopia", 2)
    ana.play(most=1)
    ana.asked()
    ana.page.keyboard.press("/")
    barred = ana.page.get_by_test_id("barred").get_by_role("listitem").first
    expect(barred).to_be_visible()
    rule = barred.get_by_role("button")
    id = rule.inner_text()
    rule.click()
    expect(ana.page.get_by_role("dialog").get_by_role("heading", name=id, exact=True)).to_be_visible()


def test_a_question_is_heard_answered_in_notation_brought_back_and_answered_by_order(visit: Visitors) -> None:
    ana = sitter(visit)
    page = ana.page
    ana.begin("leaders", 4, options={"first": 0})
    spoken = page.get_by_test_id("spoken")
    expect(spoken).to_contain_text("Lay down your Recruits")
    expect(page).to_have_title(re.compile("^● Your turn. · Leaders of Euphoria"))
    ana.play(most=1)
    expect(spoken).to_contain_text("Your Artifact phase")
    expect(spoken).to_have_attribute("aria-live", "polite")
    ana.asked()
    before = ana.bar.locator("p").first.inner_text()
    # What one writes is checked as one writes it.
    page.keyboard.press("/")
    page.locator("summary").click()
    field = page.get_by_role("textbox", name="Write an answer in notation")
    field.fill("fly away")
    expect(page.get_by_text("This is no answer in the notation of this game.")).to_be_visible()
    field.fill("shoot")
    expect(page.get_by_text("It is your Artifact phase")).to_be_visible()
    field.fill("skip")
    expect(page.get_by_text("This is allowed.")).to_be_visible()
    field.press("Enter")
    expect(ana.bar).to_contain_text("Your action")
    # Undo brings the question back; by the list it is answered just so.
    page.locator("h1").focus()
    page.keyboard.press("u")
    expect(ana.bar.locator("p").first).to_have_text(before, use_inner_text=True)
    ana.bar.locator('[data-option="skip"]').click()
    expect(ana.bar).to_contain_text("Your action")
    page.keyboard.press("u")
    expect(ana.bar.locator("p").first).to_have_text(before, use_inner_text=True)
    page.keyboard.press("/")
    # Not `check`, which looks whether it is checked: by then the question may be answered and gone.
    page.get_by_role("checkbox", name="From now on, answer this automatically").click()
    expect(ana.bar).to_contain_text("Your action")
    page.get_by_role("button", name="Table and settings").click()
    order = page.get_by_role("dialog").get_by_role("checkbox", name="Your Artifact phase")
    expect(order).to_be_checked()
    order.click()
    expect(order).to_be_hidden()


def test_talk_claims_and_notes(visit: Visitors, house: House) -> None:
    host = house.person("Ana")
    table, path = private_table(host)
    bo = sitter(visit, "Bo")
    bo.post(f"/api/tables/{table}/join", invitation=path.split("#")[1])
    bo.page.goto(path)
    host.start(table)
    expect(bo.bar).to_be_visible()
    host.post(f"/api/tables/{table}/chat", key="a key of Ana", text="Hello, Bo!")
    talk = bo.page.get_by_role("tab", name="Talk")
    expect(talk).to_contain_text("1")
    talk.click()
    expect(bo.page.get_by_role("log")).to_contain_text("Hello, Bo!")
    bo.page.get_by_role("textbox", name="Say something").fill("Hello, Ana!")
    bo.page.keyboard.press("Enter")
    expect(bo.page.get_by_role("log")).to_contain_text("Hello, Ana!")
    bo.page.get_by_role("button", name="My team").click()
    bo.page.get_by_role("combobox", name="Team", exact=True).select_option(label="Subterran")
    bo.page.get_by_role("button", name="Claim it").click()
    expect(open_log(bo.page)).to_contain_text("I am on the Subterran team")
    bo.page.get_by_role("tab", name="Notes").click()
    notes = bo.page.get_by_role("textbox", name="Notes")
    notes.fill("Ana lies.")
    expect(bo.page.get_by_text("Saved. Nobody else can read this.")).to_be_visible()
    bo.page.reload()
    bo.page.get_by_role("tab", name="Notes").click()
    expect(notes).to_have_value("Ana lies.")


def test_a_game_is_ended_by_agreement(visit: Visitors, house: House) -> None:
    host = house.person("Ana")
    table, path = private_table(host)
    bo = sitter(visit, "Bo")
    bo.post(f"/api/tables/{table}/join", invitation=path.split("#")[1])
    bo.page.goto(path)
    host.start(table)
    expect(bo.bar).to_be_visible()
    bo.page.get_by_role("button", name="Table and settings").click()
    bo.page.get_by_role("button", name="Propose to end the game").click()
    expect(bo.page.get_by_test_id("notices")).to_contain_text("You agree")
    host.post(f"/api/tables/{table}/proposals/answer", agree=False)
    expect(bo.page.get_by_test_id("notices")).not_to_contain_text("You agree")
    host.post(f"/api/tables/{table}/proposals", kind="abandon")
    bo.page.get_by_test_id("notices").get_by_role("button", name="Agree").click()
    expect(bo.bar).to_contain_text("This table was given up")


def test_a_bot_plays_while_one_is_gone(visit: Visitors, house: House) -> None:
    host = house.person("Ana")
    table, path = private_table(host)
    bo = sitter(visit, "Bo")
    bo.post(f"/api/tables/{table}/join", invitation=path.split("#")[1])
    bo.page.goto(path)
    host.start(table)
    bo.asked()
    bo.page.get_by_role("button", name="Table and settings").click()
    bo.page.get_by_role("button", name="Get up").click()
    notices = bo.page.get_by_test_id("notices")
    expect(notices).to_contain_text("A bot plays for you.")
    notices.get_by_role("button", name="Play for yourself again").click()
    expect(notices).not_to_contain_text("A bot plays for you.")


def test_the_language_changes_at_once(visit: Visitors) -> None:
    ana = sitter(visit)
    ana.begin("leaders", 4)
    ana.asked()
    expect(ana.bar).to_contain_text("Lay down your Recruits")
    for code, words in (("es", "Coloca tus Reclutas"), ("ru", "Выложите")):
        ana.speak(code)
        expect(ana.bar).to_contain_text(words)
        ana.log()
        assert ana.page.get_by_text("table-", exact=False).count() == 0
