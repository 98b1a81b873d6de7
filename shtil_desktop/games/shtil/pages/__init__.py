"""Shtil’s own pages."""
