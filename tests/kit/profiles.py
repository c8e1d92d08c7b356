"""Browser profiles that are lent out, and again once nothing in them tells of whoever had them before.

A new profile takes more of the processor than most of what a test does in it: a window, processes, an empty
cache, scripts compiled anew. So its one page is led to the doorstep of the house, where no script of the
client runs, everything that was kept is thrown away, and the next person has it. Who did something to it that
cannot be taken back takes it along.
"""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Error, Page

DOORSTEP = "/health"
"""Of the house, but no page of the client: who only wants to ask for something waits for nothing here."""
LASTING = (
    "add_init_script",
    "expose_binding",
    "expose_function",
    "grant_permissions",
    "route",
    "route_web_socket",
    "set_extra_http_headers",
    "set_offline",
)
"""What cannot be taken back, or not for certain."""
LOOKS = ("viewport", "color_scheme", "reduced_motion")
"""What every page can be told anew."""
IDLE = 8
"""So many wait at most for somebody: each keeps a process."""
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"
_idle: dict[Browser, dict[str, list["Profile"]]] = {}


class Profile:
    """A context with one page, and what has to be taken back."""

    def __init__(self, kind: str, context: BrowserContext, home: str = "") -> None:
        """Without a home it is nobody else's afterwards."""
        self.kind = kind
        self.context = context
        self.home = home
        self.page = context.new_page()
        self.spoiled = not home
        self._line = context.new_cdp_session(self.page)
        self._heard: list[tuple[BrowserContext | Page, str, Any]] = []
        self._lines: list[CDPSession] = []
        self._watch(context, "new_cdp_session", lambda line, _: self._lines.append(line))
        for thing in (context, self.page):
            for name in LASTING:
                if hasattr(thing, name):
                    self._watch(thing, name, self._spoil)
            self._watch(thing, "on", lambda _, given, thing=thing: self._heard.append((thing, *given)))

    def _watch(self, thing: BrowserContext | Page, name: str, note: Callable[..., None]) -> None:
        """Note what this method was given, and what it gave."""
        method = getattr(thing, name)

        def watched(*given: Any, **more: Any) -> Any:
            found = method(*given, **more)
            note(found, given)
            return found

        setattr(thing, name, watched)

    def _spoil(self, *_: object) -> None:
        self.spoiled = True

    def cleaned(self) -> bool:
        """Nothing in it tells of anybody any more; False: that cannot be had."""
        page = self.page
        if self.spoiled or page.is_closed() or not page.url.startswith(self.home):
            return False
        try:
            for thing, event, handler in self._heard:
                thing.remove_listener(event, handler)
            for line in self._lines:
                line.detach()
            for other in self.context.pages:
                if other is not page:
                    other.close()
            page.mouse.move(-9, -9)  # nobody points at what the next one will see
            if page.url != self.home + DOORSTEP:
                page.goto(self.home + DOORSTEP)
            page.evaluate(FORGET)
            self._line.send("Storage.clearDataForOrigin", {"origin": self.home, "storageTypes": "all"})
            self.context.clear_cookies()
        except Error:
            return False
        self._heard.clear()
        self._lines.clear()
        return True


def lend(browser: Browser, home: str, options: dict[str, Any]) -> Profile:
    """One with these options of Playwright's new_context, whose page waits at the doorstep."""
    looks = {name: options[name] for name in LOOKS if name in options}
    rest = {name: value for name, value in options.items() if name not in LOOKS}
    kind = json.dumps([home, rest], sort_keys=True)
    idle = _idle.setdefault(browser, {}).get(kind)
    if idle:
        profile = idle.pop()
    else:
        profile = Profile(kind, browser.new_context(base_url=home, **options), home)
        profile.page.goto(home + DOORSTEP)
    profile.page.set_viewport_size(looks.pop("viewport"))
    profile.page.emulate_media(**{"color_scheme": "light", **looks})
    return profile


def take_back(browser: Browser, profile: Profile) -> None:
    if not profile.cleaned():
        profile.context.unroute_all(behavior="ignoreErrors")
        profile.context.close()
        return
    kinds = _idle[browser]
    kinds.setdefault(profile.kind, []).append(profile)
    if sum(map(len, kinds.values())) > IDLE:
        oldest = next(kind for kind, idle in kinds.items() if idle)
        kinds[oldest].pop(0).context.close()
