"""Provable dice: HMAC draws that anybody can make again, without bias."""

import hmac
from hashlib import sha256

import pytest

from euphoria.core.dice import KEY_BYTES, Dice, commitment
from kit.chance import chi_square_is_plausible

KEY = bytes(range(32))


def by_hand(key: bytes, salt: str, number: int) -> int:
    """Draw `number` as the documentation of the dice describes it, before it is brought below a bound."""
    message = salt.encode("utf-8") + b"\n" + number.to_bytes(8, "big")
    return int.from_bytes(hmac.new(key, message, sha256).digest()[:8], "big")


def test_known_draws() -> None:
    """Computed once with sha256sum and openssl; if these change, old games can no longer be proved."""
    assert commitment(KEY) == "0735be5360f645af1c9cace9975d6859d91d9385d38028bff5a5c86a5454f2dd"
    assert Dice(KEY).draw([6] * 10) == [0, 3, 0, 5, 0, 5, 1, 5, 4, 3]
    assert Dice(KEY, "table 7").draw([52, 51, 50, 49]) == [29, 6, 37, 34]
    assert Dice(bytes(32)).draw([1 << 64]) == [1464324369552063659]


def test_a_draw_is_the_hmac_of_its_number() -> None:
    dice = Dice(KEY, "salt")
    for number in range(50):
        assert dice.count == number
        assert dice.below(1 << 64) == by_hand(KEY, "salt", number)


def test_the_commitment_is_a_hash_of_the_key() -> None:
    assert commitment(KEY) == sha256(b"euphoria dice\n" + KEY).hexdigest()
    assert commitment(KEY) != commitment(bytes(KEY_BYTES))


def test_a_value_of_the_incomplete_last_stretch_is_thrown_away() -> None:
    """With a bound just above half of the range, nearly every second value must be rejected."""
    bound = (1 << 63) + 1
    dice = Dice(KEY)
    expected = [value for value in (by_hand(KEY, "", number) for number in range(60)) if value < bound]
    got = [dice.below(bound) for _ in range(len(expected))]
    assert got == expected
    assert 15 < len(expected) < 45


def test_a_single_outcome_costs_no_draw() -> None:
    dice = Dice(KEY)
    assert dice.draw([1, 1, 6, 1, 6]) == [0, 0, *Dice(KEY).draw([6]), 0, *Dice(KEY, "", 1).draw([6])]
    assert dice.count == 2


def test_the_count_continues_where_it_was() -> None:
    dice = Dice(KEY, "x")
    first = dice.draw([10] * 5)
    rest = dice.draw([10] * 5)
    assert Dice(KEY, "x").draw([10] * 10) == first + rest
    assert Dice(KEY, "x", 5).draw([10] * 5) == rest


@pytest.mark.parametrize("other", [Dice(bytes(32)), Dice(KEY, "salt"), Dice(KEY, "", 1)])
def test_another_key_salt_or_count_rolls_other_dice(other: Dice) -> None:
    assert other.draw([1000] * 8) != Dice(KEY).draw([1000] * 8)


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 24, 100])
def test_draws_are_uniform(bound: int) -> None:
    dice = Dice(KEY, f"uniform {bound}")
    counts = [0] * bound
    for _ in range(200 * bound):
        counts[dice.below(bound)] += 1
    assert chi_square_is_plausible(counts)
