"""A position is plain data: it can be copied, written as JSON and digested at any moment."""

import json

from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat, play_out
from euphoria.core.state import State
from kit.data import changed_leaves, scramble
from kit.play import walk
from kit.titles import Title, every_table, new_match


@every_table
def test_past_copies_never_change(title: Title, players: int) -> None:
    """Keep all past copies of a game; digest some of them again after every step, and all in the end."""
    match = new_match(title, players, "copies")
    kept: list[tuple[State, str]] = []
    for number, _ in enumerate(walk(match, players, most=70)):
        # Those of the last steps, and every eighth of all before: others each time.
        for copy, digest in [*kept[-4:], *kept[number % 8 :: 8]]:
            assert copy.digest() == digest
        twin = match.state.copy()
        assert type(twin) is type(match.state)
        assert twin.digest() == match.state.digest()
        assert twin.out is None
        kept.append((twin, twin.digest()))
    assert [copy.digest() for copy, _ in kept] == [digest for _, digest in kept]
    assert len({digest for _, digest in kept}) == len(kept) > 5


@every_table
def test_playing_on_with_a_copy_leaves_the_original_alone(title: Title, players: int) -> None:
    match = new_match(title, players, "original")
    for luck in walk(match, 5 + players, most=40):
        before = match.state.digest()
        twin = match.state.copy()
        play_out(title.game, twin, Luck(luck.next()), 25)
        assert match.state.digest() == before


@every_table
def test_json_gives_the_same_position_back(title: Title, players: int) -> None:
    game = title.game
    match = new_match(title, players, "json")
    sealed = 0
    for luck in walk(match, 11 + players, most=120):
        s = match.state
        data = json.loads(json.dumps(s.to_json()))
        again = game.read(data)
        assert again.to_json() == data
        assert again.digest() == s.digest()
        seat = next_seat(s)
        assert game.options(again, seat) == game.options(s, seat)
        seed = luck.next()
        one, other = s.copy(), again
        assert play_out(game, one, Luck(seed), 15) == play_out(game, other, Luck(seed), 15)
        assert one.digest() == other.digest()
        sealed += any(answer >= 0 for answer in s.sealed)
    assert (sealed > 0) == title.sealed, "some positions must have had answers in sealed envelopes"


@every_table
def test_json_shares_nothing_with_the_position(title: Title, players: int) -> None:
    match = new_match(title, players, "shares")
    for _ in walk(match, 17 + players, most=40):
        s = match.state
        before = s.digest()
        scramble(s.to_json())
        assert s.digest() == before
        data = s.to_json()
        again = title.game.read(data)
        scramble(data)
        assert again.digest() == before


@every_table
def test_json_and_copy_carry_every_number(title: Title, players: int) -> None:
    """Change one number of the JSON at a time: reading and copying must bring every change along."""
    match = new_match(title, players, "leaves")
    for luck in walk(match, 23 + players, most=60):
        if luck.below(6) > 0:
            continue
        digest = match.state.digest()
        for variant in changed_leaves(match.state.to_json()):
            if variant["players"] == players:
                s = title.game.read(variant)
                assert s.to_json() == variant
                assert s.copy().to_json() == variant
                assert s.digest() != digest


@every_table
def test_the_same_name_gives_the_same_game(title: Title, players: int) -> None:
    """Nothing but the key and the choices decides how a game goes."""
    one, other = new_match(title, players, "twin"), new_match(title, players, "twin")
    for _ in zip(walk(one, 3), walk(other, 3), strict=True):
        assert one.state.digest() == other.state.digest()
    assert one.log == other.log


@every_table
def test_a_copy_of_a_match_goes_its_own_way(title: Title, players: int) -> None:
    match = new_match(title, players, "match")
    for luck in walk(match, 31 + players, most=30):
        twin = match.copy()
        digest, log, ply = match.state.digest(), match.log[:], match.ply
        heard = [match.events(seat) for seat in range(players)]
        assert twin.state.digest() == digest
        assert [twin.events(seat) for seat in range(players)] == heard
        assert (twin.log, twin.ply, twin.settings, twin.commitment) == (
            log,
            ply,
            match.settings,
            match.commitment,
        )
        for _ in walk(twin, luck.next(), most=6):
            pass
        assert (match.state.digest(), match.log, match.ply) == (digest, log, ply)
        assert [match.events(seat) for seat in range(players)] == heard


@every_table
def test_a_copy_of_a_match_has_the_same_dice_to_come(title: Title, players: int) -> None:
    match = new_match(title, players, "same dice")
    for _ in walk(match, 2, most=10):
        pass
    twin = match.copy()
    for _ in zip(walk(match, 8, most=60), walk(twin, 8, most=60), strict=True):
        pass
    assert twin.log == match.log
    assert twin.state.digest() == match.state.digest()
