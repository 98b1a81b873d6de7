"""A hint in words and on the board."""
