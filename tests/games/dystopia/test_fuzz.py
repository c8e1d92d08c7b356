"""Random games over all numbers of players and variants: no dead end, no broken invariant.

How many depends on the time there is (kit/fuzz.py). Half of the games are played at random, half briskly
(they lead to stars, markets and endings sooner) and with offers and counter-offers of trades. A game that
fails leaves a record in build/fuzz; the error names it.
"""

from pathlib import Path

import pytest

import euphoria
from euphoria.core.flow import AskStep
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.core.state import State
from kit.dystopia_invariants import asked_for, check_position, check_step, city_of
from kit.dystopia_play import GAME, brisk, variant
from kit.fuzz import any_option, fresh_numbers, fuzz

CHUNKS = 20
"""Four chunks for each number of players, so that several processes share the work."""


@pytest.mark.fuzz
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_keep_the_rules(chunk: int) -> None:
    players = 2 + chunk % 5
    for number in fresh_numbers(chunk, CHUNKS):
        # Any variant; stop after 20 to 40 rounds, so that most games are in full swing.
        turn = number // CHUNKS
        options = {**variant(number), "turn_limit": players * (20 + turn % 21)}
        choose = brisk if turn % 2 else any_option
        made = fuzz(GAME, players, [number], check_position, check_step, options=options, choose=choose)
        assert made > 5 * players


def test_brisk_games_come_to_an_end_and_meet_every_question() -> None:
    """Else the fuzzed games would show little of the rules."""
    met: set[str] = set()
    finished = 0
    for number in range(60):
        luck = Luck(number)
        s = GAME.begin(2 + number % 5, {**variant(number), "turn_limit": 400})
        while not s.over:
            if s.bounds:
                GAME.settle(s, luck.draw(s.bounds))
            else:
                met.add(asked_for(city_of(s)))
                seat = next_seat(s)
                GAME.act(s, seat, brisk(GAME, s, seat, luck))
        finished += city_of(s).winner >= 0
    assert finished > 10
    questions = {step.name for proc in GAME.book for step in proc.steps if isinstance(step, AskStep)}
    assert met == questions


def test_a_failing_game_is_dumped_as_a_record_that_loads(tmp_path: Path) -> None:
    def no_second_market(s: State) -> None:
        assert sum(tile >= 0 for tile in city_of(s).tile) < 2, "a second market"

    def no_condition(_before: State, _after: State) -> None:
        pass

    options = {"turn_limit": 400, "trading": True}
    with pytest.raises(AssertionError, match="a second market") as caught:
        fuzz(GAME, 3, range(20), no_second_market, no_condition, tmp_path, options=options, choose=brisk)
    (path,) = tmp_path.iterdir()
    assert str(path) in str(caught.value)
    match = euphoria.load(path)
    assert not match.over
    assert sum(tile >= 0 for tile in city_of(match.state).tile) == 1
