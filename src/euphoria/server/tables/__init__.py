"""A table and what is done at it: the session in memory, its lock, and the steps."""
