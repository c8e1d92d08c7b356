"""People at one table, each in a browser of their own: whispers, the broom, agreements, being called."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from kit.browser import Visitors
from kit.house import House
from kit.server import wait_until
from kit.table import Sitter, sitter

NEWS = """
    // What leaves the page by other ways than its text: notes of the system, and sounds.
    window.called = [];
    window.Notification = class extends Notification {
        constructor(title, options) {
            super(title, options);
            window.called.push(`${title}: ${options.body}`);
        }
    };
    window.tones = [];
    window.OscillatorNode = class extends OscillatorNode {
        constructor(...given) {
            super(...given);
            window.tones.push(given[1].frequency);
        }
    };
    // Without a window there is no other one in front of it: somebody else says when nobody looks.
    window.away = false;
    Object.defineProperty(document, "hidden", { get: () => window.away });
"""
SAID = 520
"""The pitch of the sound that tells of a new message."""


def sit_down(visit: Visitors, names: list[str], **options: Any) -> list[Sitter]:
    """People in browsers at one table of leaders that has begun, with bots; the first is the host."""
    people = [sitter(visit, name) for name in names]
    host = people[0]
    kinds = ["open"] * len(people) + ["bot"] * (4 - len(people))
    seats = [{"kind": kind} for kind in kinds]
    made = host.post("/api/tables", title="leaders", players=4, seats=seats, options={"first": 0, **options})
    table = str(made["table"]["id"])
    for one in people[1:]:
        one.post(f"/api/tables/{table}/join")
    host.post(f"/api/tables/{table}/start")
    for one in people:
        one.page.goto(made["path"])
        one.asked()
    return people


def talk(person: Sitter) -> Locator:
    """The talk of the table, opened."""
    person.page.get_by_role("tab", name="Talk").click()
    return person.page.get_by_role("log")


def say(person: Sitter, text: str, to: str = "To everybody") -> None:
    page = person.page
    if page.get_by_role("combobox", name="To whom").count():
        page.get_by_role("combobox", name="To whom").select_option(label=to)
    page.get_by_role("textbox", name="Say something").fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="Say something")).to_have_value("")


def menu(person: Sitter) -> Locator:
    person.page.get_by_role("button", name="Table and settings").click()
    return person.page.get_by_role("dialog")


def test_whispers_and_the_hosts_broom(visit: Visitors) -> None:
    ana, rita, cy = sit_down(visit, ["Ana", "Rita", "Cy"], whispers=True)
    logs = [talk(one) for one in (ana, rita, cy)]
    heard, said, overheard = logs

    say(rita, "I hold a Ray Gun.", to="Ana")
    expect(heard).to_contain_text("I hold a Ray Gun.")
    expect(said).to_contain_text("whispers to Ana")
    expect(overheard).to_contain_text("(only they know what)")
    expect(overheard).not_to_contain_text("Ray Gun")

    say(rita, "You all cheat!")
    for log in logs:
        expect(log).to_contain_text("You all cheat!")
    rude = heard.locator("p").filter(has_text="You all cheat!")
    rude.get_by_role("button", name="Take away this message of Rita").click()
    for log in logs:
        expect(log).not_to_contain_text("You all cheat!")
    expect(overheard.get_by_role("button")).to_have_count(0)  # the broom is the host's

    of_rita = menu(ana).get_by_role("listitem").filter(has_text="Rita")
    of_rita.get_by_role("button", name="Mute").click()
    expect(rita.page.get_by_text("The host has muted you at this table.")).to_be_visible()
    expect(rita.page.get_by_role("textbox", name="Say something")).to_be_hidden()
    of_rita.get_by_role("button", name="Let talk").click()
    say(rita, "Sorry.")
    expect(overheard).to_contain_text("Sorry.")

    # Her cards are hers: the host can only ask her.
    of_rita.get_by_role("button", name="Replace by a bot").click()
    asked = rita.page.get_by_test_id("notices")
    expect(asked).to_contain_text("Ana proposes that a bot takes over the seat of Rita.")
    expect(rita.bar.locator("[data-option]")).not_to_have_count(0)
    asked.get_by_role("button", name="Agree").click()
    expect(rita.bar.locator("[data-option]")).to_have_count(0)
    others = ana.page.get_by_role("dialog").get_by_role("listitem")
    others.filter(has_text="Cy").get_by_role("button", name="Send away").click()
    expect(cy.page.get_by_role("heading", level=1)).to_have_text("There is no such table")


def test_more_is_taken_back_by_consent(visit: Visitors) -> None:
    ana, rita = sit_down(visit, ["Ana", "Rita"], turn_limit=91)
    for one in (ana, rita):
        one.play(most=1)
    ana.asked()
    question = ana.bar.locator("p").first
    before = question.inner_text()
    ana.bar.locator('[data-option="skip"]').click()
    expect(question).not_to_have_text(before, use_inner_text=True)

    def propose() -> None:
        window = menu(ana)
        window.get_by_role("combobox", name="Go back to before").select_option(index=1)
        window.get_by_role("button", name="Propose", exact=True).click()
        expect(ana.page.get_by_test_id("notices")).to_contain_text("You agree")

    theirs = rita.page.get_by_test_id("notices")
    propose()
    expect(theirs).to_contain_text("Ana proposes to go back")
    theirs.get_by_role("button", name="Refuse").click()
    expect(ana.page.get_by_test_id("notices")).not_to_contain_text("You agree")
    expect(question).not_to_have_text(before, use_inner_text=True)
    propose()
    theirs.get_by_role("button", name="Agree").click()
    expect(question).to_have_text(before, use_inner_text=True)
    ana.bar.locator('[data-option="skip"]').click()
    expect(question).not_to_have_text(before, use_inner_text=True)


def listening(visit: Visitors) -> Page:
    page = visit(None, permissions=["notifications"])
    page.add_init_script(NEWS)
    page.goto("/me")
    return page


def test_somebody_elsewhere_is_called_and_sounds_wait_to_be_wanted(visit: Visitors, house: House) -> None:
    page = listening(visit)
    sounds = page.get_by_role("checkbox", name=re.compile("^Sounds"))
    notes = page.get_by_role("checkbox", name=re.compile("^Tell me when it is my turn"))
    expect(sounds).not_to_be_checked()
    expect(notes).not_to_be_checked()
    notes.check()
    expect(notes).to_be_checked()

    host = house.person("Ana")
    rita = Sitter(page, "Rita")
    table = host.table("leaders", 4, bots=2, options={"turn_limit": 92})
    rita.post(f"/api/tables/{table}/join")
    page.goto(f"/t/{table}")
    expect(page.get_by_text("The host starts the game when everybody is here.")).to_be_visible()
    page.evaluate("window.away = true")
    host.start(table)
    rita.asked()
    expect(page).to_have_title(re.compile("^● Your turn. · Leaders of Euphoria"))
    called = page.evaluate("window.called")
    assert len(called) == 1 and called[0].startswith(
        "Your turn. · Leaders of Euphoria: Lay down your Recruits"
    )
    assert page.evaluate("window.tones") == []
    page.evaluate("window.away = false")
    rita.play(most=1)
    expect(page).to_have_title(re.compile("^Leaders of Euphoria"))

    menu(rita).get_by_role("checkbox", name="Sounds").check()
    page.keyboard.press("Escape")
    host.post(f"/api/tables/{table}/chat", key="a key of Ana", text="Are you there?")
    wait_until(lambda: SAID in page.evaluate("window.tones"))
    page.reload()
    expect(rita.bar).to_be_visible()
    expect(menu(rita).get_by_role("checkbox", name="Sounds")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Notify me when it is my turn")).to_be_checked()
