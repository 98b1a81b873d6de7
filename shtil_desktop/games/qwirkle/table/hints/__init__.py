"""A hint on Qwirkle's table."""
