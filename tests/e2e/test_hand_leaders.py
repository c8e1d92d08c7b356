"""The council of Leaders in the hand: whole games on its board alone, and every verb."""

import pytest
from playwright.sync_api import Browser

from kit.browser import Guard, Visitors
from kit.hand_games import carry_out, devices, few_clicks
from kit.hand_table import DEVICES, Device, at_table
from kit.house import House
from kit.placed_house import PlacedHouse


@pytest.mark.parametrize("device", devices("leaders"))
def test_a_whole_game(visit: Visitors, house: House, device: Device) -> None:
    hand = at_table(visit, "leaders", 4, device, options={"turn_limit": 16})
    hand.play()
    assert hand.seen.over
    few_clicks(hand, house, "leaders", device)
    assert hand.verbs >= {"arrange", "pass"}


@pytest.mark.parametrize("device", DEVICES)
def test_every_verb(browser: Browser, placed: PlacedHouse, guard: Guard, device: Device) -> None:
    carry_out(browser, placed, guard, "leaders", device)
