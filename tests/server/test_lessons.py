"""Guided games by HTTP: what a learner is shown before a choice is what the choice then brings."""

from typing import Any

import pytest

from euphoria import lessons
from euphoria.languages import LANGUAGES
from kit.server import Player, Running


def plain(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Events without their numbers, which count from another place."""
    return [{key: value for key, value in event.items() if key not in ("number", "ply")} for event in events]


def preview(learner: Player, title: str, step: int, action: str, **more: Any) -> dict[str, Any]:
    body = {"step": step, "made": [], "action": action, **more}
    found: dict[str, Any] = learner.post(f"/api/lessons/{title}/preview", **body)
    return found


@pytest.mark.parametrize("title", lessons.titles())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_brings_what_its_preview_promised(server: Running, title: str, lang: str) -> None:
    learner = server.anyone()
    frames = learner.get(f"/api/lessons/{title}", lang=lang)["frames"]
    told = 0
    for step, frame in enumerate(frames[:-1]):
        if not frame["expect"]:
            continue
        seen = preview(learner, title, step, frame["expect"][0], lang=lang)
        assert seen["then"] != "no", step
        then = frames[step + 1]
        count = len(seen["events"])
        assert plain(seen["events"]) == plain(then["events"][:count]), step
        assert seen["words"] == then["words"]["events"][:count], step
        told += count
        alone = then["decision"] and then["decision"]["posed"] == frame["decision"]["posed"] + 1
        if alone and seen["view"] is not None:
            assert seen["view"] == then["view"], step
    assert told > 2


def test_what_is_refused_promises_nothing(server: Running) -> None:
    learner = server.anyone()
    frames = learner.get("/api/lessons/dystopia")["frames"]
    step, no = next(
        (step, frame["decision"]["refused"][0]["text"])
        for step, frame in enumerate(frames)
        if frame["decision"] and frame["decision"]["refused"]
    )
    nothing: dict[str, Any] = {"then": "no", "events": [], "words": [], "view": None}
    assert preview(learner, "dystopia", step, no) == nothing
    assert preview(learner, "dystopia", step, "dance") == nothing


def test_there_is_nothing_beyond_the_end_and_in_no_lesson(server: Running) -> None:
    learner = server.anyone()
    body = {"step": 99, "made": [], "action": "pass"}
    assert learner.refused("POST", "/api/lessons/leaders/preview", **body)["code"] == "bad-request"
    assert learner.refused("POST", "/api/lessons/chess/preview", **body)["code"] == "not-found"
