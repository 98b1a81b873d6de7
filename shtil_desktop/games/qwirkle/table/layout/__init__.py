"""Where everything is on Qwirkle's table, as pure functions; and how the board is looked at."""
