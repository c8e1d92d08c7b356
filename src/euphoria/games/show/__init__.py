"""The show: two teams of miniatures on a continuous table with heights."""
