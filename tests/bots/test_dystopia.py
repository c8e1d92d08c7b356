"""The greedy bot of Build a Better Dystopia: it answers everything, beats chance, and comes to an end."""

import subprocess
import sys
from typing import Any

import pytest

from euphoria.bots import Bot
from euphoria.bots.uniform import UniformBot
from euphoria.core.actions import Action
from euphoria.core.flow import AskStep
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.core.playout import next_seat
from euphoria.games.dystopia.bots.greedy import GreedyBot
from euphoria.games.dystopia.bots.policy import play_on
from euphoria.games.dystopia.rules.state import City
from euphoria.lab.table import play_with_bots
from kit.dystopia_invariants import city_of
from kit.dystopia_play import GAME, brisk, variant


class Watched(Bot):
    """A greedy bot that remembers which questions it was asked."""

    def __init__(self, seed: int) -> None:
        self.inside = GreedyBot(seed)
        self.kinds: set[str] = set()

    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:
        self.kinds.add(kind)
        choice = self.inside.choose(view, kind, options)
        assert choice in options
        return choice


def played(bots: list[Bot], seed: int, **options: Any) -> City:
    s = city_of(GAME.begin(len(bots), {"turn_limit": 400, **options}))
    play_with_bots(GAME, s, Luck(seed), bots)
    return s


@pytest.fixture(scope="module")
def mixed() -> list[tuple[City, list[int]]]:
    """Games of two greedy and two random seats, with the greedy seats."""
    games: list[tuple[City, list[int]]] = []
    for number in range(12):
        greedy = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)][number % 6]
        bots: list[Bot] = [GreedyBot(k) if k in greedy else UniformBot(k) for k in range(4)]
        games.append((played(bots, number), list(greedy)))
    return games


def test_greedy_seats_beat_random_seats_at_the_same_table(mixed: list[tuple[City, list[int]]]) -> None:
    """By chance half of the winners were greedy; twelve of twelve are asked for all but one."""
    assert sum(s.winner in greedy for s, greedy in mixed) >= 11


def test_greedy_seats_place_far_more_stars(mixed: list[tuple[City, list[int]]]) -> None:
    stars = {True: 0, False: 0}
    for s, greedy in mixed:
        for seat in range(4):
            stars[seat in greedy] += 10 - s.stars[seat]
    assert stars[True] > 2 * stars[False]


@pytest.mark.parametrize("players", range(2, 7))
def test_greedy_tables_finish_in_a_plausible_number_of_rounds(players: int) -> None:
    rounds: list[float] = []
    for number in range(3):
        s = played([GreedyBot(10 * number + k) for k in range(players)], number)
        assert s.winner >= 0
        rounds.append(s.turn / players)
    assert 12 <= sum(rounds) / 3 <= 50


def test_games_of_four_greedy_players_do_not_drag_on() -> None:
    """Eight games of the policy of imagined games, which took 36 rounds in the mean when workers waited on
    constructions for resources that nobody had."""
    rounds = 0.0
    for number in range(8):
        s = city_of(GAME.begin(4, {"turn_limit": 400}))
        play_on(GAME, s, Luck(number), 10**6)
        assert s.winner >= 0
        rounds += s.turn / 4
    assert rounds / 8 <= 33


def test_greedy_seats_seldom_lose_workers_and_soon_have_a_third() -> None:
    lost = third = 0
    for number in range(4):
        match = Match(GAME, 4, {"turn_limit": 400}, bytes([number]) * 32)
        match.start()
        bots = [GreedyBot(k) for k in range(4)]
        while not match.over:
            decision = match.decisions[0]
            choice = bots[decision.seat].choose(match.view(decision.seat), decision.kind, decision.options)
            match.act(decision.seat, choice)
        told = [event["event"] for event in match.events(None)]
        lost += told.count("dystopia-worker-lost")
        third += told.count("dystopia-new-worker")
    assert third >= 16, "about one for each of the 16 seats"
    assert lost < third


def test_it_answers_every_question_in_every_variant() -> None:
    """Positions from brisk play with trades; the bot is asked at each of them, and its answer is taken."""
    questions = {step.name for proc in GAME.book for step in proc.steps if isinstance(step, AskStep)}
    met: set[str] = set()
    for number in range(60):
        luck = Luck(number)
        bot = Watched(number)
        s = city_of(GAME.begin(2 + number % 5, {**variant(3 * number + 1), "turn_limit": 200}))
        while not s.over:
            if s.bounds:
                GAME.settle(s, luck.draw(s.bounds))
                continue
            seat = next_seat(s)
            options = [GAME.action(code) for code in GAME.options(s, seat)]
            bot.choose(GAME.view(s, seat), GAME.question(s).name, options)
            GAME.act(s, seat, brisk(GAME, s, seat, luck))
        met |= bot.kinds
    assert met == questions


def test_the_same_seed_makes_the_same_choices() -> None:
    ends = [played([GreedyBot(seed + k) for k in range(3)], 1, turn_limit=60).digest() for seed in (1, 1, 50)]
    assert ends[0] == ends[1] != ends[2]


# ------------------------------------------------------------------ single choices


def city(text: str | None = None) -> Match:
    """The first turn of A at a table of four, A with a good stock if nothing else is said."""
    match = Match(GAME, 4, {"first": 0}, bytes(32))
    match.start()
    while match.decisions[0].kind != "turn":
        decision = match.decisions[0]
        match.act(decision.seat, decision.options[0])
    c = city_of(match.state)
    c.up[0], c.down[0] = 1 << 3, 1 << 4
    if text:
        for part in text.split():
            name, count = part.split("=")
            place = ["energy", "water", "food", "bliss", "gold", "stone", "clay"].index(name)
            c.goods[place] = int(count)
    c.derive()
    return match


def choice_of(match: Match) -> str:
    decision = match.decisions[0]
    return GreedyBot(1).choose(match.view(decision.seat), decision.kind, decision.options).text


def test_three_energy_become_a_third_worker() -> None:
    assert choice_of(city("energy=3")).endswith("tank-energy")


def test_three_resources_become_a_star() -> None:
    assert choice_of(city("gold=1 stone=1 clay=1")).endswith("nimbus-loft")


def test_a_pair_of_cards_becomes_a_star() -> None:
    match = city()
    c = city_of(match.state)
    c.morale[0] = 3
    c.hand[0], c.deck[0] = 2, 4
    c.derive()
    c.dilemma[0] = 5 if c.dilemma[0] == 0 else c.dilemma[0]
    assert choice_of(match).split()[-1] in ("incinerator", "free-press", "ark", "wind-saloon")
    match.act(0, choice_of(match))
    while match.decisions[0].kind != "turn":
        match.act(match.decisions[0].seat, choice_of(match))
    assert match.view(0)["seats"][0]["stars_placed"] == 1


def test_the_last_worker_of_a_construction_gets_its_star() -> None:
    match = city("gold=1")
    c = city_of(match.state)
    c.where[4], c.where[8] = 25, 26
    c.derive()
    assert choice_of(match).split()[-1].startswith("site-euphorian-1")


def test_nobody_retrieves_into_a_failing_check() -> None:
    """Three 6s on the board, a 6 at home and knowledge 6: not all at once."""
    match = city("food=1")
    c = city_of(match.state)
    c.where[0:4], c.value[0:4] = [-1, 0, 1, 2], [6, 6, 6, 6]
    c.knowledge[0], c.ready = 6, 1
    c.derive()
    assert choice_of(match).split()[0] == "place"


@pytest.mark.parametrize(
    ("give", "get", "answer"), [("2gold", "food", "accept"), ("food", "2gold", "decline")]
)
def test_only_clearly_good_trades_are_accepted(give: str, get: str, answer: str) -> None:
    match = city("food=2 gold=3")
    c = city_of(match.state)
    c.goods[7 + 2], c.goods[7 + 4] = 3, 3
    c.derive()
    match.act(0, f"offer B {give} {get}")
    assert choice_of(match) == answer


def test_what_is_read_first_changes_no_judgement() -> None:
    """Abilities are listed while their modules are read; what a bot judges by is made from that list."""

    def prices(first: str) -> str:
        code = f"import {first}; from euphoria.games.dystopia.bots import recruiting as r; print(r.PRICES)"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        return done.stdout

    assert prices("euphoria.games.dystopia.bots.novice") == prices("euphoria.games.dystopia.rules.game")
