"""Finished matches remembered: what is kept of each, and what they come to."""
