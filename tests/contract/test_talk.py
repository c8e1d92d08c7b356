"""Talk and claims: words that never touch the game, judged after the end; whispers only by option."""

import pytest

from euphoria.core.errors import BadNotation, EuphoriaError, Refused
from euphoria.core.record import load
from kit.play import audience, play_to_end, positions, snapshot, step, told, whole
from kit.titles import TITLES, Title, every_table, every_title, find, new_match

CLAIMING = [title for title in TITLES if title.claims]
claiming_titles = pytest.mark.parametrize("title", CLAIMING, ids=repr)
whispering_titles = pytest.mark.parametrize("title", [t for t in TITLES if t.whispers], ids=repr)


@every_table
def test_talk_does_not_touch_the_game(title: Title, players: int) -> None:
    match = new_match(title, players, "talk")
    for luck in positions(match, 173, most=20):
        before = snapshot(match)
        undo = [match.can_undo(seat) for seat in range(players)]
        said = match.say(luck.below(players), "  Trust me.  ")
        assert (said.text, said.claim, said.to, said.ply) == ("Trust me.", None, None, match.ply)
        assert snapshot(match) == before
        assert [match.can_undo(seat) for seat in range(players)] == undo
        step(match, luck)


@every_title
def test_whispers_are_refused_by_a_rule_of_the_title_if_it_has_one(title: Title) -> None:
    match = new_match(title, title.game.least, "psst")
    with pytest.raises(Refused) as caught:
        match.say(0, "psst", to=1)
    assert caught.value.reason == "core-no-whispers"
    assert caught.value.rule == ("L-5.2" if title.id == "leaders" else "talk")


@claiming_titles
def test_a_claim_is_heard_by_everybody_and_checked_by_nobody(title: Title) -> None:
    """True or false, it is told alike; no verdict is out before the end."""
    match = new_match(title, title.game.least, "claim")
    for text in title.claims:
        before = snapshot(match)
        said = match.say(1, f"claim {text}")
        assert said.claim is not None and said.claim.text == text
        assert snapshot(match) == before
        for seat in audience(match):
            event = match.events(seat)[-1]
            assert event["event"] == "core-claimed"
            assert (event["seat"], event["claim"]) == (1, said.claim.code)
            assert "verdict" not in event
        with pytest.raises(EuphoriaError, match="over"):
            match.verdicts()


@claiming_titles
@pytest.mark.parametrize("text", ["claim", "claim nothing of the sort", "claim row", "claim row E S EL SL"])
def test_a_malformed_claim_is_refused_and_changes_nothing(title: Title, text: str) -> None:
    match = new_match(title, title.game.least, "bad claim")
    before = whole(match)
    if text == "claim":
        assert match.say(0, text).claim is None
    else:
        with pytest.raises(BadNotation):
            match.say(0, text)
        assert whole(match) == before


@claiming_titles
def test_after_the_end_every_claim_has_its_verdict(title: Title) -> None:
    match = new_match(title, title.game.least, "verdicts")
    for luck in positions(match, 179, most=2_000):
        if luck.below(3) == 0:
            seat = luck.below(match.players)
            match.say(seat, "claim " + title.claims[luck.below(len(title.claims))])
            match.say(seat, "and that is the truth")
        step(match, luck)
    verdicts = match.verdicts()
    assert [said.text for said in verdicts] == [said.text for said in match.said if said.claim is not None]
    assert {said.verdict for said in verdicts} == {"true", "false", "guess"}
    again = load(match.record(), find)
    assert [said.verdict for said in again.verdicts()] == [said.verdict for said in verdicts]


@every_title
def test_whispers_are_refused_unless_the_table_allows_them(title: Title) -> None:
    match = new_match(title, title.game.least, "no whispers")
    before = whole(match)
    with pytest.raises(Refused) as caught:
        match.say(0, "psst", to=1)
    assert caught.value.reason == "core-no-whispers"
    assert caught.value.rule
    assert whole(match) == before


@whispering_titles
def test_a_whisper_is_heard_by_two(title: Title) -> None:
    match = new_match(title, title.game.least, "whispers", whispers=True)
    before = [told(match, seat) for seat in audience(match)]
    said = match.say(0, "claim " + title.claims[0], to=2)
    assert said.to == 2
    heard = [told(match, seat) != old for seat, old in zip(audience(match), before, strict=True)]
    assert heard == [seat in (0, 2) for seat in audience(match)]


@claiming_titles
def test_talk_goes_on_after_the_end(title: Title) -> None:
    match = play_to_end(new_match(title, title.game.least, "after"), 3)
    match.say(0, "Well played.")
    assert load(match.record(), find).said[-1].text == "Well played."
