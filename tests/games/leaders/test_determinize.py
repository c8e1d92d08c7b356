"""Worlds drawn for a seat: it cannot tell them from the real one, and nothing it cannot know shapes them."""

from collections import Counter

import pytest

from euphoria.core.actions import verb_of
from euphoria.core.bits import size
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat, play_out
from euphoria.games.leaders.rules.cards import (
    ARTIFACTS,
    EL,
    ROW,
    SL,
    E,
    S,
    followers,
    leftover,
    ray_guns,
)
from euphoria.games.leaders.rules.deduction import beliefs
from euphoria.games.leaders.rules.determinize import Worlds, determinize
from euphoria.games.leaders.rules.hypotheses import Hypotheses
from euphoria.games.leaders.rules.knowledge import SEEN, SHUFFLED, kind_of, mask_of, place_of, tag_of
from euphoria.games.leaders.rules.state import NOBODY, NOTHING, Table, bits
from euphoria.games.leaders.rules.teams import is_wastelander
from euphoria.games.leaders.rules.use import is_declared
from euphoria.games.leaders.rules.words import USE
from leaders_oracle import Oracle
from leaders_positions import GAME, begin, choice, deal_card, deal_wild_cards, walk

# ------------------------------------------------------------------ many positions


def gather(players: int, seed: int) -> list[Table]:
    """Positions of one wild game: the first of every kind of question and luck, and some others."""
    luck = Luck(seed)
    t = begin(players)
    met: Counter[str] = Counter()
    found: list[Table] = []
    while not t.over:
        step = GAME.luck(t) if t.bounds else GAME.question(t)
        met[step.name] += 1
        if met[step.name] <= 2 or t.reactions or luck.below(20) == 0:
            found.append(t.copy())
        if t.bounds:
            GAME.settle(t, luck.draw(t.bounds))
            if step.name == "deal":
                deal_wild_cards(t, luck)
        else:
            # Any of the asked seats may be the first to answer.
            asked = bits(t.asked)
            seat = asked[luck.below(len(asked))]
            GAME.act(t, seat, choice(t, seat, luck))
    return [*found, t]


def two_reactions() -> Table:
    """A shoots at C. B answers with Scarlet Octagon, for which A must choose; C's Iron Pancake is to come."""
    t = begin(4)
    GAME.settle(t, Luck(8).draw(t.bounds))
    deal_card(t, ARTIFACTS.index("scarlet-octagon"), 1)
    deal_card(t, ARTIFACTS.index("iron-pancake"), 2)
    while t.asked:
        GAME.act(t, next_seat(t), GAME.options(t, next_seat(t))[0])
    GAME.settle(t, [0])
    t.gun[0] = 2
    t.centre -= 1
    for seat, text in [(0, "skip"), (0, "shoot")]:
        GAME.act(t, seat, GAME.grammar.parse(text).code)
    for seat, text in [(1, "react scarlet-octagon left"), (2, "react iron-pancake right"), (3, "pass")]:
        GAME.act(t, seat, GAME.grammar.parse(text).code)
    assert GAME.question(t).name == "new-victim"
    return t


def a_theft() -> Table:
    """A takes an Artifact from B with Clay Swine; which one is still to be drawn."""
    t = begin(4)
    GAME.settle(t, Luck(8).draw(t.bounds))
    deal_card(t, ARTIFACTS.index("clay-swine"), 0)
    while t.asked:
        GAME.act(t, next_seat(t), GAME.options(t, next_seat(t))[0])
    GAME.settle(t, [0])
    for text in ("skip", "use clay-swine left", "player B"):
        GAME.act(t, 0, GAME.grammar.parse(text).code)
    while t.asked:
        GAME.act(t, next_seat(t), GAME.grammar.parse("pass").code)
    assert GAME.luck(t).name == "steal"
    return t


def a_soul_caught() -> Table:
    """Soul Catcher of A lets everybody else expose one, in secret: C has chosen already."""
    t = begin(4)
    GAME.settle(t, Luck(8).draw(t.bounds))
    deal_card(t, ARTIFACTS.index("soul-catcher"), 0)
    while t.asked:
        GAME.act(t, next_seat(t), GAME.options(t, next_seat(t))[0])
    GAME.settle(t, [0])
    for text in ("skip", "use soul-catcher left"):
        GAME.act(t, 0, GAME.grammar.parse(text).code)
    while GAME.question(t).name == "react":
        GAME.act(t, next_seat(t), GAME.grammar.parse("pass").code)
    assert GAME.question(t).name == "expose-one"
    GAME.act(t, 2, GAME.grammar.parse("expose right").code)
    return t


@pytest.fixture(scope="module")
def positions() -> list[Table]:
    made = [two_reactions(), a_theft(), a_soul_caught()]
    return [*made, *(t for seed in range(25) for t in gather(4 + seed % 5, seed))]


def secrets(t: Table) -> list[str]:
    """The kinds of secret plans a position holds."""
    plans = []
    if t.sealed and any(answer >= 0 for answer in t.sealed):
        plans.append(f"sealed {GAME.question(t).name}")
    if t.using != NOTHING and not is_declared(t):
        plans.append("naming")
    if t.reactions:
        plans.append("reactions to come")
    if t.drawn:
        plans.append("drawn")
    if t.fresh:
        plans.append("fresh")
    if t.reacting != NOTHING:
        plans.append("reacting")
    if t.bounds:
        plans.append(f"luck {GAME.luck(t).name}")
    return plans


def test_the_positions_hold_every_kind_of_secret(positions: list[Table]) -> None:
    met = Counter(plan for t in positions for plan in secrets(t))
    expected = ["sealed arrange", "sealed react", "sealed expose-one", "naming", "reactions to come"]
    expected += ["drawn", "fresh", "reacting", "luck deal", "luck starter", "luck draw", "luck steal"]
    assert [plan for plan in [*expected, "luck shuffle"] if not met[plan]] == []
    assert {t.players for t in positions} == {4, 5, 6, 7, 8}


def test_a_seat_cannot_tell_a_drawn_world_from_the_real_one(positions: list[Table]) -> None:
    for number, t in enumerate(positions):
        before = t.digest()
        for seat in range(-1, t.players):
            world = determinize(t, seat, Luck(number))
            assert GAME.view(world, seat) == GAME.view(t, seat)
            if seat >= 0 and (t.asked >> seat) & 1:
                assert GAME.options(world, seat) == GAME.options(t, seat)
            check_invariants(world)
            check_ledger(world)
            assert size(world.drawn) == size(t.drawn)
            assert size(world.fresh) == size(t.fresh)
        assert t.digest() == before


def check_invariants(t: Table) -> None:
    """Appendix C, as far as it speaks of one position, and what the engine relies on besides."""
    if EL not in t.row:
        return
    n = t.players
    recruits = Counter([*t.row, *([] if t.removed == NOTHING else [t.removed])])
    assert recruits == {E: followers(n), S: followers(n), EL: 1, SL: 1}
    assert (t.removed != NOTHING) == (leftover(n) == 1)
    shown = {t.using if is_declared(t) else NOTHING, t.reacting, t.aside}
    cards = [a for hand in t.hand for a in bits(hand)] + bits(t.bag) + t.queue
    cards += [a for a in shown if a != NOTHING]
    assert sorted(cards) == list(range(24))
    assert sum(gun != NOBODY for gun in t.gun) + t.centre == ray_guns(n)
    if not t.over:
        for seat in range(n):
            row = t.row[ROW * seat : ROW * seat + ROW]
            assert sum(card >= EL for card in row) <= (0 if is_wastelander(t, seat) else 1)
            # Before the rows are laid down none shows an order.
            assert t.ledger or row == sorted(row)
    for seat in range(n):
        assert t.hand[seat] & ~t.artifacts_known[seat] == 0
    assert t.artifacts_known[0] & t.bag == 0
    assert t.drawn & ~t.hand[t.active] == 0
    assert t.fresh == 0 or any(t.fresh & ~hand == 0 for hand in t.hand)


def check_ledger(t: Table) -> None:
    """What all seats have seen fits together, and fits the Recruits as they lie."""
    if t.over:
        return
    found = Hypotheses(t.players)
    found.follow(list(t.ledger))
    for place in range(ROW * t.players):
        found.see(place, t.row[place])
    assert EL not in t.row or sum(found.deals(h) for h in found.alive) > 0


def test_a_drawn_world_can_be_played_to_the_end(positions: list[Table]) -> None:
    for number, t in enumerate(positions[::8]):
        world = determinize(t, number % t.players, Luck(number))
        play_out(GAME, world, Luck(number), most=3000)
        check_invariants(world)


# ------------------------------------------------------------------ nothing leaks


def test_drawn_worlds_depend_only_on_what_the_seat_knows(positions: list[Table]) -> None:
    """From another world that looks the same to the seat the same luck draws the same."""
    for number, t in enumerate(positions):
        for seat in (-1, t.active) if number % 2 else (number % t.players,):
            if t.over:
                continue
            other = determinize(t, seat, Luck(1))
            assert determinize(other, seat, Luck(2)).digest() == determinize(t, seat, Luck(2)).digest()


def test_everything_unknown_is_drawn_anew() -> None:
    """Other rows, the removed card, other hands, the bag: none of them keeps what it is."""
    t = walk(5, 4, 12)
    assert not t.over and t.bag
    worlds = Worlds(t, 0)
    drawn = [worlds.draw(Luck(seed)) for seed in range(60)]
    assert {world.removed for world in drawn} == {E, S}
    for place in range(ROW, ROW * 5):
        kinds = {world.row[place] for world in drawn}
        assert len(kinds) > 1 or (t.known[0] >> place) & 1
    for seat in range(1, 5):
        if t.hand[seat] & ~t.artifacts_known[0]:
            assert len({world.hand[seat] for world in drawn}) > 10
    assert len({world.bag for world in drawn}) > 10


def test_a_sealed_answer_of_another_seat_does_not_show(positions: list[Table]) -> None:
    """Whatever the others have answered, the same worlds are drawn; and these answer in different ways."""
    changed = 0
    for t in positions:
        answered = [seat for seat, answer in enumerate(t.sealed) if answer >= 0]
        if not answered or not t.asked:
            continue
        viewer = next_seat(t)
        answers = set()
        for option in GAME.options(t, answered[0]):
            other = t.copy()
            other.sealed[answered[0]] = option
            answers.add(determinize(other, viewer, Luck(5)).digest())
        assert len(answers) == 1
        worlds = Worlds(t, viewer)
        changed += len({worlds.draw(Luck(seed)).sealed[answered[0]] for seed in range(8)}) > 1
    assert changed > 10


def test_a_reaction_to_come_is_known_to_its_player_alone() -> None:
    t = two_reactions()
    assert [given & 7 for given in t.reactions] == [2]
    assert [determinize(t, seat, Luck(1)).reactions for seat in (-1, 0, 1, 3)] == [[]] * 4
    assert determinize(t, 2, Luck(1)).reactions == t.reactions


def test_an_artifact_not_shown_yet_does_not_show(positions: list[Table]) -> None:
    """While one player chooses targets, the others still wait for the action."""
    seen = 0
    for t in positions:
        if t.over or not t.asked or t.sealed or GAME.question(t).name != "action":
            continue
        for code in GAME.options(t, t.active):
            later = t.copy()
            GAME.act(later, t.active, code)
            if verb_of(code) == USE and not is_declared(later) and not later.over:
                viewer = (t.active + 1) % t.players
                assert GAME.view(later, viewer) == GAME.view(t, viewer)
                world = determinize(later, viewer, Luck(3))
                assert world.digest() == determinize(t, viewer, Luck(3)).digest()
                assert GAME.question(world).name == "action"
                seen += 1
    assert seen > 20


# ------------------------------------------------------------------ the right frequencies

DRAWS = 1500


def check_share(number: int, probability: float) -> None:
    """A share of the draws within five standard deviations; what cannot be never is."""
    spread = (probability * (1.0 - probability) / DRAWS) ** 0.5
    assert abs(number / DRAWS - probability) <= 5.0 * spread + 1e-12


@pytest.mark.parametrize(("players", "steps"), [(4, 40), (5, 60), (6, 60), (8, 90)])
def test_recruits_come_as_often_as_deduction_says(players: int, steps: int) -> None:
    walks = ((seed, walk(players, seed, steps)) for seed in range(8, 200))
    seed, t = next(found for found in walks if _shuffled_and_under_way(found[1]))
    seat = seed % players
    worlds = Worlds(t, seat)
    luck = Luck(seed)
    drawn = [worlds.draw(luck) for _ in range(DRAWS)]
    found = beliefs(GAME.view(t, seat))
    for place in range(ROW * players):
        for kind in range(4):
            check_share(sum(world.row[place] == kind for world in drawn), found.places[place][kind])
    for kind in (E, S):
        check_share(sum(world.removed == kind for world in drawn), found.removed[kind])


def test_the_past_comes_as_often_as_plain_enumeration_says() -> None:
    """How shuffles went is drawn as well: other seats' sightings before them have the right shares."""
    t = next(t for t in (walk(4, seed, 30) for seed in range(50)) if _shuffled_and_looked_at_again(t))
    shuffled = next(mask_of(item) for item in t.ledger if tag_of(item) == SHUFFLED)
    owner = bits(shuffled)[0] // ROW
    seat = (owner + 1) % 4
    luck = Luck(9)
    worlds = Worlds(t, seat)
    drawn = [worlds.draw(luck) for _ in range(DRAWS)]
    ways = Oracle(GAME.view(t, seat)).worlds
    total = sum(ways.values())
    for place in range(ROW * owner, ROW * owner + ROW):
        dealt = [_first_sighting(world, place) for world in drawn]
        for kind in range(4):
            exact = sum(number for world, number in ways.items() if world[12 + place] == kind)
            check_share(dealt.count(kind), exact / total)


def _shuffled_and_under_way(t: Table) -> bool:
    return not t.over and SHUFFLED in [tag_of(item) for item in t.ledger]


def _shuffled_and_looked_at_again(t: Table) -> bool:
    tags = [tag_of(item) for item in t.ledger]
    return not t.over and SHUFFLED in tags and SEEN in tags[tags.index(SHUFFLED) + 4 :]


def _first_sighting(t: Table, place: int) -> int:
    """What the owner laid down there: the first entry of the ledger about this place."""
    return next(kind_of(i) for i in t.ledger if tag_of(i) == SEEN and place_of(i) == place)
