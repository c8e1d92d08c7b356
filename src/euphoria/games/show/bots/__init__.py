"""Bots for the ultimate reality show."""
