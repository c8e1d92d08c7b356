"""EUPHORIA, the ultimate reality show: two teams of miniatures on a continuous table with heights."""
