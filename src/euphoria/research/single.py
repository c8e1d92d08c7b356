"""Gymnasium: one learner at a table of bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from euphoria import bots
from euphoria.bots import Bot
from euphoria.core.actions import Action
from euphoria.core.errors import BadSetup
from euphoria.core.outline import outline
from euphoria.encoding import MOST
from euphoria.registry import Title
from euphoria.research.play import BadAction, Play
from euphoria.research.spaces import ActionSpace

Observation = dict[str, NDArray[Any]]


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat is the learner's, the others are played by bots of the kinds that `opponents` names.

    One kind plays all other seats, several are dealt to them in turn, in the order of play after the
    learner. The reward comes at the end: 1 for a win, -1 for a loss. A number that is not offered raises
    `BadAction`, or, with `illegal="lose"`, ends the game as lost: for learners that know no masks.

    >>> env = SeatEnv("leaders", players=5, opponents="greedy")
    >>> observation, info = env.reset(seed=6)
    >>> info["question"], len(info["actions"])
    ('arrange', 6)
    >>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample())
    >>> terminated
    False
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}  # type: ignore[misc]

    def __init__(
        self,
        title: str | Title,
        players: int | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int = 0,
        options: dict[str, Any] | None = None,
        illegal: Literal["refuse", "lose"] = "refuse",
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._title = title
        self.play = Play(title, players, options)
        if not 0 <= seat < self.play.players:
            raise BadSetup(f"There is no seat {seat} at a table of {self.play.players}.")
        self.seat = seat
        self.opponents = [opponents] if isinstance(opponents, str) else list(opponents)
        self.illegal = illegal
        self.max_steps = max_steps
        self.render_mode = render_mode
        self._bots: dict[int, Bot] = self._seated(0)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, MOST, (self.play.encoding.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.play.size,), np.int8),
            }
        )
        self.action_space = ActionSpace(self.play, seat)

    def _seated(self, seed: int) -> dict[int, Bot]:
        """A bot for each other seat."""
        others = [(self.seat + far) % self.play.players for far in range(1, self.play.players)]
        kinds = [self.opponents[number % len(self.opponents)] for number in range(len(others))]
        return {
            seat: bots.make(kind, self._title, seed + seat) for seat, kind in zip(others, kinds, strict=True)
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._bots = self._seated(int(self.np_random.integers(1 << 62)))
        self.steps = 0
        self.play.begin(int(self.np_random.integers(1 << 62)))
        self._others_answer()
        return self._observation(), self._info()

    def _others_answer(self) -> None:
        """Let the bots play until the learner is asked or the game is over."""
        play = self.play
        while play.seat >= 0 and play.seat != self.seat:
            play.say(bots.ask(self._bots[play.seat], play.game, play.state, play.seat, list(play.offered)))

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.play.take(int(action))
        except BadAction:
            if self.illegal == "refuse" or self.play.over:
                raise
            return self._observation(), -1.0, True, False, {"illegal": int(action)}
        return self._stepped()

    def say(self, action: Action | str) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer in words: also with what has no number."""
        self.play.say(action)
        return self._stepped()

    def _stepped(self) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._others_answer()
        self.steps += 1
        over = self.play.over
        truncated = not over and self.max_steps is not None and self.steps >= self.max_steps
        return self._observation(), self.play.rewards()[self.seat], over, truncated, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be answered now, as learners with masks ask for it."""
        return np.frombuffer(self.play.mask(), np.bool_)

    def _observation(self) -> Observation:
        return {
            "observation": np.frombuffer(self.play.observe(self.seat), np.uint8),
            "action_mask": np.frombuffer(self.play.mask(), np.int8),
        }

    def _info(self) -> dict[str, Any]:
        return {"question": self.play.question, "actions": self.play.offered}

    def render(self) -> Any:
        """The table as the learner's seat may know it, line by line."""
        if self.render_mode is None:
            return None
        return "\n".join(outline(self.play.game.view(self.play.state, self.seat)))
