"""Websockets: the connection (RFC 6455 is read by the library `websockets`), tables and the lobby over it."""
