"""The show in space: played there by mouse, light, and gone without a trace when one leaves it."""

from playwright.sync_api import expect

from kit.arena import Player, answered, begin, figure, question, to_positioning, verb
from kit.browser import Guard, Visitors
from kit.space import SpaceMouse, at_rest, body, enter_space, space
from kit.table import Sitter

SMALL = {"width": 960, "height": 560}
"""Every pixel is painted by the processor here."""
MOST_CALLS = 150
MOST_TRIANGLES = 80_000
HELD = """() => {
    // What a page has asked the graphics for and not given back.
    const held = (window.held = { buffers: 0, textures: 0, lost: 0 });
    const { prototype } = WebGL2RenderingContext;
    for (const [name, key] of [["Buffer", "buffers"], ["Texture", "textures"]]) {
        const [make, free] = [prototype[`create${name}`], prototype[`delete${name}`]];
        prototype[`create${name}`] = function () { held[key]++; return make.call(this); };
        prototype[`delete${name}`] = function (one) { if (one) held[key]--; return free.call(this, one); };
    }
}"""


def test_a_show_is_played_in_space(visit: Visitors) -> None:
    """Deployed, moved, shot: all of it by mouse in space, and the way costs what it was said to cost."""
    ana = begin(visit, {"teams": ["odonell*", "centinel*"], "turns": 2}, viewport=SMALL)
    page = ana.page
    enter_space(page)
    hand = SpaceMouse(ana)
    name = to_positioning(ana, hand)
    # What is seen while one carries is what then happens.
    at_rest(page)
    ap = int(figure(page, name).get_attribute("data-ap") or 0)
    page.mouse.move(*body(page, name))
    page.mouse.down()
    page.mouse.move(*hand.near(name), steps=5)
    price, left = page.locator("[data-price]"), page.locator("[data-left]")
    expect(price).to_be_visible()
    page.wait_for_timeout(300)
    said = int(price.get_attribute("data-price") or 0), int(left.get_attribute("data-left") or 0)
    assert said[0] + said[1] == ap
    before = question(ana)
    page.mouse.up()
    answered(ana, before)
    expect(figure(page, name)).to_have_attribute("data-ap", str(said[1]))
    player = Player(ana, hand)
    player.walked.add(f"{name} 1")
    used = player.play()
    assert used["shot"] + used["go"] > 0, used


TWELVE = [
    "nikolai*/odonell/kabuki/madeleine/sooyoung/scauter",
    "blanca*/centinel/chastas/arendal/mycky/richelle",
]


def test_space_is_light_and_leaves_nothing_behind(visit: Visitors, guard: Guard) -> None:
    """Twelve figures on the fullest map: few things to draw, and all of it is given back."""
    ana = begin(visit, {"teams": TWELVE, "turns": 2, "map": "studio", "budget": 5000}, viewport=SMALL)
    page = ana.page
    page.evaluate(f"({HELD})()")
    positioned(ana)
    enter_space(page)
    assert page.locator("[data-figure]").count() == 12
    calls, triangles = map(int, (space(page).get_attribute("data-drawn") or "").split())
    print(f"{calls} things to draw, {triangles} triangles")
    assert calls <= MOST_CALLS
    assert triangles <= MOST_TRIANGLES
    assert page.evaluate("held.buffers") > 50
    guard.allow("CONTEXT_LOST|[Cc]ontext [Ll]ost")  # given back on purpose
    page.keyboard.press("v")
    expect(page.get_by_test_id("arena")).to_be_visible()
    expect(space(page)).to_have_count(0)
    left = page.evaluate("held")
    assert left["buffers"] <= 0, left
    assert left["textures"] <= 6, left  # the empty ones that every renderer begins with


def positioned(ana: Sitter) -> None:
    """Answer by the list until somebody is to be moved."""
    for _ in range(40):
        ana.asked()
        if verb(ana.page) == "go":
            return
        before = question(ana)
        ana.bar.locator("[data-option]").first.click()
        answered(ana, before)
    raise AssertionError("nobody was to be moved")


def test_the_plan_takes_over_where_space_cannot_be(visit: Visitors, guard: Guard) -> None:
    """A lost picture comes back by itself; a browser without one says so in a sentence; V goes to and fro."""
    ana = begin(visit, viewport=SMALL)
    page = ana.page
    enter_space(page)
    sentence = page.get_by_test_id("no-space")
    expect(sentence).to_have_count(0)
    guard.allow("CONTEXT_LOST|context lost|Context Lost")
    page.evaluate("""() => {
        const canvas = document.querySelector("[data-testid=space] canvas");
        window.losing = canvas.getContext("webgl2").getExtension("WEBGL_lose_context");
        losing.loseContext();
    }""")
    expect(sentence).to_contain_text("lost")
    expect(page.get_by_test_id("arena")).to_be_visible()
    page.evaluate("losing.restoreContext()")
    expect(sentence).to_have_count(0)
    expect(page.get_by_test_id("arena")).to_have_count(0)
    expect(space(page)).to_be_visible()
    page.keyboard.press("v")
    expect(page.get_by_test_id("arena")).to_be_visible()
    page.evaluate("HTMLCanvasElement.prototype.getContext = () => null")
    page.keyboard.press("v")
    expect(sentence).to_contain_text("cannot draw in space")
    expect(page.get_by_test_id("arena")).to_be_visible()
    # It is remembered that space was asked for.
    page.reload()
    expect(space(page)).to_be_visible()
