"""The items of a match, brought in line with a view and with what the player does."""
