"""The kept matches: their records and sidecars, the index of them, and what could not be written."""
