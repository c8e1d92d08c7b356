"""The instruments of these tests: what they are meant to notice, they notice."""

import pytest
from playwright.sync_api import Browser, Page

from kit.browser import Guard, Visitors, axe, contrast, soon, sticks_out
from kit.house import House


@pytest.fixture
def noted() -> Guard:
    """A guard whose complaints do not fail the test."""
    return Guard()


@pytest.fixture
def stranger(browser: Browser, house: House, noted: Guard) -> Page:
    return Visitors(browser, house.address, noted)()


MISCHIEF = {
    "console.error('broken')": "console: broken",
    "setTimeout(() => { throw new Error('lost') })": "lost",
    "fetch('/api/tables/nowhere')": "404",
    "document.body.append(Object.assign(document.createElement('script'), {text: '1'}))": "script-src",
    "document.body.setAttribute('style', 'color: red')": "style-src",
    "document.body.append(Object.assign(new Image(), {src: 'http://elsewhere.test/'}))": "img-src",
}


def test_the_guard_hears_every_complaint(stranger: Page, noted: Guard) -> None:
    for mischief, complaint in MISCHIEF.items():
        assert not any(complaint in one for one in noted.complaints), "heard before it was made"
        stranger.evaluate(f"() => {{ {mischief} }}")
        soon(stranger, lambda said=complaint: any(said in one for one in noted.complaints))  # type: ignore[misc]


def test_the_guard_lets_pass_only_what_was_announced(stranger: Page, noted: Guard) -> None:
    noted.allow("expected")
    stranger.evaluate("() => { console.error('expected'); console.error('surprising') }")
    stranger.wait_for_timeout(100)
    assert len(noted.complaints) == 1
    assert "surprising" in noted.complaints[0]


def test_frames_keep_all_that_came(visit: Visitors, house: House) -> None:
    host = house.person("Ana")
    table = host.table("leaders", 4, bots=3)
    page = visit(record=True)
    page.evaluate(
        """table => new Promise(done => {
            const line = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
            line.onopen = () => line.send(JSON.stringify({ type: "hello" }));
            line.onmessage = done;
        })""",
        table,
    )
    page.evaluate("fetch('/api/tables').then(answer => answer.text())")
    frames = visit.frames[page]
    assert any(table in text for text in frames.received)
    assert any('"hello"' in text for text in frames.sent)
    assert any(url.endswith("/api/tables") and table in text for url, text in frames.bodies)


def test_axe_finds_a_picture_without_words_and_what_is_too_wide_is_named(phone: Page) -> None:
    assert sticks_out(phone) == []
    phone.evaluate(
        """() => {
            const wide = document.querySelector("main").appendChild(document.createElement("p"));
            wide.id = "wide";
            wide.style.width = "900px";
            document.querySelector("main").append(document.createElement("img"));
        }"""
    )
    assert any('id="wide"' in one for one in sticks_out(phone))
    assert any(one.startswith("image-alt") for one in axe(phone))
    assert not any(one.startswith("image-alt") for one in contrast(phone)), (
        "another rule than it was asked for"
    )
