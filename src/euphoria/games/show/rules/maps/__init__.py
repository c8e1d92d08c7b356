"""Tables to play on: reading, checking and making maps."""
