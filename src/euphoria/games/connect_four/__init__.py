"""Connect four: the example of a whole title, and the smallest."""
