"""Every test of the command has a data folder and a language of its own."""

from pathlib import Path

import pytest

from cli.terminal import Terminal


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setenv("EUPHORIA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("EUPHORIA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    return Terminal(tmp_path / "data", monkeypatch)
