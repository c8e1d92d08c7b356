"""The attack phase: dice, wounds, credit and pushes."""

from __future__ import annotations

from euphoria.core.actions import Action
from euphoria.games.show.bots.reading import Reading
from euphoria.games.show.bots.worth import BY_HAND, duel_worth, value_of
from euphoria.games.show.rules.box.cards import MYCKY, PROFILES
from euphoria.games.show.rules.movement.pushing import shifted
from euphoria.games.show.rules.odds import chances
from euphoria.games.show.rules.odds import losses as odds
from euphoria.games.show.rules.odds.losses import Spread
from euphoria.games.show.rules.table.fights import dice_to_buy, foes, free_dice, friends
from euphoria.games.show.rules.table.kills import is_associate
from euphoria.games.show.rules.words import dx_of, dy_of

PUSH_INCHES = 5
"""About what the die of a push shows."""
ONE_WOUND = Spread([0, 1], 1)
AP_KEPT = 0.5
"""An AP that is not spent on a die may be fired with, should the fight end."""


def dice_worth(r: Reading, option: Action, most: int) -> float:
    """By exact odds against the dice that the rivals may have."""
    count = option.arguments["dice"]
    i = _buyer(r, most)
    if i < 0:
        return float(count)
    s = r.s
    rivals = foes(s, i)
    if not rivals:
        return float(count)
    own = count + free_dice(s, i) + sum(dice_to_buy(s, k) for k in friends(s, i))
    rival = sum(dice_to_buy(s, j) + free_dice(s, j) for j in rivals)
    worth = max(duel_worth(r, i, j, own, rival) for j in rivals) - AP_KEPT * count
    if s.who[i] == MYCKY and len(rivals) > 1:
        # Each of his 0s hits a friend (S-16.35).
        worth -= 0.1 * count * sum(0.25 * value_of(r, k) for k in friends(s, i)[:1])
    return worth


def _buyer(r: Reading, most: int) -> int:
    """Whose dice are asked for: the first of my fighters, in order, that may buy just so many."""
    s = r.s
    fighters = [i for i in r.mine() if s.fight[i] >= 0 and dice_to_buy(s, i) == most]
    return min(fighters, key=lambda i: s.order.index(i) if i in s.order else 99, default=-1)


def wound_worth(r: Reading, option: Action) -> float:
    """The victim whose end is likeliest and worth most; of my own, the one who bears it best."""
    s = r.s
    i = r.figure(option.arguments["figure"])
    lost = chances.wounds_on(s, i, ONE_WOUND)
    kill, mean = odds.kill(lost), lost.mean()
    hurt = value_of(r, i) * 0.4 * mean[0] / mean[1] / PROFILES[s.who[i]].lp
    worth = (value_of(r, i) + BY_HAND) * kill[0] / kill[1] + hurt
    return worth if s.team[i] != r.me else -worth


def credit_worth(r: Reading, option: Action) -> float:
    """The associate's kills count double (S-16.42); otherwise who gains most by acting earlier."""
    s = r.s
    i = r.figure(option.arguments["figure"])
    return 1000.0 * is_associate(s, i) + 10.0 * s.shots[i] + 5.0 * s.attacks[i] - s.euphoria[i]


def push_worth(r: Reading, option: Action) -> float:
    """Rivals over an edge, my own figures not."""
    if option.verb == "stand":
        return 0.0
    s = r.s
    way = option.arguments["direction"]
    worth = 0.0
    for number in {s.fight[i] for i in r.mine() if s.fight[i] >= 0}:
        members = [i for i in range(s.count()) if s.fight[i] == number]
        if any(s.surface[i] for i in members):
            for i in shifted(s, members, dx_of(way), dy_of(way), PUSH_INCHES).falling:
                height = s.z(i) / 1000
                worth += (-4.0 if s.team[i] == r.me else 6.0) * height
    return worth - 1.0


def strike_worth(r: Reading, option: Action) -> float:
    """Which of its mates a seduced rival strikes."""
    i = r.figure(option.arguments["figure"])
    return value_of(r, i) / max(1, r.s.lp[i])
