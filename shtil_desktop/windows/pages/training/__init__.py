"""Training: exercises on the real table, and the page that lists them. It knows no game."""
