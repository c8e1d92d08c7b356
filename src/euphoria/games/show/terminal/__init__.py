"""The show in a terminal: its picture, its questions, its maps and teams."""
