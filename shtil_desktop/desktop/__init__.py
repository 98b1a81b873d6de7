"""What the program does ashore, without a game: its place in the desktop's menu, and the check of itself."""
