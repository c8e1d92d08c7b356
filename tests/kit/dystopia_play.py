"""Ways to play Build a Better Dystopia at random: briskly, so that games end, and with trades."""

from euphoria.core.actions import first, pack, second, verb_of
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.state import State
from euphoria.games.dystopia.rules.game import Dystopia
from euphoria.games.dystopia.rules.trade import WIDTH
from euphoria.games.dystopia.rules.words import COUNTER, OFFER, PLACE, RESOLVE, RETRIEVE, STAY
from kit.dystopia_invariants import GOODS, KINDS, asked_for, city_of
from kit.fuzz import Stuck

GAME = Dystopia()
FIRST_STAR_SPACE = 10


def variant(number: int) -> dict[str, bool]:
    """One of the 64 combinations of options."""
    names = ("trading", "classic", "draft", "house_doubles", "choose_markets", "track_draft")
    return {name: (number >> k) & 1 == 1 for k, name in enumerate(names)}


def brisk(game: Game, s: State, seat: int, luck: Luck) -> int:
    """Any option, but three times in four one that leads on; and from time to time a trade, now or later."""
    traded = trade(s, seat, luck)
    if traded:
        return traded
    stay = pack(STAY)
    if luck.below(50) == 0 and asked_for(city_of(s)) in ("turn", "more") and game.allows(s, seat, stay):
        return stay
    options = game.options(s, seat)
    if not options:
        raise Stuck(f"seat {seat} is asked but has no option")
    if luck.below(4) > 0:
        options = _leading(options)
    return options[luck.below(len(options))]


def _leading(options: list[int]) -> list[int]:
    """Places for stars and workers and the dilemma; else any place; else everybody home."""
    places = [code for code in options if verb_of(code) == PLACE]
    stars = [code for code in places if second(code) >= FIRST_STAR_SPACE]
    stars += [code for code in options if verb_of(code) == RESOLVE]
    home = [code for code in options if verb_of(code) == RETRIEVE]
    everybody = [code for code in home if first(code) == max(first(other) for other in home)]
    return stars or places or everybody or options


def trade(s: State, seat: int, luck: Luck) -> int:
    """A legal offer or counter-offer of one or two things each way, or 0."""
    c = city_of(s)
    kind = asked_for(c)
    if kind in ("turn", "more", "end") and c.trading and luck.below(12) == 0:
        give = _some_of(c.goods, c.hand, seat, luck)
        partner = (seat + 1 + luck.below(c.players - 1)) % c.players
        get = _some_of(c.goods, c.hand, partner, luck)
        if give:
            return pack(OFFER, partner) | give << 16 | (get or _anything(luck)) << (16 + WIDTH)
    if kind == "trade" and luck.below(3) == 0:
        give = _some_of(c.goods, c.hand, seat, luck)
        if give:
            get = _some_of(c.goods, c.hand, c.active, luck)
            return pack(COUNTER) | give << 8 | (get or _anything(luck)) << (8 + WIDTH)
    return 0


def _anything(luck: Luck) -> int:
    return 1 << (4 * luck.below(GOODS + KINDS))


def _some_of(goods: list[int], hand: list[int], seat: int, luck: Luck) -> int:
    """One or two things that a player has, as a bundle; 0 if there is nothing."""
    left = goods[GOODS * seat : GOODS * seat + GOODS] + hand[KINDS * seat : KINDS * seat + KINDS]
    bundle = 0
    for _ in range(1 + luck.below(2)):
        held = [kind for kind in range(GOODS + KINDS) if left[kind]]
        if held:
            kind = held[luck.below(len(held))]
            left[kind] -= 1
            bundle += 1 << (4 * kind)
    return bundle
