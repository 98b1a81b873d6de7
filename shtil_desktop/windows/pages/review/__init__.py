"""A match read afterwards: what the reviews of all games share."""
