"""People in a real browser: what they see, what the browser complains about, what came over the line."""

import contextlib
import functools
import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, get_args

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Route,
    ViewportSize,
    WebSocket,
)

from euphoria.languages import LANGUAGES as LANGUAGES
from kit import profiles
from kit.profiles import DOORSTEP as DOORSTEP
from kit.profiles import Profile
from kit.tools import tool

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

Size = Literal["phone", "tablet", "desktop"]
SIZES: dict[Size, ViewportSize] = {
    "phone": {"width": 360, "height": 740},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1680, "height": 1050},
}
assert set(SIZES) == set(get_args(Size))
FOR_EVERYBODY = ("document", "stylesheet", "script", "image", "font", "manifest")


class Guard:
    """What browsers complained about: errors on the console (also breaches of the content policy), uncaught
    exceptions; the console also tells of answers that failed. A test passes only if there is nothing."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self._allowed: list[re.Pattern[str]] = []

    def allow(self, pattern: str) -> None:
        """From now on complaints of this kind are expected: say so right before what causes them."""
        self._allowed.append(re.compile(pattern))

    def watch(self, context: BrowserContext) -> None:
        context.on("console", self._said)
        context.on("weberror", lambda error: self._note(f"uncaught: {error.error}"))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._note(f"console: {message.text} ({message.location['url']})")

    def _note(self, text: str) -> None:
        if not any(pattern.search(text) for pattern in self._allowed):
            self.complaints.append(text)


class Frames:
    """Everything that a page received: each websocket frame and the body of each answer.

    Must be made before it goes anywhere. Answers to scripts pass through here on their way to the
    page, so time spent outside of Playwright's calls (time.sleep) keeps the page waiting. The page itself and
    its assets are the same files for everybody and do not: Chromium would not let a page from here talk to
    the house.
    """

    def __init__(self, page: Page) -> None:
        self.received: list[str] = []
        self.sent: list[str] = []
        self.bodies: list[tuple[str, str]] = []
        page.context.route("**/*", self._pass_on)
        page.on("websocket", self._listen)
        page.context.on("page", lambda other: other.on("websocket", self._listen))

    def everything(self) -> list[str]:
        """All texts that reached the browser, in no order."""
        return [*self.received, *(text for _, text in self.bodies)]

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.received.append(_text(data)))
        socket.on("framesent", lambda data: self.sent.append(_text(data)))

    def _pass_on(self, route: Route) -> None:
        with contextlib.suppress(Error):  # the page was left while it waited
            if route.request.resource_type in FOR_EVERYBODY:
                route.continue_()
            else:
                answer = route.fetch()
                self.bodies.append((route.request.url, answer.text()))
                route.fulfill(response=answer)


def _text(data: str | bytes) -> str:
    return data if isinstance(data, str) else data.decode()


# As if this browser had been told how fast to show things; what a test changes by hand stays. Somebody whom
# the house knows has what the page writes down when it lets somebody in.
_LIKES = """(([settings, known]) => {
    if (!location.protocol.startsWith("http") || localStorage.getItem("euphoria.settings")) return;
    localStorage.setItem("euphoria.settings", JSON.stringify(settings));
    if (known) localStorage.setItem("euphoria.known", "1");
})"""
LONELY = ("permissions", "service_workers")
"""Who is asked for these needs a profile that nobody had before."""


@functools.cache
def with_windows(browser: Browser) -> Browser:
    """As people have it. One without windows cannot ask anybody for permissions, nor show a notification."""
    return browser.browser_type.launch(executable_path=tool("chromium").find(), args=["--disable-gpu"])


class Visitors:
    """Lets people come in, each with a browser profile of their own."""

    def __init__(self, browser: Browser, address: str, guard: Guard) -> None:
        self.browser = browser
        self.address = address
        self.guard = guard
        self.profiles: list[Profile] = []
        self.frames: dict[Page, Frames] = {}

    def __call__(
        self,
        path: str | None = "/",
        size: Size = "desktop",
        lang: str = "en",
        record: bool = False,
        speed: str = "off",
        even: bool = False,
        token: str = "",
        fresh: bool = False,
        **options: Any,
    ) -> Page:
        """A new person's page; blank or still at the doorstep if `path` is None. With `record`,
        `frames[page]` keeps what it receives. `options` are those of Playwright's new_context; motion is
        reduced unless they say more, and what happens is shown at once unless `speed` says otherwise (calm,
        normal, quick). Nothing is answered by itself unless `even` says so. With a `token` it is somebody
        whom the house knows. Somebody who was never here, with nothing in the cache, is `fresh`."""
        usual: dict[str, Any] = {"viewport": SIZES[size], "locale": lang, "reduced_motion": "reduce"}
        # What a service worker answers, Playwright neither sees nor changes; who tests it lets it in.
        usual |= {"service_workers": "block"}
        if size == "phone":
            usual |= {"is_mobile": True, "has_touch": True}
        self.guard.allow(r"/favicon\.ico")  # the doorstep names no icon, so the browser looks for one
        likes = [{"speed": speed, "even": even}, bool(token)]
        if fresh or record or any(name in options for name in LONELY):
            browser = with_windows(self.browser) if "permissions" in options else self.browser
            profile = Profile("", browser.new_context(base_url=self.address, **{**usual, **options}))
            profile.context.add_init_script(f"{_LIKES}({json.dumps(likes)})")
        else:
            profile = profiles.lend(self.browser, self.address, {**usual, **options})
            profile.page.evaluate(_LIKES, likes)
        self.profiles.append(profile)
        self.guard.watch(profile.context)
        page = profile.page
        if record:
            self.frames[page] = Frames(page)
        if token:
            profile.context.add_cookies([{"name": "euphoria", "value": token, "url": self.address}])
        if path is not None and page.url != self.address + path:
            page.goto(path)
            if path != DOORSTEP:
                settle(page)
        return page

    def leave(self) -> None:
        for profile in self.profiles:
            profiles.take_back(self.browser, profile)
        self.profiles.clear()

    def photograph(self, name: str, folder: Path) -> None:
        """Keep what everybody sees at this moment."""
        folder.mkdir(parents=True, exist_ok=True)
        pages = [page for profile in self.profiles for page in profile.context.pages]
        for number, page in enumerate(pages):
            with contextlib.suppress(Error):
                page.screenshot(path=folder / f"{name}-{number}.png")


def settle(page: Page) -> None:
    """Wait until the page shows what it is about, in its own letters."""
    page.locator("main:not([aria-busy=true])").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")


FOLLOW = """async (path) => {
    // So that what is fetched for the next page can be waited for.
    if (!window.asking) {
        const ask = window.fetch;
        window.asking = new Set();
        window.fetch = (...of) => {
            const answer = ask.apply(window, of);
            asking.add(answer);
            answer.finally(() => asking.delete(answer)).catch(() => null);
            return answer;
        };
    }
    let stirred = performance.now();
    const watch = new MutationObserver(() => (stirred = performance.now()));
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const link = document.createElement("a");
    link.href = path;
    document.body.append(link);
    link.click();
    link.remove();
    const busy = () => asking.size || document.querySelector("main[aria-busy=true]");
    while (busy() || performance.now() - stirred < 150) await new Promise((done) => setTimeout(done, 30));
    watch.disconnect();
}"""


def follow(page: Page, path: str) -> None:
    """Go on to another page of the house by a link, as people do within it: nothing is loaded anew, and
    what was loaded into the page stays: pages that axe looks at take a third less of the processor so. What
    must hold of the next page is still to be waited for."""
    page.evaluate(FOLLOW, path)
    settle(page)


def soon(page: Page, holds: Callable[[], bool], seconds: float = 30) -> None:
    """Wait until this holds: what `expect` does for what it does not know how to read. (Not Playwright's
    `wait_for_function`: it evaluates text within the page, which our content policy forbids.)"""
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until, "it did not come to hold"
        page.wait_for_timeout(50)


def axe(page: Page, *rules: str) -> list[str]:
    """What axe finds wrong for people with disabilities, in one line each; by all its rules, or by these."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN_AXE, list(rules))
    return [
        f"{violation['id']}: {violation['help']}: {node['html']} ({node['failureSummary']})"
        for violation in found
        for node in violation["nodes"]
    ]


# Only what is wrong is told in full, by its text, no style sheet is fetched once more, and nobody asks for
# pages within the page, for there are none: that takes less than half the time.
RUN_AXE = """(rules) => axe
    .run(document, {
        resultTypes: ["violations"], preload: false, iframes: false, selectors: false,
        ...(rules.length ? { runOnly: rules } : {}),
    })
    .then((result) => result.violations)"""


def contrast(page: Page) -> list[str]:
    """What axe finds hard to read: all that another theme of the same page can change, and half the work."""
    return axe(page, "color-contrast")


def sticks_out(page: Page) -> list[str]:
    """What is wider than the window, so that people must scroll the page sideways or never see all of it.
    Boxes that scroll by themselves, and drawings cut off by their box, are meant to be so."""
    found: list[str] = page.evaluate(STICKS_OUT)
    return found


STICKS_OUT = """() => {
    const width = document.documentElement.clientWidth;
    const frame = new Set(["html", "body", "#app", "main"].map((name) => document.querySelector(name)));
    const held = (element) => {
        for (let box = element.parentElement; box; box = box.parentElement) {
            if (!frame.has(box) && getComputedStyle(box).overflowX !== "visible") return true;
        }
        return false;
    };
    return [...document.body.querySelectorAll("*")]
        .filter((element) => !element.ownerSVGElement && element.getBoundingClientRect().right > width + 1)
        .filter((element) => element.checkVisibility() && !held(element))
        .map((element) => element.outerHTML.slice(0, 200));
}"""
