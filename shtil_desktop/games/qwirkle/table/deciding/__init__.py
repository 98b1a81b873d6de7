"""What the player decides at Qwirkle's table: a turn in the making, from a first tap to an action."""
