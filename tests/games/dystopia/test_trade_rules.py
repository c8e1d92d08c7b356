"""Trading (D-13): who may offer what, what happens on every answer, and that nothing is made or lost."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euphoria.core.errors import Refused
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.core.playout import next_seat
from kit.dystopia_invariants import asked_for, check_position, city_of
from kit.dystopia_play import GAME, trade
from support import often, rule


def table(players: int = 3, **options: object) -> Match:
    """The first turn of A. A and B have 3 morale, 2 food, 1 gold, a bat and a book; C has nothing."""
    match = Match(GAME, players, {"first": 0, **options}, None)
    luck = Luck(1)
    while match.state.bounds or asked_for(city_of(match.state)) != "turn":
        if match.state.bounds:
            match.settle(luck.draw(match.state.bounds))
        else:
            seat = next_seat(match.state)
            match.follow({"seat": seat, "do": GAME.action(GAME.options(match.state, seat)[0]).text})
    c = city_of(match.state)
    for seat in (0, 1):
        c.morale[seat] = 3
        c.goods[7 * seat + 2], c.goods[7 * seat + 4] = 2, 1
        c.hand[6 * seat], c.hand[6 * seat + 3] = 1, 1
    c.deck[0], c.deck[3] = 4, 4
    c.derive()
    return match


def goods(match: Match, seat: int) -> dict[str, int]:
    own = match.view(seat)["seats"][seat]
    return {name: count for name, count in {**own["goods"], **own["hand"]}.items() if count}


@rule("D-13.1", "D-13.2")
def test_an_accepted_offer_changes_hands_and_the_turn_goes_on() -> None:
    match = table()
    match.act(0, "offer B food+bat gold")
    assert [d.seat for d in match.decisions] == [1]
    match.act(1, "accept")
    assert goods(match, 0) == {"food": 1, "gold": 2, "book": 1}
    assert goods(match, 1) == {"food": 3, "bat": 2, "book": 1}
    decision = match.decisions[0]
    assert (decision.seat, decision.kind) == (0, "turn")
    check_position(match.state)


@rule("D-13.1")
def test_a_declined_offer_changes_nothing_and_may_be_followed_by_another() -> None:
    match = table()
    before = goods(match, 0), goods(match, 1)
    match.act(0, "offer B food gold")
    match.act(1, "decline")
    assert (goods(match, 0), goods(match, 1)) == before
    match.act(0, "offer C food bat")
    assert [option.text for option in match.decisions[0].options] == ["decline"], "C has no bat"
    match.act(2, "decline")
    assert match.decisions[0].kind == "turn"


@rule("D-13.1", "D-13.2")
@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_a_counter_offer_is_answered_by_the_active_player(answer: str) -> None:
    match = table()
    before = goods(match, 0), goods(match, 1)
    match.act(0, "offer B food gold")
    match.act(1, "counter gold 2food+bat")
    assert (match.decisions[0].seat, match.decisions[0].kind) == (0, "counter")
    match.act(0, answer)
    if answer == "accept":
        assert goods(match, 0) == {"gold": 2, "book": 1}
        assert goods(match, 1) == {"food": 4, "bat": 2, "book": 1}
    else:
        assert (goods(match, 0), goods(match, 1)) == before
    assert match.decisions[0].kind == "turn"


@rule("D-13.2")
def test_a_counter_offer_that_cannot_be_fulfilled_can_only_be_declined() -> None:
    match = table()
    match.act(0, "offer B food gold")
    match.act(1, "counter gold 3food")
    assert [option.text for option in match.decisions[0].options] == ["decline"]


@rule("D-13.1", "D-13.2")
@pytest.mark.parametrize(
    ("offer", "reason"),
    [
        ("offer A food gold", "dystopia-no-trade-with-another"),
        ("offer F food gold", "dystopia-no-trade-with-another"),
        ("offer B nothing gold", "dystopia-no-both-give"),
        ("offer B food nothing", "dystopia-no-both-give"),
        ("offer B 3food gold", "dystopia-no-not-yours"),
        ("offer B bear gold", "dystopia-no-not-yours"),
    ],
)
def test_a_wrong_offer_is_refused_with_its_reason(offer: str, reason: str) -> None:
    match = table()
    with pytest.raises(Refused) as caught:
        match.act(0, offer)
    assert caught.value.reason == reason
    assert caught.value.rule.startswith("D-13.")


@rule("D-13.1")
def test_only_the_player_whose_turn_it_is_may_offer() -> None:
    match = table()
    with pytest.raises(Refused) as caught:
        match.act(1, "offer A food gold")
    assert caught.value.reason == "dystopia-no-not-your-turn"


@rule("D-13.3")
def test_a_table_without_trading_refuses_offers() -> None:
    match = table(trading=False)
    with pytest.raises(Refused) as caught:
        match.act(0, "offer B food gold")
    assert caught.value.reason == "dystopia-no-no-trading"


@rule("D-13.1")
@pytest.mark.parametrize("answer", ["counter nothing food", "counter gold nothing", "counter clay food"])
def test_a_wrong_counter_offer_is_refused(answer: str) -> None:
    match = table()
    match.act(0, "offer B food gold")
    with pytest.raises(Refused):
        match.act(1, answer)


@rule("D-13.1")
def test_a_counter_offer_is_not_countered() -> None:
    match = table()
    match.act(0, "offer B food gold")
    match.act(1, "counter gold 2food")
    with pytest.raises(Refused):
        match.act(0, "counter food gold")


@rule("D-9.3", "D-13.3")
def test_hand_limits_apply_to_received_cards_at_once() -> None:
    match = table()
    city_of(match.state).morale[1] = 2
    match.act(0, "offer B bat gold")
    match.act(1, "accept")
    decision = match.decisions[0]
    assert (decision.seat, decision.kind) == (1, "discard")
    match.act(1, "discard book")
    assert goods(match, 1) == {"food": 2, "bat": 2}
    assert match.decisions[0].kind == "turn"
    check_position(match.state)


@rule("D-6.1", "D-13.1")
def test_trades_come_between_the_placements_of_a_doubles_turn() -> None:
    match = table()
    c = city_of(match.state)
    c.value[0] = c.value[1] = 2
    match.act(0, "place 2 generator")
    assert match.decisions[0].kind == "more"
    match.act(0, "offer B food gold")
    match.act(1, "accept")
    assert (match.decisions[0].seat, match.decisions[0].kind) == (0, "more")
    match.act(0, "place 2 farm")
    assert match.decisions[0].seat == 1


@rule("D-13.2")
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=often(100), deadline=None)
def test_trades_make_and_lose_nothing(seed: int) -> None:
    """Random offers, counter-offers and answers: what all have together stays the same, hand limits apart."""
    luck = Luck(seed)
    c = city_of(GAME.begin(4, {}))
    while asked_for(c) != "turn":
        if c.bounds:
            GAME.settle(c, luck.draw(c.bounds))
        else:
            GAME.act(c, next_seat(c), GAME.options(c, next_seat(c))[0])
    c.goods = [luck.below(4) for _ in c.goods]
    c.morale = [6] * 4
    for seat in range(4):
        for kind in (seat, seat + 1):
            c.hand[6 * seat + kind], c.deck[kind] = 1, c.deck[kind] - 1
    c.derive()
    total = [sum(c.goods[kind::7]) for kind in range(7)], [sum(c.hand[kind::6]) for kind in range(6)]
    for _ in range(200):
        seat = next_seat(c)
        code = trade(c, seat, luck)
        if code:
            assert GAME.allows(c, seat, code)
        elif asked_for(c) == "turn":
            continue
        options = GAME.options(c, seat)
        GAME.act(c, seat, code or options[luck.below(len(options))])
        check_position(c)
        assert total[0] == [sum(c.goods[kind::7]) for kind in range(7)]
        assert total[1] == [sum(c.hand[kind::6]) + c.pile[kind] for kind in range(6)]
