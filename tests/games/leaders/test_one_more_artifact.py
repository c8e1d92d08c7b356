"""A 25th Artifact fits: added to a copy of the rules, it is dealt, seen, guessed, told and used."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[3] / "src"
RULES = Path("euphoria") / "games" / "leaders" / "rules"

ADDED = {
    "cards.py": [('    "soul-catcher",\n', '    "soul-catcher",\n    "glass-eye",\n')],
    "action_artifacts.py": [
        (
            "ACTIONS: Final[list[ActionArtifact]] = [\n",
            '''class GlassEye(ActionArtifact):
    """Look at one hidden Recruit of another player."""

    def ready(self, t: Table, user: i64, up: i64) -> bool:
        return hidden_of_others(t, user, up) != 0

    def targets(self, t: Table, user: i64, up: i64, named: list[int]) -> list[int]:
        return [] if named else choose_recruits(hidden_of_others(t, user, up))

    def carry_out(self, t: Table, user: i64) -> None:
        look(t, user, t.named[0])


ACTIONS: Final[list[ActionArtifact]] = [
''',
        ),
        (
            '    SoulCatcher("soul-catcher"),\n',
            '    SoulCatcher("soul-catcher"),\n    GlassEye("glass-eye", names_recruits=True),\n',
        ),
    ],
}
"""All that a card needs in the rules: its id in the catalogue, its effect, and its facts."""

PLAYED = """
import euphoria
from euphoria.core import record
from euphoria.core.luck import Luck
from euphoria.games.leaders.rules.cards import ARTIFACTS, is_reaction
from euphoria.games.leaders.rules.state import bits
from euphoria.games.leaders.speech.sentences import NAMES_RECRUITS

game = euphoria.game("leaders")
eye, last = ARTIFACTS.index("glass-eye"), ARTIFACTS.index("iron-charmer")
assert (len(ARTIFACTS), eye, last, is_reaction(eye), is_reaction(eye + 1)) == (25, 15, 24, False, True)
assert "glass-eye" in NAMES_RECRUITS
dealt = used = reacted = guessed = 0
for number in range(60):
    match = euphoria.new("leaders", players=8, options={"turn_limit": 40}, key=bytes([number]) * 32)
    luck = Luck(number)
    while not match.over:
        s = match.state
        there = [*bits(s.bag), *s.queue, *(card for hand in s.hand for card in bits(hand))]
        assert {*there, s.using, s.reacting, s.aside} >= {*range(25)} and len(there) == len(set(there))
        dealt |= sum(s.hand)
        decision = match.decisions[0]
        options = decision.options
        eyes = [option for option in options if "glass-eye" in option.text and option.verb == "use"]
        charms = [option for option in options if option.text.startswith("react iron-charmer")]
        for option in eyes + charms:
            assert game.grammar.parse(option.text).code == option.code
        chosen = (charms or eyes or [options[luck.below(len(options))]])[0]
        used += chosen in eyes
        reacted += chosen in charms
        if luck.below(40) == 0:
            view = match.view(decision.seat)
            world = game.determinize(s, decision.seat, luck)
            assert game.view(world, decision.seat) == game.view(s, decision.seat)
            guessed |= sum(world.hand)
            again = game.read(s.to_json())
            assert again.digest() == s.digest() and again.to_json() == s.to_json()
            assert set(view["seats"][decision.seat]["hand"]) <= set(ARTIFACTS)
        match.act(decision.seat, chosen)
    again = record.replay(game, record.read(match.record()))
    assert again.state.digest() == match.state.digest()
assert dealt == guessed == (1 << 25) - 1, "every Artifact came into a hand"
assert used and reacted, (used, reacted)
print("played")
"""


@pytest.fixture
def one_more(tmp_path: Path) -> Path:
    """The sources with one more Artifact, uncompiled."""
    skip = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "_web")
    shutil.copytree(SOURCE, tmp_path / "src", ignore=skip)
    for name, changes in ADDED.items():
        path = tmp_path / "src" / RULES / name
        text = path.read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, (name, old)
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
    return tmp_path / "src"


def test_a_25th_artifact_is_dealt_seen_guessed_told_and_used(one_more: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        env={**os.environ, "PYTHONPATH": str(one_more)},
        cwd=one_more,
        capture_output=True,
        text=True,
    )
    assert done.stdout == "played\n", done.stderr
