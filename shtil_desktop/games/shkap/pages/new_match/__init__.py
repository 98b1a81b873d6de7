"""Where a new expedition is chosen."""
