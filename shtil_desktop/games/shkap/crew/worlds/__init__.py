"""What a seat can't see, imagined: the cards of the others, what they do with them, and what comes of it."""
