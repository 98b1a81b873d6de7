"""Shtil's problems: "win from here", a position near the end of a voyage with every card open."""
