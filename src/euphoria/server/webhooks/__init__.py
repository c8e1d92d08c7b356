""" "It is your turn", for slow games: to an address that the player gave, or on their browsers.

address.py   where an address leads, and whether it may be called
post.py      one call; those to a player's own address are signed
webpush.py   a message that only one browser can read, and who it is from; p256.py has its keys
queue.py     calls that wait in the database until they are made, and who makes them
"""

from euphoria.server.webhooks.address import check_url, is_public
from euphoria.server.webhooks.post import secret, sign
from euphoria.server.webhooks.queue import Hooks
from euphoria.server.webhooks.webpush import is_browser

__all__ = ["Hooks", "check_url", "is_browser", "is_public", "secret", "sign"]
