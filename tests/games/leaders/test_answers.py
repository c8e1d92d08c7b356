"""The question of the deduction sheet: exact odds as whole numbers, from what the asker may know."""

import json
from fractions import Fraction
from typing import Any

import pytest

from euphoria.core.errors import BadQuestion
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.games.leaders.rules.answers import LARGEST, Scale
from euphoria.games.leaders.rules.cards import KINDS, SLOTS
from euphoria.games.leaders.rules.deduction import Beliefs, beliefs
from kit.play import play_to_end
from kit.titles import LEADERS, new_match
from support import rule

ASKED = {"ask": "deduction"}


def some_match(players: int, actions: int, seed: int) -> Match:
    match = new_match(LEADERS, players)
    luck = Luck(seed)
    for _ in range(actions):
        if not match.over:
            decision = match.decisions[luck.below(len(match.decisions))]
            options = decision.options
            match.act(decision.seat, options[luck.below(len(options))])
    return match


def shares(weights: dict[str, int], deals: int) -> list[float]:
    return [float(Fraction(weights[kind], deals)) for kind in KINDS]


@pytest.mark.parametrize("players", LEADERS.counts)
@pytest.mark.parametrize("seat", [0, 2, None])
def test_the_answer_is_what_deduction_says(players: int, seat: int | None) -> None:
    for actions in (players, players + 5, 40):
        match = some_match(players, actions, 7 * players + actions)
        told = match.ask(seat, ASKED)
        found = beliefs(match.view(seat))
        assert told["exact"]
        for number, row in enumerate(told["seats"]):
            assert [place["slot"] for place in row["row"]] == list(SLOTS)
            for slot, place in enumerate(row["row"]):
                assert shares(place, told["deals"]) == pytest.approx(found.places[3 * number + slot])
                assert sum(place[kind] for kind in KINDS) == told["deals"], "something lies there"
            for kind in ("EL", "SL"):
                assert row["leader"][kind] == sum(place[kind] for place in row["row"])
            if row["team"] is None:
                assert match.view(seat)["seats"][number]["wastelander"]
            else:
                assert sum(row["team"].values()) == told["deals"]
        assert json.loads(json.dumps(told)) == told


@rule("L-1.3")
def test_one_knows_what_one_sees_and_somebody_has_each_leader() -> None:
    match = some_match(5, 9, 3)
    told = match.ask(1, ASKED)
    view = match.view(1)
    for slot, recruit in enumerate(view["seats"][1]["row"]):
        assert told["seats"][1]["row"][slot][recruit["card"]] == told["deals"]
    for kind in ("EL", "SL"):
        assert sum(seat["leader"][kind] for seat in told["seats"]) == told["deals"]


def test_before_the_rows_lie_there_is_nothing_to_work_out() -> None:
    told = new_match(LEADERS, 4).ask(0, ASKED)
    assert (told["deals"], told["seats"]) == (0, [])


@rule("L-22.1")
def test_after_the_end_everything_is_certain() -> None:
    match = new_match(LEADERS, 4)
    play_to_end(match, 4)
    told = match.ask(None, ASKED)
    assert told["deals"] == 1
    assert {place[kind] for seat in told["seats"] for place in seat["row"] for kind in KINDS} == {0, 1}


@pytest.mark.parametrize("question", [None, 5, {}, {"ask": "odds"}, {"ask": ["deduction"]}, {"kind": "x"}])
def test_other_questions_are_refused(question: Any) -> None:
    with pytest.raises(BadQuestion, match="deduction"):
        new_match(LEADERS, 4).ask(0, question)
    with pytest.raises(BadQuestion, match="no further fields"):
        new_match(LEADERS, 4).ask(0, {**ASKED, "seat": 1})


def test_numbers_that_are_too_large_keep_what_is_impossible_and_certain() -> None:
    deals = 3 * LARGEST + 1
    scale = Scale(Beliefs(deals, 3 * [[0, 1, deals - 1, deals]], [], []))
    assert not scale.exact
    assert [scale.weight(ways) for ways in (0, 1, deals - 1, deals)] == [0, 1, LARGEST - 1, LARGEST]
    assert scale.weight(deals // 2) / scale.deals == pytest.approx(0.5)
    small = Scale(Beliefs(12, 3 * [[0, 4, 8, 12]], [], []))
    assert small.exact
    assert (small.deals, small.weight(4)) == (3, 1)
