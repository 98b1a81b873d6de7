"""What a hand is worth on the islands to come, and what coins are worth for winning."""
