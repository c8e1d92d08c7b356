"""What is written on a board stays as it is while people choose: nothing measures its letters anew.

To lay out all words of the city once more takes longer than everything else a choice does to the page.
"""

import json

import pytest
from playwright.sync_api import Browser

from kit.browser import Visitors
from kit.table import sitter

MEASURED = "SvgTextLayoutAlgorithm::Layout"
"""What Chromium calls it when it lays out a text of a drawing."""
CHOICES = 4


def measured(browser: Browser) -> int:
    """How many texts of drawings were laid out since the tracing began."""
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return sum(event["name"] == MEASURED for event in events)


@pytest.mark.parametrize(("title", "board"), [("dystopia", "city"), ("show", "show")])
def test_a_choice_leaves_the_letters_of_the_board_alone(
    visit: Visitors, browser: Browser, title: str, board: str
) -> None:
    ana = sitter(visit)
    page = ana.page
    browser.start_tracing(categories=["blink", "devtools.timeline"])
    ana.begin(title, 2, options={"first": 0} if title == "dystopia" else {})
    ana.asked()
    ana.play(most=3)
    ana.asked()
    letters = page.get_by_test_id(board).locator("svg text").count()
    assert measured(browser) >= letters > 20, (
        "a board that is laid is measured: so what follows proves something"
    )
    browser.start_tracing(categories=["blink", "devtools.timeline"])
    ana.play(most=CHOICES)
    ana.asked()
    assert measured(browser) < letters * CHOICES / 2
