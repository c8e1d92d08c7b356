"""Where a card leaves something to luck, every outcome is as likely as the others."""

from collections import Counter
from typing import Any

import pytest

from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.core.state import State
from euphoria.games.leaders.rules.cards import ARTIFACTS, KINDS
from euphoria.games.leaders.rules.state import bits
from kit.chance import chi_square_is_plausible
from kit.leaders_invariants import table_of
from kit.titles import LEADERS
from support import rule

GAME = LEADERS.game


def at_luck(given: dict[str, Any], *actions: str) -> State:
    """The position in which these actions of the seats that are asked have been taken and luck must fall."""
    s = GAME.position({"players": 4, **given})
    GAME.advance(s)
    for text in actions:
        GAME.act(s, next_seat(s), GAME.grammar.parse(text).code)
    assert s.bounds
    return s


def outcomes(s: State, look: str, seat: int) -> Counter[str]:
    """How often the luck at hand brought what into the hand or the row of a seat, in 1,200 falls."""
    counts: Counter[str] = Counter()
    for seed in range(1_200):
        twin = s.copy()
        GAME.settle(twin, Luck(seed).draw(twin.bounds))
        t = table_of(twin)
        if look == "hand":
            counts[" ".join(ARTIFACTS[card] for card in bits(t.hand[seat]))] += 1
        else:
            counts[" ".join(KINDS[kind] for kind in t.row[3 * seat : 3 * seat + 3])] += 1
    return counts


@rule("L-16.8")
def test_clay_swine_takes_any_card_of_the_hand_alike() -> None:
    hand = ["cart-puller", "rain-shield", "iron-charmer", "winter-box"]
    s = at_luck(
        {"A": {"row": "E S SL", "hand": ["clay-swine"]}, "C": {"hand": hand}},
        "use clay-swine left",
        "pass",
    )
    counts = outcomes(s, "hand", 0)
    assert set(counts) == set(hand)
    assert chi_square_is_plausible(list(counts.values()))


@rule("L-13.4a")
def test_dizzy_drum_lays_hidden_recruits_in_any_order_alike() -> None:
    s = at_luck(
        {"A": {"row": "E S S", "hand": ["dizzy-drum"]}, "C": {"row": "E S EL"}},
        "use dizzy-drum left",
        "player C",
    )
    counts = outcomes(s, "row", 2)
    assert set(counts) == {"E S EL", "E EL S", "S E EL", "S EL E", "EL E S", "EL S E"}
    assert chi_square_is_plausible(list(counts.values()))


@rule("L-13.4a")
def test_dizzy_drum_leaves_exposed_recruits_and_shuffles_the_other_two_alike() -> None:
    s = at_luck(
        {"A": {"row": "E S S", "hand": ["dizzy-drum"]}, "C": {"row": "E S* EL"}},
        "use dizzy-drum left",
        "player C",
    )
    counts = outcomes(s, "row", 2)
    assert set(counts) == {"E S EL", "EL S E"}
    assert chi_square_is_plausible(list(counts.values()))


@rule("L-16.7")
@pytest.mark.parametrize("deck", [["dust-beast", "fish-wand", "tongue-oil"], ["dust-beast", "fish-wand"]])
def test_any_card_of_the_deck_is_drawn_alike(deck: list[str]) -> None:
    given = {"phase": "artifact", "deck": deck, "under": ["rain-shield"], "D": {"hand": ["rest"]}}
    counts = outcomes(at_luck(given, "draw"), "hand", 0)
    assert set(counts) == set(deck), "what lies under the deck does not come before it"
    assert chi_square_is_plausible(list(counts.values()))


@rule("L-16.7")
def test_winter_box_draws_any_three_cards_alike() -> None:
    deck = ["burial-chamber", "dust-beast", "fish-wand", "tongue-oil"]
    given = {"deck": deck, "A": {"row": "E S SL", "hand": ["winter-box"]}, "D": {"hand": ["rest"]}}
    counts = outcomes(at_luck(given, "use winter-box left", "pass"), "hand", 0)
    assert len(counts) == 4
    assert all(len(drawn.split()) == 3 for drawn in counts)
    assert chi_square_is_plausible(list(counts.values()))


@rule("L-23.1a")
@pytest.mark.parametrize("players", LEADERS.counts)
def test_any_player_begins_a_first_game_alike(players: int) -> None:
    s = GAME.begin(players, {})
    GAME.settle(s, [0] * len(s.bounds))
    while s.asked:
        seat = next_seat(s)
        GAME.act(s, seat, GAME.options(s, seat)[0])
    assert s.bounds == [players]
    for drawn in range(players):
        twin = s.copy()
        GAME.settle(twin, [drawn])
        assert table_of(twin).active == drawn
        assert twin.asked == 1 << drawn
