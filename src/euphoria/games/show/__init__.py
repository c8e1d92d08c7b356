"""The show: two teams of miniatures on a continuous table with heights."""

PLAYERS = (2, 2)
"""The fewest and the most, for who lists games and needs no rules."""
COMMANDS = "euphoria.games.show.terminal.commands"
"""What joins commands of its own to `euphoria`, for who reads what was typed and needs no rules."""
