"""What others do tells the veteran of leaders who they are."""

from math import log
from typing import Any

import pytest

import euphoria
from euphoria import bots
from euphoria.bots import Weighed, Worlds
from euphoria.core.actions import pack
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.games.leaders.bots.conduct import (
    FALSE,
    HIDDEN,
    HONEST,
    Clue,
    Conduct,
    believed,
    claims,
    clues,
)
from euphoria.games.leaders.bots.reading import Reading
from euphoria.games.leaders.bots.seen import read_view
from euphoria.games.leaders.bots.talk import CLAIMED, aloud
from euphoria.games.leaders.bots.veteran import VeteranBot
from euphoria.games.leaders.rules.cards import EL, EUPHORIAN, SL, E, S
from euphoria.games.leaders.rules.deduction import beliefs
from euphoria.games.leaders.rules.teams import is_wastelander, team
from euphoria.games.leaders.rules.words import CLAIM_SAW, CLAIM_TEAM


def test_what_lies_open_is_read_from_what_a_seat_was_told() -> None:
    """The clues of a game hold the same exposed Recruits and Wastelanders as the table did."""
    luck, seen, open_places = Luck(8), 0, 0
    for seed in range(6):
        match = euphoria.new("leaders", players=4 + seed % 4, key=bytes([seed] * 32))
        while not match.over and match.ply < 250:
            before: Any = match.state.copy()
            decision = match.decisions[0]
            match.act(decision.seat, decision.options[luck.below(len(decision.options))])
            told = clues(match.events(1), match.players)
            for clue in told[seen:]:
                shown = [before.row[p] if (before.up >> p) & 1 else HIDDEN for p in range(len(before.row))]
                if clue.event == "leaders-interrogates":  # nothing is paid for it, so nothing is turned over
                    assert list(clue.shown) == shown
                    assert clue.wastelanders == {
                        seat for seat in range(match.players) if is_wastelander(before, seat)
                    }
                    open_places += sum(kind != HIDDEN for kind in shown)
            seen = len(told)
        seen = 0
    assert open_places > 100, "else the test would say little"


def table(rows: list[int]) -> Any:
    """Four players with these Recruits, three each."""
    t: Any = euphoria.new("leaders", players=4, key=bytes(32)).state.copy()
    t.lay(rows)
    return t


def test_who_aims_at_an_exposed_follower_is_rather_of_the_other_side() -> None:
    shown = [HIDDEN] * 12
    shown[6] = S
    conduct = Conduct([Clue("leaders-aims", 1, 2, tuple(shown), frozenset())], 4, me=0)
    of_euphoria = conduct(table([E, S, EL, E, E, S, S, S, SL, E, S, S]))
    of_subterra = conduct(table([E, S, EL, S, S, E, S, S, SL, E, E, S]))
    assert of_euphoria > 1.0 > of_subterra
    assert conduct and not Conduct([Clue("leaders-aims", 0, 2, tuple(shown), frozenset())], 4, me=0)


def test_without_weights_the_deals_say_what_counting_says() -> None:
    match = played(5, 3, 60)
    counted = beliefs(match.view(2))
    drawn = believed(Worlds.of(match.game, match.state, 2).draw(300, seed=1))
    for seat in range(5):
        for mine, exact in zip(drawn.team[seat], counted.team[seat], strict=True):
            assert abs(mine - exact) < 0.12
    for mine, exact in zip(drawn.leader, counted.leader, strict=True):
        assert abs(mine - exact) < 0.12


def played(players: int, seed: int, plies: int) -> Match:
    """A game between greedy players, so far."""
    match = euphoria.new("leaders", players=players, key=bytes([seed] * 32))
    seats = [bots.make("greedy", "leaders", seed=seat) for seat in range(players)]
    while not match.over and match.ply < plies:
        decision = match.decisions[0]
        match.act(decision.seat, bots.answer(seats[decision.seat], match, decision))
    return match


def test_conduct_says_more_than_counting() -> None:
    """The logarithm of what was believed of the true teams, in the middle of games of six; the whole
    measurement is `bench/conduct.py check`."""
    counting = conduct = 0.0
    for seed in range(1, 9):
        match = played(6, seed, 70)
        t: Any = match.state
        if match.over:
            continue
        for seat in (0, 3):
            counted = beliefs(match.view(seat))
            weighs = Conduct(clues(match.events(seat), 6), 6, seat)
            weighed = believed(Weighed(Worlds.of(match.game, t, seat), 80, seed, weighs).drawn)
            for other in range(6):
                side = team(t, other)
                if other != seat and not is_wastelander(t, other) and 0.02 < counted.team[other][side] < 0.98:
                    counting += log(counted.team[other][side])
                    conduct += log(max(weighed.team[other][side], 1 / 80))
    assert conduct > 0.9 * counting


def test_who_is_caught_lying_is_believed_less() -> None:
    """B says to be Euphorian; who believes it depends on what else B said that a deal makes false."""
    honest = table([E, S, EL, E, E, S, S, S, SL, E, S, S])
    liar = table([E, S, EL, S, S, E, S, S, SL, E, E, S])
    team_is = pack(CLAIM_TEAM, EUPHORIAN)
    said = Conduct([], 4, 0, {1: [team_is]})
    assert said(honest) / said(liar) == pytest.approx(HONEST / FALSE)
    # What B says of A's Recruit is false in both deals, and A knows that.
    caught = Conduct([], 4, 0, {1: [team_is, pack(CLAIM_SAW, 0, SL)]})
    assert caught(honest) / caught(liar) == pytest.approx(HONEST / (FALSE + 1))
    assert not Conduct([], 4, 1, {1: [team_is]}), "nobody learns from their own words"
    assert claims([{"event": CLAIMED, "seat": 1, "claim": team_is}] * 2) == {1: [team_is]}


def read_as_b(friend: float, **given: Any) -> Reading:
    """B's reading of a table where A aims at B, and how likely B holds A for a friend."""
    game = euphoria.game("leaders")
    t = game.position({"players": 4, "turn": "B", "A": {"gun": "B"}, **given})
    game.advance(t)
    view = game.view(t, 1)
    r = read_view(view, beliefs(view))
    r.friend = [friend, 1.0, 0.5, 0.5]
    return r


def test_a_threatened_veteran_says_what_may_save_it_once() -> None:
    row = {"B": {"row": "E E S"}}
    assert aloud(read_as_b(0.9, **row), []) == "claim team euphorian"
    assert aloud(read_as_b(0.1, **row), []) == "claim team subterran"
    assert aloud(read_as_b(0.5, **row), []) == ""
    said = [{"event": CLAIMED, "seat": 1, "claim": pack(CLAIM_TEAM, EUPHORIAN)}]
    assert aloud(read_as_b(0.1, **row), said) == "", "who says both is believed in neither"
    assert aloud(read_as_b(0.1, B={"row": "E* E* S"}), []) == "", "everybody sees that it would be a lie"
    assert aloud(read_as_b(0.9, B={"row": "E* E* S"}), []) == "claim team euphorian"


def test_a_veteran_that_heard_nothing_plays_on_and_what_it_hears_is_part_of_its_seed() -> None:
    match = played(5, 4, 50)
    decision = match.decisions[0]
    chosen: list[tuple[str, list[Any]]] = []
    for told in ([], match.events(decision.seat), match.events(decision.seat)):
        bot = VeteranBot(7)
        bot.budget = bots.Budget(4)
        bot.hear(told)
        bot.imagine(Worlds.of(match.game, match.state, decision.seat))
        choice = bot.choose(match.view(decision.seat), decision.kind, decision.options)
        chosen.append((choice.text, bot.thoughts))
    assert chosen[1] == chosen[2]
    assert all(choice in [option.text for option in decision.options] for choice, _ in chosen)


def test_whoever_asks_tells_a_bot_that_listens() -> None:
    match = played(4, 5, 30)
    decision = match.decisions[0]
    heard: list[Any] = []

    class Listener(bots.Bot):
        listens = True

        def hear(self, told: list[dict[str, Any]]) -> None:
            heard.append(told)

        def choose(self, view: dict[str, Any], kind: str, options: list[Any]) -> Any:  # noqa: ARG002
            return options[0]

    bots.answer(Listener(), match, decision)
    assert heard == [match.events(decision.seat)]
    assert [bots.listens(kind, "leaders") for kind in ("greedy", "veteran")] == [False, True]


def test_the_leader_it_hunts_is_told_to_an_armed_friend() -> None:
    row = {"B": {"row": "E E S", "knows": ["C.left"]}, "C": {"row": "SL S E"}}
    told = read_as_b(0.9, A={"gun": "D"}, **row)
    assert aloud(told, []) == "claim saw C.left SL"
    said = [{"event": CLAIMED, "seat": 1, "claim": pack(CLAIM_SAW, 6, SL)}]
    assert aloud(told, said) == ""
    assert aloud(read_as_b(0.1, A={"gun": "D"}, **row), []) == "", "only foes could use it"
