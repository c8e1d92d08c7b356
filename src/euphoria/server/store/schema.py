"""The tables of the database. Times are milliseconds since 1970, documents are JSON text.

The migrations in `migrations/` make them; a test compares the two.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    inspect,
    text,
)

metadata: Final = MetaData()
NEWEST: Final = "0009"
"""The last migration: what a database with these tables says of itself."""

BY_KEY: Final[dict[str, Any]] = {"sqlite_with_rowid": False}
"""SQLite keeps the rows in the index of their key: what every move adds goes to one page instead of two."""


def is_newest(connection: Connection) -> bool:
    """Does the database have these tables already?"""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == NEWEST


house = Table(
    "house",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Facts about the whole installation, such as the secret that signs invitations."""

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("login", String(32), unique=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
    Column("hook", Text, nullable=False),
    Column("face", String(16), nullable=False),
)
"""Everybody who ever sat down. A guest has no login; `hook` is the address of their webhook."""

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("table_id", String(12)),
    Column("seat", Integer),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("proved", BigInteger, nullable=False),
)
"""Secrets that open doors: `session` (a device), `link` (once, another device), `seat` (a program).
`proved`: when somebody last proved on this device who they are; 0: never."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("credential", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("name", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("passkeys_by_person", "person"),
)
"""Passkeys: the public half of a key that an authenticator keeps; its id becomes ours (credentials.py)."""

codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Index("codes_by_person", "person"),
)
"""Recovery codes that are left, each good for coming in once."""

challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("session", String(64), nullable=False),
    Column("challenge", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False),
)
"""What passkeys are to sign within minutes, by the hash of the ticket; `session`: the token of who asked."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("title", String(32), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("phase", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("pace", String(12), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("host", String(16), nullable=False),
    Column("key", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("salt", Text, nullable=False),
    Column("invitation", Integer, nullable=False),
    Column("chats", Integer, nullable=False),
    Column("clock_from", BigInteger, nullable=False),
    Column("wake", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("extra", Text, nullable=False),
    # Only those that somebody must look at: a move at any other changes nothing of it.
    Index("tables_by_wake", "wake", sqlite_where=text("wake IS NOT NULL")),
    Index("tables_by_phase", "phase", "public", "changed"),
)
"""A table. `version` counts its changes, `length` the entries of its log: writers must name both right."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(16)),
    Column("name", String(32), nullable=False),
    Column("face", String(16), nullable=False),
    Column("bot", String(32), nullable=False),
    Column("standin", String(32), nullable=False),
    Column("misses", Integer, nullable=False),
    Column("reserve", BigInteger, nullable=False),
    Column("standing", Text, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("notes", Text, nullable=False),
    Index("seats_by_person", "person"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    **BY_KEY,
)
"""The log of every table. Rows are added, never changed."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("length", Integer, nullable=False),
    Column("seal", String(64), nullable=False),
    Column("body", Text, nullable=False),
)
"""The match of a table after the first entries of its log as it stands, so that they need not be followed
again. It can be thrown away at any time: without one that fits (`seal`) the whole log is followed."""

keys = Table(
    "keys",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(16), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("answer", Text, nullable=False),
    **BY_KEY,
)
"""What was answered to which request, so that a request sent twice is carried out once."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("room", String(8), nullable=False),
    Column("person", String(16), nullable=False),
    Column("seat", Integer),
    Column("to_seat", Integer),
    Column("name", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("hidden", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(16)),
    Column("title", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("payoff", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("results_by_person", "person"),
)
"""How finished games ended for each seat; the statistics are sums over it."""

calls = Table(
    "calls",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("device", String(32), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("posed", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("calls_by_due", "due"),
)
"""Calls to be made: who is asked at which seat since when, by webhook or, if it names one, on a device.
`due` is also who holds it (calls.py)."""

devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(96), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("devices_by_person", "person"),
)
"""Browsers that are told by web push; the id follows from the endpoint (devices.py)."""

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Analyses of finished games: how many choices are judged, and, when all are, what came of it."""
