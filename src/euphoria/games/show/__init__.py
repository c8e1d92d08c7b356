"""The show: two teams of miniatures on a continuous table with heights."""

PLAYERS = (2, 2)
"""The fewest and the most, for who lists games and needs no rules."""
