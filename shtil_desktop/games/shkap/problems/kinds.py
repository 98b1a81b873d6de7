"""The kinds of Shkap's problems, and the facts that each needs."""

from typing import Final

SHORTEST: Final = "shortest"
TWO_CHESTS: Final = "two-chests"
KINDS: Final = (SHORTEST, TWO_CHESTS)
NEEDED: Final = {SHORTEST: ("chest", "steps"), TWO_CHESTS: ("first", "second")}
CHESTS: Final = ("chest", "first", "second")
"""Those of the facts that name a chest, by the number of its cell."""
