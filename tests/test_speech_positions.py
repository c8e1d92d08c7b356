"""At every kind of position that the scenarios know, whatever a table shows in words can be said.

A sentence that fails keeps everybody at that table out of it: the first was that of a shot which a
flame-thrower may not aim.
"""

import itertools

import pytest

import euphoria
from euphoria.speech import Speech
from kit.hand_verbs import starts, verbs_of

NAMES = ["Ana", "Boris", "Chen", "Dalia", "Emil", "Farah", "Gus", "Hana"]
OF_A_KIND = 3
"""So many positions are tried for each verb."""
VERBS = [(title, verb) for title in euphoria.titles() for verb in verbs_of(title)]


@pytest.mark.parametrize(("title", "verb"), VERBS)
def test_choices_and_refusals_of_every_position_can_be_said(title: str, verb: str) -> None:
    for start in itertools.islice(starts(title, verb), OF_A_KIND):
        match = euphoria.new(
            title, players=start.players, key=bytes(32), names=NAMES[: start.players], options=start.options
        )
        match.place(match.game.read(start.state))
        for decision in match.decisions:
            speech = Speech("en", match.names, decision.seat)
            assert speech.prompt(match, decision.kind, decision.rule)
            for option in decision.options[:40]:
                assert speech.action(match, option)
            for action, refusal in decision.refused:
                assert speech.action(match, action) and speech.refusal(match, refusal)
            assert "{" not in "".join(speech.lines(match.view(decision.seat), match))
