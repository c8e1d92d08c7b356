"""The scripts in tools/: types for the browser, the lock without servers, the rule list, the summary line."""

import importlib.metadata
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from kit import tools

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Load a script of tools/ as a module, its neighbours importable as when it is run."""
    monkeypatch.syspath_prepend(str(tools.TOOLS))
    yield tools.tool
    for name in ("native", "kept", "bootstrap", "stages", "web", "chromium"):
        sys.modules.pop(name, None)


def test_the_types_for_the_browser_are_current(tool: Any) -> None:
    made = tool("typescript").files()
    assert {"docs/protocol.d.ts", "web/src/lib/wire.ts"} < made.keys()
    for file, text in made.items():
        assert (ROOT / file).read_text(encoding="utf-8") == text, "run `python tools/typescript.py`"


def test_new_pins_take_no_tools_away(tool: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """After a pull `make house`, which needs little, must not uninstall what `make test` had installed."""
    bootstrap = tool("bootstrap")
    (tmp_path / "pyvenv.cfg").touch()
    stamp = tmp_path / "stamp.json"
    stamp.write_text('{"digest": "of yesterday", "groups": ["lint", "test"]}')
    installs: list[set[str]] = []
    for name, value in {"VENV": tmp_path, "STAMP": stamp, "install": installs.append}.items():
        monkeypatch.setattr(bootstrap, name, value)
    monkeypatch.setattr(bootstrap, "script", lambda _: tmp_path / "pyvenv.cfg")
    bootstrap.main({"build"})
    assert installs == [{"build", "lint", "test"}]
    bootstrap.main({"lint"})
    assert len(installs) == 1, "they are there"


def test_a_lock_loses_its_servers_and_keeps_its_hashes(tool: Any) -> None:
    written = """\
source = { registry = "https://registry.example/simple" }
sdist = { url = "https://files.example/a/b/dice-1.0.tar.gz", hash = "sha256:11", size = 9 }
wheels = [
    { url = "https://files.example/c/dice-1.0-py3-none-any.whl", hash = "sha256:22" },
]
"""
    assert (
        tool("lock").without_servers(written)
        == """\
source = { registry = "wheelhouse" }
sdist = { path = "dice-1.0.tar.gz", hash = "sha256:11", size = 9 }
wheels = [
    { path = "dice-1.0-py3-none-any.whl", hash = "sha256:22" },
]
"""
    )


def test_removing_servers_twice_changes_nothing_more(tool: Any) -> None:
    lock = (ROOT / "uv.lock").read_text(encoding="utf-8")
    assert tool("lock").without_servers(lock) == lock


LOADED_BY_OTHERS = {"uvloop", "httptools"}
"""By uvicorn, where they are installed."""


def plain(name: str) -> str:
    """The name of a package as every spelling of it is compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_whatever_users_install_is_imported_somewhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [line for lines in project["optional-dependencies"].values() for line in lines]
    declared = {re.split(r"[^\w.-]", line)[0] for line in [*project["dependencies"], *extras]}
    modules: dict[str, set[str]] = {}
    for module, names in importlib.metadata.packages_distributions().items():
        for name in names:
            modules.setdefault(plain(name), set()).add(module)
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "examples").glob("*.py")]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in files)
    imported = set(re.findall(r"(?:^\s*(?:import|from) |import_module\(\")(\w+)", sources, re.MULTILINE))
    unused = {name for name in declared if not imported & modules.get(plain(name), {name})}
    assert unused == LOADED_BY_OTHERS & declared


def test_rules_are_found_in_marks_and_in_scenarios(tool: Any, tmp_path: Path) -> None:
    rules = tool("rules")
    rules.ROOT = tmp_path
    (tmp_path / "test_a.py").write_text(
        '@rule("L-1.1", "L-1.2a")\ndef test_a(): ...\nnote = "L-9.9"\nledger.rule("L-9.8")\n'
        '@pytest.mark.rule("L-2.1")\ndef test_b(): ...\n'
    )
    (tmp_path / "shot.yaml").write_text("rules: [L-3.1]\nthen:\n  - refused: {rule: L-3.2}\n")
    assert rules.named_by_tests(tmp_path) == {
        "L-1.1": ["test_a.py"],
        "L-1.2a": ["test_a.py"],
        "L-2.1": ["test_a.py"],
        "L-3.1": ["shot.yaml"],
        "L-3.2": ["shot.yaml"],
    }


@pytest.mark.parametrize(("letter", "ledger"), [("L", "leaders"), ("D", "dystopia"), ("S", "show")])
def test_every_numbered_line_of_a_ledger_is_read(tool: Any, letter: str, ledger: str) -> None:
    text = (ROOT / "docs" / "rules" / f"{ledger}.md").read_text(encoding="utf-8")
    ids = tool("rules").RULE.findall(text)
    assert len(ids) == text.count(f"**{letter}-") == len(set(ids)) > 100


def test_the_summary_adds_up_all_reports(tool: Any, tmp_path: Path) -> None:
    tally = tool("test").Tally()
    report = tmp_path / "report.xml"
    suite = '<testsuites><testsuite tests="9" failures="1" errors="1" skipped="{}"/></testsuites>'
    report.write_text(suite.format(0))
    tally.add(report)
    assert tally.line() == "7 passed, 2 failed"
    report.write_text(suite.format(3))
    tally.add(report)
    assert tally.line() == "11 passed, 4 failed, 3 skipped"


def test_the_slowest_tests_are_named(tool: Any, tmp_path: Path) -> None:
    test = tool("test")
    tally = test.Tally()
    case = '<testcase classname="tests.test_dice" name="test_{0}" time="{0}.25"/>'
    cases = "".join(case.format(number) for number in range(test.SLOWEST + 5))
    suite = f'<testsuite tests="20" failures="0" errors="0" skipped="0">{cases}</testsuite>'
    (tmp_path / "report.xml").write_text(f"<testsuites>{suite}</testsuites>")
    tally.add(tmp_path / "report.xml")
    lines = tally.slowest().splitlines()
    assert lines[1].split() == ["19.2", "s", "tests.test_dice", "test_19"]
    assert lines[-1].split() == ["5.2", "s", "tests.test_dice", "test_5"]


def test_everything_is_tested_on_pure_engines_and_the_engines_on_compiled_ones(
    tool: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    test = tool("test")
    monkeypatch.setattr(test.native, "missing", lambda: None)
    monkeypatch.setattr(test.web, "missing", lambda: None)
    monkeypatch.setattr(test, "expect_build", lambda *_, **__: None)
    runs: list[tuple[set[str], bool]] = []

    def note(_desk: Any, _tally: Any, *args: str, **env: str) -> None:
        runs.append(({word for word in args if "tests" in word}, "PYTHONPATH" in env))

    monkeypatch.setattr(test, "pytest", note)
    stages = {stage.name: stage for stage in test.test_stages(test.Tally())}
    stages["tests, pure engines"].work(None)
    stages["tests, compiled engines"].work(None)
    assert runs == [({"--ignore=tests/e2e"}, False), (set(test.ENGINE_TESTS), True)]
    assert all((ROOT / path).exists() for path in (*test.ENGINE_TESTS, test.BROWSER_TESTS))
    assert "compilation" in stages["tests, compiled engines"].needs
    assert {"browser", "web build"} <= set(stages["tests in a browser"].needs)


def test_only_engines_and_what_bots_judge_by_are_compiled(tool: Any) -> None:
    sources = tool("native").sources()
    assert "euphoria/games/dystopia/bots/policy.py" in sources
    assert "euphoria/games/dystopia/bots/greedy.py" not in sources
    sources = [name for name in sources if "/bots/" not in name]
    assert "euphoria/core/state.py" in sources
    assert "euphoria/games/connect_four/rules.py" in sources
    assert all(name.startswith("euphoria/core/") or "/rules" in name for name in sources)
    assert not [name for name in sources if "/show/rules/answers/" in name]


# ------------------------------------------------------------------ the image


def test_an_image_is_built_from_sources_and_nothing_else(tool: Any) -> None:
    image = tool("image")
    known = image.patterns()
    for secret in (
        ".git/config",
        ".env",
        "server.sqlite",
        "data/server.sqlite-wal",
        "house.gz",
        "deploy/tls.key",
        ".venv/bin/python",
        "web/node_modules/vite/index.js",
        "build/fuzz/x.jsonl",
    ):
        assert image.ignored(secret, known), secret
    files = set(image.context())
    for needed in ("pyproject.toml", "uv.lock", "hatch_build.py", "README.md", "LICENSE", "NOTICE"):
        assert needed in files
    assert "src/euphoria/server/application.py" in files
    assert "web/package-lock.json" in files
    assert not [path for path in files if path.startswith(("tests/", ".git/", "build/"))]


def test_the_steps_of_the_image_are_understood(tool: Any, tmp_path: Path) -> None:
    """Every instruction of the Dockerfile is one that tools/image.py carries out or leaves to docker."""
    image = tool("image")
    found = image.instructions((ROOT / "deploy" / "Dockerfile").read_text("utf-8"))
    words = [word for word, _ in found]
    known = {"ARG", "FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK"}
    assert set(words) <= known | {"STOPSIGNAL", "CMD"}
    assert all(rest.startswith("${PYTHON}") for word, rest in found if word == "FROM"), (
        "pinned by one argument"
    )
    run = next(rest for word, rest in found if word == "RUN")
    assert f"{tmp_path}/venv/bin/pip install" in image.placed(run, tmp_path)
    assert " /venv" not in image.placed(run, tmp_path)
    assert "--require-hashes" in run and "--frozen" in run


STUB = """#!/bin/sh
echo "$(basename $0) $*" >> "$CALLS"
case "$*" in
    *"-m venv"*) mkdir -p "$3/bin"; cp "$0" "$3/bin/pip";;
    "export"*) echo "package==1 --hash=sha256:0";;
esac
"""
"""In place of every program that installs: notes how it is called, and does what the next step needs."""


def test_the_steps_of_the_image_run(tool: Any, tmp_path: Path) -> None:
    """As they stand, by a shell, in a clean root; nothing is installed here, `make image` does that."""
    image = tool("image")
    root, calls = tmp_path / "root", tmp_path / "calls"
    for folder in ("python/bin", "src", "tmp"):
        (root / folder).mkdir(parents=True)
    for name in ("pip", "python", "uv"):
        (root / "python" / "bin" / name).write_text(STUB)
        (root / "python" / "bin" / name).chmod(0o755)
    image.run_steps(root, {**image.environment(root), "CALLS": str(calls)}, seconds=20)
    done = [line.replace(str(root), "") for line in calls.read_text().splitlines()]
    assert [line.split()[0] for line in done] == ["pip", "uv", "python", "pip", "pip"]
    assert done[3] == "pip install --no-cache-dir --require-hashes -r /tmp/pins.txt"
    assert done[4] == "pip install --no-cache-dir --no-deps ."
    assert (root / "tmp" / "pins.txt").read_text() == "package==1 --hash=sha256:0\n"
    assert (root / "data").stat().st_mode & 0o777 == 0o700


def test_images_are_pinned_by_digest_or_not_used(tool: Any, tmp_path: Path, monkeypatch: Any) -> None:
    pin = tool("pin")
    compose = (ROOT / "deploy" / "compose.yaml").read_text("utf-8")
    named = re.findall(r"^ *(?:image|PYTHON): (.+)$", compose, re.MULTILINE)
    assert sorted(named) == sorted(f"${{{name}:?run tools/pin.py first}}" for name in pin.IMAGES)
    assert re.search(r"^ARG PYTHON$", (ROOT / "deploy" / "Dockerfile").read_text("utf-8"), re.MULTILINE)
    manual = (ROOT / "docs" / "server.md").read_text("utf-8")
    assert [name for name in pin.IMAGES if name not in manual] == []
    docker = tmp_path / "docker"
    docker.write_text("#!/bin/sh\necho sha256:$(printf %064d ${#4})\n")
    docker.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr(pin, "FILE", tmp_path / "env")
    (tmp_path / "env").write_text("PASSWORD=x\nCADDY_IMAGE=caddy:2\n")
    assert pin.main(["check"]) == 1
    assert pin.main([]) == pin.main(["check"]) == 0
    written = (tmp_path / "env").read_text().splitlines()
    assert written[0] == "PASSWORD=x" and written[1] == f"PYTHON_IMAGE=python:3.12-slim@sha256:{16:064}"
    assert len(written) == 4
    docker.write_text("#!/bin/sh\necho something else\n")
    assert pin.main([]) == 1
    assert (tmp_path / "env").read_text().splitlines() == written
