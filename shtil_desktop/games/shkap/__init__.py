"""Shkap: pirates lay routes of cards across islands to reach chests in few steps."""
