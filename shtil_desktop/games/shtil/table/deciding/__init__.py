"""What the player decides at Shtil's table: choices in the making, from a first tap to an action."""
