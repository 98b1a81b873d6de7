"""An island: its cells, walking a route on it, where a route could lead, and what came of it."""
