"""Euphoria: Build a Better Dystopia, for 2 to 6 players."""
