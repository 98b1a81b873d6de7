"""A hint in words, and drawn on the island."""
