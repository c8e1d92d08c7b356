"""What players may ask before they choose, as plain data."""
