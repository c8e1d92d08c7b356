"""Every scenario of tests/scenarios as a test of its own, and the runner itself on broken ones."""

import io
import textwrap
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml

from euphoria.api import game
from euphoria.games.leaders.rules.position import PHASES, SEAT_KEYS, TABLE_KEYS
from euphoria.registry import LISTED
from euphoria.scenarios import files_in, read_file, run, run_files
from euphoria.scenarios.parsing import Scenario

FOLDER = Path(__file__).parent / "scenarios"
MANUAL = (Path(__file__).parents[1] / "docs" / "scenarios.md").read_text(encoding="utf-8")

Write = Callable[[str], Path]


def names_in(file: Path) -> list[str]:
    """What the scenarios of a file are called, as libyaml reads it: every worker needs the names of all of
    them, and our own reader, which minds more mistakes, takes five times as long. None if it cannot tell."""
    try:
        data = yaml.load(file.read_text(encoding="utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        return [str(scenario["name"]) for scenario in data["scenarios"]]
    except (yaml.YAMLError, LookupError, TypeError):
        return []


def collected() -> Iterator[object]:
    """One case per scenario; a file without names is one case that fails."""
    for file in files_in([FOLDER]):
        path = file.relative_to(FOLDER).as_posix()
        names = names_in(file)
        if not names:
            yield pytest.param(file, "", id=path)
        for name in names:
            yield pytest.param(file, name, id=f"{path}: {name}")


@cache
def scenarios_of(file: Path) -> dict[str, Scenario]:
    found = {scenario.name: scenario for scenario in read_file(file)}
    assert list(found) == names_in(file), "two readers find different scenarios"
    return found


@pytest.mark.parametrize(("file", "name"), list(collected()))
def test_scenario(file: Path, name: str) -> None:
    assert run(scenarios_of(file)[name]) == []


# ------------------------------------------------------------------ the manual


def test_the_example_of_the_manual_holds(tmp_path: Path) -> None:
    path = tmp_path / "example.yaml"
    path.write_text(MANUAL.partition("```yaml\n")[2].partition("```")[0], encoding="utf-8")
    out = io.StringIO()
    assert run_files([path], out) == 0, out.getvalue()


def test_the_manual_names_every_key_and_path() -> None:
    leaders = game("leaders")
    state = leaders.position({"players": 4})
    leaders.advance(state)
    paths = {*leaders.facts(state), *leaders.seen(leaders.view(state, 0))}
    words = {path for path in paths if path[:2] not in ("B.", "C.", "D.")} | {
        *TABLE_KEYS,
        *SEAT_KEYS,
        *PHASES,
    }
    assert sorted(word for word in words if f"`{word}`" not in MANUAL) == []


# ------------------------------------------------------------------ the runner

HOLDS = """\
title: leaders
scenarios:
  - name: looking
    rules: [L-9.1]
    given:
      players: 4
      A: {row: E S S, gun: C}
      B: {row: S E EL*, hand: [rain-shield, tongue-oil]}
      C: {hand: dust-beast}
    when:
      - {B: skip, refused: L-6.2}
      - then: {closed to A: {arm: L-18.1}}
      - A: interrogate B.left
      - {undo: A}
      - A: interrogate B.left
      - others: pass
      - {undo: A, refused: true}
      - then:
          asked: {A: target}
          options of A: {has: [target B], lacks: [target A, shoot], are: [target]}
          idle of A: [target C]
    then:
      state: {A.knows: [B.left], turn: A, A.row: E S S, C.hand: dust-beast, under: none}
      view of A: {shows: {B.row: "S ? EL*", B.hand: none}, contains: [EL], lacks: [rain-shield]}
      view of spectator: {shows: {B.row: "? ? EL*"}}
      events to A: [interrogates A B.left, sees A B.left]
      events not to C: [sees]
      result: none
"""

BEGINNING = HOLDS[HOLDS.index("    when:") : HOLDS.index("      - A: interrogate B.left\n      - others")]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(text: str) -> Path:
        path = tmp_path / "some.yaml"
        path.write_text(textwrap.dedent(text), encoding="utf-8")
        return path

    return written


def said(path: Path) -> tuple[int, list[str]]:
    """The exit code, and what was printed without the name of the file."""
    out = io.StringIO()
    code = run_files([path], out)
    return code, out.getvalue().replace(f"{path}", "FILE").splitlines()


def test_a_file_that_holds_gives_a_summary_and_zero(write: Write) -> None:
    assert said(write(HOLDS)) == (0, ["1 file: 1 passed, 0 failed"])


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("turn: A,", "turn: B,", "then, state: turn: expected B, got A."),
        ("A.knows: [B.left]", "A.knows: none", "then, state: A.knows: expected none, got [B.left]."),
        ("C.hand: dust-beast,", "C.hand: none,", "then, state: C.hand: expected none, got [dust-beast]."),
        ('B.row: "S ? EL*"', "B.row: S E EL*", "then, view of A: B.row: expected S E EL*, got S ? EL*."),
        ("contains: [EL]", "contains: [SL]", "then, view of A: 'SL' should be in it."),
        ("lacks: [rain-shield]", "lacks: [subterran]", "then, view of A: 'subterran' should not be in it."),
        (
            "asked: {A: target}",
            "asked: nobody",
            "when, step 8 (then: ), asked: expected nobody, got A target.",
        ),
        (
            "lacks: [target A",
            "lacks: [target C",
            "when, step 8 (then: ), options of A: 'target C' is offered.",
        ),
        ("has: [target B]", "has: [shoot]", "when, step 8 (then: ), options of A: 'shoot' is not offered."),
        (
            "are: [target]",
            "are: [target B]",
            "when, step 8 (then: ), options of A: expected [target B], got [target B, target C, target D].",
        ),
        (
            "idle of A: [target C]",
            "idle of A: [target B]",
            "when, step 8 (then: ), idle of A: expected [target B], got [target C].",
        ),
        (
            "[interrogates A B.left, sees A B.left]",
            "[sees, interrogates]",
            (
                "then, events to A: 'interrogates' was not told after that; "
                "told was [interrogates A B.left, taken-back A, interrogates A B.left, sees A B.left S]."
            ),
        ),
        (
            "events not to C: [sees]",
            "events not to A: [sees]",
            "then, events not to A: 'sees A B.left S' was told.",
        ),
        (
            "result: none",
            "result: {way: leader-shot}",
            "then, result: expected {way: leader-shot}, got none.",
        ),
        (
            "{B: skip, refused: L-6.2}",
            "{B: skip, refused: L-6.1}",
            "when, step 1 (B: skip): expected a refusal by L-6.1, got L-6.2 (not-your-turn).",
        ),
        (
            "{B: skip, refused: L-6.2}",
            "{B: skip, refused: L-6.2, because: over}",
            "when, step 1 (B: skip): expected the reason over, got not-your-turn.",
        ),
        (
            "{B: skip, refused: L-6.2}",
            "{A: skip, refused: L-6.2}",
            "when, step 1 (A: skip): expected a refusal by L-6.2, but it was allowed.",
        ),
        (
            "- {B: skip, refused: L-6.2}",
            "- B: skip",
            "when, step 1 (B: skip): refused by L-6.2 (not-your-turn).",
        ),
        (
            "{undo: A, refused: true}",
            "{undo: A}",
            "when, step 7 (undo: A): refused by undo (undo).",
        ),
        (
            "    when:",
            "    luck: [draw cart-puller]\n    when:",
            "luck: 'draw cart-puller' was given but never asked for.",
        ),
    ],
)
def test_what_does_not_hold_is_told(write: Write, old: str, new: str, line: str) -> None:
    assert HOLDS.count(old) == 1
    code, lines = said(write(HOLDS.replace(old, new)))
    assert code == 1
    assert lines == ["FILE: 'looking' [L-9.1]", f"  {line}", "1 file: 0 passed, 1 failed"]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("title: leaders", "title: chess", "given: There is no game 'chess': "),
        ("players: 4", "players: 3", "given: leaders is for 4 to 8 players, not for 3."),
        ("players: 4", "players: many", "given: 'players' is the number of players."),
        ("players: 4", "players: 4\n      phse: action", "given: A position of leaders has no 'phse': "),
        ("players: 4", "players: 4\n      options: {sound: loud}", "given: leaders has no option 'sound': "),
        ("gun: C}", "gnu: C}", "given: A has no 'gnu': "),
        ("gun: C}", "gun: A}", "given: A.gun: nobody may target themselves."),
        ("gun: C}", "gun: E}", "given: A.gun is a seat from A to D, not 'E'."),
        ("{row: E S S,", "{row: E S,", "given: A.row needs three Recruits such as 'E S* EL', not 'E S'."),
        ("{row: E S S,", "{row: E S X,", "given: A.row: 'X' is no Recruit "),
        ("{row: E S S,", "{row: E S EL,", "given: 2 Recruits are EL, but there are only 1."),
        (
            "{row: E S S,",
            "{row: S S S,\n          wastelander: 1,",
            "given: A.wastelander is true or false, not 1.",
        ),
        (
            "{row: E S S,",
            "{row: E S SL,\n          wastelander: true,",
            "given: A is a Wastelander with a Leader, so the game would be over.",
        ),
        ("row: S E EL*", "row: S SL EL*", "given: B.row holds both Leaders, so the game would be over."),
        ("{hand: dust-beast", "{hand: dustbeast", "given: C.hand: there is no Artifact 'dustbeast'."),
        (
            "{hand: dust-beast",
            "{hand: tongue-oil",
            "given: C.hand: 'tongue-oil' lies somewhere else already; ",
        ),
        (
            "{hand: dust-beast",
            "{gun: A}\n      D: {gun: A",
            "given: 3 Ray Guns are held, but there are only 2.",
        ),
        ("{hand: dust-beast", "{knows: [D.top]", "given: C.knows: 'D.top' is no place such as B.left "),
        (
            "B.left\n      - {undo: A}",
            "G\n      - {undo: A}",
            "when, step 3 (A: interrogate G): 'g' is no recruit: ",
        ),
        ("- {undo: A}\n", "- {undo: F}\n", "'F' has no seat: there are 4 players."),
        ("turn: A,", "trun: A,", "then, state: there is no 'trun': "),
        (
            "has: [target B]",
            "has: [aim B]",
            "when, step 8 (then: ), options of A: 'aim B' does not begin with a verb",
        ),
        (
            "events not to C: [sees]",
            "events not to C: [seas]",
            "then, events not to C: there is no event 'seas': ",
        ),
        ("asked: {A: target}", "asked: {F: target}", "when, step 8 (then: ), asked: 'F' has no seat: "),
        (
            "- A: interrogate B.left\n      - {undo: A}\n",
            "- A: shoot\n      - others: pass\n",
            "luck: 'draw' (L-16.7) is needed, but no more luck is given.",
        ),
        (
            BEGINNING,
            "    luck: [starter B]\n    when:\n      - A: shoot\n      - others: pass\n",
            "luck: 'draw' (L-16.7) is needed, but 'starter B' is given next.",
        ),
        (
            BEGINNING,
            "    luck: [draw rain-shield]\n    when:\n      - A: shoot\n      - others: pass\n",
            "luck: The luck 'draw rain-shield' cannot fall: the card is not among those drawn from.",
        ),
    ],
)
def test_a_scenario_that_makes_no_sense_is_one_sentence(
    write: Write, old: str, new: str, sentence: str
) -> None:
    assert HOLDS.count(old) == 1
    code, lines = said(write(HOLDS.replace(old, new)))
    assert code == 1
    assert lines[0].startswith(f"FILE: 'looking': {sentence}")
    assert lines[1:] == ["1 file: 0 passed, 1 failed"]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (HOLDS, "title: [", "FILE, line 1: "),
        (
            '"S ? EL*"',
            "S ? EL*",
            "FILE, line 24: expected ',' or '}', but got '?'; a text with ? needs quotes.",
        ),
        (HOLDS, "just words", "FILE: this needs keys and values, not 'just words'."),
        (HOLDS, "title: leaders\nscenarios: []", "FILE: 'scenarios' needs a list of at least one scenario."),
        ("title: leaders", "titel: leaders", "FILE: there is no key 'titel'; is 'title' meant?"),
        ("  - name: looking\n    rules", "  - rules", "FILE: scenario 1: 'name' is missing."),
        ("    given:", "    givn:", "FILE: 'looking': there is no key 'givn'; is 'given' meant?"),
        ("rules: [L-9.1]", "rules: [9.1]", "FILE: 'looking': rules: this needs a list of words, not 9.1."),
        (
            "rules: [L-9.1]",
            "rules: [L9]",
            "FILE: 'looking': rules: 'L9' is no rule id such as L-9.1 or L-9.1a.",
        ),
        ("turn: A,", "turn: A, turn: B,", "FILE, line 23: the key 'turn' is written twice."),
        ("- others: pass", "- otters: pass", "FILE: 'looking': when, step 6: 'otters' does nothing; a step "),
        (
            "- others: pass",
            "- {A: pass, B: pass}",
            "FILE: 'looking': when, step 6: a step says what one player",
        ),
        (
            "- others: pass",
            "- {A: pass, refuse: L-1.1}",
            "FILE: 'looking': when, step 6: a step says what one",
        ),
        (
            "- others: pass",
            "- {A: pass, because: so}",
            "FILE: 'looking': when, step 6: 'because' explains a refusal",
        ),
        (
            "refused: L-6.2",
            "refused: true",
            "FILE: 'looking': when, step 1: 'refused' takes the id of the rule",
        ),
        (
            "refused: true",
            "refused: L-1.1",
            "FILE: 'looking': when, step 7: 'refused' takes 'true', not 'L-1.1'.",
        ),
        ("result: none", "reslt: none", "FILE: 'looking': then: there is no key 'reslt'; is 'result' meant?"),
        (
            'shows: {B.row: "S',
            'show: {B.row: "S',
            "FILE: 'looking': then: view of A: there is no key 'show'; is",
        ),
        ("view of spectator", "view of Ana", "FILE: 'looking': then: view of Ana: 'Ana' is no seat letter."),
        (
            "options of A",
            "options of spectator",
            "FILE: 'looking': when, step 8: then: options of spectator: ",
        ),
    ],
)
def test_a_file_that_cannot_be_read_is_one_sentence(write: Write, old: str, new: str, sentence: str) -> None:
    assert HOLDS.count(old) == 1
    code, lines = said(write(HOLDS.replace(old, new)))
    assert code == 1
    assert lines[0].startswith(sentence)
    assert lines[1:] == ["1 file: 0 passed, 0 failed, 1 cannot be read"]


def test_a_scenario_that_checks_nothing_is_no_scenario(write: Write) -> None:
    path = write("title: leaders\nscenarios: [{name: idle, given: {players: 4}}]")
    assert said(path)[1][0] == "FILE: 'idle': nothing is checked; say under 'then' what must hold."


def test_two_scenarios_of_one_name_are_told(write: Write) -> None:
    twice = "{name: same, given: {players: 4}, then: {result: none}}"
    path = write(f"title: leaders\nscenarios: [{twice}, {twice}]")
    assert said(path)[1][0] == "FILE: two scenarios are called 'same'."


def test_a_missing_file_and_an_empty_folder_are_told(tmp_path: Path) -> None:
    assert said(tmp_path / "none.yaml") == (
        1,
        [
            "FILE: the file cannot be read: No such file or directory.",
            "1 file: 0 passed, 0 failed, 1 cannot be read",
        ],
    )
    assert said(tmp_path) == (1, ["FILE: there is no YAML file in this folder."])


def test_a_title_without_words_of_its_own_is_told_from_its_beginning(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LISTED, "connect-four", "euphoria.games.connect_four")
    told = """\
        title: connect-four
        scenarios:
          - name: four in a column
            given: {players: 2}
            when:
              - {B: drop 1, refused: C-1, because: turn}
              - A: drop 4
              - B: drop 1
              - A: drop 4
              - B: drop 1
              - A: drop 4
              - B: drop 1
              - A: drop 4
            then:
              state: {winner: 0}
              view of B: {shows: {question: none}, contains: [...X...]}
              events to B: [drops A 4, drops B 1, wins A]
              result: {winners: [A], way: four}
        """
    assert said(write(told)) == (0, ["1 file: 1 passed, 0 failed"])
    sentence = "given: A position of connect-four is told by 'players' and 'options', not by 'turn'."
    assert said(write(told.replace("players: 2", "players: 2, turn: B"))) == (
        1,
        [f"FILE: 'four in a column': {sentence}", "1 file: 0 passed, 1 failed"],
    )
    assert said(write(told.replace("given: {p", "luck: [coin 1]\n            given: {p"))) == (
        1,
        [
            "FILE: 'four in a column'",
            "  luck: 'coin 1' was given but never asked for.",
            "1 file: 0 passed, 1 failed",
        ],
    )
