"""What the player is to be told over whatever is shown: what went wrong, where things were kept."""
