"""Islands, drawn from their numbers."""
