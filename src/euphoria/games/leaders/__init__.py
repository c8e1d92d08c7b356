"""Leaders: hidden roles for four to eight."""

PLAYERS = (4, 8)
"""The fewest and the most, for who lists games and needs no rules."""
