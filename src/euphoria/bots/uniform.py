"""The bot that plays any title: every option is as good as any other."""

from __future__ import annotations

from typing import Any

from euphoria.bots.base import Bot
from euphoria.core.actions import Action
from euphoria.core.luck import Luck


class UniformBot(Bot):
    blind = True

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)

    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:  # noqa: ARG002
        return options[self._luck.below(len(options))]
