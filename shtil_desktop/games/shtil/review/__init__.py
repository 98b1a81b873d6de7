"""A voyage read afterwards."""
