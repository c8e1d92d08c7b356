"""A show is seen: declared shots stay drawn, shots and kills come one after the other, and it has an end."""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kit.browser import Visitors, settle
from kit.cases import SOAK
from kit.duel import act, duel, enter
from kit.placed_house import PlacedHouse

LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
SLOW: dict[str, Any] = {"reduced_motion": "no-preference"}


def picture(page: Page, name: str) -> None:
    """For whoever wants to look: into the folder of EUPHORIA_SHOTS."""
    if folder := os.environ.get("EUPHORIA_SHOTS"):
        page.screenshot(path=Path(folder) / f"{name}-{page.viewport_size['width']}.png")  # type: ignore[index]


# What appears for the first time, in its order, and whether the target was dead by then: nothing of it stays
# for long, and a busy machine looks too late.
WATCH = """const sights = {
    declared: "[data-declared='B.mycky']",
    tracer: "[data-testid=plays] .tracer",
    killed: "[data-testid=moment]",
    applause: "[data-testid=applause]",
    end: "[data-testid=show-end]",
};
window.seen = [];
new MutationObserver(() => {
    const dead = document.querySelector("[data-figure='B.mycky'] .grave") ? " dead" : "";
    for (const [name, query] of Object.entries(sights))
        if (!window.seen.some((one) => one.split(" ")[0] === name) && document.querySelector(query))
            window.seen.push(name + dead);
}).observe(document, { subtree: true, childList: true });"""


# In space it is watched on a laptop (test_show_space.py).
@pytest.mark.parametrize("size", [PHONE, LAPTOP] if SOAK else [PHONE], ids=lambda one: one["width"])
def test_declared_shots_stay_until_they_are_fired_and_a_kill_ends_the_show(
    visit: Visitors, placed: PlacedHouse, size: dict[str, int]
) -> None:
    table, people = duel(placed)
    page = visit(None, fresh=True, speed="normal", viewport=size, **SLOW)
    page.context.add_init_script(WATCH)
    enter(page, placed, table, people[1].token)
    act(people[0], table, "aim first B.mycky 5")
    declared = page.locator("[data-declared='B.mycky']")
    expect(declared).to_have_attribute("data-shots", "5")
    page.reload()
    settle(page)
    expect(declared).to_have_attribute("data-shots", "5")
    picture(page, "declared")
    act(people[0], table, "fire")
    end = page.get_by_test_id("show-end")
    expect(end).to_be_visible(timeout=60_000)
    seen = page.evaluate("window.seen")
    assert seen[:2] == ["declared", "tracer"], "the target lives while the first bullet flies"
    assert sorted(seen[2:4]) == ["applause dead", "killed dead"] and seen[4:] == ["end dead"]
    expect(end.locator("[data-member='B.mycky']")).to_contain_text("Nikolai")
    points = end.locator("tr[data-seat='0'] [data-source]").all_inner_texts()
    assert sum(map(int, points)) == int(end.locator("tr[data-seat='0'] .all").inner_text())
    picture(page, "end")
    # The decisive moment can be watched again.
    expect(page.locator("a[href*='watch=1']", has_text="decisive")).to_be_visible()


def test_the_window_follows_until_a_hand_takes_it(visit: Visitors, placed: PlacedHouse) -> None:
    table, people = duel(placed)
    page = visit(None, fresh=True, viewport=LAPTOP, **SLOW)
    enter(page, placed, table, people[0].token)
    plan = page.locator("[data-plan]")
    follow = page.get_by_test_id("follow")
    expect(follow).to_have_attribute("aria-pressed", "true")
    followed = plan.get_attribute("transform")
    page.get_by_role("button", name="Show the whole table").click()
    expect(follow).to_have_attribute("aria-pressed", "false")
    assert plan.get_attribute("transform") != followed
    whole = plan.get_attribute("transform")
    act(people[0], table, "aim first B.mycky 5")
    expect(page.locator("[data-declared]")).to_have_count(1)
    assert plan.get_attribute("transform") == whole
    follow.click()
    expect(follow).to_have_attribute("aria-pressed", "true")
    assert plan.get_attribute("transform") != whole
