"""Qwirkle's items during one match: laid out, and in line with a view."""
