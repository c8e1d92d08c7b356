"""PettingZoo: every seat an agent, one after the other (AEC), with masks of what may be answered."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo.utils.env import AECEnv  # pyright: ignore[reportMissingTypeStubs]

from euphoria.core.actions import Action
from euphoria.core.outline import outline
from euphoria.core.state import SPECTATOR
from euphoria.encoding import MOST
from euphoria.registry import Title
from euphoria.research.play import Play
from euphoria.research.spaces import ActionSpace

Observation = dict[str, NDArray[Any]]
"""`observation`, the view of the seat as numbers, and `action_mask`, 1 for each number that is offered."""


class AecEnv(AECEnv[str, Any, Any]):
    """A title with all its seats, `seat_0`, `seat_1` and so on.

    Whoever is asked is `agent_selection`; where several decide at once, the lowest seat answers first and
    its answer stays sealed. `infos` of that agent has the question and the offered actions in words.
    Rewards come at the end: 1 for who has won, -1 for who has lost. After `max_steps` decisions the game is
    truncated.

    >>> env = AecEnv("leaders", players=5)
    >>> env.reset(seed=1)
    >>> observation, reward, termination, truncation, info = env.last()
    >>> env.agent_selection, info["question"], info["actions"][0]
    ('seat_0', 'arrange', Action('arrange E E S'))
    >>> env.step(env.play.number("arrange E S E"))
    >>> env.agent_selection
    'seat_1'
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False}  # type: ignore[misc]

    def __init__(
        self,
        title: str | Title,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.play = Play(title, players, options)
        self.max_steps = max_steps
        self.render_mode = render_mode
        name = f"euphoria_{self.play.game.id}_v{self.play.encoding.version}".replace("-", "_")
        self.metadata = {**AecEnv.metadata, "name": name}  # type: ignore[misc]
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.players)]
        self.agents = []
        shown = spaces.Box(0, MOST, (self.play.encoding.size,), np.uint8)
        masked = spaces.Box(0, 1, (self.play.size,), np.int8)
        observed: spaces.Space[Any] = spaces.Dict({"observation": shown, "action_mask": masked})
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {
            agent: ActionSpace(self.play, seat) for seat, agent in enumerate(self.possible_agents)
        }
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new game. With a seed it is always the same; games after it follow from that seed, too."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.agents = self.possible_agents[:]
        self.steps = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.play.begin(int(self._random.integers(1 << 62)))
        self._select()

    def _select(self) -> None:
        """Turn to whoever is asked; at the end to everybody in turn."""
        play = self.play
        if play.seat >= 0:
            self.agent_selection = agent = self.possible_agents[play.seat]
            self.infos[agent] = {"question": play.question, "actions": play.offered}
        else:
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What a seat sees. Who is not asked has nothing to answer: its mask is all noughts."""
        play, seat = self.play, self._seats[agent]
        mask = play.mask() if seat == play.seat else bytearray(play.size)
        return {
            "observation": np.frombuffer(play.observe(seat), np.uint8),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def step(self, action: int | None) -> None:
        """Answer for `agent_selection` with the number of an action; with None after the end."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise self.play.not_offered(None)
        self.play.take(int(action))
        self._stepped(agent)

    def say(self, action: Action | str) -> None:
        """Answer for `agent_selection` in words: also with what has no number, such as an offer to trade."""
        agent = self.agent_selection
        self.play.say(action)
        self._stepped(agent)

    def _stepped(self, agent: str) -> None:
        self.steps += 1
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        if self.play.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.play.rewards(), strict=True))
            self._accumulate_rewards()
        elif self.max_steps is not None and self.steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()

    def render(self) -> str | None:
        """The table as a spectator may know it, line by line."""
        if self.render_mode is None:
            return None
        return "\n".join(outline(self.play.game.view(self.play.state, SPECTATOR)))

    def close(self) -> None:
        """Nothing is open."""
