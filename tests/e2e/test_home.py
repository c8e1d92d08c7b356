"""The first page: it opens, for everybody, on every size, with little to load."""

import pytest
from playwright.sync_api import Request, expect

from kit.browser import LANGUAGES, SIZES, Size, Visitors, axe, sticks_out
from web import BUDGET


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_first_page_is_fit_for_all(visit: Visitors, size: Size, scheme: str) -> None:
    page = visit(size=size, color_scheme=scheme)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert axe(page) == []
    assert sticks_out(page) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_speaks_the_language_of_the_browser(visit: Visitors, lang: str) -> None:
    page = visit(size="phone", lang=lang)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.locator("html").get_attribute("lang") == lang
    assert sticks_out(page) == []


def test_the_scripts_of_the_first_page_are_small(visit: Visitors) -> None:
    """As they come over the line, with all that is loaded late but needed at once."""
    page = visit(path=None)
    scripts: list[Request] = []

    def count(request: Request) -> None:
        if request.resource_type == "script":
            scripts.append(request)

    page.on("requestfinished", count)
    page.goto("/", wait_until="networkidle")
    assert len(scripts) > 0
    assert sum(one.sizes()["responseBodySize"] for one in scripts) <= BUDGET
