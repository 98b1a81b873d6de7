"""What a move is worth to a seat, from its view alone."""
