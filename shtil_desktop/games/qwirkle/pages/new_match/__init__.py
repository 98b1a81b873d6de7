"""Where a new game of Qwirkle is chosen."""
