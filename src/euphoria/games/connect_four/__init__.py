"""Connect four: the example of a whole title, and the smallest."""

PLAYERS = (2, 2)
"""The fewest and the most, for who lists games and needs no rules."""
