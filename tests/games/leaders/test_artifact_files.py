"""One file of scenarios per Artifact, each with the cases that a card needs."""

from pathlib import Path

import pytest

from euphoria.games.leaders.rules.cards import ARTIFACTS, is_reaction
from euphoria.scenarios import read_file
from euphoria.scenarios.parsing import Check, Scenario

FOLDER = Path(__file__).parents[2] / "scenarios" / "leaders" / "artifacts"


def checks_of(scenario: Scenario) -> list[Check]:
    return [*scenario.then, *(check for step in scenario.when for check in step.checks)]


def test_every_artifact_has_a_file_and_every_file_an_artifact() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(ARTIFACTS)


@pytest.mark.parametrize("artifact", ARTIFACTS)
def test_a_file_tells_what_the_card_does_where_it_does_not_work_and_what_stays_secret(artifact: str) -> None:
    scenarios = read_file(FOLDER / f"{artifact}.yaml")
    use = "react" if is_reaction(ARTIFACTS.index(artifact)) else "use"
    tried = [
        step
        for scenario in scenarios
        for step in scenario.when
        if step.what == "act" and step.text.startswith(f"{use} {artifact} ")
    ]
    assert sum(not step.refused for step in tried) >= 2
    assert any(step.refused for step in tried)
    what = {check.what for scenario in scenarios for check in checks_of(scenario)}
    assert {"state", "view of", "events to", "options of"} <= what
    assert all(scenario.rules for scenario in scenarios)
