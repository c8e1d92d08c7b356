"""Watching records again, and proving them."""

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import euphoria
from cli.terminal import Terminal, advised
from euphoria.cli.replaying import Film
from euphoria.core.record import Record, read, replay
from euphoria.speech import Speech


@pytest.fixture
def record(terminal: Terminal, tmp_path: Path) -> Path:
    """A finished game of four."""
    terminal.run("play", "leaders", "--players", "4", "--seed", "w", typed=advised)
    (path,) = terminal.files()
    return path.rename(tmp_path / "game.jsonl")


@pytest.fixture
def running(terminal: Terminal, tmp_path: Path) -> Path:
    """A game that was left."""
    counter = count()
    terminal.run(
        "play", "leaders", "--seed", "w", typed=lambda news: advised(news) if next(counter) < 9 else None
    )
    (path,) = terminal.files()
    return path.rename(tmp_path / "running.jsonl")


# ------------------------------------------------------------------ replay


def test_without_a_keyboard_everything_is_told_at_once(terminal: Terminal, record: Path) -> None:
    done = terminal.run("replay", record)
    match = euphoria.load(record)
    assert (done.code, done.err) == (0, "")
    assert match.result is not None
    turns = [int(turn) for turn in re.findall(r"Turn (\d+):", done.out)]
    assert turns == list(range(1, match.result["turns"] + 1))
    assert "seen by a spectator" in done.out


def test_a_spectator_sees_no_secret_before_the_end(terminal: Terminal, record: Path) -> None:
    """Open Recruits stand in brackets; one that was turned down again everybody remembers (L-13.4a)."""
    past = read(record.read_text())
    hidden = 0
    for at, match in enumerate(after_every_action(past)):
        if at % 7:
            continue
        shown = terminal.run("replay", record, "--at", str(at)).out
        rows = [row[1].split() for row in re.finditer(r"^[* ] [A-D] \w+ +(.{18})", shown, re.MULTILINE)]
        assert rows == [[cell(slot) for slot in seat["row"]] for seat in match.view(None)["seats"]]
        hidden += sum(row.count("--") for row in rows)
        assert "Your" not in shown and "You " not in shown
    assert hidden > 20


def after_every_action(past: Record) -> Iterator[euphoria.Match]:
    match = replay(euphoria.game("leaders"), past, 0)
    for entry in past.entries:
        if "do" in entry and not match.state.bounds:
            yield match
        match.follow(entry)


def cell(slot: dict[str, Any]) -> str:
    return f"[{slot['card']}]" if slot["exposed"] else slot["card"] or "--"


def test_a_seat_sees_its_own_and_open_shows_all(terminal: Terminal, record: Path) -> None:
    seat = terminal.run("replay", record, "--at", "8", "--seat", "b").out
    assert "seen by Boris" in seat
    rows = {line[2]: line for line in seat.splitlines() if re.match(r"[* ] [A-D] ", line)}
    assert "--" not in rows["B"] and "--" in rows["A"]
    everything = terminal.run("replay", record, "--at", "8", "--seat", "open").out
    rows = {line[2]: line for line in everything.splitlines() if re.match(r"[* ] [A-D] ", line)}
    assert len(rows) == 4 and not any("--" in row or "unknown" in row for row in rows.values())


def test_open_tells_every_event_once_in_the_order_in_which_it_happened(
    terminal: Terminal, record: Path
) -> None:
    match = euphoria.load(record)
    told = [Speech("en", match.names).event(match, event) for event in match.events("open")]
    shown = " ".join(terminal.run("replay", record, "--seat", "open").out.split())
    at = 0
    for sentence in told:
        found = shown.find(sentence, at)
        assert found >= 0, sentence
        at = found + len(sentence)


def test_a_film_is_the_same_forwards_and_from_the_start(record: Path) -> None:
    film, other = Film(read(record.read_text())), Film(read(record.read_text()))
    for step in range(film.last):
        film.forward()
        if step % 20 == 0 or step == film.last - 1:
            other.wind(film.step)
            assert other.match.state.digest() == film.match.state.digest()
    assert film.match.over


def test_stepping_by_keys(terminal: Terminal, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a person at the terminal: on, back, to a number, the table, an unknown key, the end."""
    from euphoria.terminal.screen import Screen

    monkeypatch.setattr(Screen, "interactive", property(lambda _: True))
    lines = iter(["", "n", "p", "12", "t", "what", "99999", "q"])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(lines))
    done = terminal.run("replay", record, "--at", "4")
    assert done.code == 0 and list(lines) == []
    steps = [int(step) for step in re.findall(r"Step (\d+) of", done.out)]
    assert steps[0] == 4 and steps[1] > 4 and steps[2] > steps[1]
    assert steps[3] == steps[2] - 1 and steps[4:] == [12, 12]
    assert done.out.count("Enter: on; p: back") == 3


def test_a_game_that_was_left_can_be_watched_and_proved_so_far(terminal: Terminal, running: Path) -> None:
    assert terminal.run("replay", running).code == 0
    done = terminal.run("verify", running)
    assert done.code == 0 and "Proved so far" in done.out


# ------------------------------------------------------------------ verify


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Proved:"), ("es", "Demostrado:"), ("ru", "Доказано:")]
)
def test_a_good_record_is_proved(terminal: Terminal, record: Path, language: str, word: str) -> None:
    before = record.read_bytes()
    done = terminal.run("verify", record, "--lang", language)
    match = euphoria.load(record)
    assert (done.code, done.err) == (0, "")
    assert word in done.out and match.commitment in done.out and match.key is not None
    assert match.key.hex() in done.out and match.state.digest() in done.out
    draws = sum(bound > 1 for entry in match.log for bound in entry.get("of", []))
    assert f" {draws} " in done.out
    assert record.read_bytes() == before
