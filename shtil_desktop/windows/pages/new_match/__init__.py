"""Where new matches are chosen: what the pages of all games share."""
