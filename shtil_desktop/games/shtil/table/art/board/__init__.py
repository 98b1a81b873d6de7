"""The board and what surrounds it."""
