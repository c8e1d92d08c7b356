"""Leaders of Euphoria in words: its facts, its cards, its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from euphoria.games.leaders.rules.action_artifacts import ACTIONS
from euphoria.games.leaders.rules.artifact import WINDOWS
from euphoria.games.leaders.rules.cards import ARTIFACTS, KINDS, ROW, SLOTS, TEAMS, is_reaction
from euphoria.games.leaders.rules.reactions import reaction
from euphoria.games.leaders.speech.gallery import shown
from euphoria.speech.messages import Fact
from euphoria.speech.title import Card, Shown, TitleSpeech, heading

if TYPE_CHECKING:
    from euphoria.core.actions import Action
    from euphoria.core.match import Match
    from euphoria.speech import Speech

PLACES = frozenset({"recruit", "other"})
WORDS: dict[str, tuple[str, Sequence[str]]] = {
    "kind": ("kind", KINDS),
    "left": ("kind", KINDS),
    "middle": ("kind", KINDS),
    "right": ("kind", KINDS),
    "artifact": ("artifact", ARTIFACTS),
    "slot": ("slot", SLOTS),
    "paying": ("slot", SLOTS),
    "team": ("team", TEAMS),
    "window": ("window", WINDOWS),
}
"""For each field the family of messages that says it, and the ids its numbers stand for."""

NAMES_RECRUITS = frozenset(card.id for card in ACTIONS if card.names_recruits)
"""Artifacts whose named targets are Recruits; all others name players."""


DECLARED = frozenset(
    {"leaders-interrogates", "leaders-uses", "leaders-arms", "leaders-shoots", "leaders-reacts"}
)
"""What people react to."""


class LeadersSpeech(TitleSpeech):
    """The words of the first title; at one table it knows what people are asked to react to."""

    def __init__(self, match: Match | None = None, you: int | None = None) -> None:
        self._match = match
        self._you = you

    def at(self, match: Match, you: int | None) -> TitleSpeech:
        return LeadersSpeech(match, you)

    def asked(self, speech: Speech) -> str:
        match = self._match
        kind = match.decisions[0].kind if match is not None and match.decisions else ""
        if match is None or kind not in ("react", "name"):
            return ""
        view = match.view(self._you)
        if kind == "name":
            # Until its targets are named only its user knows which Artifact it is.
            using = view["using"]
            return "" if using is None else speech.say(f"leaders-artifact-{using}")
        if view["dropping"]:
            return _dropping(speech, view)
        return speech.last_told(match, DECLARED)

    def notes(self, speech: Speech, action: Action) -> list[str]:
        """Whom a shot would hit, and which target is the present one."""
        if self._match is None or self._you is None or action.verb not in ("shoot", "target"):
            return []
        gun = self._match.view(self._you)["seats"][self._you]["gun"]
        target = None if gun is None else gun["target"]
        if target is None:
            return []
        if action.verb == "shoot":
            return [speech.say("leaders-note-at", name=speech.name(target))]
        return [speech.say("leaders-note-now")] if action.arguments["target"] == target else []

    def ending(self, speech: Speech, result: dict[str, Any]) -> list[str]:
        """Who was shot, and which team that helped."""
        sentences: list[str] = []
        if result["way"] == "leader-shot" and result["shot_last"] is not None:
            shot = {"event": "leaders-end-shot", "seat": result["shot_last"]}
            sentences.append(speech.event("leaders", shot))
        teams = {result["teams"][seat] for seat in result["winners"]}
        if len(teams) == 1:
            sentences.append(speech.event("leaders", {"event": "leaders-end-team", "team": teams.pop()}))
        return sentences

    def facts(self, speech: Speech, field: str, value: Any) -> dict[str, Fact]:
        """A place gives a phrase, everything else a word, each also in the form of a direct object."""
        if field in PLACES:
            return {field: _place(speech, value), f"{field}-whom": _place(speech, value, whom=True)}
        family, ids = WORDS[field]
        if isinstance(value, int):
            # One beyond the last kind is the `?` of a claim.
            value = ids[value] if value < len(ids) else "unknown"
        id = _message(family, value)
        return {field: speech.say(id), f"{field}-whom": speech.say(_whom(speech, id))}

    def own(self, speech: Speech, fields: dict[str, Any], actor: int) -> dict[str, Fact]:
        facts: dict[str, Fact] = {}
        for field in PLACES & fields.keys():
            place: int = fields[field]
            if place // ROW == actor:
                facts[field] = _place(speech, place, own=True)
                facts[f"{field}-whom"] = _place(speech, place, whom=True, own=True)
        return facts

    def cards(self) -> list[str]:
        return [*KINDS, *ARTIFACTS]

    def card(self, speech: Speech, id: str) -> Card:
        message = _message("kind" if id in KINDS else "artifact", id)
        facts = {} if id in KINDS else _artifact_facts(speech, id, message)
        return Card(heading(speech.say(message)), speech.say(f"{message}.text"), facts)

    def gallery(self, speech: Speech) -> list[Shown]:
        return [shown(id, self.card(speech, id)) for id in self.cards()]

    def table(self, speech: Speech, view: dict[str, Any]) -> list[str]:
        lines = [*_moment(speech, view), *_middle(speech, view)]
        first = 0 if view["you"] is None else view["you"]
        for distance in range(view["players"]):
            seat = view["seats"][(first + distance) % view["players"]]
            lines += _player(speech, seat, view)
        return lines


def _message(family: str, id: str) -> str:
    return f"leaders-{family}-{id.lower().replace('_', '-')}"


def _whom(speech: Speech, id: str) -> str:
    """The form of a direct object, in languages that have one."""
    return f"{id}.whom" if speech.has(f"{id}.whom") else id


def _place(speech: Speech, place: int, *, whom: bool = False, own: bool = False) -> str:
    """One Recruit of a row; `own`: of the row of whoever acts on it."""
    id, owner, slot = "leaders-place", place // ROW, _message("slot", SLOTS[place % ROW])
    if whom:
        id, slot = _whom(speech, id), _whom(speech, slot)
    mine = ("no", "own", "yes", "self")[2 * (owner == speech.you) + own]
    return speech.say(id, owner=speech.name(owner), slot=speech.say(slot), you=mine)


def _artifact_facts(speech: Speech, id: str, message: str) -> dict[str, str]:
    """Kind of card, moment of use, cost, the thing of the Old World it is, and what is not plain about it."""
    number = ARTIFACTS.index(id)
    window = WINDOWS[reaction(number).window] if is_reaction(number) else "own-action"
    kind = "leaders-is-reaction" if is_reaction(number) else "leaders-is-action"
    facts = {
        speech.say("leaders-label-type"): speech.say(kind),
        speech.say("leaders-label-when"): speech.say(_message("window", window)),
        speech.say("leaders-label-cost"): speech.say("leaders-cost"),
    }
    if speech.has(f"{message}.object"):
        facts[speech.say("leaders-label-object")] = speech.say(f"{message}.object")
    # In whole sentences, which nothing can follow in a list.
    return facts | {speech.say("leaders-label-note"): speech.say(f"{message}.note")}


# ------------------------------------------------------------------ the table


def _moment(speech: Speech, view: dict[str, Any]) -> list[str]:
    """Whose turn it is or how it ended, what is being done, and what the table waits for."""
    if view["result"] is not None:
        return [*_end(speech, view["result"]), *_in_use(speech, view)]
    lines = [_turn(speech, view), *_in_use(speech, view)]
    if view["victim"] is not None:
        mine = "yes" if view["victim"] == speech.you else "no"
        lines.append(speech.say("leaders-table-victim", victim=speech.name(view["victim"]), you=mine))
    return [*lines, *_question(speech, view)]


def _in_use(speech: Speech, view: dict[str, Any]) -> list[str]:
    """The Artifacts that have been shown and their targets; they lie there still if they ended the game."""
    aside = view["aside"]
    lines = [] if aside is None else [speech.say("leaders-table-aside", artifact=_name(speech, aside))]
    if view["using"] is None:
        return lines
    recruits = view["using"] in NAMES_RECRUITS
    targets = [_place(speech, named) if recruits else speech.name(named) for named in view["named"]]
    return [
        *lines,
        speech.say("leaders-table-using", artifact=_name(speech, view["using"])),
        *[speech.say("leaders-table-named", target=target) for target in targets],
    ]


def _end(speech: Speech, result: dict[str, Any]) -> list[str]:
    lines = [
        speech.result("leaders", result),
        speech.say("leaders-table-turns", count=result["turns"]),
    ]
    if result["shot_last"] is not None:
        lines.append(speech.say("leaders-table-shot-last", seat=speech.name(result["shot_last"])))
    return lines


def _turn(speech: Speech, view: dict[str, Any]) -> str:
    if view["active"] is None:
        return speech.say("leaders-table-before-play")
    mine = "yes" if view["active"] == speech.you else "no"
    return speech.say("leaders-table-turn", turn=view["turn"], seat=speech.name(view["active"]), you=mine)


def _question(speech: Speech, view: dict[str, Any]) -> list[str]:
    """What the reader is asked, and whom else the table waits for."""
    lines = [_dropping(speech, view)] if view["dropping"] else []
    if speech.you in view["waiting"]:
        lines.append(speech.prompt("leaders", view["question"]))
    others = [speech.name(seat) for seat in view["waiting"] if seat != speech.you]
    if others:
        lines.append(speech.waiting("leaders", view["question"], others))
    return lines


def _dropping(speech: Speech, view: dict[str, Any]) -> str:
    return speech.say("leaders-about-dropping", name=speech.name(view["active"]))


def _middle(speech: Speech, view: dict[str, Any]) -> list[str]:
    """The centre of the table: Ray Guns, the deck and what is known of it, the removed Recruit."""
    lines = [
        speech.say("leaders-table-centre", count=view["centre"]),
        speech.say("leaders-table-deck", count=view["deck"]["size"]),
    ]
    for card in view["deck"]["known"]:
        name = _name(speech, card["artifact"])
        lines.append("  " + speech.say("leaders-table-in-deck", artifact=name, count=card["below"]))
    if view["removed"] is not None:
        kind = speech.say(_message("kind", view["removed"]))
        lines.append(speech.say("leaders-table-removed", kind=kind))
    return lines


def _player(speech: Speech, seat: dict[str, Any], view: dict[str, Any]) -> list[str]:
    mine = seat["seat"] == speech.you
    you = "yes" if mine else "no"
    heading = speech.say("leaders-table-player", seat=speech.name(seat["seat"]), you=you)
    facts = [_recruit(speech, recruit, mine) for recruit in seat["row"]]
    if seat["team"] is not None:
        facts.append(speech.say("leaders-table-team", team=speech.say(_message("team", seat["team"]))))
    if seat["gun"] is not None:
        facts.append(_ray_gun(speech, seat["gun"]["target"]))
    if seat["skips"]:
        facts.append(speech.say("leaders-table-skips"))
    facts += _hand(speech, seat, mine or view["result"] is not None)
    return [heading, *["  " + fact for fact in facts]]


def _recruit(speech: Speech, recruit: dict[str, Any], mine: bool) -> str:
    kind = "unknown" if recruit["card"] is None else recruit["card"]
    return speech.say(
        "leaders-table-recruit",
        slot=speech.say(_message("slot", recruit["slot"])),
        state="exposed" if recruit["exposed"] else "hidden",
        known="own" if mine else "no" if recruit["card"] is None else "yes",
        kind=speech.say(_message("kind", kind)),
    )


def _ray_gun(speech: Speech, target: int | None) -> str:
    if target is None:
        return speech.say("leaders-table-gun-unaimed")
    mine = "yes" if target == speech.you else "no"
    return speech.say("leaders-table-gun", target=speech.name(target), you=mine)


def _hand(speech: Speech, seat: dict[str, Any], whole: bool) -> list[str]:
    """How many Artifacts, and which of them the reader knows."""
    lines = [speech.say("leaders-table-hand", count=seat["artifacts"])]
    for artifact in seat["hand"]:
        drawn = "yes" if artifact in seat["drawn"] else "no"
        known = "yes" if whole else "no"
        name = _name(speech, artifact)
        lines.append("  " + speech.say("leaders-table-card", artifact=name, whole=known, drawn=drawn))
    return lines


def _name(speech: Speech, artifact: str) -> str:
    return speech.say(_message("artifact", artifact))
