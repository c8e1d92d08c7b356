"""`euphoria report`: one page about many games, with plots and short texts, that needs nothing but itself."""

from __future__ import annotations

from collections import Counter, defaultdict
from html import escape
from pathlib import Path
from typing import Final

from euphoria.lab.measures import BETWEEN, Measures, Pair, Share
from euphoria.lab.plots import Dot, dots, lengths, places, stacked
from euphoria.lab.shelf import Shelf
from euphoria.languages import decimal
from euphoria.notes import Fact
from euphoria.speech import Speech

SHOWN_PAIRS: Final = 8
STANDING_OUT: Final = 10
ENOUGH: Final = 100
"""So many seats must have had something before the summary speaks of it."""
BINS: Final = 60
"""A plot of lengths has at most so many steps."""


def report(folder: Path, language: str) -> str:
    """The page about the games in a folder."""
    return Page(Measures(Shelf.open(folder)), Speech(language)).html()


class Page:
    """The sections of a report, in one language."""

    def __init__(self, measures: Measures, speech: Speech) -> None:
        self.m = measures
        self.speech = speech
        self.title = measures.plan.title

    def html(self) -> str:
        heading = escape(self.say("title", title=self.speech.title(self.title)))
        sections = [
            self._summary(),
            self._ends(),
            self._lengths(),
            self._places(),
            *[self._fact(fact) for fact in self.m.seat_facts],
            *[self._game_fact(fact) for fact in self.m.game_facts],
            *[self._pairs(fact) for fact in self.m.seat_facts if fact.pairs],
            self._numbers(),
            self._never(),
        ]
        body = "\n".join(section for section in sections if section)
        return (
            f'<!doctype html>\n<html lang="{self.speech.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{heading}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
            f"<h1>{heading}</h1>\n{self._plan()}\n{body}\n</main>\n</body>\n</html>\n"
        )

    # ------------------------------------------------------------------ words

    def say(self, id: str, **facts: int | str) -> str:
        return self.speech.say(f"lab-report-{id}", **facts)

    def number(self, value: float, places: int = 1) -> str:
        return decimal(f"{value:.{places}f}", self.speech.language)

    def percent(self, share: Share) -> str:
        low, high = (self.number(100 * bound) for bound in share.interval[1:])
        return f"{self.number(100 * share.interval.value)} % ({low}–{high})"

    def name(self, fact: Fact, value: str) -> str:
        """What a value is called. One that is told within another fact has the name of that before it."""
        *within, own = value.split(BETWEEN)
        named = self.speech.say(fact.says + own)
        if not within:
            return named
        outer = next(one for one in self.m.game_facts if one.name == fact.within)
        return f"{self.speech.say(outer.says + within[0])}: {named}"

    def fact_name(self, fact: Fact) -> str:
        return self.speech.say(f"{self.title}-note-{fact.name}")

    def dots(self, fact: Fact, shares: list[Share]) -> list[Dot]:
        return [Dot(self.name(fact, one.value), *one.interval) for one in shares]

    # ------------------------------------------------------------------ sections

    def _plan(self) -> str:
        plan = self.m.plan
        options = ", ".join(f"{name}={value}" for name, value in sorted(plan.options.items())) or "–"
        variants = "; ".join(name for name, _ in plan.variants if name)
        told = self.say(
            "plan",
            games=f"{self.m.games:,}".replace(",", " "),
            players=", ".join(map(str, plan.players)),
            bots=", ".join(plan.bots),
            seed=str(plan.seed),
            options=options,
        )
        compared = f" {self.say('variants', list=variants)}" if variants else ""
        return f"<p>{escape(told)}{escape(compared)}</p>\n<p>{escape(self.say('how'))}</p>"

    def _summary(self) -> str:
        """What differs most surely from the average, over all facts."""
        base = self.m.base
        found: list[tuple[float, str]] = []
        for fact in self.m.seat_facts:
            for share in self.m.shares(fact.name):
                value, low, high = share.interval
                if share.tries >= ENOUGH and high > low and not low <= base.interval.value <= high:
                    sure = abs(value - base.interval.value) / (high - low)
                    line = self.say(
                        "stands-out",
                        fact=self.fact_name(fact),
                        name=self.name(fact, share.value),
                        share=self.percent(share),
                        seats=share.tries,
                    )
                    found.append((sure, line))
        told = [line for _, line in sorted(found, reverse=True)[:STANDING_OUT]]
        lines = "".join(f"<li>{escape(line)}</li>" for line in told)
        text = escape(self.say("average", share=self.percent(base), seats=base.tries))
        nothing = f"<p>{escape(self.say('nothing'))}</p>"
        return self._section("summary", f"<p>{text}</p>" + (f"<ul>{lines}</ul>" if told else nothing))

    def _ends(self) -> str:
        rows = [(self.players(row["players"]), self.way(row["way"]), row["n"]) for row in self.m.ways()]
        whole: Counter[str] = Counter()
        for _, way, count in rows:
            whole[way] += count
        told = "; ".join(f"{way} {self.number(100 * n / self.m.games)} %" for way, n in whole.most_common())
        plot = stacked(rows, self.say("of-games"), self.say("ends"))
        return self._section("ends", f"<p>{escape(told)}.</p>{plot}")

    def way(self, way: str) -> str:
        return self.speech.say(f"{self.title}-way-{way}").rstrip(".")

    def players(self, count: int) -> str:
        return self.say("players", count=count)

    def _lengths(self) -> str:
        rows = self.m.turns()
        games: Counter[int] = Counter()
        turns: Counter[int] = Counter()
        longest = max((row["turns"] for row in rows), default=0)
        width = max(1, -(-longest // BINS))
        binned: dict[tuple[int, int], int] = defaultdict(int)
        for row in rows:
            games[row["players"]] += row["n"]
            turns[row["players"]] += row["n"] * row["turns"]
            binned[row["players"], row["turns"] // width * width] += row["n"]
        told = "; ".join(
            f"{self.players(count)}: {self.number(turns[count] / games[count])}" for count in sorted(games)
        )
        data = [(str(count), at, n / games[count]) for (count, at), n in sorted(binned.items())]
        plot = lengths(data, self.say("turns"), self.say("of-games"), self.say("at-table"))
        return self._section("lengths", f"<p>{escape(self.say('mean-turns', list=told))}</p>{plot}")

    def _places(self) -> str:
        """First-player effect, and seats."""
        parts = ""
        for name in ("after", "seats") if self.m.has_first else ("seats",):
            shares: list[tuple[int, int, Share]] = []
            for share in self.m.shares(name):
                players, at = map(int, share.value.split(BETWEEN))
                shares.append((players, at, share))
            shares.sort(key=lambda one: one[:2])
            total: dict[str, list[int]] = defaultdict(lambda: [0, 0])
            for players, _, share in shares:
                total[str(players)][0] += share.hits
                total[str(players)][1] += share.tries
            fair = {players: hits / tries for players, (hits, tries) in total.items()}
            dotted = [(str(players), at + 1, Dot("", *share.interval)) for players, at, share in shares]
            place = self.say(f"place-{name}")
            parts += f"<h3>{escape(self.say(f'by-{name}'))}</h3>"
            parts += places(dotted, fair, self.say("win-share"), place, self.say("at-table"))
        return self._section("places", parts)

    def _fact(self, fact: Fact) -> str:
        shares = self.m.shares(fact.name)
        if not shares:
            return ""
        often = [share for share in shares if share.tries >= ENOUGH] or shares
        told = self.say(
            "best-worst",
            best=self.name(fact, often[0].value),
            most=self.percent(often[0]),
            worst=self.name(fact, often[-1].value),
            least=self.percent(often[-1]),
        )
        plot = dots(self.dots(fact, shares), self.m.base.interval.value, self.say("win-share"))
        title = escape(self.fact_name(fact))
        return f"<section><h2>{title}</h2><p>{escape(told)}</p>{plot}{self._table(fact, shares)}</section>"

    def _table(self, fact: Fact, shares: list[Share]) -> str:
        """The numbers behind a plot, for those who cannot see it or want them."""
        head = "".join(f"<th>{escape(self.say(id))}</th>" for id in ("what", "win-share", "seats"))
        rows = "".join(
            f"<tr><td>{escape(self.name(fact, one.value))}</td><td>{self.percent(one)}</td>"
            f"<td>{one.tries}</td></tr>"
            for one in shares
        )
        table = f"<table><tr>{head}</tr>{rows}</table>"
        return f"<details><summary>{escape(self.say('table'))}</summary>{table}</details>"

    def _game_fact(self, fact: Fact) -> str:
        """How games went by a fact of the whole game: wins of the first player, and ways to end."""
        if not self.m.has_first:
            return ""
        shares = self.m.shares(f"first by {fact.name}")
        if not shares:
            return ""
        hits, tries = sum(share.hits for share in shares), sum(share.tries for share in shares)
        parts = f"<h3>{escape(self.say('first-wins'))}</h3>"
        parts += dots(self.dots(fact, shares), hits / tries, self.say("win-share"))
        rows = [
            (self.name(fact, row["value"]), self.way(row["way"]), row["n"])
            for row in self.m.ways(f"ways by {fact.name}")
        ]
        parts += f"<h3>{escape(self.say('ends'))}</h3>" + stacked(
            rows, self.say("of-games"), self.say("ends")
        )
        return f"<section><h2>{escape(self.fact_name(fact))}</h2>{parts}</section>"

    def _pairs(self, fact: Fact) -> str:
        pairs = self.m.pairs(fact)
        if not pairs:
            return ""
        shown = pairs if len(pairs) <= 2 * SHOWN_PAIRS else [*pairs[:SHOWN_PAIRS], *pairs[-SHOWN_PAIRS:]]
        head = "".join(f"<th>{escape(self.say(id))}</th>" for id in ("pair", "win-share", "seats", "lift"))
        rows = "".join(self._pair(fact, pair) for pair in shown)
        text = escape(self.say("pairs-how"))
        title = escape(self.say("pairs", fact=self.fact_name(fact)))
        return f"<section><h2>{title}</h2><p>{text}</p><table><tr>{head}</tr>{rows}</table></section>"

    def _pair(self, fact: Fact, pair: Pair) -> str:
        names = " + ".join(escape(self.name(fact, one)) for one in (pair.first, pair.second))
        lift = decimal(f"{100 * pair.lift:+.1f}", self.speech.language)
        told = [names, self.percent(pair.share), str(pair.share.tries), lift]
        return "<tr>" + "".join(f"<td>{one}</td>" for one in told) + "</tr>"

    def _numbers(self) -> str:
        means = self.m.means()
        if not means:
            return ""
        head = "".join(f"<th>{escape(self.say(id))}</th>" for id in ("what", "winners", "others"))
        rows = "".join(
            f"<tr><td>{escape(self.fact_name(fact))}</td><td>{self.number(won, 2)}</td>"
            f"<td>{self.number(other, 2)}</td></tr>"
            for fact, won, other in means
        )
        return self._section("numbers", f"<table><tr>{head}</tr>{rows}</table>")

    def _never(self) -> str:
        lines: list[str] = []
        for fact in self.m.seat_facts:
            if missing := self.m.never(fact):
                names = ", ".join(self.speech.say(fact.says + value) for value in missing)
                lines.append(f"<li>{escape(self.fact_name(fact))}: {escape(names)}</li>")
        text = f"<ul>{''.join(lines)}</ul>" if lines else f"<p>{escape(self.say('never-nothing'))}</p>"
        return self._section("never", text)

    def _section(self, id: str, body: str) -> str:
        return f"<section><h2>{escape(self.say(id))}</h2>{body}</section>"


STYLE: Final = (
    "body{margin:0;background:#f6f3ec;color:#2b2a33;font:16px/1.5 system-ui,sans-serif}"
    "main{max-width:54rem;margin:0 auto;padding:1.5rem 1rem 4rem}"
    "h1{font-size:1.7rem;line-height:1.2}h2{font-size:1.2rem;margin:0 0 .4rem}"
    "h3{font-size:1rem;margin:1rem 0 0}"
    "section{background:#fff;border:1px solid #e3ddd0;border-radius:.6rem;padding:1rem 1.1rem;margin:1rem 0}"
    "svg{max-width:100%;height:auto;display:block}table{border-collapse:collapse;font-size:.9rem}"
    "td,th{text-align:left;padding:.15rem .9rem .15rem 0;vertical-align:top}"
    "td:nth-child(n+2){font-variant-numeric:tabular-nums;white-space:nowrap}"
    "tr+tr td{border-top:1px solid #eee8dc}summary{cursor:pointer;color:#35618f}"
    "section{overflow-x:auto}"
)
