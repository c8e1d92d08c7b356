"""Personalities: each changes a decision, none takes a win away, and the named bots of a house have one."""

from typing import Any

import pytest

import euphoria
from euphoria import bots
from euphoria.bots.halving import CLOSE, Thought, liked
from euphoria.core.actions import Action
from euphoria.core.errors import BadSetup
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.games.dystopia.bots.novice import NOVICE
from euphoria.games.dystopia.bots.personalities import PERSONALITIES, WEIGHTS, tasted
from euphoria.games.show.rules.box.rosters import PREPARED
from euphoria.languages import LANGUAGES
from euphoria.server.tables import company
from euphoria.speech.messages import messages
from kit.show_play import GAME, arena_of

TITLES = [title for title in euphoria.titles() if bots.personalities(title)]
LEADERS = euphoria.game("leaders")
SHOOT_BACK: dict[str, Any] = {"A": {"row": "E E S", "gun": "C"}, "C": {"row": "S* S S", "gun": "A"}}
"""A could fire at C, who aims at it and may or may not have the Leader."""
FIRST_ACTION: dict[str, Any] = {"A": {"row": "E E S"}}
BARE: dict[str, Any] = {"A": {"row": "E* S* E*"}}
"""A has nothing left to pay with."""


def leader(kind: str, given: dict[str, Any], told: list[dict[str, Any]] | None = None) -> tuple[str, str]:
    """What the bot of seat A does in a position, and what it says."""
    s = LEADERS.position({"players": 4, **given})
    LEADERS.advance(s)
    bot = bots.make(kind, "leaders", 1)
    if told is not None:
        bot.hear(told)
    options = [LEADERS.action(code) for code in LEADERS.options(s, 0)]
    return bot.choose(LEADERS.view(s, 0), LEADERS.question(s).name, options).text, bot.words


def citizen(kind: str, deal: int, choices: int) -> str:
    """What a bot does at a table of three of dystopia after so many choices of greedy players."""
    match = euphoria.new("dystopia", players=3, key=bytes([deal]) * 32)

    def choice(kind: str) -> Action:
        return bots.answer(bots.make(kind, "dystopia", 1), match, match.decisions[0])

    for _ in range(choices):
        match.act(match.decisions[0].seat, choice("greedy"))
    return choice(kind).text


# ------------------------------------------------------------------ what each does otherwise


@pytest.mark.parametrize(
    ("personality", "given", "usually", "now"),
    [
        ("cautious", SHOOT_BACK, "shoot", "interrogate C.middle"),
        ("hunter", FIRST_ACTION, "interrogate D.right", "arm right"),
        ("spy", BARE, "hide A.right", "interrogate D.right"),
    ],
)
def test_a_personality_of_leaders_decides_otherwise(
    personality: str, given: dict[str, Any], usually: str, now: str
) -> None:
    assert leader("greedy", given) == (usually, "")
    assert leader(f"greedy+{personality}", given) == (now, "")


def test_the_liar_says_once_that_it_is_on_the_other_side_unless_nobody_would_believe_it() -> None:
    lie = "claim team subterran"
    for kind in ("novice", "greedy"):
        assert bots.listens(f"{kind}+liar", "leaders")
        assert leader(f"{kind}+liar", FIRST_ACTION, [])[1] == lie
        assert leader(kind, FIRST_ACTION)[1] == ""
    match = euphoria.new("leaders", players=4, key=bytes(32))
    while match.decisions[0].kind == "arrange":
        match.act(match.decisions[0].seat, match.decisions[0].options[0])
    match.say(0, lie)
    assert leader("greedy+liar", FIRST_ACTION, match.events(0))[1] == ""
    assert leader("greedy+liar", BARE, [])[1] == "", "two exposed Euphorians tell who it is"


@pytest.mark.parametrize(
    ("personality", "deal", "choices", "usually", "now"),
    [
        ("cautious", 12, 7, "place 1 cloud-mine", "retrieve 1 bliss"),
        ("builder", 0, 34, "place 1 euphorian-tunnel", "place 1 site-euphorian-1-2"),
        ("collector", 7, 13, "place 5 sky-lounge", "place 5 breeze-bar"),
        ("loyal", 0, 15, "place 2 euphorian-tunnel", "place 2 generator"),
    ],
)
def test_a_personality_of_dystopia_decides_otherwise(
    personality: str, deal: int, choices: int, usually: str, now: str
) -> None:
    assert citizen("greedy", deal, choices) == usually
    assert citizen(f"greedy+{personality}", deal, choices) == now


def performer(kind: str, mission: str, phase: str, figures: dict[str, Any]) -> str:
    """What a bot does with the first figure of a scene of the show."""
    data = {
        "options": {"mission": mission},
        "phase": phase,
        "platforms": {"A": [22, 2], "B": [22, 30]},
        "figures": figures,
        "order": [name for name in figures if name != "susan"],
    }
    s = arena_of(GAME.position(data))
    GAME.advance(s)
    options = [GAME.action(code) for code in GAME.options(s, 0)]
    return bots.make(kind, "show", 1).choose(GAME.view(s, 0), GAME.question(s).name, options).text


SNIPED: dict[str, Any] = {"A.kabuki": {"at": [24, 12]}, "B.odonell": {"at": [24, 24]}}
FACED: dict[str, Any] = {"A.nikolai": {"at": [24, 12]}, "B.nikolai": {"at": [24, 20]}}
BARRED: dict[str, Any] = {
    "A.kabuki": {"at": [24, 6]},
    "B.nikolai": {"at": [20, 12]},
    "B.centinel": {"at": [28, 12]},
    "susan": {"at": [24, 18]},
}
"""Two rivals stand to the left and to the right of the way to Susan."""
ARMED: dict[str, Any] = {"A.scauter": {"at": [24, 9], "objects": ["grenade"]}, "B.sooyoung": {"at": [24, 14]}}


@pytest.mark.parametrize(
    ("personality", "mission", "phase", "figures", "usually", "now"),
    [
        ("cautious", "massacre", "positioning", SNIPED, "done", "deck"),
        ("hunter", "massacre", "positioning", FACED, "done", "move 24,18.815"),
        ("runner", "rescue", "positioning", BARRED, "move 27.342,11.014", "move 24,14.998"),
        ("showman", "massacre", "firing", ARMED, "pass", "throw grenade 22.232,15.767"),
    ],
)
def test_a_personality_of_the_show_decides_otherwise(
    personality: str, mission: str, phase: str, figures: dict[str, Any], usually: str, now: str
) -> None:
    """Lies down; charges; runs on past a fight; throws a grenade at one rival alone."""
    assert performer("greedy", mission, phase, figures) == usually
    assert performer(f"greedy+{personality}", mission, phase, figures) == now


@pytest.mark.parametrize(
    ("personality", "team"),
    [
        ("cautious", "long-barrels"),
        ("hunter", "butchers-row"),
        ("runner", "ballroom"),
        ("showman", "kennel-club"),
    ],
)
def test_a_personality_of_the_show_brings_its_own_team(personality: str, team: str) -> None:
    """Where the budget allows it; everybody else brings what is strongest."""
    assert _fielded(f"greedy+{personality}") == _fielded(f"veteran+{personality}") == PREPARED[team]
    assert _fielded("greedy") == _fielded("veteran") == PREPARED["steel-choir"]
    assert _fielded(f"veteran+{personality}", 600) == PREPARED["quick-take"]


def _fielded(kind: str, budget: int = 800) -> str:
    s = arena_of(GAME.begin(2, {"budget": budget}))
    GAME.advance(s)
    options = [GAME.action(code) for code in GAME.options(s, 0)]
    return bots.ask(bots.make(kind, "show", 1), GAME, s, 0, options).text.partition(" ")[2]


@pytest.mark.parametrize("personality", bots.personalities("show"))
def test_whoever_it_is_a_target_is_put_down_at_home(personality: str) -> None:
    figures = {
        "A.nikolai": {"at": [24, 5], "carries": "target-2"},
        "B.nikolai": {"at": [24, 9]},
    }
    assert performer(f"greedy+{personality}", "objectives", "positioning", figures).startswith("leave ")


def test_all_personalities_are_tried_above() -> None:
    assert bots.personalities("show") == ["cautious", "hunter", "runner", "showman"]
    assert bots.personalities("leaders") == ["cautious", "hunter", "spy", "liar"]
    assert bots.personalities("dystopia") == ["cautious", "builder", "collector", "loyal"]


@pytest.mark.parametrize("personality", bots.personalities("leaders"))
def test_whoever_it_is_a_win_is_taken(personality: str) -> None:
    given = {"A": {"row": "E E S", "gun": "C"}, "C": {"row": "SL* E S"}}
    assert leader(f"greedy+{personality}", given)[0] == "shoot"


def test_a_taste_is_changed_in_the_weights_a_personality_names_and_in_no_other() -> None:
    for personality in PERSONALITIES.values():
        made = tasted(NOVICE, personality)
        assert set(personality) <= set(WEIGHTS)
        for name in WEIGHTS:
            assert getattr(made, name) == getattr(NOVICE, name) * personality.get(name, 1.0)


def test_a_search_leaves_to_taste_what_it_cannot_decide() -> None:
    thoughts = [Thought(1, 0.6, 20), Thought(2, 0.6 - CLOSE / 2, 20), Thought(3, 0.4, 20), Thought(4, 0.6, 9)]
    assert liked(thoughts, float) == 2
    assert liked(thoughts, lambda code: -float(code)) == 1


# ------------------------------------------------------------------ levels, names, faults


@pytest.mark.parametrize("title", TITLES)
def test_every_level_that_judges_can_be_anybody_and_is_the_same_for_a_seed(title: str) -> None:
    game = euphoria.game(title)
    for level in ("novice", "greedy", "veteran"):
        kind = f"{level}+{bots.personalities(title, level)[1]}" + (":4" if level == "veteran" else "")
        assert len({_opening(game, kind) for _ in range(2)}) == 1


def _opening(game: Any, kind: str) -> str:
    """The first decisions of a game among bots of a kind."""
    luck, s = Luck(5), game.begin(game.least, {})
    players = [bots.make(kind, game.id, seat) for seat in range(game.least)]
    made: list[str] = []
    while len(made) < 8 and not s.over:
        if s.bounds:
            game.settle(s, luck.draw(s.bounds))
            continue
        seat = next_seat(s)
        options = [game.action(code) for code in game.options(s, seat)]
        choice = bots.ask(players[seat], game, s, seat, options)
        made.append(choice.text)
        game.act(s, seat, choice.code)
    return " ".join(made)


@pytest.mark.parametrize(
    ("kind", "title", "why"),
    [
        ("greedy+poet", "leaders", "leaders has no personality 'poet': cautious, hunter, spy, liar."),
        ("greedy+", "dystopia", "dystopia has no personality '': cautious, builder, collector, loyal."),
        ("random+hunter", "leaders", "'random' is nobody in particular, so it cannot be 'hunter'."),
        ("bold+hunter", "leaders", "leaders has no bot 'bold': random, novice, greedy, learned, veteran."),
    ],
)
def test_an_unknown_personality_is_refused_in_one_sentence(kind: str, title: str, why: str) -> None:
    with pytest.raises(BadSetup) as refused:
        bots.make(kind, title, 1)
    assert str(refused.value) == why


@pytest.mark.parametrize("title", euphoria.titles())
def test_the_named_bots_of_a_house_are_somebody_in_every_language(title: str) -> None:
    for one in company.characters(title):
        who = company.personality(title, one.kind, one.id)
        assert bool(who) == bool(bots.personalities(title, one.kind))
        assert not who or bots.make(f"{one.kind}+{who}", title, 1).personal
    greedy = {company.personality(title, "greedy", one.id) for one in company.COMPANY if one.kind == "greedy"}
    assert greedy == (set(bots.personalities(title)) or {""})
    assert company.personality(title, "greedy", "nobody") == company.personality(title, "random", "pip") == ""
    for lang in LANGUAGES:
        for who in bots.personalities(title):
            words = messages(lang)
            assert words.format(f"{title}-manner-{who}", {}) and words.format(
                f"{title}-manner-{who}.text", {}
            )
