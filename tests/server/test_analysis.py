"""Analyses of finished games: made once in the background, kept, and shown to whoever may see the game."""

from pathlib import Path
from typing import Any

import pytest

from euphoria.server.archive import analysing
from kit.server import Player, Running, full_table, play_on, running, wait_until

OPTIONS = {"turn_limit": 4}


def analysed(player: Player, table: str, lang: str = "en") -> dict[str, Any]:
    state: dict[str, Any] = {}

    def ready() -> bool:
        state.update(player.get(f"/api/tables/{table}/analysis", lang=lang))
        return state["analysis"] is not None

    wait_until(ready, patience=60)
    return state


def test_an_analysis_is_made_once_kept_and_shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path}/a.sqlite"
    with running(database) as server:
        table, (ana, ben) = full_table(server, "dystopia", 2, options=OPTIONS)
        path = f"/api/tables/{table}/analysis"
        assert ana.refused("POST", path)["code"] == "conflict", "nobody looks into a running game"
        assert ana.refused("GET", path)["code"] == "conflict"
        play_on([ana, ben], table)
        before = ana.get(path)
        assert (before["running"], before["total"], before["analysis"]) == (False, 0, None)
        stranger = server.person("Zoe")
        assert stranger.refused("POST", path)["code"] == "not-allowed", "others do not let the house work"
        assert ana.post(path)["running"]
        state = analysed(ana, table)
        assert state["done"] == state["total"] == len(state["analysis"]["choices"]) > 3
        for account in state["analysis"]["accounts"]:
            parts = [account[name] for name in ("start", "luck", "skill", "others", "rest")]
            assert sum(parts) == pytest.approx(account["end"], abs=0.01)
        assert ben.get(path, lang="en") == state, "everybody sees the same"
        spanish = ben.get(path, lang="es")["analysis"]
        assert spanish["curve"] == state["analysis"]["curve"]
        assert spanish["choices"][-1]["played"] != state["analysis"]["choices"][-1]["played"]
        assert stranger.get(path, lang="en") == state, "and so does whoever may see the replay"

    async def fail(*_: object) -> None:
        raise AssertionError("it was made before")

    monkeypatch.setattr(analysing.Analysing, "_analyse", fail)
    with running(database) as server:
        again = server.anyone(ana.token)
        assert again.post(f"/api/tables/{table}/analysis") == state


def test_an_analysis_that_fails_can_be_begun_anew(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = full_table(server, "dystopia", 2, options=OPTIONS)
    play_on(people, table)
    path = f"/api/tables/{table}/analysis"
    whole = analysing.Analysing._analyse

    async def fail(*_: object) -> None:
        raise RuntimeError("the desk is gone")

    monkeypatch.setattr(analysing.Analysing, "_analyse", fail)
    assert people[0].post(path)["running"]
    wait_until(lambda: not people[0].get(path)["running"])
    monkeypatch.setattr(analysing.Analysing, "_analyse", whole)
    people[0].post(path)
    assert analysed(people[1], table)["analysis"]["games"] > 0
