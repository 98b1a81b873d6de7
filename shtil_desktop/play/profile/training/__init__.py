"""What is kept of training: how far each problem is solved, and the player's own mistakes as drills."""
