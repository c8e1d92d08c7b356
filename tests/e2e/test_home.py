"""The front of the house: from the address to playing, making a table, my games, oneself."""

import gzip
import re

import pytest
from playwright.sync_api import Page, Response, expect

from kit.browser import LANGUAGES, SIZES, Guard, Size, Visitors, axe, contrast, follow, settle, sticks_out
from kit.house import House
from kit.server import Player
from web import BUDGET

TITLES = {
    "leaders": "Leaders of Euphoria",
    "dystopia": "Build a Better Dystopia",
    "show": "The Ultimate Reality Show",
}
AT_A_TABLE = re.compile(r"/t/\w+")
PAGES = ("/", "/new", "/new/leaders", "/new/dystopia", "/new/show", "/games", "/me", "/link")


def table_of(page: Page) -> str:
    """The id of the table this page is at."""
    expect(page).to_have_url(AT_A_TABLE)
    found = re.search(r"/t/(\w+)", page.url)
    assert found
    return found[1]


def asked_of_house(page: Page, path: str) -> dict[str, object]:
    """What the house answers to the person whose page this is."""
    answer = page.request.get(path)
    assert answer.ok, answer.text()
    data: dict[str, object] = answer.json()
    return data


def table_made(page: Page) -> dict[str, object]:
    """The table this page is at, as its maker is told of it."""
    invitation = page.url.partition("#")[2]
    headers = {"X-Euphoria-Invitation": invitation} if invitation else {}
    answer = page.request.get(f"/api/tables/{table_of(page)}", headers=headers)
    assert answer.ok, answer.text()
    table: dict[str, object] = answer.json()["table"]
    return table


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("tablet", "dark")])
def test_the_first_page_is_fit_for_all(visit: Visitors, size: Size, scheme: str) -> None:
    page = visit(size=size, color_scheme=scheme)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert axe(page) == []
    assert sticks_out(page) == []


def test_the_scripts_of_the_first_page_are_small(visit: Visitors) -> None:
    """Packed, with all that is loaded late but needed at once; however the house itself packs them."""
    page = visit(path=None, fresh=True)
    scripts: list[Response] = []

    def count(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts.append(response)

    page.on("response", count)
    page.goto("/", wait_until="networkidle")
    assert len(scripts) > 0
    assert sum(len(gzip.compress(one.body())) for one in scripts) <= BUDGET


# ------------------------------------------------------------------ playing


def test_games_can_be_begun_without_scrolling(visit: Visitors) -> None:
    """All three on a laptop, in every language; the first one on a phone."""
    page = visit(viewport={"width": 1366, "height": 768})
    buttons = page.locator("article button.primary")
    for lang in LANGUAGES:
        page.locator("header select").first.select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(buttons).to_have_count(3)
        for button in buttons.all():
            expect(button).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(buttons.first).to_be_in_viewport(ratio=1)


def test_a_poster_plays_and_then_there_is_a_way_back_to_the_game(visit: Visitors) -> None:
    page = visit(viewport={"width": 1366, "height": 768})
    expect(page.get_by_role("link", name="Continue")).to_have_count(0)
    picture = page.get_by_role("article", name=TITLES["dystopia"]).locator(".picture").bounding_box()
    assert picture
    page.mouse.click(picture["x"] + picture["width"] / 2, picture["y"] + picture["height"] / 2)
    table = table_of(page)
    page.goto("/")
    settle(page)
    page.get_by_role("link", name=f"Continue: {TITLES['dystopia']}").click()
    assert table_of(page) == table
    expect(page.get_by_test_id("city-map")).to_be_visible()


def test_one_click_leads_from_the_address_to_a_running_game_that_is_found_again(page: Page) -> None:
    """Of each title; the first one as a guest who gets a name, and has no games yet."""
    page.goto("/games")
    expect(page.get_by_text("You have no games yet")).to_be_visible()
    tables: list[str] = []
    for title, name in TITLES.items():
        page.goto("/")
        page.get_by_role("button", name=f"Play now against bots: {name}").click()
        tables.append(table_of(page))
        me = asked_of_house(page, "/api/me")
        assert re.fullmatch(r"\S+ \S+", str(me["name"])), "a guest gets a name of two words"
        made = table_made(page)
        assert (made["title"], made["phase"], made["public"]) == (title, "playing", False)
        games = asked_of_house(page, "/api/me/games")["games"]
        assert isinstance(games, list)
        assert {game["table"] for game in games} == set(tables)
    page.goto("/games")
    for name, table in zip(TITLES.values(), tables, strict=True):
        line = page.get_by_role("listitem").filter(has_text=name)
        expect(line).to_have_count(1)
        assert line.get_by_role("link").get_attribute("href") == f"/t/{table}"
    page.goto("/")
    mine = page.get_by_role("region", name="My games")
    expect(mine.get_by_role("link", name="Open: Leaders of Euphoria")).to_be_visible()


def test_the_name_i_type_is_the_name_i_play_under_and_keys_alone_lead_to_a_game(page: Page) -> None:
    page.get_by_label("You play as").fill("Ana María")
    page.get_by_label("You play as").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play now against bots: Leaders")).to_be_focused()
    page.keyboard.press("Enter")
    table_of(page)
    assert asked_of_house(page, "/api/me")["name"] == "Ana María"
    page.goto("/")
    expect(page.get_by_label("You play as")).to_have_value("Ana María")
    page.get_by_label("You play as").fill("Ana")
    page.get_by_label("You play as").press("Enter")
    expect(page.get_by_text("You are Ana now.")).to_be_visible()
    assert asked_of_house(page, "/api/me")["name"] == "Ana"


# ------------------------------------------------------------------ tables


def test_a_table_is_made_as_it_was_planned(page: Page) -> None:
    page.get_by_role("link", name="Make a table of Build a Better Dystopia").click()
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_label("Seat 3").select_option(label="Bot: Beginner")
    page.get_by_label("Seat 4").select_option(label="Closed")
    page.get_by_label("Trading").uncheck()
    page.get_by_label("First player").select_option(label="Seat 2")
    page.get_by_role("radio", name="Slow").check()
    page.get_by_label("Time for a decision").select_option(label="3 days")
    page.get_by_label("Only people with the link").check()
    page.get_by_label("Others may look on").uncheck()
    page.get_by_role("button", name="Make the table").click()
    made = table_made(page)
    assert made["phase"] == "open"
    assert (made["public"], made["spectators"]) == (False, False)
    assert (made["pace"], made["seconds"]) == ("slow", 3 * 86400)
    options, seats = made["options"], made["seats"]
    assert isinstance(options, dict)
    assert (options["trading"], options["first"], options["classic"]) == (False, 1, False)
    assert isinstance(seats, list)
    assert [seat["kind"] for seat in seats] == ["person", "open", "bot", "closed"]
    assert seats[2]["bot"] == "random"


def test_a_table_full_of_bots_begins_at_once(visit: Visitors) -> None:
    page = visit("/new/show")
    page.get_by_role("radio", name="Objectives").check()
    page.get_by_role("radio", name="Rooftops").check()
    page.get_by_label("Open teams").check()
    page.get_by_label("Second team").select_option(label="Kennel Club")
    page.get_by_text("Other readings").click()
    page.get_by_label("Every jump costs 2 AP.").check()
    page.get_by_role("button", name="Bots on all other seats").click()
    page.get_by_role("button", name="Begin at once").click()
    made = table_made(page)
    assert made["phase"] == "playing"
    options = made["options"]
    assert isinstance(options, dict)
    assert (options["mission"], options["map"]) == ("objectives", "rooftops")
    assert options["teams"] == ["steel-choir", "kennel-club"]
    assert options["house"] == ["flat-jump-price"]


def test_a_plan_that_cannot_be_says_why(visit: Visitors, guard: Guard) -> None:
    page = visit("/new/show")
    page.get_by_label("Open teams").check()
    page.get_by_label("Audience points").fill("100")
    guard.allow("400")
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("alert").filter(has_text="is no team for 100 audience points.")).to_be_visible()
    expect(page).to_have_url(re.compile("/new/show$"))

    page.goto("/new/leaders")
    page.get_by_label("Seat 4").select_option(label="Closed")
    page.get_by_label("Seat 5").select_option(label="Closed")
    expect(page.get_by_text("At least 4 seats must be taken")).to_be_visible()
    expect(page.get_by_role("button", name="Make the table")).to_be_disabled()


def test_open_tables_appear_as_they_are_made(visit: Visitors, own_house: House, guard: Guard) -> None:
    page = Visitors(visit.browser, own_house.address, guard)()
    expect(page.get_by_text("No open table just now")).to_be_visible()
    own_house.person("Boris").post("/api/tables", title="leaders", players=4, pace="live")
    tables = page.get_by_role("region", name="Open tables").get_by_role("listitem")
    expect(tables).to_have_count(1)
    expect(tables).to_contain_text("Boris · 3 of 4 seats free · Live · waiting to begin")
    page.get_by_label("Pace").select_option(label="Slow")
    expect(page.get_by_text("No table fits these filters.")).to_be_visible()
    page.get_by_label("Pace").select_option(label="Live")
    page.get_by_role("link", name="Sit down: Leaders of Euphoria, Boris").click()
    table_of(page)
    page.context.close()


# ------------------------------------------------------------------ oneself


def test_an_account_lets_me_come_back(visit: Visitors, guard: Guard) -> None:
    page = visit("/me")
    page.get_by_label("You play as").fill("Clara")
    page.get_by_label("You play as").blur()
    page.get_by_label("Login").fill("clara-home")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text("You sign in as clara-home.")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="I have an account").click()
    page.get_by_label("Login").fill("clara-home")
    page.get_by_label("Password").fill("wrong horse")
    guard.allow("401")
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_text("Login or password is wrong.")).to_be_visible()
    # The house says it in whatever language the page is read in.
    page.locator("header select").first.select_option("ru")
    page.get_by_role("button", name="Войти", exact=True).click()
    expect(page.get_by_text("Неверный логин или пароль.")).to_be_visible()
    page.locator("header select").first.select_option("en")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_text("You sign in as clara-home.")).to_be_visible()
    expect(page.get_by_label("You play as")).to_have_value("Clara")


def test_a_link_makes_another_device_mine_once_and_being_forgotten_takes_two_steps(
    visit: Visitors, guard: Guard
) -> None:
    first, second, third = visit(), visit(path=None), visit(path=None)
    first.get_by_role("button", name="Play now against bots: Leaders").click()
    table_of(first)
    first.goto("/me")
    first.get_by_role("button", name="Make a link").click()
    link = first.get_by_label("Link for your other device").input_value()
    me = asked_of_house(first, "/api/me")
    guard.allow("401")  # nobody yet on the second and the third device; and the link works once
    second.goto(link)
    second.get_by_role("button", name="Use the link").click()
    expect(second.get_by_text(f"Welcome back, {me['name']}.")).to_be_visible()
    assert asked_of_house(second, "/api/me")["id"] == me["id"]
    assert "#" not in second.url
    third.goto(link)
    third.get_by_role("button", name="Use the link").click()
    expect(third.get_by_text("This link does not work any more.")).to_be_visible()

    first.get_by_role("button", name="Delete my data").click()
    forget = first.get_by_role("button", name="Delete everything")
    expect(forget).to_be_disabled()
    first.get_by_label("I understand that this is for good").check()
    forget.click()
    expect(first.get_by_text("The server has forgotten you.")).to_be_visible()
    assert first.request.get("/api/me").status == 401


# ------------------------------------------------------------------ for everybody


def test_the_language_changes_at_once(visit: Visitors) -> None:
    page = visit("/new/leaders")
    page.get_by_label("Language").select_option(label="Русский")
    expect(page.get_by_role("heading", level=1)).to_have_text("Лидеры Эйфории")
    expect(page.get_by_text("Первый игрок")).to_be_visible()
    page.get_by_label("Язык").select_option(label="Español")
    expect(page.get_by_role("button", name="Crear la mesa")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Crear la mesa")).to_be_visible()


def test_every_page_of_the_front_opens_by_its_address_and_is_fit_for_all(visit: Visitors) -> None:
    """In the dark as in the light: there only colours are others."""
    page = visit(color_scheme="light")
    page.get_by_role("button", name="Play now against bots: Leaders").click()
    table_of(page)
    found: dict[str, list[str]] = {}
    for path in PAGES:
        page.goto(path)
        settle(page)
        expect(page).to_have_url(re.compile(f"{path}$"))
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        found[path] = axe(page)
        page.emulate_media(color_scheme="dark")
        found[f"{path} in the dark"] = contrast(page)
        page.emulate_media(color_scheme="light")
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_of_the_front_fits_a_phone(visit: Visitors, lang: str) -> None:
    page = visit(size="phone", lang=lang)
    assert page.locator("html").get_attribute("lang") == lang
    page.locator("article[data-title=leaders] button").click()
    table_of(page)
    for path in PAGES:
        follow(page, path)
        expect(page).to_have_url(re.compile(f"{path}$"))
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        assert sticks_out(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"], path
        assert not re.search(r"\b(home|web)-[a-z]", page.locator("body").inner_text()), "a word is missing"


def test_finished_games_are_found_by_opponent_title_and_day(visit: Visitors, house: House) -> None:
    page = visit()
    page.get_by_role("button", name=f"Play now against bots: {TITLES['leaders']}").click()
    first = table_of(page)
    ana = Player(house, "", page.context.cookies()[0]["value"])
    boris = house.person("Boris Searched")
    second = ana.table("dystopia", 2)
    boris.join(second)
    ana.start(second)
    for table, people in ((second, [ana, boris]), (first, [ana])):
        people[0].post(f"/api/tables/{table}/proposals", kind="abandon", ply=0)
        for other in people[1:]:
            other.post(f"/api/tables/{table}/proposals/answer", agree=True)
    page.goto("/games")
    games = page.get_by_role("region", name="Finished").get_by_role("listitem")
    expect(games).to_have_count(2)
    page.get_by_role("searchbox", name="Opponent").fill("searched")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("with Boris Searched")
    page.get_by_role("combobox", name="Game").select_option("leaders")
    expect(games).to_have_count(0)
    expect(page.get_by_text("No finished game fits.")).to_be_visible()
    page.get_by_role("searchbox", name="Opponent").fill("")
    expect(games).to_have_count(1)
    page.get_by_label("Until").fill("2020-01-01")
    expect(games).to_have_count(0)
    page.get_by_label("Until").fill("")
    page.get_by_label("From").fill("2020-01-01")
    expect(games).to_have_count(1)
    assert axe(page) == []
    assert sticks_out(page) == []


def test_a_chosen_face_is_shown_and_kept(visit: Visitors) -> None:
    page = visit()
    page.get_by_role("button", name=f"Play now against bots: {TITLES['leaders']}").click()
    table_of(page)
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.filter(has_text="Vesper").locator("clipPath")).to_have_count(1)
    expect(seats.get_by_text(re.compile(r"^Bot \d"))).to_have_count(0)
    page.goto("/me")
    page.get_by_role("radio", name="Face 3", exact=True).check()
    face = page.get_by_role("banner").locator(".who svg")
    expect(face.locator("path").first).to_be_attached()
    drawn = face.locator("path").count()
    page.reload()
    expect(page.get_by_role("radio", name="Face 3", exact=True)).to_be_checked()
    expect(face.locator("path")).to_have_count(drawn)
    assert axe(page) == []
    page.get_by_role("radio", name="Initials").check()
    expect(face.locator("text")).to_be_attached()
