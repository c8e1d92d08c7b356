"""What is urgent comes first, what keeps things is one key away, and a refusal shows what would work."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

import euphoria
from cli.terminal import Script, Terminal
from euphoria.cli.news import tell
from euphoria.core.decision import Decision
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.games.leaders.rules.cards import KINDS
from euphoria.games.leaders.terminal import FACE
from euphoria.speech import Speech
from euphoria.terminal.face import face_of
from euphoria.terminal.screen import Screen

NAMES = ["Ana", "Ben", "Cleo", "Dan"]


@pytest.mark.parametrize(
    ("event", "urgent"),
    [
        ({"event": "leaders-shot", "victim": 0}, True),
        ({"event": "leaders-shot", "victim": 1}, False),
        ({"event": "leaders-becomes-wastelander", "seat": 0}, True),
        ({"event": "leaders-becomes-wastelander", "seat": 2}, False),
        ({"event": "leaders-exposed", "recruit": 5, "kind": KINDS.index("SL")}, True),
        ({"event": "leaders-exposed", "recruit": 5, "kind": KINDS.index("S")}, False),
        ({"event": "leaders-turn", "seat": 0, "turn": 3}, False),
    ],
)
def test_what_is_urgent_for_the_reader(event: dict[str, Any], urgent: bool) -> None:
    assert FACE.urgent is not None and FACE.urgent(event, 0) is urgent


def test_what_is_urgent_is_told_before_all_else(capsys: pytest.CaptureFixture[str]) -> None:
    match = euphoria.new("leaders", players=4, key=bytes(32), names=NAMES)
    events = [
        {"event": "leaders-turn", "seat": 1, "turn": 2},
        {"event": "leaders-shoots", "seat": 1, "victim": 0},
        {"event": "leaders-shot", "victim": 0},
        {"event": "leaders-becomes-wastelander", "seat": 0},
    ]
    tell(Screen(), Speech("en", NAMES, 0), match, events)
    lines = [line for line in capsys.readouterr().out.splitlines() if line]
    assert lines[:2] == ["!! You are shot.", "!! You become a Wastelander."]
    assert lines[2].startswith("Turn 2: it is Ben’s turn.")


def test_rolls_among_equals_are_one_line() -> None:
    face = face_of("show")
    assert face is not None and face.told is not None
    match = euphoria.new("show", players=2, key=bytes(32), names=["Ana", "Ben"])
    values = ((0, 3), (1, 3), (0, 8))
    rolls = [{"event": "show-tie-roll", "figure": figure, "value": value} for figure, value in values]
    told = face.told(Speech("en", ["Ana", "Ben"], 0), match, [{"event": "show-turn", "turn": 1}, *rolls])
    assert len(told) == 2 and "3/8" in told[1][1]


def test_help_lists_only_what_the_title_has(terminal: Terminal) -> None:
    words = {}
    for title in euphoria.titles():
        shown = terminal.run("play", title, "--seed", "w", typed="help\nquit\n").out
        words[title] = {
            line.split()[0] for line in shown.splitlines() if line.startswith("  ") and line.split()
        }
    assert {"deduce", "claim", "always"} <= words["leaders"] and "trade" not in words["leaders"]
    assert "trade" in words["dystopia"] and not {"deduce", "claim", "always"} & words["dystopia"]
    assert "where" in words["show"] and not {"deduce", "claim", "trade"} & words["show"]


def test_a_trade_is_explained_by_one_that_works_and_then_offered(terminal: Terminal) -> None:
    script = Script("Your turn: place a worker", "1", "trade", "trade nonsense")
    done = terminal.run("play", "dystopia", "--players", "2", "--seed", "w", "--bots", "random", typed=script)
    assert done.code == 0
    assert any(
        "is no offer: whom, what you give, what you get" in " ".join(one.split()) for one in script.shown
    )


def test_a_list_of_options_may_be_written_without_brackets(terminal: Terminal) -> None:
    done = terminal.run("play", "show", "--option", "house=must-flee,flat-jump-price", typed="quit\n")
    assert done.code == 0
    (path,) = terminal.files()
    assert euphoria.load(path).settings["house"] == ["must-flee", "flat-jump-price"]
    wrong = terminal.run("play", "show", "--option", "house=must-fly")
    assert wrong.code == 2 and "must-flee" in wrong.err


def test_shares_are_seats_that_won_among_seats_that_played(terminal: Terminal) -> None:
    argv = ["simulate", "leaders", "--games", "6", "--players", "4-5", "--bots", "random", "--jobs", "1"]
    done = terminal.run(*argv)
    row = next(line.split() for line in done.out.splitlines() if line.strip().startswith("random"))
    seats, wins, rate = int(row[1]), int(row[2]), float(row[3])
    assert rate == pytest.approx(100 * wins / seats, abs=0.05)
    assert "4 players (3 games" in done.out and "Wastelander" in done.out


def test_groups_of_games_say_how_often_each_bot_won_and_numbers_are_those_of_the_language(
    terminal: Terminal,
) -> None:
    argv = ["simulate", "leaders", "--games", "12", "--players", "4-5", "--bots", "random,greedy"]
    done = terminal.run(*argv, "--jobs", "1", "--json")
    groups = json.loads(done.out)["by_players"].values()
    totals = json.loads(done.out)["bots"]
    for kind, total in totals.items():
        assert sum(group["bots"][kind]["seats"] for group in groups) == total["seats"]
        assert sum(group["bots"][kind]["wins"] for group in groups) == total["wins"]
    spoken = terminal.run(*argv, "--jobs", "1", "--lang", "ru").out
    spoken = " ".join(spoken.split())
    assert re.search(r"greedy: победы на \d+,\d % своих мест \(\d+ из \d+\)", spoken)
    assert not re.search(r"\d\.\d", spoken)


@pytest.mark.parametrize(
    ("language", "question", "card", "text"),
    [
        ("en", "does a grenade hurt my own figures?", "grenade", "Everybody under"),
        ("es", "¿qué hace el cerdo de barro?", "clay-swine", "al azar"),
        ("ru", "что делает глиняная свинья?", "clay-swine", "знаете только вы двое"),
    ],
)
def test_a_question_that_names_a_card_is_answered_by_it_first(
    terminal: Terminal, language: str, question: str, card: str, text: str
) -> None:
    shown = " ".join(terminal.run("rules", question, "--lang", language).out.split())
    assert card in shown.split(text)[0]
    assert not re.search(r"[LDS]-\d+\.\d", shown.split(text)[0])


def test_values_of_an_option_are_compared(terminal: Terminal) -> None:
    argv = ["simulate", "leaders", "--games", "4", "--players", "4", "--bots", "random", "--jobs", "1"]
    done = terminal.run(*argv, "--option", "turn_limit=5|9")
    assert done.code == 0
    assert "turn_limit=5 (2 games" in done.out and "turn_limit=9 (2 games" in done.out


def asked(title: str, kind: str, verb: str) -> Iterator[tuple[Match, Decision]]:
    """Questions of this kind in random games that offer this verb."""
    for seed in range(40):
        match = euphoria.new(title, players=4, key=bytes([seed]) * 32, names=NAMES)
        luck = Luck(seed)
        for _ in range(400):
            if match.over:
                break
            decision = match.decisions[0]
            if decision.kind == kind and any(option.verb == verb for option in decision.options):
                yield match, decision
            match.act(decision.seat, decision.options[luck.below(len(decision.options))])


def test_shooting_says_whom_and_the_present_target_is_marked_and_kept() -> None:
    match, decision = next(asked("leaders", "action", "shoot"))
    view = match.view(decision.seat)
    seat: int = view["seats"][decision.seat]["gun"]["target"]
    target = NAMES[seat]
    speech = Speech("en", NAMES, decision.seat)
    shoot = next(option for option in decision.options if option.verb == "shoot")
    assert speech.action(match, shoot) == f"Shoot (at {target})"

    match, decision = next(asked("leaders", "target", "target"))
    view = match.view(decision.seat)
    speech = Speech("en", NAMES, decision.seat)
    assert FACE.keeps is not None
    kept = FACE.keeps(view, decision)
    assert kept is not None and kept.arguments["target"] == view["seats"][decision.seat]["gun"]["target"]
    marked = [option for option in decision.options if "(as now)" in speech.action(match, option)]
    assert marked == [kept]


def test_workers_are_named_by_what_they_show_and_where_they_stand() -> None:
    match, decision = next(asked("dystopia", "turn", "retrieve"))
    speech = Speech("en", NAMES, decision.seat)
    option = next(option for option in decision.options if option.verb == "retrieve")
    placed = [w for w in match.view(decision.seat)["seats"][decision.seat]["workers"] if w["where"] != "home"]
    text = speech.action(match, option)
    assert any(text.startswith(f"Retrieve the {worker['value']} (") for worker in placed), text
