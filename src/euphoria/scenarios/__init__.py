"""Scenarios: rules as examples that a person can write (docs/scenarios.md).

A YAML file names a title and lists scenarios: the position that is given, the luck to come, what is done
and what must hold then. `run_files` plays them and prints what failed.
"""

from euphoria.scenarios.parsing import BadScenario, Scenario, read_file
from euphoria.scenarios.report import files_in, run_files
from euphoria.scenarios.running import run

__all__ = ["BadScenario", "Scenario", "files_in", "read_file", "run", "run_files"]
