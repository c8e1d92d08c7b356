"""The time of somebody who comes for the first time: from the address to a first choice of their own."""

import time

import pytest
from playwright.sync_api import expect

from euphoria.api import titles
from kit.browser import Visitors

MOST_SECONDS = 10.0


@pytest.mark.parametrize("title", titles())
def test_one_click_leads_to_a_choice_of_ones_own(visit: Visitors, title: str) -> None:
    """The click is *Play now*, and what happens is shown as fast as people see it."""
    page = visit(None, speed="normal", fresh=True, viewport={"width": 1366, "height": 768})
    began = time.monotonic()
    page.goto("/")
    page.locator(f".world[data-title='{title}']").get_by_role("button", name="Play now").click()
    expect(page.locator("[data-now], [data-option]:not(:disabled)").first).to_be_visible()
    seconds = time.monotonic() - began
    print(f"{title}: {seconds:.1f} s")
    assert seconds <= MOST_SECONDS
