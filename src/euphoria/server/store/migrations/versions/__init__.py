"""One file per change, in the order of their numbers."""
