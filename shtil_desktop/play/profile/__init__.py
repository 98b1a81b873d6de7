"""The player’s files."""
