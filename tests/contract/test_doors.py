"""What a title tells those who show it: its options, its board and its dice, as plain public data."""

import json

from euphoria.core.forms import CHOICE, LIST, NUMBER, SEAT, SWITCH, Form
from kit.play import play_to_end
from kit.titles import Title, every_table, every_title, new_match


def example(form: Form) -> object:
    """A value that fits the form, other than the first where there are several."""
    if form.kind == SWITCH:
        return True
    if form.kind == NUMBER:
        assert form.least is not None
        return form.least if form.most is None else form.most
    if form.kind == SEAT:
        return 1
    return form.values[-1]


@every_title
def test_every_option_has_a_form_and_fits_it(title: Title) -> None:
    game = title.game
    forms, settings = game.forms(), game.settings({}, game.least)
    assert list(forms) == list(settings)
    for name, form in forms.items():
        assert form.kind in (SWITCH, NUMBER, SEAT, CHOICE, LIST)
        assert bool(form.values) == bool(form.family) == (form.kind in (CHOICE, LIST))
        if form.kind != LIST:  # a list may have a length of its own
            value = example(form)
            assert game.settings({name: value}, game.least)[name] == value


@every_table
def test_the_board_is_plain_data_and_the_same_at_every_such_table(title: Title, players: int) -> None:
    game = title.game
    settings = game.settings({}, players)
    drawn = json.dumps(game.printed(players, settings))
    match = new_match(title, players, "board")
    assert json.dumps(game.printed(players, match.settings)) == drawn
    alike = game.printed(players, None)
    assert alike is None or set(alike) == set(json.loads(drawn))


@every_title
def test_what_no_box_holds_is_not_found(title: Title) -> None:
    assert title.game.look_up("unicorn", {}) is None


@every_table
def test_dice_belong_to_seats_and_come_from_what_everybody_was_told(title: Title, players: int) -> None:
    match = new_match(title, players, "dice")
    play_to_end(match, 3 + players)
    for roll in match.game.rolls(match.events(None), match.settings):
        assert 0 <= roll.seat < players
        assert roll.kind and roll.expected >= 0 and roll.got >= 0
