"""Positions of Leaders from random play that exchanges, shuffles and looks at Recruits a lot."""

from euphoria.core.actions import first, verb_of
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.games.leaders.rules.cards import ARTIFACTS
from euphoria.games.leaders.rules.game import Leaders
from euphoria.games.leaders.rules.state import Table, bits
from euphoria.games.leaders.rules.words import ARM, REACT, SHOOT, USE

GAME = Leaders()
MOVERS = tuple(ARTIFACTS.index(id) for id in ("dizzy-drum", "cart-puller", "plastic-promise"))
WILD = (*MOVERS, ARTIFACTS.index("winter-box"))


def begin(players: int) -> Table:
    t = GAME.begin(players, {})
    assert isinstance(t, Table)
    return t


def walk(players: int, seed: int, steps: int) -> Table:
    """A table after so many decisions, or fewer if the game is over before.

    Whoever is to act may find an Artifact that moves Recruits in their hand, wherever it was before.
    """
    luck = Luck(seed)
    t = begin(players)
    made = 0
    while made < steps and not t.over:
        if t.bounds:
            GAME.settle(t, luck.draw(t.bounds))
            continue
        seat = next_seat(t)
        if GAME.question(t).name == "action" and luck.below(3) == 0:
            bring(t, MOVERS[luck.below(len(MOVERS))], seat)
        GAME.act(t, seat, choice(t, seat, luck))
        made += 1
    return t


def bring(t: Table, artifact: int, seat: int) -> None:
    bit = 1 << artifact
    t.bag &= ~bit
    t.queue = [other for other in t.queue if other != artifact]
    t.hand = [hand & ~bit for hand in t.hand]
    t.hand[seat] |= bit


def choice(t: Table, seat: int, luck: Luck) -> int:
    """Any option, but mostly moving Recruits, shooting and reacting where that is possible."""
    options = GAME.options(t, seat)
    wild = [code for code in options if is_wild(code)]
    among = wild if wild and luck.below(4) else options
    return among[luck.below(len(among))]


def is_wild(code: int) -> bool:
    verb = verb_of(code)
    return verb in (ARM, SHOOT, REACT) or (verb == USE and first(code) in WILD)


def deal_wild_cards(t: Table, luck: Luck) -> None:
    """Right after the deal: see to it that the wild Artifacts are among those dealt."""
    for artifact in WILD:
        if (t.bag >> artifact) & 1:
            deal_card(t, artifact, luck.below(t.players))


def deal_card(t: Table, artifact: int, seat: int) -> None:
    """Right after the deal: let it have given this Artifact to this seat, in exchange for a tame one."""
    tame = [card for card in bits(t.hand[seat]) if card not in WILD]
    if (t.hand[seat] >> artifact) & 1 or not tame:
        return
    both = 1 << artifact | 1 << tame[0]
    t.bag = exchanged(t.bag, both)
    t.hand = [exchanged(hand, both) for hand in t.hand]
    t.artifacts_known = t.hand[:]


def exchanged(mask: int, both: int) -> int:
    """The set with one of two things instead of the other, if it has one of them."""
    return mask if mask & both in (0, both) else mask ^ both
