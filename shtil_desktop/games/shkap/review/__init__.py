"""A game of Shkap read afterwards, with all cards open."""
