"""Mouse, keys and touch."""
