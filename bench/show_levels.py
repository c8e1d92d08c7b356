"""How often one level of the show beats another, mission by mission, and with which team.

    python bench/show_levels.py [GAMES] [SEED] [BETTER] [WORSE] [TEAM ...]

GAMES per row (default 28, seed 2026, veteran against greedy). Games come in pairs with the same luck: the
better plays from both seats. The pairs are shared out over all packaged maps. Without a TEAM both build
their teams themselves; with some, the better brings each of these in turn (`all`: every prepared one for 800
points), the worse what greedy players bring, `steel-choir`.

"Mission" is the share of the games that a mission decided, not an elimination or the tenth turn; in a
massacre the last death is the mission. Seconds are of processor time.
"""

from __future__ import annotations

import sys
from time import process_time
from typing import Any, NamedTuple

from euphoria import bots
from euphoria.api import game as game_of
from euphoria.core.luck import Luck
from euphoria.games.show.rules.box.data import BUDGET, MISSIONS
from euphoria.games.show.rules.box.rosters import PREPARED, code_of, price_of
from euphoria.games.show.rules.maps.library import FIELDS
from euphoria.games.show.rules.phases.ending import MISSION
from euphoria.games.show.rules.state import Arena
from euphoria.lab.intervals import wilson
from euphoria.lab.table import play_with_bots

USUAL = "steel-choir"


class Ended(NamedTuple):
    """How one game went for the better."""

    won: bool
    drawn: bool
    by_mission: bool
    turns: int


def play(mission: str, number: int, seed: int, kinds: tuple[str, str], team: str | None) -> Ended:
    """One game; even numbers seat the better first."""
    game, seat = game_of("show"), number % 2
    luck = Luck(1000 * seed + number // 2)
    options: dict[str, Any] = {"mission": mission, "map": FIELDS[number // 2 % len(FIELDS)]}
    if team is not None:
        options["teams"] = [team, USUAL] if seat == 0 else [USUAL, team]
    s = game.begin(2, options)
    assert isinstance(s, Arena)
    order = kinds if seat == 0 else (kinds[1], kinds[0])
    play_with_bots(game, s, luck, [bots.make(kind, "show", luck.next()) for kind in order])
    return Ended(s.winner == seat, s.winner < 0, s.way == MISSION, s.turn)


def row(mission: str, games: int, seed: int, kinds: tuple[str, str], team: str | None) -> str:
    begun = process_time()
    ended = [play(mission, number, seed, kinds, team) for number in range(games)]
    wins, drawn = sum(one.won for one in ended), sum(one.drawn for one in ended)
    decided, turns = sum(one.by_mission for one in ended), sum(one.turns for one in ended)
    rate = wilson(wins, games)
    return (
        f"{mission:10}  {team or 'own':15}  {games:5}  {wins:4}  {drawn:5}  {rate.value:6.1%}"
        f"  {rate.low:5.1%} to {rate.high:5.1%}  {decided / games:7.1%}  {turns / games:5.1f}"
        f"  {(process_time() - begun) / games:7.1f}"
    )


def main(words: list[str]) -> None:
    games = int(words[0]) if words else 28
    seed = int(words[1]) if len(words) > 1 else 2026
    better, worse = [*words[2:4], *["veteran", "greedy"][len(words[2:4]) :]]
    teams: list[str | None] = [*words[4:]] or [None]
    if teams == ["all"]:
        teams = [name for name, team in PREPARED.items() if price_of(code_of(team)) == BUDGET]
    print(f"show, {better} against {worse}, seed {seed}")
    print(
        "mission     team             games  wins  draws   share     95 % interval  mission  turns  seconds"
    )
    for mission in MISSIONS:
        for team in teams:
            print(row(mission, games, seed, (better, worse), team), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
