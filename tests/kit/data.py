"""JSON-ready data taken apart and put together differently."""

from copy import deepcopy
from typing import Any

from hypothesis import strategies as st


def scramble(data: Any) -> None:
    """Empty every list and dictionary, from the inside out."""
    if isinstance(data, list):
        for item in data:
            scramble(item)
        data.clear()
    elif isinstance(data, dict):
        for item in data.values():
            scramble(item)
        data.clear()


def changed_leaves(data: Any) -> list[Any]:
    """All variants of the data in which one single number or truth value is another one."""
    if isinstance(data, bool):
        return [not data]
    if isinstance(data, int):
        return [data + 1]
    if isinstance(data, str):  # the name of a map: another one would be another table
        return []
    items = list(data.items()) if isinstance(data, dict) else list(enumerate(data))
    variants: list[Any] = []
    for key, value in items:
        for other in changed_leaves(value):
            twin = dict(data) if isinstance(data, dict) else list(data)
            twin[key] = other
            variants.append(twin)
    return variants


def paths_of(data: Any, above: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside nested lists and dictionaries."""
    paths = [above] if above else []
    if isinstance(data, dict):
        for key, value in data.items():
            paths += paths_of(value, (*above, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            paths += paths_of(value, (*above, index))
    return paths


@st.composite
def replaced(draw: st.DrawFn, data: Any, values: st.SearchStrategy[Any]) -> Any:
    """The data with one value, anywhere inside, replaced by another one or left out."""
    twin = deepcopy(data)
    *way, last = draw(st.sampled_from(paths_of(data)))
    inner = twin
    for step in way:
        inner = inner[step]
    if draw(st.booleans()) or draw(st.booleans()):
        inner[last] = draw(values)
    else:
        del inner[last]
    return twin
