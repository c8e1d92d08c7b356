"""What stands in a record, line by line."""

import json
from typing import Any

import pytest

from euphoria.core.dice import commitment
from euphoria.core.errors import BadRecord
from euphoria.core.match import DIGEST_EVERY, Match
from euphoria.core.record import load, read, replay
from euphoria.core.record_text import write
from kit.play import play_to_end, walk
from kit.titles import CONNECT_FOUR, LEADERS, find, key_of, new_match


def lines_of(match: Match, **how: bool) -> list[dict[str, Any]]:
    return [json.loads(line) for line in write(match, **how).splitlines()]


def test_the_header_says_what_was_played_by_which_rules() -> None:
    key = key_of("header")
    match = Match(LEADERS.game, 4, {"whispers": True}, key, salt="t1", names=["Ana", "Bo", "Ça", "Дмитрий"])
    match.start()
    assert lines_of(match)[0] == {
        "euphoria": 1,
        "title": "leaders",
        "revision": LEADERS.game.revision,
        "players": 4,
        "names": ["Ana", "Bo", "Ça", "Дмитрий"],
        "options": {"first": None, "whispers": True, "turn_limit": 0},
        "commitment": commitment(key),
        "salt": "t1",
    }
    assert "Дмитрий" in write(match)
    assert load(write(match), find).names == match.names


def test_the_log_tells_actions_luck_undo_and_talk_in_order() -> None:
    match = new_match(LEADERS, 4, "entries", whispers=True)
    match.say(2, "Good luck!")
    match.say(2, "claim team subterran", to=0)
    first = match.decisions[0].options[0]
    match.act(0, first)
    match.undo(0)
    deal, talk, whisper, act, undo = lines_of(match)[1:-2]
    assert (deal["luck"], deal["for"]) == ("deal", 0)
    assert len(deal["of"]) == len(deal["got"])
    assert talk == {"say": 2, "text": "Good luck!"}
    assert whisper == {"say": 2, "text": "claim team subterran", "to": 0}
    assert act == {"seat": 0, "do": first.text}
    assert undo == {"undo": 0}


def test_the_closing_line_tells_the_position_and_at_the_end_the_result_and_the_key() -> None:
    match = new_match(CONNECT_FOUR, 2, "closing")
    assert lines_of(match)[-2] == {"ply": 0, "digest": match.state.digest()}
    key = match.key
    assert key is not None
    assert lines_of(match, with_key=True)[-2]["key"] == key.hex()
    play_to_end(match, 1)
    closing = lines_of(match)[-2]
    assert closing["result"] == match.result
    assert closing["key"] == key.hex()


def test_a_digest_is_noted_every_so_often() -> None:
    match = new_match(LEADERS, 5, "digests")
    for _ in walk(match, 1, most=3 * DIGEST_EVERY + 1):
        pass
    noted = [line["ply"] for line in lines_of(match)[1:-2] if "digest" in line]
    assert noted == [DIGEST_EVERY, 2 * DIGEST_EVERY, 3 * DIGEST_EVERY]


def test_replay_finds_drift_at_the_next_digest() -> None:
    """As if the rules had changed since: the digest in the log is another one."""
    match = new_match(LEADERS, 5, "drift")
    for _ in walk(match, 2, most=30):
        pass
    record = read(write(match))
    entry = next(entry for entry in record.entries if "digest" in entry)
    entry["digest"] = "0123456789abcdef"
    with pytest.raises(BadRecord, match="drifts from the rules before action 20"):
        replay(LEADERS.game, record)


@pytest.mark.parametrize("drawn", [[], [0], [0] * 99, [-1] * 40, [24] * 40])
def test_impossible_luck_is_refused(drawn: list[int]) -> None:
    match = Match(LEADERS.game, 4, {}, None)
    before = match.state.digest()
    with pytest.raises(BadRecord, match="needs one number below each"):
        match.settle(drawn)
    assert match.state.digest() == before
    assert match.log == []
