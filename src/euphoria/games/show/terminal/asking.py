"""Questions typed at the table of the show: where to, who sees whom, the aim, the odds, distances.

All of it is `Match.ask` in words: free for everybody at any moment (S-4.2).
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Any

from euphoria.core.errors import BadQuestion, Refusal
from euphoria.games.show.rules.box.data import INCH
from euphoria.games.show.rules.geometry.scenery import Field
from euphoria.games.show.rules.geometry.winds import LENGTH, SIXTEEN
from euphoria.games.show.speech import words
from euphoria.games.show.speech.seen import scenery
from euphoria.languages import decimal
from euphoria.terminal.screen import FAINT

if TYPE_CHECKING:
    from euphoria.cli.talk import Talk

Told = dict[str, Any]

COVER_WORDS = {"touching": "cover-touching", "through": "cover-through-building", "partly": "cover"}
WEAPONS = ("first", "second", "both")
ROWS = ("high", "middle", "low")
COLUMNS = ("left", "axis", "right")
COARSE = INCH // 2
FINE = INCH // 20
"""Steps in which the furthest place is looked for."""
QUARTER = 25
"""LP losses are told in steps of this."""


class Confused(Exception):
    """What was typed cannot be asked like this: the message that says so, and its facts."""

    def __init__(self, id: str, **facts: str) -> None:
        super().__init__(id)
        self.id = id
        self.facts = facts


class Words:
    """The words behind a command, sorted by what they are."""

    def __init__(self, talk: Talk, text: str) -> None:
        self.view = talk.match.view(talk.session.seat)
        self._active: str | None = self.view["about"] or self.view["active"]
        self.figures: list[str] = []
        self.others: list[str] = []
        """Places, directions, targets: whatever is no figure, number or weapon."""
        self.numbers: list[int] = []
        self.weapon: str | None = None
        for word in text.split():
            self._sort(word)

    def _sort(self, word: str) -> None:
        names = [one["figure"] for one in self.view["figures"]]
        found = [name for name in names if word.casefold() in (name.casefold(), _short(name))]
        if len(found) > 1:
            raise Confused("cli-ask-which", list=", ".join(found))
        if found:
            self.figures.append(found[0])
        elif word.isdecimal() and len(word) < 4:
            self.numbers.append(int(word))
        elif word.casefold() in WEAPONS:
            self.weapon = word.casefold()
        elif "," in word or word.casefold() == "cat" or word.casefold().startswith("target-"):
            self.others.append(word.casefold())
        else:
            raise Confused("cli-ask-what", word=word)

    def actor(self) -> str:
        """The figure that is asked about if none is named: the one the question is about."""
        if self._active is None:
            raise Confused("cli-ask-who")
        return self._active

    def one(self) -> str:
        return self.figures[0] if self.figures else self.actor()

    def pair(self) -> tuple[str, str]:
        """Two figures; where one is named, the one at hand is the first."""
        if len(self.figures) >= 2:
            return self.figures[0], self.figures[1]
        if not self.figures:
            raise Confused("cli-ask-whom")
        return self.actor(), self.figures[0]

    def place(self) -> Told:
        """A supposed place of the first figure."""
        return {"at": self.others[0]} if self.others else {}


def _short(name: str) -> str:
    """`blanca` stands for `B.blanca` where there is only one."""
    return name.partition(".")[2].casefold()


class Answerer:
    """Asks the match and tells the answer."""

    def __init__(self, talk: Talk, text: str) -> None:
        self.talk = talk
        self.say = talk.say
        self.speech = talk.speech
        self.words = Words(talk, text)
        self.field: Field = scenery(self.words.view["map"])

    def ask(self, what: str, **fields: Any) -> Told:
        return self.talk.match.ask(self.talk.session.seat, {"ask": what, **fields})

    # ------------------------------------------------------------------ small words

    def name(self, figure: str) -> str:
        return words.name(self.speech, figure)

    def length(self, value: int) -> str:
        return words.length(self.speech, value)

    def percent(self, chance: Told) -> str:
        return self.number(chance["percent"])

    def number(self, value: float) -> str:
        return decimal(f"{value:g}", self.speech.language)

    def blocker(self, told: Told) -> str:
        return words.blocker(self.speech, self.field, told)

    def write(self, id: str, **facts: Any) -> None:
        self.talk.screen.write(self.say(id, **facts))

    def item(self, id: str, **facts: Any) -> None:
        self.talk.screen.item(self.say(id, **facts))

    def refused(self, told: Told | None) -> None:
        """The sentence that says why something is not possible, if it is not."""
        if told is not None:
            reason = Refusal(told["rule"], told["reason"], told["facts"])
            self.talk.screen.write(self.speech.refusal(self.talk.match, reason))

    # ------------------------------------------------------------------ where to

    def where(self) -> None:
        figure = self.words.one()
        if self.words.others:
            self._way(self.ask("route", figure=figure, to=self.words.others[0]))
        else:
            self._reach(self.ask("reach", figure=figure))

    def _reach(self, told: Told) -> None:
        figure = self.name(told["figure"])
        if not told["areas"]:
            self.write("cli-where-stuck", figure=figure, ap=told["ap"])
            self.refused(told["refusal"])
            return
        self.write("cli-where-ap", figure=figure, ap=told["ap"])
        if told["rises"]:
            self.write("cli-where-rises")
        place = self._place_of(told["figure"])
        ground = place[2]
        for surface in sorted({area["surface"] for area in told["areas"]}):
            areas = [area for area in told["areas"] if area["surface"] == surface]
            self.item(
                "cli-where-surface",
                surface=words.surface(self.speech, self.field, surface),
                ap=min(area["price"] for area in areas),
                list=self._straight(told, place) if surface == ground else self._furthest(areas, place),
            )

    def _figure(self, figure: str) -> Told:
        found: Told = next(one for one in self.words.view["figures"] if one["figure"] == figure)
        return found

    def _place_of(self, figure: str) -> list[int]:
        found: list[int] = self._figure(figure)["place"]
        return found

    def _straight(self, told: Told, place: list[int]) -> str:
        """How far the figure gets straight in each direction of the wind: by the rules, not by a drawing."""
        found: list[tuple[int, str]] = []
        for dx, dy in SIXTEEN[::2]:
            far = self._limit(told, place, dx, dy)
            if far:
                found.append((far, words.bearing(self.speech, dx, dy)))
        far_first = sorted(found, key=lambda one: -one[0])
        return ", ".join(f"{bearing} {self.number(far // 10 / 100)}" for far, bearing in far_first)

    def _limit(self, told: Told, place: list[int], dx: int, dy: int) -> int:
        """The furthest place straight in this direction that its AP pay for, to a twentieth of an inch."""
        longest = told["ap"] * INCH
        for step in range(longest, 0, -COARSE):
            if self._pays(told, place, dx, dy, step):
                return max(
                    (
                        fine
                        for fine in range(step, min(step + COARSE, longest + 1), FINE)
                        if self._pays(told, place, dx, dy, fine)
                    ),
                    default=step,
                )
        return 0

    def _pays(self, told: Told, place: list[int], dx: int, dy: int, far: int) -> bool:
        x, y = place[0] + dx * far // LENGTH, place[1] + dy * far // LENGTH
        if not (0 <= x <= self.field.width and 0 <= y <= self.field.depth):
            return False
        way = self.ask("route", figure=told["figure"], to=f"{x / INCH:g},{y / INCH:g}")
        return bool(way["found"] and way["left"] is not None)

    def _furthest(self, areas: list[Told], place: list[int]) -> str:
        """The furthest corner of some areas in each direction of the wind."""
        best: dict[str, int] = {}
        for area in areas:
            for x, y in (point for ring in area["rings"] for point in ring):
                dx, dy = x - place[0], y - place[1]
                bearing = words.bearing(self.speech, dx, dy)
                best[bearing] = max(best.get(bearing, 0), isqrt(dx * dx + dy * dy))
        far = sorted(best.items(), key=lambda one: -one[1])
        return ", ".join(f"{bearing} {self.number(value // 100 / 10)}" for bearing, value in far)

    def _way(self, told: Told) -> None:
        x, y, surface = told["to"]
        place = words.standing(self.speech, self.field, x, y, surface)
        if not told["found"]:
            self.write("cli-where-none", place=place)
        elif told["left"] is None:
            self.write("cli-where-dear", place=place, price=told["price"], ap=told["ap"])
        else:
            self.write("cli-where-way", place=place, price=told["price"], left=told["left"])
        self.refused(told["refusal"])
        for step in told["steps"]:
            self.talk.screen.as_is(f"{step['action']}  ({self.say('show-note-ap', ap=step['ap'])})", indent=4)

    # ------------------------------------------------------------------ seeing

    def see(self) -> None:
        if self.words.figures:
            figure, target = self.words.pair()
            self._lines(self.ask("sight", figure=figure, target=target, **self.words.place()))
            return
        told = self.ask("sight", figure=self.words.actor(), **self.words.place())
        self.write("cli-see-all", figure=self.name(told["figure"]))
        self.refused(told["refusal"])
        for other in told["others"]:
            text = self.say("cli-see-free", figure=self.name(other["figure"]), free=other["free"])
            self.talk.screen.item(", ".join([text, *self._cover(other["cover"])]))

    def _cover(self, told: Told) -> list[str]:
        if told["reason"] not in COVER_WORDS:
            return []
        word = words.word(self.speech, "modifier", COVER_WORDS[told["reason"]])
        return [f"{word} {told['value']} ({self.blocker(told['by'])})"]

    def _lines(self, told: Told) -> None:
        """Nine lines as the viewer sees their ends."""
        viewer, target = self.name(told["figure"]), self.name(told["target"])
        self.refused(told["refusal"])
        head = self.say("cli-see-one", figure=viewer, target=target, free=told["free"])
        self.talk.screen.write(". ".join([head, *self._cover(told["cover"])]))
        by_place = {(line["height"], line["side"]): line for line in told["lines"]}
        for height in ROWS:
            line = [by_place[height, side] for side in COLUMNS]
            ends = [
                self.say("cli-see-clear") if one["free"] else self.blocker(one["blocker"]) for one in line
            ]
            self.talk.screen.item(f"{self.say(f'cli-see-{height}')}: {' | '.join(ends)}")
        self.write("cli-see-back" if told["seen"] else "cli-see-not-back", figure=viewer, target=target)

    # ------------------------------------------------------------------ shooting

    def aim(self) -> None:
        figure, target = self.words.pair()
        told = self.ask("aim", figure=figure, target=target, **self.words.place())
        self._shot_head(told)
        for weapon in told["weapons"]:
            self.item("cli-aim-weapon", **self._weapon(weapon))
            self.refused(weapon["refusal"])

    def _shot_head(self, told: Told) -> None:
        self.write(
            "cli-aim-head",
            figure=self.name(told["figure"]),
            target=self.name(told["target"]),
            distance=self.length(told["distance"]),
        )
        self.refused(told["place_refusal"])
        if told["holds"]:
            self.write("cli-aim-holds", figure=self.name(told["figure"]))

    def _weapon(self, told: Told) -> Told:
        return {
            "weapon": self._weapon_word(told["weapon"]),
            "aim": told["aim"],
            "shots": told["shots"],
            "list": self._modifiers(told),
        }

    def _weapon_word(self, weapon: str) -> str:
        if weapon == "both":
            return self.say("cli-aim-both")
        return words.word(self.speech, "weapon", weapon)

    def _modifiers(self, told: Told) -> str:
        parts = [str(told["base"])]
        for one in told["modifiers"]:
            parts.append(f"{words.word(self.speech, 'modifier', one['id'])} {one['value']:+} ({one['rule']})")
        return ", ".join(parts)

    def odds(self) -> None:
        figure, target = self.words.pair()
        fields = self.words.place()
        if self.words.numbers:
            fields["shots"] = self.words.numbers[0]
        if self.words.weapon is not None:
            fields["weapon"] = self.words.weapon
        told = self.ask("odds", figure=figure, target=target, **fields)
        self._shot_head(told)
        self.write("cli-aim-weapon", **self._weapon(told))
        self.refused(told["refusal"])
        for victim in told["victims"]:
            self._victim("cli-odds-victim", victim, victim)
            self._losses(victim)

    def _victim(self, id: str, victim: Told, losses: Told) -> None:
        self.item(
            id,
            figure=self.name(victim["figure"]),
            lp=victim["lp"],
            hurt=self.percent(losses["hurt"]),
            kill=self.percent(losses["kill"]),
            mean=self.number(round(losses["loss"]["mean"], 1)),
        )

    def _losses(self, victim: Told) -> None:
        """How likely it loses so many LP or more."""
        ways = [int(number) for number in victim["loss"]["ways"]]
        total = int(victim["loss"]["total"])
        steps = range(QUARTER, victim["lp"], QUARTER)
        shares = [f"{lp}: {self.number(round(1000 * sum(ways[lp:]) / total) / 10)} %" for lp in steps]
        if shares:
            self.talk.screen.write(self.say("cli-odds-losses", list=", ".join(shares)), FAINT, indent=4)

    # ------------------------------------------------------------------ fights

    def fight(self) -> None:
        fields: Told = {"figure": self.words.one()}
        if len(self.words.figures) > 1:
            fields["target"] = self.words.figures[1]
        elif self.words.figures and self._is_rival(self.words.figures[0]):
            fields = {"figure": self.words.actor(), "target": self.words.figures[0]}
        told = self.ask("fight", **fields, **self.words.place())
        for member in told["members"]:
            self.item(
                "cli-fight-member",
                figure=self.name(member["figure"]),
                lp=member["lp"],
                free=member["free"],
                most=member["most"],
            )
        self.refused(told["refusal"])
        for choice in told["choices"]:
            self._choice(choice)

    def _is_rival(self, figure: str) -> bool:
        """Is this an enemy of the figure at hand?"""
        teams = {one["figure"]: one["team"] for one in self.words.view["figures"]}
        return bool(teams[self.words.actor()] != teams[figure])

    def _choice(self, choice: Told) -> None:
        self.write(
            "cli-fight-choice",
            dice=choice["dice"],
            own=choice["own"],
            rival=choice["rival"],
            dealt=self._spread(choice["dealt"]),
            taken=self._spread(choice["taken"]),
            better=self.percent(choice["better"]),
            worse=self.percent(choice["worse"]),
        )

    def _spread(self, told: Told) -> str:
        total = int(told["total"])
        shares = [(number, int(ways)) for number, ways in enumerate(told["ways"]) if int(ways)]
        return ", ".join(f"{n}: {self.number(round(1000 * ways / total) / 10)} %" for n, ways in shares)

    # ------------------------------------------------------------------ distances and templates

    def measure(self) -> None:
        ends = [*self.words.figures, *self.words.others]
        if len(ends) == 1:
            ends = [self.words.actor(), *ends]
        if len(ends) != 2:
            raise Confused("cli-ask-two")
        told = self.ask("measure", **{"from": ends[0], "to": ends[1]})
        self.write(
            "cli-measure",
            start=self._end(told["from"]),
            end=self._end(told["to"]),
            distance=self.length(told["distance"]),
            gap=self.length(told["gap"]),
            height=self.length(abs(told["height"])),
        )

    def _end(self, word: str) -> str:
        known = {one["figure"] for one in self.words.view["figures"]}
        return self.name(word) if word in known else word

    def under(self) -> None:
        if not self.words.others:
            raise Confused("cli-ask-where")
        by = {"by": self.words.figures[0]} if self.words.figures else {}
        flame = [one for one in self.words.view["figures"] if one["figure"] in by.values() and one["flame"]]
        told = self.ask("under", **by, **{"towards" if flame else "at": self.words.others[0]})
        self.refused(told.get("refusal"))
        if not told["victims"]:
            self.write("cli-under-nobody")
        for victim in told["victims"]:
            self._victim("cli-under-stay", victim, victim["stay"])
            if victim.get("flee") is not None:
                self._victim("cli-under-flee", victim, victim["flee"])
            elif not flame:
                self.item("cli-under-no-flee", figure=self.name(victim["figure"]))


def ask_about(talk: Talk, command: str, text: str) -> bool:
    """Answer one typed question about the table. Nothing changes."""
    try:
        asked = Answerer(talk, text)
        _ANSWERS[command](asked)
    except Confused as confused:
        talk.screen.write(talk.say(confused.id, **confused.facts))
    except BadQuestion as bad:
        talk.screen.write(talk.say("cli-ask-bad", reason=str(bad)))
    return False


_ANSWERS = {
    "where": Answerer.where,
    "see": Answerer.see,
    "aim?": Answerer.aim,
    "odds": Answerer.odds,
    "fight": Answerer.fight,
    "measure": Answerer.measure,
    "under": Answerer.under,
}
