"""How a server is set up. Everything has a default that suits one person on one machine."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit


def data_folder() -> Path:
    """EUPHORIA_DATA, or what the system calls the user's data folder."""
    if chosen := os.environ.get("EUPHORIA_DATA"):
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("euphoria", appauthor=False)


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'server.sqlite'}"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """One server process. Times are seconds."""

    database: str = field(default_factory=default_database)
    bus: str = "none"
    host: str = "127.0.0.1"
    port: int = 8421
    processes: int = 1
    """So many processes of this machine serve together, on one port and one shared database."""
    process: int = 0
    """Which of them this is, from 1 on; 0: the only one."""
    public_url: str = ""
    """The address people type, if it is not the one the server listens on (a reverse proxy)."""
    proxies: str = ""
    """Addresses of reverse proxies whose X-Forwarded-For is believed, with commas."""
    log: str = "text"
    """Log lines as `text` for eyes or `json` for machines."""
    web: str = ""
    """The folder of the built web client, if it is not the one in the package."""
    metrics_token: str = ""
    """Whoever shows it may read /metrics; empty: only this machine may."""
    otel: str = ""
    """The address of a collector of OpenTelemetry (OTLP over HTTP); empty: none."""
    bot_workers: int = 1
    desk_workers: int = 2
    """Processes for questions of people who play that can take long; strangers have one more."""
    bot_delay: float = 0.6
    """How long a bot seems to think, so that people can follow."""
    drain: float = 10.0
    """How long a stop waits for what is under way."""
    restart_grace: float = 20.0
    """No clock runs out before people had this long to come back after a restart."""
    recheck: float = 5.0
    """How often tables with open sockets are compared with the database, should a bus message be lost."""
    keep_open_tables: float = 7 * 86400.0
    """Tables that never began are cleared away after this long."""
    limits: bool = True
    """Token buckets. Only load tests switch them off."""
    private_webhooks: bool = False
    """May webhooks call private addresses? Only tests and closed networks want that."""

    @property
    def origins(self) -> frozenset[str]:
        """The origins a browser may send requests from."""
        if self.public_url:
            parts = urlsplit(self.public_url)
            return frozenset({f"{parts.scheme}://{parts.netloc}"})
        return frozenset(
            f"http://{name}:{self.port}" for name in ("127.0.0.1", "localhost", "[::1]", self.host)
        )

    @property
    def secure(self) -> bool:
        """Do browsers reach us by https? Then cookies are for https only."""
        return self.public_url.startswith("https://")

    @property
    def address(self) -> str:
        return self.public_url or f"http://{'127.0.0.1' if self.host == '0.0.0.0' else self.host}:{self.port}"


def from_environment(**given: Any) -> Settings:
    """Settings from EUPHORIA_… variables; what is given (and not None) goes before them."""
    chosen: dict[str, Any] = {}
    for known in fields(Settings):
        text = os.environ.get(f"EUPHORIA_{known.name.upper()}")
        if text is not None:
            chosen[known.name] = _parsed(str(known.type), text)
    chosen.update({name: value for name, value in given.items() if value is not None})
    return Settings(**chosen)


def _parsed(kind: str, text: str) -> Any:
    if kind == "bool":
        return text.strip().lower() in ("1", "true", "yes", "on")
    if kind == "int":
        return int(text)
    if kind == "float":
        return float(text)
    return text
