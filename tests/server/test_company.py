"""The bots of the house have names and faces of their own, and people may choose a face."""

import re
from pathlib import Path
from typing import Any

import pytest

from euphoria import bots
from euphoria.api import titles
from euphoria.server.bots.workers import Reply, Thought
from euphoria.server.catalogue.games import offered
from euphoria.server.tables import company
from kit.server import Running, wait_until

DRAWINGS = Path(__file__).resolve().parents[2] / "web" / "src" / "ui" / "faces.ts"
LANGUAGES = ("en", "es", "ru")


def seats(table: dict[str, Any]) -> list[tuple[str, str]]:
    return [(seat["name"], seat["face"]) for seat in table["table"]["seats"]]


def test_every_character_is_drawn_and_every_drawing_is_somebody() -> None:
    drawn = set(re.findall(r"^    (\w+): \{$", DRAWINGS.read_text(encoding="utf-8"), re.MULTILINE))
    assert drawn == company.FACES and len(drawn) >= 12


def test_every_character_has_a_line_in_every_language_and_plays_a_known_kind() -> None:
    for title in titles():
        told = [next(one for one in offered(language).titles if one.id == title) for language in LANGUAGES]
        for characters in zip(*(info.company for info in told), strict=True):
            assert len({one.id for one in characters}) == 1
            assert len({one.line for one in characters}) == len(LANGUAGES)
            assert characters[0].bot in bots.kinds(title)
        levels = {bot.label for bot in told[0].opponents}
        assert levels.isdisjoint({"Random", "Greedy"}), "a level is a word for people"


@pytest.mark.parametrize("kind", ["random", "novice", "greedy", "veteran"])
def test_the_same_bots_sit_at_the_next_table_each_with_a_name(server: Running, kind: str) -> None:
    ana = server.person("Ana")
    plan = [{"kind": "open"}, *[{"kind": "bot", "bot": kind}] * 7]
    made = [ana.post("/api/tables", title="leaders", players=8, seats=plan) for _ in range(2)]
    assert seats(made[0]) == seats(made[1])
    names = [name for name, _ in seats(made[0])]
    assert len(set(names)) == 8 and not any("Bot" in name for name in names)
    faces = [face for _, face in seats(made[0])]
    assert faces[0] == "" and [face.capitalize() for face in faces[1:]] == names[1:]


def test_nobody_has_the_name_of_a_bot_at_the_same_table(server: Running) -> None:
    vesper = server.person("VESPER")
    plan = [{"kind": "open"}, *[{"kind": "bot", "bot": "greedy"}] * 3]
    table = vesper.post("/api/tables", title="leaders", players=4, seats=plan)
    assert "Vesper" not in [name for name, _ in seats(table)]
    host = server.person("Ana")
    other = host.post("/api/tables", title="leaders", players=4, seats=[{"kind": "open"}, *plan[:3]])
    assert "Vesper" in [name for name, _ in seats(other)]
    refused = vesper.refused("POST", f"/api/tables/{other['table']['id']}/join", seat=1)
    assert refused["facts"]["reason"] == "problems-same-name"


def test_the_bots_of_a_table_are_somebody_and_think_so(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody is told who they are, and so they are asked; people are nobody, whatever their face."""
    asked: set[str] = set()

    async def think(thought: Thought, *_: Any, **_more: Any) -> Reply:
        asked.add(thought.kind)
        return Reply(thought.options[0])

    monkeypatch.setattr(server.house.workers, "think", think)
    ana = server.person("Ana")
    ana.request("PATCH", "/api/me", json={"face": "magnus"})
    plan = [{"kind": "open"}, *[{"kind": "bot", "bot": "greedy"}] * 2, {"kind": "bot", "bot": "random"}]
    table = ana.post("/api/tables", title="leaders", players=4, seats=plan)["table"]
    faces = [(seat["kind"], seat["bot"], seat["face"], seat["manner"]) for seat in table["seats"]]
    assert faces[0] == ("person", "", "magnus", "") and faces[3][3] == ""
    minds = {f"greedy+{manner}" for _, bot, _, manner in faces if bot == "greedy"}
    assert len(minds) == 2 and all(
        company.personality("leaders", "greedy", face) for _, _, face, _ in faces[1:3]
    )
    ana.start(table["id"])
    wait_until(lambda: asked == {*minds, "random"})


def test_people_choose_a_face_and_sit_down_with_it(server: Running) -> None:
    ana = server.person("Ana")
    before = ana.table("leaders", 4)
    assert ana.get("/api/me")["face"] == ""
    chosen = ana.request("PATCH", "/api/me", json={"face": "corvus"}).json()
    assert (chosen["face"], chosen["name"]) == ("corvus", "Ana")
    assert ana.refused("PATCH", "/api/me", face="nobody")["facts"]["reason"] == "problems-no-face"
    assert ana.request("PATCH", "/api/me", json={"name": "Anna"}).json()["face"] == "corvus"
    after = ana.table("leaders", 4)
    assert seats(ana.get(f"/api/tables/{before}"))[0] == ("Ana", "")
    assert seats(ana.get(f"/api/tables/{after}"))[0] == ("Anna", "corvus")
    assert ana.get("/api/me/export")["person"]["face"] == "corvus"
