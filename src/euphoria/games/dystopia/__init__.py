"""Dystopia: dice as workers, for two to six."""
