"""Dystopia: dice as workers, for two to six."""

PLAYERS = (2, 6)
"""The fewest and the most, for who lists games and needs no rules."""
