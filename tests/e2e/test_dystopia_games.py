"""Whole games in the city against bots, to the tenth star: by mouse, by finger and by keys alone.

The person thinks as a bot does; the dice of these tables make the games short.
"""

from collections import Counter
from typing import Any

from playwright.sync_api import expect

from kit.browser import Visitors, axe, sticks_out
from kit.cases import SOAK
from kit.city import Citizen, Finger, Hand, Keys, Mouse, greedy

OFTEN = 1000 if SOAK else 2
"""So often the same kind of answer is given by hand in a game, and from then on beside the page. Where
previews are looked at, each space is a kind of its own."""


def ends_with_ten_stars(one: Citizen) -> None:
    result = one.position["view"]["result"]
    assert result["way"] == "ten-stars"
    assert max(result["stars"]) == 10
    expect(one.page.get_by_test_id("after")).to_be_visible()
    assert sticks_out(one.page) == []
    assert axe(one.page) == []


def test_two_by_mouse_and_every_preview_comes_true(visit: Visitors) -> None:
    one = Citizen(visit, 2, {"first": 0, "turn_limit": 1013})
    hand, seen = Mouse(one.page), Seen(one)
    looked: Counter[str] = Counter()
    while position := one.asked():
        seen.goods_on_the_page(position)
        text = greedy(position)
        kind = " ".join([position["decision"]["kind"], *text.split(" ")[::2]])
        if looked[kind] < OFTEN:
            seen.answer(hand, position, text)
            looked[kind] += 1
        else:
            one.tell(text, position["ply"])
    ends_with_ten_stars(one)
    assert seen.numbers > 15
    assert seen.paid_at_once >= 5, "one way to pay needs no question"
    assert seen.ways_to_pay, "where ways to pay differ somebody must be asked"
    assert min(seen.ways_to_pay) > 1
    assert seen.named >= {"recruit", "market"}


def test_four_by_finger_on_a_phone(visit: Visitors) -> None:
    one = Citizen(visit, 4, {"first": 0, "turn_limit": 1106}, size="phone")
    done = one.play(Finger(one.page), often=OFTEN)
    ends_with_ten_stars(one)
    assert set(done) >= {
        "turn place",
        "more place",
        "turn retrieve",
        "tunnel choose",
        "ability use",
        "pay pay",
    }


def test_two_by_keys_alone(visit: Visitors) -> None:
    one = Citizen(visit, 2, {"first": 0, "turn_limit": 1070})
    keys = Keys(one.page)
    done = one.play(keys, often=OFTEN)
    ends_with_ten_stars(one)
    assert keys.pointed == 0
    assert set(done) >= {"turn place", "more place", "turn retrieve", "turn resolve", "pay pay", "lose lose"}


class Seen:
    """Looks at the preview of every answer that is pointed at, and then at what happened."""

    def __init__(self, one: Citizen) -> None:
        self.one = one
        self.numbers = 0
        self.paid_at_once = 0
        self.ways_to_pay: list[int] = []
        self.named: set[str] = set()

    def goods_on_the_page(self, position: dict[str, Any]) -> None:
        shown = self.one.page.locator("[data-testid=mine] .goods b").all_inner_texts()
        assert [int(number) for number in shown] == list(position["view"]["seats"][0]["goods"].values())

    def answer(self, hand: Hand, position: dict[str, Any], text: str) -> None:
        verb = text.split(" ")[0]
        if position["decision"]["kind"] == "pay":
            self.ways_to_pay.append(len(position["decision"]["options"]))
            expect(self.one.page.locator("[data-choice^='pay ']")).to_have_count(self.ways_to_pay[-1])
        at = len(self.one.sentences())
        before = self.look(hand, text)
        self.one.answer(hand, text)
        told = self.one.sentences()[at:]
        if before["then"] != "open":
            assert told[: len(before["words"])] == before["words"]
        if COMPLETES in before["certain"]:
            assert any(line.startswith("You place a star on the market") for line in told)
        if before["then"] in ("choice", "others"):
            assert self.changes(position) == before["changes"]
            self.numbers += len(before["changes"])
        if verb == "place" and "You pay" in " ".join(before["words"]):
            self.paid_at_once += 1
        self.note_names(" ".join(before["words"]))

    def look(self, hand: Hand, text: str) -> dict[str, Any]:
        """What the preview of an answer shows, if it can be pointed at; nothing is foreseen of the others."""
        page = self.one.page
        verb, *rest = text.split(" ")
        if verb == "place":
            hand.hold(rest[0])
            page.locator(f"[data-space='{rest[1]}']").hover()
        elif verb in ("keep", "retrieve", "resolve"):
            return {"then": "open", "words": [], "certain": "", "changes": {}}
        else:
            page.locator(f"[data-choice='{text}']").hover()
        ahead = page.locator(f"[data-testid=ahead][data-action='{text}'][data-ready]")
        expect(ahead).to_be_visible()
        return {
            "then": ahead.get_attribute("data-ready"),
            "words": ahead.locator("li:not(.sure)").all_inner_texts(),
            "certain": " ".join(ahead.locator("li.sure").all_inner_texts()),
            "changes": dict(ahead.locator("[data-change]").evaluate_all(CHANGES)),
        }

    def changes(self, before: dict[str, Any]) -> dict[str, int]:
        """What then really became of our things, by what was told right after the answer."""
        after = next(told for told in self.one.told("position") if told["ply"] == before["ply"] + 1)
        was, now = _things(before), _things(after)
        return {thing: now[thing] - was[thing] for thing in was if now[thing] != was[thing]}

    def note_names(self, words: str) -> None:
        labels = self.one.page.locator("[data-testid=mine] .recruit[title]")
        recruits = labels.evaluate_all("all => all.map(one => one.title)")
        if any(title in words for title in recruits):
            self.named.add("recruit")
        tiles = self.one.page.locator("[data-tile]").evaluate_all(
            "all => all.map(one => one.getAttribute('aria-label').split('.')[0])"
        )
        if any(tile in words for tile in tiles):
            self.named.add("market")


COMPLETES = "This worker completes the market: everybody who has one here places a star on it."
CHANGES = "all => all.map(({ dataset }) => [dataset.change, Number(dataset.by)])"


def _things(position: dict[str, Any]) -> dict[str, int]:
    me = position["view"]["seats"][0]
    tracks = {"morale": me["morale"], "knowledge": me["knowledge"]}
    return {**me["goods"], "card": me["cards"], **tracks, "star": me["stars_placed"]}
