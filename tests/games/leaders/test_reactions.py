"""Reaction windows (L-17.3) as a table of people meets them."""

from itertools import permutations
from typing import Any

from euphoria.core.match import Match
from kit.play import audience, shown, told, whole
from kit.titles import LEADERS
from support import rule

GAME = LEADERS.game


def placed(key: bytes | None = None, **given: Any) -> Match:
    match = Match(GAME, given.get("players", 4), {}, key)
    match.place(GAME.position({"players": 4, **given}))
    return match


SHOT: dict[str, Any] = {
    "A": {"row": "E S SL", "gun": "C"},
    "B": {"row": "E S EL", "hand": ["scarlet-octagon"]},
    "C": {"row": "E S S", "hand": ["iron-pancake", "tongue-oil"]},
    "D": {"row": "S E E", "hand": ["dust-beast"]},
}


@rule("L-17.3b")
def test_who_always_passes_is_not_asked_again_but_answers_like_the_others() -> None:
    """As long as nothing in the hand fits; whoever holds a fitting card is asked in spite of the order."""
    given = {**SHOT, "B": {"row": "E S EL", "hand": ["winter-box"]}}
    match = placed(bytes(32), **given)
    by_hand = placed(bytes(32), **given)
    match.standing(1, "react")
    for seat, text in [(0, "shoot"), (2, "pass"), (3, "pass")]:
        match.act(seat, text)
    for seat, text in [(0, "shoot"), (1, "pass"), (2, "pass"), (3, "pass"), (1, "pass")]:
        by_hand.act(seat, text)
    assert match.state.digest() == by_hand.state.digest()
    assert [decision.seat for decision in match.decisions] == [2, 3], "asked about the Ray Gun, without B"
    answers = [entry for entry in match.log if entry.get("do") == "pass"]
    assert sorted(entry["seat"] for entry in answers) == [1, 1, 2, 3]
    holder = placed(bytes(32), **SHOT)
    holder.standing(2, "react")  # C is shot at and holds Iron Pancake
    holder.act(0, "shoot")
    assert 2 in [decision.seat for decision in holder.decisions]


@rule("L-17.3b")
def test_the_switch_can_be_turned_off_again() -> None:
    match = placed(bytes(32), **SHOT)
    match.standing(1, "react")
    match.standing(1, "react", on=False)
    match.act(0, "shoot")
    assert [decision.seat for decision in match.decisions] == [1, 2, 3]


@rule("L-17.3b", "L-17.3c")
def test_the_question_tells_nobody_what_is_in_a_hand() -> None:
    """Whatever C holds and however C answers, the others see and hear the same until all have answered."""
    seen: set[tuple[str, ...]] = set()
    tried = 0
    for hand in ("iron-pancake", "rain-shield", "ancient-currency", "burial-chamber", "iron-charmer"):
        match = placed(A=SHOT["A"], B=SHOT["B"], C={"row": "E S S", "hand": [hand]}, D=SHOT["D"])
        match.follow({"seat": 0, "do": "shoot"})
        question = match.decision(2)
        assert question is not None
        for option in question.options:
            twin = match.copy()
            twin.follow({"seat": 2, "do": option.text})
            others = [seat for seat in audience(match) if seat != 2]
            seen.add(tuple(shown(twin, seat) + told(twin, seat) for seat in others))
            tried += 1
    assert tried == 5 + 3 * 3, "passing always, and three fitting cards with three Recruits to pay with"
    assert len(seen) == 1


@rule("L-17.3c", "L-17.3g")
def test_the_order_of_answering_makes_no_difference() -> None:
    """Uses go clockwise from the left of the shooter (here C), whoever answered first: D, then A."""
    answers = {0: "react iron-pancake left", 1: "pass", 3: "react scarlet-octagon left"}
    ends: set[tuple[str, ...]] = set()
    for order in permutations(answers):
        match = placed(
            turn="C",
            A={"row": "E S SL", "hand": ["iron-pancake"]},
            B={"row": "E S EL", "hand": ["dust-beast"]},
            C={"row": "E S S", "gun": "A"},
            D={"row": "S E E", "hand": ["scarlet-octagon"]},
        )
        match.follow({"seat": 2, "do": "shoot"})
        for seat in order:
            match.follow({"seat": seat, "do": answers[seat]})
        reacted = [event["seat"] for event in match.events(None) if event["event"] == "leaders-reacts"]
        assert reacted == [3], "A's use waits until C has chosen a new victim"
        ends.add((match.state.digest(), *(told(match, seat) for seat in audience(match))))
    assert len(ends) == 1


@rule("L-17.3c")
def test_an_answer_can_be_taken_back_while_others_think_and_not_after() -> None:
    match = placed(**SHOT)
    match.follow({"seat": 0, "do": "shoot"})
    before = whole(match)
    match.follow({"seat": 2, "do": "react iron-pancake left"})
    match.undo(2)
    assert match.state.asked == before["asked"]
    match.follow({"seat": 2, "do": "pass"})
    match.follow({"seat": 1, "do": "pass"})
    assert not match.can_undo(2)
    match.follow({"seat": 3, "do": "pass"})
    assert not any(match.can_undo(seat) for seat in range(4))
