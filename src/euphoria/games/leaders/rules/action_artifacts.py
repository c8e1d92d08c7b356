"""The Action Artifacts, one class each, with the procedures only they need."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import first, pack, verb_of
from euphoria.core.bits import nth_bit, size
from euphoria.core.flow import ask, chance, do, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.leaders.rules.actions import basic_options, paying_slots, take_basic_action
from euphoria.games.leaders.rules.artifact import (
    ActionArtifact,
    choose_players,
    choose_recruits,
    exposed_followers,
    gun_holders,
    guns_held,
    hidden_of_others,
    row_mask,
)
from euphoria.games.leaders.rules.cards import ACTION_IDS, ROW, is_leader
from euphoria.games.leaders.rules.deck import draw_bounds, draw_cards, forget, put_under, take_card
from euphoria.games.leaders.rules.guns import aim, drop, take_from
from euphoria.games.leaders.rules.knowledge import blur, expose, hide, look
from euphoria.games.leaders.rules.state import (
    NOTHING,
    Table,
    bits,
    each,
    others,
    seat_of,
    slot_of,
)
from euphoria.games.leaders.rules.teams import exchange
from euphoria.games.leaders.rules.words import (
    DONE,
    DREW_SEVERAL,
    EXPOSE,
    MARKED,
    RETURN,
    RETURNED,
    RETURNED_CARD,
    SHUFFLED,
    SKIP,
    TOOK_ARTIFACT,
    TOOK_CARD,
)


class BurialChamber(ActionArtifact):
    """Turn up to three exposed Followers face-down, whoever they belong to."""

    def targets(self, t: Table, user: i64, up: i64, named: list[int]) -> list[int]:  # noqa: ARG002
        if len(named) == 3:
            return []
        left = exposed_followers(t, up)
        for place in named:
            left &= ~(1 << place)
        return [DONE, *choose_recruits(left)]

    def carry_out(self, t: Table, user: i64) -> None:  # noqa: ARG002
        for place in t.named:
            hide(t, place)


class CartPuller(ActionArtifact):
    """A Recruit of one other player and a Recruit of a second other player trade places."""

    def targets(self, t: Table, user: i64, up: i64, named: list[int]) -> list[int]:  # noqa: ARG002
        if len(named) == 2:
            return []
        places = ((1 << (ROW * t.players)) - 1) & ~row_mask(user)
        if named:
            places &= ~row_mask(seat_of(named[0]))
        return choose_recruits(places)

    def carry_out(self, t: Table, user: i64) -> None:  # noqa: ARG002
        exchange(t, t.named[0], t.named[1])


class TongueOil(ActionArtifact):
    """Expose one hidden Recruit of another player."""

    def ready(self, t: Table, user: i64, up: i64) -> bool:
        return hidden_of_others(t, user, up) != 0

    def targets(self, t: Table, user: i64, up: i64, named: list[int]) -> list[int]:
        return [] if named else choose_recruits(hidden_of_others(t, user, up))

    def carry_out(self, t: Table, user: i64) -> None:  # noqa: ARG002
        expose(t, t.named[0])


class WhisperRope(ActionArtifact):
    """Look at one hidden Recruit of each of two different other players (of one, if only one has any)."""

    def ready(self, t: Table, user: i64, up: i64) -> bool:
        return hidden_of_others(t, user, up) != 0

    def targets(self, t: Table, user: i64, up: i64, named: list[int]) -> list[int]:
        if len(named) == 2:
            return []
        hidden = hidden_of_others(t, user, up)
        if named:
            hidden &= ~row_mask(seat_of(named[0]))
        return choose_recruits(hidden)

    def carry_out(self, t: Table, user: i64) -> None:
        for place in t.named:
            look(t, user, place)


class SoulMirror(ActionArtifact):
    """You look at all hidden Recruits of another player, and they look at all of yours."""

    def ready(self, t: Table, user: i64, up: i64) -> bool:
        return hidden_of_others(t, user, up) != 0

    def targets(self, t: Table, user: i64, up: i64, named: list[int]) -> list[int]:
        if named:
            return []
        hidden = hidden_of_others(t, user, up)
        return choose_players(_owners(hidden))

    def carry_out(self, t: Table, user: i64) -> None:
        other = t.named[0]
        for place in each(t.hidden_of(other)):
            look(t, user, place)
        for place in each(t.hidden_of(user)):
            look(t, other, place)


def _owner(_t: Table, f: Frame) -> i64:
    return 1 << f.a


def _owners(places: i64) -> i64:
    """The seats these places belong to, as a mask."""
    mask = 0
    for place in each(places):
        mask |= 1 << seat_of(place)
    return mask


class DustBeast(ActionArtifact):
    """Another player who holds a Ray Gun drops it into the centre."""

    def ready(self, t: Table, user: i64, up: i64) -> bool:  # noqa: ARG002
        return guns_held(t) > (1 if t.holds_gun(user) else 0)

    def targets(self, t: Table, user: i64, up: i64, named: list[int]) -> list[int]:  # noqa: ARG002
        return [] if named else choose_players(gun_holders(t) & ~(1 << user))

    def carry_out(self, t: Table, user: i64) -> None:  # noqa: ARG002
        drop(t, t.named[0])


class FishWand(ActionArtifact):
    """Take the Ray Gun of another player and target someone with it at once."""

    def ready(self, t: Table, user: i64, up: i64) -> bool:  # noqa: ARG002
        return not t.holds_gun(user) and guns_held(t) > 0

    def targets(self, t: Table, user: i64, up: i64, named: list[int]) -> list[int]:  # noqa: ARG002
        return [] if named else choose_players(gun_holders(t))

    def carry_out(self, t: Table, user: i64) -> None:
        take_from(t, t.named[0], user)


class ClaySwine(ActionArtifact):
    """Take one Artifact at random from the hand of another player."""

    def ready(self, t: Table, user: i64, up: i64) -> bool:  # noqa: ARG002
        return _with_artifacts(t, user) != 0

    def targets(self, t: Table, user: i64, up: i64, named: list[int]) -> list[int]:  # noqa: ARG002
        return [] if named else choose_players(_with_artifacts(t, user))

    def carry_out(self, t: Table, user: i64) -> None:
        t.push(TAKE_AT_RANDOM.index, user, t.named[0])


def _with_artifacts(t: Table, user: i64) -> i64:
    mask = 0
    for seat in each(others(user, t.players)):
        if t.hand[seat]:
            mask |= 1 << seat
    return mask


def _random_card(t: Table, f: Frame) -> list[int]:
    return [t.hand[f.b].bit_count()]


def _take_random_card(t: Table, f: Frame, drawn: list[int]) -> None:
    hand = t.hand[f.b]
    artifact = nth_bit(hand, drawn[0])
    both = 1 << f.a | 1 << f.b
    if size(hand) > 1:
        # Whoever knew a card of this hand no longer knows whether it was the one taken.
        forget(t, hand, both)
    t.hand[f.b] &= ~(1 << artifact)
    take_card(t, f.a, artifact)
    tell(t, TOOK_ARTIFACT, EVERYBODY, f.a, f.b)
    tell(t, TOOK_CARD, both, f.a, f.b, artifact)


def _taker_and_victim(_t: Table, f: Frame) -> i64:
    return 1 << f.a | 1 << f.b


TAKE_AT_RANDOM: Final = procedure(
    "take an Artifact at random (Clay Swine)",
    "L-16.8",
    chance("steal", "L-16.8", _random_card, _take_random_card, _taker_and_victim),
)
"""frame.a takes from frame.b."""


class VoiceFunnel(ActionArtifact):
    """Every Ray Gun held by anybody else now targets the chosen player."""

    def ready(self, t: Table, user: i64, up: i64) -> bool:  # noqa: ARG002
        return guns_held(t) > 0

    def targets(self, t: Table, user: i64, up: i64, named: list[int]) -> list[int]:  # noqa: ARG002
        if named:
            return []
        holders = gun_holders(t)
        everybody = (1 << t.players) - 1
        # With a single Ray Gun its holder cannot be chosen: nobody else would be left to turn.
        return choose_players(everybody & ~holders if size(holders) == 1 else everybody)

    def carry_out(self, t: Table, user: i64) -> None:  # noqa: ARG002
        chosen = t.named[0]
        for seat in each(gun_holders(t) & ~(1 << chosen)):
            aim(t, seat, chosen)


class PlasticPromise(ActionArtifact):
    """The Recruit that paid goes to an unarmed player with as many hidden ones, who gives one back."""

    def ready(self, t: Table, user: i64, up: i64) -> bool:
        return _with_as_many_hidden(t, user, up) != 0

    def targets(self, t: Table, user: i64, up: i64, named: list[int]) -> list[int]:
        return [] if named else choose_players(_with_as_many_hidden(t, user, up))

    def carry_out(self, t: Table, user: i64) -> None:  # noqa: ARG002
        t.push(GIVE_BACK.index, t.named[0])


_HOW_MANY: Final[list[i64]] = [0, 1, 1, 2, 1, 2, 2, 3]
"""The Recruits in a set of slots."""


def _with_as_many_hidden(t: Table, user: i64, up: i64) -> i64:
    """The unarmed others who have a hidden Recruit, and at least as many as the user has once it is paid."""
    least = _HOW_MANY[~up >> (ROW * user) & 7]
    if least == 0:
        least = 1
    mask = 0
    for seat in each(others(user, t.players) & ~gun_holders(t)):
        if _HOW_MANY[~up >> (ROW * seat) & 7] >= least:
            mask |= 1 << seat
    return mask


def _own_hidden(t: Table, _f: Frame, seat: i64) -> list[int]:
    return choose_recruits(t.hidden_of(seat))


def _own_hidden_followers(t: Table, f: Frame, seat: i64) -> list[int]:
    """On a time-out a random Follower is given, if there is one."""
    followers = 0
    for place in each(t.hidden_of(seat)):
        if not is_leader(t.row[place]):
            followers |= 1 << place
    return choose_recruits(followers) if followers else _own_hidden(t, f, seat)


def _give_back(t: Table, _f: Frame, _seat: i64, code: i64) -> None:
    exchange(t, t.pay, first(code))


GIVE_BACK: Final = procedure(
    "give a Recruit back (Plastic Promise)",
    "L-16.9",
    ask("give-back", "L-16.9", _owner, _own_hidden, _give_back, idle=_own_hidden_followers, forced=True),
)
"""frame.a gets the Recruit that paid and chooses what goes back for it."""


_LEFT: Final = 0o11111111
"""The left places of all rows."""


class DizzyDrum(ActionArtifact):
    """The hidden Recruits of a player are shuffled among their places."""

    def ready(self, t: Table, user: i64, up: i64) -> bool:  # noqa: ARG002
        return _with_two_hidden(t, up) != 0

    def targets(self, t: Table, user: i64, up: i64, named: list[int]) -> list[int]:  # noqa: ARG002
        return [] if named else choose_players(_owners(_with_two_hidden(t, up)))

    def carry_out(self, t: Table, user: i64) -> None:  # noqa: ARG002
        t.push(SHUFFLE_ROW.index, t.named[0])


def _with_two_hidden(t: Table, up: i64) -> i64:
    """The left places of all rows with two hidden Recruits: two of three, looked for in all rows at once."""
    left = ~up & ((1 << (ROW * t.players)) - 1)
    middle = left >> 1
    right = left >> 2
    return (left & middle | left & right | middle & right) & _LEFT


def _row_shuffle(t: Table, f: Frame) -> list[int]:
    hidden = size(t.hidden_of(f.a))
    return [hidden - k for k in range(hidden - 1)]


def _shuffle_row(t: Table, f: Frame, drawn: list[int]) -> None:
    hidden = t.hidden_of(f.a)
    places = bits(hidden)
    row = t.row[:]
    for k, number in enumerate(drawn):
        i, j = places[k], places[k + number]
        row[i], row[j] = row[j], row[i]
    t.lay(row)
    tell(t, SHUFFLED, EVERYBODY, f.a)
    blur(t, f.a, hidden)


SHUFFLE_ROW: Final = procedure(
    "shuffle hidden Recruits (Dizzy Drum)",
    "L-13.4",
    chance("shuffle", "L-13.4", _row_shuffle, _shuffle_row, _owner),
)
"""frame.a owns the row."""


class WakePowder(ActionArtifact):
    """Take up to two further actions, two different ones out of Interrogate, Arm and Hide."""

    def ready(self, t: Table, user: i64, up: i64) -> bool:
        return hidden_of_others(t, user, up) | paying_slots(t, user, up) | exposed_followers(t, up) != 0

    def carry_out(self, t: Table, user: i64) -> None:  # noqa: ARG002
        # The card goes under the deck before the first of the actions.
        put_under(t, t.using)
        t.using = NOTHING
        t.extra = 0
        t.push(FURTHER_ACTIONS.index)


_DECLINED: Final = 1


def _further_options(t: Table, _f: Frame, seat: i64) -> list[int]:
    return basic_options(t, seat, t.extra)


def _no_further_action(_t: Table, _f: Frame, _seat: i64) -> list[int]:
    return [SKIP]


def _who_goes_on(t: Table, f: Frame) -> i64:
    return 0 if f.a == _DECLINED else 1 << t.active


def _take_further_action(t: Table, f: Frame, seat: i64, code: i64) -> None:
    if verb_of(code) == SKIP:
        f.a = _DECLINED
    else:
        t.extra |= 1 << verb_of(code)
        take_basic_action(t, seat, code)


def _end_of_further_actions(t: Table, _f: Frame) -> None:
    t.extra = 0


FURTHER_ACTIONS: Final = procedure(
    "further actions (Wake Powder)",
    "L-8.2",
    ask(
        "further",
        "L-8.2",
        _who_goes_on,
        _further_options,
        _take_further_action,
        idle=_no_further_action,
    ),
    ask(
        "further",
        "L-8.2",
        _who_goes_on,
        _further_options,
        _take_further_action,
        idle=_no_further_action,
    ),
    do(_end_of_further_actions),
)
"""Who declines the first further action declines the second too."""


class MechanicalRooster(ActionArtifact):
    """Another player skips the Action phase of their next turn."""

    def ready(self, t: Table, user: i64, up: i64) -> bool:  # noqa: ARG002
        return others(user, t.players) & ~t.skips != 0

    def targets(self, t: Table, user: i64, up: i64, named: list[int]) -> list[int]:  # noqa: ARG002
        return [] if named else choose_players(others(user, t.players) & ~t.skips)

    def carry_out(self, t: Table, user: i64) -> None:  # noqa: ARG002
        t.skips |= 1 << t.named[0]
        tell(t, MARKED, EVERYBODY, t.named[0])


class WinterBox(ActionArtifact):
    """Draw three Artifacts, keep two of them, put the other under the deck."""

    def ready(self, t: Table, user: i64, up: i64) -> bool:  # noqa: ARG002
        return t.bag != 0 or len(t.queue) > 0

    def carry_out(self, t: Table, user: i64) -> None:
        t.push(DRAW_THREE.index, user)


def _three_cards(t: Table, _f: Frame) -> list[int]:
    return draw_bounds(t, 3)


def _draw_three(t: Table, f: Frame, drawn: list[int]) -> None:
    got = draw_cards(t, f.a, 3, drawn)
    tell(t, DREW_SEVERAL, EVERYBODY, f.a, size(got))
    if size(got) == 3:
        t.drawn = got
        # Others who knew one of the three will not know whether it is kept.
        forget(t, got, 1 << f.a)


def _who_returns(t: Table, f: Frame) -> i64:
    return 1 << f.a if t.drawn else 0


def _return_options(t: Table, _f: Frame, _seat: i64) -> list[int]:
    return [pack(RETURN, artifact) for artifact in bits(t.drawn)]


def _return_card(t: Table, _f: Frame, seat: i64, code: i64) -> None:
    artifact = first(code)
    t.hand[seat] &= ~(1 << artifact)
    t.queue = [*t.queue, artifact]
    t.drawn = 0
    tell(t, RETURNED, EVERYBODY, seat)
    tell(t, RETURNED_CARD, 1 << seat, seat, artifact)


DRAW_THREE: Final = procedure(
    "draw three, keep two (Winter Box)",
    "L-16.7",
    chance("draw", "L-16.7", _three_cards, _draw_three, _owner),
    ask("return", "L-16.7", _who_returns, _return_options, _return_card),
)
"""frame.a draws. With fewer than three cards drawn all are kept."""


class SoulCatcher(ActionArtifact):
    """Every other player without an exposed Recruit must expose one of their own choice."""

    def ready(self, t: Table, user: i64, up: i64) -> bool:
        return _all_hidden(t, user, up) != 0

    def carry_out(self, t: Table, user: i64) -> None:  # noqa: ARG002
        t.push(EXPOSE_ONE_EACH.index)


def _all_hidden(t: Table, user: i64, up: i64) -> i64:
    """The left places of everybody but the user who has no exposed Recruit."""
    hidden = hidden_of_others(t, user, up)
    return hidden & hidden >> 1 & hidden >> 2 & _LEFT


def _who_must_expose(t: Table, _f: Frame) -> i64:
    return _owners(_all_hidden(t, t.active, t.up))


def _expose_options(_t: Table, _f: Frame, _seat: i64) -> list[int]:
    return [pack(EXPOSE, slot) for slot in range(ROW)]


def _expose_a_follower(t: Table, _f: Frame, seat: i64) -> list[int]:
    """On a time-out a random Follower is exposed."""
    places = range(ROW * seat, ROW * seat + ROW)
    return [pack(EXPOSE, slot_of(place)) for place in places if not is_leader(t.row[place])]


def _expose_chosen(t: Table, _f: Frame, seat: i64, code: i64) -> None:
    expose(t, ROW * seat + first(code))


EXPOSE_ONE_EACH: Final = procedure(
    "everybody exposes one (Soul Catcher)",
    "L-4.6",
    ask(
        "expose-one",
        "L-4.6",
        _who_must_expose,
        _expose_options,
        _expose_chosen,
        sealed=True,
        idle=_expose_a_follower,
    ),
)

ACTIONS: Final[list[ActionArtifact]] = [
    BurialChamber("burial-chamber", names_recruits=True),
    CartPuller("cart-puller", names_recruits=True),
    TongueOil("tongue-oil", names_recruits=True),
    WhisperRope("whisper-rope", names_recruits=True),
    SoulMirror("soul-mirror"),
    DustBeast("dust-beast"),
    FishWand("fish-wand", gives_gun=True),
    ClaySwine("clay-swine"),
    VoiceFunnel("voice-funnel"),
    PlasticPromise("plastic-promise"),
    DizzyDrum("dizzy-drum"),
    WakePowder("wake-powder"),
    MechanicalRooster("mechanical-rooster"),
    WinterBox("winter-box"),
    SoulCatcher("soul-catcher"),
]
assert [card.id for card in ACTIONS] == ACTION_IDS

CARD_PROCEDURES = [TAKE_AT_RANDOM, GIVE_BACK, SHUFFLE_ROW, FURTHER_ACTIONS, DRAW_THREE, EXPOSE_ONE_EACH]
