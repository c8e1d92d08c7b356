"""A show that is one shot away from its end, and people who watch it."""

from playwright.sync_api import Page, expect

from kit.browser import settle
from kit.hand_verbs import Start
from kit.placed_house import PlacedHouse
from kit.server import Player
from kit.show_tables import told


def duel(house: PlacedHouse) -> tuple[str, list[Player]]:
    """Nikolai is about to shoot at Mycky, who is nearly dead and the last of his team."""
    figures = {"A.nikolai": {"at": [10, 10], "aim": 9}, "B.mycky": {"at": [20, 10], "lp": 1}}
    match = told(phase="positioning", order=list(figures), figures=figures)
    start = Start("duel", "show", 2, dict(match.settings), match.state.to_json(), 0)
    table, people = house.placed(start)
    # What happens before there is anything to compare with is not played: let a phase pass.
    for person in people:
        act(person, table, "done")
    return table, people


def act(person: Player, table: str, word: str) -> None:
    person.act(table, word, person.position(table)["ply"])


def enter(page: Page, house: PlacedHouse, table: str, token: str) -> None:
    page.context.add_cookies([{"name": "euphoria", "value": token, "url": house.address}])
    page.context.add_init_script("localStorage.setItem('euphoria.known', '1')")
    page.goto(f"{house.address}/t/{table}")
    settle(page)
    expect(page.locator("[data-figure='B.mycky']")).to_be_attached()
