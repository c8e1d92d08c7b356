"""The page as an application: it can be installed, and what was kept is readable without a line."""

import re
import struct
from typing import Any

from playwright.sync_api import Page, expect

from kit.browser import Guard, Visitors, settle, soon
from kit.house import House
from kit.server import wait_until

NO_LINE = r"ERR_CONNECTION_REFUSED|ERR_FAILED|WebSocket connection"
KEPT = """async () => {
    const found = {};
    for (const name of await caches.keys())
        found[name] = (await (await caches.open(name)).keys()).map(
            (one) => new URL(one.url).pathname + new URL(one.url).search);
    return found;
}"""
READY = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


def kept(page: Page) -> dict[str, list[str]]:
    found: dict[str, list[str]] = page.evaluate(KEPT)
    return found


def employed(page: Page) -> None:
    soon(page, lambda: bool(page.evaluate(READY)))


def finished(house: House, title: str, players: int) -> str:
    host = house.person("Ana")
    bots = [{"kind": "bot", "bot": "random"}] * players
    table = host.table(title, players, sit=False, seats=bots, options={"turn_limit": 8})
    host.start(table)
    wait_until(lambda: host.get(f"/api/tables/{table}")["table"]["phase"] == "over", patience=120)
    return table


def test_the_page_can_be_installed(house: House) -> None:
    manifest: dict[str, Any] = house.http.get("/manifest.webmanifest").json()
    page = house.http.get("/").text
    assert 'rel="manifest" href="/manifest.webmanifest"' in page
    assert manifest["display"] == "standalone" and manifest["start_url"] == manifest["scope"] == "/"
    for icon in manifest["icons"]:
        data = house.http.get(icon["src"]).content
        width, height = struct.unpack(">II", data[16:24])
        assert data[:8] == b"\x89PNG\r\n\x1a\n" and icon["sizes"] == f"{width}x{height}"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    worker = house.http.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"].startswith("text/javascript")
    # The name of an asset may have two such lines as well.
    assert not re.search("__[A-Z]{4,}__", worker.text), "the build has filled in version and assets"


def test_a_finished_game_is_readable_without_a_line(visit: Visitors, own_house: House, guard: Guard) -> None:
    table = finished(own_house, "leaders", 4)
    page = visit(None, service_workers="allow")
    page.goto(f"{own_house.address}/r/{table}?at=20")
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name="Keep for offline").click()
    expect(page.get_by_role("button", name="Kept on this device")).to_be_visible()
    soon(page, lambda: any("Home" in path for path in kept(page)["euphoria-assets"]))
    own_house.close()
    guard.allow(NO_LINE)

    page.reload()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("group", name="The table", exact=True)).to_be_visible()
    before = page.locator("p.now").inner_text()
    page.keyboard.press("End")
    expect(page.locator("p.now")).not_to_have_text(before)
    page.goto(own_house.address)
    settle(page)
    expect(page.get_by_role("article")).to_have_count(3)


def test_nothing_of_a_running_game_is_kept(visit: Visitors) -> None:
    page = visit(service_workers="allow")
    employed(page)
    page.get_by_role("button", name="Play now against bots: Leaders of Euphoria").click()
    expect(page.get_by_test_id("bar")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("bar")).to_be_visible()
    table = page.url.partition("/t/")[2].partition("#")[0]
    answers = kept(page).get("euphoria-games", [])
    assert not [path for path in answers if table in path and not path.endswith("/board")], answers
    page.evaluate("fetch(location.pathname.replace('/t/', '/api/tables/'))")
    page.wait_for_timeout(500)
    assert f"/api/tables/{table}" not in kept(page).get("euphoria-games", [])


def test_a_new_version_clears_the_old_one_away(visit: Visitors, guard: Guard) -> None:
    guard.allow("favicon")
    page = visit("/plain", service_workers="allow")
    old = ["euphoria-shell-old", "/"], ["euphoria-assets", "/assets/gone-1234.js"], ["others", "/x"]
    page.evaluate(
        """(all) => Promise.all(all.map(async ([name, path]) =>
            (await caches.open(name)).put(path, new Response("old"))))""",
        list(old),
    )
    page.goto("/")
    settle(page)
    employed(page)
    soon(page, lambda: "euphoria-shell-old" not in kept(page))
    assert "/assets/gone-1234.js" not in kept(page)["euphoria-assets"]
    assert kept(page)["others"] == ["/x"], "what is not ours stays"


def test_what_was_kept_goes_with_whom_it_was_kept_for(visit: Visitors, guard: Guard) -> None:
    page = visit(service_workers="allow")
    employed(page)
    page.get_by_role("button", name="Play now against bots: Leaders of Euphoria").click()
    expect(page.get_by_test_id("bar")).to_be_visible()
    page.goto("/me")
    soon(page, lambda: "/api/me" in kept(page).get("euphoria-games", []))
    page.evaluate("fetch('/api/logout', {method: 'POST', headers: {'X-Euphoria': '1'}}).then(() => null)")
    guard.allow("401")
    page.reload()
    settle(page)
    soon(page, lambda: "/api/me" not in kept(page).get("euphoria-games", []))
