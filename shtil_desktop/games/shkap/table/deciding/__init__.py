"""Taps, drags and keys become one action."""
