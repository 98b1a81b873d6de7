"""Statistics and their charts."""
