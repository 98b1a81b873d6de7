"""The turn of the standard game, and how expansions add to it."""
