"""The veteran of the show: sees the mission to the inch, thinks alike for the same seed, beats greedy."""

from math import hypot
from typing import Any

import pytest

from euphoria import bots, core
from euphoria.bots import Budget, Worlds
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat, play_out
from euphoria.games.show.bots import foresight, veteran
from euphoria.games.show.bots.foresight import Playout
from euphoria.games.show.bots.personalities import PERSONALITIES, PLAIN
from euphoria.games.show.bots.places import Judge
from euphoria.games.show.bots.policy import play_on
from euphoria.games.show.bots.prospects import expected
from euphoria.games.show.bots.reading import Imagined, Reading, read_field
from euphoria.games.show.bots.stakes import stakes
from euphoria.games.show.bots.veteran import VeteranBot
from euphoria.games.show.bots.ways import Ways
from euphoria.games.show.rules.box.cards import BLANCA
from euphoria.games.show.rules.box.rosters import PREPARED, code_of
from euphoria.games.show.rules.maps.library import FIELDS
from euphoria.games.show.rules.state import DOWN, Arena
from euphoria.games.show.rules.words import SUSAN_BADGE
from euphoria.lab.table import play_with_bots
from kit.alike import twins
from kit.show_play import GAME, arena_of


def position(mission: str, rival: tuple[float, float] = (24, 33), **blanca: Any) -> Arena:
    """Blanca is to move, and a rival far away; her platform lies before her on open ground."""
    figures = {"A.blanca": blanca, "B.centinel": {"at": [*rival]}}
    if mission == "rescue":
        x, y = blanca["at"]
        figures["susan"] = {"at": [x, y + 1.184], "with": "A.blanca"}
    data = {
        "options": {"mission": mission},
        "phase": "positioning",
        "platforms": {"A": [22, 2], "B": [22, 30]},
        "figures": figures,
        "order": ["A.blanca", "B.centinel"],
        "delivered": {"A": 1} if mission == "objectives" else {},
    }
    s = arena_of(GAME.position(data))
    GAME.advance(s)
    return s


def activation(bot: bots.Bot, s: Arena) -> list[str]:
    """All a bot does with the figure that acts; the position is played on."""
    i, seat, told = s.active, next_seat(s), list[str]()
    while not s.over and s.active == i and next_seat(s) == seat:
        choice = asked(bot, s)
        assert GAME.allows(s, seat, choice.code), choice.text
        told.append(choice.text)
        GAME.act(s, seat, choice.code)
    return told


def asked(bot: bots.Bot, s: Arena) -> Any:
    seat = next_seat(s)
    return bots.ask(bot, GAME, s, seat, [GAME.action(code) for code in GAME.options(s, seat)])


@pytest.mark.parametrize(
    ("mission", "blanca"),
    [
        ("rescue", {"at": [24, 11], "ap": 6}),
        ("rescue", {"at": [30, 11], "ap": 8}),
        ("objectives", {"at": [24, 9], "ap": 8, "carries": "target-2"}),
        ("objectives", {"at": [27, 9], "ap": 8, "carries": "target-2"}),
    ],
)
def test_it_wins_a_mission_by_inches_where_greedy_stops_short(mission: str, blanca: dict[str, Any]) -> None:
    """Susan goes ahead into the platform; a target is put down from its edge."""
    for kind, wins in (("greedy", False), ("veteran", True)):
        s = position(mission, **blanca)
        activation(bots.make(kind, "show", 1), s)
        assert (s.over and s.winner == 0) == wins


def test_susan_goes_around_her_saviour_when_a_mate_stands_in_her_way() -> None:
    """She follows in a straight line only; Kabuki bars it, so she is led past him first."""
    data: dict[str, Any] = {
        "options": {"mission": "rescue", "map": "backlot"},
        "phase": "positioning",
        "platforms": {"A": [22, 2], "B": [22, 30]},
        "figures": {
            "A.sooyoung": {"at": [23.162, 17.162], "ap": 3},
            "A.kabuki": {"at": [24.466, 16.91]},
            "susan": {"at": [24, 18], "with": "A.sooyoung"},
            "B.centinel": {"at": [24, 33]},
        },
        "order": ["A.sooyoung", "A.kabuki", "B.centinel"],
    }
    s = arena_of(GAME.position(data))
    GAME.advance(s)
    told = activation(bots.make("veteran", "show", 1), s)
    assert [text.split()[0] for text in told[:2]] == ["lead", "move"]
    susan = s.badge.index(SUSAN_BADGE)
    assert s.y[susan] < 15_500, "nearer to home than where she stood, by more than two inches"


def test_before_a_rescue_it_sets_its_platform_near_susan_and_a_runner_next_to_her() -> None:
    teams = ["nikolai*/blanca", "nikolai*/blanca"]
    s = arena_of(GAME.begin(2, {"mission": "rescue", "map": "ruined-quarter", "teams": teams}))
    table: list[bots.Bot] = [bots.make("veteran", "show", 1), bots.make("greedy", "show", 1)]
    luck = Luck(4)
    while not s.turn:
        if s.bounds:
            GAME.settle(s, luck.draw(s.bounds))
        else:
            choice = asked(table[next_seat(s)], s)
            assert GAME.allows(s, next_seat(s), choice.code)
            GAME.act(s, next_seat(s), choice.code)
    middle = int(s.field.depth) // 2
    home = [min(abs(y - middle), abs(y + 4000 - middle)) for y in s.platform_y]
    assert home[0] <= 10_000
    assert home[0] <= home[1]
    assert s.who[1] == BLANCA
    away = [hypot(s.x[i] - s.field.width // 2, s.y[i] - middle) for i in range(2)]
    assert away[1] < min(5_000, away[0]), "she has the most AP, and goes for Susan"


def test_the_same_seed_and_number_make_the_same_thoughts_and_choices() -> None:
    def thoughts() -> list[Any]:
        s = position("massacre", at=[24, 9], ap=8)
        s.x[1], s.y[1] = 24_000, 20_000
        bot = VeteranBot(5)
        bot.budget = Budget(8)
        return [asked(bot, s).text, bot.thoughts]

    first = thoughts()
    assert first == thoughts()
    assert len(first[1]) > 1, "else nothing was thought about"


class Nosy(Playout):
    """Judges a world by what the rival hides in it: the worst that a search could do with a secret."""

    def __call__(self, s: Arena, seat: int, luck: Luck) -> float:
        hidden = [(s.objects[i], s.site[i]) for i in range(s.count()) if s.team[i] == 1 - seat]
        return super().__call__(s, seat, luck) / 2 + (sum(a * 31 + b for a, b in hidden) % 997) / 2000


@pytest.mark.parametrize("playout", [Playout, Nosy])
def test_what_the_rival_hides_changes_no_thought(
    monkeypatch: pytest.MonkeyPatch, playout: type[Playout]
) -> None:
    """Hidden are objects of rivals that were not shown, and where their charges lie; dice are rolled later,
    and all else lies open. A search that pries must learn nothing either: what it sees is drawn."""
    monkeypatch.setattr(veteran, "Playout", playout)
    teams = ["nikolai*:explosive-charges/blanca", "kabuki*:grenade/richelle:explosive-charges"]
    s, luck = arena_of(GAME.begin(2, {"mission": "objectives", "map": "backlot", "teams": teams})), Luck(8)
    thought = different = 0
    while thought < 4:
        if s.bounds:
            GAME.settle(s, luck.draw(s.bounds))
            continue
        codes = GAME.options(s, next_seat(s))
        if s.turn and len(codes) > 1:
            found: list[Any] = []
            for one in [s, *twins("show", s, next_seat(s), luck)]:
                bot = VeteranBot(5)
                bot.budget = Budget(4)
                found.append((asked(bot, arena_of(one)).text, bot.thoughts))
                different += one.digest() != s.digest()
                thought += bool(bot.thoughts)
            assert all(other == found[0] for other in found)
        GAME.act(s, next_seat(s), codes[luck.below(len(codes))])
    assert different, "else the test would say little"


def test_to_be_done_is_always_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(veteran, "CANDIDATES", 1)
    s = position("massacre", at=[24, 9], ap=12)
    bot = VeteranBot(5)
    asked(bot, s)
    thought = [GAME.action(thought.code).verb for thought in bot.thoughts]
    assert sorted(thought) == ["done", "move"]


def test_without_worlds_or_time_it_answers_all_the_same() -> None:
    s = position("massacre", at=[24, 9], ap=12)
    options = [GAME.action(code) for code in GAME.options(s, 0)]
    bot = VeteranBot(5)
    assert bot.choose(GAME.view(s, 0), "position", options) in options
    bot.budget = Budget(0, seconds=0.0)
    bot.imagine(Worlds.of(GAME, s, 0))
    assert bot.choose(GAME.view(s, 0), "position", options) in options
    assert [thought.tries for thought in bot.thoughts] == [1] * len(bot.thoughts)


def test_an_imagined_position_reads_like_its_view() -> None:
    s = position("rescue", at=[24, 11], ap=6)
    r, view = Imagined(s, 0), GAME.view(s, 0)
    other = Reading(view, read_field(view))
    assert (r.mine(), r.rivals(), r.phase, r.declared) == (
        other.mine(),
        other.rivals(),
        other.phase,
        other.declared,
    )
    assert [r.figure(badge) for badge in s.badge] == [other.figure(badge) for badge in s.badge]


def test_what_a_turn_brings_one_side_it_costs_the_other() -> None:
    for rival in ((24.0, 33.0), (24.0, 25.184)):
        s = position("massacre", rival, at=[24, 24], ap=12)
        assert (s.fight[0] >= 0) == (rival[1] < 26), "from afar, and hand to hand"
        before = expected(s, 0)
        assert before == pytest.approx(-expected(s, 1))
        s.lp[1] = 10
        assert expected(s, 0) > before, "who is nearly dead is soon dead"


@pytest.mark.parametrize("mission", ["rescue", "objectives"])
def test_the_nearer_to_home_the_more_is_at_stake(mission: str) -> None:
    load: dict[str, Any] = {"carries": "target-2"} if mission == "objectives" else {}
    far, near = (position(mission, at=[24, y], ap=12, **load) for y in (16, 9))
    assert stakes(near, Ways(near), 0) > stakes(far, Ways(far), 0)
    assert stakes(near, Ways(near), 1) == -stakes(near, Ways(near), 0)


def test_an_imagined_turn_ends_when_all_have_moved() -> None:
    s = position("massacre", at=[24, 9], ap=12)
    chance = Playout(GAME, Ways(s))(s, 0, Luck(1))
    assert 0.0 < chance < 1.0
    assert s.phase > 1 or s.turn > 1


def test_whoever_lies_down_is_not_imagined_to_get_up_at_once() -> None:
    s = position("massacre", at=[24, 9], ap=12)
    GAME.act(s, 0, GAME.grammar.parse("deck").code)
    play_on(GAME, s, Luck(1), Ways(s), [PLAIN, PLAIN])
    assert s.status[0] == DOWN


def test_it_reckons_with_rivals_who_come_at_all_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sooyoung would not charge Nikolai if she feared for herself; if she does, that is worse for him."""

    def chance() -> float:
        data = {
            "options": {"mission": "massacre"},
            "phase": "positioning",
            "platforms": {"A": [22, 2], "B": [22, 30]},
            "figures": {"A.nikolai": {"at": [24, 10]}, "B.sooyoung": {"at": [24, 16]}},
            "order": ["A.nikolai", "B.sooyoung"],
        }
        s = arena_of(GAME.position(data))
        GAME.advance(s)
        GAME.act(s, 0, GAME.grammar.parse("done").code)
        return Playout(GAME, Ways(s))(s, 0, Luck(1))

    careful = chance()
    monkeypatch.setattr(foresight, "FEARLESS", PLAIN)
    assert careful < chance()


GAMES = 8 if core.native() else 2
"""Whole games of full teams; they take four times as long on the pure engines."""


def test_it_beats_greedy_with_the_same_team() -> None:
    """Rescues on four maps from both seats, with half of its usual thought. It wins six of these eight; if
    it took the worst of what it has thought about, it would win three."""
    won = 0
    for game in range(GAMES):
        number, seat = game // 2, game % 2
        options = {"mission": "rescue", "map": FIELDS[number], "teams": ["steel-choir", "steel-choir"]}
        s = arena_of(GAME.begin(2, options))
        better = VeteranBot(number)
        better.budget = Budget(6)
        rival = bots.make("greedy", "show", number)
        table: list[bots.Bot] = [better, rival] if seat == 0 else [rival, better]
        play_with_bots(GAME, s, Luck(2026 + number), table)
        won += s.winner == seat
    assert won >= (5 if core.native() else 1)


def test_its_team_fits_the_budget() -> None:
    def team(budget: int) -> str:
        s = arena_of(GAME.begin(2, {"mission": "rescue", "budget": budget}))
        return str(asked(bots.make("veteran", "show", 1), s).text).removeprefix("team ")

    found = [team(800), team(600)]
    assert found[0] != found[1]
    assert all(code_of(name) in map(code_of, PREPARED.values()) for name in found)
    assert team(75), "where no prepared team can be paid for, one character can"


def test_a_place_that_cannot_be_better_is_told_as_less_and_any_other_exactly() -> None:
    """In random shows with full teams: what is not looked into changes no choice."""
    less = 0
    for number, mission in enumerate(("massacre", "rescue", "objectives")):
        options = {"mission": mission, "map": FIELDS[number], "teams": ["steel-choir", "night-shift"]}
        s, luck = arena_of(GAME.begin(2, options)), Luck(number)
        while not (s.turn >= 2 and s.active >= 0 and GAME.question(s).name == "position"):
            play_out(GAME, s, luck, 1)
        judge = Judge(Imagined(s, next_seat(s)), Ways(s), s.active, PERSONALITIES["cautious"])
        for _ in range(60):
            x, y = 1000 + luck.below(46_000), 1000 + luck.below(34_000)
            exact = judge.worth(x, y, 0, 4, True, False)
            for least in (exact - 5.0, exact + 5.0):
                told = judge.worth(x, y, 0, 4, True, False, least)
                assert told == exact if least < exact else told <= least
                less += told < exact
    assert less > 20, "else everything was looked into"
