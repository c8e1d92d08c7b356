"""Can what was claimed be true? Asked of a match, from one seat's eyes (L-5.1)."""

import euphoria
from euphoria.core.match import Match
from support import rule


def playing() -> Match:
    """Five players, rows laid down, the first turn begun."""
    match = euphoria.new("leaders", players=5, key=bytes(32), options={"whispers": True})
    while match.decisions[0].kind == "arrange":
        match.act(match.decisions[0].seat, match.decisions[0].options[0])
    return match


def row_of(match: Match, seat: int) -> list[str]:
    return [recruit["card"] for recruit in match.view(seat)["seats"][seat]["row"]]


@rule("L-5.1")
def test_a_true_claim_is_credible_to_everybody() -> None:
    match = playing()
    match.say(2, "claim row " + " ".join(row_of(match, 2)))
    assert all(match.credible(seat) for seat in range(5))


@rule("L-5.1")
def test_a_lie_about_a_card_one_holds_oneself_is_not_credible_to_its_holder_alone() -> None:
    match = playing()
    holder = next(seat for seat in range(5) if "SL" in row_of(match, seat))
    liar = (holder + 1) % 5
    match.say(liar, "claim row SL ? ?")
    assert not match.credible(holder)
    bystanders = [
        seat for seat in range(5) if seat != holder and "SL" not in row_of(match, seat) and seat != liar
    ]
    assert bystanders and all(match.credible(seat) for seat in bystanders)


@rule("L-1.3")
def test_two_players_cannot_both_have_the_same_leader() -> None:
    match = playing()
    holder = next(seat for seat in range(5) if "SL" in row_of(match, seat))
    first, second, listener = [(holder + distance) % 5 for distance in (1, 2, 3)]
    if "EL" in row_of(match, listener):
        first, listener = listener, first
    one = match.say(first, "claim row SL ? ?")
    match.say(second, "claim row ? SL ?")
    assert match.credible(listener, [one])
    assert not match.credible(listener)


@rule("L-5.2")
def test_a_whisper_counts_only_for_those_who_heard_it() -> None:
    match = playing()
    holder = next(seat for seat in range(5) if "SL" in row_of(match, seat))
    liar, confidant = [(holder + distance) % 5 for distance in (1, 2)]
    match.say(liar, "claim row SL ? ?", to=confidant)
    assert match.credible(holder)
    match.say(liar, "claim row SL ? ?", to=holder)
    assert not match.credible(holder)
