"""Who sees whom (lines of sight), cover, templates and the aim of a shot."""
