"""Two cities that one player cannot tell apart, played side by side.

The builders make the second city by exchanging things the player has never seen; they are written without
the engine's own `determinize`, so that each can be held against the other. `SideBySide` then plays both
alike. The player must be shown, told, offered and refused the same, byte for byte, until an event shows
them something by which the cities differ.
"""

from typing import Any

from euphoria.core.actions import Action
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.games.dystopia.rules.state import City
from kit.dystopia_invariants import KINDS, asked_for, members
from kit.play import exact, shown
from kit.worlds import Leak, reaction_to

# ------------------------------------------------------------------ the second city


def other_cards(c: City, viewer: int, luck: Luck) -> City | None:
    """The city with two cards exchanged between two places the viewer does not see: hands, deck."""
    if c.over or c.due or asked_for(c) in ("trade", "counter", "keep-one", "dilemma-pay"):
        return None
    places = [c.hand[KINDS * seat : KINDS * seat + KINDS] for seat in range(c.players)] + [c.deck[:]]
    free = [place for place in range(c.players + 1) if place != viewer and any(places[place])]
    pairs = [
        (p, q, a, b)
        for p in free
        for q in free
        for a in range(KINDS)
        for b in range(KINDS)
        if p < q and a != b and places[p][a] and places[q][b]
    ]
    if not pairs:
        return None
    p, q, a, b = pairs[luck.below(len(pairs))]
    for place, gone, come in ((p, a, b), (q, b, a)):
        places[place][gone] -= 1
        places[place][come] += 1
    twin = c.copy()
    twin.deck = places.pop()
    twin.hand = [count for hand in places for count in hand]
    twin.derive()
    return twin


def other_recruits(c: City, viewer: int, luck: Luck) -> City | None:
    """The city with a hidden recruit of somebody else exchanged for one that was never dealt."""
    others = [seat for seat in range(c.players) if seat != viewer and c.down[seat]]
    asleep = [
        recruit
        for recruit in members(c.supply)
        if c.allegiance[recruit // 12] < 8 and (recruit // 12 == 3 or c.miner[recruit // 12] < 6)
    ]
    if c.over or c.turn == 0 or not others or not asleep or asked_for(c) == "recruits":
        return None
    seat = others[luck.below(len(others))]
    hidden = min(members(c.down[seat]))
    new = asleep[luck.below(len(asleep))]
    twin = c.copy()
    twin.down[seat] ^= 1 << hidden | 1 << new
    twin.supply ^= 1 << hidden | 1 << new
    return twin


def other_dilemmas(c: City, viewer: int, luck: Luck) -> City | None:
    """The city with an unresolved dilemma exchanged for another one the viewer does not know."""
    unresolved = [s for s in range(c.players) if s != viewer and not (c.resolved >> s) & 1]
    if c.over or c.dilemma[0] < 0 or not unresolved:
        return None
    seat = unresolved[luck.below(len(unresolved))]
    free = [d for d in range(6) if d not in c.dilemma] + [c.dilemma[s] for s in unresolved if s != seat]
    if not free:
        return None
    new = free[luck.below(len(free))]
    twin = c.copy()
    if new in c.dilemma:
        twin.dilemma[c.dilemma.index(new)] = c.dilemma[seat]
    twin.dilemma[seat] = new
    return twin


# ------------------------------------------------------------------ side by side

SHOWS_SOMETHING = {
    "dystopia-kept",
    "dystopia-activated",
    "dystopia-shows-dilemma",
    "dystopia-shows-hand",
    "dystopia-built",
    "dystopia-star-recruit",
    "dystopia-discarded",
    "dystopia-drew-card",
    "dystopia-saw-recruits",
}
"""The events by which somebody may learn what they did not know."""

PRIVATE = ("draft", "pick", "retain")
"""Answers that nobody else is told: they may be different in the two cities."""


class SideBySide:
    """A match and its twin in another city, for a viewer who cannot tell them apart."""

    def __init__(self, match: Match, world: City, viewer: int) -> None:
        self.one = match.copy()
        self.other = match.copy()
        world.out = []
        self.other.state = world
        self.viewer = viewer
        self.heard = len(match.events(viewer))

    def compare(self, samples: list[Action]) -> bool:
        """Is everything the same to the viewer? False once something was legitimately shown that differs."""
        if self._told_apart():
            return False
        for what, a, b in [
            ("shown", shown(self.one, self.viewer), shown(self.other, self.viewer)),
            ("may undo", self.one.can_undo(self.viewer), self.other.can_undo(self.viewer)),
            ("over", self.one.over, self.other.over),
        ]:
            if a != b:
                raise Leak(f"{what}: {difference(str(a), str(b))}")
        for action in samples:
            a, b = self._reaction(self.one, action), self._reaction(self.other, action)
            if a != b:
                raise Leak(f"'{action.text}' is refused as\n  {a}\n  {b}")
        return True

    def _reaction(self, match: Match, action: Action) -> str:
        """How the table answers; offers and counter-offers are allowed without being listed."""
        decision = match.decision(self.viewer)
        if decision is not None and match.game.allows(match.state, self.viewer, action.code):
            return "allowed"
        return reaction_to(match, self.viewer, action)

    def _told_apart(self) -> bool:
        news = self.one.events(self.viewer, self.heard)
        others_news = self.other.events(self.viewer, self.heard)
        self.heard += len(news)
        for a, b in zip(news, others_news, strict=False):
            if exact(a) != exact(b):
                if {a["event"], b["event"]} & SHOWS_SOMETHING or pays_other_cards(a, b):
                    return True
                raise Leak(f"told:\n  {a}\n  {b}")
        longer = news if len(news) > len(others_news) else others_news
        for event in longer[min(len(news), len(others_news)) :]:
            # One city may have a recruit to turn up where the other has none.
            if event["event"] in SHOWS_SOMETHING:
                return True
            raise Leak(f"told only once: {event}")
        return self.one.over and self.other.over

    def step(self, luck: Luck) -> bool:
        """Do the same in both cities; False if they have nothing in common that could be done."""
        s = self.one.state
        if s.bounds:
            return self._luck(luck)
        if self.other.state.asked != s.asked:
            raise Leak("other seats are asked")
        asked = sorted(members(s.asked))
        seat = asked[luck.below(len(asked))]
        pairs = self._common_choices(seat)
        if not pairs:
            return False
        mine, theirs = pairs[luck.below(len(pairs))]
        shown_by_now = mine.verb == "accept" or len(asked) == 1
        self.one.follow({"seat": seat, "do": mine.text})
        self.other.follow({"seat": seat, "do": theirs.text})
        # A round of a draft hands everybody recruits that may differ, a trade shows what was traded.
        return mine.verb not in ("take", "accept") or not shown_by_now

    def _common_choices(self, seat: int) -> list[tuple[Action, Action]]:
        one, other = self.one.decision(seat), self.other.decision(seat)
        assert one is not None and other is not None
        if one.kind != other.kind:
            raise Leak(f"asked {one.kind} and {other.kind}")
        if seat != self.viewer and one.kind in PRIVATE:
            return [(a, b) for a in one.options for b in other.options]
        theirs = set(other.options)
        return [(a, a) for a in one.options if a in theirs]

    def _luck(self, luck: Luck) -> bool:
        """Luck falls in both cities; what the viewer may see of it falls alike."""
        one, other = self.one.state, self.other.state
        if one.bounds != other.bounds:
            raise Leak(f"the luck to come has other outcomes: {one.bounds}, {other.bounds}")
        chance = self.one.game.luck(one)
        drawn = luck.draw(one.bounds)
        seen = (chance.audience(one, one.frames[-1]) >> self.viewer) & 1
        theirs: list[int] | None = drawn
        if seen and chance.name == "draw":
            theirs = same_card(one, other, drawn[0])
        elif seen and chance.name == "tile":
            theirs = same_number(one, other, "tile_bag", drawn)
        elif seen and chance.name == "recruits":
            theirs = same_number(one, other, "supply", drawn)
        if theirs is None:
            return False
        self.one.settle(drawn)
        self.other.settle(theirs)
        return True


def pays_other_cards(a: dict[str, Any], b: dict[str, Any]) -> bool:
    """A payment lays the same goods on the table, and as many cards, but others."""
    if a["event"] != "dystopia-paid" or {**a, "payment": 0} != {**b, "payment": 0}:
        return False
    counts = [[(e["payment"] >> (4 * thing)) & 15 for thing in range(14)] for e in (a, b)]
    goods, cards = [[count[:7], count[13:]] for count in counts], [sum(count[7:13]) for count in counts]
    return goods[0] == goods[1] and cards[0] == cards[1]


def difference(a: str, b: str) -> str:
    """Where two long texts begin to differ."""
    at = next((k for k, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"...{a[max(0, at - 60) : at + 40]}... and ...{b[max(0, at - 60) : at + 40]}..."


def same_card(one: Any, other: Any, number: int) -> list[int] | None:
    """The number that draws the same kind of card from the other deck, if it has one."""
    kind = 0
    while number >= one.deck[kind]:
        number -= one.deck[kind]
        kind += 1
    return [sum(other.deck[:kind])] if other.deck[kind] else None


def same_number(one: Any, other: Any, bag: str, drawn: list[int]) -> list[int] | None:
    """The numbers that draw the same things from the other bag, if it has them."""
    mine, theirs = sorted(members(getattr(one, bag))), sorted(members(getattr(other, bag)))
    found: list[int] = []
    for number in drawn:
        thing = mine.pop(number)
        if thing not in theirs:
            return None
        found.append(theirs.index(thing))
        theirs.remove(thing)
    return found
