"""Exact odds, counted and never sampled."""
