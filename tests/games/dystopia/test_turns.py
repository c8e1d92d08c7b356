"""Whole turns of random games, judged from the outside: what was told, and what lay on the table before."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, pairwise
from typing import Any

import pytest

from euphoria.api import game
from euphoria.core.match import Match
from euphoria.games.dystopia.rules.cards import FACTION_OF, RECRUITS
from euphoria.games.dystopia.rules.data import FACTIONS
from kit.chance import chi_square_is_plausible
from kit.play import walk
from support import rule

DYSTOPIA = game("dystopia")
AREAS = {
    "generator": ("euphorian", "energy"),
    "aquifer": ("subterran", "water"),
    "farm": ("wastelander", "food"),
    "cloud-mine": ("icarite", "bliss"),
}
RECRUITS_OF: dict[str, set[str]] = {
    faction: {name for n, name in enumerate(RECRUITS) if FACTIONS[FACTION_OF[n]] == faction}
    for faction in FACTIONS
}
GOODS = ("energy", "water", "food", "bliss", "gold", "stone", "clay")
CHASE = "chase-miner"
TURNS = 60


class Turn:
    """One turn: the table before it, and the events told to everybody."""

    def __init__(self, before: dict[str, Any]) -> None:
        self.before = before
        self.events: list[dict[str, Any]] = []
        self.placements: list[tuple[dict[str, Any], dict[str, Any]]] = []

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [event for event in self.events if event["event"] == f"dystopia-{kind}"]


def turns(players: int, seed: int) -> Iterator[Turn]:
    """The turns of a random game, each complete; placements come with the table before them."""
    match = Match(DYSTOPIA, players, {"turn_limit": TURNS}, bytes([seed] * 32))
    match.start()
    turn: Turn | None = None
    before: dict[str, Any] = {}
    told = 0
    for _ in walk(match, seed, 3000):
        events = match.events(None)[told:]
        told += len(events)
        view = match.view(None)
        if turn is not None:
            turn.events += events
            turn.placements += [(before, e) for e in events if e["event"] == "dystopia-placed"]
        if any(event["event"] == "dystopia-turn" for event in events):
            if turn is not None:
                yield turn
            turn = Turn(view)
        before = view


@pytest.fixture(scope="module")
def played() -> list[list[Turn]]:
    """Three games with each number of players."""
    found = [list(turns(players, 10 * players + k)) for players in range(2, 7) for k in range(3)]
    assert all(len(one) > 10 for one in found)
    return found


@rule("D-4.4")
def test_the_turn_goes_clockwise(played: list[list[Turn]]) -> None:
    for one, other in (pair for one_game in played for pair in pairwise(one_game)):
        assert other.before["active"] == (one.before["active"] + 1) % one.before["players"]
        assert other.before["turn"] == one.before["turn"] + 1


@rule("D-4.1", "D-21.2")
def test_a_turn_is_exactly_one_of_three_things(played: list[list[Turn]]) -> None:
    for turn in chain(*played):
        done = [turn.of(kind) for kind in ("placed", "retrieves", "shows-dilemma")]
        assert sum(1 for events in done if events) == 1
        assert len(done[1]) <= 1
        assert len(done[2]) <= 1


@rule("D-4.3", "D-6.1", "D-6.2")
def test_only_equal_workers_of_the_beginning_are_placed_together(played: list[list[Turn]]) -> None:
    several = 0
    for turn in chain(*played):
        mine = turn.before["seats"][turn.before["active"]]
        at_home = Counter(worker["value"] for worker in mine["workers"] if worker["where"] == "home")
        placed = [event["value"] for event in turn.of("placed")]
        if not placed or CHASE in mine["recruits"]:
            continue
        assert set(placed) == {placed[0]}
        assert len(placed) <= at_home[placed[0]]
        assert all(event["seat"] == turn.before["active"] for event in turn.of("placed"))
        several += len(placed) > 1
    assert several > 10


@rule("D-5.6", "D-10.5", "D-10.7")
def test_workers_are_lost_after_a_roll_and_one_in_a_turn_at_most(played: list[list[Turn]]) -> None:
    for turn in chain(*played):
        rolled: set[int] = set()
        lost: list[int] = []
        for event in turn.events:
            if event["event"] in ("dystopia-rolled", "dystopia-set-value"):
                rolled.add(event["seat"])
            elif event["event"] == "dystopia-worker-lost":
                assert event["seat"] in rolled
                lost.append(event["seat"])
        assert len(lost) == len(set(lost))
        bumped = {event["owner"] for event in turn.of("bumps")}
        assert bumped <= rolled


@rule("D-12.1", "D-12.2", "D-12.3", "D-12.4", "D-12.5", "D-14.5", "D-14.6", "D-14.11", "D-17.12")
def test_commodity_areas_give_what_their_sum_says(played: list[list[Turn]]) -> None:
    seen = 0
    for turn in chain(*played):
        for before, placed in turn.placements:
            space = space_of(placed)
            if space not in AREAS:
                continue
            faction, commodity = AREAS[space]
            standing = [w["value"] for s in before["seats"] for w in s["workers"] if w["where"] == space]
            total = sum(standing) + placed["value"]
            mine = before["seats"][placed["seat"]]
            # Who is activated in this turn works from the next one on (D-14.10a).
            working = turn.before["seats"][placed["seat"]]["recruits"]
            bonus = (
                before["allegiance"][faction] >= 2
                and any(recruit in RECRUITS_OF[faction] for recruit in working)
                and "registry-of-personal-secrets" not in mine["penalties"]
            )
            wanted = (2 if total >= 9 else 1) + bonus
            after = turn.events[turn.events.index(placed) :]
            gained = next(event for event in after if event["event"] == "dystopia-gained")
            assert (GOODS[gained["good"]], gained["count"]) == (commodity, wanted)
            seen += 1
    assert seen > 100


def space_of(placed: dict[str, Any]) -> str:
    return DYSTOPIA.word("space", placed["space"])


@rule("D-20.5", "D-6.3")
def test_what_changes_a_draw_is_used_once_in_a_turn(played: list[list[Turn]]) -> None:
    for turn in chain(*played):
        used = Counter(DYSTOPIA.word("recruit", event["recruit"]) for event in turn.of("uses"))
        assert used["jonathan-gambler"] <= 1
        assert used["geek-oracle"] <= 1


def quiet_retrievals(played: Iterable[list[Turn]]) -> Iterator[tuple[Turn, dict[str, Any]]]:
    """Retrievals in which no recruit had a hand, and the table after each."""
    for one, following in (pair for one_game in played for pair in pairwise(one_game)):
        if one.of("retrieves") and not one.of("uses"):
            yield one, following.before


@rule("D-8.5", "D-10.2", "D-10.3", "D-10.4", "D-10.6")
def test_a_check_adds_all_available_workers_and_the_marker(played: list[list[Turn]]) -> None:
    losses = 0
    # Few games of sixty turns come to such a loss: some more are played.
    others = (list(turns(2 + seed % 5, seed)) for seed in range(100, 200) if losses <= 5)
    for turn, _ in quiet_retrievals(chain(played, others)):
        seat = turn.before["active"]
        mine = turn.before["seats"][seat]
        values = [worker["value"] for worker in mine["workers"] if worker["where"] == "home"]
        values += [event["value"] for event in turn.of("rolled")]
        changed = [event["step"] for event in turn.of("knowledge") if event["seat"] == seat]
        lost = [event["value"] for event in turn.of("worker-lost")]
        if sum(values) + (changed or [mine["knowledge"]])[-1] >= 16:
            assert lost == [max(values)]
            losses += 1
        else:
            assert lost == []
    assert losses > 5


@rule("D-8.2", "D-8.3", "D-9.4", "D-9.5", "D-17.12")
def test_a_retrieval_is_paid_or_costs_morale(played: list[list[Turn]]) -> None:
    ways: Counter[str] = Counter()
    for turn, after in quiet_retrievals(played):
        seat = turn.before["active"]
        mine = turn.before["seats"][seat]
        paid = [DYSTOPIA.word("payment", event["payment"]) for event in turn.of("paid")]
        if paid in (["food"], ["bliss"]) and "gidget-hypnotist" not in mine["recruits"]:
            wanted = min(6, mine["morale"] + 2)
        elif paid == []:
            price = 2 if "cafeteria-of-nameless-meat" in mine["penalties"] else 1
            wanted = max(1, mine["morale"] - price)
        else:
            assert {"gidget-hypnotist", "jefferson-shock-artist"} & set(mine["recruits"])
            continue
        assert after["seats"][seat]["morale"] == wanted
        ways["paid" if paid else "free"] += 1
    assert min(ways["paid"], ways["free"]) > 10


@rule("D-1.4", "D-8.5")
def test_a_worker_shows_one_to_six_each_as_often(played: list[list[Turn]]) -> None:
    faces = Counter(event["value"] for turn in chain(*played) for event in turn.of("rolled"))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert chi_square_is_plausible(list(faces.values()))
