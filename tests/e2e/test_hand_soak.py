"""The person's time: clicks and seconds to the first decision, and clicks in a turn.

For as many minutes as EUPHORIA_SOAK says, whole games are played by hand on both devices in three languages.
"""

import time
from statistics import median
from typing import Any

import pytest

from kit.browser import LANGUAGES, Visitors
from kit.hand_games import SOAK, clicks_per_turn
from kit.hand_table import DEVICES, HOW, Device, at_table, hand_of
from kit.house import House

TITLES = {
    "leaders": "Leaders of Euphoria",
    "dystopia": "Build a Better Dystopia",
    "show": "The Ultimate Reality Show",
}
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("leaders", 4, {}),
    ("dystopia", 2, {"turn_limit": 24}),
    ("show", 2, {"teams": ["nikolai*:grenade", "blanca*"], "turns": 2}),
]
FIRST_DECISION = 10
"""Seconds from the address to the first own decision."""


@pytest.mark.parametrize("title", TITLES)
def test_from_the_address_to_the_first_decision_in_two_clicks_and_ten_seconds(
    visit: Visitors, title: str
) -> None:
    page = visit(None, **HOW["laptop"])
    hand = hand_of(page, "laptop")
    began = time.monotonic()
    page.goto("/")
    page.get_by_role("button", name=f"Play now against bots: {TITLES[title]}").click()
    hand.wait()
    assert hand.seen.offers
    assert time.monotonic() - began < FIRST_DECISION


@pytest.mark.skipif(not SOAK, reason="EUPHORIA_SOAK=minutes plays by hand for so long")
def test_many_games(visit: Visitors, house: House) -> None:
    until = time.monotonic() + 60 * SOAK
    found: dict[tuple[str, str], list[float]] = {}
    seed = 0
    while time.monotonic() < until:
        seed += 1
        title, players, options = GAMES[seed % len(GAMES)]
        on: Device = DEVICES[seed % len(DEVICES)]
        lang = LANGUAGES[seed % 5 % len(LANGUAGES)]
        hand = at_table(visit, title, players, on, seed, lang, options=options)
        hand.play()
        assert hand.seen.over
        table = hand.page.url.rsplit("/", 1)[-1]
        lines = house.http.get(f"/api/tables/{table}/record").text.splitlines()
        found.setdefault((title, on), []).append(clicks_per_turn(hand.deeds, lines))
        visit.leave()
        visit.contexts.clear()
    for (title, device), clicks in sorted(found.items()):
        print(
            f"{title} on the {device}: {median(clicks):g} clicks a turn in the median of {len(clicks)} games"
        )
