"""Guided games: played in all their ways on the real engine, in all languages, with rules that exist."""

import itertools
import re
from functools import cache
from typing import Any

import pytest

from euphoria import ledger, lessons
from euphoria.languages import LANGUAGES
from euphoria.lessons.parsing import BadLesson, read
from euphoria.server.catalogue.lessons import at, lesson_info
from euphoria.server.common.errors import Problem
from euphoria.server.push import ask
from euphoria.server.wire.learn import LessonPlace
from euphoria.speech.messages import messages
from fluent_files import entries

TITLES = lessons.titles()


@cache
def first_way(title: str) -> list[lessons.Snapshot]:
    lesson = lessons.lesson(title)
    return lessons.play(lesson, list(lesson.names))


def ways(title: str) -> list[list[int]]:
    """Everything a learner can choose. How many ways on there are does not depend on the way taken."""
    return [
        list(way) for way in itertools.product(*[range(len(f.expect)) for f in first_way(title) if f.expect])
    ]


def test_every_title_has_a_lesson() -> None:
    assert set(TITLES) == {"leaders", "dystopia", "show"}


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_is_short_and_runs_to_the_end_of_a_game(title: str) -> None:
    snapshots = first_way(title)
    assert 10 <= len(snapshots) <= 18
    assert snapshots[-1].match.over and not snapshots[-1].expect
    assert lessons.lesson(title).you in snapshots[-1].match.result["winners"]  # type: ignore[index]


@pytest.mark.parametrize("title", TITLES)
def test_every_way_the_learner_can_take_leads_to_the_same_end(title: str) -> None:
    lesson = lessons.lesson(title)
    assert len(ways(title)) > 1
    for way in ways(title):
        snapshots = lessons.play(lesson, list(lesson.names), way)
        assert [len(f.expect) for f in snapshots] == [len(f.expect) for f in first_way(title)], way
        assert snapshots[-1].match.result == first_way(title)[-1].match.result, way


@pytest.mark.parametrize("title", TITLES)
def test_the_choices_of_the_learner_are_really_played(title: str) -> None:
    snapshots = first_way(title)
    choices = [snapshot for snapshot in snapshots if snapshot.expect]
    for number, snapshot in enumerate(choices):
        for taken, option in enumerate(snapshot.expect):
            way = [0] * number + [taken]
            lesson = lessons.lesson(title)
            log = lessons.play(lesson, list(lesson.names), way)[-1].match.log
            assert {"seat": lesson.you, "do": option} in log


@pytest.mark.parametrize("title", TITLES)
def test_every_step_cites_a_rule_that_exists(title: str) -> None:
    for step in lessons.lesson(title).steps:
        assert ledger.rule(step.rule).title == title


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_the_coach_has_words_for_everything(title: str, language: str) -> None:
    lesson, words = lessons.lesson(title), messages(language)
    for step in lesson.steps:
        assert words.has(step.say) and 40 < len(words.format(f"{step.say}.text", {})) < 520, step.say
        assert not step.choose or words.has(step.instead), step.say
    assert all(words.has(name) for name in lesson.names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_a_lesson_is_unused(language: str) -> None:
    told = {id for title in TITLES for step in lessons.lesson(title).steps for id in (step.say, step.instead)}
    told |= {name for title in TITLES for name in lessons.lesson(title).names}
    families = (*[f"learn-{title}-" for title in TITLES], "learn-name-", "coach-")
    written = {id for file in ("learn.ftl", "coach.ftl") for id in entries(language, file)}
    # "learn-show-me" is a button of the page.
    assert {id for id in written if id.startswith(families)} - {"learn-show-me"} == told - {""}


@pytest.mark.parametrize("title", TITLES)
def test_a_wrong_choice_is_possible_and_answered_kindly(title: str) -> None:
    """Somewhere the learner may go astray, or the lesson would only be a film."""
    info = lesson_info(title, "en", [])
    astray = [f for f in info.frames if f.decision and f.expect and len(f.expect) < len(f.decision.options)]
    assert len(astray) >= 5
    for frame in astray:
        assert frame.instead and not re.search(r"\b(wrong|bad|error|invalid)\b", frame.instead.lower())


@pytest.mark.parametrize("title", TITLES)
def test_frames_hold_what_a_board_needs(title: str) -> None:
    info = lesson_info(title, "ru", [])
    told = 0
    for frame in info.frames:
        assert frame.view["title"] == title and frame.view["you"] == info.you and frame.lines
        assert frame.words.first == told and len(frame.words.events) == len(frame.events)
        told += len(frame.events)
        if frame.decision is None:
            assert frame.words.options == [] and frame.words.question == ""
        else:
            assert len(frame.words.options) == len(frame.decision.options)
            assert len(frame.words.refused) == len(frame.decision.refused)
            assert set(frame.expect) <= {option.text for option in frame.decision.options}
    assert info.frames[-1].words.result


def test_of_endless_choices_the_expected_one_is_offered_though_no_table_would() -> None:
    snapshots = first_way("show")
    at = next(at for at, snapshot in enumerate(snapshots) if snapshot.named)
    text = snapshots[at].named[0].text
    asked = snapshots[at].match.decision(0)
    assert asked is not None and text not in {option.text for option in asked.options}
    shown = lesson_info("show", "en", []).frames[at]
    assert shown.decision is not None and shown.decision.options[0].text == text
    assert text in shown.expect and shown.words.options[0].startswith("Move to")


def test_a_choice_that_is_none_is_refused() -> None:
    with pytest.raises(Problem, match="ways on"):
        lesson_info("leaders", "en", [7])
    with pytest.raises(Problem, match="no such lesson"):
        lesson_info("chess", "en", [])


def answered(step: int, question: dict[str, Any]) -> dict[str, Any]:
    match, you = at("show", "", LessonPlace(step=step, made=[]))
    answer = ask.work_out(match, you, question).answer
    assert answer is not None
    return answer


def test_a_learner_may_ask_what_players_may_ask() -> None:
    """The numbers the coach names are those of the engine."""
    step = [step.say for step in lessons.lesson("show").steps].index("coach-show-aim")
    question = {"ask": "aim", "figure": "A.blanca", "target": "B.madeleine"}
    aim = answered(step, question)
    assert [weapon["aim"] for weapon in aim["weapons"]] == [4, 4]
    assert {one["id"]: one["value"] for one in aim["weapons"][1]["modifiers"]} == {
        "cover-touching": -2,
        "moving": -1,
    }
    odds = {**question, "ask": "odds", "weapon": "second", "shots": 2}
    assert answered(step, odds)["hits"]["ways"][0] == "36"
    with pytest.raises(Problem, match="'ask' is one of"):
        answered(step, {"ask": "nothing"})
    with pytest.raises(Problem, match="no step"):
        answered(15, question)


LESSON = """
title: leaders
you: A
names: [learn-name-you, learn-name-boris, learn-name-clara, learn-name-dario]
given: {players: 4, phase: action}
steps:
  - {say: learn-leaders-shoot, rule: L-12.1, choose: [skip], instead: learn-leaders-shoot-instead}
"""


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("title: leaders", "titel: leaders", "unknown key 'titel'"),
        ("you: A", "you: Z", "letter from A to H"),
        ("players: 4, ", "", "'players' is the number"),
        ("steps:", "luck: [draw soul-mirror]\nsteps:", "never asked for"),
        ("choose: [skip]", "choose: [shoot]", "no option fits 'shoot'"),
        ("rule: L-12.1", "rule: 12", "needs a text under 'rule'"),
        (", instead: learn-leaders-shoot-instead", "", "needs a text under 'instead'"),
        ("choose: [skip], instead: learn-leaders-shoot-instead", "then: [{C: skip}]", "Step 1 of 'leaders'"),
        ("choose: [skip], instead: learn-leaders-shoot-instead", "then: [{others: pass}]", "nobody else"),
        ("choose: [skip], instead: learn-leaders-shoot-instead", "then: [A]", "one seat and its action"),
    ],
)
def test_a_slip_of_the_author_is_one_sentence(old: str, new: str, complaint: str) -> None:
    assert lessons.play(read(LESSON), ["a", "b", "c", "d"])
    assert old in LESSON
    with pytest.raises(BadLesson, match=complaint):
        lessons.play(read(LESSON.replace(old, new)), ["a", "b", "c", "d"])
