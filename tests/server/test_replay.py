"""Looking at finished games: every moment as it was, in whatever order, and the whole in words."""

import random
from functools import cache
from pathlib import Path

import pytest

import euphoria
from euphoria.api import game, titles
from euphoria.core import record as records
from euphoria.core.match import Eyes
from euphoria.server.archive.replay import Reel, reel
from euphoria.server.common.errors import Problem
from euphoria.server.tables import access
from euphoria.speech import Speech
from kit.corpus import FOLDER
from kit.play import text as told
from kit.server import Running, full_table, play_on

RECORDS = [path for path in sorted(FOLDER.glob("*.jsonl")) if not path.stem.startswith("connect")]
MOST = 120
"""Actions of a game that is looked at here; the end of a record need not be the end of the game."""


@cache
def record_of(title: str) -> str:
    match = euphoria.new(title, players=game(title).least, key=bytes(32))
    luck = random.Random(4)
    for _ in range(MOST):
        if not match.over:
            decision = luck.choice(match.decisions)
            match.act(decision.seat, luck.choice(decision.options))
            if match.can_undo(decision.seat) and luck.random() < 0.2:
                match.undo(decision.seat)
    return match.record(with_key=True)


def dealt(record: records.Record) -> int:
    """How many entries there are before the first action: what is dealt for it."""
    return next(number for number, entry in enumerate(record.entries) if "do" in entry)


@pytest.mark.parametrize("title", titles())
def test_every_moment_is_as_it_was_in_any_order(title: str) -> None:
    text = record_of(title)
    read = records.read(text)
    whole = Reel(text)
    assert any("undo" in entry for entry in read.entries)
    luck = random.Random(1)
    forward = list(range(50))
    jumps = [luck.randrange(whole.length + 1) for _ in range(25)]
    for at in [*forward, *reversed(forward), *jumps, whole.length + 5]:
        there = min(max(at, dealt(read)), whole.length)
        match = records.replay(game(title), read, there)
        all_eyes: dict[str, Eyes] = {"spectator": None, "1": 1, "open": "open"}
        for eyes, audience in all_eyes.items():
            frame = whole.frame(at, eyes, "")
            assert (frame.at, frame.length, frame.ply) == (there, whole.length, match.seen(audience))
            assert told(frame.view) == told(match.view(audience))
            assert frame.events == match.events(audience)
            assert (frame.words, frame.lines, frame.done) == ([], [], "")


@pytest.mark.parametrize("title", titles())
def test_moments_and_the_whole_game_are_told_in_words(title: str) -> None:
    whole = Reel(record_of(title))
    for eyes in ("spectator", "0", "open"):
        timeline = whole.timeline(eyes, "es")
        places = [moment.at for moment in timeline.moments]
        assert places == sorted(places) and timeline.length == whole.length
        assert timeline.ends[-1] == whole.length
        assert all(moment.words and moment.at == timeline.ends[moment.ply] for moment in timeline.moments)
        for at in (timeline.ends[5], timeline.ends[-2], whole.length):
            frame = whole.frame(at, eyes, "es")
            assert len(frame.words) == len(frame.events)
            # What was told up to a moment is what the timeline has up to there.
            assert frame.words == [m.words for m in timeline.moments if m.at <= at]
            assert frame.lines


@pytest.mark.parametrize("title", titles())
def test_the_table_in_words_says_as_much_as_it_did_then(title: str) -> None:
    """With what is printed, and who sees whom: those who listen look back as those who look."""
    read = records.read(record_of(title))
    whole = Reel(record_of(title))
    richer = 0
    for at in range(20, whole.length, 15):
        match = records.replay(game(title), read, at)
        all_eyes: list[tuple[str, Eyes, int | None]] = [
            ("spectator", None, None),
            ("1", 1, 1),
            ("open", "open", None),
        ]
        for eyes, audience, reader in all_eyes:
            speech = Speech("ru", match.names, reader)
            lines = whole.frame(at, eyes, "ru").lines
            assert lines == speech.lines(match.view(audience), match)
            richer += len(lines) > len(speech.lines(match.view(audience)))
    assert (richer > 0) == (title != "leaders")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_open_eyes_look_back_at_every_event_in_the_order_of_the_engine(path: Path) -> None:
    text = path.read_bytes().decode("utf-8")
    match = records.load(text, euphoria.game)
    whole = Reel(text)
    moments = whole.timeline("open", "en").moments
    assert whole.frame(whole.length, "open", "").events == match.events("open")
    assert [(m.ply, m.event) for m in moments] == [(e["ply"], e["event"]) for e in match.events("open")]


def test_the_first_moment_shows_the_cards_that_were_dealt() -> None:
    """Not a row that nobody holds, and not an empty table before the deal."""
    match = euphoria.new("leaders", players=5, key=bytes(32))
    rows = [[recruit["card"] for recruit in match.view(seat)["seats"][seat]["row"]] for seat in range(5)]
    match.act(0, match.decisions[0].options[0])
    whole = Reel(match.record(with_key=True))
    assert whole.timeline("open", "en").ends[0] == 1
    for at in (0, 1):
        seats = whole.frame(at, "open", "").view["seats"]
        assert [[recruit["card"] for recruit in seat["row"]] for seat in seats] == rows
        for seat in range(5):
            own = whole.frame(at, str(seat), "").view["seats"][seat]["row"]
            assert [recruit["card"] for recruit in own] == rows[seat]


def test_what_was_done_is_said_to_who_did_it_and_to_open_eyes() -> None:
    text = record_of("leaders")
    whole = Reel(text)
    entries = records.read(text).entries
    at = next(number for number, entry in enumerate(entries, 1) if entry.get("seat") == 2)
    assert whole.frame(at, "2", "en").done.startswith("Player C: ")
    assert whole.frame(at, "open", "en").done.startswith("Player C: ")
    assert whole.frame(at, "2", "ru").done != whole.frame(at, "2", "en").done
    for eyes in ("0", "spectator"):
        assert whole.frame(at, eyes, "en").done == ""


def test_a_game_that_is_looked_at_again_is_still_there() -> None:
    text = record_of("leaders")
    assert reel(text) is reel("".join([text]))


def test_eyes_are_those_of_somebody(subtests: pytest.Subtests) -> None:
    whole = Reel(record_of("leaders"))
    for eyes in ("", "4", "-1", "everybody", "999", "¹"):
        with subtests.test(eyes), pytest.raises(Problem, match="Eyes"):
            whole.frame(1, eyes, "")


def test_a_finished_game_can_be_watched_by_http(server: Running) -> None:
    table, people = full_table(server, "leaders", 4, options={"turn_limit": 6})
    watcher = server.person("Watcher")
    for path in ("replay", "timeline"):
        for eyes in ("spectator", "0", "open"):
            assert watcher.refused("GET", f"/api/tables/{table}/{path}?eyes={eyes}")["code"] == "conflict"
    play_on(people, table)
    timeline = watcher.get(f"/api/tables/{table}/timeline", eyes="open", lang="ru")
    last = timeline["length"]
    frame = watcher.get(f"/api/tables/{table}/replay", at=last, eyes="1", lang="ru")
    assert (frame["at"], frame["length"]) == (last, last)
    assert frame["view"]["you"] == 1 and frame["view"]["result"] is not None
    assert len(frame["words"]) == len(frame["events"]) > 0 and frame["lines"]
    first = watcher.get(f"/api/tables/{table}/replay", at=0)
    assert first["view"]["you"] is None and first["view"]["result"] is None
    for query in ("eyes=9", "lang=xx", "at=-1"):
        assert watcher.refused("GET", f"/api/tables/{table}/replay?{query}")["code"] == "bad-request"
    assert watcher.refused("GET", f"/api/tables/{table}/timeline?eyes=9")["code"] == "bad-request"


def test_a_link_shows_a_private_game_to_everybody_and_nothing_else(server: Running) -> None:
    people = [server.person() for _ in range(4)]
    ana = people[0]
    table = ana.table("leaders", 4, public=False, options={"turn_limit": 4})
    path = f"/api/tables/{table}"
    for person in people[1:]:
        person.join(table, invitation=ana.get(path)["path"].partition("#")[2])
    ana.start(table)
    assert ana.get(path)["shared"] == "", "nothing can be shared before the end"
    play_on(people, table)
    ana.post(f"{path}/rematch")
    entered = ana.get(path)
    page, _, share = entered["shared"].partition("?share=")
    assert page == f"/r/{table}" and len(share) == 32 and share not in entered["path"]

    stranger = server.anyone()
    with_link = {"headers": {"x-euphoria-invitation": share}}
    for part in ("", "/replay?at=3", "/timeline", "/dice", "/outcome", "/statistics", "/analysis", "/record"):
        assert stranger.request("GET", path + part).status_code == 404, part
        assert stranger.request("GET", path + part, **with_link).status_code == 200, part
    assert stranger.request("GET", f"{path}/record", params={"share": share}).status_code == 200
    shown = stranger.request("GET", path, **with_link).json()
    assert (shown["path"], shown["shared"], shown["table"]["next"]) == (entered["shared"],) * 2 + ("",)
    assert entered["table"]["next"], "the rematch is not told to whoever sees only this game"
    for part in ("/chat", "/position", "/events", "/words"):
        assert stranger.request("GET", path + part, **with_link).status_code == 404, part
    bo = server.person("Bo")
    assert bo.refused("POST", f"{path}/join", invitation=share)["code"] == "not-found"
    with bo.sit(table, invitation=share) as socket:
        assert socket.next()["code"] == "not-found"

    other = ana.table("leaders", 4, bots=3, public=False)
    assert stranger.request("GET", f"/api/tables/{other}", **with_link).status_code == 404
    ana.post(f"{path}/invitation")
    assert stranger.request("GET", path, **with_link).status_code == 404, "the host can end all links"


def test_the_link_to_a_running_game_is_no_way_in(server: Running) -> None:
    ana = server.person("Ana")
    table = ana.table("leaders", 4, bots=3, public=False)
    ana.start(table)
    live = server.house.tables.held_table(table)
    assert live is not None
    given = {"headers": {"x-euphoria-invitation": access.shown(server.house.secret, live)}}
    for part in ("", "/replay?at=3", "/board"):
        assert server.anyone().request("GET", f"/api/tables/{table}{part}", **given).status_code == 404
