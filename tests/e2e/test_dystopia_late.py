"""The city late in a game of six: all markets stand, penalties hit most; and the same city in replays."""

import pytest
from playwright.sync_api import Page, expect

from kit.browser import LANGUAGES, SIZES, Visitors, axe, settle, sticks_out
from kit.city import built_city
from kit.house import House
from kit.server import Player, wait_until

LAPTOP = {"width": 1280, "height": 720}
WIDE_NAMES = """() => [...document.querySelectorAll("[data-testid=city-map] text.name")].flatMap((text) => {
    const panel = text.closest("[data-region], g").querySelector("rect, path").getBoundingClientRect();
    const box = text.getBoundingClientRect();
    return box.left < panel.left - 1 || box.right > panel.right + 1 ? [text.textContent] : [];
})"""


@pytest.fixture(scope="module")
def late(house: House) -> tuple[str, Player]:
    """With these dice the markets with the longest names are among the six, in all languages."""
    table, people = built_city(house, 6, turn_limit=1056)
    return table, people[0]


def sit(visit: Visitors, late: tuple[str, Player], **how: object) -> Page:
    """The page of the first player, who came in by the API."""
    page = visit(None, token=late[1].token, **how)  # type: ignore[arg-type]
    page.goto(f"/t/{late[0]}")
    settle(page)
    expect(page.get_by_test_id("city-map")).to_be_visible()
    return page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_is_on_one_screen_of_a_laptop(visit: Visitors, late: tuple[str, Player], lang: str) -> None:
    page = sit(visit, late, lang=lang, viewport=LAPTOP)
    assert page.evaluate(WIDE_NAMES) == []
    assert sticks_out(page) == []
    city, bar = page.get_by_test_id("city-map").bounding_box(), page.get_by_test_id("bar").bounding_box()
    assert city
    assert bar
    assert city["y"] + city["height"] <= bar["y"] + 1, "the city does not fit above the bar"
    hidden = page.locator(".dock").evaluate("dock => dock.scrollHeight - dock.clientHeight")
    assert hidden <= 0, "what is ours must be scrolled to"
    # Names of players are readable, not cut to a letter.
    cut = page.locator(".race .who").evaluate_all(
        "all => all.filter(who => who.scrollWidth > who.clientWidth + 1)"
    )
    assert cut == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_sticks_out_on_a_phone(visit: Visitors, late: tuple[str, Player], lang: str) -> None:
    page = sit(visit, late, lang=lang, size="phone")
    assert sticks_out(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]
    if lang == "en":
        assert axe(page) == []


def test_penalties_are_marked_on_those_they_hit(visit: Visitors, late: tuple[str, Player]) -> None:
    page = sit(visit, late)
    view = late[1].position(late[0])["view"]
    assert all(site["tile"] for site in view["sites"])
    hit = [len(seat["penalties"]) for seat in view["seats"]]
    assert sum(hit) > 10, "choose other dice"
    for seat in range(1, 6):
        mark = page.locator(f".race [data-seat='{seat}'] [data-hit]")
        if hit[seat]:
            expect(mark).to_have_attribute("data-hit", str(hit[seat]))
        else:
            expect(mark).to_have_count(0)
    expect(page.locator("[data-testid=mine] .penalty")).to_have_count(hit[0])
    for site in view["sites"]:
        victims = [seat for seat in view["seats"] if site["tile"] in seat["penalties"]]
        expect(page.locator(f"[data-victims='{site['site']}'] .victim")).to_have_count(len(victims))


# ------------------------------------------------------------------ replays


@pytest.fixture(scope="module")
def over(house: House) -> str:
    """A finished game of two bots."""
    host = house.person("Ana")
    seats = [{"kind": "bot", "bot": "greedy"}] * 2
    table = host.table("dystopia", 2, sit=False, seats=seats, options={"turn_limit": 30})
    host.start(table)
    wait_until(lambda: host.get(f"/api/tables/{table}")["table"]["phase"] == "over", patience=60)
    return table


@pytest.mark.parametrize("eyes", ["0", "1", "open"])
def test_a_replay_shows_and_tells_what_its_eyes_may_see(visit: Visitors, over: str, eyes: str) -> None:
    page = visit(f"/r/{over}?at=20&eyes={eyes}")
    hidden = page.locator("[data-testid=mine] .recruit.down")
    expect(hidden).to_have_count(1)
    names = page.locator("[data-testid=mine] .recruit[title]").evaluate_all(
        "all => all.map(one => one.title)"
    )
    goods = page.locator("[data-testid=mine] .goods b").all_inner_texts()
    page.get_by_role("button", name="In words").click()
    told = page.get_by_role("group", name="The table", exact=True)
    expect(told).to_contain_text("Hidden recruit:")
    for name in names:
        expect(told).to_contain_text(name)
    for number, good in zip(goods, ("energy", "water", "food"), strict=False):
        if number != "0":
            expect(told).to_contain_text(f"{number} {good}")


def test_a_spectator_of_a_replay_sees_no_hidden_recruit(visit: Visitors, over: str) -> None:
    page = visit(f"/r/{over}?at=20&eyes=spectator")
    expect(page.get_by_test_id("city-map")).to_be_visible()
    expect(page.get_by_test_id("mine")).to_have_count(0)
    page.get_by_role("button", name="In words").click()
    told = page.get_by_role("group", name="The table", exact=True)
    expect(told).to_contain_text("Hidden recruits: 1")
    expect(told).not_to_contain_text("Hidden recruit:")
