"""Two worlds that one player cannot tell apart, played side by side.

`other_recruits` and `other_artifacts` build the second world by exchanging two cards the player has never
seen; they are written without the engine's own `determinize`, so that each can be held against the other.
`SideBySide` then plays both worlds alike. The player must be shown, told, offered and refused the same,
byte for byte, until the first event that shows them one of the cards that differ.
"""

from typing import Any

from euphoria.core.actions import Action
from euphoria.core.errors import Refused
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.core.state import packed, with_item
from euphoria.games.leaders.rules.knowledge import (
    SEEN,
    SHUFFLED,
    SWAPPED,
    entry,
    mask_of,
    other_of,
    place_of,
    tag_of,
)
from euphoria.games.leaders.rules.state import NOTHING, Table
from kit.play import exact, shown, text

DEDUCTION = {"ask": "deduction"}

# ------------------------------------------------------------------ the second world


def members(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if (mask >> number) & 1]


def other_recruits(t: Table, viewer: int, luck: Luck) -> Table | None:
    """The table with two Recruits exchanged that the viewer has not seen; None if there are none."""
    if t.over or 2 not in t.row:
        return None
    unseen = [p for p in range(3 * t.players) if p // 3 != viewer and not (t.known[viewer] >> p) & 1]
    pairs = [(p, q) for p in unseen for q in unseen if p < q and t.row[p] != t.row[q]]
    while pairs:
        p, q = pairs.pop(luck.below(len(pairs)))
        twin = t.copy()
        twin.row = with_item(with_item(t.row, p, t.row[q]), q, t.row[p])
        retold = retell(twin, viewer, p, q)
        if retold is not None and is_possible(twin):
            twin.ledger = packed(retold)
            if t.turn == 0:
                for at in range(0, 3 * t.players, 3):
                    # Not laid down yet: rows lie as they were dealt, sorted.
                    twin.row[at : at + 3] = sorted(twin.row[at : at + 3])
            twin.lay(twin.row)
            return twin
    return None


def is_possible(t: Table) -> bool:
    """Nobody has both Leaders, and no Wastelander has one."""
    rows = [t.row[3 * seat : 3 * seat + 3] for seat in range(t.players)]
    leaders = [sum(kind >= 2 for kind in row) for row in rows]
    return max(leaders) < 2 and not any(leaders[seat] for seat in members(t.wasteland))


def retell(t: Table, viewer: int, p: int, q: int) -> list[int] | None:
    """The ledger as it would read had these two cards been the other way round from the beginning.

    Cards are followed back through exchanges; a shuffle hides their way, so then there is no answer.
    """
    where = {p: t.row[p], q: t.row[q]}
    told: list[int] = []
    for item in reversed(t.ledger):
        tag = tag_of(item)
        if tag == SEEN and place_of(item) in where:
            if (mask_of(item) >> viewer) & 1:
                return None
            item = entry(SEEN, place_of(item), 0, where[place_of(item)], mask_of(item))
        elif tag == SWAPPED:
            ends = {place_of(item): other_of(item), other_of(item): place_of(item)}
            where = {ends.get(place, place): kind for place, kind in where.items()}
        elif tag == SHUFFLED and any((mask_of(item) >> place) & 1 for place in where):
            return None
        told.append(item)
    return told[::-1]


def other_artifacts(t: Table, viewer: int, luck: Luck) -> Table | None:
    """The table with two Artifacts exchanged of which the viewer does not know where they are."""
    plans = t.using != NOTHING or t.reactions or any(answer >= 0 for answer in t.sealed) or t.drawn
    if t.over or plans or all(hand == 0 for hand in t.hand):
        return None
    unknown = [a for a in range(24) if not (t.artifacts_known[viewer] >> a) & 1 and a != t.reacting]
    if len(unknown) < 2:
        return None
    a = unknown.pop(luck.below(len(unknown)))
    b = unknown.pop(luck.below(len(unknown)))
    twin = t.copy()
    twin.bag = exchanged(t.bag, a, b)
    twin.hand = [exchanged(hand, a, b) for hand in t.hand]
    twin.queue = [b if card == a else a if card == b else card for card in t.queue]
    twin.fresh = exchanged(t.fresh, a, b)
    twin.artifacts_known = [
        known if seat == viewer else exchanged(known, a, b) for seat, known in enumerate(t.artifacts_known)
    ]
    return None if twin.digest() == t.digest() else twin


def exchanged(mask: int, a: int, b: int) -> int:
    """The set with `a` and `b` in each other's place."""
    if (mask >> a) & 1 == (mask >> b) & 1:
        return mask
    return mask ^ (1 << a | 1 << b)


# ------------------------------------------------------------------ side by side


SHOWS_A_CARD = {
    "leaders-exposed": "everybody",
    "leaders-sees": "the viewer",
    "leaders-received": "the viewer",
    "leaders-drew-card": "the viewer",
    "leaders-took-card": "the viewer",
    "leaders-gave-card": "the viewer",
}
"""The events by which somebody learns which card it is (Appendix B), and who."""

ENDS_THE_GAME = {
    "leaders-has-both-leaders",
    "leaders-given-leader",
    "leaders-revealed",
    "leaders-wins",
}
"""The end is judged on the true cards (L-21.7a), in one world perhaps and not in the other; all are shown."""

PRIVATE = ("arrange", "return")
"""Answers that nobody else is ever told: they may be different in the two worlds."""


class Leak(AssertionError):
    """The player could tell the two worlds apart."""


class SideBySide:
    """A match and its twin in another world, for a viewer who cannot tell them apart."""

    def __init__(self, match: Match, world: Table, viewer: int) -> None:
        self.one = match.copy()
        self.other = match.copy()
        world.out = []
        self.other.state = world
        self.viewer = viewer
        self.heard = len(match.events(viewer))
        self.compared = 0

    def compare(self, samples: list[Action]) -> bool:
        """Is everything the same to the viewer? False once a card was legitimately shown that differs."""
        if self._told_apart():
            return False
        for what, a, b in [
            ("shown", shown(self.one, self.viewer), shown(self.other, self.viewer)),
            ("may undo", self.one.can_undo(self.viewer), self.other.can_undo(self.viewer)),
            ("over", self.one.over, self.other.over),
        ]:
            if a != b:
                raise Leak(f"{what}:\n  {a}\n  {b}")
        if self.one.ask(self.viewer, DEDUCTION) != self.other.ask(self.viewer, DEDUCTION):
            raise Leak("other odds are worked out")
        for action in samples:
            a, b = reaction_to(self.one, self.viewer, action), reaction_to(self.other, self.viewer, action)
            if a != b:
                raise Leak(f"'{action.text}' is refused as\n  {a}\n  {b}")
        self.compared += 1
        return True

    def _told_apart(self) -> bool:
        """Do the events since the last comparison show the viewer a card that differs?"""
        news = self.one.events(self.viewer, self.heard)
        others_news = self.other.events(self.viewer, self.heard)
        self.heard += len(news)
        for a, b in zip(news, others_news, strict=False):
            if exact(a) != exact(b):
                if shows_a_card(a, b, self.viewer) or ENDS_THE_GAME & {a["event"], b["event"]}:
                    return True
                raise Leak(f"told:\n  {a}\n  {b}")
        if len(news) != len(others_news):
            raise Leak(f"told {len(news)} things, and {len(others_news)}: {news}, {others_news}")
        return self.one.over and self.other.over

    def step(self, luck: Luck) -> bool:
        """Do the same in both worlds; False if they have nothing in common that could be done."""
        s = self.one.state
        if s.bounds:
            return self._luck(luck)
        if self.other.state.asked != s.asked:
            raise Leak("other seats are asked")
        asked = members(s.asked)
        seat = asked[luck.below(len(asked))]
        pairs = self._common_choices(seat)
        if not pairs:
            return False
        mine, theirs = pairs[luck.below(len(pairs))]
        self.one.follow({"seat": seat, "do": mine.text})
        self.other.follow({"seat": seat, "do": theirs.text})
        return seat == self.viewer or self._as_far_with_naming()

    def _as_far_with_naming(self) -> bool:
        """Somebody else naming targets in private is seen when they are done: are they, in both worlds?

        What can be named may depend on the card that pays, which is exposed at that very moment.
        """
        naming = [
            not match.over and not match.state.bounds and match.decisions[0].kind == "name"
            for match in (self.one, self.other)
        ]
        return naming[0] == naming[1]

    def _common_choices(self, seat: int) -> list[tuple[Action, Action]]:
        """Options of the two worlds that look alike to the viewer."""
        one, other = self.one.decision(seat), self.other.decision(seat)
        assert one is not None and other is not None
        if one.kind != other.kind:
            return []
        if seat != self.viewer and one.kind in PRIVATE:
            return [(a, b) for a in one.options for b in other.options]
        return [(a, b) for a in one.options for b in other.options if self._alike(a, b, seat)]

    def _alike(self, a: Action, b: Action, seat: int) -> bool:
        if a is b:
            return True
        if a.verb != "give" or b.verb != "give" or seat == self.viewer:
            return False
        return a.arguments["receiver"] == b.arguments["receiver"] != self.viewer

    def _luck(self, luck: Luck) -> bool:
        """Luck falls in both worlds; where the viewer sees it, it must fall alike."""
        one, other = self.one.state, self.other.state
        if one.bounds != other.bounds:
            raise Leak("the luck to come has other outcomes")
        chance = self.one.game.luck(one)
        drawn = luck.draw(one.bounds)
        seen = (chance.audience(one, one.frames[-1]) >> self.viewer) & 1
        theirs: list[int] | None = drawn
        if seen and chance.name in ("draw", "steal"):
            theirs = same_cards(self.one.state, self.other.state, chance.name, drawn)
        if theirs is None:
            return False
        self.one.settle(drawn)
        self.other.settle(theirs)
        return True


def same_cards(one: Any, other: Any, name: str, drawn: list[int]) -> list[int] | None:
    """The numbers that draw the same Artifacts from the other world's bag or hand, if it has them."""
    owner = one.frames[-1].b
    mine = members(one.bag if name == "draw" else one.hand[owner])
    theirs = members(other.bag if name == "draw" else other.hand[owner])
    found: list[int] = []
    for number in drawn:
        card = mine.pop(number)
        if card not in theirs:
            return None
        found.append(theirs.index(card))
        theirs.remove(card)
    return found


def shows_a_card(a: dict[str, Any], b: dict[str, Any], viewer: int) -> bool:
    """The same event, but for the card: and may the viewer see that card?"""
    who = SHOWS_A_CARD.get(a["event"])
    if who is None or a["event"] != b["event"]:
        return False
    if who == "the viewer" and viewer not in (a["seat"], a.get("receiver"), a.get("player")):
        return False
    card = "kind" if "kind" in a else "artifact"
    return {**a, card: 0} == {**b, card: 0}


def reaction_to(match: Match, seat: int, action: Action) -> str:
    """How the table answers a player who tries this (nothing is done if it is allowed)."""
    decision = match.decision(seat)
    if decision is not None and action in decision.options:
        return "allowed"
    try:
        match.act(seat, action)
    except Refused as refused:
        return text([refused.rule, refused.reason, refused.facts])
    raise AssertionError(f"{action.text} was neither offered nor refused")
