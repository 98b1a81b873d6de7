"""What Shkap's table looks like: chart, islands, cards and pirates, drawn from plain values."""
