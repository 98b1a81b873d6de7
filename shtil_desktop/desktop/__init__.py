"""What the program does without a game: its place in the menu of the desktop, and the check of itself."""
