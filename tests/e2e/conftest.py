"""The client in a real Chromium, in front of a real house (`euphoria serve` on SQLite).

`make test` finds or fetches the browser and builds the client. To run some of these tests alone:

    make web && .venv/bin/python tools/chromium.py
    .venv/bin/python -m pytest tests/e2e -q -k home

What people saw when a test failed is kept in build/e2e.
"""

import re
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from kit.browser import ROOT, Guard, Visitors
from kit.house import House
from kit.placed_house import PlacedHouse

sys.path.append(str(ROOT / "tools"))

import chromium
import web

expect.set_options(timeout=30_000)  # as long as everything else may take: machines are busy
PICTURES = ROOT / "build" / "e2e"
FAILED = pytest.StashKey[bool]()
FRUGAL = ["--disable-gpu", "--in-process-gpu", "--js-flags=--no-opt", "--font-render-hinting=none"]
"""Pages are drawn by the processor in any case; a GPU in software costs more of it, and a process of its own
for what puts pictures together another twelfth. And no page of a test lives long enough to win back what the
best code of its script costs to make. Letters are not fitted to pixels, as in a Chromium with windows: the
one without would make lines longer."""


def pytest_report_header() -> list[str]:
    return [] if web.fresh() else ["euphoria: the web client was built from other sources (make web)"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert web.OUT.exists(), "there is no web client: run `make web`"
    program = chromium.find()
    assert program is not None, "no Chromium was found: run `.venv/bin/python tools/chromium.py`"
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=chromium.without_windows(program), args=FRUGAL)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The house all tests share, with quick bots. Tables do not know of each other; neither should tests."""
    with House(tmp_path_factory.mktemp("house")) as one:
        yield one


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house for one test, which may close it and open it again."""
    with House(tmp_path) as one:
        yield one


@pytest.fixture(scope="session")
def placed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlacedHouse]:
    """A house at whose tables games begin wherever a test wants."""
    with PlacedHouse(tmp_path_factory.mktemp("placed")) as one:
        yield one


@pytest.fixture
def guard() -> Iterator[Guard]:
    """Fails the test if a browser had anything to complain about."""
    one = Guard()
    yield one
    assert one.complaints == []


@pytest.fixture
def visit(browser: Browser, house: House, guard: Guard, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """`visit("/new", size="phone", lang="ru")` is the page of one more person, in a profile of their own."""
    people = Visitors(browser, house.address, guard)
    yield people
    if request.node.stash.get(FAILED, False):
        people.photograph(re.sub(r"\W+", "-", request.node.name), PICTURES)
    people.leave()


@pytest.fixture
def page(visit: Visitors) -> Page:
    """One person at a desk, in front of the first page."""
    return visit()


@pytest.fixture
def phone(visit: Visitors) -> Page:
    """One person with a small telephone, in front of the first page."""
    return visit(size="phone")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
