"""The greedy bot: takes the option that is worth most right now, by what its seat can know and deduce."""

from __future__ import annotations

from typing import Any, Final

from euphoria.bots.advice import Hint
from euphoria.bots.base import Bot
from euphoria.core.actions import Action
from euphoria.core.luck import Luck
from euphoria.games.leaders.bots import talk
from euphoria.games.leaders.bots.choices import judge
from euphoria.games.leaders.bots.personalities import Personality
from euphoria.games.leaders.bots.plans import NO_PLACE, Plan, make_plan, next_targets
from euphoria.games.leaders.bots.reading import Reading
from euphoria.games.leaders.bots.reasons import REASONS, told
from euphoria.games.leaders.bots.seen import read_view
from euphoria.games.leaders.bots.thoughts import ANY, Thought
from euphoria.games.leaders.rules.cards import ROW
from euphoria.games.leaders.rules.deduction import Beliefs, beliefs

_ANY: Final = Thought(0.0, ANY)


class GreedyBot(Bot):
    """Plays for the team its seat really is on; equal options are chosen between by its own luck."""

    advises = True
    personal = True

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)
        self._history: list[int] = []
        self._beliefs: Beliefs | None = None
        self._plan: Plan | None = None
        self._personality: Personality | None = None
        self._told: list[dict[str, Any]] = []

    def become(self, personality: Personality) -> None:
        self._personality = personality
        self.listens = personality.lies  # who lies remembers what was said

    def hear(self, told: list[dict[str, Any]]) -> None:
        self._told = told

    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:
        self.words = self.lie(view, kind)
        best = self._best(view, kind, options)
        choice, _ = best[self._luck.below(len(best))]
        self.remember(view, choice)
        return choice

    def remember(self, view: dict[str, Any], choice: Action) -> None:
        """Keep the targets that an Artifact is used for: they are asked for one by one."""
        if choice.verb == "use":
            paying = ROW * view["you"] + choice.arguments["paying"]
            self._plan = make_plan(self.read(view), choice.arguments["artifact"], paying)

    def lie(self, view: dict[str, Any], kind: str) -> str:
        """What somebody who lies says aloud with an action; all others say nothing."""
        if self._personality is None or not self._personality.lies:
            return ""
        return talk.lie(self.read(view), self._told) if talk.speaks(view, kind) else ""

    def believe(self, view: dict[str, Any], beliefs: Beliefs) -> None:
        """Who knows better than by counting says so, before the question about this view."""
        self._beliefs = beliefs
        self._history = view["history"]

    def advise(self, view: dict[str, Any], kind: str, options: list[Action]) -> list[Hint]:
        thoughts = dict(self.judge(view, kind, options))
        judged = [(option, thought.worth) for option, thought in thoughts.items()]
        return REASONS.hints(judged, lambda option: [told(thoughts[option])])

    def _best(self, view: dict[str, Any], kind: str, options: list[Action]) -> list[tuple[Action, Thought]]:
        """The options that are worth most, with the reasons."""
        judged = self.judge(view, kind, options)
        most = max(thought.worth for _, thought in judged)
        return [(option, thought) for option, thought in judged if thought.worth == most]

    def judge(self, view: dict[str, Any], kind: str, options: list[Action]) -> list[tuple[Action, Thought]]:
        """The options with what they are worth and why; of a card in use those its plan names next."""
        if kind == "arrange":
            return [(option, _ANY) for option in options]
        r = self.read(view)
        if kind == "name":
            return self._next_targets(r, options)
        judged = zip(options, judge(r, kind, [option.code for option in options]), strict=True)
        if self._personality is None:
            return list(judged)
        return [(option, self._personality.weigh(thought)) for option, thought in judged]

    def read(self, view: dict[str, Any]) -> Reading:
        """The view with what follows from it; beliefs change only when something was seen or moved."""
        if self._beliefs is None or view["history"] != self._history:
            self._beliefs = beliefs(view)
            self._history = view["history"]
        return read_view(view, self._beliefs)

    def _next_targets(self, r: Reading, options: list[Action]) -> list[tuple[Action, Thought]]:
        """The next target of the plan made when the card was chosen, or of a new one if it is forgotten."""
        plan = self._plan
        if plan is None:
            plan = make_plan(r, r.using, NO_PLACE)
        codes = next_targets(plan, [option.code for option in options])
        return [(option, plan.thought) for option in options if option.code in codes]
