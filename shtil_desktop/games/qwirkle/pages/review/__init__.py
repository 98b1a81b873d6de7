"""A game of Qwirkle read afterwards, as its page tells it."""
