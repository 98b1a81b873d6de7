"""Shtil Desktop: quiet tabletop games, alone and offline."""

__version__ = "0.1.0"
