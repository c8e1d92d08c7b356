"""Play the same games on the pure and on the compiled engines and compare what came of it.

    python tools/compare_builds.py [GAMES]      per title and player count; default 8

Matches take the same keys and the same choices on both builds; what is compared is the digest of
the record and of everything that every seat and a spectator saw and was told. Playouts (the inner
loop of simulation) are compared by the digest of the position they end in.
`make test` runs this when build/native has been made (tools/native.py tree).
"""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import euphoria
from euphoria.core import native as engines_are_compiled
from euphoria.core.luck import Luck
from euphoria.core.playout import play_out
from euphoria.core.record_text import write
from native import SOURCE, TREE

GAMES = 8
MOST_DECISIONS = 1_000  # a longer game is compared as far as it came


def match_digest(title: str, players: int, number: int) -> str:
    name = f"{title}, {players} players, match {number}"
    key = hashlib.sha256(name.encode()).digest()
    match = euphoria.new(title, players=players, key=key)
    luck = Luck(number)
    mark = hashlib.sha256()
    while not match.over and match.ply < MOST_DECISIONS:
        decision = match.decisions[luck.below(len(match.decisions))]
        options = decision.options
        mark.update(" ".join(option.text for option in options).encode())
        match.act(decision.seat, options[luck.below(len(options))])
    seats = [None, *range(players)]
    seen = [[match.view(seat), match.events(seat)] for seat in seats]
    mark.update(json.dumps([seen, match.result]).encode())
    mark.update(write(match).encode())
    return mark.hexdigest()


def playout_digest(title: str, players: int, number: int) -> str:
    game = euphoria.game(title)
    state = game.begin(players, {})
    made = play_out(game, state, Luck(number), MOST_DECISIONS)
    return f"{made} {state.digest()}"


def digests(games: int) -> Iterator[tuple[str, str]]:
    for title in euphoria.titles():
        game = euphoria.game(title)
        for players in range(game.least, game.most + 1):
            for number in range(games):
                name = f"{title}, {players} players, number {number}"
                yield f"match of {name}", match_digest(title, players, number)
                yield f"playout of {name}", playout_digest(title, players, number)


def begin_on(folder: Path, games: int) -> subprocess.Popen[bytes]:
    """Have the engines in `folder` make the digests, in a process of its own."""
    return subprocess.Popen(
        [sys.executable, __file__, "--print", str(games)],
        env={**os.environ, "PYTHONPATH": str(folder)},
        stdout=subprocess.PIPE,
    )


def made_on(folder: Path, process: subprocess.Popen[bytes]) -> dict[str, str]:
    said, _ = process.communicate()
    if process.returncode:
        sys.exit(f"The games were not played on the engines in {folder.name}; the message is above.")
    answer = json.loads(said)
    if answer["compiled"] is not (folder == TREE):
        sys.exit(f"The engines in {folder.name} are not the ones that were to be compared.")
    return dict(answer["digests"])


def main(games: int) -> int:
    at_work = {folder: begin_on(folder, games) for folder in (SOURCE, TREE)}
    pure, compiled = (made_on(folder, process) for folder, process in at_work.items())
    different = sorted(name for name in pure.keys() | compiled.keys() if pure.get(name) != compiled.get(name))
    for name in different[:10]:
        print(f"differs: {name}")
    print(f"{len(pure) - len(different)} of {len(pure)} games are equal on both builds")
    return 1 if different or not pure else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--print"]:
        found = dict(digests(int(sys.argv[2])))
        print(json.dumps({"compiled": engines_are_compiled(), "digests": found}))
    else:
        sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))
