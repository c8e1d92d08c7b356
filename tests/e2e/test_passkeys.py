"""Passkeys and recovery codes in a real browser, with the authenticator that Chromium has for tests."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from kit.browser import Guard, Visitors, axe
from kit.house import House

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def named(browser: Browser, house: House, guard: Guard) -> Iterator[Visitors]:
    """People who open the house by a name: numbers have no passkeys."""
    visitors = Visitors(browser, f"http://localhost:{house.port}", guard)
    yield visitors
    visitors.leave()


def authenticator(page: Page) -> CDPSession:
    """Give this browser an authenticator that says yes to everything."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return line


def check_for_everybody(page: Page) -> None:
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing runs off the page"


def test_a_passkey_is_made_and_lets_me_in_again(named: Visitors) -> None:
    page = named(None, size="phone")
    authenticator(page)
    page.goto("/me")
    page.get_by_label("You play as").fill("Dora")
    page.get_by_label("You play as").blur()
    page.get_by_label("Login").fill("dora-key")
    page.get_by_role("button", name="Make it with a passkey, without a password").press("Enter")
    expect(page.get_by_text("You sign in as dora-key.")).to_be_visible()
    mine = page.get_by_role("list", name="Passkeys").get_by_role("listitem")
    expect(mine).to_contain_text("This device")
    expect(mine).to_contain_text("never used")
    check_for_everybody(page)

    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="I have an account").click()
    check_for_everybody(page)
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("You sign in as dora-key.")).to_be_visible()
    expect(page.get_by_label("You play as")).to_have_value("Dora")
    expect(mine).to_contain_text("last used")


def test_the_last_way_in_stays_and_one_device_makes_one_passkey(named: Visitors, guard: Guard) -> None:
    page = named(None)
    authenticator(page)
    page.goto("/me")
    page.get_by_label("Login").fill("emil-key")
    page.get_by_role("button", name="Make it with a passkey").click()
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_role("button", name="Make the passkey").click()
    expect(page.get_by_text("This device has a passkey for you already.")).to_be_visible()
    page.get_by_role("button", name="Remove the passkey “This device”").click()
    guard.allow("409")
    page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_text("This is your only way to sign in.")).to_be_visible()
    page.get_by_text("Choose a password", exact=True).first.click()
    page.get_by_label("New password").fill("correct horse")
    page.get_by_role("button", name="Choose a password").click()
    expect(page.get_by_text("Change the password").first).to_be_visible()
    page.get_by_role("button", name="Remove the passkey “This device”").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_text("You have none yet.")).to_be_visible()


def test_a_recovery_code_opens_when_the_password_is_lost(named: Visitors) -> None:
    first, second = named(None), named(None, size="phone")
    first.goto("/me")
    first.get_by_label("Login").fill("fritz-code")
    first.get_by_label("Password").fill("correct horse")
    first.get_by_role("button", name="Make an account").click()
    first.get_by_role("button", name="Make ten codes").click()
    sheet = first.get_by_role("dialog", name="Your recovery codes")
    expect(sheet.get_by_role("listitem")).to_have_count(10)
    code = sheet.locator("code").first.inner_text()
    check_for_everybody(first)
    sheet.get_by_role("button", name="I have kept them").click()
    expect(first.get_by_text("10 codes are left.")).to_be_visible()

    authenticator(second)
    second.goto("/me")
    second.get_by_role("button", name="I have an account").click()
    second.get_by_role("button", name="Password lost? Use a recovery code").click()
    second.get_by_label("Login").fill("fritz-code")
    second.get_by_label("Recovery code", exact=True).fill(code.upper())
    second.get_by_role("button", name="Sign in with the code").click()
    expect(second.get_by_text("The code is spent; 9 are left.")).to_be_visible()
    expect(second.get_by_text("Now choose a new password or add a passkey.")).to_be_visible()
    expect(second.get_by_text("One other device is signed in as you.")).to_be_visible()
    check_for_everybody(second)
    second.get_by_role("button", name="Sign the others out").click()
    expect(second.get_by_text("No other device is signed in as you.")).to_be_visible()
    second.get_by_role("button", name="Add a passkey").click()
    second.get_by_role("textbox", name="What will you know it by?").fill("Telefon")
    second.get_by_role("button", name="Make the passkey").click()
    expect(second.get_by_text("The passkey “Telefon” is made.")).to_be_visible()
    expect(second.get_by_text("Now choose a new password")).to_have_count(0)


def test_a_device_that_came_in_long_ago_is_asked_first(named: Visitors, guard: Guard, house: House) -> None:
    ana = house.person("Gerda")
    ana.post("/api/me/account", login="gerda-old", password="correct horse")
    page = named(None)
    page.goto("/me#" + ana.post("/api/me/links")["token"])
    page.get_by_role("button", name="Use the link").click()
    page.get_by_role("button", name="Make ten codes").click()
    asked = page.get_by_role("dialog", name="Is it you?")
    asked.get_by_label("Password").fill("wrong horse")
    guard.allow("401")
    asked.get_by_role("button", name="Go on").click()
    expect(asked.get_by_text("The password is wrong.")).to_be_visible()
    asked.get_by_label("Password").fill("correct horse")
    asked.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("dialog", name="Your recovery codes").get_by_role("listitem")).to_have_count(10)


def test_where_there_can_be_no_passkeys_a_sentence_says_so(
    visit: Visitors, guard: Guard, house: House
) -> None:
    page = visit("/me")
    page.get_by_role("button", name="I have an account").click()
    guard.allow("409")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(
        page.get_by_text(f"Passkeys work at http://localhost:{house.port}: open it there.")
    ).to_be_visible()
