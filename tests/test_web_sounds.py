"""What the web client gives a sound to does happen in the engines: a renamed event must not fall silent."""

import re
from pathlib import Path

import pytest

import euphoria

GAMES = Path(__file__).resolve().parents[1] / "web" / "src" / "games"


@pytest.mark.parametrize("title", euphoria.titles())
def test_every_event_that_sounds_can_happen(title: str) -> None:
    named = re.findall(r'^    "([\w-]+)": "', (GAMES / title / "sounds.ts").read_text("utf-8"), re.MULTILINE)
    assert len(named) > 4
    assert sorted(set(named) - {kind.id for kind in euphoria.game(title).events}) == []
