"""The generator of simulation: fast, seedable, uniform, the same on every build."""

import struct
from hashlib import shake_128

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euphoria.core.luck import Luck
from kit.chance import chi_square_is_plausible


def reference(seed: int, count: int) -> list[int]:
    """The bytes as they are described, written a second time."""
    made = b""
    for number in range(count):
        size = [168, 336, 672, 1344, 2688][min(number, 4)]
        made += shake_128(struct.pack("<QQ", seed, number)).digest(size)
        if len(made) >= count:
            break
    return list(made[:count])


@given(seed=st.integers(0, 2**64 - 1))
def test_its_numbers_are_those_of_the_hash(seed: int) -> None:
    luck = Luck(seed)
    assert [luck.below(256) for _ in range(600)] == reference(seed, 600)


@pytest.mark.parametrize("seed", [-1, 2**64, 2**80 + 5])
def test_of_a_seed_64_bits_matter(seed: int) -> None:
    assert Luck(seed).draw([256] * 8) == reference(seed % 2**64, 8)


def test_blocks_follow_each_other_without_a_gap() -> None:
    """Also where they do not grow any more."""
    luck = Luck(5)
    assert [luck.below(256) for _ in range(12_000)] == reference(5, 12_000)


def test_32_bits_are_four_numbers() -> None:
    luck, numbers = Luck(3), reference(3, 400)
    wanted = [int.from_bytes(numbers[at : at + 4], "big") for at in range(0, 400, 4)]
    assert [luck.next() for _ in range(100)] == wanted


def test_known_numbers() -> None:
    """Stored games of the tests (playthroughs, counts) rest on these."""
    luck = Luck(2026)
    assert [luck.next() for _ in range(4)] == [1685526888, 3002897694, 2099597702, 843309549]
    assert Luck(7).draw([6] * 12) == [0, 1, 1, 1, 1, 1, 0, 5, 0, 5, 4, 5]


@given(seed=st.integers(0, 2**64 - 1), bounds=st.lists(st.integers(1, 65536), max_size=30))
def test_draws_stay_below_their_bounds(seed: int, bounds: list[int]) -> None:
    drawn = Luck(seed).draw(bounds)
    assert len(drawn) == len(bounds)
    assert all(0 <= number < bound for number, bound in zip(drawn, bounds, strict=True))
    assert Luck(seed).draw(bounds) == drawn


@pytest.mark.parametrize("bound", [1, 3, 100, 129, 200, 256])
def test_a_value_of_the_incomplete_last_stretch_is_thrown_away(bound: int) -> None:
    """100 leaves the values from 200 to 255 over: they are skipped exactly where the generator gives them."""
    luck, limit = Luck(11), 256 - 256 % bound
    kept = [value % bound for value in reference(11, 3000) if value < limit]
    assert [luck.below(bound) for _ in range(len(kept))] == kept


@pytest.mark.parametrize("bound", [257, 1000, 40503, 65535, 65536])
def test_a_large_bound_takes_two_numbers_at_a_time(bound: int) -> None:
    luck, limit, numbers = Luck(12), 65536 - 65536 % bound, reference(12, 3000)
    values = [high << 8 | low for high, low in zip(numbers[::2], numbers[1::2], strict=True)]
    kept = [value % bound for value in values if value < limit]
    assert [luck.below(bound) for _ in range(len(kept))] == kept


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 24, 100, 130, 256, 257, 1000])
def test_draws_are_uniform(bound: int) -> None:
    luck = Luck(99 + bound)
    counts = [0] * bound
    for _ in range(300 * bound):
        counts[luck.below(bound)] += 1
    assert chi_square_is_plausible(counts)


def test_neighbouring_seeds_give_unrelated_numbers() -> None:
    """Simulations number their games 0, 1, 2 ...: the first draws over all of them must be uniform too."""
    for place in range(3):
        counts = [0] * 24
        for seed in range(24 * 200):
            counts[Luck(seed).draw([24] * 3)[place]] += 1
        assert chi_square_is_plausible(counts)


def test_an_unfair_generator_would_be_noticed() -> None:
    assert chi_square_is_plausible([100, 105, 95, 98, 102, 100])
    assert not chi_square_is_plausible([200, 105, 95, 98, 102, 0])
    assert not chi_square_is_plausible([1000] * 100)
