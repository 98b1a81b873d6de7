"""Shkap's table: the island as a paper chart, the market, the route and the pirates around it."""
