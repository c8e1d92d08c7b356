"""The greedy bot at the table: what it does in positions where the right choice is clear."""

from typing import Any

import pytest

import euphoria
from euphoria import bots
from euphoria.bots import Reason
from euphoria.core.actions import SEATS
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.core.state import State
from euphoria.games.leaders.bots.reasons import REASONS

GAME = euphoria.game("leaders")
FOUR = {"players": 4}


class Table:
    """A position in which greedy bots answer; each asked seat may be told what to do instead."""

    def __init__(self, given: dict[str, Any], seed: int = 1) -> None:
        self.state: State = GAME.position({**FOUR, **given})
        GAME.advance(self.state)
        self.bots = [bots.make("greedy", "leaders", seed + seat) for seat in range(self.state.players)]

    def do(self, who: str, text: str) -> None:
        GAME.act(self.state, SEATS.index(who), GAME.grammar.parse(text).code)

    def answer(self, who: str) -> str:
        """What the bot of this seat chooses; carried out."""
        seat = SEATS.index(who)
        assert (self.state.asked >> seat) & 1, f"{who} is not asked"
        options = [GAME.action(code) for code in GAME.options(self.state, seat)]
        kind = GAME.question(self.state).name
        choice = self.bots[seat].choose(GAME.view(self.state, seat), kind, options)
        self.do(who, choice.text)
        return choice.text


def answer(who: str, given: dict[str, Any], *before: tuple[str, str]) -> str:
    table = Table(given)
    for seat, text in before:
        table.do(seat, text)
    return table.answer(who)


# ------------------------------------------------------------------ shooting and aiming


def test_it_shoots_the_exposed_leader_of_the_other_side() -> None:
    assert answer("A", {"A": {"row": "E E S", "gun": "C"}, "C": {"row": "SL* E S"}}) == "shoot"


def test_it_does_not_shoot_the_exposed_leader_of_its_own_side() -> None:
    table = Table({"A": {"row": "E E S", "gun": "C"}, "C": {"row": "EL* E S"}})
    assert table.answer("A") != "shoot"


def test_a_wastelander_shoots_any_exposed_leader() -> None:
    for leader in ("EL", "SL"):
        given = {"A": {"row": "E E S", "gun": "C", "wastelander": True}, "C": {"row": f"{leader}* E S"}}
        assert answer("A", given) == "shoot"


def test_it_does_not_shoot_a_hidden_leader_of_its_own_that_it_knows() -> None:
    given = {"A": {"row": "E E S", "gun": "C", "knows": ["C.left"]}, "C": {"row": "EL E S"}}
    assert answer("A", given) != "shoot"


def test_it_shoots_a_hidden_leader_of_the_other_side_that_it_knows() -> None:
    given = {"A": {"row": "E E S", "gun": "C", "knows": ["C.left"]}, "C": {"row": "SL E S"}}
    assert answer("A", given) == "shoot"


def test_it_turns_its_ray_gun_to_the_exposed_leader_before_anything_else() -> None:
    table = Table({"A": {"row": "E E S", "gun": "B"}, "D": {"row": "SL* E S"}})
    assert table.answer("A") != "shoot"
    while GAME.question(table.state).name != "target":
        table.answer(SEATS[next_seat(table.state)])
    assert table.answer("A") == "target D"


def test_it_aims_at_the_player_it_knows_to_hold_the_other_leader() -> None:
    given = {
        "phase": "target",
        "A": {"row": "E E S", "gun": "B", "knows": ["D.right"]},
        "D": {"row": "E S SL"},
    }
    assert answer("A", given) == "target D"


def test_it_never_aims_at_its_own_exposed_leader_by_choice() -> None:
    given = {"phase": "target", "A": {"row": "E E S", "gun": "B"}, "D": {"row": "EL* S E"}}
    for seed in range(10):
        assert Table(given, seed).answer("A") != "target D"


def test_it_takes_a_ray_gun_when_the_other_leader_lies_open() -> None:
    assert answer("A", {"A": {"row": "E E S"}, "C": {"row": "SL* E S"}}).startswith("arm ")


def test_it_pays_with_a_follower_and_keeps_its_leader_hidden() -> None:
    given = {"A": {"row": "EL E* S"}, "C": {"row": "SL* E S"}}
    assert answer("A", given) == "arm right"


def test_it_hides_a_follower_rather_than_pay_with_its_leader() -> None:
    choice = answer("A", {"A": {"row": "EL E* S*"}, "C": {"row": "SL* E S"}})
    assert choice in ("hide A.middle", "hide A.right")


# ------------------------------------------------------------------ what it knows


def test_it_looks_only_at_what_it_does_not_know() -> None:
    known = ["B.middle", "B.right", "C.middle", "C.right", "D.left", "D.middle", "D.right"]
    given = {"A": {"row": "E* E* S*", "knows": known}, "B": {"row": "SL E S"}, "C": {"row": "S E E"}}
    for seed in range(5):
        table = Table(given, seed)
        options = [GAME.action(code) for code in GAME.options(table.state, 0)]
        looks = [option for option in options if option.verb == "interrogate"]
        choice = table.bots[0].choose(GAME.view(table.state, 0), "action", looks)
        assert choice.text in ("interrogate B.left", "interrogate C.left")


def test_its_choice_depends_on_its_view_alone() -> None:
    """Two deals that a seat cannot tell apart get the same answer."""
    row = {"A": {"row": "E E S", "gun": "C"}}
    one = Table({**row, "B": {"row": "SL E S"}, "C": {"row": "EL S S"}, "D": {"row": "E E S"}}, seed=4)
    two = Table({**row, "B": {"row": "S S E"}, "C": {"row": "E SL S"}, "D": {"row": "EL E S"}}, seed=4)
    assert GAME.view(one.state, 0) == GAME.view(two.state, 0)
    assert one.answer("A") == two.answer("A")


# ------------------------------------------------------------------ Artifacts


def test_a_wastelander_calls_in_the_last_hidden_recruit_if_it_is_the_leader_and_wins() -> None:
    given = {
        "A": {"row": "E E S*", "wastelander": True, "hand": ["plastic-promise"], "knows": ["C.middle"]},
        "C": {"row": "E* SL S*"},
    }
    table = Table(given)
    assert table.answer("A").startswith("use plastic-promise")
    while not table.state.over:
        assert table.answer("A") == "player C"
    assert GAME.result(table.state)["winners"] == [0]


def test_a_leader_fetches_the_other_leader_and_wins_alone() -> None:
    given = {
        "A": {"row": "EL E S*", "hand": ["plastic-promise"], "knows": ["C.middle"]},
        "C": {"row": "E* SL S*"},
    }
    table = Table(given)
    assert table.answer("A") == "use plastic-promise middle"
    while not table.state.over:
        assert table.answer("A") == "player C"
    assert GAME.result(table.state) == {**GAME.result(table.state), "winners": [0], "way": "both-leaders"}


def test_a_leader_among_other_hidden_recruits_is_not_called_in_and_not_given_back() -> None:
    given = {
        "A": {"row": "E E S", "wastelander": True, "hand": ["plastic-promise"], "knows": ["C.middle"]},
        "C": {"row": "E SL S*"},
    }
    table = Table(given)
    assert not table.answer("A").startswith("use")
    for place in range(2):
        table = Table({**given, "C": {"row": ("E SL S*", "S SL E*")[place]}})
        table.do("A", "use plastic-promise left")
        table.do("A", "player C")
        assert table.answer("C") == "recruit C.left"


def test_it_exposes_the_leader_it_knows_with_tongue_oil() -> None:
    given = {"A": {"row": "E E S", "hand": ["tongue-oil"], "knows": ["C.middle"]}, "C": {"row": "E SL S"}}
    table = Table(given)
    assert table.answer("A").startswith("use tongue-oil")
    assert table.answer("A") == "recruit C.middle"


def test_it_disarms_whoever_aims_at_its_exposed_leader() -> None:
    given = {
        "A": {"row": "E E S", "hand": ["dust-beast"], "knows": ["D.left", "D.middle", "D.right"]},
        "B": {"row": "EL* S E"},
        "C": {"row": "E S E", "gun": "D"},
        "D": {"row": "SL S S", "gun": "B"},
    }
    table = Table(given)
    assert table.answer("A").startswith("use dust-beast")
    assert table.answer("A") == "player D"


def test_it_carries_its_exposed_leader_out_of_the_line_of_fire() -> None:
    given = {
        "A": {"row": "E E S", "hand": ["cart-puller"], "knows": ["D.left", "D.middle", "D.right"]},
        "B": {"row": "EL* S E"},
        "C": {"row": "S* S SL", "gun": "B"},
        "D": {"row": "E E S"},
    }
    table = Table(given)
    assert table.answer("A").startswith("use cart-puller")
    assert table.answer("A") == "recruit B.left"
    assert table.answer("A").startswith("recruit D.")


def test_it_does_not_carry_its_leader_to_a_wastelander() -> None:
    given = {
        "A": {"row": "E E S", "hand": ["cart-puller"]},
        "B": {"row": "EL* S E"},
        "C": {"row": "S* S SL", "gun": "B"},
        "D": {"row": "E* E* S*", "wastelander": True},
    }
    assert not answer("A", given).startswith("use cart-puller")


def test_it_turns_all_ray_guns_to_the_exposed_leader_of_the_other_side() -> None:
    given = {
        "A": {"row": "E E S", "hand": ["voice-funnel"], "knows": ["B.left", "B.middle"]},
        "B": {"row": "E E S", "gun": "A"},
        "C": {"row": "S S EL", "gun": "A"},
        "D": {"row": "SL* E S"},
    }
    table = Table(given)
    assert table.answer("A").startswith("use voice-funnel")
    assert table.answer("A") == "player D"


def test_it_takes_the_turn_of_the_player_who_threatens_its_leader() -> None:
    given = {
        "A": {"row": "E E S", "hand": ["mechanical-rooster"]},
        "B": {"row": "EL* S E"},
        "D": {"row": "SL S* S*", "gun": "B"},
    }
    table = Table(given)
    assert table.answer("A").startswith("use mechanical-rooster")
    assert table.answer("A") == "player D"


def test_a_fresh_bot_plans_anew_from_the_card_in_use() -> None:
    """A game that was saved between use and target goes on with new bots."""
    given = {"A": {"row": "E E S", "hand": ["tongue-oil"], "knows": ["C.middle"]}, "C": {"row": "E SL S"}}
    table = Table(given)
    table.answer("A")
    options = [GAME.action(code) for code in GAME.options(table.state, 0)]
    view = {**GAME.view(table.state, 0), "using": "tongue-oil"}
    assert bots.make("greedy", "leaders", 9).choose(view, "name", options).text == "recruit C.middle"


def test_it_gives_nothing_away_and_draws_with_an_empty_hand() -> None:
    assert answer("A", {"phase": "artifact", "A": {"hand": []}}) == "draw"
    assert answer("A", {"phase": "artifact", "A": {"hand": ["iron-pancake", "tongue-oil"]}}) == "skip"


def test_it_returns_the_card_it_needs_least() -> None:
    given = {
        "A": {"row": "E E S", "hand": ["winter-box"]},
        "under": ["iron-pancake", "tongue-oil", "dizzy-drum"],
    }
    rest = [
        name for name in GAME.grammar.verbs[3].kinds[0].words if name not in (*given["under"], "winter-box")
    ]
    table = Table({**given, "deck": [], "B": {"hand": rest}})
    table.do("A", "use winter-box left")
    while GAME.question(table.state).name == "react":
        table.do(SEATS[next_seat(table.state)], "pass")
    assert table.answer("A") == "return dizzy-drum"


# ------------------------------------------------------------------ Reactions


def shot_at(victim: str, hand: list[str], row: str, **others: dict[str, Any]) -> Table:
    """A shoots the victim, who has this hand and row."""
    table = Table({"A": {"gun": victim, **others.pop("A", {})}, victim: {"hand": hand, "row": row}, **others})
    table.do("A", "shoot")
    return table


def test_an_exposed_leader_saves_itself_whatever_it_costs() -> None:
    for card in ("iron-pancake", "rainbow-disc", "rain-shield", "scarlet-octagon"):
        table = shot_at("C", [card], "EL* E* S", B={"row": "S S E"}, D={"row": "S S E"})
        assert table.answer("C") == f"react {card} right"


def test_a_hidden_leader_reacts_with_a_follower() -> None:
    assert shot_at("C", ["iron-pancake"], "E* EL S").answer("C") == "react iron-pancake right"


def test_a_wastelander_does_not_waste_a_shield_on_a_shot() -> None:
    table = Table({"A": {"gun": "C"}, "C": {"hand": ["iron-pancake"], "row": "E E S", "wastelander": True}})
    table.do("A", "shoot")
    assert table.answer("C") == "pass"


def test_the_shield_never_sends_the_shot_to_its_own_exposed_leader() -> None:
    table = shot_at("C", ["rain-shield"], "E E S", B={"row": "EL* S S"}, D={"row": "S* S* E"})
    assert table.answer("C").startswith("react rain-shield")
    assert table.answer("C") == "player D"


def test_it_saves_the_exposed_leader_of_its_side_from_a_shot_at_another() -> None:
    table = Table(
        {"A": {"gun": "B"}, "B": {"row": "EL* S E"}, "C": {"row": "E E S", "hand": ["scarlet-octagon"]}}
    )
    table.do("A", "shoot")
    assert table.answer("C").startswith("react scarlet-octagon")


def test_it_does_not_stop_a_shot_that_wins() -> None:
    table = Table(
        {"A": {"gun": "B"}, "B": {"row": "SL* S E"}, "C": {"row": "E E S", "hand": ["scarlet-octagon"]}}
    )
    table.do("A", "shoot")
    assert table.answer("C") == "pass"


def test_it_stops_an_artifact_that_would_expose_its_leader() -> None:
    given = {"A": {"hand": ["tongue-oil"]}, "C": {"row": "EL E S", "hand": ["windshield-scroll"]}}
    before = [("A", "use tongue-oil left"), ("A", "recruit C.left")]
    assert answer("C", given, *before).startswith("react windshield-scroll")
    before = [("A", "use tongue-oil left"), ("A", "recruit C.right")]
    assert answer("C", given, *before) == "pass"


def test_it_takes_the_ray_gun_of_another_who_arms() -> None:
    given = {"A": {"row": "S S E"}, "C": {"row": "EL E S", "hand": ["yellow-crescent"]}}
    assert answer("C", given, ("A", "arm left")).startswith("react yellow-crescent")


def test_it_shows_a_follower_when_everybody_must_show_something() -> None:
    for seed in range(5):
        table = Table({"A": {"hand": ["soul-catcher"]}, "C": {"row": "E EL S"}}, seed)
        table.do("A", "use soul-catcher left")
        assert table.answer("C") in ("expose left", "expose right")


# ------------------------------------------------------------------ hints


def test_hints_name_the_choice_and_a_reason() -> None:
    table = Table({"A": {"row": "E E S", "gun": "C"}, "C": {"row": "SL* E S"}})
    options = [GAME.action(code) for code in GAME.options(table.state, 0)]
    best, *others = bots.make("greedy", "leaders", 1).advise(GAME.view(table.state, 0), "action", options)
    assert best.action.text == "shoot" and not others
    assert best.reasons == (Reason("leaders-hint-win", {"target": 2}, "L-19.1"),)


@pytest.mark.parametrize("players", [4, 8])
def test_every_hint_has_a_listed_reason_with_its_facts(players: int) -> None:
    state = GAME.begin(players, {"turn_limit": 80})
    luck = Luck(players)
    table = [bots.make("greedy", "leaders", seat) for seat in range(players)]
    heard: dict[str, set[str]] = {}
    while not state.over:
        if state.bounds:
            GAME.settle(state, luck.draw(state.bounds))
            continue
        seat = next_seat(state)
        kind = GAME.question(state).name
        options = [GAME.action(code) for code in GAME.options(state, seat)]
        hints = table[seat].advise(GAME.view(state, seat), kind, options)
        assert hints and len({hint.action for hint in hints}) == len(hints)
        for hint in hints:
            assert hint.action in options
            for reason in hint.reasons:
                heard[reason.message.removeprefix("leaders-hint-")] = set(reason.facts)
        GAME.act(state, seat, table[seat].choose(GAME.view(state, seat), kind, options).code)
    assert len(heard) > 5
    assert heard == {reason: REASONS.facts[reason] for reason in heard}
