"""A table over a bad line: what is on the screen stays, what was chosen is done once, the game goes on."""

import signal
from collections.abc import Callable

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from kit.browser import Guard, Visitors
from kit.house import House
from kit.table import Sitter, open_log, sitter


class Line:
    """The line between a page and the house, in the hands of the test."""

    def __init__(self, page: Page) -> None:
        self.open: list[WebSocketRoute] = []
        self.broken = False
        self.swallow: Callable[[str], bool] = lambda _: False
        page.route_web_socket("**/ws/tables/*", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        if self.broken:
            line.close(code=4999)
            return
        house = line.connect_to_server()
        line.on_message(lambda data: None if self.swallow(str(data)) else house.send(data))
        self.open.append(line)

    def cut(self) -> None:
        self.broken = True
        for line in self.open:
            line.close(code=4999)
        self.open.clear()

    def mend(self) -> None:
        self.broken = False


def test_a_cut_in_mid_decision_keeps_the_choice(visit: Visitors) -> None:
    ana = sitter(visit)
    line = Line(ana.page)
    ana.begin("dystopia", 2)
    ana.asked()  # which recruits to keep: a sealed answer, so the page asks back
    ana.bar.locator("[data-option]").nth(1).click()
    sure = ana.page.get_by_test_id("sure")
    expect(sure).to_be_visible()
    chosen = ana.bar.inner_text()
    line.cut()
    expect(ana.page.get_by_test_id("notices")).to_contain_text("The connection is lost")
    expect(sure).to_be_visible()
    line.mend()
    expect(ana.page.get_by_test_id("notices")).not_to_contain_text("The connection is lost")
    expect(ana.bar).to_have_text(chosen, use_inner_text=True)
    sure.click()
    expect(sure).to_be_hidden()
    expect(open_log(ana.page)).to_contain_text("Turn 1")


def test_an_answer_that_the_line_swallowed_is_sent_again_and_done_once(visit: Visitors) -> None:
    ana = sitter(visit)
    line = Line(ana.page)
    acts: list[str] = []

    def lose_the_first(data: str) -> bool:
        if '"act"' in data:
            acts.append(data)
        return '"act"' in data and len(acts) == 1

    ana.begin("dystopia", 2)
    ana.asked()
    line.swallow = lose_the_first
    ana.bar.locator("[data-option]").first.click()
    ana.page.get_by_test_id("sure").click()
    expect(ana.bar).to_contain_text("Under way")
    line.cut()
    line.mend()
    expect(open_log(ana.page)).to_contain_text("Turn 1")
    assert len(acts) >= 2
    assert len(set(acts)) == 1, "it was sent again with another key"


def test_the_house_restarts_in_mid_game(browser: Browser, own_house: House, guard: Guard) -> None:
    """After a power cut, and in good order."""
    people = Visitors(browser, own_house.address, guard)
    ana = sitter(people)
    ana.begin("dystopia", 2, options={"turn_limit": 12})
    told = open_log(ana.page).locator("li")
    lost = ana.page.get_by_test_id("notices").get_by_text("The connection is lost")
    guard.allow("WebSocket connection|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|503")
    for how in (signal.SIGKILL, signal.SIGTERM):
        ana.play(most=3)
        ana.asked()
        before = told.all_inner_texts()
        assert before
        own_house.close(how)
        expect(lost).to_be_visible()
        own_house.open()
        expect(lost).to_be_hidden(timeout=20_000)
        assert told.all_inner_texts()[: len(before)] == before
    ana.play()
    expect(ana.page.get_by_test_id("after")).to_be_visible()
    people.leave()


def test_what_happened_while_one_was_away_is_told(visit: Visitors, house: House) -> None:
    ana = sitter(visit)
    bo = house.person("Bo")
    path = str(ana.post("/api/tables", title="dystopia", players=2)["path"])
    table = path.removeprefix("/t/").split("#")[0]
    bo.join(table)
    ana.page.goto(path)
    ana.page.get_by_test_id("start").click()
    ana.asked()
    hide(ana, True)
    asked = bo.position(table)
    bo.act(table, asked["decision"]["options"][0]["text"], asked["ply"])
    ana.page.wait_for_timeout(200)
    ana.bar.locator("[data-option]").first.click()
    ana.page.get_by_test_id("sure").click()
    expect(open_log(ana.page).locator("li")).not_to_have_count(2)
    ana.page.wait_for_timeout(300)
    hide(ana, False)
    notice = ana.page.get_by_test_id("notices")
    expect(notice).to_contain_text("while you were away")
    notice.get_by_role("button", name="Show").click()
    expect(open_log(ana.page)).to_contain_text("While you were away")
    expect(notice).not_to_contain_text("while you were away")


def hide(ana: Sitter, hidden: bool) -> None:
    """Let the page believe that its tab is in the background."""
    ana.page.evaluate(
        """hidden => {
            Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
            Object.defineProperty(document, "visibilityState", {
                value: hidden ? "hidden" : "visible", configurable: true,
            });
            document.dispatchEvent(new Event("visibilitychange"));
        }""",
        hidden,
    )
