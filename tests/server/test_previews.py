"""What chats and networks show of a link: only what everybody may see who has it."""

import re
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

import euphoria
from euphoria.registry import title as title_of
from euphoria.server.pictures import card
from kit.server import Player, Running, play_on, running, wait_until

PAGE = "<!doctype html><html><head><title>Euphoria</title></head></html>"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text(PAGE)
    with running(f"sqlite:///{tmp_path}/server.sqlite", web=str(tmp_path / "web")) as one:
        yield one


def lines(server: Running, path: str, **headers: str) -> dict[str, str]:
    answer = server.http.get(path, headers=headers)
    assert answer.status_code == 200
    return dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)" />', answer.text))


def table(server: Running, public: bool, begin: bool = True) -> tuple[str, list[Player]]:
    people = [server.person(name) for name in ("Ana <b>&", "Bo", "Chen", "Dalia")]
    host = people[0]
    id = host.table("leaders", 4, public=public, options={"turn_limit": 4})
    invitation = host.get(f"/api/tables/{id}")["path"].partition("#")[2]
    for person in people[1:]:
        person.join(id, invitation=invitation)
    if begin:
        host.start(id)
    return id, people


def test_a_shared_moment_has_a_picture_and_a_sentence(server: Running) -> None:
    id, people = table(server, public=False)
    play_on(people, id)
    shared = people[0].get(f"/api/tables/{id}")["shared"]
    # Before somebody at the desk is awake, the page may come without a sentence.
    wait_until(lambda: lines(server, f"{shared}&at=5")["description"].endswith("."))
    told = lines(server, f"{shared}&at=5")
    assert told["title"] == "Leaders of Euphoria" and told["description"].endswith(".")
    address = told["image"].replace("&amp;", "&").removeprefix(server.address)
    picture = server.http.get(address)
    assert picture.headers["content-type"] == "image/png"
    assert picture.content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture.content[16:24]) == (card.WIDTH, card.HEIGHT)
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
    later = lines(server, f"{shared}&at=1000")["image"].replace("&amp;", "&").removeprefix(server.address)
    assert server.http.get(later).content != picture.content, "another moment, another picture"
    assert lines(server, f"{shared}&at=30", **{"accept-language": "ru"})["title"] == "Лидеры Эйфории"


def test_a_private_table_tells_nothing_without_its_link(server: Running) -> None:
    id, people = table(server, public=False)
    assert lines(server, f"/t/{id}") == lines(server, f"/r/{id}?at=3") == {}
    play_on(people, id)
    for path in (f"/t/{id}", f"/r/{id}", f"/r/{id}?share={'0' * 32}", f"/r/{id}?at=x&share="):
        assert lines(server, path) == {}, path
    assert server.http.get(f"/api/tables/{id}/picture").status_code == 404


def test_of_a_running_game_only_the_company_is_told(server: Running) -> None:
    id, _ = table(server, public=True)
    told = lines(server, f"/t/{id}")
    assert told["description"] == "Ana &lt;b&gt;&amp;, Bo, Chen, Dalia"
    assert told["image"].endswith("/icon-512.png")
    assert lines(server, f"/r/{id}?at=5")["image"].endswith("/icon-512.png")
    assert server.http.get(f"/api/tables/{id}/picture").status_code == 409
    assert lines(server, "/t/nowhere") == {}


@pytest.mark.parametrize("title", euphoria.titles())
def test_every_title_draws_its_table_from_what_an_onlooker_sees(title: str) -> None:
    names = ["<i>Ana", "Bo", "Chen", "Dalia"][: euphoria.game(title).least]
    match = euphoria.new(title, players=len(names), key=bytes(32), names=names)
    draw = title_of(title).picture
    assert draw is not None
    pictures = set()
    for _ in range(3):
        for _ in range(12):
            decision = match.decisions[0]
            match.act(decision.seat, decision.options[-1])
        board = draw(match.view(None), names)
        assert board.startswith("<svg") and "<i>" not in board
        pictures.add(card.png("Title", "Ana & Bo <b>", names, board))
    assert len(pictures) > 1
    assert card.png("Title", "", names, "") != card.png("Title", "", [], "")
