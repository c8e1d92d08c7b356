"""How much work the server does for a move, counted, not timed: it must not grow without anybody noticing."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from euphoria.core.match import Match
from euphoria.server.push import audience, sentences, subscriber, views
from euphoria.server.store import changes
from kit.play import walk
from kit.server import Running, Socket, full_table, running, wait_until
from kit.titles import TITLES, new_match


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path}/effort.sqlite") as one:
        yield one


def counted(monkeypatch: pytest.MonkeyPatch, counts: Counter[Any], place: Any, name: str, by: int) -> None:
    """Count the calls of a function, each under its name and the argument with this number."""
    real: Callable[..., Any] = getattr(place, name)

    def call(*given: Any, **more: Any) -> Any:
        counts[name, given[by]] += 1
        return real(*given, **more)

    monkeypatch.setattr(place, name, call)


def settled(sockets: list[Socket]) -> None:
    """Everybody has everything that was sent so far."""
    for number, socket in enumerate(sockets):
        socket.send("ping", n=number)
        socket.until("pong")


def test_a_move_makes_each_view_once_however_many_listen(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = full_table(server, "leaders", 4)
    tabs = [person.sit(table) for person in people for _ in range(2)]
    crowd = [server.person().sit(table) for _ in range(3)]
    settled(tabs + crowd)
    question = people[0].position(table)
    asked = question["waiting"][0]["seat"]
    option = people[asked].position(table)["decision"]["options"][0]["text"]
    counts: Counter[Any] = Counter()
    counted(monkeypatch, counts, views, "position", 1)
    counted(monkeypatch, counts, views, "events", 2)
    counted(monkeypatch, counts, views, "own_table_info", 1)
    counted(monkeypatch, counts, changes, "_commit_rest", 0)
    tabs[2 * asked].act(option, question["ply"])
    settled(tabs + crowd)
    audiences = [0, 1, 2, 3, None]
    assert {seat: counts["position", seat] for seat in audiences} == dict.fromkeys(audiences, 1)
    assert {seat: counts["events", seat] for seat in audiences} == dict.fromkeys(audiences, 1)
    # The table itself did not change, so nobody is told of it, and the log grew in one batch.
    assert sum(counts.values()) == 2 * len(audiences)


def encodings(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often what is pushed was turned into bytes from now on, by the kind of message."""
    counts: Counter[str] = Counter()

    def encode(message: Any) -> bytes:
        counts[type(message).__name__] += 1
        return subscriber.encode(message)

    monkeypatch.setattr(audience, "encode", encode)
    return counts


def last(socket: Socket, kind: str) -> str:
    return next(text for text in reversed(socket.raw) if text.startswith(f'{{"type":"{kind}"'))


def test_sentences_are_made_once_for_all_who_read_the_same_language(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = full_table(server, "leaders", 4)
    question = people[0].position(table)
    asked = question["waiting"][0]["seat"]
    option = people[asked].position(table)["decision"]["options"][0]["text"]
    seated = people[asked].sit(table, lang="en")
    english = [server.person().sit(table, lang="en") for _ in range(3)]
    russian = [server.person().sit(table, lang="ru") for _ in range(2)]
    settled([seated, *english, *russian])
    made: Counter[Any] = Counter()
    counted(monkeypatch, made, sentences, "news", 2)
    encoded = encodings(monkeypatch)
    seated.act(option, question["ply"])
    settled([seated, *english, *russian])
    readers = {(seat, language) for _, (seat, language, _) in made}
    assert readers == {(asked, "en"), (None, "en"), (None, "ru")}
    assert sum(made.values()) == encoded["Words"] == 3
    assert len({last(socket, "words") for socket in english}) == 1
    assert len({last(socket, "words") for socket in russian}) == 1
    assert len({last(socket[0], "words") for socket in ([seated], english, russian)}) == 3


def test_chat_and_the_table_are_encoded_once_for_each_audience(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = full_table(server, "leaders", 4, options={"whispers": True})
    tabs = [person.sit(table) for person in people for _ in range(2)]
    crowd = [server.person().sit(table) for _ in range(3)]
    settled(tabs + crowd)
    encoded = encodings(monkeypatch)
    people[0].post(f"/api/tables/{table}/chat", key="whisper-1", text="between us", to=1)
    settled(tabs + crowd)
    assert encoded["Chat"] == 5
    told = ["between us" in last(socket, "chat") for socket in tabs + crowd]
    assert told == [True] * 4 + [False] * 7
    late = people[1].sit(table)  # nobody hears again what was said, and the table is as it was
    settled([late])
    assert encoded["Chat"] == 6 and encoded["TableNews"] == 0
    for tab in tabs[4:6]:
        tab.close()
    wait_until(lambda: server.house.hub.count == 10)
    wait_until(lambda: encoded["TableNews"] > 0)
    settled(tabs[:4] + tabs[6:] + crowd)
    assert encoded["TableNews"] == 4  # three who still sit there, and all spectators


def test_who_comes_and_goes_costs_no_view(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = full_table(server, "leaders", 4)
    first = [person.sit(table) for person in people]
    watcher = server.person().sit(table)
    settled([*first, watcher])
    counts: Counter[Any] = Counter()
    counted(monkeypatch, counts, views, "position", 1)
    again = [person.sit(table) for person in people]
    another = server.person().sit(table)
    settled([*again, another])
    assert [socket.raw[-1] and '"position"' in "".join(socket.raw) for socket in again] == [True] * 4
    for socket in again:
        socket.close()
    wait_until(lambda: server.house.hub.count == 6)
    assert not counts


def test_each_event_is_sorted_out_once_for_each_seat() -> None:
    """Asking for news bit by bit looks at no event twice: the list that holds them only grows."""
    match = new_match(TITLES[0], 4, "effort")
    lists = {seat: match._heard_by(seat) for seat in (0, 1, 2, 3, None)}
    for _ in walk(match, 5, most=60):
        for seat, heard in lists.items():
            assert match._heard_by(seat) is heard
            assert len(heard) == match.heard(seat)
            assert match._heard[-1 if seat is None else seat].sorted == len(match._told)
    twin: Match = match.copy()
    assert all(twin.events(seat) == match.events(seat) for seat in lists)
