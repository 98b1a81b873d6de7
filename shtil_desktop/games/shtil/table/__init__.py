"""Shtil on the screen."""
