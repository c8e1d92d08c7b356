"""Bots for Euphoria: Build a Better Dystopia."""
