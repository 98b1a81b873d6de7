"""Lessons on the real table, the same for every game: what they are, how far one came, who leads through."""
