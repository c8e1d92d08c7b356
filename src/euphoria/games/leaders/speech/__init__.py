"""Leaders in words."""
