"""Positions of the show in plain words, for scenarios."""
