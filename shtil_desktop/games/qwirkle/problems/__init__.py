"""Qwirkle's problems: the best move, and the end of a game of two with open hands."""
