"""Every game ends, says how, and what it is worth to whom; people can play another one."""

import pytest

from euphoria.core.errors import BadSetup, EuphoriaError
from euphoria.core.luck import Luck
from euphoria.core.playout import play_out
from kit.play import play_to_end
from kit.titles import LEADERS, Title, every_table, every_title, key_of, new_match
from support import rule


@every_table
def test_random_play_ends_within_the_limit(title: Title, players: int) -> None:
    for seed in range(10):
        s = title.game.begin(players, title.short)
        made = play_out(title.game, s, Luck(seed), 5_000)
        assert s.over
        assert 0 < made < 5_000
        assert (s.frames, s.asked, s.sealed, s.bounds) == ([], 0, [], [])


@every_table
def test_the_result_says_who_won_and_what_it_is_worth(title: Title, players: int) -> None:
    ways = set()
    for number in range(12):
        match = play_to_end(new_match(title, players, f"result {number}"), number)
        result = match.result
        assert result is not None
        winners = result["winners"]
        assert winners == sorted(set(winners)) and set(winners) <= set(range(players))
        assert isinstance(result["way"], str) and isinstance(result["rule"], str)
        payoffs = title.game.payoffs(match.state)
        assert len(payoffs) == players
        # A game that was stopped may be worth nothing, or be shared by how far everybody came.
        if winners:
            assert [seat for seat in range(players) if payoffs[seat] > 0] == winners
            assert sum(payoffs) == pytest.approx(1.0)
        else:
            assert sum(payoffs) == pytest.approx(0.0) or sum(payoffs) == pytest.approx(1.0)
        assert all(0.0 <= payoff <= 1.0 for payoff in payoffs)
        ways.add(result["way"])
    assert ways


@every_title
def test_there_is_no_result_before_the_end(title: Title) -> None:
    match = new_match(title, title.game.least, "no result yet")
    assert match.result is None
    assert not match.over
    with pytest.raises(EuphoriaError, match="over"):
        match.rematch(key_of("too early"))


@every_table
def test_a_rematch_is_a_new_game_at_the_same_table(title: Title, players: int) -> None:
    match = play_to_end(new_match(title, players, "first game"), 29)
    again = match.rematch(key_of("second game"))
    assert not again.over
    assert (again.title, again.players, again.names) == (match.title, match.players, match.names)
    assert again.ply == 0
    assert again.commitment != match.commitment
    assert again.settings == title.game.rematch(match.state, match.settings)
    play_to_end(again, 31)
    assert match.over, "the first game stays as it was"


@rule("L-23.1")
@pytest.mark.parametrize("players", LEADERS.counts)
def test_who_was_shot_last_begins_the_next_game(players: int) -> None:
    shot = unshot = 0
    for number in range(16):
        match = play_to_end(new_match(LEADERS, players, f"shot {number}", turn_limit=4 + 8 * number), number)
        shots = [e for e in match.events(None) if e["event"] in ("leaders-shot", "leaders-leader-is-shot")]
        again = match.rematch(key_of(f"next {number}"))
        for decision in again.decisions:
            again.act(decision.seat, decision.options[0])
        begins = next(e["seat"] for e in again.events(None) if e["event"] == "leaders-begins")
        if shots:
            assert begins == shots[-1]["victim"]
            shot += 1
        else:
            assert any(entry.get("luck") == "starter" for entry in again.log)
            unshot += 1
    assert shot > 1
    assert unshot > 0


@every_title
def test_bad_setups_are_refused_in_one_sentence(title: Title) -> None:
    for players in (-1, 0, title.game.least - 1, title.game.most + 1):
        with pytest.raises(BadSetup, match=r"^[^\n]+\.$"):
            title.game.begin(players, {})
    with pytest.raises(BadSetup, match=r"^[^\n]+\.$"):
        title.game.begin(title.game.least, {"no such option": 1})
