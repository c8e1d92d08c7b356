"""Everything people read about a game, in their language.

Engines speak in ids and numbers; here they become sentences. What is common to all titles stands in this
module, what belongs to one title in its own folder (`games/leaders/speech`), the words themselves in Fluent
files (`locale`, and `games/leaders/locale` for those of one title).

>>> speech = Speech("en", ["Ana", "Bo", "Cy", "Di"])
>>> speech.action("leaders", "use cart-puller middle")
'Use Cart Puller, exposing your middle Recruit'
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from euphoria.api import game
from euphoria.core.actions import SEATS, Action
from euphoria.core.errors import BadSetup, Refusal, Refused
from euphoria.core.game import SEAT_FIELDS
from euphoria.core.match import Match
from euphoria.core.said import Said
from euphoria.registry import title as title_of
from euphoria.speech.messages import Fact, SpeechWarning, messages
from euphoria.speech.title import Card, Shown, TitleSpeech

if TYPE_CHECKING:
    from euphoria.bots.advice import Reason

__all__ = ["Card", "Shown", "Speech", "SpeechWarning"]

NUMBER_FIELDS = frozenset({"count", "turn", "chance"})

_RULE_ID = re.compile(r"[A-Z]+-\d")
_NO_FIELDS = ("number", "ply", "event", "rule", "corners")
"""What `Match.events` adds to the fields of an event."""
RECENT = 40
"""Among so many of the last events is what a question is about."""


class Speech:
    """One language, the names at the table, and who is reading (`you`, a seat; None: a spectator)."""

    def __init__(self, language: str, names: list[str] | None = None, you: int | None = None) -> None:
        self.language = language
        self.names = names or []
        self.you = you
        self._messages = messages(language)
        self._at: tuple[Match, tuple[int, int], TitleSpeech] | None = None

    def read_by(self, seat: int | None) -> Speech:
        """The same, said to another reader."""
        return Speech(self.language, self.names, seat)

    # ------------------------------------------------------------------ words

    def say(self, id: str, **facts: Fact) -> str:
        """The message with this id."""
        return self._messages.format(id, facts)

    def has(self, id: str) -> bool:
        return self._messages.has(id)

    def name(self, seat: int) -> str:
        """How a player is called: by name, or by the letter of the seat."""
        if seat < len(self.names):
            return self.names[seat]
        return self.say("core-player", letter=SEATS[seat])

    def title(self, title: str) -> str:
        """The name of a game; `about` tells in a sentence or two what it is."""
        return self.say(f"{title}-title")

    def about(self, title: str) -> str:
        return self.say(f"{title}-title.text")

    # ------------------------------------------------------------------ what happens

    def event(self, match: Match | str, event: dict[str, Any]) -> str:
        """What happened, in a sentence."""
        title = _title(match)
        fields = {field: value for field, value in event.items() if field not in _NO_FIELDS}
        if "claim" in fields:
            claims = game(title).claims
            assert claims is not None
            return self._claimed(title, fields["seat"], claims.action(fields["claim"]))
        return self.say(event["event"], **self._facts(match, fields))

    def action(self, title: Match | str, action: Action | str) -> str:
        """What an action does, as a short order: a line of a menu."""
        name = _title(title)
        chosen = game(name).grammar.parse(action) if isinstance(action, str) else action
        facts = self._facts(title, dict(chosen.arguments), acting=self.you)
        text = self.say(f"{name}-do-{chosen.verb}", **facts)
        notes = self._words(title).notes(self, chosen)
        return f"{text} ({', '.join(notes)})" if notes else text

    def claim(self, title: Match | str, claim: Action) -> str:
        """What is claimed, as the player says it."""
        name = _title(title)
        return self.say(f"{name}-claim-{claim.verb}", **self._facts(title, dict(claim.arguments)))

    def claimed(self, title: Match | str, said: Said) -> str:
        """Who claimed what."""
        assert said.claim is not None
        return self._claimed(_title(title), said.seat, said.claim)

    def verdict(self, title: Match | str, said: Said) -> str:
        """Who claimed what, and what it was worth: for the time after the end."""
        return f"{self.claimed(title, said)} {self.say(f'core-verdict-{said.verdict}')}"

    def _claimed(self, title: str, seat: int, claim: Action) -> str:
        # In their own mouth the readers' Recruits are not "yours".
        speaker = self.read_by(None) if seat == self.you else self
        facts = self._facts(title, {"seat": seat})
        return self.say("core-claimed", claim=speaker.claim(title, claim), **facts)

    # ------------------------------------------------------------------ what is asked

    def prompt(self, title: Match | str, kind: str, rule: str = "") -> str:
        """What the reader has to decide."""
        text = _with_rule(self.say(f"{_title(title)}-ask-{kind}"), rule)
        about = self._words(title).asked(self)
        if not about:
            return text
        return f"{about} {text}" if about[-1] in ".!?" else f"{about}. {text}"

    def last_told(self, match: Match, events: frozenset[str]) -> str:
        """The last of such events that the reader was told of, in a sentence."""
        for event in reversed(match.events(self.you, since=match.heard(self.you) - RECENT)):
            if event["event"] in events:
                return self.event(match, event)
        return ""

    def waiting(self, title: Match | str, kind: str, names: list[str]) -> str:
        """Whom the table waits for, and what they have to decide."""
        return self.say(f"{_title(title)}-wait-{kind}", names=", ".join(names), count=len(names))

    def refusal(self, title: Match | str, refused: Refused | Refusal) -> str:
        """Why something is not allowed, with the rule that says so."""
        reason = refused.reason if isinstance(refused, Refused) else refused.message
        # Where it is known who or what is in the way, the message has a form that names it.
        id = f"{reason}.by" if "blocker" in refused.facts else reason
        return _with_rule(self.say(id, **self._facts(title, dict(refused.facts))), refused.rule)

    def reason(self, match: Match | str, reason: Reason) -> str:
        """Why a choice is good, with the rule behind it."""
        return _with_rule(self.say(reason.message, **self._facts(match, reason.facts)), reason.rule)

    def result(self, title: Match | str, result: dict[str, Any]) -> str:
        """How it ended and who won."""
        winners: list[int] = result["winners"]
        names = ", ".join(self.name(seat) for seat in winners)
        way = self.say(f"{_title(title)}-way-{result['way']}")
        mine = "none" if self.you is None else "wins" if self.you in winners else "loses"
        who = self.say("core-winners", names=names, count=len(winners), you=mine)
        return " ".join([way, *self._words(title).ending(self, result), who])

    # ------------------------------------------------------------------ what lies on the table

    def lines(self, view: dict[str, Any], match: Match | None = None) -> list[str]:
        """The table as the view's owner sees it: everything the view holds, one fact a line.

        With the match also what its title works out for whoever plays without a picture.
        """
        reader = self.read_by(view["you"])
        return reader._words(view["title"] if match is None else match).table(reader, view)

    def table(self, view: dict[str, Any]) -> str:
        """The same as one text."""
        return "\n".join(self.lines(view))

    def cards(self, title: Match | str) -> dict[str, Card]:
        """All cards of a title in words, by id."""
        name = _title(title)
        return {id: self.card(name, id) for id in _speech_of(name).cards()}

    def card(self, title: Match | str, id: str) -> Card:
        """One card in words; its id may be written in capitals or not."""
        name = _title(title)
        known = {known.lower(): known for known in _speech_of(name).cards()}
        if id.lower() not in known:
            raise BadSetup(f"{name} has no card '{id}'.")
        return _speech_of(name).card(self, known[id.lower()])

    def gallery(self, title: str) -> list[Shown]:
        """All there is to look at in the box of a title."""
        return _speech_of(title).gallery(self)

    # ------------------------------------------------------------------ facts

    def _words(self, match: Match | str) -> TitleSpeech:
        """The words of a title, or those of one table at this moment."""
        if isinstance(match, str):
            return _speech_of(match)
        if self._at is None or self._at[0] is not match or self._at[1] != match.moment:
            self._at = (match, match.moment, _speech_of(match.title).at(match, self.you))
        return self._at[2]

    def _facts(
        self, match: Match | str, fields: dict[str, Any], acting: int | None = None
    ) -> dict[str, Fact]:
        """The variables of a message about something that `acting` does, or the seat among its fields.

        `$you` names the field that is the reader, or says `both`; it is `same` if two fields are one player
        who is not the reader, else `none`.
        """
        facts: dict[str, Fact] = {"you": "none"}
        words = self._words(match)
        seats = [value for field, value in fields.items() if field in SEAT_FIELDS]
        if len(set(seats)) < len(seats):
            facts["you"] = "same"
        for field, value in fields.items():
            if field in SEAT_FIELDS:
                facts[field] = self.name(value)
                if value == self.you:
                    facts["you"] = "both" if seats.count(value) > 1 else field
            elif field in NUMBER_FIELDS:
                facts[field] = value
            else:
                facts |= words.facts(self, field, value)
        actor = fields.get("seat", acting)
        return facts if actor is None else facts | words.own(self, fields, actor)


def _title(match: Match | str) -> str:
    return match if isinstance(match, str) else match.title


def _speech_of(title: str) -> TitleSpeech:
    return title_of(title).speech()


def _with_rule(text: str, rule: str) -> str:
    """The sentence, closed by the id of its rule if it has one: `You hold a Ray Gun (L-18.1).`"""
    if text.endswith("?"):
        return f"{text} ({rule})" if _RULE_ID.match(rule) else text
    body = text.rstrip(".")
    return f"{body} ({rule})." if _RULE_ID.match(rule) else f"{body}."
