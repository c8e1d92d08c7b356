"""Dystopia in words."""
