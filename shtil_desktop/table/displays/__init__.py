"""What the scene shows beside the game itself: the line of words, the log, hints, the end."""
