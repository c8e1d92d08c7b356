"""The dice of a finished show: as many as were told, each with a chance that fits it."""

import random
from collections import Counter

import euphoria
from euphoria.core.match import Match
from euphoria.core.rolls import Roll
from euphoria.games.show.rules.box.readings import HOUSE_RULES


def shot_out(seed: int, **options: object) -> Match:
    match = euphoria.new("show", players=2, key=bytes([seed] * 32), options={"turns": 3, **options})
    chooser = random.Random(seed)
    while not match.over:
        decision = match.decisions[0]
        shots = [option for option in decision.options if option.verb == "fire"]
        match.act(decision.seat, chooser.choice(shots or decision.options))
    return match


def rolls_of(match: Match) -> list[Roll]:
    return match.game.rolls(match.events(None), match.settings)


def test_the_shots_and_the_luck_are_weighed() -> None:
    tally: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for seed in range(3):
        match = shot_out(seed)
        events.update(event["event"] for event in match.events(None))
        for roll in rolls_of(match):
            tally[roll.kind] += 1
            tally[f"{roll.kind} got"] += roll.got
            assert roll.seat in (0, 1) and roll.got in (0, 1)
            assert 0 <= roll.expected <= 1
    assert tally["hits"] == events["show-shot"] > 5
    assert tally["hits"] - tally["hits got"] == events["show-missed"] > 0
    assert tally["saves got"] == events["show-lucky"] > 0
    assert tally["saves"] - tally["saves got"] == events["show-unlucky"] > 0


def test_another_reading_of_luck_expects_something_else() -> None:
    match = shot_out(1)
    told = match.events(None)
    plain = [roll.expected for roll in rolls_of(match) if roll.kind == "saves"]
    other = match.game.rolls(told, {**match.settings, "house": HOUSE_RULES})
    assert plain and plain != [roll.expected for roll in other if roll.kind == "saves"]
