"""Being told on a device: asked for on one's page, kept by the house, shown by the worker.

No push service can be reached from here, so the browser's own part, the subscription, is stood in for.
"""

import json
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Page, expect

from euphoria.server.http.routes import COOKIE
from kit.browser import Visitors, soon
from kit.house import House

KEYS = {  # of the browser in RFC 8291, appendix A
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
SUBSCRIBED = """(() => {
    const keys = KEYS;
    const endpoint = "https://93.184.215.14/push/1";
    let now = null;
    PushManager.prototype.subscribe = async (wish) => {
        if (new Uint8Array(wish.applicationServerKey).length !== 65) throw new Error("no key");
        const toJSON = () => ({ endpoint, keys });
        return (now = { endpoint, toJSON, unsubscribe: async () => ((now = null), true) });
    };
    PushManager.prototype.getSubscription = async () => now;
})()""".replace("KEYS", json.dumps(KEYS))
SHOWN = """navigator.serviceWorker.ready.then((one) => one.getNotifications()).then((all) =>
    all.map(({ title, body, data }) => ({ title, body, table: data.table })))"""


def devices(page: Page) -> list[str]:
    return [one["endpoint"] for one in page.request.get("/api/me/export").json()["devices"]]


def shown(page: Page, title: str) -> bool:
    return [one["title"] for one in page.evaluate(SHOWN)] == [title]


def test_a_device_is_called_and_leads_to_the_table(visit: Visitors, house: House) -> None:
    page = visit(None, service_workers="allow", permissions=["notifications"])
    page.context.add_init_script(SUBSCRIBED)
    page.goto("/me")
    box = page.get_by_role("checkbox", name="Notify this device in slow games")
    expect(box).to_be_disabled()
    expect(page.get_by_text("First give yourself a name above.")).to_be_visible()

    ana = house.person("Ana")
    table = ana.table("leaders", 4)
    page.context.add_cookies([{"name": COOKIE, "value": ana.token, "url": house.address}])
    page.evaluate("localStorage.setItem('euphoria.known', '1')")
    page.reload()
    box.check()
    soon(page, lambda: devices(page) == ["https://93.184.215.14/push/1"])
    box.uncheck()
    soon(page, lambda: devices(page) == [])

    # What the house sends is what the browser hands to the worker.
    deliver = push_service(page, house.address)
    for lang, words in (("ru", "Ваш ход"), ("es", "Te toca"), ("en", "It is your turn")):
        deliver({"event": "your-turn", "table": table, "lang": lang})
        soon(page, partial(shown, page, words))
    # Playwright clicks on no notification; this is what the worker does then.
    page.context.service_workers[0].evaluate("(path) => open(path)", f"/t/{table}")
    page.wait_for_url(f"**/t/{table}")


def push_service(page: Page, address: str) -> Callable[[object], None]:
    """Hands messages to the worker of the page, as the browser does."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    known: list[str] = []
    line = page.context.new_cdp_session(page)
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    soon(page, lambda: bool(known))

    def deliver(told: object) -> None:
        message = {"origin": address, "registrationId": known[0], "data": json.dumps(told)}
        line.send("ServiceWorker.deliverPushMessage", message)

    return deliver


def test_a_browser_that_cannot_be_called_is_told_so(visit: Visitors) -> None:
    page = visit(None)
    page.context.add_init_script("delete globalThis.PushManager")
    page.goto("/me")
    expect(page.get_by_role("checkbox", name="Notify this device in slow games")).to_be_disabled()
    expect(page.get_by_text("This browser cannot be notified while the page is closed.")).to_be_visible()
