"""The computer pirates of Shkap: a view in, an action out, and the hint."""
