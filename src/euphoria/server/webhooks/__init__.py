"""Webhooks: "it is your turn", for slow games, to an address that the player gave.

address.py   where an address leads, and whether it may be called
post.py      one signed call
queue.py     calls that wait in the database until they are made, and who makes them
"""

from euphoria.server.webhooks.address import check_url, is_public
from euphoria.server.webhooks.post import secret, sign
from euphoria.server.webhooks.queue import Hooks

__all__ = ["Hooks", "check_url", "is_public", "secret", "sign"]
