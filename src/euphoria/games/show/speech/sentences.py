"""The ultimate reality show in words: its facts and its cards. Its table is in show_table.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from euphoria.games.show.rules.box.cards import ABILITIES, BENKEI, OBJECTS, OBJECTS_COUNT, PRICES, PROFILES
from euphoria.games.show.rules.box.data import INCH, NO_AIM, PHASES, Profile
from euphoria.games.show.rules.box.rosters import Member, members, price_of
from euphoria.games.show.rules.geometry.scenery import Field
from euphoria.games.show.rules.phases.ending import WAYS
from euphoria.games.show.rules.words import REPEAT, SIDE, WEAPON, dx_of, dy_of
from euphoria.games.show.speech import around as show_around
from euphoria.games.show.speech import words
from euphoria.games.show.speech.context import context
from euphoria.games.show.speech.gallery import missions, shown
from euphoria.games.show.speech.notes import notes
from euphoria.games.show.speech.seen import LIVING, Seen
from euphoria.games.show.speech.table import table
from euphoria.speech.messages import Fact
from euphoria.speech.title import Card, Shown, TitleSpeech, heading

if TYPE_CHECKING:
    from euphoria.core.actions import Action
    from euphoria.core.match import Match
    from euphoria.speech import Speech

FIGURES = frozenset({"figure", "foe", "mate", "body"})
NUMBERS = frozenset(
    {"total", "value", "ap", "lp", "damage", "shots", "aim", "points", "low", "high", "chance"}
)
LENGTHS = frozenset({"height", "length"})
PLACES = frozenset({"place", "second", "third"})
SPOTS = frozenset({"point", "corner"})
WORDS: dict[str, tuple[str, Sequence[str]]] = {
    "object": ("object", OBJECTS),
    "side": ("side", SIDE.words),
    "weapon": ("weapon", WEAPON.words),
    "action": ("action", REPEAT.words),
    "phase": ("phase", PHASES),
    "ability": ("ability", ABILITIES),
    "way": ("end", WAYS),
}
"""For each field the family of messages that says it, and the ids its numbers stand for."""


class ShowSpeech(TitleSpeech):
    """The words of the third title; at one table it knows the scenery, and whose turn it is."""

    def __init__(self, seen: Seen | None = None) -> None:
        self._seen = seen

    def at(self, match: Match, you: int | None) -> TitleSpeech:
        """Where figures stand is no secret: everybody may measure everything (S-4.2)."""
        return ShowSpeech(Seen(match, you))

    @property
    def _field(self) -> Field | None:
        return None if self._seen is None else self._seen.field

    @property
    def _start(self) -> words.Start:
        """Where the figure at hand stands."""
        figure = None if self._seen is None else self._seen.at_hand
        return None if figure is None or figure["place"] is None else (figure["place"][0], figure["place"][1])

    def asked(self, speech: Speech) -> str:
        """The name of the figure that a question is about, or what has led to it."""
        return "" if self._seen is None else context(speech, self._seen)

    def ending(self, speech: Speech, result: dict[str, Any]) -> list[str]:
        one, two = result["points"]
        first, second = speech.name(0), speech.name(1)
        return [speech.say("show-end-points", first=first, second=second, one=one, two=two)]

    def notes(self, speech: Speech, action: Action) -> list[str]:
        return [] if self._seen is None else notes(speech, self._seen, action)

    def facts(self, speech: Speech, field: str, value: Any) -> dict[str, Fact]:
        if field in FIGURES:
            return words.figure(speech, field, value)
        if field in NUMBERS:
            return {field: value}
        if field in WORDS:
            family, ids = WORDS[field]
            number: int = value
            return words.forms(speech, field, words.message(family, ids[number]))
        if field == "blocker":
            return {field: words.in_the_way(speech, self._field, value)}
        return {field: self._phrase(speech, field, value)}

    def _phrase(self, speech: Speech, field: str, value: int) -> str:
        """What has no forms: places, lengths, scenery, handfuls."""
        if field in LENGTHS:
            return words.length(speech, value)
        if field in PLACES:
            return words.place(speech, self._field, self._start, value)
        if field in SPOTS:
            return words.spot(speech, self._start, value)
        match field:
            case "x" | "y":
                return words.coordinate(speech, value)
            case "surface":
                return words.surface(speech, self._field, value)
            case "element":
                return words.element(speech, self._field, value)
            case "link":
                return words.link(speech, self._field, value)
            case "path":
                return words.path(speech, self._start, value)
            case "direction":
                return words.direction(speech, dx_of(value), dy_of(value))
            case "thing":
                return words.thing(speech, value)
            case "objects":
                return words.objects(speech, value)
            case "dice":
                return words.dice(speech, value)
            case "team":
                return _team(speech, value)
            case _:
                raise KeyError(field)

    def cards(self) -> list[str]:
        return [*[profile.id for profile in PROFILES], *[id for id in OBJECTS if id != PROFILES[BENKEI].id]]

    def card(self, speech: Speech, id: str) -> Card:
        found = next((profile for profile in PROFILES if profile.id == id), None)
        return _object_card(speech, id) if found is None else _character_card(speech, found)

    def gallery(self, speech: Speech) -> list[Shown]:
        return [*[shown(id, self.card(speech, id)) for id in self.cards()], *missions(speech)]

    def table(self, speech: Speech, view: dict[str, Any]) -> list[str]:
        return table(speech, view, self._around(speech))

    def _around(self, speech: Speech) -> list[str]:
        """What the figure at hand sees and, for the player who is asked, where it can go."""
        seen = self._seen
        figure = None if seen is None else seen.at_hand
        if seen is None or figure is None or figure["status"] not in LIVING:
            return []
        lines = show_around.sight(speech, seen, figure)
        decision = None if speech.you is None else seen.match.decision(speech.you)
        if decision is not None and decision.kind == "position":
            lines += show_around.ways(speech, seen, figure, decision.options)
        return lines


# ------------------------------------------------------------------ teams


def _team(speech: Speech, code: int) -> str:
    """Its members with all they have bought, and what it costs."""
    names = [_member(speech, member) for member in members(code)]
    return speech.say("show-team-price", list=words.listed(speech, names), count=price_of(code))


def _member(speech: Speech, member: Member) -> str:
    profile = PROFILES[member.character]
    facts: list[str] = []
    if member.leader:
        facts.append(speech.say("show-member-leader"))
    if member.associate:
        facts.append(speech.say("show-member-associate"))
    first, second = [*profile.shots, 0, 0][:2]
    raised = {
        "show-member-aim": member.aim - profile.aim,
        "show-member-attacks": member.attacks - profile.attacks,
        "show-member-shots": member.shots - first,
        "show-member-second": member.second - second,
    }
    facts += [speech.say(id, count=points) for id, points in raised.items() if points]
    bought = [k for k in range(OBJECTS_COUNT) if (member.objects >> k) & 1]
    facts += [words.word(speech, "object", OBJECTS[k]) for k in bought]
    name = words.word(speech, "character", profile.id)
    return f"{name} ({', '.join(facts)})" if facts else name


# ------------------------------------------------------------------ cards


def _character_card(speech: Speech, profile: Profile) -> Card:
    id = words.message("character", profile.id)
    number = PROFILES.index(profile)
    facts = {
        speech.say("show-label-type"): speech.say("show-is-pet" if number == BENKEI else "show-is-character"),
        speech.say("show-label-profile"): _profile(speech, profile, number),
        speech.say("show-label-price"): str(profile.audience),
    }
    if number < len(ABILITIES):
        facts[speech.say("show-label-ability")] = words.word(speech, "ability", ABILITIES[number])
    if speech.has(f"{id}.rules"):
        facts[speech.say("show-label-rules")] = speech.say(f"{id}.rules")
    return Card(heading(speech.say(id)), speech.say(f"{id}.text"), facts)


def _profile(speech: Speech, profile: Profile, number: int) -> str:
    shots = "-".join(str(count) for count in profile.shots)
    armed = f"{shots} ({profile.range // INCH})" if shots else "-"
    return speech.say(
        "show-profile",
        ap=profile.ap,
        aim="-" if profile.aim == NO_AIM else profile.aim,
        lp=profile.lp,
        euphoria=speech.say("show-owners") if number == BENKEI else profile.euphoria,
        shots=speech.say("show-flame-thrower") if profile.flame else armed,
        attacks=profile.attacks,
    )


def _object_card(speech: Speech, id: str) -> Card:
    name = words.message("object", id)
    facts = {
        speech.say("show-label-type"): speech.say("show-is-object"),
        speech.say("show-label-price"): str(PRICES[OBJECTS.index(id)]),
    }
    return Card(heading(speech.say(name)), speech.say(f"{name}.text"), facts)
