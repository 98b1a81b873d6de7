"""Everything that moves on a table."""
