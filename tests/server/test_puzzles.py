"""Puzzles by HTTP: a question as its seat knows it, a verdict on an answer, and nothing before its time."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from euphoria.api import game as game_of
from euphoria.bots.puzzles import Puzzle, puzzles, todays, with_puzzles
from euphoria.core.luck import Luck
from euphoria.core.shapes import is_dict, is_list
from euphoria.languages import LANGUAGES, Language
from euphoria.server.catalogue import puzzles as catalogue
from euphoria.server.push.ask import preview
from euphoria.server.wire.play import Check
from euphoria.server.wire.puzzles import PuzzleAnswer
from kit.server import Player, Running, SetClock, running

DAY = 86_400_000
UNKNOWN = (
    "leaders-0",
    "leaders-31",
    "leaders-01",
    "leaders-1x",
    "leaders-²",
    "leaders",
    "chess-1",
    "-1",
    "x",
)


def solve(person: Player, id: str, action: str, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = person.post(f"/api/puzzles/{id}/answer", action=action, **more)
    return found


def keys(data: object) -> set[str]:
    """The names of all that is told, however deep."""
    if is_dict(data):
        return set(data) | {key for value in data.values() for key in keys(value)}
    return {key for one in data for key in keys(one)} if is_list(data) else set()


@pytest.mark.parametrize("title", with_puzzles())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_right_answer_brings_the_solution_and_another_one_does_not(
    server: Running, title: str, lang: str
) -> None:
    person, known = server.anyone(), puzzles(title)
    for number in (1, len(known)):
        id, puzzle = f"{title}-{number}", known[number - 1]
        told = person.get(f"/api/puzzles/{id}", lang=lang)
        offered = [option["text"] for option in told["decision"]["options"]]
        assert set(offered) == set(puzzle.chances)
        assert (told["you"], told["count"], len(told["words"]["options"])) == (
            puzzle.seat,
            len(known),
            len(offered),
        )
        assert told["following"] == f"{title}-{number % len(known) + 1}"

        wrong = next(text for text in offered if text != puzzle.best)
        answer = solve(person, id, wrong, lang=lang)
        assert answer == {
            "right": False,
            "chance": puzzle.chances[wrong],
            "best": puzzle.chances[puzzle.best],
            "solution": None,
        }
        assert solve(person, id, wrong, lang=lang, solution=True)["right"] is False

        right = solve(person, id, puzzle.best, lang=lang)
        assert right["right"] is True
        assert right["solution"] == solve(person, id, wrong, lang=lang, solution=True)["solution"]
        worth = {one["action"]: one["chance"] for one in right["solution"]["choices"]}
        assert worth == puzzle.chances
        assert next(iter(worth)) == right["solution"]["action"] == puzzle.best
        assert right["solution"]["words"] == told["words"]["options"][offered.index(puzzle.best)]


def test_the_moment_is_told_with_the_question(server: Running) -> None:
    person = server.anyone()
    shot = person.get("/api/puzzles/leaders-7")
    assert shot["moment"][1:] == ["The shot is aimed at you!"]
    assert shot["moment"][0].startswith("Turn 33: it is ") and shot["words"]["question"].startswith(
        "Will you"
    )
    assert person.get("/api/puzzles/dystopia-3")["moment"] == ["Turn 179: it is your turn."]


def test_what_is_no_choice_is_refused(server: Running) -> None:
    person = server.anyone()
    path = "/api/puzzles/leaders-1/answer"
    assert person.refused("POST", path, action="dance")["code"] == "bad-action"
    assert person.refused("POST", path, action="target H")["code"] == "refused"
    assert person.refused("POST", path)["code"] in ("bad-request", "not-json")


@pytest.mark.parametrize("id", UNKNOWN)
def test_an_unknown_puzzle_is_not_found_in_one_sentence(server: Running, id: str) -> None:
    person = server.anyone()
    assert person.refused("GET", f"/api/puzzles/{id}")["message"] == "There is no such puzzle."
    bodies: dict[str, dict[str, Any]] = {
        "answer": {"action": "pass"},
        "preview": {"action": "pass"},
        "ask": {"question": {}},
    }
    for path, body in bodies.items():
        assert person.refused("POST", f"/api/puzzles/{id}/{path}", **body)["code"] == "not-found"


def test_all_titles_with_puzzles_are_listed_and_the_day_has_its_own(tmp_path: Path) -> None:
    """The same for everybody until midnight, and the titles take turns."""
    clock = SetClock(20_000 * DAY)
    with running(f"sqlite:///{tmp_path}/house.db", clock=clock) as server:
        seen: list[str] = []
        for _ in range(2 * len(with_puzzles())):
            answers: list[dict[str, Any]] = [server.anyone().get("/api/puzzles") for _ in range(2)]
            clock.time += DAY - 1
            answers.append(server.anyone().get("/api/puzzles"))
            assert len({answer["today"] for answer in answers}) == 1
            clock.time += 1
            seen.append(answers[0]["today"])
        shelves: list[dict[str, Any]] = server.anyone().get("/api/puzzles")["titles"]
    assert {one["title"]: one["count"] for one in shelves} == {
        title: len(puzzles(title)) for title in with_puzzles()
    }
    assert len(set(seen)) == len(seen)
    titles = [id.rpartition("-")[0] for id in seen]
    assert set(titles[: len(with_puzzles())]) == set(with_puzzles())
    assert titles[: len(with_puzzles())] == titles[len(with_puzzles()) :]


def test_a_title_without_puzzles_does_not_appear(monkeypatch: pytest.MonkeyPatch) -> None:
    first = with_puzzles()[0]
    monkeypatch.setattr("euphoria.bots.puzzles.data.titles", lambda: [first])
    monkeypatch.setattr(catalogue, "with_puzzles", lambda: [first])
    assert [one.title for one in catalogue.shelf(0, "en").titles] == [first]
    assert {todays(day)[0] for day in range(9)} == {first}
    monkeypatch.setattr(catalogue, "with_puzzles", list)
    assert (catalogue.shelf(0, "en").titles, catalogue.shelf(0, "en").today) == ([], "")


# ------------------------------------------------------------------ what nobody may know yet


@pytest.mark.parametrize("title", with_puzzles())
def test_nothing_tells_the_solution_before_an_answer(server: Running, title: str) -> None:
    person = server.anyone()
    for number, puzzle in list(enumerate(puzzles(title), 1))[::5]:
        told = person.get(f"/api/puzzles/{title}-{number}")
        seen = person.post(f"/api/puzzles/{title}-{number}/preview", action=puzzle.best)
        # The view is the seat's own; a figure of the show has a state that everybody sees.
        del told["view"], seen["view"]
        assert not keys([told, seen]) & {"best", "chances", "chance", "solution", "state", "seed", "bag"}


@pytest.mark.parametrize("title", with_puzzles())
def test_worlds_that_the_seat_cannot_tell_apart_give_the_same_answers(
    monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    """All that is sent, also previews and reasons, comes from what the seat sees alone."""
    game, differing = game_of(title), 0
    for number, puzzle in enumerate(puzzles(title), 1):
        state = game.read(puzzle.state)
        twin = game.determinize(state, puzzle.seat, Luck(number))
        differing += twin.digest() != state.digest()
        other = msgspec.structs.replace(puzzle, state=twin.to_json())
        id = f"{title}-{number}"
        assert told(monkeypatch, id, puzzle) == told(monkeypatch, id, other), id
    assert differing > 5


def told(monkeypatch: pytest.MonkeyPatch, id: str, puzzle: Puzzle, lang: Language = "ru") -> list[bytes]:
    """Everything that a solver can ask for."""
    with monkeypatch.context() as patched:

        def found(_id: str) -> Puzzle:
            return puzzle

        patched.setattr(catalogue, "_found", found)
        catalogue.lay.cache_clear()
        laid = catalogue.lay(id, lang)
        # The solution is worked out once, for it takes longest: it comes with the right answer, and it is the
        # same with every other one (that is tested above).
        parts: list[Any] = [catalogue.puzzle_info(id, lang)]
        for option in laid.decision.options:
            parts.append(catalogue.verdict(id, PuzzleAnswer(action=option.text, lang=lang)))
            parts.append(preview(laid.match, puzzle.seat, Check(action=option.text, lang=lang)))
        assert any(getattr(part, "solution", None) is not None for part in parts)
    catalogue.lay.cache_clear()
    return [msgspec.json.encode(part) for part in parts]
