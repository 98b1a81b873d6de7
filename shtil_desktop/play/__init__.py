"""A game being played: the session, what is kept of it on disk, and the worker that thinks for the mates."""
