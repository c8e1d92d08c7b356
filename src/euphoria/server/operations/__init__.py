"""Running a server: settings, start and stop, logs, metrics, backup."""
