"""Publish and subscribe of Redis or Valkey as bus."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Any, Final

import structlog

from euphoria.server.bus.base import Bus, Subscriber, hand_on
from euphoria.server.common.notes import CHANNEL

log: Any = structlog.get_logger("euphoria.bus")
redis: Any = import_module("redis.asyncio")  # its types are half known

PAUSE: Final = 0.5
"""Seconds between two attempts to come back to a server that went away."""


class RedisBus(Bus):
    def __init__(self, url: str) -> None:
        super().__init__()
        self._client: Any = redis.Redis.from_url(url)
        self._task: asyncio.Task[None] | None = None

    async def start(self, subscriber: Subscriber, gap: Callable[[], Awaitable[None]]) -> None:
        # The first time a failure is told at once: whoever starts the server mistyped the address.
        channel = await self._subscribe()
        self._task = asyncio.create_task(self._listen(channel, subscriber, gap))

    async def _subscribe(self) -> Any:
        channel = self._client.pubsub(ignore_subscribe_messages=True)
        await channel.subscribe(CHANNEL)
        return channel

    async def _listen(self, channel: Any, subscriber: Subscriber, gap: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                if channel is None:
                    channel = await self._subscribe()
                    await gap()
                    log.info("bus-back")
                async for message in channel.listen():
                    await hand_on(subscriber, message["data"])
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("bus-away", error=type(error).__name__)
                channel = None
                await asyncio.sleep(PAUSE)

    async def _send(self, notes: str) -> None:
        await self._client.publish(CHANNEL, notes)

    async def stop(self) -> None:
        await super().stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._client.aclose()
