"""What each action does, by the phase of the game in which it is asked for."""
