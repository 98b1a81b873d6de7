"""What the house calls things: in plain words, or in those of its only game."""
