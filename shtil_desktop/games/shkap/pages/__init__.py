"""Shkap's pages, as the house asks for them."""
