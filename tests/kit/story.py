"""Playthroughs: one game per file as a story that a reviewer can read (`python tools/playthrough.py`).

Everything is in it: who is asked what by which rule, all options, what was chosen, luck, what everybody or
only some were told, talk and undo, and what is seen otherwise than before, and by whom. A change of behaviour
anywhere in the engine shows as a difference in these files, and the difference says what it is.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from euphoria.core.actions import SEATS, Action
from euphoria.core.decision import Decision
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from kit.play import audience, text
from kit.sightings import changes, paths
from kit.titles import CONNECT_FOUR, DYSTOPIA, LEADERS, SHOW, Title, key_of

FOLDER = Path(__file__).resolve().parents[1] / "playthroughs"
WIDTH = 110

STORIES = {
    "leaders-4": (LEADERS, 4, 51),
    "leaders-5": (LEADERS, 5, 24),
    "leaders-6": (LEADERS, 6, 88),
    "leaders-7": (LEADERS, 7, 80),
    "leaders-8": (LEADERS, 8, 62),
    "dystopia-2": (DYSTOPIA, 2, 4),
    "dystopia-3": (DYSTOPIA, 3, 2),
    "dystopia-4": (DYSTOPIA, 4, 3),
    "dystopia-5": (DYSTOPIA, 5, 4),
    "dystopia-6": (DYSTOPIA, 6, 1),
    "show": (SHOW, 2, 8),
    "connect-four": (CONNECT_FOUR, 2, 4),
}
"""Title, number of players and seed of each story; the seeds were picked for short games in which much
happens, with different endings."""

OPTIONS: dict[str, dict[str, Any]] = {
    "dystopia": {"turn_limit": 40, "draft": True, "choose_markets": True, "track_draft": True},
    "show": {"turns": 3, "mission": "rescue", "teams": ["sooyoung*:grenade/kabuki", "nikolai*/centinel"]},
}
"""A random game of this title goes on for hundreds of turns; its stories tell of the first ones."""


def told(name: str) -> str:
    """The story of this name, played now."""
    title, players, seed = STORIES[name]
    return Story(title, players, seed).told()


class Story:
    """The telling of one match while it is played."""

    def __init__(self, title: Title, players: int, seed: int) -> None:
        self.title = title
        key = key_of(f"playthrough {title.id} {players} {seed}")
        self.match = Match(title.game, players, OPTIONS.get(title.id, {}), key)
        self.luck = Luck(seed)
        self.heard: dict[int | None, int] = dict.fromkeys(audience(self.match), 0)
        self.seen: dict[int | None, dict[str, Any]] = {seat: {} for seat in audience(self.match)}
        self.logged = 0
        self.lines = [
            f"{title.id}, revision {title.game.revision}, {players} players, seed {seed}",
            f"options: {text(self.match.settings)}",
            f"dice: {self.match.commitment}",
        ]

    def told(self) -> str:
        """Play the game and tell it."""
        self.match.start()
        self.tell_news()
        while not self.match.over:
            self.tell_turn()
        self.lines += ["", f"result: {text(self.match.result)}"]
        if self.title.claims:
            for said in self.match.verdicts():
                self.lines.append(f"[{said.ply}] {SEATS[said.seat]} said '{said.text}': {said.verdict}")
        return "\n".join(self.lines) + "\n"

    def tell_turn(self) -> None:
        """One decision, or in between a claim or an undo."""
        match = self.match
        undoing = [seat for seat in range(match.players) if match.can_undo(seat)]
        self.lines.append("")
        if self.title.claims and self.luck.below(12) == 0:
            claim = self.title.claims[self.luck.below(len(self.title.claims))]
            match.say(self.luck.below(match.players), f"claim {claim}")
        elif undoing and self.luck.below(12) == 0:
            match.undo(undoing[0])
        else:
            decision = match.decisions[self.luck.below(len(match.decisions))]
            self.tell_question(decision)
            options = decision.options
            match.act(decision.seat, options[self.luck.below(len(options))])
        self.tell_news()

    def tell_question(self, decision: Decision) -> None:
        sealed = ", sealed" if decision.sealed else ""
        self.lines.append(
            f"[{self.match.ply}] {SEATS[decision.seat]}: {decision.kind} ({decision.rule}){sealed}"
        )
        self.lines += folded("may: ", grouped(decision.options))

    def tell_news(self) -> None:
        """What was done since, what came of it, and how it looks to everybody now."""
        for entry in self.match.log[self.logged :]:
            self.lines.append(f"  {in_words(entry)}")
        self.logged = len(self.match.log)
        self.lines += [f"    {line}" for line in self.news()]
        self.lines += [f"  {line}" for line in self.sights()]

    def news(self) -> Iterator[str]:
        """The new events, public ones once, private ones with those who hear them."""
        fresh = {seat: self.match.events(seat, since) for seat, since in self.heard.items()}
        for seat, events in fresh.items():
            self.heard[seat] += len(events)
        public = [self.sentence(event) for event in fresh[None]]
        yield from public
        private: dict[str, list[str]] = {}
        for seat in range(self.match.players):
            mine = [self.sentence(event) for event in fresh[seat]]
            for sentence in public:
                mine.remove(sentence)
            for sentence in mine:
                private.setdefault(sentence, []).append(SEATS[seat])
        for sentence, seats in private.items():
            yield f"{sentence}  (only {' and '.join(seats)})"

    def sights(self) -> Iterator[str]:
        """What is seen otherwise than before: for everybody, and then for some."""
        everybody = audience(self.match)
        by_whom: dict[str, list[int | None]] = {}
        for seat in everybody:
            now = paths(self.match.view(seat))
            for change in changes(self.seen[seat], now):
                by_whom.setdefault(change, []).append(seat)
            self.seen[seat] = now
        by_group: dict[str, list[str]] = {}
        for change, seats in by_whom.items():
            group = "everybody" if seats == everybody else " ".join(map(reader, seats))
            by_group.setdefault(group, []).append(change)
        for group in sorted(by_group, key=lambda group: (group != "everybody", group)):
            yield f"seen by {group}:"
            yield from [f"  {change}" for change in by_group[group]]

    def sentence(self, event: dict[str, Any]) -> str:
        """`exposed recruit B.left kind E`: the event and its facts in the words of the notation."""
        facts = [name for name in event if name not in ("number", "ply", "event", "rule")]
        name = event["event"].removeprefix(f"{self.title.id}-").replace("-", " ")
        return " ".join([name, *[f"{fact} {self.word(fact, event[fact])}" for fact in facts]])

    def word(self, fact: str, value: int) -> str:
        if fact == "claim" and self.title.game.claims is not None:
            return self.title.game.claims.action(value).text
        return self.title.game.word(fact, value)


def in_words(entry: dict[str, Any]) -> str:
    """An entry of the log as one line."""
    if "do" in entry:
        return f"{SEATS[entry['seat']]} does: {entry['do']}"
    if "luck" in entry:
        seen_by = "".join(SEATS[seat] for seat in range(8) if (entry["for"] >> seat) & 1) or "nobody"
        return f"luck: {entry['luck']} {entry['got']} below {entry['of']}, seen by {seen_by}"
    if "undo" in entry:
        return f"{SEATS[entry['undo']]} takes it back"
    if "say" in entry:
        return f"{SEATS[entry['say']]} says: {entry['text']}"
    return f"position {entry['digest']} after {entry['ply']} actions"


def grouped(options: list[Action]) -> list[str]:
    """Options by verb: `arm left, middle, right`."""
    groups: dict[str, list[str]] = {}
    for option in options:
        verb, _, rest = option.text.partition(" ")
        groups.setdefault(verb, []).append(rest)
    return [f"{verb} {', '.join(rests)}".strip() for verb, rests in groups.items()]


def folded(head: str, parts: list[str]) -> list[str]:
    """The parts after a head, on as many lines as they need."""
    lines, line = [], "  " + head
    for number, part in enumerate(parts):
        piece = part + (" | " if number < len(parts) - 1 else "")
        if len(line) + len(piece) > WIDTH and line.strip() != head.strip():
            lines.append(line.rstrip())
            line = "       "
        line += piece
    return [*lines, line.rstrip()]


def reader(seat: int | None) -> str:
    return "spectators" if seat is None else SEATS[seat]
