"""A player with a perfect memory, who knows only what they were told (Appendix B, written a second time).

`Memory` hears the events of one seat and keeps track of every Recruit and every Artifact as a careful
person at a real table would. The engine's view of that seat must show exactly the same: more would be a
leak, less would make people take notes.
"""

from typing import Any

KINDS = ["E", "S", "EL", "SL"]
Event = dict[str, Any]


class Memory:
    def __init__(self, seat: int, players: int, artifacts: list[str], dealt: list[str]) -> None:
        """`dealt` is the hand the player looked at after the deal."""
        self.seat = seat
        self.players = players
        self.names = artifacts
        # Recruits: what is known to lie where, and what lies open.
        self.known: dict[int, int] = {}
        self.up: set[int] = set()
        # Artifacts: known cards and number of cards of each hand, and the deck from the top, None: unknown.
        self.hands: list[set[int]] = [set() for _ in range(players)]
        self.hands[seat] = {artifacts.index(name) for name in dealt}
        self.sizes = [2] * players
        self.deck: list[int | None] = [None] * (24 - 2 * players)

    def hear(self, event: Event) -> None:
        heard = getattr(self, "on_" + event["event"].removeprefix("leaders-").replace("-", "_"), None)
        if heard is not None:
            heard(event)

    # ------------------------------------------------------------------ Recruits

    def on_row_seen(self, e: Event) -> None:
        for slot, name in enumerate(("left", "middle", "right")):
            self.known[3 * e["seat"] + slot] = e[name]

    def look(self, row: list[str]) -> None:
        """Look at the three cards in front of oneself."""
        for slot, card in enumerate(row):
            self.known[3 * self.seat + slot] = KINDS.index(card)

    def on_exposed(self, e: Event) -> None:
        self.known[e["recruit"]] = e["kind"]
        self.up.add(e["recruit"])

    def on_hidden(self, e: Event) -> None:
        self.up.discard(e["recruit"])

    on_hides = on_hidden

    def on_sees(self, e: Event) -> None:
        self.known[e["recruit"]] = e["kind"]

    on_received = on_sees

    def on_exchanged(self, e: Event) -> None:
        """Both cards move slot for slot, with their side up and with what is known of them."""
        place, other = e["recruit"], e["other"]
        moved = {place: other, other: place}
        self.known = {moved.get(p, p): kind for p, kind in self.known.items()}
        self.up = {moved.get(p, p) for p in self.up}

    def on_shuffled(self, e: Event) -> None:
        for place in range(3 * e["player"], 3 * e["player"] + 3):
            if place not in self.up:
                self.known.pop(place, None)

    # ------------------------------------------------------------------ Artifacts

    def draw(self, seat: int) -> None:
        """The top card goes into a hand; if it was known, it is known to be there."""
        card = self.deck.pop(0)
        self.sizes[seat] += 1
        if card is not None:
            self.hands[seat].add(card)

    def on_drew(self, e: Event) -> None:
        self.draw(e["seat"])

    def on_drew_card(self, e: Event) -> None:
        self.hands[e["seat"]].add(e["artifact"])

    def on_drew_several(self, e: Event) -> None:
        drawn: set[int] = set()
        for _ in range(e["count"]):
            card = self.deck[0]
            self.draw(e["seat"])
            if card is not None:
                drawn.add(card)
        if e["count"] == 3 and e["seat"] != self.seat:
            # One of the three goes back; nobody else sees which.
            self.hands[e["seat"]] -= drawn

    def on_returned(self, e: Event) -> None:
        self.sizes[e["seat"]] -= 1
        self.deck.append(None)

    def on_returned_card(self, e: Event) -> None:
        self.hands[e["seat"]].discard(e["artifact"])
        self.deck[-1] = e["artifact"]

    def on_discarded(self, e: Event) -> None:
        """Hands go under the deck in catalogue order: of several cards only their owner knows the place."""
        cards = sorted(self.hands[e["seat"]])
        sure = e["seat"] == self.seat or e["count"] == 1
        self.deck += cards if sure and len(cards) == e["count"] else [None] * e["count"]
        self.hands[e["seat"]] = set()
        self.sizes[e["seat"]] = 0

    def on_gave(self, e: Event) -> None:
        self.pass_card(e["seat"], e["receiver"])

    def on_gave_card(self, e: Event) -> None:
        self.hands[e["seat"]].discard(e["artifact"])
        self.hands[e["receiver"]].add(e["artifact"])

    def on_took_artifact(self, e: Event) -> None:
        self.pass_card(e["player"], e["seat"])

    def on_took_card(self, e: Event) -> None:
        self.hands[e["player"]].discard(e["artifact"])
        self.hands[e["seat"]].add(e["artifact"])

    def pass_card(self, giver: int, receiver: int) -> None:
        """A card changes hands; whoever did not see which is sure only if there was just one."""
        alone = self.sizes[giver] == 1
        self.sizes[giver] -= 1
        self.sizes[receiver] += 1
        if self.seat not in (giver, receiver):
            if alone:
                self.hands[receiver] |= self.hands[giver]
            self.hands[giver] = set()

    def on_uses(self, e: Event) -> None:
        """Shown to everybody: it was in this hand and now lies on the table."""
        self.hands[e["seat"]].discard(e["artifact"])
        self.sizes[e["seat"]] -= 1

    on_reacts = on_uses

    def on_under_deck(self, e: Event) -> None:
        self.deck.append(e["artifact"])

    # ------------------------------------------------------------------ what a view should say

    def recruits(self) -> list[list[str | None]]:
        return [
            [
                KINDS[self.known[3 * seat + slot]] if 3 * seat + slot in self.known else None
                for slot in range(3)
            ]
            for seat in range(self.players)
        ]

    def artifacts(self) -> list[list[str]]:
        return [[self.names[card] for card in sorted(hand)] for hand in self.hands]

    def under_the_deck(self) -> list[dict[str, Any]]:
        known = [(above, card) for above, card in enumerate(self.deck) if card is not None]
        return [{"below": above, "artifact": self.names[card]} for above, card in known]
