"""What Qwirkle's table looks like: tiles, rack, bag and the light on the board."""
