"""Tables people sit at: lobby, seats, clocks, storage, push.

The server knows no rule. It hands what people do to a `Match`, writes what the match added to its log into
the database in one transaction, and only then tells everybody what they may know. See docs/server.md for
running it and docs/protocol.md for talking to it.
"""

from __future__ import annotations
