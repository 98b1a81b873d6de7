"""The choice of a new voyage."""
