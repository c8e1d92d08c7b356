"""Games recorded once replay for ever: same positions, same result, same dice (tests/records)."""

import json
from pathlib import Path

import pytest

import euphoria
from euphoria.core.record import Record, load, read, verify
from euphoria.core.record_text import write
from kit.corpus import FOLDER, GAMES
from kit.play import audience, shown, told
from kit.titles import LEADERS, TITLES, find

RECORDS = sorted(FOLDER.glob("*.jsonl"))


def text_of(path: Path) -> str:
    return path.read_bytes().decode("utf-8")


def record_of(path: Path) -> Record:
    return read(text_of(path))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_digests_and_result(path: Path) -> None:
    match = load(text_of(path), find)
    assert match.over
    *told, closing, _sum = text_of(path).splitlines()
    *again, now, _sum = write(match).splitlines()
    assert again == told
    was, found = json.loads(closing), json.loads(now)
    # A newer engine may have more to say of the same end; what was said still holds.
    assert {**found["result"], **was["result"]} == found["result"]
    assert {**found, "result": None} == {**was, "result": None}
    assert len([entry for entry in match.log if "digest" in entry]) == match.ply // 20 - skipped(match.log)


def skipped(log: list[dict[str, object]]) -> int:
    """Digests are noted at actions only: an undo that makes the counter round leaves one out."""
    ply = missed = 0
    for entry in log:
        if "do" in entry or "undo" in entry:
            ply += 1
            missed += "undo" in entry and ply % 20 == 0
    return missed


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_dice_of_a_recorded_game_are_proved(path: Path) -> None:
    record = record_of(path)
    luck = [entry for entry in record.entries if "luck" in entry]
    assert verify(record).draws == sum(bound > 1 for entry in luck for bound in entry["of"])


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_can_be_looked_at_from_every_seat(path: Path) -> None:
    match = load(text_of(path), find)
    for seat in audience(match):
        assert match.view(seat)["result"] == match.result
        assert told(match, seat) == told(match.copy(), seat)
        assert shown(match, seat) == shown(match.copy(), seat)


@pytest.mark.parametrize(
    ("name", "told"), [("dystopia-2-names", 1_090), ("show-rescue-studio", 233), ("leaders-6-whispers", 507)]
)
def test_open_eyes_are_told_every_event(name: str, told: int) -> None:
    """Also those that are equal, such as two dice of the same face."""
    match = load(text_of(FOLDER / f"{name}.jsonl"), find)
    assert len(match.events("open")) == told


def test_records_open_by_the_public_door() -> None:
    listed = [path for path in RECORDS if record_of(path).header["title"] in euphoria.titles()]
    assert len(listed) >= 7
    for path in listed:
        assert euphoria.load(path).over


def test_the_corpus_covers_titles_seats_undo_talk_and_ends() -> None:
    records = [record_of(path) for path in RECORDS]
    assert {path.stem for path in RECORDS} >= set(GAMES)
    assert {record.header["title"] for record in records} >= {title.id for title in TITLES}
    leaders = [record for record in records if record.header["title"] == "leaders"]
    assert {record.header["players"] for record in leaders} == set(LEADERS.counts)
    entries = [entry for record in leaders for entry in record.entries]
    assert any("undo" in entry for entry in entries)
    assert any("to" in entry for entry in entries)
    assert any(entry.get("text", "").startswith("claim") for entry in entries)
    assert len({record.closing["result"]["way"] for record in leaders}) >= 3
