"""Bots for Leaders of Euphoria."""
