"""Sessions at the terminal are shown as they were recorded (`python tools/playthrough.py`)."""

import pytest

from kit.sessions import FOLDER, SESSIONS, played


@pytest.mark.parametrize("name", SESSIONS)
def test_a_session_is_shown_as_before(name: str) -> None:
    stored = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    shown = played(name).splitlines()
    for number, (old, new) in enumerate(zip(stored, shown, strict=False), 1):
        assert new == old, f"{name}.txt, line {number}"
    assert len(shown) == len(stored), name


def test_there_is_no_recording_that_nobody_plays() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SESSIONS)
