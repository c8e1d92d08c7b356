"""A finished game understood afterwards: luck and skill add up, and nothing depends on who judges when."""

from typing import Any

import pytest

from euphoria.api import load, new, read_record
from euphoria.bots.analysis import Analyst, Choice
from euphoria.bots.analysis.analyst import standing
from euphoria.bots.analysis.data import Opinion
from euphoria.bots.analysis.judging import Judge, Trial, candidates, lead, opened, opinion
from euphoria.bots.analysis.summing import Books
from euphoria.bots.value import Value, final, value_of
from euphoria.core.playout import next_seat
from euphoria.core.record import read
from kit import analyses
from kit.titles import find


def judged(name: str, games: int) -> tuple[Analyst, list[Choice]]:
    analyst = Analyst(read_record(analyses.record(name)), games)
    return analyst, [analyst.judge(number) for number in range(len(analyst.questions))]


def test_luck_own_choices_those_of_others_and_the_rest_add_up() -> None:
    analyst, choices = judged("dystopia", 2)
    found = analyst.sum_up(choices)
    assert found.fortunes and len(found.curve) == len(choices) + 1
    for one in found.accounts:
        parts = one.start + one.luck + one.skill + one.others + one.rest
        assert parts == pytest.approx(one.end, abs=0.01)
        assert one.skill <= 0 and one.known <= 0
    assert sum(one.choices for one in found.accounts) == len(choices)
    assert found.curve[-1].chances == final(analyst.game, analyst.match.state)


def test_a_choice_is_judged_the_same_alone_and_in_any_order() -> None:
    record = read_record(analyses.record("dystopia"))
    one, other = Analyst(record, 4, seed=7), Analyst(record, 4, seed=7)
    last = len(one.questions) - 1
    backwards = [other.judge(number) for number in (last, 20, 3)]
    assert [one.judge(number) for number in (3, 20, last)] == backwards[::-1]
    assert Analyst(record, 4, seed=8).judge(20) != one.judge(20)


def test_a_win_that_was_missed_is_a_loss_and_its_name_is_told() -> None:
    """Connect four has no value of its own: games go on at random, which finds a win in one."""
    game = find("connect-four")
    s = game.begin(2, {})
    for column in (0, 1, 0, 1, 0, 1):
        game.act(s, next_seat(s), game.options(s, next_seat(s))[column])
    seat = next_seat(s)
    win, miss = game.options(s, seat)[0], game.options(s, seat)[6]
    value = Value()
    codes = candidates(game, value, s, seat, miss)
    found = opinion(Judge(game, value, seat, opened(s), 1), game, codes, seat, 40)
    assert found.best == game.action(win).text and found.chance == 1.0
    assert found.loss > 0.3 and found.after[seat] == pytest.approx(1.0 - found.loss)
    won = opinion(Judge(game, value, seat, opened(s), 1), game, [win, miss], seat, 40)
    assert (won.best, won.loss) == (found.best, 0.0)


def test_what_chance_may_have_done_is_no_loss() -> None:
    def trial(*chances: float) -> Trial:
        made = Trial(0)
        made.games = [[chance] for chance in chances]
        return made

    better, error = lead(trial(1, 0, 1, 0), trial(0, 1, 0, 0), 0)
    assert (better, error > better / 2) == (0.25, True)
    better, error = lead(trial(0.5, 0.6, 0.55, 0.52), trial(0.3, 0.4, 0.36, 0.31), 0)
    assert better > 5 * error


def test_what_was_taken_back_is_not_judged() -> None:
    entries: list[dict[str, Any]] = [
        {"do": "a"},
        {"do": "b"},
        {"undo": 0},
        {"do": "c"},
        {"luck": "x"},
        {"undo": 0},
        {"do": "d"},
    ]
    assert standing(entries) == {0, 6}


def test_the_swing_of_luck_is_nobodys_and_that_of_a_choice_its_makers() -> None:
    game = find("connect-four")
    end = game.begin(2, {})
    while not end.over:
        seat = next_seat(end)
        game.act(end, seat, game.options(end, seat)[0 if seat else -1])

    def choice(at: int, seat: int, before: float, after: float) -> Choice:
        told = Opinion("x", before, 0.0, [before, 1 - before], [after, 1 - after])
        return Choice(at, at, seat, "kind", "y", 3, told, told)

    entries = [{"do": "a"}, {"luck": "dice"}, {"do": "b"}, {"do": "c"}]
    choices = [choice(1, 0, 0.5, 0.5), choice(3, 1, 0.8, 0.9), choice(4, 0, 0.9, 0.4)]
    books = Books(game, end, entries, choices)
    assert [(fortune.at, fortune.names, fortune.change) for fortune in books.fortunes] == [
        (2, ["dice"], [0.3, -0.3])
    ]
    assert [(swing.at, swing.seat) for swing in books.swings][:2] == [(2, -1), (3, 1)]
    first, second = books.accounts
    assert (first.luck, first.skill, first.others) == (0.3, -0.5, 0.1)
    assert (second.luck, second.skill, second.others) == (-0.3, -0.1, 0.5)


def test_a_lie_is_seen_through_when_it_can_be_known_to_be_one() -> None:
    """The record of leaders: a false row is believed until its cards were seen, a true one for ever."""
    found = Analyst(read_record(analyses.record("leaders")), 1)
    claims = found.sum_up([]).claims
    assert {claim.verdict for claim in claims} == {"true", "false"}
    for claim in claims:
        assert claim.refuted[claim.seat] == -1
        if claim.verdict == "true":
            assert set(claim.refuted) == {-1}
    lie = next(claim for claim in claims if claim.verdict == "false")
    seen_at = max(lie.refuted)
    assert seen_at > lie.at
    match = load(analyses.record("leaders"))
    assert not match.credible(lie.refuted.index(seen_at), match.said[:1])
    doubts = found.sum_up([]).doubts
    assert all(later <= earlier for earlier, later in zip(doubts[0].bits, doubts[-1].bits, strict=True))


def test_every_title_has_a_value_of_its_own() -> None:
    for title in ("leaders", "dystopia", "show"):
        assert type(value_of(title)) is not Value


def test_nobody_looks_into_the_cards_of_a_game_that_is_not_over() -> None:
    match = new("leaders", players=4, key=bytes(32))
    with pytest.raises(Exception, match="not over"):
        Analyst(read(match.record(with_key=True)))
