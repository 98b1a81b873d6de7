"""A match seen once more, and what computer seats made of its deal."""
