"""The title as a whole: the game, worlds a seat cannot tell apart, dice of a finished show."""
