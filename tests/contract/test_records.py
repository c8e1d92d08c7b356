"""A record gives the same match again, move by move, and any change to it is found."""

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import euphoria
from euphoria.core.dice import commitment
from euphoria.core.errors import BadRecord, EuphoriaError
from euphoria.core.match import Match
from euphoria.core.record import load, read, replay, verify
from euphoria.languages import LANGUAGES
from euphoria.speech.messages import messages
from kit.data import replaced
from kit.play import audience, positions, shown, step, told, walk, whole
from kit.titles import CONNECT_FOUR, LEADERS, Title, every_table, find, key_of, new_match, some_tables
from support import often


def eventful_game(title: Title, players: int, name: str, most: int = 2_000) -> Match:
    """A random game in which people also take things back and talk."""
    match = new_match(title, players, name)
    for luck in positions(match, players, most):
        if luck.below(8) == 0:
            match.say(luck.below(players), "I am on your side, honestly.")
        if title.claims and luck.below(8) == 0:
            match.say(luck.below(players), "claim " + title.claims[luck.below(len(title.claims))])
        undoing = next((seat for seat in range(players) if match.can_undo(seat)), None)
        if undoing is not None and luck.below(6) == 0:
            match.undo(undoing)
        else:
            step(match, luck)
    return match


def summed(lines: list[dict[str, Any]]) -> str:
    """A record with a checksum that fits, as a forger would write it."""
    body = "".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines)
    return body + json.dumps({"sum": sha256(body.encode()).hexdigest()}) + "\n"


def lines_of(text: str) -> list[dict[str, Any]]:
    """The lines of a record but the last, the checksum."""
    return [json.loads(line) for line in text.splitlines()[:-1]]


def one_sentence(error: EuphoriaError) -> bool:
    said = str(error)
    return 10 < len(said) < 400 and "\n" not in said and said.endswith(".")


@every_table
def test_a_replay_is_the_same_match(title: Title, players: int) -> None:
    match = eventful_game(title, players, "replay")
    assert match.over
    text = match.record()
    again = load(text, find)
    assert again.record() == text
    assert again.log == match.log
    assert again.result == match.result
    for seat in audience(match):
        assert told(again, seat) == told(match, seat)
        assert shown(again, seat) == shown(match, seat)


@some_tables
def test_a_replay_stops_at_any_entry(title: Title, players: int) -> None:
    """What everybody saw and heard at that moment is what a partial replay shows."""
    match = new_match(title, players, "partial")
    seen: list[tuple[int, str, list[str], list[str]]] = []
    for _ in walk(match, 163, most=40):
        everybody = audience(match)
        views = [shown(match, seat) for seat in everybody]
        seen.append((len(match.log), match.state.digest(), views, [told(match, seat) for seat in everybody]))
    record = read(match.record())
    for entries, digest, views, events in seen[::3]:
        past = replay(title.game, record, entries)
        assert past.state.digest() == digest
        assert [shown(past, seat) for seat in audience(past)] == views
        assert [told(past, seat) for seat in audience(past)] == events


@every_table
def test_a_saved_game_goes_on_as_if_it_had_never_been_away(title: Title, players: int) -> None:
    match = eventful_game(title, players, "saved", most=25)
    again = load(match.record(with_key=True), find)
    assert whole(again) == whole(match)
    for _ in zip(walk(match, 9, most=200), walk(again, 9, most=200), strict=True):
        pass
    assert again.log == match.log
    assert match.record() == again.record()


@every_table
def test_the_key_stays_out_of_the_record_of_a_running_game(title: Title, players: int) -> None:
    match = new_match(title, players, "secret key")
    key = match.key
    assert key is not None
    for _ in walk(match, 167, most=5):
        assert key.hex() not in match.record()
        assert match.commitment in match.record()
        assert lines_of(match.record(with_key=True))[-1]["key"] == key.hex()


@some_tables
def test_a_match_without_a_key_replays_but_rolls_no_dice(title: Title, players: int) -> None:
    """Where luck is due it waits, and goes on once the drawn numbers are handed in."""
    match = eventful_game(title, players, "keyless", most=12)
    again = load(match.record(), find)
    assert again.state.digest() == match.state.digest()
    assert again.key is None
    rolled = 0
    for luck in positions(again, 1, most=100):
        decision = again.decisions[0]
        option = decision.options[luck.below(len(decision.options))]
        try:
            again.act(decision.seat, option)
        except EuphoriaError:
            with pytest.raises(EuphoriaError, match="no key"):
                again.start()
            while again.state.bounds:
                again.settle(luck.draw(again.state.bounds))
            rolled += 1
    assert (rolled > 0) == any("luck" in entry for entry in match.log)


@pytest.mark.parametrize("title", [LEADERS, CONNECT_FOUR], ids=repr)
def test_one_flipped_byte_anywhere_is_found(title: Title, tmp_path: Path) -> None:
    """Every byte of a record in turn gets one bit flipped (every bit, if it ends a line)."""
    match = eventful_game(title, title.game.least, "flipped", most=9)
    raw = match.record(with_key=True).encode()
    path = tmp_path / "game.jsonl"
    for position, byte in enumerate(raw):
        for bit in range(8) if byte == ord("\n") else [position % 8]:
            path.write_bytes(raw[:position] + bytes([byte ^ (1 << bit)]) + raw[position + 1 :])
            with pytest.raises(BadRecord) as caught:
                euphoria.load(path)
            assert one_sentence(caught.value), str(caught.value)


@pytest.mark.parametrize("title", [LEADERS, CONNECT_FOUR], ids=repr)
def test_a_record_cut_short_or_stretched_is_found(title: Title, tmp_path: Path) -> None:
    raw = eventful_game(title, title.game.least, "cut", most=9).record().encode()
    path = tmp_path / "game.jsonl"
    lines = raw.splitlines(keepends=True)
    pieces = [raw[:end] for end in range(0, len(raw), 7)]
    pieces += [b"".join(lines[:n] + lines[n + 1 :]) for n in range(len(lines))]
    pieces += [b"".join([*lines[:n], lines[n], *lines[n:]]) for n in range(len(lines))]
    for piece in [*pieces, raw[:-1], raw + b"\n", raw + b"x", raw + lines[-1]]:
        path.write_bytes(piece)
        with pytest.raises(BadRecord) as caught:
            euphoria.load(path)
        assert one_sentence(caught.value), str(caught.value)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"\n",
        b"{}",
        b"\n\n\n\n",
        b"{}\n{}\n{}\n",
        b"[]\n[]\n[]\n",
        b"\xff\xfe\x00",
        b"hello\nworld\nagain\n",
    ],
)
def test_a_file_that_is_no_record_is_refused_in_one_sentence(raw: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(raw)
    with pytest.raises(BadRecord) as caught:
        euphoria.load(path)
    assert one_sentence(caught.value), str(caught.value)


@pytest.mark.parametrize("raw", ["", "{}\n{}\n{}\n", "[]\n[]\n[]\n", "hello\nworld\nagain\n"])
def test_what_is_wrong_with_a_record_is_said_in_every_language(raw: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(raw)
    error = caught.value
    assert messages("en").format(error.says, error.facts) == str(error)
    assert len({messages(language).format(error.says, error.facts) for language in LANGUAGES}) == 3


def test_a_file_that_is_not_there_is_refused_in_one_sentence(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.jsonl", tmp_path):
        with pytest.raises(BadRecord) as caught:
            euphoria.load(path)
        assert one_sentence(caught.value), str(caught.value)


# ------------------------------------------------------------------ forgeries: the checksum fits


FORGED: dict[str, list[dict[str, Any]]] = {
    title.id: lines_of(eventful_game(title, title.game.least, "forged").record())
    for title in (LEADERS, CONNECT_FOUR)
}
ODD_VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 300),
    st.sampled_from([10**30, -(10**30), 1.5, "", "x", "skip", "drop 1", [], [0], [[]], {}, {"a": 1}]),
)


@pytest.mark.parametrize("title", [LEADERS, CONNECT_FOUR], ids=repr)
@given(data=st.data())
@settings(max_examples=often(300), deadline=None)
def test_a_forged_record_is_refused_or_tells_the_same_game(title: Title, data: st.DataObject) -> None:
    """Any value of the record is replaced by something else: one sentence, or a harmless difference."""
    lines = FORGED[title.id]
    forged = data.draw(replaced(lines, ODD_VALUES))
    text = summed(forged)
    assert complaint(lambda: load(text, find_or_refuse))
    assert complaint(lambda: verify(read(text)))


def complaint(check: Callable[[], object]) -> bool:
    """Does the check either pass or complain in one sentence?"""
    try:
        check()
    except EuphoriaError as error:
        return one_sentence(error)
    return True


def find_or_refuse(title: str) -> Any:
    return find(title) if title in (LEADERS.id, CONNECT_FOUR.id) else euphoria.game(title)


@pytest.mark.parametrize("title", [LEADERS, CONNECT_FOUR], ids=repr)
def test_a_forged_action_result_or_digest_is_found(title: Title) -> None:
    lines = FORGED[title.id]
    for number, line in enumerate(lines):
        forged = [dict(entry) for entry in lines]
        if "do" in line:
            forged[number]["seat"] = (line["seat"] + 1) % title.game.least
        elif "digest" in line:
            forged[number]["digest"] = "0" * 16
        else:
            continue
        with pytest.raises(BadRecord):
            load(summed(forged), find)
    result = lines[-1]["result"]
    for claimed in ({**result, "winners": [0, 1]}, {**result, "loot": 7}, {}, None, False, "won"):
        with pytest.raises(BadRecord, match="result it claims"):
            load(summed([*lines[:-1], {**lines[-1], "result": claimed}]), find)


@pytest.mark.parametrize("title", [LEADERS, CONNECT_FOUR], ids=repr)
def test_a_record_that_says_less_of_the_end_is_as_true(title: Title) -> None:
    *before, last = FORGED[title.id]
    shorter = {"winners": last["result"]["winners"]}
    assert load(summed([*before, {**last, "result": shorter}]), find).result == last["result"]


def test_a_record_of_other_rules_is_refused() -> None:
    lines = FORGED[LEADERS.id]
    for header in ({"revision": 0}, {"revision": None}, {"euphoria": 99}, {"title": "chess"}):
        with pytest.raises(EuphoriaError) as caught:
            load(summed([{**lines[0], **header}, *lines[1:]]), find_or_refuse)
        assert one_sentence(caught.value), str(caught.value)


# ------------------------------------------------------------------ provable dice


@every_table
def test_the_dice_of_a_finished_game_can_be_proved(title: Title, players: int) -> None:
    match = eventful_game(title, players, "proof")
    record = read(match.record())
    proof = verify(record)
    assert record.header["commitment"] == commitment(bytes.fromhex(proof.key)) == match.commitment
    rolled = [bound for entry in match.log if "luck" in entry for bound in entry["of"] if bound > 1]
    assert proof.draws == len(rolled)


def test_the_dice_of_a_running_game_cannot_be_proved_yet() -> None:
    with pytest.raises(BadRecord, match="not over"):
        verify(read(new_match(LEADERS, 4, "early").record()))


def test_any_forged_draw_is_found() -> None:
    lines = FORGED[LEADERS.id]
    draws = 0
    for number, line in enumerate(lines):
        for place, bound in enumerate(line.get("of", [])):
            if bound > 1:
                forged = [dict(entry) for entry in lines]
                forged[number]["got"] = line["got"][:]
                forged[number]["got"][place] = (line["got"][place] + 1) % bound
                with pytest.raises(BadRecord, match="not rolled by these dice"):
                    verify(read(summed(forged)))
                draws += 1
    assert draws > 20


@pytest.mark.parametrize("title", [LEADERS, CONNECT_FOUR], ids=repr)
def test_another_key_or_commitment_is_found(title: Title) -> None:
    lines = FORGED[title.id]
    other = key_of("another key")
    for forged in (
        [*lines[:-1], {**lines[-1], "key": other.hex()}],
        [{**lines[0], "commitment": commitment(other)}, *lines[1:]],
        [*lines[:-1], {**lines[-1], "key": lines[-1]["key"][:-2]}],
        [*lines[:-1], {**lines[-1], "key": "no hexadecimal number"}],
    ):
        with pytest.raises(BadRecord) as caught:
            verify(read(summed(forged)))
        assert one_sentence(caught.value), str(caught.value)


def test_another_key_with_its_own_commitment_rolls_other_dice() -> None:
    lines = FORGED[LEADERS.id]
    other = key_of("another key")
    header = {**lines[0], "commitment": commitment(other)}
    with pytest.raises(BadRecord, match="not rolled by these dice"):
        verify(read(summed([header, *lines[1:-1], {**lines[-1], "key": other.hex()}])))


def test_another_salt_rolls_other_dice() -> None:
    lines = FORGED[LEADERS.id]
    with pytest.raises(BadRecord, match="not rolled by these dice"):
        verify(read(summed([{**lines[0], "salt": "pepper"}, *lines[1:]])))
