"""Shtil's items during one voyage: laid out, in line with a view, and lit for a decision."""
