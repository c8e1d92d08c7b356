"""Running files of scenarios and saying what failed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

from euphoria.scenarios.parsing import BadScenario, Scenario, read_file
from euphoria.scenarios.running import run


def files_in(paths: Iterable[str | Path]) -> list[Path]:
    """The files meant by these paths; a folder stands for all YAML files below it."""
    files: list[Path] = []
    for path in map(Path, paths):
        if path.is_dir():
            inside = sorted(found for found in path.rglob("*") if found.suffix in (".yaml", ".yml"))
            if not inside:
                raise BadScenario(f"{path}: there is no YAML file in this folder.")
            files += inside
        else:
            files.append(path)
    return files


def run_files(paths: Iterable[str | Path], out: TextIO) -> int:
    """Run all scenarios of these files and folders; print what failed and a summary; 0 if all hold."""
    try:
        files = files_in(paths)
    except BadScenario as error:
        print(error, file=out)
        return 1
    passed = failed = broken = 0
    for file in files:
        try:
            scenarios = read_file(file)
        except BadScenario as error:
            broken += 1
            print(error, file=out)
            continue
        for scenario in scenarios:
            if _holds(scenario, out):
                passed += 1
            else:
                failed += 1
    print(_summary(len(files), passed, failed, broken), file=out)
    return 1 if failed or broken or not passed else 0


def _holds(scenario: Scenario, out: TextIO) -> bool:
    try:
        failures = run(scenario)
    except BadScenario as error:
        print(error, file=out)
        return False
    if not failures:
        return True
    rules = f" [{', '.join(scenario.rules)}]" if scenario.rules else ""
    print(f"{scenario.where}{rules}", file=out)
    for failure in failures:
        print(f"  {failure}", file=out)
    return False


def _summary(files: int, passed: int, failed: int, broken: int) -> str:
    text = f"{files} file{'s' * (files != 1)}: {passed} passed, {failed} failed"
    return text + (f", {broken} cannot be read" if broken else "")
