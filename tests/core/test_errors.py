"""Refusals go from one process to another as they are."""

import pickle

import pytest

import euphoria


def test_a_refusal_arrives_as_it_was_sent() -> None:
    match = euphoria.new("leaders", players=4, key=bytes(32))
    with pytest.raises(euphoria.Refused) as found:
        match.act(0, "shoot")
    sent = found.value
    arrived = pickle.loads(pickle.dumps(sent))
    assert type(arrived) is euphoria.Refused
    assert (str(arrived), arrived.rule, arrived.reason) == (str(sent), "L-4.1", "leaders-no-asked-arrange")
    assert (arrived.says, arrived.facts) == (sent.says, sent.facts)
