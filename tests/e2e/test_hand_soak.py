"""The person's time: clicks and seconds to the first decision, and clicks in a turn.

For as many minutes as EUPHORIA_SOAK says, whole games are played by hand on both devices in three languages.
"""

import time
from itertools import product
from statistics import median
from typing import Any

import pytest

from kit.browser import LANGUAGES, Visitors
from kit.cases import SOAK
from kit.fuzz import FIRST
from kit.hand_games import clicks_per_turn
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
EVERYWHERE = list(product(TITLES, DEVICES))
IN_SHORT = [("dystopia", "phone")]
"""A short run has not the time for everything; each title on a laptop: test_first_choice.py."""
FIRST_DECISION = 10
"""Seconds from the address to the first own decision."""


@pytest.mark.parametrize(("title", "device"), EVERYWHERE if SOAK else IN_SHORT)
def test_from_the_address_to_the_first_decision_in_two_clicks_and_ten_seconds(
    visit: Visitors, title: str, device: Device
) -> None:
    """As strangers find it: with everything set as it is unless somebody changes it. One click begins the
    game, the second one is the first that means something in it."""
    page = visit(None, fresh=True, speed="normal", even=True, reduced_motion="no-preference", **HOW[device])
    hand = hand_of(page, device)
    began = time.monotonic()
    page.goto("/")
    page.get_by_role("button", name=f"Play now against bots: {TITLES[title]}").click()
    hand.wait()
    took = time.monotonic() - began
    assert took < FIRST_DECISION
    # Three Recruits alike lie in one order only, and what has one answer the page answers by itself.
    chosen = [deed for deed in hand.deeds if len(set(deed.action.split()[1:])) > 1]
    assert not chosen, "something was answered that nobody was asked"
    hand.do(hand.choose(hand.seen.offers))
    print(f"{title} on the {device}: asked after 1 click and {took:.1f} s")


@pytest.mark.skipif(not SOAK, reason="EUPHORIA_SOAK=minutes plays by hand for so long")
def test_many_games(visit: Visitors, house: House) -> None:
    """Prints the median of clicks in an own turn; everything is set as it is unless somebody changes it,
    but what happens is shown at once."""
    until = time.monotonic() + 60 * SOAK
    found: dict[tuple[str, str], list[int]] = {}
    number = FIRST
    while number == FIRST or time.monotonic() < until:
        number += 1
        title, players, options = GAMES[number % len(GAMES)]
        on = DEVICES[number % len(DEVICES)]
        lang = LANGUAGES[number % 5 % len(LANGUAGES)]
        print(f"game {number}: {title} on the {on} in {lang}", flush=True)
        hand = at_table(visit, title, players, on, number, lang, even=True, options=options)
        hand.play()
        assert hand.seen.over
        table = hand.page.url.rsplit("/", 1)[-1]
        record = house.http.get(f"/api/tables/{table}/record").text
        found.setdefault((title, on), []).extend(clicks_per_turn(hand.deeds, record))
        visit.leave()
    for (title, device), clicks in sorted(found.items()):
        print(f"{title} on the {device}: {median(clicks):g} clicks a turn in the median of {len(clicks)}")
