"""A match: one game as it is really played, with dice, log, events and undo.

Everything a person or a bot does goes through here and is checked here. The log is append-only; replaying
it gives the same match again without any generator.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from euphoria.core.actions import SEATS, Action, seat_letters
from euphoria.core.decision import Decision
from euphoria.core.dice import Dice, commitment
from euphoria.core.errors import BadRecord, BadSetup, EuphoriaError, Refusal, Refused
from euphoria.core.events import Event, EventKind
from euphoria.core.game import Game
from euphoria.core.noticed import Noticed
from euphoria.core.outline import outline
from euphoria.core.preview import CHOICE, LUCK, OPEN, OTHERS, Preview
from euphoria.core.record_text import write
from euphoria.core.said import Said
from euphoria.core.state import EVERYBODY, OPEN_EYES, SPECTATOR, State
from euphoria.core.undo import learnt, opened

DIGEST_EVERY: Final = 20
"""After how many actions the log notes the digest of the position, so that drift is found early."""

Eyes = int | None | Literal["open"]
"""Whose eyes: a seat's, a spectator's (None), or open ones, which see everything. Open eyes are for games
that are over, and for tests: whoever plays or looks on at a live table has a seat or None."""

TAKEN_BACK: Final = EventKind("core-taken-back", "undo", "seat")
CLAIMED: Final = EventKind("core-claimed", "talk", "seat claim")


class Heard:
    """What one seat was told of the first `sorted` events of a match."""

    __slots__ = ("sorted", "told")

    def __init__(self) -> None:
        self.sorted = 0
        self.told: list[tuple[int, Event]] = []


class Match:
    """One game under way. Make one with `euphoria.new` or `euphoria.load`.

    >>> import euphoria
    >>> match = euphoria.new("leaders", players=4, key=bytes(32))
    >>> match
    <Match of leaders, 4 players, after 0 actions: A, B, C, D owe arrange>
    >>> for decision in match.decisions:
    ...     match.act(decision.seat, decision.options[0])
    >>> match
    <Match of leaders, 4 players, after 4 actions: B owes artifact>
    >>> match.title, match.over, match.result
    ('leaders', False, None)
    >>> match.view(0)["seats"][0]["team"], match.view(1)["seats"][0]["team"]
    ('subterran', None)
    >>> match.events(None)[-1]["event"], match.heard(None), match.heard("open")
    ('leaders-turn', 4, 16)

    `print(match)` tells what everybody may know, `euphoria.show(match, seat)` what a seat may, in words.
    Before a choice one can look ahead, and after it go back, as far as nobody learns anything by that:

    >>> match.decision(0), match.decision(1)
    (None, <Decision of B: artifact (L-7.1), 8 options>)
    >>> match.preview(1, "skip"), match.preview(1, "draw")
    (<Preview: 1 event, then choice>, <Preview: 1 event, then luck>)
    >>> match.ask(1, {"ask": "deduction"})["deals"]
    315
    >>> match.act(1, "skip")
    >>> match.can_undo(1)
    True
    >>> match.undo(1)
    >>> match.seen(0), match.actual(0, 6)
    (6, 6)

    People talk, and claims are judged at the end. Standing orders pass where there is nothing else to do.

    >>> match.say(1, "claim row E ? EL")
    <Said by B: 'claim row E ? EL'>
    >>> match.credible(0), match.credible(1)
    (True, False)
    >>> match.standing(0, "react")

    A match can be copied, and its log followed by another one. Scenarios place a position and settle luck.

    >>> follower, before = Match(match.game, 4, {}, key=None), match.moment
    >>> follower.settle(match.log[0]["got"])
    >>> for entry in match.copy().log[1:]:
    ...     follower.follow(entry)
    >>> follower.digest == match.digest, match.moment == before
    (True, True)
    >>> follower.place(match.game.position({"players": 4, "options": {"turn_limit": 1}}))
    >>> rolling = Match(match.game, 4, {"turn_limit": 1}, key=bytes(32))
    >>> rolling.start()
    >>> while not rolling.over:
    ...     rolling.act(rolling.decisions[0].seat, rolling.decisions[0].idle[0])
    >>> rolling, rolling.verdicts(), rolling.rematch(bytes(32)).key == rolling.key
    (<Match of leaders, 4 players, after 6 actions: over (stopped), won by nobody>, [], True)
    >>> rolling.record().count("\\n")
    11
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Any],
        key: bytes | None,
        *,
        sealed_key: str = "",
        salt: str = "",
        names: list[str] | None = None,
    ) -> None:
        game.check_players(players)
        self.game = game
        self.players = players
        self.settings = game.settings(options, players)
        self.names = _checked_names(names, players)
        self.salt = salt
        self.commitment = commitment(key) if key is not None else sealed_key
        self.ply = 0
        self.log: list[dict[str, Any]] = []
        self.said: list[Said] = []
        self._dice = Dice(key, salt) if key is not None else None
        self._told: list[tuple[int, Event]] = []
        self._heard: dict[int, Heard] = {}
        self._noticed = Noticed(players)
        self._undo: list[State] = []
        self._undo_plies: list[int] = []
        self._undo_seat = -1
        self._passing: dict[int, list[str]] = {}
        self.state = game.new(players, self.settings)
        self.state.out = []
        game.advance(self.state)
        self._collect()

    def __repr__(self) -> str:
        after = "1 action" if self.ply == 1 else f"{self.ply} actions"
        return f"<Match of {self.title}, {self.players} players, after {after}: {self._now()}>"

    def __str__(self) -> str:
        """The match in a line, and below it what everybody may know."""
        return "\n".join([repr(self), *outline(self.view(None))])

    def _now(self) -> str:
        """What the table waits for, or how it ended."""
        s = self.state
        if s.over:
            result = self.game.result(s)
            winners = ", ".join([SEATS[seat] for seat in result["winners"]])
            return f"over ({result['way']}), won by {winners or 'nobody'}"
        if s.bounds:
            return f"luck is due ({self.game.luck(s).name})"
        owe = "owe" if s.asked & (s.asked - 1) else "owes"
        return f"{seat_letters(s.asked)} {owe} {self.game.question(s).name}"

    # ------------------------------------------------------------------ looking

    @property
    def title(self) -> str:
        """The id of the game that is played."""
        return self.game.id

    @property
    def over(self) -> bool:
        """Is the game at its end?"""
        return self.state.over

    @property
    def result(self) -> dict[str, Any] | None:
        """How it ended, or None while it is under way."""
        return self.game.result(self.state) if self.state.over else None

    @property
    def key(self) -> bytes | None:
        """The key of the dice: nobody's business before the game is over."""
        return None if self._dice is None else self._dice.key

    @property
    def decisions(self) -> list[Decision]:
        """The choices that are owed now, one per seat, lowest seat first."""
        asked = self.state.asked
        return [Decision(self.game, self.state, seat) for seat in range(self.players) if (asked >> seat) & 1]

    def decision(self, seat: int) -> Decision | None:
        """The choice this seat owes, if it owes one."""
        self._checked_seat(seat)
        if (self.state.asked >> seat) & 1:
            return Decision(self.game, self.state, seat)
        return None

    @property
    def digest(self) -> str:
        """The fingerprint of the position: the same in every match that came to it."""
        return self.state.digest()

    @property
    def moment(self) -> tuple[int, int]:
        """Another one after everything that happens: for whoever keeps what they made of a position."""
        return id(self.state), len(self.log)

    def view(self, eyes: Eyes) -> dict[str, Any]:
        """What a seat (None: a spectator) may know of the position; "open": everything."""
        return self.game.view(self.state, self._viewer(eyes))

    def events(self, eyes: Eyes, since: int = 0) -> list[dict[str, Any]]:
        """What this seat (None: a spectator) was told, numbered for this seat from 0.

        With "open" eyes it is everything that happened, in the order in which the engine told it.
        """
        told = self._heard_by(eyes)
        first = max(since, 0)
        # Most is told several events at a time: the number of an action is the same for all of them.
        counted, seen = -1, 0
        found: list[dict[str, Any]] = []
        for ply, event in told[first:]:
            if ply != counted:
                counted, seen = ply, self.seen(eyes, ply)
            found.append(_told_as(first + len(found), seen, event))
        return found

    def heard(self, eyes: Eyes) -> int:
        """How many events `events` gives."""
        return len(self._heard_by(eyes))

    def seen(self, eyes: Eyes, ply: int | None = None) -> int:
        """How many of all actions, or of the first `ply`, this seat (None: a spectator) knows of.

        What somebody does in private, such as naming the targets of a card that is shown when all are named,
        is not counted by the others. "open" eyes know of everything.
        """
        last = self.ply if ply is None else ply
        place = self._viewer(eyes)
        if place == OPEN_EYES:
            return last
        return self._noticed.count(place, last)

    def actual(self, eyes: Eyes, seen: int) -> int:
        """How many actions there were when these eyes knew of so many."""
        place = self._viewer(eyes)
        if place == OPEN_EYES or seen <= 0:
            return max(seen, 0)
        actual = self._noticed.actual(place, seen)
        return self.ply if actual < 0 else actual

    def _heard_by(self, eyes: Eyes) -> list[tuple[int, Event]]:
        """What these eyes were told. Each event is sorted out once for each seat that asks."""
        place = self._viewer(eyes)
        if place == OPEN_EYES:
            return self._told
        seat = None if place == SPECTATOR else place
        heard = self._heard.get(place)
        if heard is None:
            heard = self._heard[place] = Heard()
        if heard.sorted < len(self._told):
            for told in self._told[heard.sorted :]:
                if told[1].visible_to(seat):
                    heard.told.append(told)
            heard.sorted = len(self._told)
        return heard.told

    def ask(self, seat: int | None, question: Any) -> dict[str, Any]:
        """Work something out for a seat (None: a spectator): `{"ask": "measure", ...}`. Nothing changes.

        What can be asked depends on the title; `BadQuestion` tells what is wrong with a question, which may
        come from anywhere and be anything.
        """
        return self.game.answer(self.state, self._checked_seat(seat), question)

    def preview(self, seat: int, action: Action | str) -> Preview:
        """What this answer would bring, as far as the seat may know it beforehand. Nothing changes."""
        chosen = self._check(seat, action)
        after = self.state.copy()
        after.out = []
        self.game.act(after, seat, chosen.code)
        if after.over or learnt(self.game, self.state, after) or opened(self.state, after, seat):
            return Preview(OPEN, [], None)
        told = [
            _told_as(number, self.seen(seat) + 1, event)
            for number, event in enumerate(after.out)
            if event.visible_to(seat)
        ]
        if after.bounds:
            return Preview(LUCK, told, None)
        then = CHOICE if (after.asked >> seat) & 1 else OTHERS
        return Preview(then, told, self.game.view(after, seat))

    def copy(self) -> Match:
        """An independent match in the same position, with the same dice to come."""
        dice = self._dice
        key = None if dice is None else dice.key
        twin = Match(self.game, self.players, self.settings, key, sealed_key=self.commitment, salt=self.salt)
        twin.names = self.names[:]
        twin.ply = self.ply
        twin.log = self.log[:]
        twin.said = self.said[:]
        if dice is not None and twin._dice is not None:
            twin._dice.count = dice.count
        twin._told = self._told[:]
        twin._noticed = self._noticed.copy()
        twin._undo = self._undo[:]
        twin._undo_plies = self._undo_plies[:]
        twin._undo_seat = self._undo_seat
        twin._passing = dict(self._passing)
        twin.state = self.state.copy()
        twin.state.out = []
        return twin

    # ------------------------------------------------------------------ acting

    def act(self, seat: int, action: Action | str) -> None:
        """Answer the question this seat is asked; `Refused` or `BadNotation` change nothing."""
        chosen = self._check(seat, action)
        self._take(seat, chosen)
        self._draw_luck()
        self._answer_standing()

    def _check(self, seat: int, action: Action | str) -> Action:
        """The one place where an action is checked: who, what, and whether it is an option."""
        self._checked_seat(seat)
        # By its text, because an `Action` may come from another title.
        game, s = self.game, self.state
        grammar = game.grammar
        chosen = grammar.parse(action if isinstance(action, str) else action.text)
        if s.over:
            raise Refused(Refusal(self._over_rule(), "core-no-over"))
        if not (s.asked >> seat) & 1 or not game.allows(s, seat, chosen.code):
            raise Refused(game.explain(s, seat, chosen.code))
        grammar.remember(chosen)
        return chosen

    def _over_rule(self) -> str:
        """The title's rule that nothing is done after the end, or else the rule by which it ended."""
        return self.game.over_rule or str(self.game.result(self.state).get("rule", "over"))

    def _take(self, seat: int, action: Action, undoable: bool = True) -> None:
        game, s, noticed = self.game, self.state, self._noticed
        # A sealed answer while others are still owed tells everybody just that it was given.
        before = s.copy() if undoable or s.asked == 1 << seat else None
        if self._undo_seat != seat or not undoable:
            self._forget_undo()
            self._undo_seat = seat
        game.act(s, seat, action.code)
        self.ply += 1
        if before is not None and undoable:
            if learnt(game, before, s) or opened(before, s, seat):
                self._forget_undo()
            else:
                self._undo.append(before)
                self._undo_plies.append(self.ply)
        self.log.append({"seat": seat, "do": action.text})
        noticed.note(self.ply, EVERYBODY if before is None else 1 << seat)
        noticed.before = before
        self._collect()
        noticed.note_seen(game, s, self.ply)
        if self.ply % DIGEST_EVERY == 0:
            self.log.append({"digest": s.digest(), "ply": self.ply})

    def _forget_undo(self) -> None:
        if self._undo:
            self._undo = []
            self._undo_plies = []

    def _draw_luck(self) -> None:
        """Answer luck from the game's own dice until a seat must decide or the game is over."""
        while self.state.bounds:
            if self._dice is None:
                raise EuphoriaError("This match has no key, so its dice cannot be rolled.")
            self.settle(self._dice.draw(self.state.bounds))

    def settle(self, drawn: list[int]) -> None:
        """Let luck fall as drawn (replays and scenarios; a live match draws from its own dice)."""
        chance = self.game.luck(self.state)
        bounds = self.state.bounds
        if len(drawn) != len(bounds) or any(
            not 0 <= number < bound for number, bound in zip(drawn, bounds, strict=False)
        ):
            raise BadRecord(f"The draw '{chance.name}' needs one number below each of {bounds}.")
        audience = chance.audience(self.state, self.state.frames[-1])
        entry = {"luck": chance.name, "of": bounds[:], "got": drawn[:], "for": audience}
        self.game.settle(self.state, drawn)
        self._forget_undo()
        self.log.append(entry)
        self._collect()
        self._noticed.note_seen(self.game, self.state, self.ply)

    def start(self) -> None:
        """Draw what has to be drawn before the first question."""
        self._draw_luck()

    def place(self, state: State) -> None:
        """Go on from this position (scenarios, puzzles): nothing was done or told before it.

        Such a match has a log but no record: a record begins at the beginning.
        """
        self.state = state
        self._forget_undo()
        self._noticed = Noticed(self.players, self.ply)
        self._told = []
        self._heard = {}
        if state.out is None:
            state.out = []
        self.game.advance(state)
        self._collect()

    def _collect(self) -> None:
        """Number what the engine just told, and note who knows of it."""
        out, ply, audience = self.state.out or [], self.ply, 0
        for event in out:
            self._told.append((ply, event))
            audience |= event.audience
        if ply:
            self._noticed.note(ply, audience)
        self.state.out = []

    def follow(self, entry: dict[str, Any], undoable: bool = True) -> None:
        """Carry out one entry of another match's log, its luck included.

        Not `undoable`: nothing of what is done here will ever be taken back (see `passing`), so nothing is
        kept for that.
        """
        if "do" in entry:
            self._take(entry["seat"], self._check(entry["seat"], entry["do"]), undoable)
        elif "luck" in entry:
            if not self.state.bounds or entry["of"] != self.state.bounds:
                raise BadRecord(f"The draw '{entry['luck']}' comes where no such luck is due.")
            self.settle(entry["got"])
            if self._dice is not None:
                self._dice.draw(entry["of"])
        elif "undo" in entry:
            self.undo(entry["undo"])
        elif "say" in entry:
            self.say(entry["say"], entry["text"], entry.get("to"))
        elif "digest" not in entry:
            raise BadRecord("The record has a line that is neither action, luck, undo nor talk.")
        elif not self.log or entry != self.log[-1]:
            raise BadRecord(f"The record drifts from the rules before action {entry['ply']}.")

    # ------------------------------------------------------------------ undo

    def can_undo(self, seat: int) -> bool:
        """Has this seat chosen last, and nobody learnt anything, no luck fallen and no seal broken since?"""
        return bool(self._undo) and self._undo_seat == seat and not self.state.over

    def undo(self, seat: int) -> None:
        """Take the seat's last choice back, as far as the computed rule allows."""
        self._checked_seat(seat)
        if not self.can_undo(seat):
            raise Refused(Refusal("undo", "core-no-undo"))
        # A copy, because copies of this match may hold the same past.
        self.state = self._undo.pop().copy()
        self.state.out = [Event(TAKEN_BACK, self._noticed.audience(self._undo_plies.pop()), [seat])]
        self.ply += 1
        self.log.append({"undo": seat})
        self._collect()

    # ------------------------------------------------------------------ standing orders

    def standing(self, seat: int, kind: str, on: bool = True) -> None:
        """Answer questions of this kind for the seat by their harmless default while it is unambiguous.

        Used for "always pass" in reaction windows: where answers are sealed, whoever could do more is
        asked all the same. Every such answer is logged like any other.
        """
        self._checked_seat(seat)
        kinds = [known for known in self._passing.get(seat, []) if known != kind]
        self._passing[seat] = [*kinds, kind] if on else kinds
        self._answer_standing()

    def _answer_standing(self) -> None:
        answered = bool(self._passing)
        while answered and not self.state.over:
            answered = False
            sealed = bool(self.state.asked) and self.game.question(self.state).sealed
            for decision in self.decisions:
                if decision.kind in self._passing.get(decision.seat, []):
                    idle = decision.idle
                    if len(idle) == 1 and (not sealed or decision.options == idle):
                        self._take(decision.seat, idle[0])
                        self._draw_luck()
                        answered = True
                        break

    # ------------------------------------------------------------------ talk

    def say(self, seat: int, text: str, to: int | None = None) -> Said:
        """Say something: a claim in the title's notation, or any words; `to` makes it a whisper."""
        self._checked_seat(seat)
        if to is not None:
            self._checked_seat(to)
            if not self.settings.get("whispers", False):
                raise Refused(Refusal(self.game.whisper_rule, "core-no-whispers"))
        claim = self._claim(text)
        verdict = "" if claim is None else self.game.judge(self.state, seat, claim.code)
        memories = [self.game.memory(self.state, other) for other in range(self.players)]
        said = Said(self.ply, seat, to, claim, text.strip(), verdict, memories)
        self.said.append(said)
        entry: dict[str, Any] = {"say": seat, "text": said.text}
        if to is not None:
            entry["to"] = to
        self.log.append(entry)
        if claim is not None:
            audience = EVERYBODY if to is None else (1 << seat) | (1 << to)
            self._told.append((self.ply, Event(CLAIMED, audience, [seat, claim.code])))
        return said

    def _claim(self, text: str) -> Action | None:
        """The claim that a text beginning with `claim` makes; other words are only words."""
        words = text.split(maxsplit=1)
        if self.game.claims is None or len(words) < 2 or words[0].lower() != "claim":
            return None
        return self.game.claims.parse(words[1])

    def credible(self, seat: int, claims: list[Said] | None = None) -> bool:
        """Can these claims (all the seat has heard, if none are given) be true at once, for all it knows?"""
        self._checked_seat(seat)
        heard = [said for said in self.said if said.heard_by(seat)] if claims is None else claims
        dated = [
            (said.seat, said.claim.code, said.memories[seat]) for said in heard if said.claim is not None
        ]
        return self.game.credible(self.game.view(self.state, seat), dated)

    def verdicts(self) -> list[Said]:
        """Who claimed what and was it true: only after the end."""
        if not self.state.over:
            raise EuphoriaError("Claims are judged when the game is over.")
        return [said for said in self.said if said.claim is not None]

    # ------------------------------------------------------------------ the table

    def record(self, *, with_key: bool = False) -> str:
        """The game so far as JSON lines (see record.py). It holds secrets until the game is over."""
        return write(self, with_key=with_key)

    def rematch(self, key: bytes) -> Match:
        """A further game of the same people at the same table."""
        if not self.state.over:
            raise EuphoriaError("A rematch begins when the game is over.")
        options = self.game.rematch(self.state, self.settings)
        again = Match(self.game, self.players, options, key, salt=self.salt, names=self.names or None)
        again.start()
        return again

    def _viewer(self, eyes: Eyes) -> int:
        """The number that a title knows these eyes by."""
        if eyes is None:
            return SPECTATOR
        if isinstance(eyes, str):
            return OPEN_EYES
        return self._checked_seat(eyes)

    def _checked_seat(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        if not 0 <= seat < self.players:
            raise BadSetup(f"There is no seat {seat}: the seats are 0 to {self.players - 1}.")
        return seat


def _checked_names(names: list[str] | None, players: int) -> list[str]:
    if names is None:
        return []
    if len(names) != players:
        raise BadSetup(f"{len(names)} names were given for {players} players.")
    return list(names)


def _told_as(number: int, ply: int, event: Event) -> dict[str, Any]:
    """An event as a seat is told it."""
    told: dict[str, Any] = {"number": number, "ply": ply, "event": event.kind.id, "rule": event.kind.rule}
    told.update(event.facts())
    if event.corners:
        told["corners"] = event.corners
    return told
