"""Trading in the city: two people in two browsers, and a person with a bot."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from kit.browser import Visitors, axe
from kit.city import Citizen, Mouse
from kit.table import Sitter, open_log, sitter

DICE = {"first": 0, "turn_limit": 200}
OPENING = ["", "place 5 farm", "place 1 aquifer", "retrieve 1 free", "place 2 aquifer"]
"""With these dice we then have water and food, and the bot has energy. The first answer is any."""


def test_two_people_offer_refuse_counter_and_accept(visit: Visitors) -> None:
    ana, bo = two(visit)
    for one in (ana, bo):
        keep(one)
    place(ana, "Ana", "farm")
    place(bo, "Bo", "aquifer")
    food, water = goods(ana.page, "food"), goods(bo.page, "water")

    offer(ana.page, ["food"], ["water"])
    slip = bo.page.get_by_test_id("slip")
    expect(slip).to_contain_text("Ana offers you 1 food for 1 water.")
    assert axe(bo.page) == []
    slip.locator("[data-choice=decline]").click()
    expect(open_log(ana.page)).to_contain_text("There is no trade between you and Bo.")

    offer(ana.page, ["food"], ["water"])
    expect(bo.page.get_by_test_id("trade")).to_have_text("Make another offer")
    bo.page.get_by_test_id("trade").click()
    build(bo.page, ["water"], ["food"])
    expect(ana.page.get_by_test_id("slip")).to_contain_text("Bo offers you 1 water for 1 food.")
    ana.page.locator("[data-choice=accept]").click()
    expect(thing(ana.page, "food")).to_have_text(str(food - 1))
    expect(thing(ana.page, "water")).to_have_text("1")
    expect(thing(bo.page, "water")).to_have_text(str(water - 1))
    expect(thing(bo.page, "food")).to_have_text("1")

    offer(ana.page, ["water"], ["food"])
    bo.page.locator("[data-choice=accept]").click()
    expect(thing(ana.page, "food")).to_have_text(str(food))
    expect(thing(bo.page, "water")).to_have_text(str(water))


def test_a_bot_takes_what_is_clearly_good_for_it(visit: Visitors) -> None:
    one = Citizen(visit, 2, DICE)
    answers = iter(OPENING)
    one.play(
        Mouse(one.page), lambda asked: next(answers) or asked["decision"]["options"][0]["text"], len(OPENING)
    )
    one.asked()
    energy = goods(one.page, "energy")
    offer(one.page, ["water"], ["energy"])
    expect(open_log(one.page)).to_contain_text("There is no trade between you and Halley.")
    assert goods(one.page, "energy") == energy
    offer(one.page, ["water", "water", "food"], ["energy"])
    expect(open_log(one.page)).to_contain_text("You trade with Halley.")
    expect(thing(one.page, "energy")).to_have_text(str(energy + 1))
    expect(thing(one.page, "water")).to_have_text("0")


# ------------------------------------------------------------------ hands


def two(visit: Visitors) -> tuple[Sitter, Sitter]:
    ana, bo = sitter(visit, "Ana"), sitter(visit, "Bo")
    seats: list[dict[str, Any]] = [{"kind": "open"}, {"kind": "open"}]
    made = ana.post("/api/tables", title="dystopia", players=2, seats=seats, options=DICE)
    bo.post(f"/api/tables/{made['table']['id']}/join")
    for one in (ana, bo):
        one.page.goto(made["path"])
    ana.page.get_by_test_id("start").click()
    return ana, bo


def keep(one: Sitter) -> None:
    """The first two recruits."""
    for number in range(2):
        one.page.locator("[data-recruit]").nth(number).click()
    one.page.get_by_test_id("keep-both").click()
    expect(one.page.get_by_test_id("keep")).to_have_count(0)


def place(one: Sitter, name: str, space: str) -> None:
    """Our first worker to this space, and no further one."""
    page = one.page
    die = page.locator("[data-die]:not(:disabled)").first
    expect(die).to_be_visible()
    if die.get_attribute("aria-pressed") != "true":
        die.click()
    page.locator(f"[data-space={space}]").click()
    expect(page.locator(f"[data-space={space}][aria-label*='{name}']")).to_be_attached()
    expect(page.locator("[data-testid=city]:not([data-question$=turn])")).to_be_visible()
    if page.locator("[data-choice=stop]").is_visible():
        page.locator("[data-choice=stop]").click()


def offer(page: Page, give: list[str], get: list[str]) -> None:
    expect(page.locator("[data-testid=city][data-question$=turn]")).to_be_visible()
    page.get_by_test_id("trade").click()
    build(page, give, get)


def build(page: Page, give: list[str], get: list[str]) -> None:
    """Put an offer together in the panel, and make it."""
    panel = page.get_by_test_id("offer")
    for side, things in zip(("You give", "You get"), (give, get), strict=True):
        group = panel.get_by_role("group", name=side)
        for good in things:
            group.get_by_role("button", name=f"More {good}").click()
    panel.get_by_role("button", name="Offer it").click()
    expect(panel).to_have_count(0)


def thing(page: Page, good: str) -> Locator:
    """How many of a good are ours, as the page shows it."""
    return page.locator(f"[data-testid=mine] .thing.{good} b")


def goods(page: Page, good: str) -> int:
    return int(thing(page, good).inner_text())
