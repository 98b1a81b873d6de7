"""A game of Qwirkle read afterwards."""
