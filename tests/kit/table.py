"""Somebody at a table in a browser, who plays through the page: by the list, or by keys alone."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from kit.browser import DOORSTEP, Visitors, settle

PATIENCE = 60_000

SIT = """([path, body]) => fetch(path, {
    method: "POST",
    headers: { "X-Euphoria": "1", "Content-Type": "application/json" },
    body: JSON.stringify(body),
}).then(async (answer) => {
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
})"""

PLAY = """([seed, most, limit]) => new Promise((done, failed) => {
    // Takes options by a random number of its own (mulberry32), and watches whether the bar stands still.
    const random = () => {
        seed = (seed + 0x6d2b79f5) | 0;
        let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
    const began = performance.now();
    const bar = () => document.querySelector("[data-testid=bar]");
    const rects = new Set();
    let answers = 0;
    const step = () => {
        const here = bar();
        if (here) {
            const { top, height, left, width } = here.getBoundingClientRect();
            rects.add([top, height, left, width].join(" "));
        }
        const sure = document.querySelector("[data-testid=sure]");
        if (document.querySelector("[data-testid=after]") || (answers >= most && !sure))
            return done({ answers, rects: [...rects], seconds: (performance.now() - began) / 1000 });
        if (performance.now() - began > limit) return failed(new Error(`stuck: ${here?.innerText}`));
        const options = [...(here?.querySelectorAll("[data-option]:not(:disabled)") ?? [])];
        if (sure) sure.click();
        else if (options.length) {
            answers += 1;
            options[Math.floor(random() * options.length)].click();
        }
        setTimeout(step, 20);
    };
    step();
})"""


class Sitter:
    """A person with a page at a table."""

    def __init__(self, page: Page, name: str = "Ana") -> None:
        self.page = page
        self.post("/api/me", name=name)
        # What the page itself writes down when it lets somebody in.
        page.evaluate("localStorage.setItem('euphoria.known', '1')")
        self.bar: Locator = page.get_by_test_id("bar")

    def post(self, path: str, **body: Any) -> Any:
        """Ask the house for something as this person, beside the page."""
        return self.page.evaluate(SIT, [path, body])

    def make(self, title: str, players: int, bot: str = "greedy", **more: Any) -> str:
        """A table with this person on the first seat and bots on all others; its path."""
        seats = [{"kind": "open"}, *({"kind": "bot", "bot": bot} for _ in range(players - 1))]
        made = self.post("/api/tables", title=title, players=players, seats=seats, **more)
        return str(made["path"])

    def begin(self, title: str, players: int, **more: Any) -> None:
        """Make a table, go there and start the game from the page."""
        self.page.goto(self.make(title, players, **more))
        settle(self.page)
        self.page.get_by_test_id("start").click()
        expect(self.bar).to_be_visible()

    def begin_with_a_row_to_order(self) -> None:
        """A table of Leaders at which this person has different Recruits, so that their order is a choice."""
        for limit in range(20, 40):
            self.begin("leaders", 4, options={"turn_limit": limit})
            self.asked()
            if self.bar.locator("[data-option]").count() > 1:
                return
        raise AssertionError("nobody is dealt different Recruits")

    def play(self, seed: int = 1, most: int = 10_000, limit: int = PATIENCE) -> dict[str, Any]:
        """Answer by the list until the game is over, or so often: how often it was, and where the bar was."""
        result: dict[str, Any] = self.page.evaluate(PLAY, [seed, most, limit])
        return result

    def speak(self, language: str) -> None:
        """Change the language in the menu of the table."""
        self.page.locator("button.menu").click()
        self.page.locator("dialog[open] select").first.select_option(language)
        self.page.keyboard.press("Escape")

    def log(self) -> Locator:
        return open_log(self.page)

    def asked(self) -> None:
        """Wait until this person must choose."""
        expect(self.bar.locator("[data-option]").first).to_be_visible(timeout=PATIENCE)


def sitter(visit: Visitors, name: str = "Ana", **how: Any) -> Sitter:
    return Sitter(visit(DOORSTEP, **how), name)


def open_log(page: Page) -> Locator:
    """What happened at a table, in words; the panel is opened if it is not."""
    tab = page.get_by_role("tab").first
    if tab.get_attribute("aria-selected") != "true":
        tab.click()
    return page.get_by_role("tabpanel").get_by_role("region")
