"""What the command and the titles share in a terminal."""
