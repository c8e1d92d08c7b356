"""The one check of what people say about options."""

from typing import Any

import pytest

from euphoria.core.errors import BadSetup
from euphoria.core.forms import any_of, filled_in, number, one_of, seat_or_luck, switch

FORMS = {
    "first": seat_or_luck(),
    "trading": switch(True),
    "limit": number(0, least=0),
    "turns": number(10, 1, 10),
    "mission": one_of("rescue", "show-mission", ["rescue", "massacre"]),
    "house": any_of([], "show-house", ["one", "two"]),
    "map": one_of("yard", "show-map", ["yard"], others=True),
}


def settings(**options: Any) -> dict[str, Any]:
    return filled_in("game", FORMS, options, 3)


def test_what_nobody_says_is_as_the_forms_have_it() -> None:
    assert settings() == {
        "first": None,
        "trading": True,
        "limit": 0,
        "turns": 10,
        "mission": "rescue",
        "house": [],
        "map": "yard",
    }


def test_what_is_said_is_taken_in_the_order_of_the_forms() -> None:
    said = {"map": {"size": [1, 2]}, "house": ["two"], "limit": 10**6, "first": 2}
    taken = settings(**said)
    assert list(taken) == list(FORMS)
    assert {name: taken[name] for name in said} == said


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("colour", 1, "unknown"),
        ("first", 3, "seat"),
        ("first", -1, "seat"),
        ("first", True, "seat"),
        ("first", 1.0, "seat"),
        ("trading", 1, "switch"),
        ("limit", -1, "least"),
        ("limit", False, "least"),
        ("turns", 11, "number"),
        ("turns", "5", "number"),
        ("turns", 5.0, "number"),
        ("mission", "ludo", "choice"),
        ("mission", ["rescue"], "choice"),
        ("house", "one", "list"),
        ("house", ["one", "three"], "list"),
    ],
)
def test_what_no_option_can_be_is_refused(name: str, value: Any, says: str) -> None:
    with pytest.raises(BadSetup) as refused:
        settings(**{name: value})
    assert refused.value.says == f"problems-option-{says}"
    assert f"'{name}'" in str(refused.value)


def test_a_title_without_options_says_so() -> None:
    with pytest.raises(BadSetup, match=r"^game has no option 'colour'\.$"):
        filled_in("game", {}, {"colour": 1}, 2)
