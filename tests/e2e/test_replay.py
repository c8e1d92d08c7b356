"""After the game: replays, the proof of the dice and the statistics, as people meet them in a browser."""

import itertools
import json
import re
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from kit.browser import LANGUAGES, Guard, Size, Visitors, axe, settle, soon, sticks_out
from kit.cases import SOAK
from kit.house import House
from kit.server import Player, wait_until

PLAYERS = {"leaders": 5, "dystopia": 2, "show": 2}


@pytest.fixture(scope="module")
def games(house: House) -> dict[str, str]:
    """A finished game of each title, played by bots."""
    host = house.person("Ana")
    made = {
        title: host.table(title, players, sit=False, seats=[{"kind": "bot"}] * players)
        for title, players in PLAYERS.items()
    }
    for table in made.values():
        host.start(table)
    wait_until(lambda: all(over(host, table) for table in made.values()), patience=120)
    return made


def over(host: Player, table: str) -> bool:
    return bool(host.get(f"/api/tables/{table}")["table"]["phase"] == "over")


def at(page: Page) -> int:
    found = re.search(r"[?&]at=(\d+)", page.url)
    return int(found[1]) if found else -1


def moved(page: Page, key: str) -> int:
    """The moment after a key that leads to another one."""
    before = page.url
    page.keyboard.press(key)
    expect(page).not_to_have_url(before)
    return at(page)


def opened(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("slider")).to_be_visible()


SEEN_BY = ("at=30", "at=40&eyes=1", "at=50&eyes=open")
"""Through nobody's eyes, somebody's and with everything open."""


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("desktop", "dark")])
def test_replays_are_fit_for_all(visit: Visitors, games: dict[str, str], size: Size, scheme: str) -> None:
    """Each title through each eyes, in turns on the one and the other; a long run has all of it on both."""
    page = visit(None, size=size, color_scheme=scheme)
    shown = list(itertools.product(PLAYERS, SEEN_BY))
    for title, query in shown if SOAK else shown[size == "desktop" :: 2]:
        opened(page, f"/r/{games[title]}?{query}")
        assert axe(page) == [], f"{title} {query}"
        assert sticks_out(page) == [], f"{title} {query}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_and_dice_in_every_language(visit: Visitors, games: dict[str, str], lang: str) -> None:
    page = visit(None, size="phone", lang=lang)
    for path in (f"/r/{games['dystopia']}?at=30", f"/dice/{games['dystopia']}"):
        page.goto(path)
        settle(page)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert not re.search(r"\b(replay|web)-[a-z]+", page.locator("main").inner_text())
        assert sticks_out(page) == []


def test_a_game_is_watched_by_keyboard(page: Page, games: dict[str, str]) -> None:
    opened(page, f"/r/{games['leaders']}")
    expect(page).to_have_url(re.compile(r"eyes=spectator"))
    dealt = at(page)
    assert dealt > 0
    first = moved(page, "ArrowRight")
    second = moved(page, "ArrowRight")
    assert dealt < first < second
    assert moved(page, "ArrowLeft") == first
    assert moved(page, "ArrowLeft") == dealt
    turn = moved(page, "PageDown")
    expect(page.get_by_role("status").filter(has_text="Turn 1")).to_be_visible()
    assert moved(page, "PageDown") > turn
    assert moved(page, "PageUp") == turn
    end = moved(page, "End")
    assert end > turn
    assert moved(page, "Home") == dealt
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page).not_to_have_url(re.compile(rf"at={dealt}&"))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_what_is_to_come_stays_hidden_until_asked_for(page: Page, games: dict[str, str]) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(_path(request)))
    opened(page, f"/r/{games['leaders']}?at=20")
    lines = page.locator("aside ol li")
    before = lines.count()
    expect(page.get_by_text("more to come")).to_be_visible()
    assert "wins" not in page.locator("main").inner_text()
    assert not [path for path in asked if "eyes=open" in path or "statistics" in path or "/outcome" in path]

    page.get_by_role("button", name="Show the rest").click()
    assert lines.count() > before
    expect(lines.filter(has_text="wins").first).to_be_attached()
    lines.last.get_by_role("button").click()
    expect(page.get_by_text("more to come")).to_have_count(0)


def _path(request: Request) -> str:
    return request.url.partition("/api/")[2]


def test_a_copied_moment_of_a_private_game_opens_for_everybody(visit: Visitors, house: House) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Play now against bots: Leaders of Euphoria").click()
    expect(page).to_have_url(re.compile("/t/"))
    table = page.url.partition("/t/")[2].partition("#")[0]
    host = Player(house, "", page.context.cookies()[0]["value"])
    while not over(host, table):
        asked = host.position(table)
        if asked["decision"]:
            host.act(table, asked["decision"]["options"][-1]["text"], asked["ply"])
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    for _ in range(5):
        moved(page, "ArrowRight")
    page.get_by_role("button", name="Copy the link to this moment").click()
    expect(page.get_by_role("status").get_by_text("copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")

    other = visit(None)
    other.goto(link)
    expect(other.get_by_role("slider")).to_be_visible()
    assert at(other) == at(page) > 0
    now = page.locator("p.now").inner_text()
    expect(other.locator("p.now")).to_have_text(now)
    other.reload()
    expect(other.locator("p.now")).to_have_text(now)
    with other.expect_download() as download:
        other.get_by_role("link", name="record").click()
    assert download.value.suggested_filename.endswith(".jsonl")
    with other.expect_download() as picture:
        other.get_by_role("link", name="Save a picture").click()
    assert picture.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    expect(other.get_by_role("link", name="To the table")).to_have_count(0)


def test_a_link_leads_to_its_moment_and_its_eyes(visit: Visitors, games: dict[str, str]) -> None:
    page = visit(None)
    opened(page, f"/r/{games['leaders']}?eyes=1")
    for _ in range(6):
        moved(page, "ArrowRight")
    told = page.get_by_role("status").filter(has_text=re.compile(r"\w")).first.inner_text()
    other = visit(None)
    opened(other, page.url)
    assert other.url == page.url
    expect(other.get_by_role("status").filter(has_text=told)).to_be_visible()
    expect(other.get_by_label("Seen by")).to_have_value("1")


@pytest.mark.parametrize("title", PLAYERS)
def test_eyes_can_be_changed_and_everything_opened(page: Page, games: dict[str, str], title: str) -> None:
    opened(page, f"/r/{games[title]}?at=40&eyes=0")
    page.get_by_label("Seen by").select_option("open")
    seats = page.get_by_role("group", name="Boards")
    expect(seats.get_by_role("button")).to_have_count(PLAYERS[title] + 1)
    words = page.get_by_role("button", name="In words")
    if words.count():
        words.click()
    expect(page.locator(".stage li").first).to_be_visible()
    seats.get_by_role("button").nth(1).click()
    expect(page.get_by_role("group", name=re.compile("^All cards open, from the place of"))).to_have_count(1)
    seats.get_by_role("button", name="Side by side").click()
    expect(page.get_by_role("group", name=re.compile("^Through the eyes of"))).to_have_count(PLAYERS[title])
    page.get_by_label("Seen by").select_option("spectator")
    expect(seats).to_have_count(0)


@pytest.mark.parametrize("title", PLAYERS)
def test_boards_fit_a_laptop_alone_and_side_by_side(
    visit: Visitors, games: dict[str, str], title: str
) -> None:
    page = visit(None, viewport={"width": 1366, "height": 768})
    opened(page, f"/r/{games[title]}?at=40&eyes=open")
    boards = page.locator(".view > .board")
    for count in (1, PLAYERS[title]):
        expect(boards).to_have_count(count)
        for board in boards.all():
            expect(board).to_be_in_viewport(ratio=1)
            soon(page, lambda board=board: bool(board.evaluate(FITS)))  # type: ignore[misc]
        page.get_by_role("button", name="Side by side").click()


FITS = """(box) => box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1"""


def test_with_everything_open_every_row_lies_open_from_the_first_moment_on(
    page: Page, games: dict[str, str]
) -> None:
    frame = page.request.get(f"/api/tables/{games['leaders']}/replay?at=0&eyes=open").json()
    rows = [[recruit["card"] for recruit in seat["row"]] for seat in frame["view"]["seats"]]
    assert len({tuple(row) for row in rows}) > 1, "cards that were dealt"
    for place in (0, 3):
        opened(page, f"/r/{games['leaders']}?eyes=open")
        page.get_by_role("group", name="Boards").get_by_role("button").nth(place).click()
        cards = page.locator(".stage .recruit")
        expect(cards).to_have_count(15)
        expect(page.locator(".stage .recruit.up")).to_have_count(15)


def test_the_game_in_numbers(page: Page, games: dict[str, str]) -> None:
    for title in PLAYERS:
        opened(page, f"/r/{games[title]}")
        page.get_by_role("button", name="Statistics").click()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_role("rowheader", name="Actions", exact=True)).to_be_visible()
        expect(dialog.get_by_text("won").first).to_be_visible()
        assert axe(page) == []


# ------------------------------------------------------------------ dice


def test_the_dice_are_proved_in_the_browser(visit: Visitors, games: dict[str, str]) -> None:
    page = visit(f"/dice/{games['leaders']}")
    expect(page.get_by_role("status").filter(has_text="Proved: nobody chose")).to_be_visible()
    rows = page.locator("tbody tr")
    assert rows.count() >= 1
    expect(rows.filter(has_text="different")).to_have_count(0)
    assert axe(page) == []


def test_a_changed_record_fails_before_everybodys_eyes(
    page: Page, games: dict[str, str], tmp_path: Path
) -> None:
    """A luckier draw, with a checksum that fits again."""
    text = page.request.get(f"/api/tables/{games['leaders']}/record").text()
    lines = text.splitlines()
    deal = json.loads(lines[1])
    deal["got"][0] = (deal["got"][0] + 1) % deal["of"][0]
    lines[1] = json.dumps(deal, separators=(",", ":"))
    body = "".join(line + "\n" for line in lines[:-1])
    forged = tmp_path / "forged.jsonl"
    checksum = json.dumps({"sum": sha256(body.encode()).hexdigest()})
    forged.write_text(f"{body}{checksum}\n", encoding="utf-8")

    page.goto(f"/dice/{games['leaders']}")
    page.get_by_label("Check a record from a file").set_input_files(forged)
    expect(page.get_by_role("status").filter(has_text="Not proved")).to_be_visible()
    expect(page.get_by_text("1 draw comes out differently")).to_be_visible()
    expect(page.locator("tbody tr").filter(has_text="different")).to_have_count(1)
    assert axe(page) == []

    (tmp_path / "letter.txt").write_text("Dear Ana,\n", encoding="utf-8")
    page.get_by_label("Check a record from a file").set_input_files(tmp_path / "letter.txt")
    expect(page.get_by_text("This is no record of a game")).to_be_visible()


def test_a_running_game_shows_the_promise_and_nothing_else(page: Page, house: House, guard: Guard) -> None:
    host = house.person("Ben")
    table = host.table("leaders", 4, bots=3)
    host.start(table)
    page.goto(f"/dice/{table}")
    expect(page.get_by_role("heading", name="Sealed until the game is over")).to_be_visible()
    commitment = str(host.get(f"/api/tables/{table}")["table"]["commitment"])
    expect(page.get_by_text(commitment)).to_be_visible()
    assert axe(page) == []

    guard.allow("status of 409")
    page.goto(f"/r/{table}")
    expect(page.get_by_role("heading", name="This can be seen when the game is over")).to_be_visible()
    guard.allow("status of 404")
    page.goto("/r/nosuchtable1")
    expect(page.get_by_role("heading", name="There is no such game here")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_finished_game_is_understood(visit: Visitors, house: House, size: Size) -> None:
    """One starts it, and everybody who may see the game has it: curves, moments, luck and skill, choices."""
    ana = house.person("Ana")
    table = ana.table("dystopia", 2, sit=False, seats=[{"kind": "bot"}] * 2, options={"turn_limit": 6})
    ana.start(table)
    wait_until(lambda: over(ana, table), patience=60)
    page = visit(None, size=size, token=ana.token)
    opened(page, f"/r/{table}")
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    panel = page.get_by_role("region", name="Analysis")
    expect(panel.get_by_role("heading", name="Luck and skill")).to_be_visible(timeout=60_000)
    assert panel.locator("path.line").count() >= 4
    rows = panel.get_by_role("row")
    expect(rows).to_have_count(3)
    before = page.url
    panel.get_by_role("img").click(position={"x": 200, "y": 60})
    expect(page).not_to_have_url(before)
    panel.get_by_role("checkbox").check()
    panel.get_by_role("combobox").select_option("1")
    assert axe(page) == []
    assert sticks_out(page) == []
    if size == "phone":
        return
    guest = visit(None, size="desktop", lang="ru")
    guest.goto(f"/r/{table}?analysis")
    expect(guest.get_by_role("heading", name="Удача и мастерство")).to_be_visible()
    assert not re.search(r"\breplay-[a-z]+", guest.locator("main").inner_text())
    guest.get_by_role("button", name="Разбор").focus()
    guest.keyboard.press("Enter")
    expect(guest.get_by_role("heading", name="Удача и мастерство")).to_have_count(0)
