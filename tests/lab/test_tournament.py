"""Tournaments: everybody alone among everybody else, in every seat, with the same luck."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from euphoria.core.errors import BadSetup
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.lab import tournament as lab
from euphoria.lab.table import Outcome, play_table
from euphoria.lab.tournament import (
    Contest,
    OtherTournament,
    Pairing,
    Played,
    contest,
    play,
    report,
    tournament,
)

QUICK = {"turn_limit": 30}


def quick(games: int = 8, seed: int = 3, bots: tuple[str, ...] = ("random", "greedy")) -> Contest:
    return contest("leaders", bots, 4, games, seed, QUICK)


def test_every_kind_meets_every_other_from_both_sides() -> None:
    plan = contest("dystopia", ["random", "greedy", "veteran"], [2, 4], 1)
    pairs = Counter((pairing.players, frozenset(pairing[:2])) for pairing in plan.pairings())
    assert {count for (players, _), count in pairs.items() if players == 4} == {2}
    assert {count for (players, _), count in pairs.items() if players == 2} == {1}, "A with B is B with A"
    assert len(pairs) == 6


def test_the_guest_sits_in_every_seat_of_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[tuple[list[str], int]] = []

    def watched(game: Game, seats: list[str], options: dict[str, Any], seed: int, luck: Luck) -> Outcome:
        tables.append((seats, seed))
        return play_table(game, seats, options, seed, luck)

    monkeypatch.setattr(lab, "play_table", watched)
    for number in range(8):
        play(quick(), Pairing("greedy", "random", 4), number)
    assert [seats.index("greedy") for seats, _ in tables] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert len({seed for _, seed in tables[:4]}) == len({seed for _, seed in tables[4:]}) == 1
    assert tables[0][1] != tables[4][1]


def test_standings_are_the_same_for_every_number_of_processes() -> None:
    assert report(quick(), tournament(quick(), 1)) == report(quick(), tournament(quick(), 2))


def test_wins_and_leads_are_those_of_the_games() -> None:
    plan = quick()
    for standing in tournament(plan, 1):
        games = [play(plan, standing.pairing, number) for number in range(plan.games)]
        assert standing.wins == sum(game.won for game in games)
        lead = sum(game.won - game.others for game in games) / plan.games
        assert standing.lead.value == pytest.approx(lead)
        assert standing.share.low <= standing.wins / plan.games <= standing.share.high


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "games.jsonl"
    tournament(quick(4), 1, kept)
    whole = report(quick(8), tournament(quick(8), 1))
    played: list[int] = []

    def watched(plan: Contest, pairing: Pairing, number: int) -> Played:
        played.append(number)
        return play(plan, pairing, number)

    monkeypatch.setattr(lab, "play", watched)
    told: list[int] = []
    assert report(quick(8), tournament(quick(8), 1, kept, told.append)) == whole
    assert sorted(set(played)) == [4, 5, 6, 7]
    assert told == list(range(9, 17))
    played.clear()
    assert report(quick(8), tournament(quick(8), 1, kept)) == whole
    assert played == []


def test_games_of_another_tournament_are_refused(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    tournament(quick(1), 1, kept)
    with pytest.raises(OtherTournament):
        tournament(quick(1, seed=4), 1, kept)
    kept.write_text(kept.read_text(encoding="utf-8") + "tea\n", encoding="utf-8")
    with pytest.raises(OtherTournament):
        tournament(quick(1), 1, kept)


@pytest.mark.parametrize(
    ("bots", "players", "games"),
    [
        (("greedy",), 4, 1),
        (("greedy", "greedy"), 4, 1),
        (("greedy", "clever"), 4, 1),
        (("greedy", "random"), 3, 1),
        (("greedy", "random"), 4, 0),
        (("greedy:5", "random"), 4, 1),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(bots: tuple[str, ...], players: int, games: int) -> None:
    with pytest.raises(BadSetup, match=r"^\S.*\.$"):
        contest("leaders", bots, players, games)
