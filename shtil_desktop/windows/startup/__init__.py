"""The first picture."""
