"""Shkap's problems as the player reads and sees them."""
