"""What the server does not do, and why: in three languages, with all its facts, on both doors."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import euphoria
import fluent_files as ff
from euphoria.api import game
from euphoria.core.errors import BadNotation, BadSetup, EuphoriaError
from euphoria.games.connect_four.rules import ConnectFour
from euphoria.games.show.speech.workshop import at_the_bench
from euphoria.languages import LANGUAGES
from euphoria.server.common.errors import ENGINE_SAYS, STATUS
from euphoria.server.http.languages import spoken
from euphoria.speech.messages import messages
from kit.server import Running

SERVER = ff.SOURCE / "server"
MODULES = sorted(SERVER.rglob("*.py"))
ENGINES = [path for room in ("core", "games") for path in (ff.SOURCE / room).rglob("*.py")]


FAMILY = "problems-"
"""How the ids of the messages begin."""
FROM_TABLES = {"common/errors.py", "tables/play.py", "desk/desk.py"}
"""Modules that look the message up by what was refused, or hand on what another process refused."""


def name_of(path: Path) -> str:
    return path.relative_to(SERVER).as_posix()


def raised(path: Path) -> Iterator[tuple[ast.Call, str]]:
    """Every place that makes a problem, and the message it names (empty: from a table of messages)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        if node.func.id == "Problem":
            says = node.args[1]
            yield node, str(says.value) if isinstance(says, ast.Constant) else ""
        elif node.func.id == "not_found" and isinstance(node.args[0], ast.Constant):
            yield node, f"problems-no-{node.args[0].value!s}"


def looked_up() -> set[str]:
    """What is asked for by its kind is not found by its kind."""
    tree = ast.parse((SERVER / "http" / "site.py").read_text(encoding="utf-8"))
    return {
        f"problems-no-{node.args[0].value!s}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "look_up"
        and isinstance(node.args[0], ast.Constant)
    }


def needed(id: str) -> set[str]:
    return set(ff.shown(ff.patterns("en")[id]))


@cache
def literals(path: Path) -> set[str]:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_its_sentence_and_no_sentence_is_left_over(language: str) -> None:
    named = {says for path in MODULES for _, says in raised(path) if says.startswith(FAMILY)}
    everywhere = {text for path in ff.SOURCE.rglob("*.py") for text in literals(path)}
    named |= {text for text in everywhere if re.fullmatch(r"problems(-\w+)+", text)}
    named |= looked_up()
    known = set(ff.entries(language, "problems.ftl"))
    assert sorted(named - known) == []
    assert sorted(known - named) == []


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_whoever_raises_a_problem_names_a_message_and_gives_its_facts(path: Path) -> None:
    for call, says in raised(path):
        if says:
            assert says.startswith(FAMILY), ast.unparse(call)
            given = {keyword.arg for keyword in call.keywords}
            assert None in given or needed(says) <= given, ast.unparse(call)
        else:
            assert name_of(path) in FROM_TABLES, ast.unparse(call)


def test_what_engines_refuse_is_known_by_its_kind() -> None:
    assert set(ENGINE_SAYS.values()) <= set(ff.entries("en", "problems.ftl"))


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("es", "es"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("de, es;q=0.4, en;q=0.7", "en"),
        ("fr;q=1, es;q=0.2", "es"),
        ("ru;q=0", "en"),
        ("ru;q=nonsense, es;q=0.1", "es"),
        ("*", "en"),
        ("," * 500 + "es", "en"),
    ],
)
def test_the_best_language_we_have_is_spoken(header: str, language: str) -> None:
    assert spoken(header) == language


def test_a_problem_is_told_in_the_language_asked_for(server: Running) -> None:
    said: dict[str, str] = {}
    for language in LANGUAGES:
        answer = server.http.get("/api/tables/nowhere", headers={"accept-language": language})
        told = answer.json()
        assert (answer.status_code, told["code"]) == (STATUS["not-found"], "not-found")
        assert answer.headers["content-language"] == language
        assert told["facts"] == {"reason": "problems-no-table"}
        said[language] = told["message"]
    assert said == {
        "en": "There is no such table.",
        "es": "No existe esa mesa.",
        "ru": "Такого стола нет.",
    }


WRONG_SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("leaders", 3, {}),
    ("leaders", 4, {"colour": 1}),
    ("leaders", 4, {"first": 4}),
    ("leaders", 4, {"whispers": 1}),
    ("dystopia", 2, {"trading": "no"}),
    ("dystopia", 2, {"turn_limit": -1}),
    ("show", 2, {"mission": "picnic"}),
    ("show", 2, {"budget": 9_999_999}),
    ("show", 2, {"turns": 0}),
    ("show", 2, {"house": ["none"]}),
    ("show", 2, {"teams": ["one"]}),
    ("show", 2, {"teams": ["zorro*", "zorro*"]}),
    ("show", 2, {"map": "moon"}),
    ("show", 2, {"map": "{" + " " * 100_000}),
]
WRONG_QUESTIONS: list[dict[str, Any]] = [{}, {"text": "no"}]
"""Asked at the workshop of maps."""


def engine_errors() -> Iterator[EuphoriaError]:
    for title, players, options in WRONG_SETUPS:
        with pytest.raises(BadSetup) as setup:
            euphoria.new(title, players=players, options=options)
        yield setup.value
    with pytest.raises(BadSetup) as setup:
        ConnectFour().settings({"colour": 1}, 2)
    yield setup.value
    for wanted in WRONG_QUESTIONS:
        with pytest.raises(BadSetup) as setup:
            at_the_bench(wanted, "en")
        yield setup.value
    for text in ("fly away", "shoot now", "arrange E S X"):
        with pytest.raises(BadNotation) as notation:
            game("leaders").grammar.parse(text)
        yield notation.value


def test_the_message_of_an_engine_says_in_english_what_the_engine_says() -> None:
    said: set[str] = set()
    for error in engine_errors():
        assert messages("en").format(error.says, error.facts) == str(error)
        said.add(error.says)
    engines = {text for path in ENGINES for text in literals(path) if text.startswith(FAMILY)}
    # What is wrong with records is tried in tests/contract/test_records.py and tests/cli/test_mistakes.py.
    assert said == {text for text in engines if not text.startswith("problems-record-")}


def test_what_an_engine_says_in_english_only_comes_behind_our_own_words(server: Running) -> None:
    ana = server.person("Ana")
    body = {"title": "show", "players": 2, "options": {"map": "{"}}
    told = {
        language: ana.request("POST", "/api/tables", json=body, headers={"accept-language": language}).json()
        for language in LANGUAGES
    }
    detail = told["en"]["message"]
    assert detail == "The map: this is no JSON."
    assert {answer["facts"]["detail"] for answer in told.values()} == {detail}
    for language in ("es", "ru"):
        assert told[language]["message"].endswith(f": {detail}")
