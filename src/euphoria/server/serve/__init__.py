"""The outermost room: all requests and sockets joined to one app, and the process that serves it."""
