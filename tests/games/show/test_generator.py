"""Made tables: the same for the same seed, fair to both edges, valid, varied."""

import json
from collections import Counter
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euphoria.core.errors import BadSetup
from euphoria.games.show.rules.geometry.scenery import KINDS
from euphoria.games.show.rules.maps.checker import faults
from euphoria.games.show.rules.maps.generator import make_map
from euphoria.games.show.rules.maps.library import field_of
from euphoria.games.show.rules.maps.reader import read_field
from support import often, rule

SEEDS = range(often(30))


@pytest.fixture(scope="module")
def made() -> list[dict[str, Any]]:
    return [make_map(seed) for seed in SEEDS]


@rule("S-1.3", "S-1.3a", "S-1.4", "S-1.4a", "S-8.4", "S-8.4a", "S-17.1", "S-17.1a", "S-17.9", "S-17.9a")
@settings(max_examples=often(30), deadline=None)
@given(
    st.integers(0, 2**64 - 1),
    st.sampled_from([None, "turned", "mirrored"]),
    st.sampled_from([(48, 36), (48, 36), (36, 36), (48, 48), (60, 48)]),
)
def test_a_made_table_has_no_fault(seed: int, symmetry: str | None, size: tuple[int, int]) -> None:
    data = make_map(seed, width=size[0], depth=size[1], symmetry=symmetry)
    field = read_field(data)
    assert faults(field) == []
    assert (field.width, field.depth) == (1000 * size[0], 1000 * size[1])
    assert symmetry is None or data["symmetry"] == symmetry


@rule("S-1.3", "S-1.3a")
def test_both_edges_get_the_same(made: list[dict[str, Any]]) -> None:
    for data in made:
        field = read_field(data)
        turned = data["symmetry"] == "turned"
        blocks: Counter[Any] = Counter()
        for block in field.blocks:
            points = list(zip(block.shape.xs, block.shape.ys, strict=True))
            there = [(field.width - x if turned else x, field.depth - y) for x, y in points]
            blocks[block.role, block.z0, block.z1, frozenset(points)] += 1
            blocks[block.role, block.z0, block.z1, frozenset(there)] -= 1
        assert not any(blocks.values())


def test_the_same_seed_gives_the_same_map(made: list[dict[str, Any]]) -> None:
    assert [make_map(seed) for seed in range(5)] == made[:5]
    assert len({json.dumps(data["element"]) for data in made}) == len(made)


def test_pure_and_compiled_engines_make_the_same_maps(made: list[dict[str, Any]]) -> None:
    """To the last digit and the last point: a whole number is no float. A new kit needs a new digest."""
    digest = sha256(json.dumps(made[:6]).encode()).hexdigest()
    assert digest == "a1acb76c57d2e9b6df4a552d0cab7756dbbcd4bef2e696faf57a65b7254ef9aa"


def test_made_tables_are_full_and_varied(made: list[dict[str, Any]]) -> None:
    kinds: Counter[str] = Counter()
    for data in made:
        field = read_field(data)
        assert 16 <= len(field.elements) <= 30
        kinds.update({KINDS[element.kind] for element in field.elements})
        assert any(element.open for element in field.elements) and field.links and field.openings
    assert kinds["building"] == kinds["ruin"] == kinds["crater"] == kinds["barricade"] == len(made)
    names = Counter(element["name"] for data in made for element in data["element"])
    assert set(names) == {
        "house",
        "hut",
        "block",
        "stack",
        "container",
        "vehicle",
        "tank",
        "wall",
        "ruin",
        "crater",
        "crates",
        "barricade",
    }
    assert {data["symmetry"] for data in made} == {"turned", "mirrored"}


def test_a_made_map_can_be_an_option(made: list[dict[str, Any]]) -> None:
    field = field_of(made[0])
    assert field_of(field.source).source == field.source and field.name == "made from 0"


def test_negative_and_huge_seeds_are_seeds_too() -> None:
    for seed in (-1, -(10**30), 10**30):
        assert faults(read_field(make_map(seed))) == []


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"symmetry": "odd"}, "There is no symmetry 'odd': turned, mirrored."),
        ({"width": 35}, "A side of a made table measures 36 to 60 inches."),
        ({"depth": 61}, "A side of a made table measures 36 to 60 inches."),
        ({"width": 10**30}, "A side of a made table measures 36 to 60 inches."),
    ],
)
def test_impossible_wishes(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as caught:
        make_map(1, **options)
    assert str(caught.value) == sentence
