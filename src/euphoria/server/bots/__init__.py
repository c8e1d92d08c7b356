"""Bots and clocks: whatever moves a table on without a person."""
