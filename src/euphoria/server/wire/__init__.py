"""Everything that travels, as types."""
