"""Leaders of Euphoria: Choose a Better Oppressor, for 4 to 8 players."""
