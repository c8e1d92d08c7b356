"""The show in words."""
