"""The phases of a turn, as the rulebook tells them."""
