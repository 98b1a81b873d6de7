"""Shtil Desktop: the quiet card game, alone and offline."""

__version__ = "0.1.0"
