"""The notation: what is typed is what is logged is what is parsed back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euphoria.core.actions import (
    REMEMBERED,
    SEAT,
    Bundle,
    Codes,
    Grammar,
    Verb,
    Words,
    first,
    pack,
    second,
    subsets,
    third,
    usage,
    verb_of,
)
from euphoria.core.errors import BadNotation

FRUIT = Words("fruit", ["apple", "pear", "Sour-Cherry"])
GOODS = Bundle("goods", ["food", "book", "coin"])
GRAMMAR = Grammar(
    [
        Verb("wait"),
        Verb("eat", "fruit", [FRUIT]),
        Verb("give", "fruit receiver", [FRUIT, SEAT]),
        Verb("line", "left middle right", [FRUIT, FRUIT, FRUIT]),
        Verb("trade", "partner offer wish", [SEAT, GOODS, GOODS]),
    ]
)


@given(st.tuples(*[st.integers(0, 255)] * 4))
def test_packing_and_unpacking(places: tuple[int, int, int, int]) -> None:
    code = pack(*places)
    assert (verb_of(code), first(code), second(code), third(code)) == places


@given(verb=st.integers(0, 255), numbers=st.sets(st.integers(0, 61)))
def test_a_table_of_codes_lists_one_action_per_member(verb: int, numbers: set[int]) -> None:
    mask = sum(1 << number for number in numbers)
    codes = Codes(verb)
    assert codes.of(mask) == [pack(verb, number) for number in sorted(numbers)]
    options = [7]
    codes.add(mask, options)
    assert options == [7, *codes.of(mask)]
    codes.of(mask).clear()
    assert len(codes.of(mask)) == len(numbers), "the caller got a list of its own"


def test_the_subsets_of_codes_keep_their_order() -> None:
    found = subsets([7, 9, 4])
    assert found == [[], [7], [9], [7, 9], [4], [7, 4], [9, 4], [7, 9, 4]]


def test_an_action_is_structured() -> None:
    action = GRAMMAR.parse("give sour-cherry C")
    assert (action.verb, action.text) == ("give", "give Sour-Cherry C")
    assert action.arguments == {"fruit": 2, "receiver": 2}
    assert action.kinds == {"fruit": "fruit", "receiver": "seat"}
    assert str(action) == "give Sour-Cherry C"
    assert repr(action) == "Action('give Sour-Cherry C')"
    assert action.code == pack(2, 2, 2)


def test_an_action_that_was_offered_is_kept() -> None:
    offered = GRAMMAR.action(pack(1, 1))
    assert GRAMMAR.parse("EAT  pear") is GRAMMAR.parse(" eat Pear ") is GRAMMAR.action(pack(1, 1)) is offered


def test_what_is_only_typed_is_not_kept() -> None:
    """However many actions somebody thinks of, they leave nothing behind."""
    fresh = Grammar(GRAMMAR.verbs)
    assert fresh.parse("eat pear") == fresh.parse("eat pear") == GRAMMAR.parse("eat pear")
    assert fresh.parse("eat pear") is not fresh.parse("eat pear")


def test_what_was_legal_is_read_at_once() -> None:
    fresh = Grammar(GRAMMAR.verbs)
    pear = fresh.parse("eat pear")
    fresh.remember(pear)
    assert fresh.parse("eat pear") is fresh.parse(" EAT pear") is fresh.action(pack(1, 1)) is pear


def test_endless_choices_leave_little_behind() -> None:
    """On a continuous table every offer is another one: however long it is played, they do not add up."""
    fresh = Grammar([Verb("walk", "x", [Words("place", [str(n) for n in range(3 * REMEMBERED)], 16)])])
    for number in range(3 * REMEMBERED):
        fresh.remember(fresh.action(pack(0, number)))
        assert fresh.kept <= 2 * REMEMBERED
    assert fresh.kept > 0
    assert fresh.parse("walk 7").text == "walk 7"


goods = st.lists(st.integers(0, 15), min_size=3, max_size=3)
actions = st.one_of(
    st.just(pack(0)),
    st.builds(lambda a: pack(1, a), st.integers(0, 2)),
    st.builds(lambda a, b: pack(2, a, b), st.integers(0, 2), st.integers(0, 7)),
    st.builds(lambda a, b, c: pack(3, a, b, c), *[st.integers(0, 2)] * 3),
)


@given(actions)
def test_text_parses_back(code: int) -> None:
    action = GRAMMAR.action(code)
    assert action.code == code
    assert GRAMMAR.parse(action.text) is action


@given(seat=st.integers(0, 7), offer=goods, wish=goods)
def test_bundles_parse_back(seat: int, offer: list[int], wish: list[int]) -> None:
    def packed(counts: list[int]) -> int:
        return sum(count << (4 * place) for place, count in enumerate(counts))

    code = 4 | seat << 8 | packed(offer) << 16 | packed(wish) << 28
    action = GRAMMAR.action(code)
    assert action.arguments == {"partner": seat, "offer": packed(offer), "wish": packed(wish)}
    assert GRAMMAR.parse(action.text) is action


def test_bundles_are_written_as_people_write_them() -> None:
    assert GRAMMAR.parse("trade B 2food+coin nothing").text == "trade B 2food+coin nothing"
    assert GRAMMAR.parse("trade B coin+2food nothing").text == "trade B 2food+coin nothing"
    for word in (
        "",
        "0food",
        "16food",
        "food+food",
        "2",
        "gold",
        "food+",
        "+",
        "-1food",
        "food+nothing",
        "9" * 5000 + "food",
    ):
        assert GOODS.number(word) == -1, word


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' does not begin with a verb of this game: wait, eat, give, line, trade."),
        ("  ", "'' does not begin with a verb of this game: wait, eat, give, line, trade."),
        ("fly home", "'fly home' does not begin with a verb of this game: wait, eat, give, line, trade."),
        ("eat", "'eat' should read 'eat <fruit>'."),
        ("wait now", "'wait now' should read 'wait'."),
        ("give apple", "'give apple' should read 'give <fruit> <receiver>'."),
        ("give apple B C", "'give apple B C' should read 'give <fruit> <receiver>'."),
        ("eat stone", "'stone' is no fruit: 'eat <fruit>'."),
        ("give apple Z", "'z' is no seat: 'give <fruit> <receiver>'."),
        ("trade B 99food nothing", "'99food' is no goods: 'trade <partner> <offer> <wish>'."),
    ],
)
def test_bad_notation_is_answered_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GRAMMAR.parse(text)
    assert str(caught.value) == sentence


words = st.sampled_from(
    ["wait", "eat", "give", "line", "trade", "apple", "pear", "B", "2food", "nothing", ""]
)
typed = st.one_of(st.text(max_size=30), st.lists(words, max_size=5).map(" ".join))


@given(typed)
def test_any_text_is_an_action_or_bad_notation(text: str) -> None:
    assert reads_or_refuses(text)


def reads_or_refuses(text: str) -> bool:
    try:
        action = GRAMMAR.parse(text)
    except BadNotation as error:
        return str(error).endswith(".")
    return GRAMMAR.parse(action.text) == action


def test_usage_names_the_arguments() -> None:
    assert [usage(verb) for verb in GRAMMAR.verbs[:3]] == ["wait", "eat <fruit>", "give <fruit> <receiver>"]
